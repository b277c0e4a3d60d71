"""From colors for the eye to what thirteen WS2812 get: linear light, and no more current than the supply leaves.

Thirteen white lamps would take 780 mA, more than a USB port gives.
"""

CHANNEL_MA = 20  # one color of one lamp at full
BUDGET_MA = 250  # of 500: the Pico takes 50, the amplifier's peaks at full volume the rest

# A screen's 50 % is a fifth of the light; an LED given 50 % gives half of it and looks washed out.
LINEAR = bytes(int((level / 255) ** 2.2 * 255 + 0.5) for level in range(256))


def drive(out, frame):
    """Fill `out` with what goes down the lamps' wire, green, red, blue, for `frame` of red, green, blue.

    When all of it would take more than the budget, everything is dimmed alike.
    """
    total = 0
    for level in frame:
        total += LINEAR[level]
    allowed = BUDGET_MA * 255 // CHANNEL_MA
    share = 256 if total <= allowed else allowed * 256 // total
    for at in range(0, len(frame), 3):
        out[at] = LINEAR[frame[at + 1]] * share >> 8
        out[at + 1] = LINEAR[frame[at]] * share >> 8
        out[at + 2] = LINEAR[frame[at + 2]] * share >> 8


def milliamperes(out):
    """The current that the bytes on the wire ask for."""
    return sum(out) * CHANNEL_MA // 255
