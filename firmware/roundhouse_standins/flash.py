"""The Pico's file memory: small named files, slow to write, and never to be written while a sound plays.

It is worse than LittleFS: a file that is being written when the power goes is torn. Whoever outlives that outlives
everything.
"""

from roundhouse_standins import Misuse


class PowerCut(BaseException):
    """The power went in the middle of a write: nothing of the firmware runs after this."""


class Flash:
    """`read` and `write` are the hub's side. The same Flash in another board is a hub switched off and on again."""

    WRITE_MS = 40  # a sector erased and programmed, with interrupts off
    PIECE = 32  # bytes that are written at once

    def __init__(self):
        self.files = {}
        self.writes = 0
        self.full = False  # for the outside world to say: nothing more can be written
        self.steps_left = None  # for the outside world to say: the power goes after so many steps of writing
        self._clock = None
        self._audio = None

    def attach(self, clock, audio):
        """Become part of a board: writing takes time on its clock and disturbs its amplifier."""
        self._clock = clock
        self._audio = audio

    def read(self, name):
        """The bytes of a file, or None if there is none."""
        return self.files.get(name)

    def write(self, name, data):
        """Replace a file, in steps: it is emptied, then grows piece by piece."""
        if self._audio is not None and self._audio.sounding:
            raise Misuse(f"Writing {name} while a sound plays makes the amplifier stutter.")
        if self.full:
            raise OSError(28)
        for end in range(0, len(data) + self.PIECE, self.PIECE):
            self._step()
            self.files[name] = bytes(data[:end])
        self.writes += 1
        if self._clock is not None:
            self._clock.spend(self.WRITE_MS)

    def _step(self):
        if self.steps_left is not None:
            if self.steps_left == 0:
                self.steps_left = None
                raise PowerCut
            self.steps_left -= 1
