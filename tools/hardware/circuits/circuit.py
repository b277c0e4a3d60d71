"""The circuits of the builds: which pads are connected, made from pins.toml and parts.toml.

>>> hub = circuit("board", "aa")
>>> [hub.parts[reference].label for reference, _ in hub.nets["LAMPS_3V3"]]
['Raspberry Pi Pico', 'level shifter']
"""

from __future__ import annotations

from functools import lru_cache

from tools.hardware.circuits.model import GROUND, PICO, RAIL, Circuit
from tools.hardware.tables import KEYS, InvalidTables, Tables, read


def circuit(build: str, supply: str, tables: Tables | None = None) -> Circuit:
    """The complete circuit of a build with a supply. Raises InvalidTables if build or tables do not allow it."""
    return _circuit(build, supply, tables or read()).copy()


@lru_cache
def _circuit(build: str, supply: str, tables: Tables) -> Circuit:
    made = Circuit(tables.builds[build], supply)
    if supply not in made.build.supplies:
        raise InvalidTables(f"The build {build} has no supply {supply}.")
    _pico(made, tables)
    if build == "smallest":
        _small_power(made, tables)
    else:
        _power(made, tables)
    _sound(made, tables)
    lamps = _lamp_driver(made, tables)
    if build == "smallest":
        made.place("D1", tables.parts["lamp_strip"], "case", "strip of 13 lamps")
        made.connect(lamps, "D1.DIN")
        made.connect(RAIL, "D1.5V")
        made.connect(GROUND, "D1.GND")
    else:
        _slots_lamps(made, tables, lamps)
    _buttons(made, tables)
    _spares(made, tables)
    return made


def _main(made: Circuit) -> str:
    return "carrier" if made.build.key == "board" else "main"


def _pico(made: Circuit, tables: Tables) -> None:
    made.place(PICO, tables.parts["pico"], _main(made), "Raspberry Pi Pico")
    made.connect(RAIL, "U1.3V3_EN")  # without the rail the Pico stops, so off is really off
    grounds = ("U1.8", "U1.13", "U1.18", "U1.23", "U1.28", "U1.33")
    made.connect(GROUND, "U1.38", "U1.3")
    if made.build.key == "board":
        made.connect(GROUND, *grounds)
    else:
        made.leave("the Pico connects all its grounds", *grounds)
    made.place("R3", tables.parts["r_4k7"], _main(made))
    made.connect(RAIL, "R3.1")
    made.connect(GROUND, "R3.2")
    made.place("C16", tables.parts["c_470u"], _main(made))
    made.connect(RAIL, "C16.+")
    made.connect(GROUND, "C16.-")


def _small_power(made: Circuit, tables: Tables) -> None:
    made.place("SW17", tables.parts["slide_switch"], "main", "off switch")
    made.connect("USB_5V", "U1.VBUS", "SW17.USB")
    _soft_start(made, tables, "SW17.RAIL")
    made.leave("when the hub is off, the rail is connected to nothing", "SW17.OFF")
    made.leave("the Pico feeds it from VBUS through its own diode", "U1.VSYS")


def _soft_start(made: Circuit, tables: Tables, *switched: str) -> None:
    """Feed the rail slowly from the power switch: its capacitor would take more at once than USB and switch can give.

    The capacitor at the gate keeps the transistor off at first, and the resistor turns it on within a second.
    """
    main = _main(made)
    made.place("Q2", tables.parts[_transistor(made)], main, "soft start")
    made.place("R7", tables.parts["r_100k"], main)
    made.place("C18", tables.parts["c_10u"], main)
    made.connect("SWITCHED_5V", *switched, "Q2.S", "C18.1")
    made.connect("SLOW", "Q2.G", "C18.2", "R7.1")
    made.connect(GROUND, "R7.2")
    made.connect(RAIL, "Q2.D")


def _transistor(made: Circuit) -> str:
    return "p_fet" if _main(made) == "carrier" else "p_fet_leads"


def _power(made: Circuit, tables: Tables) -> None:
    """USB, off, battery: one pole selects what feeds the rail, the other disconnects the battery."""
    made.place("SW17", tables.parts["switch"], "case", "power switch")
    made.place(
        "F2", tables.parts["fuse_usb"], "carrier", f"fuse {tables.parts['fuse_usb'].number('rating_ma') / 1000:g} A"
    )
    made.connect("VBUS", "U1.VBUS", "F2.1")
    made.connect("USB_5V", "F2.2")
    made.connect("BATTERY_ON")
    made.place("J33", tables.parts["socket_6"], "carrier", "power switch")
    made.leave("six pins, so that no other plug fits", "J33.(empty)")
    made.connect("USB_5V", "J33.USB", "SW17.USB")
    _soft_start(made, tables, "J33.RAIL", "SW17.RAIL")
    made.leave("the battery is disconnected when the hub is on USB", "SW17.(free)")
    if made.supply == "usb":
        for end in ("SW17", "J33"):
            made.leave("there is no battery", f"{end}.STEP-UP", f"{end}.BATTERY", f"{end}.ON")
        made.leave("the Pico feeds it from VBUS through its own diode", "U1.VSYS")
        del made.nets["BATTERY_ON"]
        return
    made.place("F1", tables.parts["fuse"], "carrier", f"fuse {tables.parts['fuse'].number('rating_ma') / 1000:g} A")
    made.place("D14", tables.parts["diode"], "carrier", "Schottky diode")
    made.place("U4", tables.parts["step_up"], "carrier", "5 V step-up")
    _cells(made, tables)
    made.place("Q1", tables.parts["p_fet"], "carrier", "reverse polarity")
    made.connect("FUSED", "F1.2", "Q1.D")
    made.connect(GROUND, "Q1.G")
    made.connect("BATTERY", "Q1.S")
    made.connect("BATTERY_ON", "D14.A", "U4.VIN")
    made.connect("STEP_UP_5V", "U4.VOUT")
    _cut_off(made, tables)
    made.connect("BATTERY", "J33.BATTERY", "SW17.BATTERY")
    made.connect("BATTERY_ON", "J33.ON", "SW17.ON")
    made.connect("STEP_UP_5V", "J33.STEP-UP", "SW17.STEP-UP")
    made.connect("VSYS", "D14.K", "U1.VSYS")  # the Pico measures the battery there
    made.connect(GROUND, "U4.GND")


def _cut_off(made: Circuit, tables: Tables) -> None:
    """Turn the step-up off when the cells are empty, and keep it off until the hub is switched off and on.

    C17 starts the step-up when the hub is switched on, and its own output then holds it on through R6. Once the
    detector has pulled SHDN down, that output is gone: cells that recover without load do not start it again.
    """
    made.place("U6", tables.parts["detector"], "carrier", "voltage detector")
    made.place("R5", tables.parts["r_4k7"], "carrier")
    made.place("R6", tables.parts["r_4k7"], "carrier")
    made.place("C17", tables.parts["c_10u"], "carrier")
    made.connect("HOLD", "U4.SHDN", "U6.OUT", "R5.1", "R6.1", "C17.2")
    made.connect(GROUND, "R5.2", "U6.GND")
    made.connect("STEP_UP_5V", "R6.2")
    made.connect("BATTERY_ON", "U6.VDD", "C17.1")


def _cells(made: Circuit, tables: Tables) -> None:
    made.place("J31", tables.parts["socket_3"], "carrier", "battery")
    made.connect("CELLS", "J31.+")
    made.connect(GROUND, "J31.-")
    made.leave("three pins, so that no other plug fits", "J31.(empty)")
    made.place("BT1", tables.parts["aa_holder"], "case", "three AA cells")
    made.connect("CELLS", "BT1.+", "F1.1")
    made.connect(GROUND, "BT1.-")


def _sound(made: Circuit, tables: Tables) -> None:
    main = _main(made)
    pins = tables.wiring["amplifier"]
    made.place("U2", tables.parts["amplifier"], main, "amplifier")
    made.place("LS1", tables.parts["speaker"], "case", "speaker")
    made.place("R2", tables.parts["r_100k"], main)
    made.connect("I2S_LRC", f"U1.GP{pins['word_select']}", "U2.LRC")
    made.connect("I2S_BCLK", f"U1.GP{pins['bit_clock']}", "U2.BCLK")
    made.connect("I2S_DIN", f"U1.GP{pins['data']}", "U2.DIN")
    made.connect("GAIN", "U2.GAIN", "R2.1")
    made.connect(RAIL, "U2.VIN", "R2.2")
    made.connect(GROUND, "U2.GND")
    made.connect("SPEAKER_PLUS", "U2.OUT+", "LS1.+")
    made.connect("SPEAKER_MINUS", "U2.OUT-", "LS1.-")
    made.place("R4", tables.parts["r_100k"], main)  # some modules leave SD open, and the chip's pull-down mutes it
    made.connect("SD", "U2.SD", "R4.1")
    made.connect(RAIL, "R4.2")
    if main == "carrier":
        made.place("C15", tables.parts["c_10u"], main)
        made.connect(RAIL, "C15.1")
        made.connect(GROUND, "C15.2")


def _lamp_driver(made: Circuit, tables: Tables) -> str:
    """Place the buffer that shifts 3.3 V to 5 V; return the net of the first lamp's data input."""
    main = _main(made)
    surface = main == "carrier"
    made.place("U3", tables.parts["buffer" if surface else "buffer_dip"], main, "level shifter")
    made.place("R1", tables.parts["r_330"], main)
    made.place("C14", tables.parts["c_100n"], main)
    first = "" if surface else "1"
    made.connect("LAMPS_3V3", f"U1.GP{tables.wiring['lamps']['data']}", f"U3.{first}A")
    made.connect(GROUND, f"U3.{first}OE", "U3.GND")
    made.connect("LAMPS_5V", f"U3.{first}Y", "R1.1")
    made.connect("LAMPS_DATA", "R1.2")
    made.connect(RAIL, "U3.VCC", "C14.1")
    made.connect(GROUND, "C14.2")
    if not surface:  # three buffers are unused: inputs at ground, outputs off
        made.connect(GROUND, "U3.2A", "U3.3A", "U3.4A")
        made.connect(RAIL, "U3.2OE", "U3.3OE", "U3.4OE")
        made.leave("one buffer of four is used", "U3.2Y", "U3.3Y", "U3.4Y")
    return "LAMPS_DATA"


def _slots_lamps(made: Circuit, tables: Tables, net: str) -> None:
    """A lamp at each slot and the engine, chained on one data wire."""
    count = tables.wiring["lamps"]["count"]
    for lamp in range(1, count + 1):
        place = place_of(lamp, count)
        made.place(f"D{lamp}", tables.parts["lamp"], place, f"lamp, {place}")
        out = f"LAMP_{lamp}_OUT"
        made.place(f"C{lamp}", tables.parts["c_100n"], place)
        carrier = made.place(f"J{lamp}", tables.parts["socket_5"], "carrier", place)
        socket = made.place(f"J{100 + lamp}", tables.parts["socket_5"], place, "carrier")
        for end in (carrier, socket):
            made.connect(RAIL, f"{end}.5V")
            made.connect(GROUND, f"{end}.GND")
            made.connect(net, f"{end}.DIN")
            made.connect(out, f"{end}.DOUT")
        made.connect(RAIL, f"C{lamp}.1")
        made.connect(GROUND, f"C{lamp}.2")
        made.place(f"R{200 + lamp}", tables.parts["r_330"], place)
        made.connect(f"LAMP_{lamp}_SOURCE", f"D{lamp}.DOUT", f"R{200 + lamp}.1")
        made.connect(out, f"R{200 + lamp}.2")
        made.connect(RAIL, f"D{lamp}.VDD")
        made.connect(GROUND, f"D{lamp}.GND")
        made.connect(net, f"D{lamp}.DIN")
        net = out


def place_of(number: int, count: int = 13) -> str:
    """The place of lamp or button `number`, counted from 1; the engine is last."""
    return "engine" if number == count else f"slot {number}"


def _buttons(made: Circuit, tables: Tables) -> None:
    pins = [*tables.wiring["buttons"]["slots"], tables.wiring["buttons"]["engine"]]
    surface = made.build.key == "board"
    for number, pin in enumerate(pins, start=1):
        if made.build.slots < number < len(pins):
            continue
        place = place_of(number)
        net = f"BUTTON_{'ENGINE' if place == 'engine' else number}"
        made.place(f"SW{number}", tables.parts["button"], place, f"button, {place}")
        made.connect(net, f"U1.GP{pin}")
        contact = net
        if surface:  # the capacitor takes what comes in on the cable, diode and resistor what comes in through a finger
            contact = f"{net}_CONTACT"
            filtered, taken = f"R{100 + number}", f"C{100 + number}"
            made.place(filtered, tables.parts["r_1k"], place)
            made.place(taken, tables.parts["c_100n"], place)
            made.connect(net, f"J{number}.BUTTON", f"J{100 + number}.BUTTON", f"{taken}.1", f"{filtered}.1")
            made.place(f"D{100 + number}", tables.parts["esd_diode"], place)
            made.connect(contact, f"{filtered}.2", f"D{100 + number}.1")
            made.connect(GROUND, f"{taken}.2", f"D{100 + number}.2")
        made.connect(contact, f"SW{number}.A")
        made.connect(GROUND, f"SW{number}.B")
    if not made.build.keys:
        return
    made.place("J32", tables.parts["socket_4"], "carrier", "keys")
    made.connect(GROUND, "J32.GND")
    for at, key in enumerate(KEYS):
        made.place(f"SW{14 + at}", tables.parts["button"], "case", f"{key} key")
        net = f"KEY_{key.upper()}"
        made.connect(net, f"U1.GP{tables.wiring['keys'][key]}")
        made.connect(net, f"J32.{key.upper()}", f"SW{14 + at}.A")
        made.connect(GROUND, f"SW{14 + at}.B")


def _spares(made: Circuit, tables: Tables) -> None:
    """Records which of the Pico's pins are free, and why."""
    avoided = tables.wiring["avoided"]
    used = {pad for pads in made.nets.values() for pad in pads}
    for number, (name, _) in made.parts[PICO].pads().items():
        if (PICO, number) in used or (PICO, number) in made.free:
            continue
        if name.startswith("GP"):
            pin = name[2:]
            use = tables.pins.get(name)
            reason = f"it {avoided[pin]}" if pin in avoided else f"this build has no {use}" if use else "spare"
        else:
            reason = {"3V3": "nothing needs 3.3 V from the Pico"}.get(name, "the Pico pulls it up itself")
        made.free[PICO, number] = reason
