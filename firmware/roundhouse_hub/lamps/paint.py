"""The frame buffer, the palette, and the drawing functions that all lamp pictures share.

A frame is a bytearray with red, green and blue of each lamp, in colors as on a screen; `current_limit` converts them
for the LEDs. Nothing here allocates memory.
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

FULL = 256  # a level or share of 100 %
BYTES = 3 * LAMPS


def frame() -> bytearray:
    """A dark frame: red, green and blue of each lamp, one byte each."""
    return bytearray(BYTES)


def as_tuples(filled: bytearray) -> list:
    """The lamps of a frame as a list of (red, green, blue)."""
    return [(filled[at], filled[at + 1], filled[at + 2]) for at in range(0, len(filled), 3)]


def put(out: bytearray, lamp: int, color: tuple, level: int) -> None:
    """Set one lamp to `color` at `level` (0 to 256)."""
    at = 3 * lamp
    out[at] = color[0] * level >> 8
    out[at + 1] = color[1] * level >> 8
    out[at + 2] = color[2] * level >> 8


def put_all(out: bytearray, color: tuple, level: int) -> None:
    """Set every lamp to `color` at `level`."""
    for lamp in range(LAMPS):
        put(out, lamp, color, level)


def color_of(character: str) -> tuple:
    """The color that a character in a scene stands for; white for a public train.

    >>> color_of("2"), color_of("m")
    ((255, 149, 72), (244, 247, 245))
    """
    seat = SEATS.find(character)
    return WHITE if seat < 0 else SEAT_COLORS[seat]


def dim(out: bytearray, share: int) -> None:
    """Dim the whole frame to `share` (0 to 256), as the eye sees it."""
    kernels.dim(out, share, BYTES)


def blend(out: bytearray, other: bytearray, share: int) -> None:
    """Mix `share` (0 to 256) of the frame `other` into `out`."""
    kernels.blend(out, other, share, BYTES)


def eased(part: int, whole: int) -> int:
    """Progress of a movement with ease-in and ease-out, 0 to 256, for `part` of `whole`.

    >>> [eased(part, 100) for part in (0, 25, 50, 100)]
    [0, 40, 128, 256]
    """
    step = part * FULL // whole
    return step * step * (768 - 2 * step) >> 16


def swell(into: int, period: int, low: int = 0) -> int:
    """Rise from `low` to 256 and fall back once per `period`, eased; `into` is the time in the period."""
    half = period // 2
    return low + ((FULL - low) * eased(into if into < half else period - into, half) >> 8)
