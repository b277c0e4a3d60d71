"""An evening on the emulated Pico: ten minutes, and hours in `make soak`, each with another flash."""

import pytest
from tests.depth import DEPTH, SEED
from tests.pico.play.pico_evening import PicoEvening
from tools.pico.emulation.emulated_pico import EmulatedPico
from tools.pico.image import Image

MINUTES = 10
FLASHES = (1.0, 1.25, 1.5, 2.0)
"""How many times as slow as the model's the flash is."""


@pytest.mark.parametrize("slowed", FLASHES if DEPTH > 1 else FLASHES[:1])
def test_an_evening_without_a_fault_a_lost_press_or_a_growing_heap(hub_image: Image, slowed: float) -> None:
    with EmulatedPico(hub_image, flash_slowed=slowed) as pico:
        seen = PicoEvening(pico, SEED or 4).play(MINUTES * DEPTH)
    assert seen.minutes >= MINUTES * DEPTH
    assert seen.pressed > 3
    assert {"move", "press", "change_settings", "pull_the_cable", "pull_it_for_long"} <= set(seen.deeds)
