"""The one part of the build that is code: compile the rules, or say why not and go on without.

Everything else is in pyproject.toml. `core`, `games` and `bots` are plain typed Python; mypyc turns
the same files into one C extension. TERTULIA_PURE=1 leaves them as they are.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/tertulia")
COMPILED = ("core/**/*.py", "games/**/*.py", "bots/**/*.py")
# Only these commands need the C; the others (metadata, sdist, editable) should not wait for it.
BUILDS = {"bdist_wheel", "build", "build_ext", "install"}
# GCC and Clang. Without interposition the library may inline its own functions, which gains half;
# without a table for its calls into Python (PLT), play from Python gains a thirtieth.
# A warning that a newer compiler invents must not cost the compiled build.
FLAGS = ["-fno-semantic-interposition", "-fno-plt", "-fwrapv", "-Wno-error"]


Extensions = list[Any]  # setuptools and distutils each have a class of this name


def modules() -> list[str]:
    """Name the files to compile; package files only re-export and stay as they are."""
    found = sorted({path for pattern in COMPILED for path in PACKAGE.glob(pattern)})
    return [path.as_posix() for path in found if path.name != "__init__.py"]


def extensions() -> Extensions:
    """Translate to C; nothing to build where that isn't wanted or fails."""
    if not BUILDS & set(sys.argv):
        return []
    if os.environ.get("TERTULIA_PURE", "") not in ("", "0"):
        return pure("TERTULIA_PURE is set")
    if not modules():
        return pure("there is nothing to compile")
    try:
        from mypyc.build import mypycify

        options = ["--config-file=tools/mypyc.ini", "--cache-dir=.mypy_cache/mypyc"]
        found: Extensions = mypycify(
            options + modules(),
            opt_level="3",
            debug_level="0",
            target_dir="build/mypyc",
            group_name="tertulia",
        )
    except (Exception, SystemExit) as error:  # mypyc reports a type error by leaving
        return pure(f"mypyc refused: {error}")
    for extension in found:
        if os.name != "nt":  # a list of its own: mypyc gives one to all
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return found


def pure(reason: str) -> Extensions:
    """Say in one line that the rules stay interpreted."""
    line = " ".join(reason.split())
    print(f"tertulia: pure Python build, several times slower ({line})", flush=True)
    return []


class BuildRules(build_ext):
    """All or nothing: the modules share one library, so half a build would not import.

    Hence no `optional=True`, which drops the extensions that fail and keeps the rest.
    """

    def run(self) -> None:
        if not self.extensions:
            return
        try:
            super().run()
        except Exception as error:
            self.drop(error)
        else:
            print(f"tertulia: compiled build, {len(modules())} modules", flush=True)

    def drop(self, error: Exception) -> None:
        for path in map(Path, self.get_outputs()):
            path.unlink(missing_ok=True)
        self.extensions = self.distribution.ext_modules = pure(str(error))
        wheel: Any = self.distribution.get_command_obj("bdist_wheel", create=False)
        if wheel is not None:
            wheel.root_is_pure = True  # or the file name would promise a platform


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildRules})
