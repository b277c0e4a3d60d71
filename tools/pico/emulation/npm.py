"""The emulator's modules, laid out beside the packages that they need; npm fetches those once."""

import hashlib
import shutil
import subprocess
import tempfile
from pathlib import Path

from tools.pico.emulation.node import NoNodeError, node

ROOT = Path(__file__).resolve().parents[3]
SOURCES = Path(__file__).resolve().parents[1] / "emulator"
CACHE = ROOT / ".cache" / "emulator"
PROCESSOR = "processor.ts"
# The emulator brings the memory; the program's constants lie in it from 0x8000 on.
COMPILED_FOR = ("-O3", "--runtime", "stub", "--importMemory", "--noExportMemory", "--memoryBase", "0x8000")


def emulator() -> Path:
    """The folder with the emulator's modules, ready to run. Raises NoNodeError."""
    home = packages(SOURCES)
    modules = sorted([*SOURCES.glob("*.mjs"), *SOURCES.glob("*.ts")])
    laid = home / _mark(modules, COMPILED_FOR)
    if not laid.exists():
        _put_in_place(modules, laid)
    return laid


def packages(folder: Path) -> Path:
    """The places of the packages that the lock file of this folder names, exactly those. Raises NoNodeError."""
    node()
    named = [folder / "package.json", folder / "package-lock.json"]
    home = CACHE / _mark(named)
    if not (home / "node_modules").exists():
        _fetch(named, home)
    return home


def _fetch(packages: list[Path], home: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise NoNodeError("there is no npm, which fetches packages; on Debian: apt-get install npm")
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        made = Path(folder) / "made"
        made.mkdir()
        for path in packages:
            shutil.copy(path, made)
        words = [npm, "ci", "--no-audit", "--no-fund", "--omit=dev", "--ignore-scripts"]
        done = subprocess.run(words, cwd=made, capture_output=True, text=True, check=False)
        if done.returncode:
            lines = [line for line in done.stderr.splitlines() if line.startswith("npm error")] or ["no word why"]
            raise NoNodeError(f"npm cannot fetch packages ({lines[0]}); is there a network?")
        _move(made, home)


def _put_in_place(modules: list[Path], laid: Path) -> None:
    """The emulator's modules beside the packages, the processor compiled."""
    with tempfile.TemporaryDirectory(dir=laid.parent) as folder:
        made = Path(folder) / "made"
        made.mkdir()
        for path in modules:
            shutil.copy(path, made)
        compiler = laid.parent / "node_modules/assemblyscript/bin/asc.js"
        words = [
            node(),
            str(compiler),
            str(made / PROCESSOR),
            "--outFile",
            str((made / PROCESSOR).with_suffix(".wasm")),
        ]
        done = subprocess.run([*words, *COMPILED_FOR], cwd=laid.parent, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoNodeError(f"the emulated processor does not compile: {done.stderr.strip()}")
        _move(made, laid)


def _move(made: Path, place: Path) -> None:
    """All of it or nothing: another process may be doing the same."""
    try:
        made.rename(place)
    except OSError:
        if not place.exists():
            raise


def _mark(paths: list[Path], options: tuple[str, ...] = ()) -> str:
    mark = hashlib.sha256(repr(options).encode())
    for path in paths:
        mark.update(path.name.encode() + b"\0" + path.read_bytes())
    return mark.hexdigest()[:16]
