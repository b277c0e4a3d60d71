"""Where samples come from: mono 16-bit sound, in files or frozen into the image, read in blocks, never held whole."""

import os

try:
    from roundhouse_samples import SAMPLES  # type: ignore[import-not-found]  # an image has them
except ImportError:
    SAMPLES = {}

FOLDER = __file__.replace("\\", "/").rsplit("/", 1)[0] + "/samples"
ENDING = ".raw"


class Library:
    """The samples of one folder, and those frozen in, by name. An open file is all that a voice needs."""

    def __init__(self, folder=FOLDER, frozen=SAMPLES):
        self._folder = folder
        self._frozen = frozen

    def names(self):
        """The samples that are there, in order.

        >>> "bell" in Library().names()
        True
        """
        try:
            files = os.listdir(self._folder)
        except OSError:
            files = []
        found = [file[: -len(ENDING)] for file in files if file.endswith(ENDING)]
        return sorted(set(found) | set(self._frozen))

    def open(self, name):
        """A source for the mixer, a file before what is frozen in. Raises OSError if there is no such sample."""
        try:
            return open(f"{self._folder}/{name}{ENDING}", "rb")
        except OSError:
            if name not in self._frozen:
                raise
            return Frozen(self._frozen[name])


class Frozen:
    """A sample in the image's flash, read like a file.

    >>> room = bytearray(4)
    >>> sample = Frozen(b"abcdef")
    >>> sample.readinto(room), bytes(room), sample.readinto(room), sample.readinto(room)
    (4, b'abcd', 2, 0)
    """

    def __init__(self, data):
        self._data = memoryview(data)
        self._at = 0

    def readinto(self, buffer):
        """Fill `buffer` as far as there is sound left; how many bytes that was."""
        size = min(len(buffer), len(self._data) - self._at)
        memoryview(buffer)[:size] = self._data[self._at : self._at + size]
        self._at += size
        return size

    def close(self):
        """Nothing is held."""
