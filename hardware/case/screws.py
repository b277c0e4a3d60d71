"""Every screw of the case: its kind, what it holds, where, and the printed hole that it cuts its thread into.

The solids take their holes from here, and so do the parts list and the guide their counts.

>>> from hardware.case.measures import read
>>> {group.key: len(group.at) for group in screws(read(), "aa")}["carrier"]
4
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from hardware.case.contents import ENGINE_BOARD, KEY_SCREWS, SPEAKER, SPEAKER_SUNK, holder_at
from hardware.case.measures import SLOTS, SUPPLIES, Measures, Point, around

PILOT = {3.0: 2.6, 2.5: 2.1}  # diameter of a thread -> of its printed hole
CHIPS = 0.3  # mm that a blind hole is deeper than its screw
CORNERS = (30.0, 90.0, 150.0, 210.0, 240.0, 300.0)  # of the shell, with a boss; the others have a socket or the switch
CORNER_RADIUS = 97.0
EAR = 4.0  # thickness of what the cradle hangs by
EAR_ALONG = 33.0  # from the hub's middle to an ear, along the domino
EAR_BESIDE = 4.75  # from the cradle's wall to the middle of an ear's screw: half a post of the shell, and air
DOOR = 2.0  # thickness
DOOR_EAR = 10.0  # of the door, for its screw
CLAMP = 3.0  # thickness of the bar across a holder
CLAMP_AT = {"aa": 34.0, "lithium": 0.0}  # the bar: along x at this y, along y at this x; between what hangs above
RING = 2.4  # thickness of the speaker's ring
BASKET = 4.0  # from the speaker's front to the back of its rim
FACE = 1.2  # mm of plastic that stay below a blind hole
HOLDERS = {"aa": "aa_holder", "lithium": "lithium_cell"}


@dataclass(frozen=True)
class Screws:
    """Screws of one kind that hold one thing. `kind`: their key in hardware/parts.toml; `piece`: whose holes they are.

    `held`: mm from the head to the hole; with a countersunk screw the head counts. `mouth` and `end`: z of the hole's
    ends in the hub, the screw comes in at the mouth. `through`: the end is open, too.
    """

    key: str
    kind: str
    text: str
    piece: str
    at: tuple[Point, ...]
    held: float
    mouth: float
    end: float
    through: bool = False

    @property
    def deep(self) -> float:
        """mm of hole."""
        return abs(self.end - self.mouth)

    def cut(self) -> tuple[float, float]:
        """From which z to which the hole is taken out of the solid: a little beyond an open end."""
        up = 1.0 if self.mouth < self.end else -1.0
        ends = self.mouth - up, self.end + (up if self.through else 0.0)
        return min(ends), max(ends)


def screws(measures: Measures, supply: str) -> list[Screws]:
    """All screws of the hub with one of the SUPPLIES, or with `usb`, which has no cells to be held."""
    floor, low, top = measures.floor, measures.cradle_bottom, measures.board_top
    board = measures.board[2]
    engine = measures.engine_board_top - board
    ring = speaker_top(measures)
    blind = measures.height - FACE
    door = supply if supply in SUPPLIES else SUPPLIES[0]
    found = [
        Screws("slot boards", "screw_m25", "slot boards", "shell", slot_screws(measures), board, top, blind),
        Screws("keys", "screw_m25", "strip of the volume keys", "shell", KEY_SCREWS, board, top, blind),
        Screws("engine", "screw_m25", "engine's board", "cradle", engine_screws(measures), board, engine, low, True),
        Screws("cradle", "screw_m3", "cradle to the deck", "shell", ears(measures), EAR, low + EAR, low + 14),
        Screws("speaker", "screw_m3_short", "speaker ring", f"base-{door}", speaker_posts(), RING, ring, FACE),
        Screws(
            "carrier",
            "screw_m3_short",
            "carrier or main board",
            f"base-{door}",
            carrier_screws(measures),
            measures.carrier[2],
            measures.carrier_bottom,
            FACE,
        ),
        Screws("base", "screw_m3_sunk", "base to the shell", "shell", corner_screws(), floor, floor, floor + 12),
        Screws("door", "screw_m3_sunk", "door", f"base-{door}", door_screws(measures, door), DOOR, DOOR, floor + 7),
    ]
    if supply in SUPPLIES:
        end = floor + measures.size_of(HOLDERS[supply])[2]
        posts = clamp_posts(measures, supply)
        found.append(Screws("bar", "screw_m3", "bar across the battery", f"base-{supply}", posts, CLAMP, end, floor))
    return found


def bought(measures: Measures, supply: str) -> dict[str, int]:
    """What the case wants beside what is printed: screws, feet and springs, by their keys in hardware/parts.toml."""
    counts = Counter({"spring": len(measures.spring_at), "foot": len(feet())})
    for group in screws(measures, supply):
        counts[group.kind] += len(group.at)
    return dict(counts)


def faults(measures: Measures) -> list[str]:
    """A sentence for each kind of screw that is too long for its hole, or too short to hold."""
    found = []
    for supply in SUPPLIES:
        for group in screws(measures, supply):
            name = measures.parts[group.kind]["name"]
            thread = measures.number(group.kind, "thread_mm")
            inside = measures.number(group.kind, "length_mm") - group.held
            spare = group.deep - inside
            if spare < (0.0 if group.through else CHIPS) - 1e-9:
                found.append(
                    f"{name} ({group.text}) goes {inside:.1f} mm into a hole that is {group.deep:.1f} mm deep."
                )
            if inside < thread - 1e-9:
                found.append(f"{name} ({group.text}) bites {inside:.1f} mm only; {thread:.1f} is the least.")
    return sorted(set(found))


def slot_screws(measures: Measures) -> tuple[Point, ...]:
    """Where the twelve slots' boards are screwed to the deck."""
    found = []
    for slot in range(SLOTS):
        turn = measures.slot_angle(slot)
        for x, y in measures.board_holes:
            (ax, ay), (bx, by) = around(measures.ring + x, turn), around(y, turn + 90)
            found.append((ax + bx, ay + by))
    return tuple(found)


def ears(measures: Measures) -> tuple[Point, ...]:
    """Where the cradle hangs from the shell's posts."""
    x, y = EAR_ALONG, measures.cradle_outside[1] / 2 + EAR_BESIDE
    return ((x, y), (x, -y), (-x, y), (-x, -y))


def engine_screws(measures: Measures) -> tuple[Point, ...]:
    """Where the engine's board is screwed to the cradle."""
    return tuple((ENGINE_BOARD + x, y) for x, y in measures.board_holes)


def corner_screws() -> tuple[Point, ...]:
    """Where base and shell are screwed together."""
    return tuple(around(CORNER_RADIUS, angle) for angle in CORNERS)


def carrier_screws(measures: Measures) -> tuple[Point, ...]:
    """Where the carrier's screws are."""
    x, y = measures.carrier_at
    return tuple((x + dx, y + dy) for dx, dy in measures.carrier_holes)


def speaker_posts() -> tuple[Point, ...]:
    """Where the speaker's ring is screwed down."""
    return tuple((SPEAKER[0] + x, SPEAKER[1] + y) for x, y in (around(25.0, angle) for angle in (90.0, 240.0, 330.0)))


def speaker_top(measures: Measures) -> float:
    """z on which the speaker's ring lies."""
    return measures.floor - SPEAKER_SUNK + BASKET


def clamp_posts(measures: Measures, supply: str) -> tuple[Point, ...]:
    """Where the bar across the holder is screwed down."""
    x, y = holder_at(measures, supply)
    length, width, _ = measures.size_of(HOLDERS[supply])
    if supply == "aa":
        return tuple((x + side * (length / 2 + 5.0), CLAMP_AT[supply]) for side in (-1, 1))
    return tuple((CLAMP_AT[supply], y + side * (width / 2 + 5.0)) for side in (-1, 1))


def bar_of(measures: Measures, supply: str) -> tuple[Point, Point]:
    """Middle and size of the bar across the holder, seen from above."""
    (left, first), (right, last) = clamp_posts(measures, supply)
    return ((left + right) / 2, (first + last) / 2), (right - left + 9.0, last - first + 9.0)


def door_screws(measures: Measures, supply: str) -> tuple[Point, ...]:
    """Where the door's screw is: in the ear at its left end."""
    x, y = holder_at(measures, supply)
    return ((x - measures.size_of(HOLDERS[supply])[0] / 2 - DOOR_EAR / 2, y),)


def feet() -> tuple[Point, ...]:
    """Where the rubber feet are."""
    return tuple(around(81.0, 45.0 + 60.0 * foot) for foot in range(6))
