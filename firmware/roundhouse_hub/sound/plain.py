"""The mixer's inner loops in plain Python; `fast.py` has the same ones in native code, with the same samples.

`bus` is an array of 32-bit sums, `samples` and `out` hold 16-bit samples. `level` is a loudness of 0 to 65536
(1.0), and `step` is added to it at each frame, so that no change of loudness is heard as a click.
"""

KNEE = 24576  # up to here a sum passes unchanged
ABOVE = 8191  # what is left above the knee, however loud the sum


def clear(bus, frames):
    """Set the first `frames` sums to zero."""
    for i in range(frames):
        bus[i] = 0


def add(bus, at, samples, frames, level, step):
    """Add `frames` samples to the sums from `at` on, at a loudness that starts with `level`."""
    for i in range(frames):
        bus[at + i] += samples[i] * (level >> 8) >> 8
        level += step


def finish(out, bus, frames, level, step):
    """Turn the sums into samples: bent softly where they are too loud (never cut off), then made quieter."""
    for i in range(frames):
        total = bus[i]
        if total > KNEE:
            over = total - KNEE
            total = KNEE + over * ABOVE // (over + ABOVE)
        elif total < -KNEE:
            over = -KNEE - total
            total = -KNEE - over * ABOVE // (over + ABOVE)
        out[i] = total * (level >> 8) >> 8
        level += step
