"""The time that a Pico's work takes it, spent on a stand-in's clock: with it, long steps are seen and heard here, too.

The figures are those of the image on the emulated Pico (`tools/pico`), in microseconds, and rounded up.
"""

STEP = 1500  # a step that finds nothing to do
BYTE = 36  # to be read
LINE = 2500  # to be understood, and obeyed
BLOCK = 2500  # of sound, with three voices
FRAME = 2700  # to be drawn and sent


class PicoTiming:
    """Stands before a board's parts; make it before the app."""

    def __init__(self, board):
        self._clock = board.clock
        self._left = 0
        board.serial = _Serial(board.serial, self)
        board.audio = _Audio(board.audio, self)
        board.pixels = _Pixels(board.pixels, self)

    def spend(self, microseconds):
        """Let the clock go on by whole milliseconds; the rest is kept for the next time."""
        self._left += microseconds
        self._clock.advance(self._left // 1000)
        self._left %= 1000

    def step(self, app):
        """A step of the app; how long it took and how long it wants to rest, in milliseconds."""
        began = self._clock.now()
        wait = app.step(began)
        self.spend(STEP)
        return self._clock.now() - began, wait


class _Part:
    def __init__(self, part, effort):
        self._part = part
        self._effort = effort

    def __getattr__(self, name):
        return getattr(self._part, name)


class _Serial(_Part):
    def read(self, limit):
        data = self._part.read(limit)
        self._effort.spend(BYTE * len(data) + LINE * data.count(b"\n"))
        return data


class _Audio(_Part):
    def write(self, buffer, frames):
        self._effort.spend(BLOCK * frames // 256)
        self._part.write(buffer, frames)


class _Pixels(_Part):
    def show(self, frame, share=256):
        self._effort.spend(FRAME)
        self._part.show(frame, share)
