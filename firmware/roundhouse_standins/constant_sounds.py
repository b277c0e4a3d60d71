"""Samples that were never recorded: steady levels by name, so that a test sees by its value what sounds."""

from array import array


class Level:
    """A sound that is one value for `frames` frames; `closed` tells whether the mixer has let go of it."""

    def __init__(self, value, frames):
        self.closed = False
        self._value = value
        self._frames = frames

    def read(self, at, samples, frames):
        """Set the first `frames` of `samples` as far as the sound goes; how many there were."""
        frames = min(frames, self._frames - at)
        samples[:frames] = array("h", [self._value] * frames)
        return frames

    def close(self):
        """Nothing more is wanted."""
        self.closed = True


class ConstantLibrary:
    """A library of such sounds: `ConstantLibrary(loud=(30000, 500))` is 500 frames at 30,000 under the name `loud`."""

    def __init__(self, **sounds):
        self.sounds = sounds
        self.opened = []  # the names asked for, in order

    def open(self, name):
        """A source for the mixer. Raises OSError if there is no such sound."""
        if name not in self.sounds:
            raise OSError(2)
        self.opened.append(name)
        return Level(*self.sounds[name])
