"""The inner loops in plain Python. `viper.py` has the same ones in native code, with the same results.

`bus` is an array of 32-bit sums; `samples` and `out` hold 16-bit samples. `level` is a gain of 0 to 65536 (1.0), and
`step` is added to it at each frame, so that changes of volume cause no clicks. Products are rounded: truncating them
would shift each by half a step, which makes soft sounds hum.
"""

KNEE = 24576  # up to here a sum passes unchanged
ABOVE = 8191  # the range above the knee, however loud the sum
HALF = 32768  # half of 1.0, for rounding


def clear_bus(bus, frames: int) -> None:
    """Set the first `frames` sums to zero."""
    for i in range(frames):
        bus[i] = 0


def decode_samples(samples, data: bytes, at: int, frames: int) -> None:
    """Fill `samples` from frame `at` on of `data`, which holds little-endian 16-bit samples as bytes."""
    at *= 2
    for i in range(frames):
        samples[i] = ((data[at] | data[at + 1] << 8) ^ 0x8000) - 0x8000
        at += 2


def mix_samples(bus, at: int, samples, frames: int, level: int, step: int) -> None:
    """Add `frames` samples to the sums from `at` on, with a gain that starts at `level`."""
    for i in range(frames):
        bus[at + i] += samples[i] * level + HALF >> 16
        level += step


def limit_bus(out, at: int, bus, frames: int, level: int, step: int) -> None:
    """Turn the sums into samples, `out` from `at` on: compressed softly where too loud, then scaled to the volume."""
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


def light_sum(frame: bytearray, light: bytes, size: int) -> int:
    """The sum of `light[byte]` over the bytes of a frame."""
    found = 0
    for at in range(size):
        found += light[frame[at]]
    return found


def encode_frame(out: bytearray, frame: bytearray, light: bytes, share: int, size: int) -> None:
    """Fill `out` with green, red, blue from red, green, blue, mapped by `light`, at `share` of 256; rounded up."""
    for at in range(0, size, 3):
        out[at] = light[frame[at + 1]] * share + 255 >> 8
        out[at + 1] = light[frame[at]] * share + 255 >> 8
        out[at + 2] = light[frame[at + 2]] * share + 255 >> 8


def dim(out: bytearray, share: int, size: int) -> None:
    """Scale `out` by `share` of 256."""
    for at in range(size):
        out[at] = out[at] * share >> 8


def blend(out: bytearray, other: bytearray, share: int, size: int) -> None:
    """Mix `share` of 256 of `other` into `out`."""
    for at in range(size):
        out[at] += (other[at] - out[at]) * share >> 8
