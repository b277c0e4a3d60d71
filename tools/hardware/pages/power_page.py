"""hardware/POWER.md: currents, battery hours, logic levels and forces, for the text in hardware/texts/power.txt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import log10

from tools.hardware.budgets import cell_path, power, springs
from tools.hardware.circuits import circuit_rules, protection, strapping
from tools.hardware.circuits.circuit import circuit
from tools.hardware.circuits.model import GROUND, PICO, RAIL
from tools.hardware.pages.markdown import filled, markdown_table
from tools.hardware.tables import Tables, in_units

from roundhouse_hub.lamps import current_limit
from roundhouse_hub.lamps.lamps import BRIGHTNESS_MAX
from roundhouse_hub.lamps.scene import VOLUME_MAX

GAMMA = 2.2  # of the eye, as the firmware reckons it
SILICON_VOLTS = 0.7  # forward voltage of an ordinary diode
FILTER_OHMS, FILTER_FARADS = 10e3, 1e-6  # at the detector's VDD, to see whether it would bridge a loud moment


def power_page(tables: Tables) -> str:
    """POWER.md: what the hub draws, how long cells last, and why the parts around the Pico are what they are."""
    parts, raw, force = tables.parts, tables.raw, springs.forces(tables)
    currents = circuit_rules.pin_currents(circuit("board", "aa", tables), tables)
    loudest, loudness = power.loudest_cue()
    watts = power.speaker_watts(tables, VOLUME_MAX)
    high, share = raw["limits"]["vbus_volts"][1], parts["lamp"].number("logic_high_share")
    more, lit, average = heartbeat(tables)
    return filled(
        "power",
        parts=parts,
        raw=raw,
        firmware=current_limit,
        springs=force,
        draws=_draws(tables),
        hours=" and ".join(
            f"{supply['capacity_mah']} mAh at {supply['volts']} V, {supply['usable']:.0%} of them usable,"
            for supply in raw["supplies"].values()
            if "capacity_mah" in supply
        ),
        wasted=1 - parts["step_up"].number("efficiency"),
        watts=watts,
        amplifier_ma=power.amplifier_ma(tables, VOLUME_MAX),
        reserved_ma=current_limit.AMPLIFIER_MA * VOLUME_MAX,
        cue=loudest,
        cue_mw=1000 * watts * loudness,
        cue_db=parts["speaker"].number("db") + 10 * log10(watts * loudness),
        louder_db=f"{strapping.GAINS[None, False] - parts['amplifier'].number('gain_db'):.0f}",
        warned=power.warned_volts(tables),
        start_ms=protection.start_ms(circuit("board", "aa", tables), tables),
        port=in_units("farads", tables.limit("vbus_farads")),
        hard_inrush_a=power.hard_inrush_ma(tables) / 1000,
        slide_a=parts["slide_switch"].number("rating_ma") / 1000,
        ceramic=power.CERAMIC_SHARE,
        inrush_ma=power.inrush_ma(tables, "p_fet"),
        inrush_leads_ma=power.inrush_ma(tables, "p_fet_leads"),
        degrees=power.CASE_DEGREES,
        borne=markdown_table(
            ("Part", "Rating", "Worst case", "When"),
            ((parts[key].name, f"{most:.0f} mA", f"{worst:.0f} mA", when) for key, most, worst, when in _borne(tables)),
        ),
        **_cells(tables),
        bank_hours=bank_hours(tables),
        bank_size=" x ".join(f"{side:g}" for side in raw["bank"]["size"]),
        bay=" x ".join(f"{side:g}" for side in parts["aa_holder"].size),
        quiet=markdown_table(("", "mA"), ((name, f"{current:.0f}") for name, current in quiet(tables))),
        beat_ma=more,
        beat_share=lit,
        beat_seen=seen(lit),
        beat_average_ma=average,
        one_volts=share * high,
        logic_volts=circuit_rules.LOGIC_VOLTS,
        after_diode=high - SILICON_VOLTS,
        one_after_diode=share * (high - SILICON_VOLTS),
        pins=_pins(tables, currents),
        all_pins_ma=sum(currents.values()),
        most_pin_ma=max(currents.values()),
        **{name: " x ".join(f"{side:g}" for side in raw["dominoes"][name]) for name in ("usual", "largest")},
        **{f"{name}_g": springs.domino_g(tables, name) for name in ("usual", "largest")},
        drop_most=raw["platform"]["drop_mm"] * force.closing_mj / force.fall_mj,
        variants="\n".join(f"- The **{name}** {text}." for name, text in raw["variants"].items()),
    )


def _draws(tables: Tables) -> str:
    batteries = [key for key, data in tables.raw["supplies"].items() if "capacity_mah" in data]
    hours = (f"Hours ({tables.supply_name(key)})" for key in batteries)
    return markdown_table(
        ("", "Pico", "Lamps", "Amplifier", "Rest", "Total", *hours),
        (
            (
                f"{key}: {draw.text}",
                *(f"{value:.0f}" for value in (draw.pico, draw.lamps, draw.sound, draw.rest, draw.total)),
                *(f"{draw.hours[battery]:.1f}" for battery in batteries),
            )
            for key, draw in power.draws(tables).items()
        ),
    )


def _cells(tables: Tables) -> dict[str, object]:
    """The reason why alkaline cells are refused, and why a filter at the detector would not help."""
    (cue, seconds), capacitor = cell_path.longest_cue(), tables.parts["c_10u"]
    held = cell_path.bridged_ms(tables, "alkaline", FILTER_OHMS, FILTER_FARADS)
    needed = FILTER_OHMS * FILTER_FARADS * 1000 * seconds / held  # seconds of time constant
    megohm = needed / capacitor.number("farads") / 1e6
    rows = [
        (
            cells["name"],
            f"{cell_path.ohms(tables, kind):.2f}",
            f"{cell_path.half_volts(tables, kind):.2f}",
            *(f"{cell_path.trips_at(tables, kind, busy):.2f}" for busy in (False, True)),
            f"{cell_path.left_volts(tables, kind, True):.2f}",
        )
        for kind, cells in tables.raw["cells"].items()
    ]
    limits = (
        "Hub turns off in play below",
        "In a loud, bright moment below",
        "Half-used cells leave at U6 in that moment",
    )
    return {
        "busy_ma": cell_path.busy_ma(tables, tables.parts["detector"].number("trip_volts")),
        "cells": markdown_table(("Cells", "Ohms", "Half used", *limits), rows),
        "warned_nimh": cell_path.warned_at(tables, "nimh"),
        "filter_kohm": FILTER_OHMS / 1000,
        "filter_uf": in_units("farads", FILTER_FARADS),
        "filtered_ms": held,
        "longest_cue": cue,
        "longest_s": seconds,
        "constant_s": needed,
        "constant_megohm": megohm,
        "moved_volts": megohm * tables.parts["detector"].number("own_ua"),
    }


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
    """The brightness that a share of the light seems to have.

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


def _pins(tables: Tables, currents: dict[str, float]) -> str:
    hub, rows = circuit("board", "aa", tables), []
    for number, (name, _) in hub.parts[PICO].pads().items():
        net = hub.net_of((PICO, number))
        use = tables.pins.get(name) or net or f"free: {hub.free[PICO, number]}"
        use = {RAIL: f"{RAIL}: off is off", GROUND: "ground"}.get(use, use)
        rows.append((number, name, use, f"{currents[name]:.2f}" if name in currents else ""))
    return markdown_table(("Pin", "Name", "Use", "Max. mA"), rows)
