"""What is printed and stands between the things that are built in, as boxes: cradle, its posts, the batteries' bars.

Solids show every meeting, but only those of the case that was built. These boxes show it for each domino, each time.
"""

from __future__ import annotations

from collections.abc import Iterator

from hardware.case.boxes import Box
from hardware.case.contents import POST, holder_at
from hardware.case.measures import SUPPLIES, Measures
from hardware.case.screws import CLAMP, EAR, HOLDERS, bar_of, clamp_posts, ears

EAR_SIZE = (9.0, 13.0)  # along the domino, and away from it
HEDGE = (4.6, 6.0)  # the low wall around a battery's holder: how much larger than that, and how high
HEDGE_CORNER = 1.5  # its radius


def printed(measures: Measures) -> Iterator[Box]:
    """All boxes, both supplies' included; boxes of one piece have one name."""
    low, deck, floor = measures.cradle_bottom, measures.under_deck, measures.floor
    yield Box("cradle", (0, 0, low), (*measures.cradle_outside, deck - low))
    for x, y in ears(measures):
        yield Box("cradle", (*ear_middle(x, y), low), (*EAR_SIZE, EAR))
        yield Box("cradle's post", (x, y, low + EAR), (POST, POST, deck - low - EAR), round=True)
    for supply in SUPPLIES:
        high = measures.size_of(HOLDERS[supply])[2]
        middle, size = bar_of(measures, supply)
        yield Box("bar", (*middle, floor + high), (*size, CLAMP), builds=(supply,))
        for x, y in clamp_posts(measures, supply):
            yield Box("bar's post", (x, y, floor), (POST, POST, high), round=True, builds=(supply,))


def hedges(measures: Measures) -> Iterator[Box]:
    """The low walls around the batteries' holders, round at their corners: only the case can be in their way."""
    for supply, part in HOLDERS.items():
        length, width, _ = measures.size_of(part)
        (x, y), low = holder_at(measures, supply), measures.floor
        across, along, name = length + HEDGE[0], width + HEDGE[0], f"the wall around the {part}"
        yield Box(name, (x, y, low), (across, along - 2 * HEDGE_CORNER, HEDGE[1]), builds=(supply,))
        yield Box(name, (x, y, low), (across - 2 * HEDGE_CORNER, along, HEDGE[1]), builds=(supply,))
        for right, far in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            corner = (x + right * (across / 2 - HEDGE_CORNER), y + far * (along / 2 - HEDGE_CORNER), low)
            yield Box(name, corner, (2 * HEDGE_CORNER, 2 * HEDGE_CORNER, HEDGE[1]), round=True, builds=(supply,))


def ear_middle(x: float, y: float) -> tuple[float, float]:
    """The middle of an ear, which reaches from the cradle's wall to behind its screw at x, y."""
    return x, y - 2 if y > 0 else y + 2
