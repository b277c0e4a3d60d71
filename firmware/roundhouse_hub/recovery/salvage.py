"""Finds the hub's records in a file system that is damaged, so that neither it nor making a new one loses them.

A record stands in flash as one piece of text that begins with its CRC-32 (see `recovery/store.py`), and the file system
does not cut up so small a file. So the newest whole copy of each record can be found block by block.
"""

from roundhouse_hub.recovery import faults
from roundhouse_hub.recovery.store import COPIES, LONGEST_COPY, Store, parsed
from roundhouse_hub.settings import RECORD as SETTINGS
from roundhouse_hub.settings import Settings

# A record is known by a field of its own.
FIELDS = {SETTINGS: "volume", faults.RECORD: "untold"}
BLOCK = 4096  # bytes that the flash erases at once
CRC = 9  # letters of a CRC and the space behind it
_DIGITS = b"0123456789abcdef"


def is_blank(block: bytes) -> bool:
    """Whether nothing was ever written to this block of flash."""
    return block.count(b"\xff") == len(block)


def found_in(read, blocks: int) -> dict:
    """The newest whole copy of each record, by its name, as bytes.

    `read(index)` returns a block; a record may reach into the next one.
    """
    newest = {}
    before = blank = b""
    for index in range(blocks):
        block = read(index)
        blank = blank or b"\xff" * len(block)
        if block == blank:  # most are, and comparing is fast
            before = b""
            continue
        text = before + block
        _look_through(text, newest)
        before = text[-LONGEST_COPY:]
    return {name: newest[name][1] for name in newest}


def put_back(flash) -> None:
    """Put back the settings if the file system has lost them, although it could be mounted."""
    if Store(flash, SETTINGS).load() is not None:
        return
    block = bytearray(BLOCK)

    def read(index) -> bytearray:
        """A block, in the same place as the one before: 128 of them would fill the heap."""
        flash.read_block(index, block)
        return block

    files = found_in(read, flash.blocks)
    broken = any(flash.read(SETTINGS + copy) is not None for copy in COPIES)
    try:
        if SETTINGS in files:
            write_files({SETTINGS: files[SETTINGS]}, flash.write)
        elif broken:  # a new hub has neither
            Settings(flash).keep()  # so that this is told once
            write_files({}, flash.write)
    except OSError:
        pass  # nothing can be written, as the settings will say


def write_files(files: dict, write=None) -> None:
    """Write the records into the new file system, and the file that tells the app about it."""
    write = write or _write
    for name in files:
        write(name + COPIES[0], files[name])
    write(faults.REPAIRED, b"found" if SETTINGS in files else b"lost")


def _look_through(text, newest):
    at = text.find(b" {")
    while at >= 0:
        copy = _copy_around(text, at)
        if copy is not None:
            number, record = parsed(copy)
            for name in FIELDS:
                if FIELDS[name] in record and (name not in newest or number > newest[name][0]):
                    newest[name] = (number, copy)
        at = text.find(b" {", at + 1)


def _copy_around(text, brace):
    """The copy whose JSON begins behind the space at `brace`, or None if it is not whole."""
    digits = brace
    while digits > 0 and text[digits - 1 : digits].isdigit():
        digits -= 1
    # The last digits may be those of the CRC, if it ends in digits: a space is between them.
    start = digits - CRC
    if start < 0 or text[digits - 1 : digits] != b" " or text[start : digits - 1].strip(_DIGITS):
        return None
    end = text.find(b"}", brace)
    while 0 <= end < start + LONGEST_COPY:
        copy = text[start : end + 1]
        if parsed(copy) is not None:
            return copy
        end = text.find(b"}", end + 1)
    return None


def _write(name, data):
    with open(name, "wb") as file:
        file.write(data)
