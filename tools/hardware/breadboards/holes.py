"""The holes of what a step adds to the breadboard: the legs of its parts, and the ends of its wires."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tools.hardware.breadboards.breadboard import RAILS, ROWS, Breadboard, Wire, strip_of
from tools.hardware.circuits.model import GROUND, RAIL
from tools.hardware.pages.markdown import markdown_table

MOST_NAMED_LEGS = 4  # legs that are all named; of more, pin 1 tells where the others go
SIDES = {"T": "top", "B": "bottom"}
COMMON = {RAIL: "the 5 V rail", GROUND: "the ground rail"}


def holes(board: Breadboard, new: Collection[str], earlier: Collection[str]) -> str:
    """A table of the legs of the `new` parts, and of the wires that join them to each other and to `earlier` ones."""
    rows = [(reference, _legs(board, reference)) for reference in board.hub.parts if reference in new]
    rows += [
        (_ends(board, wire), " to ".join(filter(None, map(_named, wire.ends))))
        for wire in added_wires(board, new, earlier)
    ]
    return markdown_table(("Part or wire", "Holes"), [row for row in rows if row[1]])


def added_wires(board: Breadboard, new: Collection[str], earlier: Collection[str]) -> Iterator[Wire]:
    """The wires that are possible with the `new` parts, but not without them."""
    for wire in board.wires:
        if wire.joins({*earlier, *new}) and not wire.joins(set(earlier)):
            yield wire


def _legs(board: Breadboard, reference: str) -> str:
    """The holes of a part's legs, or nothing for a part beside the board."""
    legs = {pad: place for pad, place in board.places.items() if pad[0] == reference and strip_of(place)}
    if len(legs) > MOST_NAMED_LEGS:
        return f"{_named(next(iter(legs.values())))} (pin 1)" if legs else ""
    return ", ".join(
        _named(place) + (f" ({board.hub.name(pad)})" if board.hub.name(pad) != pad[1] else "")
        for pad, place in legs.items()
    )


def _ends(board: Breadboard, wire: Wire) -> str:
    """The ends of a wire: a pad of each of its strips, or the rails."""
    if all(strip in RAILS for strip in wire.strips):
        return f"wire from {COMMON[wire.net]} to the other one"
    found = []
    for strip in wire.strips:
        pads = [pad for pad in board.hub.nets[wire.net] if board.strips[pad] == strip]
        found.append(COMMON[wire.net] if strip in RAILS else f"{pads[0][0]} {board.hub.name(pads[0])}")
    return f"wire from {found[0]} to {found[1]}"


def _named(place: tuple[float, float]) -> str:
    """The name of a hole: g27, or `top +` for any hole of that rail; nothing beside the board."""
    if not strip_of(place):
        return ""
    rail = next((name for name, y in RAILS.items() if y == place[1]), "")
    if rail:
        return f"{SIDES[rail[0]]} {rail[1]}"
    return next(row for row, y in ROWS.items() if y == place[1]) + f"{place[0]:g}"
