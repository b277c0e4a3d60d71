"""`make pins`: checks hardware/pins.toml and writes the firmware's pin numbers from it."""

import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "hardware" / "pins.toml"
TARGET = ROOT / "firmware" / "roundhouse_hub" / "pins.py"
HIGHEST = 29
SLOTS = 12
LAMPS = SLOTS + 1  # the engine has one too
KEYS = ("mute", "quieter", "louder")

HEADER = '''"""The Pico's pins, by GPIO number. Written by `make pins` from hardware/pins.toml."""
'''


class PinFault(ValueError):
    """The pin map cannot be wired; the message says where and what to change."""


def generate(text: str) -> str:
    """The Python module for a pin map in TOML.

    Raises PinFault with one sentence if no Pico can be wired like that.
    """
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PinFault(f"hardware/pins.toml is not TOML: {error}.") from error
    clock = _number(table, "amplifier", "bit_clock")
    select = _number(table, "amplifier", "word_select")
    data = _number(table, "amplifier", "data")
    lamps = _number(table, "lamps", "data")
    count = _number(table, "lamps", "count")
    slots = _value(table, "buttons", "slots")
    engine = _number(table, "buttons", "engine")
    if not isinstance(slots, list) or len(slots) != SLOTS:
        raise PinFault(f"buttons.slots has to list {SLOTS} pins, one a slot.")
    if count != LAMPS:
        raise PinFault(f"lamps.count has to be {LAMPS}, one a slot and the engine's, not {count}.")
    keys = [(f"keys.{key}", _number(table, "keys", key)) for key in KEYS]
    uses = [
        ("amplifier.bit_clock", clock),
        ("amplifier.word_select", select),
        ("amplifier.data", data),
        ("lamps.data", lamps),
        *((f"buttons.slots[{slot}]", pin) for slot, pin in enumerate(slots)),
        ("buttons.engine", engine),
        *keys,
    ]
    _check(uses, table.get("avoided", {}))
    if select != clock + 1:
        raise PinFault(f"amplifier.word_select has to be the pin after the bit clock: {clock + 1}, not {select}.")
    return "\n".join(
        (
            HEADER,
            f"AMPLIFIER_BIT_CLOCK = {clock}",
            f"AMPLIFIER_WORD_SELECT = {select}",
            f"AMPLIFIER_DATA = {data}",
            f"LAMPS_DATA = {lamps}",
            f"LAMPS_COUNT = {count}",
            "# Slots 0 to 11, then the engine.",
            f"BUTTONS = ({', '.join(str(pin) for pin in [*slots, engine])})",
            f"# {', '.join(KEYS).capitalize()}.",
            f"KEYS = ({', '.join(str(pin) for _, pin in keys)})",
            "",
        )
    )


def _check(uses: list[tuple[str, Any]], avoided: dict[str, str]) -> None:
    """Check that each pin exists on the Pico, may be used, and is used once."""
    taken: dict[int, str] = {}
    for name, pin in uses:
        if not isinstance(pin, int) or isinstance(pin, bool) or not 0 <= pin <= HIGHEST:
            raise PinFault(f"{name} is {pin!r}, but a Pico's pins are GP0 to GP{HIGHEST}.")
        if str(pin) in avoided:
            raise PinFault(f"{name} cannot be GP{pin}, which {avoided[str(pin)]}; choose another pin.")
        if pin in taken:
            raise PinFault(f"GP{pin} is used twice, by {taken[pin]} and {name}; give one of them another pin.")
        taken[pin] = name


def _value(table: dict[str, Any], part: str, name: str) -> Any:
    try:
        return table[part][name]
    except (KeyError, TypeError):
        raise PinFault(f"hardware/pins.toml lacks `{name}` under [{part}].") from None


def _number(table: dict[str, Any], part: str, name: str) -> int:
    value = _value(table, part, name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise PinFault(f"{part}.{name} has to be a whole number, not {value!r}.")
    return value


if __name__ == "__main__":
    try:
        TARGET.write_text(generate(SOURCE.read_text(encoding="utf-8")), encoding="utf-8")
    except PinFault as error:
        sys.exit(str(error))
