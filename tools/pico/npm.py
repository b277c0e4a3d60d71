"""The emulator's JavaScript, laid out beside the packages that it needs; npm fetches those once."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import tempfile
from pathlib import Path

from tools.pico.node import NoNodeError, node

ROOT = Path(__file__).resolve().parents[2]
SOURCES = Path(__file__).resolve().parent / "emulator"
CACHE = ROOT / ".cache" / "emulator"


def emulator() -> Path:
    """The folder with the emulator's modules, ready to run. Raises NoNodeError."""
    node()
    packages = [SOURCES / "package.json", SOURCES / "package-lock.json"]
    home = CACHE / _mark(packages)
    if not (home / "node_modules").exists():
        _fetch(packages, home)
    modules = sorted(SOURCES.glob("*.mjs"))
    laid = home / _mark(modules)
    if not laid.exists():
        _put_in_place(modules, laid)
    return laid


def _fetch(packages: list[Path], home: Path) -> None:
    """The packages that the lock file names, exactly those."""
    npm = shutil.which("npm")
    if npm is None:
        raise NoNodeError("there is no npm, which fetches the emulator; on Debian: apt-get install npm")
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        for path in packages:
            shutil.copy(path, folder)
        words = [npm, "ci", "--no-audit", "--no-fund", "--omit=dev", "--ignore-scripts"]
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode:
            lines = [line for line in done.stderr.splitlines() if line.startswith("npm error")] or ["no word why"]
            raise NoNodeError(f"npm cannot fetch the emulator ({lines[0]}); is there a network?")
        _move(Path(folder), home)


def _put_in_place(modules: list[Path], laid: Path) -> None:
    with tempfile.TemporaryDirectory(dir=laid.parent) as folder:
        for path in modules:
            shutil.copy(path, folder)
        _move(Path(folder), laid)


def _move(made: Path, place: Path) -> None:
    """All of it or nothing: another process may be doing the same."""
    # The folder goes away by its old name: a copy of it stays.
    ready = made.with_name(made.name + "-ready")
    shutil.copytree(made, ready, symlinks=True)
    try:
        ready.rename(place)
    except OSError:
        shutil.rmtree(ready)
        if not place.exists():
            raise


def _mark(paths: list[Path]) -> str:
    mark = hashlib.sha256()
    for path in paths:
        mark.update(path.name.encode() + b"\0" + path.read_bytes())
    return mark.hexdigest()[:16]
