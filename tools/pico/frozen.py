"""The files that are frozen into the image: the hub's package, its build stamped in, the samples, and a start."""

import hashlib
import shutil
from pathlib import Path

from roundhouse.flashing import package
from roundhouse.flashing.uf2 import IMAGE
from roundhouse_hub import __version__

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "firmware/roundhouse_hub"
STARTS = tuple(sorted((ROOT / "firmware/image").glob("*.py")))
"""The modules that run at power-up before the package does."""
SAMPLES = PACKAGE / "sound/samples"

PORT = ("_boot_fat.py", "rp2.py")
"""The modules that MicroPython itself freezes in for a Pico, but for `_boot.py`: the image has its own."""
MANIFEST = """\
freeze("$(PORT_DIR)/modules", {port})
freeze(".", {starts})
package("roundhouse_hub", {modules}, base_path=".")
"""


def parts() -> list[Path]:
    """The project's files that an image is made of, in order."""
    return [*STARTS, *package.parts(PACKAGE)]


def build_id() -> str:
    """Seven letters that stand for the hub's package; `roundhouse flash` gives the same to a copy of its files."""
    return package.build_id(PACKAGE)


def stamp(build: str) -> str:
    """The module by which an image knows its build; its text stands in the image, where `roundhouse flash` reads it."""
    return f'BUILD = "{build}"\nIMAGE = "{IMAGE.format(version=__version__, build=build)}"\n'


def mark() -> str:
    """Letters that stand for all that is frozen in: the package, and all that is written beside it."""
    build = build_id()
    told = (build, stamp(build), _init(build), *((path.name, path.read_text(encoding="utf-8")) for path in STARTS))
    return hashlib.sha256(repr(told).encode()).hexdigest()


def write_frozen(folder: Path) -> Path:
    """Write all that is frozen below a folder, for MicroPython's build; return the manifest's path."""
    shutil.rmtree(folder, ignore_errors=True)
    # With the time of now and not that of the original: the build compiles what is newer than its result, and this may
    # be another checkout with older files than the one before.
    unwanted = shutil.ignore_patterns("__pycache__", "samples")
    shutil.copytree(PACKAGE, folder / "roundhouse_hub", ignore=unwanted, copy_function=shutil.copyfile)
    for path in STARTS:
        shutil.copyfile(path, folder / path.name)
    build = build_id()
    (folder / "roundhouse_hub" / package.STAMPED).write_text(_init(build), encoding="utf-8")
    (folder / "roundhouse_stamp.py").write_text(stamp(build), encoding="utf-8")
    # Bytes that are frozen stay in flash: a sample costs neither memory nor a file.
    samples = "".join(f"    {path.stem!r}: {path.read_bytes()!r},\n" for path in sorted(SAMPLES.glob("*.raw")))
    (folder / "roundhouse_samples.py").write_text(f"SAMPLES = {{\n{samples}}}\n", encoding="utf-8")
    laid_out = folder / "roundhouse_hub"
    modules = tuple(sorted(path.relative_to(laid_out).as_posix() for path in laid_out.rglob("*.py")))
    manifest = folder / "manifest.py"
    # Each file by its name: a folder alone is frozen in the order in which the disk happens to list it, and the image
    # of another disk would be another one.
    starts = (*(path.name for path in STARTS), "roundhouse_stamp.py", "roundhouse_samples.py")
    manifest.write_text(MANIFEST.format(port=PORT, starts=starts, modules=modules), encoding="utf-8")
    return manifest


def _init(build: str) -> str:
    """The package's `__init__.py` as it is frozen in."""
    return package.stamped((PACKAGE / package.STAMPED).read_text(encoding="utf-8"), build)
