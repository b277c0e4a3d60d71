"""Whether each pad lies where its part wants it: plus and minus, supplies, buttons, enables, the amplifier's gain.

Part of the rules (`rules.faults`): a part that is turned round has no loose end and no short, and yet it is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator

from tools.hardware.model import GROUND, RAIL, Circuit
from tools.hardware.tables import BUFFERS, Tables

GROUNDS = ("GND", "AGND")
OWN_SUPPLY = ("pico", "step_up")  # what the cells feed, and not the rail
AWAKE = ("SD", "SHDN", "RUN", "3V3_EN")  # at ground, its part sleeps for good
GAIN_OHMS = 100_000
# What the MAX98357A makes of its GAIN: the net that it is on, or on which the resistor of 100 kohm ends -> dB.
GAINS = {(RAIL, True): 3, (RAIL, False): 6, (None, False): 9, (GROUND, False): 12, (GROUND, True): 15}


def faults(circuit: Circuit, _: Tables) -> Iterator[str]:
    """A sentence for each part that is turned round, bridged, asleep, or set to something that is not reckoned with."""
    for rule in (_signs, _bridged, _supplies, _buttons, _enables, _gain):
        yield from rule(circuit)


def _signs(circuit: Circuit) -> Iterator[str]:
    """Nothing joins plus and minus: cells, capacitor with a stripe, charger, loudspeaker."""
    for net, pads in circuit.nets.items():
        signs = {sign: [pad for pad in pads if circuit.name(pad).endswith(sign)] for sign in "+-"}
        if signs["+"] and net == GROUND:
            yield f"{circuit.say(signs['+'][0])} is at ground: it is turned round."
        elif signs["+"] and signs["-"]:
            yield f"{circuit.say(signs['+'][0])} is wired to {circuit.say(signs['-'][0])}: one is turned round."


def _bridged(circuit: Circuit) -> Iterator[str]:
    """Current goes through a part with two ends, and through the charger's protection, not past it."""
    for reference, placed in circuit.parts.items():
        numbers = {name: number for number, (name, _) in placed.pads().items()}
        ends = [numbers[name] for name in ("B-", "OUT-") if name in numbers] or list(numbers.values())
        nets = {circuit.net_of((reference, number)) for number in ends}
        if len(ends) == 2 and len(nets) == 1 and nets != {None}:
            yield f"{reference} ({placed.label}) is bridged: {nets.pop()} is at both its ends."


def _supplies(circuit: Circuit) -> Iterator[str]:
    """Ground is at ground; what has no supply of its own is fed by the rail, which the power switch switches."""
    for net, pads in circuit.nets.items():
        for pad in pads:
            if circuit.kind(pad) != "power":
                continue
            if (circuit.name(pad) in GROUNDS) != (net == GROUND):
                yield f"{circuit.say(pad)} is on {net}: the part is turned round."
            elif net not in (GROUND, RAIL) and circuit.parts[pad[0]].part.key not in OWN_SUPPLY:
                yield f"{circuit.say(pad)} is fed by {net}, and not by the rail."


def _buttons(circuit: Circuit) -> Iterator[str]:
    """A button joins its pin to ground, for the pull-up is in the Pico; to a supply it would kill the pin."""
    for reference, placed in circuit.parts.items():
        nets = {circuit.net_of((reference, pad)) for pad in placed.pads()}
        if placed.part.key == "button" and None not in nets and GROUND not in nets:
            yield f"{reference} ({placed.label}) does not join its pin to ground."


def _enables(circuit: Circuit) -> Iterator[str]:
    """The buffer that the Pico speaks to is open (its enable is low), and nothing is put to sleep for good."""
    for reference, placed in circuit.parts.items():
        for number, (name, kind) in placed.pads().items():
            net = circuit.net_of((reference, number))
            if name in AWAKE and net == GROUND:
                yield f"{circuit.say((reference, number))} is at ground: the part never wakes."
            if placed.part.key in BUFFERS and kind == "in" and name.endswith("A") and net not in (None, GROUND):
                enable = circuit.pad(f"{reference}.{name[:-1]}OE")
                if circuit.net_of(enable) != GROUND:
                    yield f"{circuit.say(enable)} is not at ground: the buffer lets nothing through."


def _gain(circuit: Circuit) -> Iterator[str]:
    """The amplifier's gain is the one that its currents are reckoned with."""
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
            made = "nothing that the amplifier knows" if wired is None else f"{wired} dB"
            yield f"GAIN of {reference} is wired for {made}, but {wanted:.0f} dB is reckoned with."
