"""The reserves of a hub: real flash is slower than the model's, because the cache in front of it misses."""

import pytest
from tests.pico.table_on_pico import connected, pressed
from tools.pico import figures
from tools.pico.emulation.emulated_pico import EmulatedPico
from tools.pico.image import Image
from tools.pico.observing import measuring

from roundhouse_hub.lamps.scene import BELL, CLATTER, NOWHERE, WARNING, Cue
from roundhouse_hub.link.messages import DOWN, PRESS

CUES = (CLATTER, CLATTER, WARNING, CLATTER, BELL, CLATTER)


@pytest.mark.parametrize(("slowed", "least"), [(1.0, 0.40), (3.0, 0.05)])
def test_at_a_moderate_table_no_press_is_lost_and_the_processor_is_idle(
    hub_image: Image, slowed: float, least: float
) -> None:
    """Each second a press, a scene and a cue, so that it always sounds."""
    with EmulatedPico(hub_image, flash_slowed=slowed) as pico:
        hub = connected(pico)
        hub.show(measuring.SCENES[0])
        hub.sound(Cue(CLATTER, NOWHERE))
        hub.run(500)
        hub.events()
        began, slept = pico.now, pico.idle_ms
        for turn, name in enumerate(CUES):
            button = 5 * turn % 13
            hub.press(button)
            hub.run(200)
            hub.show(measuring.SCENES[turn % 2])
            hub.sound(Cue(name, NOWHERE))
            hub.run(800)
            assert pressed(hub.events()) == [(button, DOWN), (button, PRESS)]
        assert (pico.idle_ms - slept) / (pico.now - began) >= least
        assert (hub.counters["sent_again"], pico.resets, pico.faults) == (0, 0, [])


@pytest.mark.parametrize(("slowed", "budgets"), [(2.0, 1), (3.0, 2)])
def test_link_lamps_and_sound_keep_their_budgets(hub_image: Image, slowed: float, budgets: int) -> None:
    with EmulatedPico(hub_image, flash_slowed=slowed) as pico:
        values = measuring.urgent_figures(connected(pico))
    of = {figure.name: figure.budget for figure in figures.FIGURES}
    late = {name: value for name, value in values.items() if value > budgets * (of[name] or 0)}
    assert late == {}
