"""Writes hardware/POWER.md: currents, battery hours, logic levels and forces, calculated from tables and circuits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import log10

from tools.hardware import cell_path, power, springs
from tools.hardware.circuit import circuit
from tools.hardware.markdown import MADE, table
from tools.hardware.model import GROUND, PICO, RAIL
from tools.hardware.rules import circuit_rules, protection, strapping
from tools.hardware.tables import Tables, in_units

from roundhouse_hub.lamps import current_limit
from roundhouse_hub.lamps.lamps import BRIGHTNESS_MAX
from roundhouse_hub.lamps.scene import VOLUME_MAX

GAMMA = 2.2  # of the eye, as the firmware reckons it
SILICON_VOLTS = 0.7  # forward voltage of an ordinary diode


def power_page(tables: Tables) -> str:
    """POWER.md: what the hub draws, how long cells last, and why the parts around the Pico are what they are."""
    loudest, loudness = power.loudest_cue()
    draws = power.draws(tables)
    batteries = [key for key, data in tables.raw["supplies"].items() if "capacity_mah" in data]
    names = [tables.supply_name(key) for key in batteries]
    watts = power.speaker_watts(tables, VOLUME_MAX)
    text = [
        "# Power, levels and limits",
        MADE,
        "## Current",
        "Milliamperes at 5 V. The figures for the lamps are measured on the firmware's own frames under its own "
        f"current limit (`firmware/roundhouse_hub/lamps/current_limit.py`): {current_limit.USB_MA} mA for the whole "
        f"hub on USB and {current_limit.BATTERY_MA} mA on cells, which the hours are for. The figures for the sound "
        "are measured on the firmware's own cues; everything else is calculated from parts.toml.",
        table(
            ("", "Pico", "Lamps", "Amplifier", "Rest", "Total", *(f"Hours ({name})" for name in names)),
            (
                (
                    f"{key}: {draw.text}",
                    *(f"{value:.0f}" for value in (draw.pico, draw.lamps, draw.sound, draw.rest, draw.total)),
                    *(f"{draw.hours[battery]:.1f}" for battery in batteries),
                )
                for key, draw in draws.items()
            ),
        ),
        "The hours assume "
        + " and ".join(
            f"{tables.raw['supplies'][key]['capacity_mah']} mAh at {tables.raw['supplies'][key]['volts']} V, "
            f"{tables.raw['supplies'][key]['usable']:.0%} of them usable,"
            for key in batteries
        )
        + f" and a step-up that wastes {1 - tables.parts['step_up'].number('efficiency'):.0%}. A hub that is "
        "switched off draws nothing from its cells.",
        _loudness(tables, watts, loudest, loudness),
        "## The supply",
        _supply(tables),
        table(
            ("Part", "Rating", "Worst case", "When"),
            (
                (tables.parts[key].name, f"{rated:.0f} mA", f"{worst:.0f} mA", when)
                for key, rated, worst, when in _borne(tables)
            ),
        ),
        "## NiMH cells only",
        _cells(tables),
        "## A power bank",
        _bank(tables),
        "## 3.3 V into 5 V",
        _levels(tables),
        "## The Pico's pins",
        _pins(tables),
        "## The engine's platform",
        _platform(tables),
        "## Another Pico",
        "\n".join(f"- The **{name}** {text}." for name, text in tables.raw["variants"].items()),
    ]
    return "\n\n".join(text) + "\n"


def _loudness(tables: Tables, watts: float, cue: str, share: float) -> str:
    gain = tables.parts["amplifier"].number("gain_db")
    at_a_watt = tables.parts["speaker"].number("db")
    return (
        f"With a gain of {gain:.0f} dB ({tables.parts['r_100k'].value} from GAIN to VIN), a full-scale tone gives the "
        f"speaker {watts:.2f} W, the most it can get. The amplifier then draws "
        f"{power.amplifier_ma(tables, VOLUME_MAX):.0f} mA, of the "
        f"{current_limit.AMPLIFIER_MA * VOLUME_MAX} mA that the firmware reserves for it. The loudest tenth of a "
        f"second in the firmware is in the cue `{cue}`: {1000 * watts * share:.0f} mW, or about "
        f"{at_a_watt + 10 * log10(watts * share):.0f} dB at a distance of one meter. Without the resistor the sound is "
        f"{strapping.GAINS[None, False] - gain:.0f} dB louder. The firmware's own sounds would still be fine, "
        "but a full-scale tone that never ends would draw more than USB guarantees. The rail's "
        f"{tables.parts['c_470u'].value} capacitor covers the peaks."
    )


def _supply(tables: Tables) -> str:
    port = in_units("farads", tables.limit("vbus_farads"))
    return (
        "The power switch has three positions: USB, off and battery. One pole connects the 5 V rail (lamps, "
        "amplifier, level shifter) to the Pico's VBUS, to nothing, or to the step-up. The other connects the cells to "
        "the step-up, on battery only. **Off is off**: the Pico's 3V3_EN is on the rail, and "
        f"{tables.parts['r_4k7'].value} pull the rail to ground, so the Pico's own regulator stops too, even with a "
        "USB cable plugged in. Switch the hub on to copy firmware to it.\n\n"
        "On battery, the cells feed the Pico through a Schottky diode to VSYS, not through the step-up, so "
        f"`roundhouse status` shows the cells' voltage minus {tables.parts['diode'].number('drop_volts')} V. The "
        f"firmware warns below {power.warned_volts(tables):.2f} V. **Below "
        f"{tables.parts['detector'].number('trip_volts')} V a voltage detector turns the step-up off**, without the "
        "firmware: the rail goes, and with it 3V3_EN and the Pico. The step-up is held on by its own output, so cells "
        "that recover without load do not start it again; switching off and on does, through a capacitor that gives "
        f"SHDN {protection.start_ms(circuit('board', 'aa', tables), tables):.0f} ms for the "
        f"{tables.parts['step_up'].number('start_ms'):.0f} ms that the step-up takes. What stays on after that is the "
        "leakage of parts that are off, so switch off all the same. A P-channel transistor after the fuse keeps cells "
        "that are the wrong way around from everything. The step-up is "
        "needed because three cells give "
        f"{tables.raw['supplies']['aa']['empty_volts']} to {tables.raw['supplies']['aa']['full_volts']} V, but the "
        f"lamps and the level shifter need {tables.parts['lamp'].data['volts'][0]} V.\n\n"
        f"The rail's {tables.parts['c_470u'].value} capacitor is larger than the {port} that USB allows, and without "
        f"a soft start it would take {power.hard_inrush_ma(tables) / 1000:.0f} A for a moment, through a switch for "
        f"{tables.parts['slide_switch'].number('rating_ma') / 1000:g} A. So a P-channel transistor turns the rail on: "
        f"{tables.parts['r_100k'].value} and {tables.parts['c_10u'].value} at its gate, of which a small ceramic "
        f"capacitor keeps {power.CERAMIC_SHARE:.0%} at this voltage, limit the inrush to "
        f"{power.inrush_ma(tables, 'p_fet'):.0f} mA ({power.inrush_ma(tables, 'p_fet_leads'):.0f} mA for the "
        "transistor with leads). A hub that is switched on again within five seconds starts faster than that.\n\n"
        "Fuses that reset themselves hold less when they are warm: the table has what they still hold at "
        f"{power.CASE_DEGREES:.0f} degrees. The figures are those of the makers' derating curves (Bourns MF-MSMF), "
        "the transistors' those of their data sheets, all quoted from memory."
    )


def _cells(tables: Tables) -> str:
    """Why alkaline cells are refused, and why a filter at the detector would not help."""
    trip, (cue, seconds) = tables.parts["detector"].number("trip_volts"), cell_path.longest_cue()
    ohms, farads, capacitor = 10e3, 1e-6, tables.parts["c_10u"]
    filtered = cell_path.bridged_ms(tables, "alkaline", ohms, farads)
    needed = ohms * farads * 1000 * seconds / filtered  # seconds of time constant
    large = needed / capacitor.number("farads")
    rows = [
        (
            cells["name"],
            f"{cell_path.ohms(tables, kind):.2f}",
            f"{cell_path.half_volts(tables, kind):.2f}",
            f"{cell_path.trips_at(tables, kind, False):.2f}",
            f"{cell_path.trips_at(tables, kind, True):.2f}",
            f"{cell_path.left_volts(tables, kind, True):.2f}",
        )
        for kind, cells in tables.raw["cells"].items()
    ]
    return (
        f"U6 turns the hub off as soon as it sees less than {trip} V, and it sits behind the resistance of fuse, "
        "transistor, plugs, switch and cells. In a loud and bright moment the hub takes up to "
        f"{cell_path.busy_ma(tables, trip):.0f} mA from cells of {trip} V "
        f"({current_limit.BATTERY_MA} mA at 5 V, the firmware's limit). In volts of the resting cells, all three "
        "together:\n\n"
        + table(
            (
                "Cells",
                "Ohms",
                "Half used",
                "Hub turns off in play below",
                "In a loud, bright moment below",
                "Half-used cells leave at U6 in that moment",
            ),
            rows,
        )
        + "\n\nSo with alkaline cells the first loud, bright moment after half of their charge ends the game. With "
        f"NiMH cells the firmware warns in play at {cell_path.warned_at(tables, 'nimh'):.2f} V, before that. Two "
        f"ways out were calculated. **A filter at U6's VDD**: {ohms / 1000:g} kohm and {in_units('farads', farads)} "
        f"hold for {filtered:.0f} ms; the longest cue (`{cue}`) lasts {seconds:.1f} s, and bright lamps have no end. "
        f"To outlast it the time constant must be {needed:.1f} s: {large / 1e6:.1f} megohm with {capacitor.value}, "
        f"and U6's own current of {tables.parts['detector'].number('own_ua'):g} uA would move its threshold by "
        f"{large * tables.parts['detector'].number('own_ua') / 1e6:.1f} V. **NiMH only**: no part, and the hub turns "
        "off when the cells are nearly empty, which is what it is for. That is the choice; the resistances are "
        "estimates from data sheets quoted from memory."
    )


def _bank(tables: Tables) -> str:
    """What keeps a power bank on, and what a heartbeat of the lamps would do for it."""
    bank, (more, share, average) = tables.raw["bank"], heartbeat(tables)
    low, high = bank["off_ma"]
    largest = " x ".join(f"{side:g}" for side in bank["size"])
    bay = " x ".join(f"{side:g}" for side in tables.parts["aa_holder"].size)
    return (
        f"A bank under the table or beside the hub is a supply like any other at the USB socket. One of "
        f"{bank['capacity_mah']} mAh lasts about {bank_hours(tables):.0f} hours of play, if "
        f"{bank['usable']:.0%} of that arrive at 5 V. It does not fit into the base: a flat one is about {largest} mm, "
        f"and the bay takes {bay} mm.\n\n"
        f"Banks turn themselves off when little is drawn from them: below {low} to {high} mA, by their kind. A chip "
        f"that many of them have, the IP5306, does so below {bank['chip_ma']} mA for {bank['chip_s']} s. The hub draws "
        "on USB, without sound:\n\n"
        + table(("", "mA"), ((name, f"{current:.0f}") for name, current in quiet(tables)))
        + f"\n\nThe hub never draws less than a bank with that chip needs. A bank that wants {high} mA turns itself "
        "off while two players think, and a round in play is lost. So choose one that names a mode for small devices "
        "(earphones, watches), and test it before a game: leave the hub alone until it sleeps, and look again after "
        "ten minutes.\n\n"
        f"A heartbeat of the lamps would keep the others on, too: {more:.0f} mA more, which is {share:.0%} of the "
        f"light of all thirteen lamps and looks {seen(share):.0%} as bright, for {bank['pulse_s']} s every "
        f"{bank['every_s']} s, {average:.1f} mA on average. Everybody at the table would see it throb, and a hub "
        "cannot tell a bank from a phone's power supply: it would need a setting that turns it on. The firmware does "
        "not have it."
    )


def quiet(tables: Tables) -> Iterator[tuple[str, float]]:
    """The hub's quietest states without sound, and the current of each on USB."""
    draws = power.draws(tables)
    silent = draws["asleep"].total - draws["asleep"].lamps
    yield "asleep", draws["asleep"].total
    for brightness in (1, BRIGHTNESS_MAX):
        lamps = power.lamps_ma("two", 5, current_limit.USB_MA, brightness)[0]
        yield f"two players think, brightness {brightness}", silent + lamps
    yield "between games", draws["waiting"].total
    yield "eleven trains", draws["play"].total


def bank_hours(tables: Tables) -> float:
    """The hours of play from a USB power bank."""
    bank = tables.raw["bank"]
    return float(bank["capacity_mah"] * bank["usable"] / power.draws(tables)["play"].total)


def heartbeat(tables: Tables) -> tuple[float, float, float]:
    """A heartbeat that keeps the pickiest bank on: its mA, the share of all lamps' light, and its mA on average."""
    bank = tables.raw["bank"]
    more = bank["off_ma"][1] - min(current for _, current in quiet(tables)) + bank["margin_ma"]
    lit = current_limit.LAMPS * 3 * current_limit.CHANNEL_MA
    return more, more / lit, more * bank["pulse_s"] / bank["every_s"]


def seen(share: float) -> float:
    """How bright a share of the light looks.

    >>> round(seen(0.5), 2)
    0.73
    """
    return float(share ** (1 / GAMMA))


def _borne(tables: Tables) -> Iterable[tuple[str, float, float, str]]:
    for key in ("slide_switch", "fuse_usb"):
        yield key, power.rated_ma(tables.parts[key]), power.worst_ma(tables, "usb", key), "USB"
    for key in ("switch", "fuse", "p_fet", "diode"):
        yield key, power.rated_ma(tables.parts[key]), power.worst_ma(tables, "aa", key), "AA cells nearly empty"
    rated = tables.parts["step_up"].number("input_ma")
    yield "step_up", rated, power.worst_ma(tables, "aa", "step_up"), "AA cells nearly empty"


def _levels(tables: Tables) -> str:
    lamp, shifter = tables.parts["lamp"], tables.parts["buffer"]
    high, share = tables.raw["limits"]["vbus_volts"][1], lamp.number("logic_high_share")
    after_diode = high - SILICON_VOLTS
    return (
        f"A WS2812B reads a one above {share} of its supply voltage: {share * high:.2f} V at {high} V. The Pico puts "
        f"out {circuit_rules.LOGIC_VOLTS} V, but guarantees only {tables.limit('pin_high_volts')} V under load. So a "
        f"74AHCT buffer sits in between: it reads a one from {shifter.number('logic_high')} V and puts out the rail's "
        f"voltage. (A diode in the first lamp's supply would just work on a good day: {share} of {after_diode:.2f} V "
        f"is {share * after_diode:.1f} V.) After the buffer, {tables.parts['r_330'].value} damp reflections on the "
        f"wire. Every lamp has {tables.parts['c_100n'].value} between its supply and ground, on its module or on the "
        f"slot board, and the rail has {tables.parts['c_470u'].value}. The amplifier accepts the Pico's levels "
        f"directly: it reads a one above {tables.parts['amplifier'].number('logic_high')} V."
    )


def _pins(tables: Tables) -> str:
    hub = circuit("board", "aa", tables)
    currents = circuit_rules.pin_currents(hub, tables)
    rows = []
    for number, (name, _) in hub.parts[PICO].pads().items():
        net = hub.net_of((PICO, number))
        use = tables.pins.get(name) or (net if net else f"free: {hub.free[PICO, number]}")
        use = {RAIL: f"{RAIL}: off is off", GROUND: "ground"}.get(use, use)
        rows.append((number, name, use, f"{currents[name]:.2f}" if name in currents else ""))
    return (
        table(("Pin", "Name", "Use", "Max. mA"), rows)
        + f"\n\nTogether the pins supply {sum(currents.values()):.1f} mA of the {tables.limit('all_pins_ma'):.0f} mA "
        f"that is allowed, and no pin more than {max(currents.values()):.2f} mA of {tables.limit('pin_ma'):.0f} mA. "
        "No button is on a pin that affects how the Pico starts: BOOTSEL and the flash memory have pins of their own."
    )


def _platform(tables: Tables) -> str:
    force, data = springs.forces(tables), tables.raw["platform"]
    spring, dominoes = tables.parts["spring"], tables.raw["dominoes"]
    largest, usual = (" x ".join(f"{side:g}" for side in dominoes[name]) for name in ("largest", "usual"))
    return (
        f"{data['springs']} springs ({spring.order}; {force.rate:.2f} N/mm each), compressed by {data['preload_mm']} "
        f"mm at rest, hold the platform up with {force.preload:.2f} N. Nobody has weighed a domino: at "
        f"{dominoes['g_per_cm3']} g/cm3, one of {usual} mm weighs {springs.domino_g(tables, 'usual'):.0f} g and one of "
        f"{largest} mm {springs.domino_g(tables, 'largest'):.0f} g. The heaviest domino ({force.domino_g:.0f} g) and "
        f"the platform ({data['platform_g']} g) press down with {force.weight:.2f} N, so the platform stays up. A "
        f"finger reaches the button after {data['gap_mm']} mm with {force.touch:.1f} N and closes it at "
        f"{force.press:.1f} N. A domino dropped from {data['drop_mm']} mm brings {force.fall_mj:.1f} mJ, but closing "
        f"the button takes {force.closing_mj:.1f} mJ: a drop does not press it up to "
        f"{data['drop_mm'] * force.closing_mj / force.fall_mj:.0f} mm."
    )
