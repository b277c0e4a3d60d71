"""Mounts the file system of an image, and makes a new one where there is none or it is damaged.

MicroPython's own `_boot.py` formats a file system that cannot be mounted, and says nothing. Here the records in it are
looked for first, and the hub reports what happened (`roundhouse_hub/recovery/salvage.py`). All this is watched: if it
hangs, the watchdog resets the hub, which then starts without a file system, in safe mode.
"""

import sys

import rp2
import vfs

BLOCK = 4096
COUNT_BLOCKS = 4  # the number of the request
PAGE = 256  # the least that is programmed


def mount() -> None:
    """Mount it at `/`, unless that has just hung."""
    # There is no file system yet, so this is the image's own package. Another one may be chosen later.
    from roundhouse_hub.board.watchdog import BOOT, Watchdog

    watchdog = Watchdog(True)
    if watchdog.reset_part() != BOOT:
        watchdog.arm()
        watchdog.mark(BOOT)
        _mount_or_make()
        watchdog.stop()
    watchdog.note_again()
    for name in list(sys.modules):
        if name.startswith("roundhouse_hub"):
            del sys.modules[name]


def _mount_or_make():
    device = rp2.Flash()
    try:
        vfs.mount(_mountable(device), "/")
    except OSError:
        _make_again(device)


def _make_again(device):
    from roundhouse_hub.recovery.salvage import found_in, is_blank, write_files

    block = bytearray(BLOCK)

    def read(index) -> bytes:
        """A block of the damaged file system."""
        device.readblocks(index, block)
        return bytes(block)

    used = not (is_blank(read(0)) and is_blank(read(1)))  # the flash of a new Pico is blank
    files = found_in(read, device.ioctl(COUNT_BLOCKS, 0)) if used else {}
    vfs.VfsLfs2.mkfs(device, progsize=PAGE)
    vfs.mount(_mountable(device), "/")
    if used:
        write_files(files)


def _mountable(device):
    """The file system on the flash. Raises OSError if it cannot be mounted."""
    return vfs.VfsLfs2(device, progsize=PAGE)  # type: ignore[abstract]  # the stubs take it for a device
