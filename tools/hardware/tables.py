"""Reads hardware/pins.toml and hardware/parts.toml into typed values.

>>> tables = read()
>>> tables.pins["GP18"], tables.parts["amplifier"].size
('amplifier bit clock', (19.4, 17.8, 3.0))
"""

from __future__ import annotations

import csv
import io
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from math import floor, log10
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "hardware"
PINS = FOLDER / "pins.toml"
PARTS = FOLDER / "parts.toml"
KEYS = ("mute", "quieter", "louder")
LAMPS = ("lamp", "lamp_strip")  # kinds of parts, one for each build
BUFFERS = ("buffer", "buffer_dip")
P_FETS = ("p_fet", "p_fet_leads")


class InvalidTables(ValueError):
    """The tables are invalid; the message says what is wrong and where."""


BANDS = ("black", "brown", "red", "orange", "yellow", "green", "blue", "violet", "gray", "white")


@dataclass(frozen=True)
class Part:
    """One kind of part. `data` holds the figures that only some kinds have (see `number`)."""

    key: str
    name: str
    order: str
    specification: str
    substitute: str
    price: float
    price_ten: float
    size: tuple[float, float, float]
    footprint: str = ""
    data: dict[str, Any] = field(default_factory=dict)

    @property
    def value(self) -> str:
        """The resistance or capacitance in the usual unit, 4.7 kohm or 100 nF; empty for other parts."""
        return next((in_units(figure, self.number(figure)) for figure in UNITS if figure in self.data), "")

    @property
    def code(self) -> str:
        """The three digits that are printed on a resistor or ceramic capacitor: two digits, and the count of zeros. A
        resistor's are ohms, a capacitor's picofarads."""
        amount = self.number("ohms") if "ohms" in self.data else 1e12 * self.number("farads")
        zeros = floor(log10(amount) + 1e-9) - 1
        return f"{round(amount / 10**zeros)}{zeros}"

    @property
    def bands(self) -> str:
        """The colors of the bands that say the same on a resistor with leads."""
        return "-".join(BANDS[int(digit)] for digit in self.code)

    def number(self, name: str) -> float:
        """A figure of this part. Raises InvalidTables if the table does not give it."""
        value = self.data.get(name)
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise InvalidTables(f"hardware/parts.toml must give a number for {name} of {self.key}.")
        return float(value)


# Figure -> its units, the largest first.
UNITS = {"ohms": ((1e3, "kohm"), (1.0, "ohm")), "farads": ((1e-6, "uF"), (1e-9, "nF"))}


def as_csv(rows: Iterable[Iterable[object]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


def numbered(reference: str) -> tuple[str, int]:
    """A reference as its letters and its number, which sorts C2 before C10.

    >>> numbered("SW13")
    ('SW', 13)
    """
    letters = reference.rstrip("0123456789")
    return letters, int(reference[len(letters) :] or 0)


def in_units(figure: str, value: float) -> str:
    """A value in the largest unit that keeps it at 1 or more.

    >>> in_units("ohms", 4700), in_units("ohms", 330), in_units("farads", 100e-9)
    ('4.7 kohm', '330 ohm', '100 nF')
    """
    scale, unit = next(one for one in UNITS[figure] if value >= one[0] or one == UNITS[figure][-1])
    return f"{value / scale:g} {unit}"


@dataclass(frozen=True)
class Build:
    """One way to build the hub: its slots, its possible supplies, and what is bought besides the parts of its circuit.

    `case`: it goes into the printed case, which needs screws, springs and feet.
    """

    key: str
    name: str
    text: str
    slots: int
    supplies: tuple[str, ...]
    keys: bool
    case: bool
    extras: dict[str, int]


@dataclass(frozen=True, eq=False)
class Tables:
    """The content of both files. `pins` maps each GPIO to its use: {"GP18": "amplifier bit clock"}."""

    wiring: dict[str, Any]
    parts: dict[str, Part]
    builds: dict[str, Build]
    raw: dict[str, Any]

    @property
    def pins(self) -> dict[str, str]:
        amplifier, lamps = self.wiring["amplifier"], self.wiring["lamps"]
        used = [
            (amplifier["bit_clock"], "amplifier bit clock"),
            (amplifier["word_select"], "amplifier word select"),
            (amplifier["data"], "amplifier data"),
            (lamps["data"], "lamps"),
            *((pin, f"button of slot {slot + 1}") for slot, pin in enumerate(self.wiring["buttons"]["slots"])),
            (self.wiring["buttons"]["engine"], "button of the engine"),
            *((self.wiring["keys"][key], f"{key} key") for key in KEYS),
        ]
        return {f"GP{pin}": use for pin, use in used}

    @property
    def hubs(self) -> list[tuple[Build, str]]:
        """Every hub that can be built: each build with each of its supplies."""
        return [(build, supply) for build in self.builds.values() for supply in build.supplies]

    def supply_name(self, supply: str) -> str:
        return str(self.raw["supplies"][supply]["name"])

    def limit(self, name: str) -> float:
        """One of the Pico's limits."""
        return float(self.raw["limits"][name])


def read(pins: str | None = None, parts: str | None = None) -> Tables:
    """Read the tables from disk, or from these texts. Raises InvalidTables."""
    return _read(
        PINS.read_text(encoding="utf-8") if pins is None else pins,
        PARTS.read_text(encoding="utf-8") if parts is None else parts,
    )


@lru_cache
def _read(pins: str, parts: str) -> Tables:
    try:
        wiring, raw = tomllib.loads(pins), tomllib.loads(parts)
    except tomllib.TOMLDecodeError as error:
        raise InvalidTables(f"A table under hardware/ is not TOML: {error}.") from error
    tables = Tables(
        wiring,
        {key: _part(key, entry) for key, entry in raw["parts"].items()},
        {key: _build(key, entry) for key, entry in raw["builds"].items()},
        raw,
    )
    wanted = [build.extras for build in tables.builds.values()] + list(raw["supply_extras"].values())
    for extras in wanted:
        for key in extras:
            if key not in tables.parts:
                raise InvalidTables(f"hardware/parts.toml buys {key}, but has no [parts.{key}].")
    return tables


COLUMNS = ("name", "number", "specification", "substitute", "price", "price_ten", "size")


def _part(key: str, entry: dict[str, Any]) -> Part:
    for column in COLUMNS:
        if column not in entry:
            raise InvalidTables(f"hardware/parts.toml lacks `{column}` of {key}.")
    length, width, height = entry["size"]
    rest = {name: value for name, value in entry.items() if name not in COLUMNS and name != "footprint"}
    return Part(
        key,
        entry["name"],
        entry["number"],
        entry["specification"],
        entry["substitute"],
        float(entry["price"]),
        float(entry["price_ten"]),
        (float(length), float(width), float(height)),
        entry.get("footprint", ""),
        rest,
    )


def _build(key: str, entry: dict[str, Any]) -> Build:
    return Build(
        key,
        entry["name"],
        entry["text"],
        entry["slots"],
        tuple(entry["supplies"]),
        entry["keys"],
        entry["case"],
        dict(entry["extras"]),
    )
