"""The electrical rules of a circuit: each rule returns one sentence for each fault. Needs none of the large tools.

The rules know nothing about the builds. `tests/hardware/circuits` breaks a circuit in every way that they must notice.
"""

from __future__ import annotations

from collections.abc import Iterator

from tools.hardware.budgets.power import rated_ma, worst_ma
from tools.hardware.circuits import pin_use, power_switch, protection, strapping
from tools.hardware.circuits.model import GROUND, PICO, RAIL, Circuit, Pad, PlacedPart
from tools.hardware.tables import BUFFERS, LAMPS, Tables

BULK = (470e-6, 1000e-6)  # farads on the rail
DECOUPLING = (100e-9, 1e-6)  # farads at each lamp and at the buffer: larger ones are too slow for the edges
SERIES = (220.0, 470.0)  # ohms in the lamps' data line
INPUT_MA = 0.1  # what an input draws from the pin that drives it, edges included
LOGIC_VOLTS = 3.3
GIVING = ("out", "source")


def faults(circuit: Circuit, tables: Tables) -> list[str]:
    """One sentence for each fault of a circuit; none for one that can be built."""
    here = (_ends, _sources, _levels, _supplied, _hot, _currents, _decoupling, _rail, _switched, _ratings)
    elsewhere = (pin_use.faults, strapping.faults, power_switch.faults, protection.faults)
    wired = circuit.wired()
    return [fault for rule in here + elsewhere for fault in rule(wired, tables)]


def _ends(circuit: Circuit, _: Tables) -> Iterator[str]:
    """Every pad is connected once or left free for a reason; every net has at least two ends."""
    owner: dict[Pad, str] = {}
    for net, pads in circuit.nets.items():
        if len(pads) < 2:
            yield f"The net {net} has {len(pads)} end; it needs at least two."
        for pad in pads:
            if pad in owner:
                yield f"{circuit.say(pad)} is connected twice, to {owner[pad]} and {net}."
            owner[pad] = net
    for reference, placed in circuit.parts.items():
        for number in placed.pads():
            pad = (reference, number)
            if pad not in owner and pad not in circuit.free:
                yield f"{circuit.say(pad)} is not connected, and there is no reason for that."
            if pad in owner and pad in circuit.free:
                yield f"{circuit.say(pad)} is connected to {owner[pad]}, but is supposed to stay free."


def _sources(circuit: Circuit, _: Tables) -> Iterator[str]:
    """Each net has at most one driver; each power pad is fed; each input is driven."""
    for net, pads in circuit.nets.items():
        kinds = {pad: circuit.kind(pad) for pad in pads}
        giving = [pad for pad, kind in kinds.items() if kind in GIVING]
        if len(giving) > 1:
            yield f"The net {net} is driven by both {' and '.join(circuit.say(pad) for pad in giving[:2])}."
        if net == GROUND:
            for pad in giving:
                yield f"{circuit.say(pad)} is shorted to ground."
        elif "power" in kinds.values() and not giving and not _reached(circuit, net):
            yield f"Nothing gives power to the net {net}."
        elif "in" in kinds.values() and not set(kinds.values()) & {"out", "both", "source", "power", "passive"}:
            yield f"Nothing drives the net {net}, which has inputs."


def _reached(circuit: Circuit, net: str) -> bool:
    """Whether power can come in through a switch, a fuse, a diode or a plug."""
    return any(circuit.kind(pad) == "passive" and circuit.parts[pad[0]].part.key[0] != "c" for pad in circuit.nets[net])


def _levels(circuit: Circuit, tables: Tables) -> Iterator[str]:
    """Each driver is high enough for the inputs, and nothing puts 5 V on a Pico's pin."""
    high = tables.raw["limits"]["vbus_volts"][1]
    for pads in circuit.nets.values():
        parts = [(pad, circuit.parts[pad[0]].part) for pad in pads]
        pico = [pad for pad in pads if pad[0] == PICO and circuit.kind(pad) == "both"]
        for pad, part in parts:
            if pico and circuit.kind(pad) in (*GIVING, "power"):
                yield f"{circuit.say(pad)} can put more than {LOGIC_VOLTS} V on {circuit.say(pico[0])}."
            share = part.data.get("logic_high_share", 0.0) if circuit.kind(pad) == "in" else 0.0
            if pico and share * high > LOGIC_VOLTS:
                yield (
                    f"{circuit.say(pad)} needs {share * high:.2f} V for a one at {high} V, but "
                    f"{circuit.say(pico[0])} gives {LOGIC_VOLTS} V: put a buffer in between."
                )
            if pico and circuit.kind(pad) == "in" and part.data.get("logic_high", 0) > tables.limit("pin_high_volts"):
                yield f"{circuit.say(pad)} needs a higher voltage for a one than {circuit.say(pico[0])} guarantees."


def _supplied(circuit: Circuit, tables: Tables) -> Iterator[str]:
    """Each power pad can take its voltage: that of the rail, or of the cells when full and empty."""
    cells = tables.raw["supplies"][circuit.supply]
    for net, pads in circuit.nets.items():
        low, high = tables.raw["limits"]["vbus_volts"]
        if net != RAIL:
            if net == GROUND or "full_volts" not in cells:
                continue
            behind = any(circuit.name(pad) == "K" for pad in pads)
            low, high = cells["empty_volts"] - behind * tables.parts["diode"].number("drop_volts"), cells["full_volts"]
        for pad in pads:
            least, most = circuit.parts[pad[0]].part.data.get("volts", (low, high))
            if circuit.kind(pad) == "power" and not least <= low <= high <= most:
                yield f"{circuit.say(pad)} works from {least} to {most} V; {net} has {low} to {high} V."


def _hot(circuit: Circuit, tables: Tables) -> Iterator[str]:
    """No pin of the Pico is on a net that a supply can feed; 3V3_EN can take the voltage of VSYS."""
    for net in sorted(power_switch.fed(circuit)):
        for pad in circuit.nets[net]:
            if pad[0] == PICO and circuit.kind(pad) in ("both", "in") and circuit.name(pad) != "3V3_EN":
                most = tables.limit("pin_volts")
                yield f"{circuit.name(pad)} of the Pico is on {net}, with more than the {most} V that a pin can take."


def pin_currents(circuit: Circuit, tables: Tables) -> dict[str, float]:
    """The most current that each of the Pico's pins gives or takes: GPIO name -> mA."""
    found = {}
    for number, (name, kind) in circuit.parts[PICO].pads().items():
        net = circuit.net_of((PICO, number))
        if kind != "both" or net is None:
            continue
        total = 0.0
        for pad in circuit.nets[net]:
            part = circuit.parts[pad[0]].part
            if circuit.kind(pad) == "in":
                total += INPUT_MA
            elif _at_button(circuit, pad):
                total += 1000 * LOGIC_VOLTS / (tables.limit("pull_up_ohms") + part.number("ohms"))
            elif "ohms" in part.data:  # a resistor or a speaker: at worst its other end is at ground
                total += 1000 * LOGIC_VOLTS / part.number("ohms")
            elif part.key == "button":
                total += 1000 * LOGIC_VOLTS / tables.limit("pull_up_ohms")
            elif "channel_ma" in part.data and circuit.kind(pad) == "power":
                total += 3 * part.number("channel_ma")
        found[name] = total
    return found


def _at_button(circuit: Circuit, pad: Pad) -> bool:
    """Whether a resistor leads to a button alone."""
    ends = [circuit.parts[reference].part for reference, _ in circuit.nets.get(circuit.beyond(pad) or "", ())]
    keys = {part.key for part in ends if "ohms" not in part.data}
    return "button" in keys and keys <= {"button", "esd_diode"}


def _currents(circuit: Circuit, tables: Tables) -> Iterator[str]:
    currents = pin_currents(circuit, tables)
    most, most_together = tables.limit("pin_ma"), tables.limit("all_pins_ma")
    for name, current in currents.items():
        if current > most:
            yield f"{name} would supply {current:.1f} mA, but a pin can supply {most:.0f} mA."
    if sum(currents.values()) > most_together:
        yield f"All pins would supply {sum(currents.values()):.0f} mA, but the limit is {most_together:.0f} mA."


def _decoupling(circuit: Circuit, _: Tables) -> Iterator[str]:
    """Each lamp and buffer has a capacitor: on its module, or between the same nets at the same place."""
    capacitors = [
        other
        for other in _between(circuit, RAIL, GROUND)
        if DECOUPLING[0] <= other.part.data.get("farads", 0) <= DECOUPLING[1]
    ]
    for reference, placed in circuit.parts.items():
        if placed.part.key not in (*LAMPS, *BUFFERS, "amplifier"):
            continue
        if placed.part.data.get("decoupled"):
            continue
        if not any(other.place == placed.place for other in capacitors):
            yield f"{reference} ({placed.label}) has no capacitor of 100 nF between its supply and ground."


def _rail(circuit: Circuit, _: Tables) -> Iterator[str]:
    """The rail has a capacitor for the peaks, and the buffer a series resistor against reflections on the wire."""
    stores = [placed.part.data.get("farads", 0.0) for placed in _between(circuit, RAIL, GROUND)]
    bulk = sum(farads for farads in stores if farads > BULK[0] / 10)
    if not BULK[0] <= bulk <= BULK[1]:
        yield f"The 5 V rail has {bulk * 1e6:.0f} uF; it needs {BULK[0] * 1e6:.0f} to {BULK[1] * 1e6:.0f} uF."
    wanted = f"{SERIES[0]:.0f} to {SERIES[1]:.0f} ohm"
    for pads in circuit.nets.values():
        parts = [(pad, circuit.parts[pad[0]].part) for pad in pads]
        if not any(part.key in BUFFERS and circuit.kind(pad) == "out" for pad, part in parts):
            continue
        for pad, part in parts:
            if "channel_ma" in part.data:
                yield f"{circuit.say(pad)} is on the buffer without a resistor of {wanted}."
            if "ohms" in part.data and not SERIES[0] <= part.number("ohms") <= SERIES[1]:
                yield f"{pad[0]}, in the lamps' data line, has {part.number('ohms'):.0f} ohm; it needs {wanted}."


def _switched(circuit: Circuit, tables: Tables) -> Iterator[str]:
    """Off is off: nothing feeds the rail past the power switch, and without the rail the Pico stops."""
    for pad in circuit.nets.get(RAIL, []):
        if circuit.kind(pad) == "source":
            yield f"{circuit.say(pad)} feeds the rail past the power switch."
    enable = circuit.pad(f"{PICO}.3V3_EN")
    if circuit.net_of(enable) != RAIL:
        yield "The Pico's 3V3_EN is not on the switched rail: on USB, the Pico would keep running when the hub is off."
    bleeders = [placed.part.number("ohms") for placed in _between(circuit, RAIL, GROUND) if "ohms" in placed.part.data]
    pulled = tables.limit("vsys_volts_typical") * min(bleeders, default=1e9)
    pulled /= min(bleeders, default=1e9) + tables.limit("enable_pull_up_ohms")
    if pulled > tables.limit("enable_low_volts"):
        yield f"When the hub is off, the Pico's 3V3_EN stays at {pulled:.2f} V: the rail needs a resistor to ground."


def _ratings(circuit: Circuit, tables: Tables) -> Iterator[str]:
    """Switch, fuse and diode can take the worst-case current, which `power` calculates."""
    for reference, placed in circuit.parts.items():
        if "rating_ma" not in placed.part.data:
            continue
        worst = worst_ma(tables, circuit.supply, placed.part.key)
        rating = rated_ma(placed.part)
        if worst > rating:
            yield f"{reference} ({placed.label}) is rated for {rating:.0f} mA, but gets {worst:.0f} mA."


def _between(circuit: Circuit, one: str, other: str) -> list[PlacedPart]:
    return [
        placed
        for reference, placed in circuit.parts.items()
        if len(placed.pads()) == 2 and {circuit.net_of((reference, pad)) for pad in placed.pads()} == {one, other}
    ]
