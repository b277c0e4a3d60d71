"""MicroPython's sources for the Pico, from Debian's source packages: laid out as its own build wants them."""

import hashlib
import json
import shutil
from pathlib import Path

from tools.file_lock import locked

from tools import debian

ROOT = Path(__file__).resolve().parents[2]
CACHE = (ROOT / ".cache" / "micropython-source").resolve()
SUITE = "trixie"
ARCHIVES = ("micropython", "mbedtls")
PACKAGES = ("pico-sdk-source", "tinyusb-source")
UNPACKED = "unpacked.json"
"""The list of the archives that lie unpacked beside it; it is written when all of them do."""


def sources() -> Path:
    """The folder of MicroPython's source, unpacked once. Raises NoPackagesError."""
    home = CACHE / debian.recipe(SUITE, ARCHIVES, PACKAGES)
    with locked(CACHE):
        if not (home / UNPACKED).exists():
            shutil.rmtree(CACHE, ignore_errors=True)
            archives = _unpack(home)
            (home / UNPACKED).write_text(json.dumps(archives), encoding="utf-8")
    return home / "micropython"


def archives() -> dict[str, str]:
    """The SHA-256 of each archive that the sources came in, by name with version. Raises NoPackagesError."""
    unpacked: dict[str, str] = json.loads((sources().parent / UNPACKED).read_text(encoding="utf-8"))
    return unpacked


def _unpack(home: Path) -> dict[str, str]:
    """Lay the sources out below `home`; the archives' names and hashes."""
    architecture = debian.run(["dpkg", "--print-architecture"], ROOT)
    tree, libraries = home / "micropython", home / "libraries"
    # MicroPython first: the others go into its folder.
    fetched = sorted(
        debian.Apt(home / "apt", SUITE, debian.SOURCE).fetch(*ARCHIVES),
        key=lambda path: not path.name.startswith("micropython_"),
    )
    for archive in fetched:
        name = archive.name.partition("_")[0]
        into = tree if name == "micropython" else tree / "lib" / name
        shutil.rmtree(into, ignore_errors=True)
        into.mkdir(parents=True)
        debian.run(["tar", "--extract", "--strip-components=1", "--file", str(archive), "-C", str(into)], home)
    packages = debian.Apt(home / "apt", SUITE, architecture).fetch(*PACKAGES)
    for package in packages:
        debian.unpack(package, libraries)
    for name in ("pico-sdk", "tinyusb"):
        shutil.rmtree(tree / "lib" / name, ignore_errors=True)
        shutil.copytree(libraries / "usr/src" / name, tree / "lib" / name, symlinks=True)
    # The build asks for this submodule and uses nothing of it.
    (tree / "lib/micropython-lib").mkdir(exist_ok=True)
    (tree / "lib/micropython-lib/README.md").touch()
    hashes = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in [*fetched, *packages]}
    shutil.rmtree(libraries)
    shutil.rmtree(home / "apt")
    return hashes
