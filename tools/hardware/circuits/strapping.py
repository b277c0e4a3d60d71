"""Checks polarity and strapping: plus and minus, supplies, buttons, enable pins, the amplifier's gain.

Part of `circuit_rules.faults`: a reversed part has no loose end and no short, and is still wrong.
"""

from __future__ import annotations

from collections.abc import Iterator

from tools.hardware.circuits.model import GROUND, RAIL, Circuit
from tools.hardware.tables import BUFFERS, Tables

GROUNDS = ("GND", "AGND")
OWN_SUPPLY = ("pico", "step_up", "detector")  # fed by the cells, not by the rail
AWAKE = ("SD", "SHDN", "RUN", "3V3_EN")  # at ground, the part stays off
GAIN_OHMS = 100_000
# The MAX98357A's gain: (net of its GAIN, or of the far end of the 100 kohm resistor; through the resistor) -> dB.
GAINS = {(RAIL, True): 3, (RAIL, False): 6, (None, False): 9, (GROUND, False): 12, (GROUND, True): 15}


def faults(circuit: Circuit, _: Tables) -> Iterator[str]:
    """One sentence for each part that is reversed, bridged, disabled, or set to an unexpected gain."""
    for rule in (_signs, _bridged, _supplies, _buttons, _enables, _gain):
        yield from rule(circuit)


def _signs(circuit: Circuit) -> Iterator[str]:
    """Nothing connects plus and minus: cells, polarized capacitor, speaker."""
    for net, pads in circuit.nets.items():
        signs = {sign: [pad for pad in pads if circuit.name(pad).endswith(sign)] for sign in "+-"}
        if signs["+"] and net == GROUND:
            yield f"{circuit.say(signs['+'][0])} is at ground: it is reversed."
        elif signs["+"] and signs["-"]:
            yield f"{circuit.say(signs['+'][0])} is wired to {circuit.say(signs['-'][0])}: one is reversed."


def _bridged(circuit: Circuit) -> Iterator[str]:
    """Nothing bridges a part with two ends."""
    for reference, placed in circuit.parts.items():
        ends = list(placed.pads())
        nets = {circuit.net_of((reference, number)) for number in ends}
        if len(ends) == 2 and len(nets) == 1 and nets != {None}:
            yield f"{reference} ({placed.label}) is bridged: {nets.pop()} is at both its ends."


def _supplies(circuit: Circuit) -> Iterator[str]:
    """Ground pads are at ground; parts without a supply of their own are fed by the switched rail."""
    for net, pads in circuit.nets.items():
        for pad in pads:
            if circuit.kind(pad) != "power":
                continue
            if (circuit.name(pad) in GROUNDS) != (net == GROUND):
                yield f"{circuit.say(pad)} is on {net}: the part is reversed."
            elif net not in (GROUND, RAIL) and circuit.parts[pad[0]].part.key not in OWN_SUPPLY:
                yield f"{circuit.say(pad)} is fed by {net}, not by the rail."


def _buttons(circuit: Circuit) -> Iterator[str]:
    """A button connects its pin to ground, because the pull-up is in the Pico; a supply would destroy the pin."""
    for reference, placed in circuit.parts.items():
        nets = {circuit.net_of((reference, pad)) for pad in placed.pads()}
        if placed.part.key == "button" and None not in nets and GROUND not in nets:
            yield f"{reference} ({placed.label}) does not connect its pin to ground."


def _enables(circuit: Circuit) -> Iterator[str]:
    """The buffer in use is enabled (its enable pin is low), and no part is disabled for good."""
    for reference, placed in circuit.parts.items():
        for number, (name, kind) in placed.pads().items():
            net = circuit.net_of((reference, number))
            if name in AWAKE and net == GROUND:
                yield f"{circuit.say((reference, number))} is at ground: the part is always off."
            if placed.part.key in BUFFERS and kind == "in" and name.endswith("A") and net not in (None, GROUND):
                enable = circuit.pad(f"{reference}.{name[:-1]}OE")
                if circuit.net_of(enable) != GROUND:
                    yield f"{circuit.say(enable)} is not at ground: the buffer is disabled."


def _gain(circuit: Circuit) -> Iterator[str]:
    """The amplifier's gain is the one that the power budget assumes."""
    for reference, placed in circuit.parts.items():
        if placed.part.key != "amplifier":
            continue
        net, through = circuit.net_of(circuit.pad(f"{reference}.GAIN")), False
        resistors = [pad for pad in circuit.nets.get(net or "", ()) if "ohms" in circuit.parts[pad[0]].part.data]
        if net not in (RAIL, GROUND) and [circuit.parts[pad[0]].part.data["ohms"] for pad in resistors] == [GAIN_OHMS]:
            [(resistor, near)] = resistors
            far = next(number for number in circuit.parts[resistor].pads() if number != near)
            net, through = circuit.net_of((resistor, far)), True
        wired, wanted = GAINS.get((net, through)), placed.part.number("gain_db")
        if wired != wanted:
            made = "no valid gain" if wired is None else f"{wired} dB"
            yield f"GAIN of {reference} is wired for {made}, but the power budget assumes {wanted:.0f} dB."
