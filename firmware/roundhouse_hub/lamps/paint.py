"""Frames of thirteen colors, and the few colors and brushes that all the lamps' pictures are made with.

A frame is a bytearray, red, green and blue of each lamp, in colors for the eye, as on a screen; what an LED needs to
look like them is `current.py`'s business. Nothing here makes an object that the collector would have to take away.
"""

from roundhouse_hub import kernels
from roundhouse_hub.lamps.scene import LAMPS, SEATS

BRASS = (245, 184, 61)
MINT = (79, 227, 180)
CORAL = (255, 131, 112)
AMBER = (255, 176, 32)
WHITE = (244, 247, 245)
SEAT_COLORS = (
    (88, 169, 255),
    (255, 149, 72),
    (63, 212, 143),
    (255, 125, 184),
    (246, 213, 72),
    (184, 149, 255),
    (69, 217, 234),
    (255, 116, 102),
    (174, 221, 85),
    (221, 176, 122),
    (169, 186, 203),
    (234, 134, 242),
)

FULL = 256  # a level, and a share: all of it
BYTES = 3 * LAMPS


def frame():
    """An empty frame: red, green and blue of each lamp, one byte each."""
    return bytearray(BYTES)


def as_tuples(filled: bytearray) -> list:
    """The lamps of a frame as a list of (red, green, blue)."""
    return [(filled[at], filled[at + 1], filled[at + 2]) for at in range(0, len(filled), 3)]


def put(out, lamp, color, level):
    """Show `color` at `level` (0 to 256) on one lamp."""
    at = 3 * lamp
    out[at] = color[0] * level >> 8
    out[at + 1] = color[1] * level >> 8
    out[at + 2] = color[2] * level >> 8


def put_all(out, color, level):
    """Show `color` at `level` on every lamp."""
    for lamp in range(LAMPS):
        put(out, lamp, color, level)


def color_of(character):
    """The color that a scene's character stands for; white for a train that is nobody's.

    >>> color_of("2"), color_of("m")
    ((255, 149, 72), (244, 247, 245))
    """
    seat = SEATS.find(character)
    return WHITE if seat < 0 else SEAT_COLORS[seat]


def dim(out, share):
    """Take the whole frame down to `share` (0 to 256) of what the eye sees of it."""
    kernels.dim(out, share, BYTES)


def blend(out, other, share):
    """Let `share` (0 to 256) of the frame `other` show through `out`."""
    kernels.blend(out, other, share, BYTES)


def eased(part, whole):
    """How far a movement is, from 0 to 256, `part` of `whole` after its start: slow at both ends.

    >>> [eased(part, 100) for part in (0, 25, 50, 100)]
    [0, 40, 128, 256]
    """
    step = part * FULL // whole
    return step * step * (768 - 2 * step) >> 16


def swell(into, period, low=0):
    """From `low` up to 256 and back once in `period`, slow at both ends; `into` the period."""
    half = period // 2
    return low + ((FULL - low) * eased(into if into < half else period - into, half) >> 8)
