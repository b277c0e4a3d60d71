"""The mixer's inner loops in plain Python; `fast.py` has the same ones in native code, with the same samples.

`bus` is an array of 32-bit sums, `samples` and `out` hold 16-bit samples. `level` is a loudness of 0 to 65536
(1.0), and `step` is added to it at each frame, so that no change of loudness is heard as a click. Products are
rounded: cut off, each would lean by half a step, and what is quiet would hum with it.
"""

KNEE = 24576  # up to here a sum passes unchanged
ABOVE = 8191  # what is left above the knee, however loud the sum
HALF = 32768  # half of 1.0: what rounds


def clear_bus(bus, frames):
    """Set the first `frames` sums to zero."""
    for i in range(frames):
        bus[i] = 0


def decode_samples(samples, data, at, frames):
    """Set `samples` to those that begin with the frame `at` of `data`, the bytes of little-endian samples."""
    at *= 2
    for i in range(frames):
        samples[i] = ((data[at] | data[at + 1] << 8) ^ 0x8000) - 0x8000
        at += 2


def mix_samples(bus, at, samples, frames, level, step):
    """Add `frames` samples to the sums from `at` on, at a loudness that starts with `level`."""
    for i in range(frames):
        bus[at + i] += samples[i] * level + HALF >> 16
        level += step


def limit_bus(out, at, bus, frames, level, step):
    """Turn the sums into samples, `out` from `at` on: bent softly where too loud (never cut off), then made quieter."""
    for i in range(frames):
        total = bus[i]
        if total > KNEE:
            over = total - KNEE
            total = KNEE + over * ABOVE // (over + ABOVE)
        elif total < -KNEE:
            over = -KNEE - total
            total = -KNEE - over * ABOVE // (over + ABOVE)
        out[at + i] = total * level + HALF >> 16
        level += step


def light_sum(frame, light, size):
    """The sum of what `light` makes of each byte."""
    found = 0
    for at in range(size):
        found += light[frame[at]]
    return found


def encode_frame(out, frame, light, share, size):
    """Set `out` to green, red, blue of what `light` makes of red, green, blue, at `share` of 256; rounded up."""
    for at in range(0, size, 3):
        out[at] = light[frame[at + 1]] * share + 255 >> 8
        out[at + 1] = light[frame[at]] * share + 255 >> 8
        out[at + 2] = light[frame[at + 2]] * share + 255 >> 8


def dim(out, share, size):
    """Take `out` down to `share` of 256."""
    for at in range(size):
        out[at] = out[at] * share >> 8


def blend(out, other, share, size):
    """Let `share` of 256 of `other` show through `out`."""
    for at in range(size):
        out[at] += (other[at] - out[at]) * share >> 8
