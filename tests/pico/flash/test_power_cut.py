"""The power goes while settings are written: the hub starts again, with the old ones or the new ones, all of them."""

import pytest
from tests.pico.table_on_pico import connected
from tools.pico.emulation.emulated_pico import ERASE_MS, PAGE_MS, EmulatedPico, FlashWork
from tools.pico.image import Image

from roundhouse.hub.events import HubSettings
from roundhouse.hub.hub import ConnectionState
from roundhouse_hub.link.service import SETTINGS

Kept = tuple[int, str]

OLD: Kept = (5, "roundhouse")
NEW: Kept = (8, "attic room")
WRITTEN_MS = 900  # half a second after they were ordered


def set_by_a_host(pico: EmulatedPico) -> None:
    hub = connected(pico)
    pico.flash_log.clear()
    hub.request({"k": SETTINGS, "vol": NEW[0], "name": NEW[1]})
    hub.run(WRITTEN_MS)


def kept_by(pico: EmulatedPico) -> Kept:
    """The settings of a hub that gets its power back; it is well, and there for a host."""
    assert pico.state == "off"
    pico.power_on()
    hub = connected(pico)
    hub.request({"k": SETTINGS})
    hub.run(100)
    (settings,) = (event for event in hub.events() if isinstance(event, HubSettings))
    assert settings.kept and settings.mute
    assert hub.state is ConnectionState.CONNECTED and hub.info is not None and hub.info.fault == 0
    return settings.volume, settings.name


@pytest.fixture(scope="module")
def writing(hub_image: Image, used: bytes) -> list[FlashWork]:
    """The works of the flash chip while these settings are written, and their times: the same each time."""
    with EmulatedPico(hub_image, flash=used) as pico:
        set_by_a_host(pico)
        written = list(pico.flash_log)
        pico.power_off()
        assert kept_by(pico) == NEW
        return written


def test_they_are_written_by_erasing_a_sector_and_programming_pages(writing: list[FlashWork]) -> None:
    assert [work.kind for work in writing] == ["erase", "program", "program"]


CUTS = [(0, 0.1), (0, 0.5), (0, 0.9), (1, 0.5), (2, 0.1), (2, 0.9), (2, 2.0)]
"""The work that is under way, and how much of it is done."""


@pytest.mark.parametrize(("number", "done"), CUTS)
def test_after_a_power_cut_the_old_or_the_new_settings_are_there(
    hub_image: Image, used: bytes, writing: list[FlashWork], number: int, done: float
) -> None:
    work = writing[number]
    takes = ERASE_MS if work.kind == "erase" else PAGE_MS
    with EmulatedPico(hub_image, flash=used) as pico:
        pico.cut_power_at(work.ms + done * takes)
        set_by_a_host(pico)
        assert pico.flash_log == writing[: number + 1]
        kept = kept_by(pico)
    last = number == len(writing) - 1
    assert kept in ([OLD] if not last else [NEW] if done > 1 else [OLD, NEW])
