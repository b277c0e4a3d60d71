"""Checks that each wire and cable that leaves a board is long enough, and that enough wire is bought.

The hub opens like a book, with the spine at the USB cable: the shell lies on its face next to the base, and every wire
stays attached. Wires within one half must leave room to lift out a board. hardware/parts.toml has the lengths.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from tools.hardware.breadboards import breadboard
from tools.hardware.case.plan.contents import HOLE, SPEAKER, USB, contents
from tools.hardware.case.plan.dimensions import Dimensions
from tools.hardware.circuits.circuit import circuit
from tools.hardware.circuits.model import Circuit
from tools.hardware.parts import parts_list
from tools.hardware.pcb import wanted
from tools.hardware.tables import Tables

BENDS = 1.1  # no wire runs perfectly straight
ENDS = 20.0  # mm for stripping and soldering, both ends together
OPEN_GAP = 5.0  # mm between the open shell and base
LIFTED = 100.0  # mm that a board can be moved within its half
PROUD = 1.5  # mm by which the shell's flat corners stand out

Point3 = tuple[float, float, float]


@dataclass(frozen=True)
class End:
    """An end of a wire: its half of the hub and its position in the closed hub."""

    name: str
    at: Point3
    shell: bool


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
    return list(_cables(hub, tables, dimensions))


def meters(tables: Tables, build: str, supply: str, every: list[Run]) -> float:
    """The meters of wire for a build: wires that leave the boards, and wires on them."""
    hub = circuit(build, supply, tables)
    if build == "smallest":
        board = breadboard.build(hub)
        short = [HOLE * math.dist(*wire.ends) for wire in board.wires]
    else:
        short = []
    cut = [run.given for run in every if not run.part] + [BENDS * length + ENDS for length in short]
    return sum(cut) / 1000


def _cables(hub: Circuit, tables: Tables, dimensions: Dimensions) -> Iterator[Run]:
    """The carrier's plugs with their cables, and the few other wires."""
    long = float(tables.raw["wires"]["long"])
    ends = _in_the_case(dimensions)
    x, y = dimensions.carrier_at
    top = dimensions.carrier_bottom + dimensions.carrier[2]
    for reference, placed in wanted.drawn("carrier").footprints.items():
        high = tables.parts["plug_5"].size[2] if reference.startswith("J") else 0.0
        ends[reference] = End(reference, (x - placed.at[0], y - placed.at[1], top + high), False)
    far = {"J31": "BT1", "J32": "SW15", "J33": "SW17"}
    far |= {f"J{number}": f"SW{number}" for number in range(1, 14)}
    for socket, other in far.items():
        if socket in hub.parts:
            part = hub.parts[socket].part
            part = part if "cable" in part.data else tables.parts["plug_5"]  # a slot's cable has a plug at both ends
            needed = _needed(ends[socket], ends[other], dimensions)
            yield Run(f"the cable of {socket}", needed, part.number("cable"), part.key)
    run = Run("a wire from U2 to LS1", _needed(ends["U2"], ends["LS1"], dimensions), long)
    yield from (run, run)  # plus and minus


def _in_the_case(dimensions: Dimensions) -> dict[str, End]:
    """The ends in the case that are not on the carrier."""
    boxes = {box.name: box for box in contents(dimensions)}
    found = {}
    for number in range(1, 14):
        box = boxes[f"plug {number}" if number < 13 else "engine plug"]
        for name in (f"D{number}", f"SW{number}"):
            found[name] = End(name, (*box.middle[:2], box.bottom), True)
    for name in ("SW14", "SW15", "SW16"):
        found[name] = End(name, boxes["key board"].middle, True)
    switch, speaker = boxes["power switch"], (*SPEAKER, boxes["magnet"].top)
    found["SW17"] = End("SW17", (*switch.middle[:2], switch.bottom), True)
    found["LS1"] = End("LS1", speaker, False)
    holder = boxes["AA holder"]
    found["BT1"] = End("BT1", (*holder.middle[:2], holder.top), False)
    return found


def _needed(one: End, other: End, dimensions: Dimensions) -> float:
    """The length of a wire between two ends, mm."""
    if one.shell != other.shell:
        base, shell = (other, one) if one.shell else (one, other)
        return BENDS * _opened(base.at, shell.at, dimensions) + ENDS
    return BENDS * math.dist(one.at, other.at) + LIFTED + ENDS


def _opened(base: Point3, shell: Point3, dimensions: Dimensions) -> float:
    """The distance from a point of the base to one of the open shell, over the shell's edge."""
    turn = math.radians(USB)
    out, along = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
    x1, x2 = (point[0] * out[0] + point[1] * out[1] for point in (base, shell))
    y1, y2 = (point[0] * along[0] + point[1] * along[1] for point in (base, shell))
    edge = dimensions.apothem - dimensions.wall - dimensions.fit + OPEN_GAP  # of the shell, from the middle of the base
    far = edge + PROUD + dimensions.apothem - x2
    whole = math.hypot(far - x1, y2 - y1)
    share = (edge - x1) / (far - x1)
    return math.hypot(whole * share, dimensions.height - base[2]) + math.hypot(whole * (1 - share), shell[2])
