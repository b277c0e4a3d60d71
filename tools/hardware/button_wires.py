"""Why the wired hub may do without the resistor, capacitor and diode that each button of a slot board has.

The lamps' data runs beside a button's wire and pulls it along, and a spark could reach it: both are calculated here.
"""

from __future__ import annotations

from tools.hardware.tables import Tables

from hardware.case import dimensions
from roundhouse_hub.buttons.debounce import Debounce
from roundhouse_hub.scheduler import STEP_MS

PF_PER_M = 50.0  # between two insulated wires that touch, and about as much to ground: an estimate
PIN_PF = 5.0  # an input of the RP2040 and its pad
BIT_US, BITS = 1.25, 24  # of a WS2812B
EDGE_VOLTS = 5.0
CONSTANTS = 5  # time constants until a disturbance is over
SPARK_MM_PER_KV = 1.0  # a spark from a rounded thing, such as a finger, does not jump farther
CARPET_KV = 8.0  # what a person on a carpet carries; the contact level 4 of IEC 61000-4-2


def bump_volts(tables: Tables) -> float:
    """How far an edge of the data pulls a button's wire along."""
    beside = PF_PER_M * _meters(tables)
    return EDGE_VOLTS * beside / (2 * beside + PIN_PF)


def lasting_us(tables: Tables) -> float:
    """How long that takes to die away through the Pico's pull-up."""
    return CONSTANTS * tables.limit("pull_up_ohms") * (2 * PF_PER_M * _meters(tables) + PIN_PF) * 1e-6


def data_ms(tables: Tables) -> float:
    """How long the data of all lamps takes, with the last disturbance."""
    return (float(tables.wiring["lamps"]["count"]) * BITS * BIT_US + lasting_us(tables)) / 1000


def spark_mm(tables: Tables) -> float:
    """The way from a finger on a cap through the gap beside it to the button's legs."""
    case = dimensions.of(tables.raw)
    return dimensions.PROUD + case.deck + case.board_gap


def faults(tables: Tables) -> list[str]:
    """One sentence if data could look like a press, or if a spark reaches a button's legs."""
    found = []
    if data_ms(tables) >= min(STEP_MS, Debounce.STABLE_MS - STEP_MS):
        found.append(
            f"The lamps' data disturbs a button's wire for {data_ms(tables):.1f} ms; the firmware reads it every "
            f"{STEP_MS} ms and takes {Debounce.STABLE_MS} ms of the same for a press: the wired hub needs a capacitor."
        )
    if spark_mm(tables) < CARPET_KV * SPARK_MM_PER_KV:
        found.append(
            f"A spark of {CARPET_KV:g} kV jumps the {spark_mm(tables):.1f} mm from a cap's edge to its button: the "
            "wired hub needs ESD diodes."
        )
    return found


def _meters(tables: Tables) -> float:
    return float(tables.raw["wires"]["long"]) / 1000
