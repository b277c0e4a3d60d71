"""The emulated Pico's boot ROM, compiled from the sources in `bootrom/`: ours, since the chip's own is not at hand."""

import hashlib
import subprocess
import tempfile
from pathlib import Path

from tools.pico.toolchain import PREFIX, toolchain

ROOT = Path(__file__).resolve().parents[3]
CACHE = ROOT / ".cache" / "bootrom"
SOURCES = Path(__file__).resolve().parent / "bootrom"
SIZE = 16 * 1024
FLAGS = (
    *("-mcpu=cortex-m0plus", "-mthumb", "-masm-syntax-unified", "-Os", "-Wall", "-Werror"),
    *("-ffreestanding", "-fno-tree-loop-distribute-patterns", "-nostdlib", "-nostartfiles"),
)


class BootRomError(Exception):
    """The boot ROM does not compile, or is too long; the message says why."""


def build() -> Path:
    """The boot ROM's bytes as a file; compiled once for each state of its sources.

    Raises NoPackagesError when there is no compiler, BootRomError when it does not compile.
    """
    sources = sorted(SOURCES.iterdir())
    mark = hashlib.sha256(repr(FLAGS).encode())
    for path in sources:
        mark.update(path.name.encode() + b"\0" + path.read_bytes())
    built = CACHE / mark.hexdigest()[:16] / "bootrom.bin"
    if not built.exists():
        built.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=built.parent) as folder:
            _compile(sources, toolchain(), Path(folder)).replace(built)
    return built


def _compile(sources: list[Path], programs: Path, folder: Path) -> Path:
    linked, binary = folder / "bootrom.elf", folder / "bootrom.bin"
    code = [str(path) for path in sources if path.suffix in (".c", ".S")]
    _run([str(programs / f"{PREFIX}gcc"), *FLAGS, "-T", str(SOURCES / "bootrom.ld"), *code, "-lgcc", "-o", str(linked)])
    _run([str(programs / f"{PREFIX}objcopy"), "-O", "binary", str(linked), str(binary)])
    if binary.stat().st_size > SIZE:
        raise BootRomError(f"the boot ROM has {binary.stat().st_size:,} bytes; {SIZE:,} is the most")
    return binary


def _run(words: list[str]) -> None:
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BootRomError(f"the boot ROM does not compile: {done.stderr.strip()}")
