"""The demands on a board: parts and nets by the circuit, size and fixed places by parts.toml, and the fab's limits."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from tools.hardware.circuits.circuit import circuit
from tools.hardware.circuits.model import Circuit, Pad
from tools.hardware.pcb import board_file
from tools.hardware.pcb.board_file import BoardFile, Point
from tools.hardware.tables import FOLDER, InvalidTables, Part, Tables, numbered, read

BOARDS = ("carrier", "slot")
PLACES = {"carrier": "carrier", "slot": "slot 1"}  # in the circuit; the other slots use the same board
TITLES = {"carrier": "Carrier", "slot": "Slot board"}
SLOT_BOARDS = 13  # twelve slots and the engine
PROJECTS = FOLDER / "board"
OWN = {"pico": "Pico", "amplifier": "MAX98357A", "step_up": "U1V11F5"}
"""The project's own footprints: modules on pin rows."""
ON_THE_MODULE = {("amplifier", "8"), ("amplifier", "9")}  # the speaker's terminal is no pad of the board
LIMITS = ("track", "via", "via_drill", "print")


@dataclass(frozen=True)
class WantedPart:
    """A part of the circuit: how the name of its footprint begins, its value, and the net of each of its pads."""

    reference: str
    part: Part
    footprint: str
    value: str
    pins: dict[str, str]


@dataclass(frozen=True)
class Limits:
    """The limits of the fab, in millimeters, and the widths that currents need."""

    track: float
    via: float
    via_drill: float
    print: float
    widths: dict[str, float]


@dataclass(frozen=True)
class Wanted:
    """One board. `fixed`: where the case needs a part, from the board's middle, y up."""

    name: str
    parts: dict[str, WantedPart]
    limits: Limits
    size: Point
    fixed: dict[str, Point]
    holes: tuple[tuple[float, float, float], ...]

    @property
    def nets(self) -> dict[str, set[Pad]]:
        """Net -> its pads on this board."""
        found: dict[str, set[Pad]] = {}
        for part in self.parts.values():
            for number, net in part.pins.items():
                found.setdefault(net, set()).add((part.reference, number))
        return found


def wanted(name: str, tables: Tables | None = None, made: Circuit | None = None) -> Wanted:
    """The facts of the tables about one of BOARDS."""
    tables = tables or read()
    made = made or circuit("board", "aa", tables)
    raw, fixed = tomllib.loads((PROJECTS / "rules.toml").read_text(encoding="utf-8")), tables.raw["boards"][name]
    parts = {
        reference: WantedPart(reference, made.parts[reference].part, _footprint(made.parts[reference].part),
                              value(made.parts[reference].part), pins)
        for reference, pins in wires(made, PLACES[name], slot_nets(made, 1) if name == "slot" else {}).items()
    }  # fmt: skip
    limits = Limits(**{limit: float(raw[limit]) for limit in LIMITS}, widths=raw["widths"] | raw.get(name, {}))
    places = {"D1": "lamp", "SW1": "button", "J101": "socket"} if name == "slot" else {}
    return Wanted(
        name,
        parts,
        limits,
        _pair(fixed["size"]),
        {reference: _pair(fixed[key]) for reference, key in places.items()},
        tuple((float(x), float(y), float(fixed["holes"]["diameter"])) for x, y in fixed["holes"]["at"]),
    )


def value(part: Part) -> str:
    """The value of a part in schematics and on boards: 4.7 kohm, or what is ordered.

    >>> value(read().parts["r_4k7"]), value(read().parts["socket_5"])
    ('4.7 kohm', 'JST B5B-XH-A')
    """
    return part.value or re.split(r" \(|,", part.order)[0]


def _footprint(part: Part) -> str:
    """The name without its library: the boards' own library has every footprint that they use."""
    return OWN.get(part.key) or part.footprint.partition(":")[2]


def wires(made: Circuit, place: str, renamed: dict[str, str]) -> dict[str, dict[str, str]]:
    """The circuit of one board: reference -> pad -> net, for the parts at `place`."""
    found: dict[str, dict[str, str]] = {ref: {} for ref, part in made.parts.items() if part.place == place}
    for net, pads in made.nets.items():
        for reference, number in pads:
            if reference in found and (made.parts[reference].part.key, number) not in ON_THE_MODULE:
                found[reference][number] = renamed.get(net, net)
    return found


def slot_nets(made: Circuit, number: int) -> dict[str, str]:
    """The circuit's nets of slot board `number` -> their names on the board; number 13 is the engine's."""
    button = "BUTTON_ENGINE" if number == SLOT_BOARDS else f"BUTTON_{number}"
    before = "LAMPS_DATA" if number == 1 else f"LAMP_{number - 1}_OUT"
    missing = [net for net in (button, before, f"LAMP_{number}_OUT") if net not in made.nets]
    if missing:
        raise InvalidTables(f"The circuit has no net {missing[0]}, which slot board {number} needs.")
    own = {f"LAMP_{number}_SOURCE": "SOURCE", f"{button}_CONTACT": "CONTACT"}
    return {before: "DIN", f"LAMP_{number}_OUT": "DOUT", button: "BUTTON", **own}


def unlike(made: Circuit) -> list[str]:
    """One sentence for each slot board that the circuit wires differently from the first."""
    boards = []
    for number in range(1, SLOT_BOARDS + 1):
        place = "engine" if number == SLOT_BOARDS else f"slot {number}"
        nets = wires(made, place, slot_nets(made, number))
        boards.append({_alike(reference, number): pins for reference, pins in nets.items()})
    return [
        f"Slot board {number} is wired differently from slot board 1; one board must fit all."
        for number, board in enumerate(boards, start=1)
        if board != boards[0]
    ]


def _alike(reference: str, number: int) -> str:
    """The name of a part on slot board `number`: R103 and R203 of the third are R100 and R200."""
    letters, counted = numbered(reference)
    return f"{letters}{counted - number}"


def _pair(pair: Any) -> Point:
    return float(pair[0]), float(pair[1])


@cache
def drawn(name: str) -> BoardFile:
    return board_file.read((PROJECTS / name / f"{name}.kicad_pcb").read_text(encoding="utf-8"))


def body(part: Part, turn: float) -> Point:
    """The length and width of a part on a board, as it is turned; the Pico's footprint stands upright."""
    length, width = part.size[:2]
    return (width, length) if (round(turn / 90) + (part.key == "pico")) % 2 else (length, width)
