"""A Pico in bootloader mode is a drive: found where systems mount drives, given an image, gone once it has the image.

The drive here is a folder that a thread tears away when the last block has come, as a Pico does.
"""

import errno
import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
from tests.flashing.uf2s import blocks, put

from roundhouse.flashing import drives
from roundhouse.flashing.drives import PIECE, board_of, check_drive, copy, mount_points, mounted, unmounted
from roundhouse.flashing.errors import BadDrive, BadImage, Unfinished
from roundhouse.flashing.models import PICO_2
from roundhouse.flashing.uf2 import ImageFile, read_image

INFO = "UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: {}\r\n"


def drive_in(folder: Path, board: str = "RPI-RP2") -> Path:
    folder.mkdir(parents=True)
    (folder / "INFO_UF2.TXT").write_text(INFO.format(board), newline="")
    return folder


@pytest.fixture
def drive(tmp_path: Path) -> Path:
    return drive_in(tmp_path / "media/ada/RPI-RP2")


@pytest.fixture
def image(tmp_path: Path) -> ImageFile:
    return read_image(put(tmp_path, blocks(count=1000)))


@pytest.fixture
def copied(drive: Path, image: ImageFile) -> Iterator[list[bytes]]:
    """Take what is copied to the drive, and tear the drive away with the last block."""
    taken: list[bytes] = []
    over = threading.Event()

    def take() -> None:
        file = drive / image.path.name
        while not over.wait(0.005):
            if file.exists() and file.stat().st_size == len(image.data):
                taken.append(file.read_bytes())
                shutil.rmtree(drive)
                return

    thread = threading.Thread(target=take)
    thread.start()
    yield taken
    over.set()
    thread.join()


def test_an_image_is_copied_and_the_drive_goes(drive: Path, image: ImageFile, copied: list[bytes]) -> None:
    progress: list[int] = []
    copy(image, drive, progress.append)
    assert copied == [image.data]
    assert sum(progress) == len(image.data) and len(progress) == -(-len(image.data) // PIECE)


def fail_write(monkeypatch: pytest.MonkeyPatch, at: int, number: int, before: object = None) -> None:
    """Make the system refuse to write piece `at`."""
    written: list[int] = []

    def fsync(_: int) -> None:
        written.append(1)
        if len(written) == at:
            if callable(before):
                before()
            raise OSError(number, os.strerror(number))

    monkeypatch.setattr("roundhouse.flashing.drives.os.fsync", fsync)


def test_a_drive_that_disappears_with_the_last_block_is_no_error(
    drive: Path, image: ImageFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_write(monkeypatch, -(-len(image.data) // PIECE), errno.EIO, lambda: shutil.rmtree(drive))
    progress: list[int] = []
    copy(image, drive, progress.append)
    assert sum(progress) == len(image.data)


def test_a_drive_that_disappears_in_the_middle_is_an_error(
    drive: Path, image: ImageFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_write(monkeypatch, 3, errno.EIO, lambda: shutil.rmtree(drive))
    with pytest.raises(Unfinished, match=r"was gone before it had all of .*hold BOOTSEL .* same command again"):
        copy(image, drive, lambda _: None)


@pytest.mark.parametrize(
    ("number", "says"),
    [
        (errno.ENOSPC, r"The drive .* is full"),
        (errno.EROFS, r"You may not write to .*udisksctl mount"),
        (errno.EIO, r"cannot be written \(.*\): hold BOOTSEL"),
    ],
)
def test_an_unwritable_drive_is_explained(
    drive: Path, image: ImageFile, monkeypatch: pytest.MonkeyPatch, number: int, says: str
) -> None:
    fail_write(monkeypatch, 2, number)
    with pytest.raises(BadDrive, match=says):
        copy(image, drive, lambda _: None)


def test_a_drive_that_stays_has_not_taken_the_image(drive: Path, image: ImageFile) -> None:
    with pytest.raises(Unfinished, match="has not taken the image"):
        copy(image, drive, lambda _: None, taken_s=0)


def test_a_picos_drive_is_recognized_by_its_info_file(drive: Path, tmp_path: Path) -> None:
    assert board_of(drive) == "RPI-RP2" and check_drive(drive) == drive
    second = drive_in(tmp_path / "second", "RP2350")
    assert check_drive(second) == second
    other = drive_in(tmp_path / "other", "SAMD51")
    with pytest.raises(BadDrive, match=r"belongs to another board \(SAMD51\), not to a Pico"):
        check_drive(other)
    for folder in (tmp_path, tmp_path / "none"):
        with pytest.raises(BadDrive, match=r"is not the drive of a Pico in bootloader mode .* hold BOOTSEL"):
            check_drive(folder)


def test_linux_lists_what_is_mounted_with_blanks_in_octal(tmp_path: Path) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text(
        "proc /proc proc rw 0 0\n/dev/sdb1 /media/ada/RPI\\040RP2 vfat rw 0 0\n/dev/sda1 / ext4 rw 0 0\nodd\n"
    )
    assert list(mounted(mounts)) == [Path("/media/ada/RPI RP2")]
    assert list(mounted(tmp_path / "none")) == []


def test_a_drive_gets_no_image_for_the_other_pico(drive: Path, image: ImageFile, tmp_path: Path) -> None:
    second = drive_in(tmp_path / "second", "RP2350")
    with pytest.raises(BadImage, match=r"is for a Pico, and the one at .*second is a Pico 2: take the image for the"):
        copy(image, second, lambda _: None)
    other = read_image(put(tmp_path, blocks(family=PICO_2.family)))
    with pytest.raises(BadImage, match=r"is for a Pico 2, and the one at .* is a Pico: take the image for the Pico\."):
        copy(other, drive, lambda _: None)
    assert [path.name for path in (*drive.iterdir(), *second.iterdir())] == ["INFO_UF2.TXT"] * 2


def test_drives_are_found_once_each(drive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drive_in(tmp_path / "foreign", "SAMD51")
    second = drive_in(tmp_path / "media/ada/RP2350", "RP2350")
    monkeypatch.setattr(drives, "mount_points", lambda: iter([drive, tmp_path, tmp_path / "foreign", second, drive]))
    assert drives.find_drives() == [drive.resolve(), second.resolve()]


def test_each_system_has_its_mount_points(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A network drive is not touched: one whose computer is off would have us wait."""
    assert Path("D:\\") in list(mount_points("win32"))
    told = "/dev/disk4s1 on /Volumes/RPI-RP2 (msdos, local, nodev)\n//ada@nas/films on /Volumes/films (smbfs, nodev)\n"
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: Mock(stdout=told))
    assert list(mount_points("darwin")) == [Path("/Volumes/RPI-RP2")]
    (tmp_path / "mounts").write_text("nas:/films /mnt/films nfs4 rw 0 0\n/dev/sdb1 /mnt/RPI-RP2 vfat rw 0 0\n")
    assert list(mount_points("linux", tmp_path / "mounts")) == [Path("/mnt/RPI-RP2")]


def test_an_unmounted_drive_comes_with_the_mount_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.flashing.drives.sys.platform", "linux")
    assert unmounted([tmp_path / "none"]) is None
    assert f"udisksctl mount -b {tmp_path}" in str(unmounted([tmp_path / "none", tmp_path]))
    monkeypatch.setattr("roundhouse.flashing.drives.sys.platform", "darwin")
    assert unmounted([tmp_path]) is None
