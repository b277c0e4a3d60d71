"""The hub's firmware on this computer: which of its files go on a Pico, and their build id."""

from __future__ import annotations

import hashlib
from pathlib import Path

import roundhouse_hub
from roundhouse.catalogs import Message
from roundhouse.hub.events import HubInfo
from roundhouse.hub.versions import version_advice

NAME = "roundhouse_hub"
PACKAGE = Path(roundhouse_hub.__file__).resolve().parent
SAMPLES = "sound/samples/"
STAMPED = "__init__.py"
MARK = "image.txt"  # where an image notes that it has run (firmware/image/main.py)
UNSTAMPED = 'BUILD = "source"'
MAIN = b'"""What the Pico runs at power-up."""\n\nfrom roundhouse_hub.main import main\n\nmain()\n'
"""`main.py` of a board that has no Roundhouse image."""


def parts(folder: Path = PACKAGE) -> list[Path]:
    """The files of the package that a hub needs, in order: its modules, then its samples."""
    return [*sorted(folder.rglob("*.py")), *sorted(folder.glob(f"{SAMPLES}*.raw"))]


def build_id(folder: Path = PACKAGE) -> str:
    """Seven hexadecimal digits that identify exactly these files, wherever they are.

    >>> len(build_id())
    7
    """
    mark = hashlib.sha256()
    for path in parts(folder):
        mark.update(path.relative_to(folder).as_posix().encode() + b"\0" + hashlib.sha256(_bytes(path)).digest())
    return mark.hexdigest()[:7]


def stamped(text: str, build: str) -> str:
    """The package's `__init__.py` with this build id. Raises ValueError if it has no place for one."""
    if UNSTAMPED not in text:
        raise ValueError(f"{STAMPED} has no {UNSTAMPED} to be stamped")
    return text.replace(UNSTAMPED, f'BUILD = "{build}"')


def contents(folder: Path = PACKAGE) -> dict[str, bytes]:
    """The files that belong below `roundhouse_hub` on a hub, by path, with the build id stamped in."""
    files = {path.relative_to(folder).as_posix(): _bytes(path) for path in parts(folder)}
    return files | {STAMPED: stamped(files[STAMPED].decode(), build_id(folder)).encode()}


def _bytes(path: Path) -> bytes:
    """The bytes of a file, with Unix line ends even in a checkout on Windows."""
    data = path.read_bytes()
    return data.replace(b"\r\n", b"\n") if path.suffix == ".py" else data


def firmware_advice(address: str, info: HubInfo) -> Message | None:
    """The command for a hub with another version or build than this program would flash; None if it is up to date."""
    said = version_advice(address, info.firmware)
    build = build_id()
    if said or info.build == build:
        return said
    return Message(
        "flashing/other-build",
        address=address,
        theirs=info.build or Message("hub/unknown"),
        firmware=info.firmware,
        ours=build,
    )
