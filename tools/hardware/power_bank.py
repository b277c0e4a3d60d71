"""A USB power bank as the supply: what keeps it on, and how long it lasts."""

from __future__ import annotations

from collections.abc import Iterator

from tools.hardware import power
from tools.hardware.tables import Tables

from roundhouse_hub.lamps import current_limit
from roundhouse_hub.lamps.lamps import BRIGHTNESS_MAX

GAMMA = 2.2  # of the eye, as the firmware reckons it


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


def hours(tables: Tables) -> float:
    """The hours of play from a bank."""
    bank = tables.raw["bank"]
    return float(bank["capacity_mah"] * bank["usable"] / power.draws(tables)["play"].total)


def pulse(tables: Tables) -> tuple[float, float, float]:
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
