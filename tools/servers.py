"""Gets the servers that people will have in front of Roundhouse, for the tests: Debian's packages, without root.

They run on any Linux with an Intel processor and a C library that is no older. Elsewhere those on the PATH are taken.
"""

from __future__ import annotations

import platform
import shutil
import sys
from pathlib import Path
from typing import Final, NamedTuple

from tools.browser import C_LIBRARY, SUITE

from tools import debian


class Server(NamedTuple):
    """A program, and the packages that it comes in."""

    program: str
    packages: tuple[str, ...]


MOSQUITTO: Final = Server(
    "mosquitto",
    (
        *("mosquitto", "libcap2", "libdlt2", "libgcrypt20", "libgpg-error0", "liblz4-1", "liblzma5", "libssl3"),
        *("libsystemd0", "libwrap0", "libzstd1"),
    ),
)
"""The broker that most halls will have."""
NGINX: Final = Server("nginx", ("nginx", "libcrypt1", "libpcre2-8-0", "libssl3", "zlib1g"))
"""The proxy that many homes have before their servers."""


class NoServerError(Exception):
    """There is no such server here; the message says what to do."""


class Command(NamedTuple):
    """The program, and the environment that it wants beside this process's own."""

    program: Path
    environment: dict[str, str]


def command(server: Server) -> Command:
    """What starts a server. Raises NoServerError."""
    reason = "this machine is not an Intel Linux with apt and Debian 12's C library or a newer one"
    if sys.platform == "linux" and platform.machine() == "x86_64" and shutil.which("apt-get"):
        if tuple(int(part) for part in platform.libc_ver()[1].split(".")) >= C_LIBRARY:
            try:
                tree = debian.unpacked(debian.ROOT / ".cache" / server.program, SUITE, "amd64", server.packages)
            except debian.NoPackagesError as error:
                reason = str(error)
            else:
                libraries = ":".join(sorted({str(path.parent) for path in tree.glob("**/*.so*")}))
                return Command(tree / "usr/sbin" / server.program, {"LD_LIBRARY_PATH": libraries})
    found = shutil.which(server.program)
    if found is None:
        raise NoServerError(
            f"There is no {server.program}: {reason}. Install `{server.program}` so that it is on the PATH."
        )
    return Command(Path(found), {})
