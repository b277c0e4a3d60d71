"""The Pico's flash file system: small named files, slow to write, not to be written while a sound plays.

It is worse than LittleFS: a file that is being written when the power fails is torn. Firmware that survives this
survives everything.
"""

from roundhouse_standins import Misuse


class PowerCut(BaseException):
    """The power failed in the middle of a write: no code of the firmware runs after this."""


class Flash:
    """`read` and `write` are the hub's side. Put the same Flash on another board to model a power cycle."""

    WRITE_MS = 40  # erasing and programming a sector, with interrupts off
    PIECE = 32  # bytes written at once

    def __init__(self) -> None:
        self.files = {}
        self.raw = []  # set by tests: blocks of bytes, as they lie in flash
        self.writes = 0
        self.full = False  # set by tests: nothing more can be written
        self.steps_left = None  # set by tests: the power fails after this many steps of writing
        self.began = None  # when the last write started; `StandInBoard.missed` sets it to None
        self._clock = None
        self._audio = None

    def attach(self, clock, audio) -> None:
        """Attach it to a board: writing takes time on its clock and would disturb its amplifier."""
        self._clock = clock
        self._audio = audio

    @property
    def blocks(self) -> int:
        """The number of blocks that the file system has."""
        return len(self.raw)

    def read_block(self, index: int, block: bytearray) -> None:
        block[:] = self.raw[index]

    def read(self, name: str) -> bytes | None:
        """The bytes of a file, or None if there is none."""
        return self.files.get(name)

    def write(self, name: str, data: bytes) -> None:
        """Replace a file in steps: it is emptied, then grows piece by piece."""
        if self._audio is not None and self._audio.sounding:
            raise Misuse(f"Writing {name} while a sound plays makes the amplifier stutter.")
        if self.full:
            raise OSError(28)
        for end in range(0, len(data) + self.PIECE, self.PIECE):
            self._step()
            self.files[name] = bytes(data[:end])
        self.writes += 1
        if self._clock is not None:
            self.began = self._clock.now()
            self._clock.spend(self.WRITE_MS)

    def _step(self):
        if self.steps_left is not None:
            if self.steps_left == 0:
                self.steps_left = None
                raise PowerCut
            self.steps_left -= 1
