"""A small record in flash that is old or new and never broken, whenever the power goes.

Two copies in two files, each with a number and a CRC-32; the copy that is not the newest is written over. Whatever a
file system does with a file that was being written when the power went (LittleFS keeps the old one, others leave a
torn or an empty one), the other copy was not touched, and the sum tells which of them is whole.
"""

import binascii
import json

COPIES = (".a", ".b")
LONGEST = 2048  # bytes of a copy: more was not written by us


class Store:
    """The record `name` in `flash`: a JSON object."""

    def __init__(self, flash, name):
        self._flash = flash
        self._name = name
        self._number = 0  # of the newest copy
        self._next = 0  # the copy to be written over

    def load(self):
        """The newest whole record, or None if there is none."""
        newest = None
        for place in range(len(COPIES)):
            found = _read(self._flash.read(self._name + COPIES[place]))
            # A copy that lies in the other's place, or bears its number, was put there by hand: the first one counts.
            if found is not None and (newest is None or found[0] > self._number):
                self._number, newest = found
                self._next = 1 - place
        return newest

    def save(self, record):
        """Write `record` over the older copy. Raises OSError when the flash does not take it; the old one stays."""
        number = self._number + 1
        self._flash.write(self._name + COPIES[self._next], _written(number, record))
        self._number = number
        self._next = 1 - self._next


def _written(number, record):
    body = ("%d %s" % (number, json.dumps(record))).encode()
    return b"%08x %s" % (binascii.crc32(body), body)


def _read(data):
    """(number, record) of a copy, or None if it is not whole."""
    if data is None or not 11 < len(data) <= LONGEST:
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
