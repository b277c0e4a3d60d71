"""Gets Mosquitto, the broker that most halls will have, for the tests: Debian's package, without root.

It runs on any Linux with an Intel processor and a C library that is no older. Elsewhere the one on the PATH is taken.
"""

from __future__ import annotations

import platform
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

from tools.browser import C_LIBRARY, SUITE

from tools import debian

CACHE = debian.ROOT / ".cache" / "mosquitto"
PROGRAM = "mosquitto"
PACKAGES = (
    *(PROGRAM, "libcap2", "libdlt2", "libgcrypt20", "libgpg-error0", "liblz4-1", "liblzma5", "libssl3"),
    *("libsystemd0", "libwrap0", "libzstd1"),
)


class NoMosquittoError(Exception):
    """There is no Mosquitto here; the message says what to do."""


class Mosquitto(NamedTuple):
    """The program, and the environment that it wants beside this process's own."""

    program: Path
    environment: dict[str, str]


def mosquitto() -> Mosquitto:
    """The broker for the tests. Raises NoMosquittoError."""
    reason = "this machine is not an Intel Linux with apt and Debian 12's C library or a newer one"
    if sys.platform == "linux" and platform.machine() == "x86_64" and shutil.which("apt-get"):
        if tuple(int(part) for part in platform.libc_ver()[1].split(".")) >= C_LIBRARY:
            try:
                tree = debian.unpacked(CACHE, SUITE, "amd64", PACKAGES)
            except debian.NoPackagesError as error:
                reason = str(error)
            else:
                libraries = ":".join(sorted({str(path.parent) for path in tree.glob("**/*.so*")}))
                return Mosquitto(tree / "usr/sbin" / PROGRAM, {"LD_LIBRARY_PATH": libraries})
    found = shutil.which(PROGRAM)
    if found is None:
        raise NoMosquittoError(f"There is no Mosquitto: {reason}. Install `mosquitto` so that it is on the PATH.")
    return Mosquitto(Path(found), {})
