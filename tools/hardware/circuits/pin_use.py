"""Checks that each pin of hardware/pins.toml leads to the right part: the bit clock to BCLK, a slot's button to that
slot alone, the lamps from slot to slot around the ring.

Part of `circuit_rules.faults`. Like a meter, it follows the wires and knows nothing about how the circuit was made.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from tools.hardware.circuits.model import PICO, Circuit, Pad
from tools.hardware.tables import BUFFERS, LAMPS, Tables

AMPLIFIER = {"amplifier bit clock": "BCLK", "amplifier word select": "LRC", "amplifier data": "DIN"}
SPOKEN_TO = ("amplifier", "button", *BUFFERS, *LAMPS)  # the parts that pins are for; plugs are only on the way


def faults(circuit: Circuit, tables: Tables) -> Iterator[str]:
    """One sentence for each use without a wire, each wire without a use, and each wire to the wrong part."""
    for number, (name, _) in circuit.parts[PICO].pads().items():
        use, net = tables.pins.get(name), circuit.net_of((PICO, number))
        if net and name.startswith("GP") and use is None:
            yield f"{name} is wired to {net}, but hardware/pins.toml has no use for it."
        if use and not net and "this build has no" not in circuit.free.get((PICO, number), ""):
            yield f"{name} is the {use} of hardware/pins.toml, but is wired to nothing."
        if use and net:
            yield from _ends(circuit, net, name, use)
    yield from _chain(circuit, tables)


def _ends(circuit: Circuit, net: str, name: str, use: str) -> Iterator[str]:
    beyond = [far for pad in circuit.nets[net] if (far := circuit.beyond(pad)) and use.startswith("button")]
    reached = [pad for reached in (net, *beyond) for pad in circuit.nets[reached]]
    ends = [pad for pad in reached if circuit.parts[pad[0]].part.key in SPOKEN_TO]
    if not any(_meant(circuit, pad, use) for pad in ends):
        yield f"{name} is the {use}, but its wire does not end there."
    for pad in ends:
        if not _meant(circuit, pad, use):
            yield f"{name} is the {use}, but is wired to {circuit.say(pad)}."
    for other in circuit.nets[net]:
        if other[0] == PICO and circuit.name(other) != name:
            yield f"{name} and {circuit.name(other)} of the Pico are wired to each other."


def _meant(circuit: Circuit, pad: Pad, use: str) -> bool:
    """Whether a pin with this use belongs at this pad."""
    placed, name = circuit.parts[pad[0]], circuit.name(pad)
    if use in AMPLIFIER:
        return placed.part.key == "amplifier" and name == AMPLIFIER[use]
    if use == "lamps":
        return placed.part.key in BUFFERS and name.endswith("A")
    where = placed.label if placed.place == "case" else f"button of {placed.place.replace('engine', 'the engine')}"
    return placed.part.key == "button" and where == use


def _chain(circuit: Circuit, tables: Tables) -> Iterator[str]:
    """Follow the lamps' data from the pin through buffer and resistor: slot 1 to 12, then the engine."""
    wanted = [f"slot {number}" for number in range(1, int(tables.wiring["lamps"]["count"]))] + ["engine"]
    pin = next(name for name, use in tables.pins.items() if use == "lamps")
    net = circuit.net_of(circuit.pad(f"{PICO}.{pin}"))
    for way in (BUFFERS, ("r_",)):
        net = _onward(circuit, net, way)[1]
    met: list[str] = []
    while (reference := _onward(circuit, net, LAMPS)[0]) and reference not in met:
        met.append(reference)
        net = _onward(circuit, net, LAMPS)[1]
        net = _onward(circuit, net, ("r_",))[1] or net
    if [circuit.parts[reference].part.key for reference in met] == ["lamp_strip"]:
        if circuit.parts[met[0]].part.number("lamps") != len(wanted):
            yield f"The strip {met[0]} does not have the {len(wanted)} lamps that the firmware drives."
        return
    places = [circuit.parts[reference].place for reference in met]
    for number, (place, meant) in enumerate(zip_longest(places, wanted, fillvalue="none"), start=1):
        if place != meant:
            yield f"Lamp {number} of the chain must be the one of {meant}; found: {place}."
            return


def _onward(circuit: Circuit, net: str | None, keys: tuple[str, ...]) -> tuple[str, str | None]:
    """The part of one of these kinds whose input is on a net, and the net of its output; empty if there is none."""
    for reference, number in circuit.nets.get(net or "", ()):
        pads = circuit.parts[reference].pads()
        if circuit.parts[reference].part.key.startswith(keys) and pads[number][1] in ("in", "passive"):
            others = [(reference, other) for other in pads if other != number and pads[other][1] in ("out", "passive")]
            return reference, next((found for pad in others if (found := circuit.net_of(pad))), None)
    return "", None
