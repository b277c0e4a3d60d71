"""hardware/POWER.md: currents, hours, levels and forces, from the tables, the circuits and the firmware's own limit."""

from __future__ import annotations

from collections.abc import Iterable
from math import log10

from tools.hardware import power, rules, springs, straps
from tools.hardware.circuit import circuit
from tools.hardware.markdown import MADE, table
from tools.hardware.model import GROUND, PICO, RAIL
from tools.hardware.tables import Tables, in_units

from roundhouse_hub.lamps import current_limit
from roundhouse_hub.lamps.scene import VOLUME_MAX

SILICON_VOLTS = 0.7  # what an ordinary diode takes


def power_page(tables: Tables) -> str:
    """What the hub takes, how long cells last, and why the parts around the Pico are what they are."""
    loudest, loudness = power.loudest_cue()
    draws = power.draws(tables)
    batteries = [key for key, data in tables.raw["supplies"].items() if "capacity_mah" in data]
    names = [tables.supply_name(key) for key in batteries]
    watts = power.speaker_watts(tables, VOLUME_MAX)
    text = [
        "# Power, levels and limits",
        MADE,
        "## What it takes",
        "Milliamperes at 5 V. The lamps are measured on the firmware's own frames under its own limit "
        f"(`firmware/roundhouse_hub/lamps/current_limit.py`: {current_limit.USB_MA} mA for the whole hub; the hours "
        f"are for its limit from cells, {current_limit.BATTERY_MA} mA), sounds on its own cues; the rest is "
        "reckoned from parts.toml.",
        table(
            ("", "Pico", "Lamps", "Amplifier", "Rest", "In all", *(f"Hours on {name}" for name in names)),
            (
                (
                    f"{key}: {draw.text}",
                    *(f"{value:.0f}" for value in (draw.pico, draw.lamps, draw.sound, draw.rest, draw.total)),
                    *(f"{draw.hours[battery]:.1f}" for battery in batteries),
                )
                for key, draw in draws.items()
            ),
        ),
        "The hours are for "
        + " and ".join(
            f"{tables.raw['supplies'][key]['capacity_mah']} mAh of {tables.raw['supplies'][key]['volts']} V, of which "
            f"{tables.raw['supplies'][key]['usable']:.0%} can be used"
            for key in batteries
        )
        + f", through a step-up that wastes {1 - tables.parts['step_up'].number('efficiency'):.0%}. Switched off, "
        "cells give nothing.",
        _loudness(tables, watts, loudest, loudness),
        "## The supply",
        _supply(tables),
        table(
            ("What bears it", "Rated", "Worst case", "When"),
            (
                (tables.parts[key].name, f"{tables.parts[key].number(rated):.0f} mA", f"{worst:.0f} mA", when)
                for key, rated, worst, when in _borne(tables)
            ),
        ),
        "## 3.3 V into 5 V",
        _levels(tables),
        "## The Pico's pins",
        _pins(tables),
        "## The engine's platform",
        _platform(tables),
        "## Another Pico",
        "\n".join(f"- **{name}**: {text}." for name, text in tables.raw["variants"].items()),
    ]
    return "\n\n".join(text) + "\n"


def _loudness(tables: Tables, watts: float, cue: str, share: float) -> str:
    gain = tables.parts["amplifier"].number("gain_db")
    at_a_watt = tables.parts["speaker"].number("db")
    return (
        f"A gain of {gain:.0f} dB ({tables.parts['r_100k'].value} from GAIN to VIN) gives the "
        f"loudspeaker {watts:.2f} W at most, for a tone as loud as samples can be; then the amplifier takes "
        f"{power.amplifier_ma(tables, VOLUME_MAX):.0f} mA, and the firmware leaves it "
        f"{current_limit.AMPLIFIER_MA * VOLUME_MAX} mA. The loudest tenth of a second in the firmware is in `{cue}`: "
        f"{1000 * watts * share:.0f} mW, about {at_a_watt + 10 * log10(watts * share):.0f} dB at a meter. Louder by "
        f"{straps.GAINS[None, False] - gain:.0f} dB without that resistor: then an endless full tone would ask more of "
        "USB than it promises, the firmware's own sounds would not. The rail's "
        f"{tables.parts['c_470u'].value} bridge the peaks."
    )


def _supply(tables: Tables) -> str:
    port = in_units("farads", tables.limit("vbus_farads"))
    return (
        "The power switch has three places: USB, off, battery. One pole connects the 5 V rail (lamps, amplifier, "
        "level shifter) to the Pico's VBUS, to nothing, or to the step-up; the other connects the cells to the "
        "step-up only on battery. **Off is off**: the Pico's 3V3_EN is on the rail, and the rail is pulled to ground "
        f"by {tables.parts['r_4k7'].value}, so that the Pico's own regulator stops too, even with a USB cable in. To "
        "copy firmware to it, switch it on. On battery, the Pico is fed from the cells through a Schottky diode to "
        "VSYS, not through the step-up: `roundhouse status` therefore tells the cells' voltage less "
        f"{tables.parts['diode'].number('drop_volts')} V. **Nothing cuts AA cells off** when they are empty: below "
        f"{power.warned_volts(tables):.2f} V the firmware warns, and people have to switch off; a lithium cell is cut "
        "off by its protection. Why a step-up: three cells give "
        f"{tables.raw['supplies']['aa']['empty_volts']} to {tables.raw['supplies']['aa']['full_volts']} V, but lamps "
        f"and level shifter want {tables.parts['lamp'].data['volts'][0]} V. Lithium cells are charged in the hub by a "
        "module with a USB socket of its own; charge with the hub off or on USB, then its charger sees the cell "
        f"alone. The rail's {tables.parts['c_470u'].value} are more than the {port} that USB wants to see: nearly "
        "every port bears the moment that it takes to fill them; if one gives up when the hub is switched on, take a "
        "charger or a USB hub with a supply of its own."
    )


def _borne(tables: Tables) -> Iterable[tuple[str, str, float, str]]:
    yield "slide_switch", "rating_ma", power.worst_ma(tables, "usb", "slide_switch"), "USB"
    for key, rated in (("switch", "rating_ma"), ("fuse", "rating_ma"), ("diode", "rating_ma"), ("step_up", "input_ma")):
        yield key, rated, power.worst_ma(tables, "aa", key), "AA cells nearly empty"


def _levels(tables: Tables) -> str:
    lamp, shifter = tables.parts["lamp"], tables.parts["buffer"]
    high, share = tables.raw["limits"]["vbus_volts"][1], lamp.number("logic_high_share")
    after_diode = high - SILICON_VOLTS
    return (
        f"A WS2812B takes for a one what is above {share} of its supply: {share * high:.2f} V at {high} V. The Pico "
        f"gives {rules.LOGIC_VOLTS} V, and with a load surely "
        f"only {tables.limit('pin_high_volts')} V. So a 74AHCT buffer stands between: it takes "
        f"{shifter.number('logic_high')} V for a one and gives what the rail has. (A diode in the first lamp's supply "
        f"would do on a good day: {share} of {after_diode:.2f} V is {share * after_diode:.1f} V.) After it, "
        f"{tables.parts['r_330'].value} against echoes on the wire. Every lamp has {tables.parts['c_100n'].value} "
        "right between its supply and ground, on its module or on the slot board, and the rail has "
        f"{tables.parts['c_470u'].value}. The amplifier takes the Pico's levels as they are: a one is above "
        f"{tables.parts['amplifier'].number('logic_high')} V."
    )


def _pins(tables: Tables) -> str:
    hub = circuit("board", "aa", tables)
    currents = rules.pin_currents(hub, tables)
    rows = []
    for number, (name, _) in hub.parts[PICO].pads().items():
        net = hub.net_of((PICO, number))
        use = tables.pins.get(name) or (net if net else f"free: {hub.free[PICO, number]}")
        use = {RAIL: f"{RAIL}: off is off", GROUND: "ground"}.get(use, use)
        rows.append((number, name, use, f"{currents[name]:.2f}" if name in currents else ""))
    return (
        table(("Pin", "Name", "Use", "mA at most"), rows)
        + f"\n\nIn all {sum(currents.values()):.1f} mA of the {tables.limit('all_pins_ma'):.0f} mA that all pins may "
        f"give, and no pin more than {max(currents.values()):.2f} mA of {tables.limit('pin_ma'):.0f} mA. No button is "
        "on a pin that matters while the Pico starts: BOOTSEL and the flash have pins of their own."
    )


def _platform(tables: Tables) -> str:
    force, data = springs.forces(tables), tables.raw["platform"]
    spring, dominoes = tables.parts["spring"], tables.raw["dominoes"]
    largest, usual = (" x ".join(f"{side:g}" for side in dominoes[name]) for name in ("largest", "size"))
    return (
        f"{data['springs']} springs ({spring.order}; {force.rate:.2f} N/mm each), pressed {data['preload_mm']} mm at "
        f"rest, hold the platform up with {force.preload:.2f} N. No domino was weighed: of "
        f"{dominoes['g_per_cm3']} g/cm3, one of {usual} mm has {springs.domino_g(tables, 'size'):.0f} g, and one of "
        f"{largest} mm {springs.domino_g(tables, 'largest'):.0f} g. The heaviest ({force.domino_g:.0f} g) and the "
        f"platform ({data['platform_g']} g) weigh {force.weight:.2f} N: it stays up. A finger brings it to the "
        f"button after {data['gap_mm']} mm with {force.touch:.1f} N and closes it at {force.press:.1f} N. A domino "
        f"let fall from {data['drop_mm']} mm brings {force.fall_mj:.1f} mJ, closing takes {force.closing_mj:.1f} mJ: "
        f"it does not press, up to {data['drop_mm'] * force.closing_mj / force.fall_mj:.0f} mm."
    )
