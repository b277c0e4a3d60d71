"""What is frozen into the image: the hub's package, its build stamped in, the samples, and what runs at power-up."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "firmware/roundhouse_hub"
START = ROOT / "firmware/image/main.py"
SAMPLES = PACKAGE / "sound/samples"

MANIFEST = """\
freeze("$(PORT_DIR)/modules")
freeze(".", ("main.py", "roundhouse_stamp.py", "roundhouse_samples.py"))
package("roundhouse_hub", base_path=".")
"""


def parts() -> list[Path]:
    """The project's files that an image is made of, in order."""
    return [START, *sorted(PACKAGE.rglob("*.py")), *sorted(SAMPLES.glob("*.raw"))]


def build_id() -> str:
    """Seven letters that stand for exactly these files."""
    mark = hashlib.sha256()
    for path in parts():
        mark.update(str(path.relative_to(ROOT)).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return mark.hexdigest()[:7]


def lay_out(folder: Path) -> Path:
    """Writes all that is frozen below a folder, for MicroPython's build; the manifest's path."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PACKAGE, folder / "roundhouse_hub", ignore=shutil.ignore_patterns("__pycache__", "samples"))
    shutil.copy(START, folder / "main.py")
    build = build_id()
    stamped = folder / "roundhouse_hub/__init__.py"
    text = stamped.read_text(encoding="utf-8")
    if 'BUILD = "source"' not in text:
        raise ValueError(f'{PACKAGE / "__init__.py"} has no BUILD = "source" to be stamped')
    stamped.write_text(text.replace('BUILD = "source"', f'BUILD = "{build}"'), encoding="utf-8")
    (folder / "roundhouse_stamp.py").write_text(f'BUILD = "{build}"\n', encoding="utf-8")
    # Bytes that are frozen stay in flash: a sample costs neither memory nor a file.
    samples = "".join(f"    {path.stem!r}: {path.read_bytes()!r},\n" for path in sorted(SAMPLES.glob("*.raw")))
    (folder / "roundhouse_samples.py").write_text(f"SAMPLES = {{\n{samples}}}\n", encoding="utf-8")
    manifest = folder / "manifest.py"
    manifest.write_text(MANIFEST, encoding="utf-8")
    return manifest
