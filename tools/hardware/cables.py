"""Checks that each wire and cable that leaves a board is long enough, and that enough wire is bought.

The hub opens like a book, with the spine at the USB cable: the shell lies on its face next to the base, and every wire
stays attached. Wires within one half must leave room to lift out a board. hardware/parts.toml has the lengths.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from tools.hardware import breadboard, parts_list
from tools.hardware.circuit import circuit
from tools.hardware.model import GROUND, PICO, RAIL, Circuit
from tools.hardware.pcb import footprints, plan
from tools.hardware.placement_maps import MAIN, main_bodies
from tools.hardware.tables import Tables

from hardware.case.contents import HOLE, SPEAKER, USB, contents
from hardware.case.dimensions import Dimensions

BENDS = 1.1  # no wire runs perfectly straight
ENDS = 20.0  # mm for stripping and soldering, both ends together
BESIDE = 5.0  # mm between the open shell and base
LIFTED = {"board": 100.0, "slot": 40.0}  # mm that a board can be moved within its half
PROUD = 1.5  # mm by which the shell's flat corners stand out

Place = tuple[float, float, float]


@dataclass(frozen=True)
class End:
    """An end of a wire: its half of the hub and its position in the closed hub; `slot` for an end on a slot board."""

    name: str
    at: Place
    shell: bool
    slot: bool = False


@dataclass(frozen=True)
class Run:
    """A wire or cable with its needed and given length, mm; `part` if it is bought as a cable."""

    name: str
    needed: float
    given: float
    part: str = ""


def faults(tables: Tables) -> list[str]:
    """One sentence for each wire that is too short, and for each build that buys too little wire."""
    found = []
    for build, supply in tables.hubs:
        name = f"{build.name}, {tables.supply_name(supply)}"
        every = runs(tables, build.key, supply)
        found += [
            f"{name}: {run.name} must be {run.needed:.0f} mm long, but is {run.given:.0f}."
            for run in every
            if run.given < run.needed
        ]
        wanted = meters(tables, build.key, supply, every)
        kind = "wire" if build.case else "wire_solid"
        bought = {line.part.key: line.quantity for line in parts_list.lines(tables, build.key, supply)}[kind]
        if bought < wanted:
            found.append(f"{name}: its wires add up to {wanted:.1f} m, but {bought} m are bought.")
    return found


def runs(tables: Tables, build: str, supply: str) -> list[Run]:
    """Every wire that leaves a board; none for a breadboard, where all wires are in the open."""
    if not tables.builds[build].case:
        return []
    hub, dimensions = circuit(build, supply, tables), parts_list.dimensions(tables)
    return list((_cables if build == "board" else _wires)(hub, tables, dimensions))


def meters(tables: Tables, build: str, supply: str, every: list[Run]) -> float:
    """The meters of wire for a build: wires that leave the boards, and wires on them."""
    hub = circuit(build, supply, tables)
    if build == "smallest":
        board = breadboard.build(hub)
        short = [HOLE * math.dist(*wire.ends) for wire in board.wires]
    else:
        places = {body.name: body.at for body in main_bodies(tables)} if build == "wired" else {}
        nets = ([places[name] for name, _ in pads if name in places] for pads in hub.nets.values())
        short = [math.dist(one, other) for ends in nets for one, other in pairwise(ends)]
    cut = [run.given for run in every if not run.part] + [BENDS * length + ENDS for length in short]
    return sum(cut) / 1000


def _cables(hub: Circuit, tables: Tables, dimensions: Dimensions) -> Iterator[Run]:
    """The carrier's plugs with their cables, and the few other wires."""
    long = float(tables.raw["wires"]["long"])
    ends = _in_the_case(dimensions, hub.supply)
    x, y = dimensions.carrier_at
    top = dimensions.carrier_bottom + dimensions.carrier[2]
    for placed in plan.job("carrier", "", tables).parts:
        high = tables.parts["plug_5"].size[2] if placed.reference.startswith("J") else 0.0
        ends[placed.reference] = End(placed.reference, (x - placed.at[0], y - placed.at[1], top + high), False)
    far = {"J31": "U5" if "U5" in hub.parts else "BT1", "J32": "SW15", "J33": "SW17"}
    far |= {f"J{number}": f"SW{number}" for number in range(1, 14)}
    for socket, other in far.items():
        if socket in hub.parts:
            part = hub.parts[socket].part
            part = part if "cable" in part.data else tables.parts["plug_5"]  # a slot's cable has a plug at both ends
            needed = _needed(ends[socket], ends[other], dimensions)
            yield Run(f"the cable of {socket}", needed, part.number("cable"), part.key)
    for one, other in (("U2", "LS1"), ("BT1", "U5")):
        if {one, other} <= hub.parts.keys():
            run = Run(f"a wire from {one} to {other}", _needed(ends[one], ends[other], dimensions), long)
            yield from (run, run)  # plus and minus


def _wires(hub: Circuit, tables: Tables, dimensions: Dimensions) -> Iterator[Run]:
    """The circuit's wires from the main board and from slot to slot; a rail can be reached anywhere."""
    long, chain = (float(tables.raw["wires"][name]) for name in ("long", "chain"))
    ends = _in_the_case(dimensions, hub.supply)
    bodies = {body.name: body.at for body in main_bodies(tables)}
    rails = tomllib.loads(MAIN.read_text(encoding="utf-8"))["rails"]
    for net, pads in hub.nets.items():
        here = [ends.get(reference) or _on_main(dimensions, bodies, reference, number) for reference, number in pads]
        if net in (RAIL, GROUND):
            for end in {end.at: end for end in here if end.name in ends}.values():  # one for lamp and button together
                needed = _needed(_on_rail(dimensions, rails[net], end), end, dimensions)
                yield Run(f"the wire from {end.name} to {net}", needed, long)
            continue
        for one, other in pairwise(here):
            if one.name in ends or other.name in ends:
                cut = chain if one.slot and other.slot else long
                yield Run(f"the wire from {one.name} to {other.name}", _needed(one, other, dimensions), cut)


def _in_the_case(dimensions: Dimensions, supply: str) -> dict[str, End]:
    """The ends in the case that are not on the carrier or main board."""
    boxes = {box.name: box for box in contents(dimensions)}
    found = {}
    for number in range(1, 14):
        box = boxes[f"plug {number}" if number < 13 else "engine plug"]
        for name in (f"D{number}", f"SW{number}"):
            found[name] = End(name, (*box.middle[:2], box.bottom), True, True)
    for name in ("SW14", "SW15", "SW16"):
        found[name] = End(name, boxes["key board"].middle, True)
    switch, charger, speaker = boxes["power switch"], boxes["charger"], (*SPEAKER, boxes["magnet"].top)
    found["SW17"] = End("SW17", (*switch.middle[:2], switch.bottom), True)
    found["LS1"] = End("LS1", speaker, False)
    found["U5"] = End("U5", (*charger.middle[:2], charger.top), False)
    holder = boxes["lithium cell" if supply == "lithium" else "AA holder"]
    found["BT1"] = End("BT1", (*holder.middle[:2], holder.top), False)
    return found


def _on_main(dimensions: Dimensions, bodies: Mapping[str, tuple[float, float]], reference: str, number: str) -> End:
    """A pad on the wired hub's main board."""
    x, y = bodies[reference]
    if reference == PICO:
        across, down = footprints.pico().pins[number]
        x, y = x + across, y - down
    return _turned(f"{reference}.{number}", x, y, dimensions)


def _on_rail(dimensions: Dimensions, rail: Mapping[str, float], end: End) -> End:
    """The point where a wire meets a rail: the nearest to its other end."""
    x = min(max(dimensions.carrier_at[0] - end.at[0], rail["from"]), rail["to"])
    return _turned("rail", x, rail["y"], dimensions)


def _turned(name: str, x: float, y: float, dimensions: Dimensions) -> End:
    """An end on the main board, which is turned by 180 degrees in the hub."""
    middle = dimensions.carrier_at
    return End(name, (middle[0] - x, middle[1] - y, dimensions.carrier_bottom), False)


def _needed(one: End, other: End, dimensions: Dimensions) -> float:
    """The length of a wire between two ends, mm."""
    if one.shell != other.shell:
        base, shell = (other, one) if one.shell else (one, other)
        return BENDS * _opened(base.at, shell.at, dimensions) + ENDS
    lifted = LIFTED["slot" if one.slot and other.slot else "board"]
    return BENDS * math.dist(one.at, other.at) + lifted + ENDS


def _opened(base: Place, shell: Place, dimensions: Dimensions) -> float:
    """The distance from a point of the base to one of the open shell, over the shell's edge."""
    turn = math.radians(USB)
    out, along = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
    x1, x2 = (point[0] * out[0] + point[1] * out[1] for point in (base, shell))
    y1, y2 = (point[0] * along[0] + point[1] * along[1] for point in (base, shell))
    edge = dimensions.apothem - dimensions.wall - dimensions.fit + BESIDE  # of the shell, from the middle of the base
    far = edge + PROUD + dimensions.apothem - x2
    whole = math.hypot(far - x1, y2 - y1)
    share = (edge - x1) / (far - x1)
    return math.hypot(whole * share, dimensions.height - base[2]) + math.hypot(whole * (1 - share), shell[2])
