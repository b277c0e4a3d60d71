"""The interference check: no printed solid overlaps anything else, at rest or pressed. Needs build123d.

`collisions` returns the overlapping volumes in cubic millimeters; the manifest of the outputs keeps them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from build123d import Box as Cuboid
from build123d import Compound, Cylinder, Part, Pos, Rot
from tools.hardware.case.plan.boxes import Box
from tools.hardware.case.plan.contents import Fitted, connected_parts, contents
from tools.hardware.case.plan.dimensions import Dimensions
from tools.hardware.case.plan.halves import HALVES, drivers
from tools.hardware.case.plan.insertions import insertions

FLAT = 3.0  # mm: lower parts on the carrier meet no printed piece
PRESSED = 0.3  # mm: the travel of a button
Solids = Mapping[str, Sequence[Part]]


def solid(box: Box) -> Part:
    length, width, high = box.size
    shape = Cylinder(length / 2, high) if box.round else Cuboid(length, width, high)
    x, y, z = box.middle
    return Pos(x, y, z + high / 2) * Rot(0, 0, box.turn) * shape


def common(one: Part, others: Sequence[Part]) -> float:
    """The volume in mm3 in which a solid overlaps others, which do not overlap each other.

    Bounding boxes rule out most of the others before any solids are compared.
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
    first, second = one.bounding_box(), two.bounding_box()
    return all(
        getattr(first.max, axis) > getattr(second.min, axis) and getattr(second.max, axis) > getattr(first.min, axis)
        for axis in ("X", "Y", "Z")
    )


def lowered(parts: Sequence[Part], way: float) -> list[Part]:
    """The same parts, moved down as when pressed."""
    return [Pos(0, 0, -way) * part for part in parts]


def collisions(dimensions: Dimensions, solids: Solids, fitted: Sequence[Fitted]) -> dict[str, float]:
    """The overlapping volume of each pair of pieces in the hub, zeros included.

    `solids`: catalog name -> the printed pieces in their positions.
    """
    moved = {
        "slot-caps, pressed": lowered(solids["slot-caps"], PRESSED),
        "keys, pressed": lowered(solids["keys"], PRESSED),
        "platform, pressed": lowered(solids["platform"], float(dimensions.platform["gap_mm"])),
        "platform, at the lower stop": lowered(solids["platform"], dimensions.middle_stop),
    }
    boxes = [*contents(dimensions), *(box for box in connected_parts(dimensions, fitted) if box.size[2] > FLAT)]
    stem = [solid(box) for box in boxes if box.name == "engine stem"]  # drawn as one with the engine's button
    inside = [solid(box) for box in boxes if box.name != "engine stem"]
    found: dict[str, float] = {}

    def pair(one: str, ones: Sequence[Part], two: str, twos: Sequence[Part]) -> None:
        found[f"{one} / {two}"] = round(shared_by(ones, twos), 2)

    for one, two in combinations(solids, 2):
        pair(one, solids[one], two, solids[two])
    for name, parts in {**solids, **moved}.items():
        if name != "platform, at the lower stop":
            pair(name, parts, "what is built in", inside)
    for name in ("slot-caps, pressed", "keys, pressed", "platform, pressed"):
        pair(name, moved[name], "shell", solids["shell"])
    pair("platform", solids["platform"], "the button's stem", stem)
    pair("slot-caps, pressed", moved["slot-caps, pressed"], "lights", solids["lights"])
    pair("platform, at the lower stop", moved["platform, at the lower stop"], "cradle", solids["cradle"])
    return found


def swept(dimensions: Dimensions, solids: Solids, fitted: Sequence[Fitted]) -> dict[str, float]:
    """The volume in which each thing that is put in or taken out sweeps through printed pieces, zeros included."""
    found: dict[str, float] = {}
    for one in insertions(dimensions, fitted):
        there = [piece for name in one.pieces for piece in solids[name]]
        found[one.name] = round(found.get(one.name, 0.0) + common(solid(one.loose), there), 2)
    return found


def joined(dimensions: Dimensions, solids: Solids, fitted: Sequence[Fitted]) -> dict[str, float]:
    """The volumes in which the halves overlap each other, the other pieces, the contents, or a short screwdriver."""
    ours = list(HALVES)
    others = {name: parts for name, parts in solids.items() if name not in {*HALVES, *HALVES.values()}}
    boxes = [*contents(dimensions), *(box for box in connected_parts(dimensions, fitted) if box.size[2] > FLAT)]
    inside = [solid(box) for box in boxes if box.name != "engine stem"]
    found = {f"{one} / {two}": shared_by(solids[one], solids[two]) for one, two in combinations(ours, 2)}
    for name in ours:
        found |= {f"{name} / {other}": shared_by(solids[name], parts) for other, parts in others.items()}
        found[f"{name} / what is built in"] = shared_by(solids[name], inside)
        tools = [solid(box) for box in drivers(dimensions) if name.startswith(box.name)]
        found[f"{name} / a short screwdriver"] = sum(common(tool, solids[name]) for tool in tools)
    return {pair: round(much, 2) for pair, much in found.items()}


def shared_by(ones: Sequence[Part], twos: Sequence[Part]) -> float:
    """The overlapping volume of two groups of solids, computed one larger solid at a time."""
    if len(ones) > len(twos):
        ones, twos = twos, ones
    return sum(common(one, twos) for one in ones)
