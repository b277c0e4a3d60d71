"""For people without pip: the program with all that it needs, as one file (a zipapp) and as a package of Debian.

Both hold the parts for several versions of Python side by side: their compiled modules have the version in their names.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tools.release import zipapp_start
from tools.release.pythons import PYTHONS
from tools.release.wheels import CONSTRAINTS, run
from tools.release.zipapp_start import FOLDER

from roundhouse import __version__

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "host/packaging"
UNITS = ROOT / "host/systemd"
EXTRAS = "phones,club,mdns"
PLACE = "usr/lib/roundhouse"
"""The place where the program lies in Debian's package."""
SCRIPT = f'#!/bin/sh\nPYTHONPATH=/{PLACE} exec /usr/bin/python3 -P -m roundhouse "$@"\n'
ZIPAPP_HEADER = """#!/bin/sh
test $(wc -c < "$0") = {size:12} && exec python3 "$0" "$@"
echo "$0 is not whole: fetch it again." >&2
exit 1
"""
"""The first lines of the zipapp: of half a file Python would say that it has null bytes."""


def make(wheels: Path, out: Path) -> None:
    """The zipapp and the package, of the plain wheel in a folder. Raises ReleaseError."""
    (wheel,) = wheels.glob("*.whl")
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        for version in PYTHONS:
            lay(wheel, version, site)
        zipapp(site, out)
        debian_package(site, Path(folder) / "tree", out)


def lay(wheel: Path, version: str, site: Path) -> None:
    """Install a wheel and what it needs for one version of Python into a folder that may hold others."""
    with tempfile.TemporaryDirectory() as folder:
        run(
            *(sys.executable, "-m", "pip", "install", "--quiet", "--no-compile", "--target", folder),
            *("--python-version", version, "--only-binary", ":all:"),
            *("--constraint", CONSTRAINTS, f"{wheel}[{EXTRAS}]"),
        )
        # direct_url.json names a folder that is gone then.
        unwanted = shutil.ignore_patterns("bin", "__pycache__", "direct_url.json")
        shutil.copytree(folder, site, dirs_exist_ok=True, ignore=unwanted)


def zipapp(site: Path, out: Path) -> None:
    """One file for every Linux on this kind of processor: `sh roundhouse-VERSION.pyz play`."""
    files = sorted(path for path in site.rglob("*") if path.is_file())
    content = {f"{FOLDER}/{path.relative_to(site).as_posix()}": path.read_bytes() for path in files}
    mark = hashlib.sha256()
    for name, inside in content.items():
        mark.update(name.encode() + b"\0" + hashlib.sha256(inside).digest())
    start = Path(zipapp_start.__file__).read_text(encoding="utf-8")
    start = start.replace("@MARK@", mark.hexdigest()[:16]).replace("@PYTHONS@", '", "'.join(PYTHONS))
    made = out / f"roundhouse-{__version__}.pyz"
    with made.open("wb") as file:
        file.write(ZIPAPP_HEADER.format(size=0).encode())
        with ZipFile(file, "w") as packed:
            for name, inside in {"__main__.py": start.encode(), **content}.items():
                packed.writestr(ZipInfo(name), inside, ZIP_DEFLATED)
        size = file.tell()
        file.seek(0)
        file.write(ZIPAPP_HEADER.format(size=size).encode())
    made.chmod(0o755)


def debian_package(site: Path, tree: Path, out: Path) -> None:
    """A package with the program, its units and their user, man pages, completions, and a line in the menu."""
    shutil.copytree(site, tree / PLACE)
    shutil.copytree(PACKAGING / "share", tree / "usr/share")
    (tree / "usr/share/zsh/vendor-completions").mkdir()
    (tree / "usr/share/zsh/site-functions/_roundhouse").rename(tree / "usr/share/zsh/vendor-completions/_roundhouse")
    (tree / "usr/share/zsh/site-functions").rmdir()
    for unit in UNITS.iterdir():
        put(tree / "usr/lib/systemd/system" / unit.name, of_the_package(unit.read_text(encoding="utf-8")))
    put(tree / "usr/bin/roundhouse", SCRIPT, 0o755)
    put(tree / "usr/share/doc/roundhouse/copyright", (ROOT / "LICENSE").read_text(encoding="utf-8"))
    size = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file()) // 1024
    for file in (PACKAGING / "debian").iterdir():
        text = file.read_text(encoding="utf-8").replace("@VERSION@", __version__).replace("@SIZE@", str(size))
        put(tree / "DEBIAN" / file.name, text, 0o644 if file.name == "control" else 0o755)
    epoch = int(os.environ.get("SOURCE_DATE_EPOCH", "0"))
    for path in (tree, *tree.rglob("*")):
        path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
        os.utime(path, (epoch, epoch), follow_symlinks=False)
    run("dpkg-deb", "--root-owner-group", "--build", tree, out)


def of_the_package(unit: str) -> str:
    """A unit whose program is Debian's, and whose code is drawn when the package is installed."""
    here = unit.replace("/opt/roundhouse/bin", "/usr/bin")
    return here.replace("CHANGEME", "${CODE}\nEnvironmentFile=/etc/default/roundhouse")


def put(file: Path, text: str, mode: int = 0o644) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    file.chmod(mode)
