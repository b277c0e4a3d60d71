"""Checks the types of all that runs on MicroPython, its tests too, with MicroPython's stubs in place of CPython's.

The project's own mypy settings skip these files; this is the check that sees every one of them. mypy refuses stubs
that are among the installed packages, so they are copied to `.cache/` first.
"""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FIRMWARE = ROOT / "firmware"
NATIVE = FIRMWARE / "roundhouse_hub" / "kernels" / "viper.py"
FOLDERS = (FIRMWARE, ROOT / "tests" / "firmware", ROOT / "tests" / "on_micropython" / "standin")
STUBS = ROOT / ".cache" / "stubs"
PACKAGES = ("micropython-rp2-rpi_pico-stubs", "micropython-stdlib-stubs")
SETTINGS = """\
[mypy]
mypy_path = {stubs}{separator}{firmware}{separator}{firmware}/image{separator}{root}
custom_typeshed_dir = {stubs}
explicit_package_bases = true
check_untyped_defs = true
strict_equality = true
warn_redundant_casts = true
warn_unused_ignores = true
no_site_packages = true
cache_dir = {stubs}/mypy_cache
# MicroPython has no `typing`, so no Optional: a None that becomes a number later is no fault here.
strict_optional = false
disable_error_code = var-annotated, assignment

# Only MicroPython's compiler knows the pointer types, so this file is checked by itself, and callers see no types.
[mypy-roundhouse_hub.kernels.viper]
follow_imports = skip
disable_error_code = name-defined

# Only an image has this.
[mypy-roundhouse_stamp]
ignore_missing_imports = true

# Faults of the stubs themselves are not ours.
[mypy-machine,math,rp2.*,vfs,_mpy_shed.*]
ignore_errors = true
"""


def stubs() -> Path:
    """The folder with the stubs of the installed versions."""
    home = STUBS / "-".join(metadata.version(name) for name in PACKAGES)
    if home.is_dir():
        return home
    STUBS.mkdir(parents=True, exist_ok=True)
    # Copied elsewhere first and then moved into place, so that two runs at once never see half a folder.
    with tempfile.TemporaryDirectory(dir=STUBS) as aside:
        made = Path(aside) / "made"
        for name in PACKAGES:
            for file in metadata.files(name) or []:
                if file.suffix == ".pyi" or file.name == "VERSIONS":
                    target = made / str(file)
                    target.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(str(file.locate()), target)
        with contextlib.suppress(OSError):  # another run was faster
            made.rename(home)
    return home


def check(files: list[Path]) -> int:
    """Run mypy over `files`, which prints what it finds; return its exit status."""
    filled = SETTINGS.format(stubs=stubs(), separator=os.pathsep, firmware=FIRMWARE, root=ROOT)
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "mypy.ini"
        config.write_text(filled, encoding="utf-8")
        words = [sys.executable, "-m", "mypy", "--config-file", str(config), *map(str, files)]
        return subprocess.run(words, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    files = sorted(path for folder in FOLDERS for path in folder.glob("**/*.py"))
    sys.exit(check([path for path in files if path != NATIVE]) or check([NATIVE]))
