"""The boards that a hub can be made of, as images and bootloaders name them. A Pico W is a Pico here."""

from __future__ import annotations

from dataclasses import dataclass

MEGABYTE = 1024 * 1024
FLASH_AT = 0x10000000


@dataclass(frozen=True, slots=True)
class PicoModel:
    """A model of Pico: its chip, the chip's family in a UF2, where its flash lies, and what its drive calls itself."""

    name: str
    chip: str
    family: int
    flash: range
    drive: str


PICO = PicoModel("Pico", "RP2040", 0xE48BFF56, range(FLASH_AT, FLASH_AT + 2 * MEGABYTE), "RPI-RP2")
PICO_2 = PicoModel("Pico 2", "RP2350", 0xE48BFF59, range(FLASH_AT, FLASH_AT + 4 * MEGABYTE), "RP2350")
MODELS = (PICO, PICO_2)


def of_drive(board: str | None) -> PicoModel | None:
    """The model whose bootloader names its drive so, or None for any other board."""
    return next((model for model in MODELS if model.drive == board), None)


def of_machine(machine: str) -> PicoModel | None:
    """The model of what MicroPython says that it runs on, or None for any other board.

    >>> of_machine("Roundhouse hub with RP2350") is PICO_2
    True
    """
    return next((model for model in MODELS if machine.endswith(model.chip)), None)
