"""The plan of the cables in a hub with boards: each socket of the carrier, and what its plug leads to, pin by pin.

Every wire of a cable is a straight line, because the pins of both ends stand in the same order.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from tools.hardware.model import GROUND, Circuit, Pad
from tools.hardware.schematic.sheet import GAP, MARGIN, PAPERS, Instance, Sheet, Words
from tools.hardware.schematic.symbols import GRID, Sides, box, on_grid, power_sign

WIRE = 12 * GRID  # between two boxes
SLOTS = 13


@dataclass(frozen=True)
class Cable:
    """References by place, from left to right; those of one place stand below each other."""

    title: str
    places: tuple[tuple[str, ...], ...]


def cables(hub: Circuit) -> list[Cable]:
    """The cables of a hub with boards: the case's, then those of the slots and the engine."""
    cells = (("J31",), ("U5",), ("BT1",)) if "U5" in hub.parts else (("J31",), ("BT1",))
    made = [Cable("Power switch", (("J33",), ("SW17",)))]
    if "BT1" in hub.parts:
        made.append(Cable("Cells", cells))
    made.append(Cable("Volume keys", (("J32",), ("SW14", "SW15", "SW16"))))
    made.append(Cable("Speaker, at the amplifier's terminal", (("U2",), ("LS1",))))
    return made + [
        Cable(hub.parts[f"J{number}"].label, ((f"J{number}",), (f"J{100 + number}",))) for number in range(1, SLOTS + 1)
    ]


def plan(hub: Circuit, title: str) -> Sheet:
    """The whole plan in three columns."""
    sheet = Sheet(title)
    drawn = [(cable.title, _drawn(hub, cable)) for cable in cables(hub)]
    first = len(drawn) - SLOTS
    x, high = MARGIN, 0.0
    for column in (drawn[:first], drawn[first : first + 7], drawn[first + 7 :]):
        y, edge, ends = MARGIN, x, []
        for name, part in column:
            left, top, right, bottom = part.bounds()
            dx, dy = on_grid(x + 2 * GRID - left), on_grid(y + 3 * GRID - top)
            part.moved((dx, dy), sheet)
            edge = max(edge, right + dx + 2 * GRID)
            ends.append((name, y, bottom + dy + GRID))
            y = ends[-1][2] + GRID
        sheet.frames += [(name, (x, start), (edge, end)) for name, start, end in ends]
        x, high = edge + GAP, max(high, y)
    sheet.paper = next(name for name, (w, h) in PAPERS.items() if x <= w and high + 8 * GRID <= h)
    return sheet


def _drawn(hub: Circuit, cable: Cable) -> Sheet:
    """One cable: a row for each net that leads from one place to the next."""
    nets = [[(reference, _nets(hub, reference)) for reference in place] for place in cable.places]
    here = [{net for _, pins in place for net in pins.values() if net} for place in nets]
    shared = [one & two for one, two in itertools.pairwise(here)]
    pitch = GRID * (5 if any(len(place) > 1 for place in cable.places) else 1)
    order = [net for place in nets for _, pins in place for net in pins.values() if net in set().union(*shared)]
    rows = {net: at * pitch for at, net in enumerate(dict.fromkeys(order))}
    sheet, x, ends = Sheet(""), 0.0, dict[str, float]()
    for at, place in enumerate(nets):
        wide = 0.0
        arriving = shared[at - 1] if at else set[str]()
        leaving = shared[at] if at < len(shared) else set[str]()
        for index, (reference, pins) in enumerate(place):
            later = {net for _, others in place[index + 1 :] for net in others.values()}
            left = {number: rows[net] for number, net in pins.items() if net in arriving - later}
            right = {number: rows[net] for number, net in pins.items() if net in leaving and number not in left}
            rest = [number for number in pins if number not in left and number not in right]
            if reference.startswith("U") and not at:  # a module: only its terminal belongs to the cable
                rest = []
            lowest = max([*left.values(), *right.values()], default=0.0)
            for step, number in enumerate(rest):
                right[number] = lowest + (step if right or not left else step - 1) * GRID + GRID
            wide = max(wide, _box(sheet, hub, reference, (x, left, right), rest))
            for number, y in left.items():
                sheet.wires.append(((ends[str(pins[number])], y), (x - GRID, y)))
        for _, pins in place:
            ends |= {net: x + wide + GRID for net in pins.values() if net in leaving}
        x += wide + 2 * GRID + WIRE
    return sheet


def _nets(hub: Circuit, reference: str) -> dict[str, str | None]:
    return {number: hub.net_of((reference, number)) for number in hub.parts[reference].pads()}


def _box(
    sheet: Sheet, hub: Circuit, reference: str, at: tuple[float, dict[str, float], dict[str, float]], rest: list[str]
) -> float:
    """Draws a part's box at x with its pins at the heights of the rows; returns its width."""
    x, left, right = at
    placed = hub.parts[reference]
    pads = {number: pad for number, pad in placed.pads().items() if number in left or number in right}
    top = min([*left.values(), *right.values()], default=0.0) - GRID
    sides = Sides({key: y - top for key, y in left.items()}, {key: y - top for key, y in right.items()}, (), ())
    shape = box(f"{placed.part.key}_{reference}", pads, sides, (reference, placed.label))
    texts = (Words(reference, (x, top - 1.2)), Words(placed.label, (x, top + shape.size[1] + 2.2)))
    sheet.instances.append(Instance(shape, (x, top), *texts, placed))
    for pin in shape.pins:
        if pin.number in rest:
            point, net = (x + pin.at[0], top + pin.at[1]), hub.net_of((reference, pin.number))
            if net == GROUND:
                sheet.instances.append(Instance(power_sign(GROUND, True), point, Words("", point), Words("", point)))
            elif net:
                sheet.labels.append((net, point, 1))
            else:
                sheet.free.append(point)
    return shape.size[0]


def differences(hub: Circuit, drawn: dict[str, set[Pad]]) -> list[str]:
    """One sentence for each wire that joins pads of two nets, and for each pad of a cable that no wire reaches."""
    found = []
    for pads in drawn.values():
        nets = sorted({str(hub.net_of(pad)) for pad in pads})
        if len(nets) > 1:
            found.append(f"A wire joins {' and '.join(nets)}.")
    wired = {pad for pads in drawn.values() if len(pads) > 1 for pad in pads}
    for cable in cables(hub):
        ends = [{net for reference in place for net in _nets(hub, reference).values() if net} for place in cable.places]
        shared = {net for one, two in itertools.pairwise(ends) for net in one & two} - {GROUND}
        for reference in (reference for place in cable.places for reference in place):
            for number, net in _nets(hub, reference).items():
                if net in shared and (reference, number) not in wired:
                    found.append(f"No wire reaches {hub.say((reference, number))}.")
    return found
