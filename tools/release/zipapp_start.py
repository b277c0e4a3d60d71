"""The first file of the zipapp: unpacks the program into the user's cache, once for each version, and starts it.

Whichever Python a person has reads this, so it is written for old ones, too.
"""

import atexit
import os
import platform
import shutil
import sys
import tempfile
import zipfile
import zlib
from pathlib import Path

MARK = "@MARK@"
"""The name of the unpacked folder: another one for each content."""
PYTHONS = ["@PYTHONS@"]
OTHERWISE = "install Roundhouse with pip, as its README says."
FOLDER = "site"
"""The folder of the archive with the program and what it needs."""


def fault() -> str:
    """The reason why the program cannot run here; empty where it can."""
    system, machine, libc = platform.system(), platform.machine(), platform.libc_ver()[0]
    if (system, machine, libc) != ("Linux", "x86_64", "glibc"):
        here = f"{system} on {machine}, {libc or 'without glibc'}"
        return f"This file is for Linux with glibc on Intel and AMD processors, and this is {here}: {OTHERWISE}"
    version = "{}.{}".format(*sys.version_info)
    if version not in PYTHONS:
        wanted = f"This file needs Python {PYTHONS[0]} to {PYTHONS[-1]}, and this is Python {version}"
        return f"{wanted}: start it with another one, or {OTHERWISE}"
    return ""


def unpacked(archive: Path) -> Path:
    """The folder with the program. It is in the cache, or for this time only where that cannot be written."""
    place = Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser(), "roundhouse", MARK)
    if place.is_dir():
        return place / FOLDER
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        made = Path(tempfile.mkdtemp(dir=str(place.parent)))
    except OSError:
        made = place = Path(tempfile.mkdtemp(prefix="roundhouse-"))
        atexit.register(shutil.rmtree, str(made), True)
    try:
        with zipfile.ZipFile(str(archive)) as packed:
            packed.extractall(str(made), [name for name in packed.namelist() if name.startswith(FOLDER)])
        if made != place:
            made.rename(place)  # nobody sees half of it
    except (OSError, zipfile.BadZipFile, zlib.error) as error:
        shutil.rmtree(str(made), True)
        if not place.is_dir():  # else another process was faster
            sys.exit(f"{archive} cannot be unpacked ({error}): fetch it again, or make room on the disk.")
    return place / FOLDER


if __name__ == "__main__":
    if fault():
        sys.exit(fault())
    found = str(unpacked(Path(__file__).resolve().parent))
    sys.path.insert(0, found)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [found, os.environ.get("PYTHONPATH")]))  # its processes
    from roundhouse.__main__ import main

    main()
