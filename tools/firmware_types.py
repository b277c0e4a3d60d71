"""Checks the firmware's types against the Pico's own modules: mypy with MicroPython's stubs instead of CPython's.

mypy refuses stubs that lie among the installed packages, so they are copied under `.cache/` first.
"""

import os
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIRMWARE = ROOT / "firmware" / "roundhouse_hub"
STUBS = ROOT / ".cache" / "stubs"
PACKAGES = ("micropython-rp2-rpi_pico-stubs", "micropython-stdlib-stubs")
SETTINGS = """\
[mypy]
mypy_path = {stubs}{separator}{firmware}
custom_typeshed_dir = {stubs}
explicit_package_bases = true
check_untyped_defs = true
strict_equality = true
no_site_packages = true
cache_dir = {stubs}/mypy_cache
# There is no `typing` on the hub to say Optional with, so a None that becomes a number later is no fault here.
strict_optional = false
disable_error_code = var-annotated, assignment

# Pointers are known to MicroPython's compiler alone.
[mypy-roundhouse_hub.sound.fast]
follow_imports = skip

# Faults of the stubs themselves are not ours.
[mypy-machine,vfs,_mpy_shed.*]
ignore_errors = true
"""


def stubs() -> Path:
    """The folder with the stubs, made anew when another version is installed."""
    versions = " ".join(f"{name} {metadata.version(name)}" for name in PACKAGES)
    stamp = STUBS / "versions"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == versions:
        return STUBS
    shutil.rmtree(STUBS, ignore_errors=True)
    for name in PACKAGES:
        for file in metadata.files(name) or []:
            if file.suffix == ".pyi" or file.name == "VERSIONS":
                target = STUBS / str(file)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(str(file.locate()), target)
    stamp.write_text(versions, encoding="utf-8")
    return STUBS


def main() -> int:
    folder = stubs()
    config = folder / "mypy.ini"
    filled = SETTINGS.format(stubs=folder, separator=os.pathsep, firmware=ROOT / "firmware")
    config.write_text(filled, encoding="utf-8")
    files = sorted(str(path) for path in FIRMWARE.glob("**/*.py") if path.name != "fast.py")
    words = [sys.executable, "-m", "mypy", "--config-file", str(config), *files]
    return subprocess.run(words, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
