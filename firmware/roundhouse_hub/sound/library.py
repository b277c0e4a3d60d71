"""Where samples come from: files of mono 16-bit sound, read in blocks and never held whole."""

import os

FOLDER = __file__.replace("\\", "/").rsplit("/", 1)[0] + "/samples"
ENDING = ".raw"


class Library:
    """The samples of one folder, by name. An open file is all that a voice needs."""

    def __init__(self, folder=FOLDER):
        self._folder = folder

    def names(self):
        """The samples that are there, in order.

        >>> "bell" in Library().names()
        True
        """
        try:
            files = os.listdir(self._folder)
        except OSError:
            return []
        return sorted(file[: -len(ENDING)] for file in files if file.endswith(ENDING))

    def open(self, name):
        """A source for the mixer. Raises OSError if there is no such sample."""
        return open(f"{self._folder}/{name}{ENDING}", "rb")
