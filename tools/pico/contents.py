"""The content of an image, for the manifest beside it: files and archives by their hashes, compiler, licenses."""

import hashlib
import re
from pathlib import Path

from tools.pico import frozen, sources, toolchain

ROOT = Path(__file__).resolve().parents[2]
ALWAYS_INSIDE = {
    "Roundhouse": "MIT",
    "MicroPython": "MIT",
    "newlib": "the permissive licenses of its COPYING.NEWLIB",
    "libgcc": "GPL-3.0-or-later WITH GCC-exception-3.1",
}
"""The owners of the code that every image has in it, and its license."""
COMPILED = {
    "libm": ("libm", "MIT AND SunPro"),
    "littlefs": ("littlefs", "BSD-3-Clause"),
    "mbedtls": ("mbed TLS", "Apache-2.0 OR GPL-2.0-or-later"),
    "mbedtls_errors": ("mbed TLS errors", "Apache-2.0"),
    "oofatfs": ("oofatfs", "BSD-1-Clause"),
    "pico-sdk": ("pico-sdk", "BSD-3-Clause"),
    "re1.5": ("re1.5", "BSD-3-Clause"),
    "tinyusb": ("TinyUSB", "MIT"),
    "uzlib": ("uzlib", "Zlib"),
}
"""The same of the folders below MicroPython's `lib` of which a build may take files."""


def made_with(programs: Path, chip: str) -> dict[str, object]:
    """Sources of others that show in the image's bytes: the archives of the sources, compiler and libraries."""
    return {
        "archives": sources.archives(),
        "compiler": toolchain.compiler(programs),
        "libraries": {name: sha256(path) for name, path in toolchain.libraries(programs, chip).items()},
    }


def files() -> dict[str, str]:
    """Our own files, by their paths in the project."""
    return {path.relative_to(ROOT).as_posix(): sha256(path) for path in frozen.parts()}


def compiled_in(build: Path) -> list[str]:
    """The folders below MicroPython's `lib` of which something was compiled in a build folder."""
    # The compiler lists, for each object, the files that it read.
    told = " ".join(path.read_text(encoding="utf-8") for path in build.rglob("*.d"))
    return sorted(set(re.findall(r"/micropython/lib/([^/\s]+)/", told)))


def licenses(folders: list[str]) -> dict[str, str]:
    """The owners of the code in an image that these folders were compiled into, and their licenses."""
    return ALWAYS_INSIDE | dict(COMPILED[folder] for folder in folders)


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
