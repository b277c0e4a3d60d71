"""The sample library: mono 16-bit sound, frozen into the image or in files, read block by block."""

import os

from roundhouse_hub import kernels

try:
    from roundhouse_samples import SAMPLES  # type: ignore[import-not-found]  # an image has them
except ImportError:
    SAMPLES = {}

FOLDER = __file__.replace("\\", "/").rsplit("/", 1)[0] + "/samples"
ENDING = ".raw"


class Library:
    """The samples of one folder and those frozen in, by name. Opening a frozen sample allocates nothing."""

    def __init__(self, folder: str = FOLDER, frozen: dict = SAMPLES) -> None:
        try:
            files = os.listdir(folder)
        except OSError:
            files = []
        self._files = {file[: -len(ENDING)]: f"{folder}/{file}" for file in files if file.endswith(ENDING)}
        self._frozen = {name: Frozen(data) for name, data in frozen.items()}

    def names(self) -> list:
        """The samples that exist, sorted.

        >>> "bell" in Library().names()
        True
        """
        return sorted(set(self._files) | set(self._frozen))

    def open(self, name: str) -> "File | Frozen":
        """A source for the mixer; files take precedence over frozen samples. Raises OSError if there is none."""
        if name in self._files:
            return File(self._files[name])
        if name in self._frozen:
            return self._frozen[name]
        raise OSError(2)


class Frozen:
    """A sample in the image's flash. It has no position of its own, so any number of voices can share it.

    >>> from array import array
    >>> room = array("h", [0] * 4)
    >>> sample = Frozen(b"a\\0b\\0c\\0")
    >>> sample.read(1, room, 4), list(room), sample.read(3, room, 4)
    (2, [98, 99, 0, 0], 0)
    """

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._frames = len(data) // 2

    def read(self, at: int, samples, frames: int) -> int:
        """Copy up to `frames` frames into `samples`, from the frame `at` on; return how many there were."""
        left = self._frames - at
        if left < frames:
            frames = left
        kernels.decode_samples(samples, self._data, at, frames)
        return frames

    def close(self) -> None:
        """Nothing to release."""


class File:
    """A sample in a file, read as needed: for a hub made of files, and on the host."""

    def __init__(self, path: str) -> None:
        self._file = open(path, "rb")  # the voice closes it
        self._at = 0  # the frame that would be read next

    def read(self, at: int, samples, frames: int) -> int:
        """As `Frozen.read`; it may overwrite the rest of `samples`."""
        if at != self._at:
            self._file.seek(2 * at)
        got = self._file.readinto(samples) // 2
        self._at = at + got
        return got if got < frames else frames

    def close(self) -> None:
        self._file.close()
