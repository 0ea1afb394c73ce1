"""Say which build of the rules is installed; with --expect, say which one it should be."""

import shutil
import sys
import sysconfig
from pathlib import Path

import tertulia


def should_compile() -> bool:
    """Whether this machine has a C compiler and Python's headers, so that pure would be a fault."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(compiler) is not None and headers.exists()


if __name__ == "__main__":
    if "--expect" in sys.argv:
        print("compiled" if should_compile() else "interpreted")
    else:
        print(f"Tertulia, rules {'compiled' if tertulia.compiled else 'interpreted'}.")
