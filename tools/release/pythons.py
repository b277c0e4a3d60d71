"""The Pythons that wheels are compiled for: those on the PATH, and of Debian's sid the one that is not there.

Debian's is unpacked and not installed. Its C library is newer than the one here, so the loader of its own starts it;
the C compiler and what it compiles for stay those of this computer, whose wheels run on older systems, too.
"""

from __future__ import annotations

import shlex
import shutil
import subprocess

from tools import debian

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
"""The versions of Python that a release is for; pyproject.toml names them, too."""
CACHE = debian.ROOT / ".cache/pythons"
SUITE = "sid"
PACKAGES = ("python{0}-minimal", "libpython{0}-minimal", "libpython{0}-stdlib", "libpython{0}-dev")
LIBRARIES = (
    *("libc6", "libgcc-s1", "libssl3t64", "libexpat1", "zlib1g", "libffi8", "libbz2-1.0", "liblzma5", "libzstd1"),
    *("libuuid1", "libsqlite3-0"),
)
START = """#!/bin/sh
export PYTHONHOME={tree}/usr CPATH={tree}/usr/include
exec {tree}/usr/lib64/ld-linux-x86-64.so.2 --library-path {tree}/usr/lib/x86_64-linux-gnu \\
  --argv0 "$0" {tree}/usr/bin/python{version} "$@"
"""


def interpreter(version: str) -> str:
    """A Python of this version. Raises NoPackagesError where none is to be had."""
    found = shutil.which(f"python{version}")
    return found if found and starts(found) else of_debian(version)


def starts(python: str) -> bool:
    """Whether there is a Python behind this name; a shim of pyenv may be there without one."""
    return not subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode


def of_debian(version: str) -> str:
    """Debian's Python of this version, unpacked, with a file that starts it. Raises NoPackagesError."""
    tree = debian.unpacked(CACHE, SUITE, "amd64", (*(name.format(version) for name in PACKAGES), *LIBRARIES))
    start = CACHE / f"python{version}"
    start.write_text(START.format(tree=shlex.quote(str(tree)), version=version), encoding="utf-8")
    start.chmod(0o755)
    if not starts(str(start)):
        raise debian.NoPackagesError("Debian's is for Linux on Intel and AMD processors")
    return str(start)
