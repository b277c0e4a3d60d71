"""Where samples come from: mono 16-bit sound, frozen into the image or in files, read in blocks, never held whole."""

import os

from roundhouse_hub import kernels

try:
    from roundhouse_samples import SAMPLES  # type: ignore[import-not-found]  # an image has them
except ImportError:
    SAMPLES = {}

FOLDER = __file__.replace("\\", "/").rsplit("/", 1)[0] + "/samples"
ENDING = ".raw"


class Library:
    """The samples of one folder, and those frozen in, by name. What is frozen is opened without any garbage."""

    def __init__(self, folder=FOLDER, frozen=SAMPLES):
        try:
            files = os.listdir(folder)
        except OSError:
            files = []
        self._files = {file[: -len(ENDING)]: f"{folder}/{file}" for file in files if file.endswith(ENDING)}
        self._frozen = {name: Frozen(data) for name, data in frozen.items()}

    def names(self):
        """The samples that are there, in order.

        >>> "bell" in Library().names()
        True
        """
        return sorted(set(self._files) | set(self._frozen))

    def open(self, name):
        """A source for the mixer, a file before what is frozen in. Raises OSError if there is no such sample."""
        if name in self._files:
            return File(self._files[name])
        if name in self._frozen:
            return self._frozen[name]
        raise OSError(2)


class Frozen:
    """A sample in the image's flash. It keeps no place of its own: any number of voices read it at once.

    >>> from array import array
    >>> room = array("h", [0] * 4)
    >>> sample = Frozen(b"a\\0b\\0c\\0")
    >>> sample.read(1, room, 4), list(room), sample.read(3, room, 4)
    (2, [98, 99, 0, 0], 0)
    """

    def __init__(self, data):
        self._data = data
        self._frames = len(data) // 2

    def read(self, at, samples, frames):
        """Set the first `frames` of `samples` to those from the frame `at` on; how many there were."""
        left = self._frames - at
        if left < frames:
            frames = left
        kernels.decode_samples(samples, self._data, at, frames)
        return frames

    def close(self):
        """Nothing is held."""


class File:
    """A sample in a file, read as it is needed: for a hub whose firmware was copied, and for hosts."""

    def __init__(self, path):
        self._file = open(path, "rb")  # a voice closes it when it is done
        self._at = 0  # the frame that would be read next

    def read(self, at, samples, frames):
        """As `Frozen.read`; whatever else is in `samples` is lost."""
        if at != self._at:
            self._file.seek(2 * at)
        got = self._file.readinto(samples) // 2
        self._at = at + got
        return got if got < frames else frames

    def close(self):
        """Give the file back."""
        self._file.close()
