"""Adds the time that the work takes on a Pico to a stand-in's clock, so that slow steps show in tests.

The figures are those of the image on the emulated Pico (`tools/pico`), in microseconds, rounded up.
"""

STEP = 1500  # a step with nothing to do
BYTE = 36  # read from the port
LINE = 2500  # decoded and carried out
BLOCK = 2500  # of sound, with three voices
FRAME = 2700  # drawn and sent


class PicoTiming:
    """Wraps a board's parts; create it before the app."""

    def __init__(self, board) -> None:
        self._clock = board.clock
        self._left = 0
        board.serial = _Serial(board.serial, self)
        board.audio = _Audio(board.audio, self)
        board.pixels = _Pixels(board.pixels, self)

    def spend(self, microseconds: int) -> None:
        """Advance the clock by whole milliseconds; the rest is kept for the next call."""
        self._left += microseconds
        self._clock.advance(self._left // 1000)
        self._left %= 1000

    def step(self, app) -> tuple:
        """Run a step of the app; return how long it took and how long it wants to rest, in milliseconds."""
        began = self._clock.now()
        wait = app.step(began)
        self.spend(STEP)
        return self._clock.now() - began, wait


class _Part:
    def __init__(self, part, effort) -> None:
        self._part = part
        self._effort = effort

    def __getattr__(self, name):
        return getattr(self._part, name)


class _Serial(_Part):
    def read(self, limit: int) -> bytes:
        data = self._part.read(limit)
        self._effort.spend(BYTE * len(data) + LINE * data.count(b"\n"))
        return data


class _Audio(_Part):
    def write(self, buffer, frames: int) -> None:
        self._effort.spend(BLOCK * frames // 256)
        self._part.write(buffer, frames)


class _Pixels(_Part):
    def show(self, frame: bytearray, share: int = 256) -> None:
        self._effort.spend(FRAME)
        self._part.show(frame, share)
