"""The loops over a frame of `size` bytes: the meaning of `fast.py`, which does the same in native code."""


def total(frame, light, size):
    """The sum of what `light` makes of each byte."""
    found = 0
    for at in range(size):
        found += light[frame[at]]
    return found


def wire(out, frame, light, share, size):
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
