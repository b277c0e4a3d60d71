"""Gets a real MicroPython for the tests: a 32-bit unix port with the Pico's word size, no build, no root.

Debian trixie's i386 package is unpacked beside its own libraries under `.cache/` and started through its own
loader, so it runs on any Linux with an Intel processor, whatever release that is. Elsewhere the `micropython`
on the PATH is taken, if it is new enough.
"""

import os
import platform
import shutil
import sys
from pathlib import Path

from tools import debian

ROOT = Path(__file__).resolve().parent.parent

CACHE = ROOT / ".cache" / "micropython"
SUITE = "trixie"
PACKAGES = ("micropython", "libc6", "libffi8", "libmbedcrypto16", "libmbedtls21", "libmbedx509-7")
OLDEST = (1, 22)  # the first whose 32-bit unix port has all that the firmware uses


class NoMicroPython(Exception):
    """MicroPython is not available here; the message says what to do."""


def command() -> list[str]:
    """The words that start MicroPython; options and a script follow them.

    Raises NoMicroPython, with a sentence that says what to do.
    """
    reason = "this machine is not an Intel Linux with apt"
    if sys.platform == "linux" and platform.machine() in ("x86_64", "i686") and shutil.which("apt-get"):
        try:
            return _of_debian()
        except NoMicroPython as error:
            reason = str(error)
    found = shutil.which("micropython")
    if found is None:
        raise NoMicroPython(f"There is no MicroPython: {reason}. Install `micropython` so that it is on the PATH.")
    version = _version([found])
    if version < OLDEST:
        wanted = ".".join(map(str, OLDEST))
        raise NoMicroPython(f"{found} is too old ({reason}). Install MicroPython {wanted} or newer on the PATH.")
    return [found]


def _of_debian() -> list[str]:
    """MicroPython from Debian's packages, unpacked once, checked against its list of sums ever after."""
    try:
        tree = debian.unpacked(CACHE, SUITE, "i386", PACKAGES)
    except debian.NoPackagesError as error:
        raise NoMicroPython(str(error)) from error
    loader = next(tree.glob("**/ld-linux.so.2"))
    libraries = ":".join(sorted({str(path.parent) for path in tree.glob("**/*.so.*")}))
    words = [str(loader), "--library-path", libraries, str(tree / "usr/bin/micropython")]
    if _version(words) < OLDEST:
        raise NoMicroPython(f"Debian {SUITE} offers an older MicroPython than {OLDEST}")
    return words


def _version(words: list[str]) -> tuple[int, ...]:
    show = "import sys; print('.'.join(str(n) for n in sys.implementation.version[:2]))"
    try:
        text = debian.run([*words, "-c", show], ROOT)
    except debian.NoPackagesError as error:
        raise NoMicroPython(str(error)) from error
    return tuple(int(part) for part in text.split("."))


if __name__ == "__main__":
    try:
        os.execv((start := command())[0], [*start, *sys.argv[1:]])
    except NoMicroPython as error:
        sys.exit(str(error))
