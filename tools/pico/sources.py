"""MicroPython's sources for the Pico, from Debian's source packages: laid out as its own build wants them."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

from tools import debian

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".cache" / "micropython-source"
SUITE = "trixie"
ARCHIVES = ("micropython", "mbedtls")
PACKAGES = ("pico-sdk-source", "tinyusb-source")


def sources() -> Path:
    """The folder of MicroPython's source, unpacked once. Raises NoPackagesError."""
    home = CACHE / hashlib.sha256(repr((SUITE, ARCHIVES, PACKAGES)).encode()).hexdigest()[:12]
    if not (home / "done").exists():
        shutil.rmtree(CACHE, ignore_errors=True)
        _unpack(home)
        (home / "done").touch()
    return home / "micropython"


def _unpack(home: Path) -> None:
    architecture = debian.run(["dpkg", "--print-architecture"], ROOT)
    apt = debian.Apt(home / "apt", SUITE, architecture)
    tree, libraries = home / "micropython", home / "libraries"
    # MicroPython first: the others go into its folder.
    for archive in sorted(apt.sources(*ARCHIVES), key=lambda path: not path.name.startswith("micropython_")):
        name = archive.name.partition("_")[0]
        into = tree if name == "micropython" else tree / "lib" / name
        shutil.rmtree(into, ignore_errors=True)
        into.mkdir(parents=True)
        debian.run(["tar", "--extract", "--strip-components=1", "--file", str(archive), "-C", str(into)], home)
    for package in apt.packages(*PACKAGES):
        debian.unpack(package, libraries)
    for name in ("pico-sdk", "tinyusb"):
        shutil.rmtree(tree / "lib" / name, ignore_errors=True)
        shutil.copytree(libraries / "usr/src" / name, tree / "lib" / name, symlinks=True)
    # The build asks for this submodule and uses nothing of it.
    (tree / "lib/micropython-lib").mkdir(exist_ok=True)
    (tree / "lib/micropython-lib/README.md").touch()
    shutil.rmtree(libraries)
    shutil.rmtree(home / "apt")
