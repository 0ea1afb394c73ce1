"""See to it that the browser tests find a Chromium, or say what to install."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HELP = (
    "The browser tests need Chromium or Google Chrome in the PATH. "
    "On Debian or Ubuntu: apt-get install chromium. "
    "To test without a browser: make lint, then pytest -m 'not browser'."
)


def found() -> bool:
    """Whether one of the usual names is in the path."""
    return any(shutil.which(name) for name in NAMES)


def install() -> None:
    """Take the distribution's, where we may; an old package list is renewed first."""
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in ("update", "install -y --no-install-recommends chromium"):
        words = ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=300", *command.split()]
        subprocess.run(words, check=False, stdout=subprocess.DEVNULL, env=env)


if __name__ == "__main__":
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not found() and root and shutil.which("apt-get"):
        print("Installing Chromium for the browser tests ...", flush=True)
        install()
    if not found():
        sys.exit(HELP)
