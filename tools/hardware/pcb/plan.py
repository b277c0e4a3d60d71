"""Turns the circuit and the layouts in hardware/board/ into the jobs that KiCad draws."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tools.hardware.circuit import circuit
from tools.hardware.model import Circuit
from tools.hardware.pcb.footprints import MODULES
from tools.hardware.pcb.job import BACK_SIDE, FRONT_SIDE, Job, Placed, Rules, Text
from tools.hardware.tables import FOLDER, Tables, read

BOARDS = ("carrier", "slot")
SLOT_BOARDS = 13  # twelve slots and the engine
RULES = ("clearance", "track", "via", "via_drill", "edge", "hole_clearance", "grid", "stitch")
LAYOUTS = FOLDER / "board"


class PlanError(ValueError):
    """A layout does not fit its circuit; the message says what to change."""


def layout(name: str) -> dict[str, Any]:
    """The content of a TOML file in hardware/board/."""
    return tomllib.loads((LAYOUTS / f"{name}.toml").read_text(encoding="utf-8"))


def wires(made: Circuit, place: str, renamed: dict[str, str]) -> dict[str, dict[str, str]]:
    """The circuit of one board: reference -> pad -> net, for the parts at `place`.

    Pads on top of a module (the amplifier's terminal) are not on the board.
    """
    found: dict[str, dict[str, str]] = {ref: {} for ref, part in made.parts.items() if part.place == place}
    for net, pads in made.nets.items():
        for reference, number in pads:
            if reference in found and not _on_module(made, reference, number):
                found[reference][number] = renamed.get(net, net)
    return found


def _on_module(made: Circuit, reference: str, number: str) -> bool:
    for module in MODULES:
        if own_module(made, reference) == module.name:
            return number not in module.pins
    return False


OWN = {"pico": "Pico", "amplifier": "MAX98357A", "step_up": "U1V11F5"}


def own_module(made: Circuit, reference: str) -> str:
    """The project's own footprint for a part, or an empty string."""
    return OWN.get(made.parts[reference].part.key, "")


def slot_nets(made: Circuit, number: int) -> dict[str, str]:
    """The circuit's nets of slot board `number` -> their names on the board; number 13 is the engine's."""
    button = "BUTTON_ENGINE" if number == SLOT_BOARDS else f"BUTTON_{number}"
    before = "LAMPS_DATA" if number == 1 else f"LAMP_{number - 1}_OUT"
    missing = [net for net in (button, before, f"LAMP_{number}_OUT") if net not in made.nets]
    if missing:
        raise PlanError(f"The circuit has no net {missing[0]}, which slot board {number} needs.")
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
    """What slot board `number` calls the part on every board: R103 and R203 of the third are R100 and R200."""
    letters = reference.rstrip("0123456789")
    return f"{letters}{int(reference.removeprefix(letters)) - number}"


def job(name: str, stamp: str, tables: Tables | None = None, drawn: dict[str, Any] | None = None) -> Job:
    """The job for one of BOARDS; `stamp` is printed on the board. Raises PlanError."""
    tables = tables or read()
    plan, common = drawn or layout(name), layout("rules")
    made = circuit("board", "aa", tables)
    fixed = tables.raw["boards"][name]
    nets = wires(made, plan["place"], slot_nets(made, 1) if name == "slot" else {})
    missing = sorted(nets.keys() ^ plan["parts"].keys())
    if missing:
        raise PlanError(f"hardware/board/{name}.toml and the circuit do not have the same parts: {', '.join(missing)}.")
    parts = []
    for reference, place in plan["parts"].items():
        parts.append(_placed(reference, place, made, fixed, nets[reference]))
    used = {net for part in parts for net in part.pins.values()}
    widths = {net: width for net, width in {**common["widths"], **plan["widths"]}.items() if net in used}
    rules = Rules(**{name: float(common[name]) for name in RULES}, widths=widths)
    texts = [
        Text(
            **{
                **words,
                "text": words["text"].format(stamp=stamp, **values(made, plan["place"])),
                "at": _pair(words["at"]),
            }
        )
        for words in plan["text"]
    ]
    small = [words.text for words in texts if words.size < common["print"]]
    if small:
        raise PlanError(f"The text {small[0]} on the board {name} is lower than {common['print']} mm.")
    holes = fixed["holes"]
    return Job(
        name=name,
        title=plan["title"],
        size=_pair(fixed["size"]),
        rules=rules,
        parts=tuple(parts),
        texts=tuple(texts),
        holes=tuple((float(x), float(y), float(holes["diameter"])) for x, y in holes["at"]),
        hole_free=plan["hole_free"],
        poured=common["poured"],
        first=tuple(net for net in common["first"] if net in used),
    )


def values(made: Circuit, place: str) -> dict[str, str]:
    """The values of the resistors and capacitors at a place, as they are printed."""
    said = {}
    for kind, letter in (("resistors", "R"), ("capacitors", "C")):
        found: dict[str, list[str]] = {}
        for reference, placed in made.parts.items():
            if placed.place == place and placed.part.key.startswith(f"{letter.lower()}_"):
                found.setdefault(placed.label, []).append(reference)
        said[kind] = "   ".join(f"{' '.join(references)} {value}" for value, references in found.items())
    return said


def _pair(pair: Any) -> tuple[float, float]:
    return float(pair[0]), float(pair[1])


def _placed(
    reference: str, place: dict[str, Any], made: Circuit, fixed: dict[str, Any], pins: dict[str, str]
) -> Placed:
    part = made.parts[reference].part
    given = f"Roundhouse:{own_module(made, reference)}" if own_module(made, reference) else part.footprint
    footprint = place.get("footprint", given)
    if not given or not footprint.startswith(given):
        raise PlanError(f"{reference} ({part.name}) cannot have the footprint {footprint}: the table says {given}.")
    side = place.get("side", FRONT_SIDE)
    if side not in (FRONT_SIDE, BACK_SIDE):
        raise PlanError(f"{reference} is on the {side} side; it must be {FRONT_SIDE} or {BACK_SIDE}.")
    return Placed(
        reference,
        footprint,
        part.name,
        _pair(fixed[place["fixed"]]) if "fixed" in place else _pair(place["at"]),
        float(place.get("turn", 0)),
        side,
        pins,
        _pair(place["shown"]) if "shown" in place else None,
    )


def sources() -> tuple[Path, ...]:
    """The layouts and rules of the boards."""
    return tuple(LAYOUTS / f"{name}.toml" for name in (*BOARDS, "rules"))
