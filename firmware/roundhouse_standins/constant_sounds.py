"""Samples with a constant value, so that a test sees from the value which one is playing."""

from array import array


class ConstantSound:
    """A sound with one value for `frames` frames; `closed` says whether the mixer has released it."""

    def __init__(self, value: int, frames: int) -> None:
        self.closed = False
        self._value = value
        self._frames = frames

    def read(self, at: int, samples, frames: int) -> int:
        """Fill up to `frames` frames of `samples`; return how many there were."""
        frames = min(frames, self._frames - at)
        samples[:frames] = array("h", [self._value] * frames)
        return frames

    def close(self) -> None:
        self.closed = True


class ConstantLibrary:
    """A library of constant sounds: `ConstantLibrary(loud=(30000, 500))` has 500 frames of 30,000 as `loud`."""

    def __init__(self, **sounds) -> None:
        self.sounds = sounds
        self.opened = []  # the names opened so far, in order

    def open(self, name: str) -> "ConstantSound | None":
        """A source for the mixer. Raises OSError if there is no such sound."""
        if name not in self.sounds:
            raise OSError(2)
        self.opened.append(name)
        return ConstantSound(*self.sounds[name])
