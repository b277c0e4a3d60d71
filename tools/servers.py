"""Gets the servers that people will have in front of Roundhouse, for the tests: Debian's packages, without root.

They run on any Linux with an Intel processor and a C library that is no older. Elsewhere those on the PATH are taken.
"""

from typing import Final, NamedTuple

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


def command(server: Server) -> debian.Program:
    """The command that starts a server. Raises NoProgramError."""
    try:
        tree = debian.runnable(debian.ROOT / ".cache" / server.program, server.packages)
    except debian.NoPackagesError as missing:
        return debian.on_path([server.program], missing)
    return debian.Program(tree / "usr/sbin" / server.program, {"LD_LIBRARY_PATH": debian.libraries(tree)})
