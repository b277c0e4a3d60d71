"""The effect of the resistance between the cells and the step-up: the voltage of the cells the hub turns itself off.

The voltage detector measures behind fuse, transistor, plugs and switch, so a strong current makes it trip while the
cells have much left. That decides which cells the hub takes. Voltages are those of all cells together.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log

from tools.hardware.budgets import power
from tools.hardware.tables import Tables

from roundhouse_hub.lamps import current_limit
from roundhouse_hub.lamps.scene import CUES
from roundhouse_hub.sound.mixer import RATE

CELLS = 3
STEP_VOLTS = 0.001


def ohms(tables: Tables, kind: str) -> float:
    """The resistance from inside the cells of this kind to the step-up."""
    path, wire = tables.raw["path"], tables.parts["wire"]
    cables = 2 * sum(tables.parts[key].number("cable") for key in ("socket_3", "socket_6")) / 1000  # there and back
    on_the_way = sum(tables.parts[key].number("ohms_most") for key in ("fuse", "p_fet", "switch"))
    return float(
        CELLS * tables.raw["cells"][kind]["ohms"]
        + on_the_way
        + path["contacts"] * path["contact_ohms"]
        + cables * wire.number("ohms_per_m")
    )


def busy_ma(tables: Tables, volts: float) -> float:
    """The current from the cells in a loud and bright moment, when the hub draws all that the firmware allows."""
    pico = tables.parts["pico"].number("typical_ma")
    return power.battery_ma(tables, volts, current_limit.BATTERY_MA - pico, pico)


def play_ma(tables: Tables, volts: float) -> float:
    """The average current from the cells in play."""
    draw = power.draws(tables)["play"]
    profile = tables.raw["profiles"]["play"]
    lamps = power.lamps_ma(profile["lamps"], profile["volume"], current_limit.BATTERY_MA)[0]
    return power.battery_ma(tables, volts, lamps + draw.sound + draw.rest, draw.pico)


def trips_at(tables: Tables, kind: str, busy: bool) -> float:
    """The voltage of the resting cells below which the hub turns itself off."""
    trip = tables.parts["detector"].number("trip_volts")
    return trip + ohms(tables, kind) * (busy_ma if busy else play_ma)(tables, trip) / 1000


def left_volts(tables: Tables, kind: str, busy: bool) -> float:
    """The voltage that half-used cells leave at the detector; the step-up takes more current the less there is."""
    resting, resistance = half_volts(tables, kind), ohms(tables, kind)
    draw, volts = (busy_ma if busy else play_ma), resting
    least = tables.parts["step_up"].data["volts"][0]
    while volts > least and resting - resistance * draw(tables, volts) / 1000 < volts:
        volts -= STEP_VOLTS
    return volts


def warned_at(tables: Tables, kind: str) -> float:
    """The voltage of the resting cells at which the firmware warns in play."""
    volts = power.warned_volts(tables)
    return volts + ohms(tables, kind) * play_ma(tables, volts) / 1000


def half_volts(tables: Tables, kind: str) -> float:
    """The voltage of resting cells of this kind that are half used."""
    return float(CELLS * tables.raw["cells"][kind]["half_volts"])


def bridged_ms(tables: Tables, kind: str, ohms_before: float, farads: float) -> float:
    """The time, ms, that a resistor and a capacitor at the detector's VDD carry it over a loud and bright moment."""
    trip, low = tables.parts["detector"].number("trip_volts"), left_volts(tables, kind, True)
    return 1000 * ohms_before * farads * log((left_volts(tables, kind, False) - low) / (trip - low))


def longest_cue() -> tuple[str, float]:
    """The longest cue and its seconds: so long a loud moment lasts. A bright one has no end."""
    frames, name = max((len(power.samples_of(cue)), cue) for cue in CUES)
    return name, frames / RATE


def faults(tables: Tables) -> Iterator[str]:
    """A sentence if the hub would turn itself off with cells of its kind that are half used, or before a warning."""
    for data in tables.raw["supplies"].values():
        if "cells" not in data:
            continue
        cells = tables.raw["cells"][data["cells"]]
        at, has = trips_at(tables, data["cells"], True), half_volts(tables, data["cells"])
        if at > has:
            yield (
                f"A loud and bright moment turns the hub off while its {cells['name']} cells still have {at:.2f} V, "
                f"but half used they have {has:.2f} V."
            )
        if (warned := warned_at(tables, data["cells"])) <= at:
            yield (
                f"In play the firmware warns at {warned:.2f} V of the resting cells, but a loud and bright moment "
                f"turns the hub off below {at:.2f} V."
            )
