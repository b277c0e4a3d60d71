"""Checks the firmware's types against the Pico's own modules: mypy with MicroPython's stubs instead of CPython's.

mypy refuses stubs that lie among the installed packages, so they are copied under `.cache/` first.
"""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
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
[mypy-roundhouse_hub.kernels.viper]
follow_imports = skip

# Faults of the stubs themselves are not ours.
[mypy-machine,vfs,_mpy_shed.*]
ignore_errors = true
"""


def stubs() -> Path:
    """The folder with the stubs of the versions that are installed."""
    home = STUBS / "-".join(metadata.version(name) for name in PACKAGES)
    if home.is_dir():
        return home
    STUBS.mkdir(parents=True, exist_ok=True)
    # Made aside and moved into place whole, so that two test runs at once do not meet half a folder.
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
    """Run mypy over `files`, which prints what it finds; its exit status."""
    filled = SETTINGS.format(stubs=stubs(), separator=os.pathsep, firmware=ROOT / "firmware")
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "mypy.ini"
        config.write_text(filled, encoding="utf-8")
        words = [sys.executable, "-m", "mypy", "--config-file", str(config), *map(str, files)]
        return subprocess.run(words, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(check(sorted(path for path in FIRMWARE.glob("**/*.py") if path.name != "viper.py")))
