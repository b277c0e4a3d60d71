"""Every build keeps every rule, and each rule catches a circuit that is broken in its way."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.defects import each_of
from tools.hardware.circuits import circuit_rules
from tools.hardware.circuits.circuit import circuit
from tools.hardware.circuits.model import GROUND, RAIL, Circuit
from tools.hardware.tables import read

TABLES = read()


def unplug(*pads: str) -> Callable[[Circuit], None]:
    return lambda hub: hub.disconnect(*pads)


def other_part(reference: str, **data: Any) -> Callable[[Circuit], None]:
    def act(hub: Circuit) -> None:
        placed = hub.parts[reference]
        hub.parts[reference] = replace(placed, part=replace(placed.part, data=placed.part.data | data))

    return act


def forget(reference: str) -> Callable[[Circuit], None]:
    def act(hub: Circuit) -> None:
        for pads in hub.nets.values():
            pads[:] = [pad for pad in pads if pad[0] != reference]
        del hub.parts[reference]

    return act


def join(net: str, *pads: str) -> Callable[[Circuit], None]:
    """Move pads to another net."""

    def act(hub: Circuit) -> None:
        hub.disconnect(*pads)
        hub.connect(net, *pads)

    return act


def too(net: str, pad: str) -> Callable[[Circuit], None]:
    return lambda hub: hub.connect(net, pad)


def both(*acts: Callable[[Circuit], None]) -> Callable[[Circuit], None]:
    def act(hub: Circuit) -> None:
        for one in acts:
            one(hub)

    return act


OLD_ORDER = ["1 5V passive", "2 GND passive", "3 DIN passive", "4 DOUT passive", "5 BUTTON passive"]
DEFECTS = {
    "a button's wire forgotten": (unplug("SW3.A"), "A of SW3 (button, slot 3) is not connected"),
    "a net with one end": (forget("LS1"), "The net SPEAKER_PLUS has 1 end"),
    "a pad connected twice": (too("BUTTON_4", "SW3.A"), "A of SW3 (button, slot 3) is connected twice"),
    "a free pad connected": (too(GROUND, "U1.RUN"), "is supposed to stay free"),
    "two outputs on one wire": (join("LAMP_1_SOURCE", "D2.DOUT"), "The net LAMP_1_SOURCE is driven by both DOUT of D1"),
    "the step-up at ground": (join(GROUND, "U4.VOUT"), "VOUT of U4 (5 V step-up) is shorted to ground"),
    "a rail that nothing feeds": (join("LOST", "D7.VDD", "C7.1"), "Nothing gives power to the net LOST"),
    "lamps at 3.3 V": (join("LAMPS_3V3", "D1.DIN"), "needs 3.67 V for a one at 5.25 V"),
    "5 V on a pin": (join("BUTTON_2", "D5.DOUT"), "DOUT of D5 (lamp, slot 5) can put more than 3.3 V on GP3"),
    "a lamp fed by a pin": (join("BUTTON_2", "D5.VDD"), "VDD of D5 (lamp, slot 5) can put more than 3.3 V on GP3"),
    "a pin gives too much": (join("KEY_MUTE", "D5.VDD"), "GP15 would supply 60.1 mA, but a pin can supply 12 mA"),
    "a speaker on a pin": (join("I2S_DIN", "LS1.+"), "GP20 would supply 825.1 mA"),
    "all pins give too much": (
        both(
            *(join(f"I2S_{name}", f"R{row}.1") for row, name in enumerate(("LRC", "BCLK", "DIN"), start=1)),
            *(other_part(f"R{row}", ohms=300) for row in (1, 2, 3)),
            join("LAMPS_3V3", "LS1.+"),
            other_part("LS1", ohms=150),
        ),
        "All pins would supply 56 mA, but the limit is 50 mA.",
    ),
    "an input that nothing drives": (
        join("LOST", "D2.DIN", "D3.DIN"),
        "Nothing drives the net LOST, which has inputs.",
    ),
    "a pin without a use": (join("BUTTON_1", "U1.GP28"), "GP28 is wired to BUTTON_1, but hardware/pins.toml"),
    "a use without a wire": (
        unplug("U1.GP14"),
        "GP14 is the button of the engine of hardware/pins.toml, but is wired to nothing",
    ),
    "bit clock and word select swapped": (
        both(join("I2S_LRC", "U2.BCLK"), join("I2S_BCLK", "U2.LRC")),
        "GP18 is the amplifier bit clock, but is wired to LRC of U2 (amplifier).",
    ),
    "a sound wire that ends at a socket": (join("BUTTON_1", "U2.DIN"), "GP20 is the amplifier data, but its wire does"),
    "two buttons on one pin": (join("BUTTON_3", "SW4.A"), "GP4 is the button of slot 3, but is wired to A of SW4"),
    "two pins on one wire": (join("BUTTON_3", "U1.GP5"), "GP4 and GP5 of the Pico are wired to each other."),
    "a ground forgotten": (unplug("U2.GND"), "GND of U2 (amplifier) is not connected"),
    "lamps out of order": (
        both(
            *(
                join(f"LAMP_{out}_OUT", f"D{lamp}.{end}")
                for lamp, end, out in ((3, "DIN", 1), (3, "DOUT", 2), (2, "DIN", 2), (2, "DOUT", 3))
            )
        ),
        "Lamp 2 of the chain must be the one of slot 2; found: slot 3.",
    ),
    "a chain that ends early": (join("LOST", "D9.DIN"), "must be the one of slot 9; found: none."),
    "5 V on RUN": (join(RAIL, "U1.RUN"), "RUN of the Pico is on RAIL_5V, with more than the 3.63 V"),
    "cells on a pin": (join("BATTERY", "U1.GP14"), "GP14 of the Pico is on BATTERY, with more than the 3.63 V"),
    "no capacitor at a lamp": (forget("C9"), "D9 (lamp, slot 9) has no capacitor of 100 nF"),
    "a capacitor too small": (other_part("C9", farads=10e-9), "D9 (lamp, slot 9) has no capacitor of 100 nF"),
    "no capacitor at the buffer": (forget("C14"), "U3 (level shifter) has no capacitor"),
    "little in the rail": (other_part("C16", farads=100e-6), "The 5 V rail has 100 uF"),
    "too much for USB": (other_part("C16", farads=4700e-6), "The 5 V rail has 4700 uF"),
    "no series resistor": (join("LAMPS_5V", "D1.DIN"), "is on the buffer without a resistor"),
    "a wrong series resistor": (other_part("R1", ohms=4700), "R1, in the lamps' data line, has 4700 ohm"),
    "a supply past the switch": (
        join(RAIL, "U4.VOUT"),
        "VOUT of U4 (5 V step-up) feeds the rail past the power switch",
    ),
    "the Pico runs on": (join("LOST", "U1.3V3_EN"), "The Pico's 3V3_EN is not on the switched rail"),
    "the rail stays charged": (other_part("R3", ohms=47000), "the Pico's 3V3_EN stays at 1.52 V"),
    "a weak switch": (other_part("SW17", rating_ma=300), "SW17 (power switch) is rated for 300 mA, but gets"),
    "a weak fuse": (other_part("F1", rating_ma=500), "F1 (fuse 1.5 A) is rated for 425 mA, but gets"),
    "a buffer that needs 5 V": (
        other_part("U3", logic_high=3.5),
        "A of U3 (level shifter) needs a higher voltage for a one",
    ),
    "cells that stay on": (
        both(join("BATTERY", "U4.VIN"), join("BATTERY", "D14.A")),
        "Current from battery reaches VSYS even when SW17 is on off.",
    ),
    "two terminals crossed": (
        both(join("STEP_UP_5V", "SW17.BATTERY"), join("BATTERY", "SW17.STEP-UP")),
        "On battery, VSYS gets no current.",
    ),
    "a rail without a cable": (join("LOST", "SW17.USB"), "On USB, RAIL_5V gets no current."),
    "a reversed diode": (both(join("VSYS", "D14.A"), join("BATTERY_ON", "D14.K")), "On battery, VSYS gets no current."),
    "a reversed capacitor": (
        both(join(GROUND, "C16.+"), join(RAIL, "C16.-")),
        "+ of C16 (470 uF) is at ground: it is reversed.",
    ),
    "a reversed lamp": (
        both(join(GROUND, "D3.VDD"), join(RAIL, "D3.GND")),
        "VDD of D3 (lamp, slot 3) is on GND: the part is reversed.",
    ),
    "an amplifier past the switch": (join("STEP_UP_5V", "U2.VIN"), "VIN of U2 (amplifier) is fed by STEP_UP_5V"),
    "a fuse that is bridged": (join("FUSED", "F1.1", "J31.+", "BT1.+"), "F1 (fuse 1.5 A) is bridged: FUSED is"),
    "a button to the rail": (join(RAIL, "SW3.B"), "SW3 (button, slot 3) does not connect its pin to ground."),
    "a disabled buffer": (join(RAIL, "U3.OE"), "OE of U3 (level shifter) is not at ground: the buffer is disabled."),
    "a mute amplifier": (join(GROUND, "U2.SD"), "SD of U2 (amplifier) is at ground: the part is always off."),
    "a loud amplifier": (join(GROUND, "R2.2"), "GAIN of U2 is wired for 15 dB, but the power budget assumes 3 dB."),
    "an invalid gain": (other_part("R2", ohms=47000), "GAIN of U2 is wired for no valid gain"),
    "a step-up for one cell": (
        other_part("U4", volts=[0.9, 3.3]),
        "VIN of U4 (5 V step-up) works from 0.9 to 3.3 V; BATTERY_ON has 3.0 to 4.5 V.",
    ),
    "a Pico that needs full cells": (
        other_part("U1", volts=[3.0, 5.5]),
        "VSYS of U1 (Raspberry Pi Pico) works from 3.0 to 5.5 V; VSYS has 2.75 to 4.5 V.",
    ),
    "a capacitor too slow for edges": (other_part("C9", farads=10e-6), "D9 (lamp, slot 9) has no capacitor of 100 nF"),
    "a fuse that trips when it is warm": (other_part("F1", rating_ma=1100), "F1 (fuse 1.5 A) is rated for 935 mA, but"),
    "no fuse from USB": (join("VBUS", "F2.2", "J33.USB", "SW17.USB"), "F2 (fuse 0.75 A) is bridged: VBUS is"),
    "a weak fuse from USB": (other_part("F2", rating_ma=500), "F2 (fuse 0.75 A) is rated for 425 mA, but gets"),
    "no transistor before the step-up": (
        join("FUSED", "J33.BATTERY", "SW17.BATTERY"),
        "VIN of U4 (5 V step-up) gets the voltage of reversed cells: no P-channel transistor is before it.",
    ),
    "a transistor the wrong way around": (
        both(join("BATTERY", "Q1.D"), join("FUSED", "Q1.S")),
        "VIN of U4 (5 V step-up) gets the voltage of reversed cells",
    ),
    "a transistor whose gate is at the cells": (
        join("FUSED", "Q1.G"),
        "VIN of U4 (5 V step-up) gets the voltage of reversed cells",
    ),
    "nothing that watches the cells": (forget("U6"), "Nothing turns U4 (5 V step-up) off when the cells are empty."),
    "a detector after the step-up": (
        join("STEP_UP_5V", "U6.VDD"),
        "Nothing turns U4 (5 V step-up) off when the cells are empty.",
    ),
    "a detector that drains the cells": (
        other_part("U6", trip_volts=2.63),
        "U6 turns the step-up off at 2.63 V; it must",
    ),
    "a detector before the warning": (
        other_part("U6", trip_volts=3.6),
        "U6 turns the step-up off at 3.6 V; it must be",
    ),
    "a step-up that starts again": (
        join("BATTERY_ON", "R6.2"),
        "SHDN of U4 needs a resistor to ground and one to its VOUT, or it starts again by itself.",
    ),
    "a step-up that stays on": (other_part("R5", ohms=47000), "SHDN of U4 stays at 1.44 V when it is off"),
    "a step-up that nothing holds on": (other_part("R6", ohms=47000), "SHDN of U4 is held at 0.45 V when it is on"),
    "a step-up that never starts": (forget("C17"), "SHDN of U4 is high for 0.0 ms when the hub is switched on"),
    "a start that is too short": (other_part("C17", farads=1e-6), "SHDN of U4 is high for 1.1 ms when the hub"),
    "a rail without a soft start": (
        join(RAIL, "SW17.RAIL", "J33.RAIL"),
        "feeds the rail at once: its capacitor needs a soft start.",
    ),
    "a soft start without a capacitor": (forget("C18"), "Q2 (soft start) does not start as slowly as the power budget"),
    "a soft start that is too fast": (other_part("R7", ohms=1000), "Q2 (soft start) does not start as slowly as the"),
    "a soft start that never ends": (join("LOST", "R7.2"), "On USB, RAIL_5V gets no current."),
    "an amplifier that some modules mute": (
        forget("R4"),
        "SD of U2 (amplifier) has no resistor to the rail: on some modules it would be muted.",
    ),
    "an amplifier between two channels": (
        other_part("R4", ohms=1_000_000),
        "SD of U2 (amplifier) gets 0.41 V; it needs 1.4 V.",
    ),
    "data beside a button": (
        other_part("J4", pads=OLD_ORDER),
        "DOUT of J4 (slot 4) and BUTTON are neighbors in the cable: ground must lie between them.",
    ),
    "data into a cable without a resistor": (
        join("LAMP_4_OUT", "D4.DOUT", "R204.1"),
        "DOUT of D4 (lamp, slot 4) goes into a cable without 330 ohm at its source.",
    ),
    "a button without a resistor": (
        join("BUTTON_4", "SW4.A", "R104.2"),
        "BUTTON of J104 (carrier) lacks its resistor or its capacitor to ground.",
    ),
    "a button without a capacitor": (
        forget("C104"),
        "BUTTON of J104 (carrier) lacks its resistor or its capacitor to ground.",
    ),
    "a button without an ESD diode": (forget("D104"), "SW4 (button, slot 4) has no ESD diode."),
    "a lamp for 12 V": (other_part("D2", volts=[9.0, 13.0]), "VDD of D2 (lamp, slot 2) works from 9.0 to 13.0 V"),
}


@each_of(DEFECTS, "defect", "expected")
def test_a_defect_is_found(defect: Callable[[Circuit], None], expected: str) -> None:
    hub = circuit("board", "aa", TABLES)
    defect(hub)
    found = circuit_rules.faults(hub, TABLES)
    assert any(expected in fault for fault in found), found
    assert all(fault.endswith(".") and "\n" not in fault for fault in found)


def test_a_hub_that_is_never_off_is_found() -> None:
    hub = circuit("smallest", "usb", TABLES)
    join("USB_5V", "SW17.OFF")(hub)
    assert circuit_rules.faults(hub, TABLES) == ["Current from USB reaches RAIL_5V even when SW17 is on off."]


def test_a_short_strip_is_found() -> None:
    hub = circuit("smallest", "usb", TABLES)
    other_part("D1", lamps=12)(hub)
    assert circuit_rules.faults(hub, TABLES) == ["The strip D1 does not have the 13 lamps that the firmware drives."]
