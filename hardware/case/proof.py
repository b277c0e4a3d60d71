"""Checks the case as solids: nothing that is printed reaches into anything else, at rest or pressed. Needs build123d.

`collisions` gives the common volumes in cubic millimeters by name; the manifest of the outputs keeps them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from build123d import Box as Cuboid
from build123d import Compound, Cylinder, Part, Pos, Rot
from hardware.case.boxes import Box
from hardware.case.contents import contents
from hardware.case.measures import SUPPLIES, Measures

TOUCH = 0.5  # mm3: surfaces that lie on each other, by rounding
PRESSED = 0.3  # mm: a button's way
Solids = Mapping[str, Sequence[Part]]


def solid(box: Box) -> Part:
    """A box or cylinder of the contents."""
    length, width, high = box.size
    shape = Cylinder(length / 2, high) if box.round else Cuboid(length, width, high)
    x, y, z = box.middle
    return Pos(x, y, z + high / 2) * Rot(0, 0, box.turn) * shape


def common(one: Part, others: Sequence[Part]) -> float:
    """The volume that a solid shares with others, in cubic millimeters; the others do not reach into each other.

    Those whose surrounding boxes do not meet that of the solid are not looked at any further.
    """
    near = [other for other in others if close(one, other)]
    if not near:
        return 0.0
    shared: Any = one & (near[0] if len(near) == 1 else Compound(near))
    if shared is None:
        return 0.0
    try:
        return float(shared.volume)
    except AttributeError:
        return float(sum(piece.volume for piece in shared))


def close(one: Part, two: Part) -> bool:
    """Whether the boxes around two solids meet."""
    first, second = one.bounding_box(), two.bounding_box()
    return all(
        getattr(first.max, axis) > getattr(second.min, axis) and getattr(second.max, axis) > getattr(first.min, axis)
        for axis in ("X", "Y", "Z")
    )


def lowered(parts: Sequence[Part], way: float) -> list[Part]:
    """The same parts, pressed."""
    return [Pos(0, 0, -way) * part for part in parts]


def collisions(measures: Measures, solids: Solids, supply: str, known: dict[str, float]) -> dict[str, float]:
    """The volume that each pair of the hub with this supply shares; pairs that come to nothing are named, too.

    `solids`: the printed pieces in their places, by their names in the catalog. `known` keeps what is the same with
    another supply, and is filled.
    """
    moved = {
        "slot-caps, pressed": lowered(solids["slot-caps"], PRESSED),
        "keys, pressed": lowered(solids["keys"], PRESSED),
        "platform, pressed": lowered(solids["platform"], float(measures.platform["gap_mm"])),
        "platform, at the lower stop": lowered(solids["platform"], measures.lower_stop),
    }
    boxes = [box for box in contents(measures) if supply in box.builds]
    stem = [solid(box) for box in boxes if box.name == "engine stem"]  # one thing with the engine's button
    both = [solid(box) for box in boxes if len(box.builds) == len(SUPPLIES) and box.name != "engine stem"]
    own = [solid(box) for box in boxes if len(box.builds) < len(SUPPLIES)]
    found: dict[str, float] = {}

    def pair(one: str, ones: Sequence[Part], two: str, twos: Sequence[Part]) -> None:
        name = f"{one} / {two}"
        found[name] = known[name] if name in known else round(shared_by(ones, twos), 2)
        known[name] = found[name]

    for one, two in combinations(solids, 2):
        pair(one, solids[one], two, solids[two])
    for name, parts in {**solids, **moved}.items():
        if name != "platform, at the lower stop":
            pair(name, parts, "what is built in", [*both])
            found[f"{name} / the {supply} battery"] = round(shared_by(parts, own), 2)
    for name in ("slot-caps, pressed", "keys, pressed", "platform, pressed"):
        pair(name, moved[name], "shell", solids["shell"])
    pair("platform", solids["platform"], "the button's stem", stem)
    pair("slot-caps, pressed", moved["slot-caps, pressed"], "lights", solids["lights"])
    pair("platform, at the lower stop", moved["platform, at the lower stop"], "cradle", solids["cradle"])
    return found


def shared_by(ones: Sequence[Part], twos: Sequence[Part]) -> float:
    """The common volume of two groups; the larger solid is taken once against all of the other group."""
    if len(ones) > len(twos):
        ones, twos = twos, ones
    return sum(common(one, twos) for one in ones)
