"""What a hub has in reserve: real flash is slower than the model's, because the cache in front of it misses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from tests.pico.table_on_pico import connected
from tools.pico import figures, measuring
from tools.pico.emulated import EmulatedPico
from tools.pico.image import Image

from roundhouse.hub.events import ButtonEvent
from roundhouse_hub.lamps.scene import BELL, CLATTER, NOWHERE, WARNING, Cue
from roundhouse_hub.link.messages import DOWN, PRESS

SECONDS = 6
CUES = (CLATTER, CLATTER, WARNING, CLATTER, BELL, CLATTER)


class Evening(NamedTuple):
    """Seconds at a table with a call every second: what was pressed and reported, how long the processor slept."""

    pressed: list[int]
    told: list[tuple[int, str]]
    idle: float
    sent_again: int
    resets: int
    faults: list[str]


def evening(pico: EmulatedPico) -> Evening:
    """Plays at a moderate table: each second a press, a scene and a cue, so that it always sounds."""
    hub = connected(pico)
    hub.show(measuring.SCENES[0])
    hub.sound(Cue(CLATTER, NOWHERE))
    hub.run(500)
    began, slept = pico.now, pico.idle_ms
    pressed, told = [], []
    for turn in range(SECONDS):
        button = 5 * turn % 13
        pressed.append(button)
        hub.press(button)
        hub.run(200)
        hub.show(measuring.SCENES[turn % 2])
        hub.sound(Cue(CUES[turn % len(CUES)], NOWHERE))
        hub.run(800)
        told += [(event.button, event.gesture) for event in hub.events() if isinstance(event, ButtonEvent)]
    idle = (pico.idle_ms - slept) / (pico.now - began)
    return Evening(pressed, told, idle, hub.counters["sent_again"], pico.resets, pico.faults)


@pytest.fixture(scope="module", params=[1.0, 3.0], ids=["flash of the model", "flash slowed by 3"])
def played(request: pytest.FixtureRequest, hub_image: Image) -> Iterator[tuple[float, Evening]]:
    """An evening with flash that is this many times slower."""
    with EmulatedPico(hub_image, flash_slowed=request.param) as pico:
        yield request.param, evening(pico)


def test_no_press_is_lost_and_none_is_reported_twice(played: tuple[float, Evening]) -> None:
    _, seen = played
    assert seen.told == [(button, gesture) for button in seen.pressed for gesture in (DOWN, PRESS)]
    assert (seen.sent_again, seen.resets, seen.faults) == (0, 0, [])


def test_two_fifths_of_the_processor_are_idle_while_it_sounds(played: tuple[float, Evening]) -> None:
    slowed, seen = played
    assert seen.idle >= (0.40 if slowed == 1 else 0.05)


@pytest.mark.parametrize(("slowed", "budgets"), [(2.0, 1), (3.0, 2)])
def test_link_lamps_and_sound_keep_their_budgets(hub_image: Image, slowed: float, budgets: int) -> None:
    with EmulatedPico(hub_image, flash_slowed=slowed) as pico:
        values = measuring.urgent(connected(pico))
    of = {figure.name: figure.budget for figure in figures.FIGURES}
    late = {name: value for name, value in values.items() if value > budgets * (of[name] or 0)}
    assert late == {}
