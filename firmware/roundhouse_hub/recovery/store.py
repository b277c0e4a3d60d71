"""A small record in flash that is never broken: whenever the power fails, it is the old one or the new one.

It is kept as two copies in two files, each with a number and a CRC-32; saving overwrites the older copy. Whatever a
file system does to a file that was being written when the power failed (LittleFS keeps the old contents, others leave a
torn or an empty file), the other copy is untouched, and the CRC tells which of them is whole.
"""

import binascii
import json

COPIES = (".a", ".b")
LONGEST_COPY = 2048  # bytes of a copy: a longer file is not ours


class Store:
    """The record called `name` in `flash`: a JSON object."""

    def __init__(self, flash, name: str) -> None:
        self._flash = flash
        self._name = name
        self._number = 0  # of the newest copy
        self._next = 0  # the copy to be overwritten next

    def load(self) -> dict | None:
        """The newest whole record, or None if there is none."""
        newest = None
        for place in range(len(COPIES)):
            found = parsed(self._flash.read(self._name + COPIES[place]))
            # A copy with the same number as the other was put there by hand: the first one counts.
            if found is not None and (newest is None or found[0] > self._number):
                self._number, newest = found
                self._next = 1 - place
        return newest

    def save(self, record: dict) -> None:
        """Write `record` over the older copy. Raises OSError if the flash fails; the newer copy stays."""
        number = self._number + 1
        self._flash.write(self._name + COPIES[self._next], _written(number, record))
        self._number = number
        self._next = 1 - self._next


def _written(number, record):
    body = ("%d %s" % (number, json.dumps(record))).encode()
    return b"%08x %s" % (binascii.crc32(body), body)


def parsed(data) -> tuple | None:
    """(number, record) of a copy, or None if it is not whole."""
    if data is None or not 11 < len(data) <= LONGEST_COPY:
        return None
    body = data[9:]
    if data[:9] != b"%08x " % binascii.crc32(body):
        return None
    number, _, text = body.decode().partition(" ")
    try:
        record = json.loads(text)
        return (int(number), record) if isinstance(record, dict) else None
    except ValueError:
        return None
