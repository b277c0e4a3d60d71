"""Checks what protects cells and parts: against reversed cells, drained cells, inrush, a muted amplifier, crosstalk.

Part of `circuit_rules.faults`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import log

from tools.hardware.budgets.power import CERAMIC_SHARE, warned_volts
from tools.hardware.circuits.model import GROUND, RAIL, Circuit, Pad
from tools.hardware.tables import LAMPS, P_FETS, Tables

SUPPLIED = "power"  # kind of the pads that a reversed cell harms
DATA = ("DIN", "DOUT")
SWITCHES = ("switch", "slide_switch", "socket_6")
LEAST_RAIL = 4.5  # volts


def faults(circuit: Circuit, tables: Tables) -> Iterator[str]:
    """One sentence for each protection that is missing or does not work."""
    for rule in (reversed_cells, _cut_off, _inrush, _heard, _apart, _sources, _filtered):
        yield from rule(circuit, tables)


def _pads(circuit: Circuit, keys: tuple[str, ...]) -> Iterator[tuple[str, dict[str, str | None]]]:
    """Each part of these kinds, and the nets of its pads by their names."""
    for reference, placed in circuit.parts.items():
        if placed.part.key in keys:
            named = placed.pads().items()
            yield reference, {name: circuit.net_of((reference, number)) for number, (name, _) in named}


def reversed_cells(circuit: Circuit, _: Tables | None = None) -> Iterator[str]:
    """No power pad gets the voltage of reversed cells: a transistor or a diode is before it.

    A P-channel transistor with its drain at the cells and its gate at ground stays off when they are reversed.
    """
    cells = {
        net
        for _, nets in _pads(circuit, ("aa_holder", "socket_3"))
        for name, net in nets.items()
        if name == "+" and net
    }
    met = set(cells)
    while cells:
        net = cells.pop()
        for pad in circuit.nets[net]:
            if circuit.kind(pad) == SUPPLIED:
                yield f"{circuit.say(pad)} gets the voltage of reversed cells: no P-channel transistor is before it."
            onward = set(_across(circuit, pad)) - met
            cells |= onward
            met |= onward


def _across(circuit: Circuit, pad: Pad) -> Iterator[str]:
    """The nets that the current of reversed cells reaches through the part at this pad."""
    placed = circuit.parts[pad[0]]
    nets = {name: circuit.net_of((pad[0], number)) for number, (name, _) in placed.pads().items()}
    if placed.part.key.startswith("fuse"):
        through = list(nets)
    elif placed.part.key == "switch":
        through = ["BATTERY", "ON"] if circuit.name(pad) in ("BATTERY", "ON") else []
    elif placed.part.key in P_FETS and circuit.name(pad) in "SD":
        blocks = circuit.name(pad) == "D" and nets["G"] == GROUND
        through = [] if blocks else ["S", "D"]
    else:
        through = []
    yield from (net for name in through if (net := nets[name]))


def _cut_off(circuit: Circuit, tables: Tables) -> Iterator[str]:
    """Empty cells turn the step-up off and keep it off, without the firmware."""
    for reference, nets in _pads(circuit, ("step_up",)):
        hold = nets["SHDN"] or ""
        detectors = [
            (other, circuit.parts[other].part)
            for other, found in _pads(circuit, ("detector",))
            if found["OUT"] == hold and found["VDD"] == nets["VIN"]
        ]
        if not detectors:
            yield f"Nothing turns {reference} ({circuit.parts[reference].label}) off when the cells are empty."
            continue
        for other, detector in detectors:
            least = float(tables.raw["limits"]["cells_least_volts"])
            if not least <= detector.number("trip_volts") < warned_volts(tables):
                yield (
                    f"{other} turns the step-up off at {detector.number('trip_volts')} V; it must be from {least} V to "
                    f"{warned_volts(tables):.2f} V, where the firmware warns."
                )
        yield from _latched(circuit, tables, reference, hold, nets)


def _latched(circuit: Circuit, tables: Tables, reference: str, hold: str, nets: dict[str, str | None]) -> Iterator[str]:
    """Only the step-up's own output holds it on; a capacitor starts it when the hub is switched on."""
    part = circuit.parts[reference].part
    low, high = (float(volts) for volts in part.data["enable_volts"])
    ends = {circuit.beyond(pad): circuit.parts[pad[0]].part.data.get("ohms") for pad in circuit.nets[hold]}
    down, up = ends.get(GROUND), ends.get(nets["VOUT"])
    if not down or not up:
        yield f"SHDN of {reference} needs a resistor to ground and one to its VOUT, or it starts again by itself."
        return
    left = max(data["full_volts"] for data in tables.raw["supplies"].values() if "full_volts" in data)
    left *= down / (down + part.number("enable_pull_up_ohms"))
    if left > low:
        yield f"SHDN of {reference} stays at {left:.2f} V when it is off; it must be below {low} V."
    held = part.number("out_volts") * down / (down + up)
    if held < high:
        yield f"SHDN of {reference} is held at {held:.2f} V when it is on; it needs {high} V."
    lasting = start_ms(circuit, tables)
    if lasting < part.number("start_ms"):
        yield (
            f"SHDN of {reference} is high for {lasting:.1f} ms when the hub is switched on, but the step-up "
            f"needs {part.number('start_ms'):.0f} ms to start."
        )


def start_ms(circuit: Circuit, tables: Tables) -> float:
    """The time, ms, that the capacitor from VIN keeps SHDN high as the hub is switched on with nearly empty cells."""
    ((reference, nets),) = _pads(circuit, ("step_up",))
    part, pads = circuit.parts[reference].part, circuit.nets[nets["SHDN"] or ""]
    least = min(data["empty_volts"] for data in tables.raw["supplies"].values() if "empty_volts" in data)
    constants = log(least / part.data["enable_volts"][1])  # from the cells' voltage down to what is still on
    ohms = [circuit.parts[pad[0]].part.number("ohms") for pad in pads if circuit.beyond(pad)]
    farads = [
        circuit.parts[pad[0]].part.number("farads")
        for pad in pads
        if "farads" in circuit.parts[pad[0]].part.data and _other_end(circuit, pad) == nets["VIN"]
    ]
    together = 1 / (1 / part.number("enable_pull_up_ohms") + sum(1 / each for each in ohms))
    return 1000 * CERAMIC_SHARE * sum(farads) * together * constants


def _inrush(circuit: Circuit, tables: Tables) -> Iterator[str]:
    """The rail's capacitor is charged through a transistor that turns on slowly."""
    for pad in circuit.nets.get(RAIL, ()):
        if circuit.parts[pad[0]].part.key in SWITCHES:
            yield f"{circuit.say(pad)} feeds the rail at once: its capacitor needs a soft start."
    for reference, nets in _pads(circuit, P_FETS):
        if nets["D"] != RAIL:
            continue
        gate = circuit.nets.get(nets["G"] or "", [])
        ohms = [tables.parts["r_100k"].number("ohms") for pad in gate if circuit.beyond(pad) == GROUND]
        farads = [
            circuit.parts[pad[0]].part.data["farads"]
            for pad in gate
            if "farads" in circuit.parts[pad[0]].part.data and _other_end(circuit, pad) == nets["S"]
        ]
        given = [circuit.parts[pad[0]].part.data["ohms"] for pad in gate if circuit.beyond(pad) == GROUND]
        if given != ohms or farads != [tables.parts["c_10u"].number("farads")]:
            yield (
                f"{reference} ({circuit.parts[reference].label}) does not start as slowly as the power budget assumes: "
                f"its gate needs {tables.parts['r_100k'].value} to ground and {tables.parts['c_10u'].value} to its "
                "source."
            )


def _heard(circuit: Circuit, _: Tables) -> Iterator[str]:
    """The amplifier is on whatever its module has at SD: a resistor to the rail beats the chip's own pull-down."""
    for reference, nets in _pads(circuit, ("amplifier",)):
        part = circuit.parts[reference].part
        up = [
            circuit.parts[pad[0]].part.data["ohms"]
            for pad in circuit.nets.get(nets["SD"] or "", ())
            if circuit.beyond(pad) == RAIL
        ]
        own = part.number("sd_pull_down_ohms")
        if not up:
            yield f"SD of {reference} (amplifier) has no resistor to the rail: on some modules it would be muted."
        elif (volts := LEAST_RAIL * own / (own + up[0])) < part.number("sd_left_volts"):
            yield f"SD of {reference} (amplifier) gets {volts:.2f} V; it needs {part.data['sd_left_volts']} V."


def _apart(circuit: Circuit, _: Tables) -> Iterator[str]:
    """In a cable, ground lies between the lamps' data, with edges of 5 V, and a button's wire."""
    for reference, placed in circuit.parts.items():
        if not placed.part.key.startswith("socket_"):
            continue
        for one, two in pairwise(placed.pads()):
            first, second = circuit.name((reference, one)), circuit.name((reference, two))
            if {first, second} <= {*DATA, "BUTTON"} and "BUTTON" in (first, second):
                said = circuit.say((reference, one))
                yield f"{said} and {second} are neighbors in the cable: ground must lie between them."


def _sources(circuit: Circuit, tables: Tables) -> Iterator[str]:
    """A lamp's data leaves its board through a resistor."""
    for reference, nets in _pads(circuit, LAMPS):
        on_plug = any(
            circuit.parts[pad[0]].part.key == "socket_5" for pad in circuit.nets.get(nets.get("DOUT") or "", ())
        )
        if on_plug:
            yield (
                f"DOUT of {reference} ({circuit.parts[reference].label}) goes into a cable without "
                f"{tables.parts['r_330'].value} at its source."
            )


def _filtered(circuit: Circuit, _: Tables) -> Iterator[str]:
    """On a cable with data, a button has a resistor, and the wire a capacitor to ground."""
    for reference, nets in _pads(circuit, ("socket_5",)):
        pads = circuit.nets.get(nets["BUTTON"] or "", [])
        keys = [circuit.parts[pad[0]].part for pad in pads]
        taken = any("farads" in circuit.parts[pad[0]].part.data and _other_end(circuit, pad) == GROUND for pad in pads)
        if not taken or any(part.key == "button" for part in keys):
            label = circuit.parts[reference].label
            yield f"BUTTON of {reference} ({label}) lacks its resistor or its capacitor to ground."
    for reference, placed in circuit.parts.items():
        if placed.part.key != "button" or placed.place == "case" or circuit.build.key != "board":
            continue
        wires = {circuit.net_of((reference, number)) for number in placed.pads()} - {GROUND}
        ends = (pad for wire in wires for pad in circuit.nets.get(wire or "", ()))
        if not any(circuit.parts[pad[0]].part.key == "esd_diode" for pad in ends):
            yield f"{reference} ({placed.label}) has no ESD diode."


def _other_end(circuit: Circuit, pad: Pad) -> str | None:
    return next(circuit.net_of((pad[0], other)) for other in circuit.parts[pad[0]].pads() if other != pad[1])
