"""hardware/PARTS.md and hardware/POWER.md, from the tables, the circuits and the firmware's own current limit."""

from __future__ import annotations

from collections.abc import Iterable
from math import log10
from pathlib import Path

from tools.hardware import power, rules, shopping, springs
from tools.hardware.circuit import circuit
from tools.hardware.model import RAIL
from tools.hardware.tables import FOLDER, Tables, read

from roundhouse import __version__
from roundhouse_hub.lamps import current
from roundhouse_hub.lamps.scene import VOLUME_MAX

MADE = (
    f"_Version {__version__}. Written by `make pages` from pins.toml and parts.toml: change these, not this page. "
    "Untested on real hardware._"
)


def pages(tables: Tables) -> dict[Path, str]:
    """Every page and list that needs no heavy tool: where it goes, and its text."""
    lists = {
        FOLDER / "parts" / f"{build.key}-{supply}.csv": shopping.listed(tables, build.key, supply)
        for build in tables.builds.values()
        for supply in build.supplies
    }
    return {FOLDER / "PARTS.md": parts_page(tables), FOLDER / "POWER.md": power_page(tables), **lists}


def stale(tables: Tables | None = None) -> list[str]:
    """A sentence for each page that is not what the tables say."""
    return [
        f"hardware/{path.relative_to(FOLDER).as_posix()} is not what the tables say; run `make pages`."
        for path, text in pages(tables or read()).items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def parts_page(tables: Tables) -> str:
    """What to buy: a table a build, with what each supply adds, and the cost."""
    text = [
        "# What to buy",
        MADE,
        "Every price, in US dollars, and every part number is an **estimate**: none was looked up. Shipping and the "
        "filament of the case come on top. The same lists as data, one a build and supply: [parts](parts).",
        table(
            ("Build", "Supply", "One hub", "Each of ten"),
            (
                (
                    build.name,
                    tables.raw["supplies"][supply]["name"],
                    f"{shopping.cost(tables, build.key, supply):.0f}",
                    f"{shopping.cost(tables, build.key, supply, 10):.0f}",
                )
                for build in tables.builds.values()
                for supply in build.supplies
            ),
        ),
    ]
    for build in tables.builds.values():
        text += [f"## {build.name[0].upper()}{build.name[1:]}", f"{build.text[0].upper()}{build.text[1:]}."]
        text.append(table(HEAD, map(_row, shopping.lines(tables, build.key, "usb"))))
        for supply in build.supplies[1:]:
            more = shopping.more(tables, build.key, supply)
            text += [f"With {tables.raw['supplies'][supply]['name']}, also:", table(HEAD, map(_row, more))]
    return "\n\n".join(text) + "\n"


HEAD = ("Quantity", "Part", "Reference", "Order (estimate)", "What matters", "Instead", "Price (estimate)", "For ten")


def _row(line: shopping.Line) -> tuple[str, ...]:
    part = line.part
    return (
        str(line.quantity),
        part.name,
        shopping.compact(line.references),
        part.order,
        part.specification,
        part.substitute,
        f"{part.price:.2f}",
        f"{part.price_ten:.2f}",
    )


def power_page(tables: Tables) -> str:
    """What the hub takes, how long cells last, and why the parts around the Pico are what they are."""
    loudest, loudness = power.loudest_cue()
    draws = power.draws(tables)
    batteries = [key for key, data in tables.raw["supplies"].items() if "capacity_mah" in data]
    names = [tables.raw["supplies"][key]["name"] for key in batteries]
    watts = power.speaker_watts(tables, VOLUME_MAX)
    text = [
        "# Power, levels and limits",
        MADE,
        "## What it takes",
        "Milliamperes at 5 V. The lamps are measured on the firmware's own frames under its own limit "
        f"(`firmware/roundhouse_hub/lamps/current.py`: {current.USB_MA} mA for the whole hub; the hours are for its "
        f"limit from cells, {current.BATTERY_MA} mA), sounds on its own cues; the rest is reckoned from parts.toml.",
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
    return (
        f"A gain of {tables.parts['amplifier'].number('gain_db'):.0f} dB (100 kohm from GAIN to VIN) gives the "
        f"loudspeaker {watts:.2f} W at most, for a tone as loud as samples can be; then the amplifier takes "
        f"{power.amplifier_ma(tables, VOLUME_MAX):.0f} mA, and the firmware leaves it "
        f"{current.AMPLIFIER_MA * VOLUME_MAX} mA. The loudest tenth of a second in the firmware is in `{cue}`: "
        f"{1000 * watts * share:.0f} mW, about {86 + 10 * log10(watts * share):.0f} dB at a meter. Louder by 6 dB "
        "without that resistor: then an endless full tone would ask more of USB than it promises, the firmware's own "
        "sounds would not. The rail's 470 uF bridge the peaks."
    )


def _supply(tables: Tables) -> str:
    hub = circuit("wired", "aa", tables)
    bleeder = tables.parts[hub.parts["R3"].part.key].number("ohms")
    return (
        "The power switch has three places: USB, off, battery. One pole connects the 5 V rail (lamps, amplifier, "
        "level shifter) to the Pico's VBUS, to nothing, or to the step-up; the other connects the cells to the "
        "step-up only on battery. **Off is off**: the Pico's 3V3_EN is on the rail, and the rail is pulled to ground "
        f"by {bleeder / 1000:.1f} kohm, so that the Pico's own regulator stops too, even with a USB cable in. To copy "
        "firmware to it, switch it on. On battery, the Pico is fed from the cells through a Schottky diode to VSYS, "
        "not through the step-up: `roundhouse status` therefore tells the cells' voltage less "
        f"{tables.parts['diode'].number('drop_volts')} V. Why a step-up: three cells give "
        f"{tables.raw['supplies']['aa']['empty_volts']} to {tables.raw['supplies']['aa']['full_volts']} V, but lamps "
        f"and level shifter want {tables.parts['lamp'].data['volts'][0]} V. Lithium cells are charged in the hub by a "
        "module with a USB socket of its own; charge with the hub off or on USB, then its charger sees the cell "
        "alone. The rail's 470 uF are more than the 10 uF that USB wants to see: nearly every port bears the moment "
        "that it takes to fill them; if one gives up when the hub is switched on, take a charger or a USB hub with a "
        "supply of its own."
    )


def _borne(tables: Tables) -> Iterable[tuple[str, str, float, str]]:
    yield "slide_switch", "rating_ma", power.worst_ma(tables, "usb", "slide_switch"), "USB"
    for key, rated in (("switch", "rating_ma"), ("fuse", "rating_ma"), ("diode", "rating_ma"), ("step_up", "input_ma")):
        yield key, rated, power.worst_ma(tables, "aa", key), "AA cells nearly empty"


def _levels(tables: Tables) -> str:
    lamp, shifter = tables.parts["lamp"], tables.parts["buffer"]
    high = tables.raw["limits"]["vbus_volts"][1]
    return (
        f"A WS2812B takes for a one what is above {lamp.number('logic_high_share')} of its supply: "
        f"{lamp.number('logic_high_share') * high:.2f} V at {high} V. The Pico gives 3.3 V, and with a load surely "
        f"only {tables.limit('pin_high_volts')} V. So a 74AHCT buffer stands between: it takes "
        f"{shifter.number('logic_high')} V for a one and gives what the rail has. (A diode in the first lamp's supply "
        "would do on a good day: 0.7 of 4.55 V is 3.2 V.) After it, 330 ohm against echoes on the wire. Every lamp "
        "has 100 nF right between its supply and ground, on its module or on the slot board, and the rail has 470 uF. "
        "The amplifier takes the Pico's levels as they are: a one is above "
        f"{tables.parts['amplifier'].number('logic_high')} V."
    )


def _pins(tables: Tables) -> str:
    hub = circuit("board", "aa", tables)
    currents = rules.pin_currents(hub, tables)
    rows = []
    for number, (name, _) in hub.parts["U1"].pads().items():
        net = hub.net_of(("U1", number))
        use = tables.pins.get(name) or (net if net else f"free: {hub.free['U1', number]}")
        use = {"RAIL_5V": f"{RAIL}: off is off", "GND": "ground"}.get(use, use)
        rows.append((number, name, use, f"{currents[name]:.2f}" if name in currents else ""))
    return (
        table(("Pin", "Name", "Use", "mA at most"), rows)
        + f"\n\nIn all {sum(currents.values()):.1f} mA of the {tables.limit('all_pins_ma'):.0f} mA that all pins may "
        f"give, and no pin more than {max(currents.values()):.2f} mA of {tables.limit('pin_ma'):.0f} mA. No button is "
        "on a pin that matters while the Pico starts: BOOTSEL and the flash have pins of their own."
    )


def _platform(tables: Tables) -> str:
    force, data = springs.forces(tables), tables.raw["platform"]
    spring = tables.parts["spring"]
    return (
        f"{data['springs']} springs ({spring.order}; {force.rate:.2f} N/mm each), pressed {data['preload_mm']} mm at "
        f"rest, hold the platform up with {force.preload:.2f} N. The heaviest domino ({max(data['domino_g'])} g) and "
        f"the platform ({data['platform_g']} g) weigh {force.weight:.2f} N: it stays up. A finger brings it to the "
        f"button after {data['gap_mm']} mm with {force.touch:.1f} N and closes it at {force.press:.1f} N. A domino "
        f"let fall from {data['drop_mm']} mm brings {force.fall_mj:.1f} mJ, closing takes {force.closing_mj:.1f} mJ: "
        f"it does not press, up to {data['drop_mm'] * force.closing_mj / force.fall_mj:.0f} mm."
    )


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table in Markdown.

    >>> print(table(("a", "b"), [("1", "2")]))
    | a | b |
    |---|---|
    | 1 | 2 |
    """
    head = tuple(head)
    lines = [head, *rows]
    shown = [f"| {' | '.join(cell.replace('|', '/') for cell in line)} |" for line in lines]
    shown.insert(1, "|" + "---|" * len(head))
    return "\n".join(shown)


def write() -> None:
    """Writes every page."""
    for path, text in pages(read()).items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
