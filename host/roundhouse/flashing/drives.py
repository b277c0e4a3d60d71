"""Drives of Picos in bootloader mode: finding them and writing an image to one.

The Pico programs a UF2 block by block as it is written and restarts with the last one. So the drive disappears while
the system still believes it is writing, and an error at the very end is as good as a success.
"""

from __future__ import annotations

import errno
import os
import re
import string
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from roundhouse.catalogs import Message, reason_of
from roundhouse.flashing.errors import BadDrive, BadImage, Unfinished
from roundhouse.flashing.models import MODELS, PicoModel, of_drive
from roundhouse.flashing.uf2 import BLOCK, NEWER, ImageFile

INFO = "INFO_UF2.TXT"
BOARDS = tuple(model.drive for model in MODELS)
MOUNTS = Path("/proc/mounts")
LABELED = tuple(Path("/dev/disk/by-label") / board for board in BOARDS)
PIECE = 128 * BLOCK
ACCEPT_TIMEOUT_S = 30.0
POLL_S = 0.2

ByteProgress = Callable[[int], None]
"""Called with the number of bytes written since the last call."""


def find_drives() -> list[Path]:
    """The drives of Picos in bootloader mode, wherever this system mounts drives."""
    found: dict[Path, None] = {}
    for place in mount_points():
        if of_drive(board_of(place)):
            found[place.resolve()] = None
    return list(found)


def waiting_picos() -> list[Message]:
    """A sentence for each Pico that is in bootloader mode: it waits for an image."""
    return [Message("flashing/waits-for-image", drive=drive) for drive in find_drives()]


def mount_points(platform: str = sys.platform, mounts: Path = MOUNTS) -> Iterator[Path]:
    """Folders at which a drive may be mounted. A network drive is none: if its computer is off, we would wait."""
    if platform == "win32":
        yield from (Path(f"{letter}:\\") for letter in string.ascii_uppercase if _is_removable(f"{letter}:\\"))
    elif platform == "darwin":
        yield from volumes(subprocess.run(["mount"], capture_output=True, text=True, check=False).stdout)
    else:
        yield from mounted(mounts)


def _is_removable(drive: str) -> bool:
    """Whether Windows calls it a removable drive."""
    if sys.platform != "win32":
        return True
    import ctypes

    return bool(ctypes.windll.kernel32.GetDriveTypeW(drive) == 2)


def volumes(mounts: str) -> list[Path]:
    """The drives of this computer in macOS's list of mounts.

    >>> for volume in volumes("/dev/disk4 on /Volumes/RPI RP2 (msdos, local)\\n//ada@nas on /Volumes/films (smbfs)"):
    ...     print(volume.as_posix())
    /Volumes/RPI RP2
    """
    return [Path(name) for name in re.findall(r" on (/Volumes/.+) \(.*\blocal\b.*\)$", mounts, re.MULTILINE)]


def mounted(mounts: Path) -> Iterator[Path]:
    """The FAT drives in Linux's list of mounts."""
    try:
        lines = mounts.read_text(encoding="utf-8", errors="surrogateescape").splitlines()
    except OSError:
        return
    for line in lines:
        words = line.split()
        if len(words) > 2 and words[2] in ("vfat", "msdos", "fuseblk"):
            yield Path(re.sub(r"\\([0-7]{3})", lambda octal: chr(int(octal[1], 8)), words[1]))


def board_of(drive: Path) -> str | None:
    """The board that a bootloader's drive names, or None for any other folder."""
    try:
        text = (drive / INFO).read_text(encoding="ascii", errors="replace")
    except OSError:
        return None
    named = re.search(r"^Board-ID:\s*(\S+)", text, re.MULTILINE)
    return named[1] if named else None


def check_drive(drive: Path) -> Path:
    """Check a drive that was named. Raises BadDrive unless it belongs to a Pico in bootloader mode."""
    board = board_of(drive)
    if of_drive(board):
        return drive
    if board is not None:
        raise BadDrive("flashing/drive-of-other-board", drive=drive, board=board, newer=NEWER)
    raise BadDrive("flashing/not-a-drive", drive=drive, info=INFO, board=BOARDS[0], board2=BOARDS[1])


def check_model(image: ImageFile, drive: Path) -> None:
    """Check that an image is for the Pico at a drive, whose bootloader says nothing of why it takes none. Raises
    BadImage."""
    model = of_drive(board_of(drive))
    if model is not None and model != image.model:
        raise wrong_image(image, model, drive)


def wrong_image(image: ImageFile, model: PicoModel, place: Path | str) -> BadImage:
    """The error for an image whose model is not that of the Pico at a drive or a port."""
    return BadImage(
        "flashing/image-for-other-pico", path=image.path, model=image.model.name, place=place, other=model.name
    )


def unmounted(labeled: Iterable[Path] = LABELED) -> Message | None:
    """Advice about a Pico's drive that is plugged in but not mounted; None if there is none."""
    found = [each for each in labeled if each.exists()] if sys.platform == "linux" else []
    return Message("flashing/drive-not-mounted", labeled=found[0]) if found else None


def copy(image: ImageFile, drive: Path, progress: ByteProgress, taken_s: float = ACCEPT_TIMEOUT_S) -> None:
    """Give the drive an image and wait until it has gone, which is how a Pico says that it took it.

    Raises BadImage for an image of another model, BadDrive for a drive that cannot be written, Unfinished when it goes
    away too early or stays.
    """
    check_model(image, drive)
    done = 0
    try:
        with (drive / image.path.name).open("wb", buffering=0) as file:
            while done < len(image.data):
                size = file.write(image.data[done : done + PIECE])
                os.fsync(file.fileno())
                done += size
                progress(size)
    except OSError as error:
        # How much of the last piece the Pico had is unknown, but it restarts only when it has everything.
        last = done + PIECE >= len(image.data)
        if not last or board_of(drive) is not None:
            raise _fault(image, drive, error) from error
        progress(len(image.data) - done)
    end = time.monotonic() + taken_s
    while board_of(drive) is not None:
        if time.monotonic() > end:
            raise Unfinished("flashing/image-not-taken", drive=drive)
        time.sleep(POLL_S)


def _fault(image: ImageFile, drive: Path, error: OSError) -> Exception:
    if board_of(drive) is None:
        return Unfinished("flashing/went-away", drive=drive, image=image.path.name)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return BadDrive("flashing/drive-not-permitted", drive=drive)
    if error.errno == errno.ENOSPC:
        return BadDrive("flashing/drive-full", drive=drive)
    return BadDrive("flashing/drive-not-written", drive=drive, reason=reason_of(error))
