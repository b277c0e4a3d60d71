"""Firmware, emulated Pico, simulated board and circuits all take their pins from one table."""

from pathlib import Path

import pytest
from tools.hardware.circuits.circuit import circuit
from tools.hardware.tables import PINS, read
from tools.pico.emulation import emulated_pico

from roundhouse_hub import pins
from roundhouse_standins.board import StandInBoard

USES = read().pins


def test_the_firmware_has_the_pins_of_the_table() -> None:
    found = {
        pins.AMPLIFIER_BIT_CLOCK: "amplifier bit clock",
        pins.AMPLIFIER_WORD_SELECT: "amplifier word select",
        pins.AMPLIFIER_DATA: "amplifier data",
        pins.LAMPS_DATA: "lamps",
        **{pin: f"button of slot {slot + 1}" for slot, pin in enumerate(pins.BUTTONS[:-1])},
        pins.BUTTONS[-1]: "button of the engine",
        **dict(zip(pins.KEYS, ("mute key", "quieter key", "louder key"), strict=True)),
    }
    assert {f"GP{pin}": use for pin, use in found.items()} == USES


def test_the_emulated_pico_is_wired_by_the_table() -> None:
    wiring = emulated_pico._wiring()
    assert wiring["lamps"] == {"data": pins.LAMPS_DATA, "count": pins.LAMPS_COUNT}
    assert wiring["buttons"] == [*pins.BUTTONS, *pins.KEYS]
    amplifier = wiring["amplifier"]
    assert amplifier["bitClock"] == pins.AMPLIFIER_BIT_CLOCK
    assert amplifier["wordSelect"] == pins.AMPLIFIER_WORD_SELECT
    assert amplifier["data"] == pins.AMPLIFIER_DATA


def test_another_table_is_another_wiring(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Two wires that are swapped in the table are swapped in the emulated Pico."""
    text = PINS.read_text(encoding="utf-8")
    other = tmp_path / "pins.toml"
    other.write_text(text.replace("slots = [2, 3,", "slots = [3, 2,").replace("mute = 15", "mute = 21"), "utf-8")
    monkeypatch.setattr(emulated_pico, "PINS", other)
    assert emulated_pico._wiring()["buttons"][:2] == [3, 2]
    assert emulated_pico._wiring()["buttons"][13] == 21
    hub = circuit("board", "usb", read(pins=other.read_text(encoding="utf-8")))
    assert hub.net_of(hub.pad("U1.GP3")) == "BUTTON_1" and hub.net_of(hub.pad("U1.GP21")) == "KEY_MUTE"


def test_the_stand_in_claims_every_pin_of_the_table() -> None:
    assert {f"GP{pin}" for pin in StandInBoard().pins.taken} == set(USES)


@pytest.mark.parametrize(("build", "supply"), [("smallest", "usb"), ("board", "aa")])
def test_the_circuits_follow_the_table(build: str, supply: str) -> None:
    hub = circuit(build, supply)
    for name, use in USES.items():
        net = hub.net_of(hub.pad(f"U1.{name}"))
        if net is None:
            assert build == "smallest" and use in hub.free[hub.pad(f"U1.{name}")]
        else:
            beyond = [far for pad in hub.nets[net] if (far := hub.beyond(pad))]  # a button's resistor
            pads = [pad for reached in (net, *beyond) for pad in hub.nets[reached]]
            others = {hub.parts[reference].label for reference, _ in pads if reference != "U1"}
            button = use.replace("button of the ", "button, ").replace("button of ", "button, ")
            target = "amplifier" if use.startswith("amplifier") else "level shifter" if use == "lamps" else button
            assert target in others, (name, others)
