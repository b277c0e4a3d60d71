"""Buttons with contacts as they are: what the lamps answer, and what the host hears."""

from collections.abc import Iterator

import pytest
from tests.pico.table_on_pico import hub_with, pressed
from tools.pico.emulation.emulated import DARK
from tools.pico.emulation.lockstep import PicoHub
from tools.pico.image import Image

from roundhouse_hub.lamps.scene import LAMPS, NO_COLOR, NO_TRAIN, NOWHERE, Scene

MEANT_MS = 700


@pytest.fixture(scope="module")
def hub(hub_image: Image) -> Iterator[PicoHub]:
    """A hub that its host leads, with an empty table."""
    with hub_with(hub_image, Scene(NO_TRAIN * LAMPS, NO_COLOR * LAMPS, NOWHERE, 5), 200) as made:
        yield made


def after(hub: PicoHub, ms: float) -> list[tuple[int, str]]:
    hub.run(ms)
    return pressed(hub.events())


def test_press_slot_3_and_its_lamp_answers_within_30_ms(hub: PicoHub) -> None:
    assert hub.pico.lamps[3] == DARK
    hub.press(3)
    hub.run(30)
    assert hub.pico.lamps[3] != DARK
    assert [lamp for lamp in hub.pico.lamps if lamp != DARK] == [hub.pico.lamps[3]]
    assert after(hub, MEANT_MS) == [(3, "down"), (3, "press")]


@pytest.mark.parametrize("seed", range(4))
def test_a_press_whose_contacts_bounce_is_one_press(hub: PicoHub, seed: int) -> None:
    hub.press(seed, bounce_ms=4, seed=seed)
    assert after(hub, MEANT_MS) == [(seed, "down"), (seed, "press")]
