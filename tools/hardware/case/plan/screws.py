"""Every screw of the case: its kind, what it holds, its position, and the printed hole that it cuts its thread into.

The solids get their holes from here, and the parts list and the guide their counts.

>>> from tools.hardware.case.plan.dimensions import read
>>> {group.key: len(group.at) for group in screws(read())}["carrier"]
4
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tools.hardware.case.plan import halves
from tools.hardware.case.plan.contents import ENGINE_BOARD, KEY_SCREWS, KEYS, SPEAKER, SPEAKER_SUNK, holder_at
from tools.hardware.case.plan.dimensions import EAR, SLOTS, Dimensions, Point, around

PILOT = {3.0: 2.6, 2.5: 2.1}  # diameter of a thread -> of its printed hole
CHIPS = 0.3  # mm that a blind hole is deeper than its screw
CORNERS = (30.0, 90.0, 150.0, 210.0, 240.0, 300.0)  # shell corners with a boss
CORNER_RADIUS = 97.0
FOOT_RADIUS = 87.5  # the feet carry what the shell brings to the base through its screws, right beside them
FOOT_BESIDE = 330.0  # one more, so that no cap is outside of the feet
EAR_ALONG = 33.0  # from the hub's middle to an ear, along the domino
EAR_BESIDE = 4.75  # from the cradle's wall to the middle of an ear's screw: half a post of the shell, and a gap
DOOR = 2.0  # thickness
DOOR_EAR = 10.0  # the door's ear for its screw
CLAMP = 3.0  # thickness of the bar across a holder
CLAMP_AT = 34.0  # the y of the bar, clear of the parts above
RING = 2.4  # thickness of the speaker cup's foot around its screws
BASKET = 4.0  # from the speaker's front to the back of its rim
FACE = 1.2  # mm of plastic below a blind hole
OVER_FOOT = 1.6  # and in the base, where a foot may be below it in a recess of 0.8 mm


@dataclass(frozen=True)
class Screws:
    """Screws of one kind that hold one thing. `kind`: their key in hardware/parts.toml; `piece`: what has the holes.

    `held`: mm from the head to the hole, including a countersunk head. `mouth` and `end`: z of the hole's ends in the
    hub; the screw goes in at the mouth. `through`: the end is open too.
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
        """The depth of the hole, mm."""
        return abs(self.end - self.mouth)

    def cut(self) -> tuple[float, float]:
        """The z range that the hole removes from the solid: slightly beyond an open end."""
        up = 1.0 if self.mouth < self.end else -1.0
        ends = self.mouth - up, self.end + (up if self.through else 0.0)
        return min(ends), max(ends)


def screws(dimensions: Dimensions, cells: bool = True) -> list[Screws]:
    """All screws of the hub; without `cells`, there is no bar to hold."""
    floor, low, top = dimensions.floor, dimensions.cradle_bottom, dimensions.board_top
    board = dimensions.board[2]
    engine = dimensions.engine_board_top - board
    ring = speaker_top(dimensions)
    blind = dimensions.height - FACE
    found = [
        Screws("slot boards", "screw_m25", "slot boards", "shell", slot_screws(dimensions), board, top, blind),
        Screws("keys", "screw_m25", "strip of the volume keys", "shell", KEY_SCREWS, board, top, blind),
        Screws("engine", "screw_m25", "engine's board", "cradle", engine_screws(dimensions), board, engine, low, True),
        Screws("cradle", "screw_m3", "cradle to the deck", "shell", ears(dimensions), EAR, low + EAR, low + 14),
        Screws("speaker", "screw_m3_short", "cup behind the speaker", "base", speaker_posts(), RING, ring, OVER_FOOT),
        Screws(
            "carrier",
            "screw_m3_short",
            "carrier",
            "base",
            carrier_screws(dimensions),
            dimensions.carrier[2],
            dimensions.carrier_bottom,
            OVER_FOOT,
        ),
        Screws("base", "screw_m3_sunk", "base to the shell", "shell", corner_screws(), floor, floor, floor + 12),
        Screws("door", "screw_m3_sunk", "door", "base", (door_screw(dimensions),), DOOR, DOOR, floor + 7),
    ]
    if cells:
        end = floor + dimensions.size_of("aa_holder")[2]
        posts = clamp_posts(dimensions)
        found.append(Screws("bar", "screw_m3", "bar across the cells", "base", posts, CLAMP, end, floor))
    return found


def bought(dimensions: Dimensions, cells: bool) -> dict[str, int]:
    """The bought parts of the case: screws, feet, springs and pads, by their keys in hardware/parts.toml."""
    counts = Counter({"spring": len(dimensions.spring_at), "foot": len(feet()), "pad": SLOTS + len(KEYS) + 1})
    for group in screws(dimensions, cells):
        counts[group.kind] += len(group.at)
    counts["screw_m3"] += sum(map(len, halves.holes(dimensions).values()))
    return dict(counts)


def faults(dimensions: Dimensions) -> list[str]:
    """One sentence for each group of screws that are too long for their holes or too short to hold."""
    found = []
    for group in screws(dimensions):
        name = dimensions.parts[group.kind]["name"]
        thread = dimensions.number(group.kind, "thread_mm")
        inside = dimensions.number(group.kind, "length_mm") - group.held
        spare = group.deep - inside
        if spare < (0.0 if group.through else CHIPS) - 1e-9:
            found.append(f"{name} ({group.text}) goes {inside:.1f} mm into a hole that is {group.deep:.1f} mm deep.")
        if inside < thread - 1e-9:
            found.append(f"{name} ({group.text}) grips only {inside:.1f} mm; it must be at least {thread:.1f}.")
    return found


def slot_screws(dimensions: Dimensions) -> tuple[Point, ...]:
    """The screw positions of the twelve slot boards."""
    found = []
    for slot in range(SLOTS):
        turn = dimensions.slot_angle(slot)
        for x, y in dimensions.board_holes:
            (ax, ay), (bx, by) = around(dimensions.ring + x, turn), around(y, turn + 90)
            found.append((ax + bx, ay + by))
    return tuple(found)


def ears(dimensions: Dimensions) -> tuple[Point, ...]:
    """The screw positions of the cradle."""
    x, y = EAR_ALONG, dimensions.cradle_outside[1] / 2 + EAR_BESIDE
    return ((x, y), (x, -y), (-x, y), (-x, -y))


def engine_screws(dimensions: Dimensions) -> tuple[Point, ...]:
    """The screw positions of the engine's board."""
    return tuple((ENGINE_BOARD + x, y) for x, y in dimensions.board_holes)


def corner_screws() -> tuple[Point, ...]:
    """The screw positions of base and shell."""
    return tuple(around(CORNER_RADIUS, angle) for angle in CORNERS)


def carrier_screws(dimensions: Dimensions) -> tuple[Point, ...]:
    x, y = dimensions.carrier_at
    return tuple((x + dx, y + dy) for dx, dy in dimensions.carrier_holes)


def speaker_posts() -> tuple[Point, ...]:
    """The screw positions of the speaker's cup."""
    return tuple((SPEAKER[0] + x, SPEAKER[1] + y) for x, y in (around(25.0, angle) for angle in (90.0, 240.0, 330.0)))


def speaker_top(dimensions: Dimensions) -> float:
    """The z of the screws' posts at the speaker's cup."""
    return dimensions.floor - SPEAKER_SUNK + BASKET


def clamp_posts(dimensions: Dimensions) -> tuple[Point, ...]:
    """The screw positions of the bar across the holder."""
    x, _ = holder_at(dimensions)
    apart = dimensions.size_of("aa_holder")[0] / 2 + 5.0
    return ((x - apart, CLAMP_AT), (x + apart, CLAMP_AT))


def bar_of(dimensions: Dimensions) -> tuple[Point, Point]:
    """The middle and size of the bar across the holder, seen from above."""
    (left, y), (right, _) = clamp_posts(dimensions)
    return ((left + right) / 2, y), (right - left + 9.0, 9.0)


def door_screw(dimensions: Dimensions) -> Point:
    """The position of the door's screw, in the ear at its left end."""
    x, y = holder_at(dimensions)
    return x - dimensions.size_of("aa_holder")[0] / 2 - DOOR_EAR / 2, y


def feet() -> tuple[Point, ...]:
    """The positions of the rubber feet."""
    return tuple(around(FOOT_RADIUS, angle) for angle in (*CORNERS, FOOT_BESIDE))
