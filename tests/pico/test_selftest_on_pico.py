"""The builder's test on the emulated Pico: started by held buttons or by a host, each lamp, sounds, each button."""

from collections.abc import Iterable, Iterator
from functools import partial

import pytest
from tests.pico import firmware_overrides
from tests.pico.table_on_pico import connected
from tools.pico.cue_matcher import follow
from tools.pico.emulated import DARK, Color, EmulatedPico
from tools.pico.image import Image

from roundhouse.hub.health import SelfTestStep
from roundhouse_hub.lamps.scene import LAMPS
from roundhouse_hub.link.service import SELFTEST

COLORS = ((True, False, False), (False, True, False), (False, False, True), (True, True, True))
GREEN = COLORS[1]
WHITE = COLORS[3]
PATIENCE_MS = 6000
DEAD = 5
VOLUME = 5


def mixed(lamps: Iterable[Color]) -> list[tuple[bool, bool, bool]]:
    """Of which colors the light of each lamp is."""
    return [(red > 0, green > 0, blue > 0) for red, green, blue in lamps]


def asked(pico: EmulatedPico) -> int | None:
    """The button that the test waits for: its lamp is white, the others are dark."""
    lit = [lamp for lamp, color in enumerate(pico.lamps) if color != DARK]
    return lit[0] if len(lit) == 1 and mixed(pico.lamps)[lit[0]] == WHITE else None


def is_asked(pico: EmulatedPico, button: int) -> bool:
    """Whether the test waits for this button."""
    return asked(pico) == button


def press_all(pico: EmulatedPico) -> None:
    """Press each button as soon as the test waits for it."""
    # The lamps' own test has each of them white alone, too; the sounds come behind it.
    pico.run_until(lambda: pico.first_sound_after(0) is not None, PATIENCE_MS, step_ms=20)
    for button in range(LAMPS):
        pico.run_until(partial(is_asked, pico, button), PATIENCE_MS, step_ms=5)
        pico.press(button, bounce_ms=3, seed=button)
        pico.run(40)
        pico.release(button, bounce_ms=3, seed=button)


def each_lamp_was_seen_in_each_color(pico: EmulatedPico) -> bool:
    """Alone, one after the other, and then all together."""
    shown = [mixed(frame.colors) for frame in pico.frames]
    off = (False, False, False)
    alone = [[color if lamp == lit else off for lamp in range(LAMPS)] for color in COLORS for lit in range(LAMPS)]
    return all(look in shown for look in alone) and all([color] * LAMPS in shown for color in COLORS)


@pytest.fixture
def hurried(hub_image: Image) -> Iterator[EmulatedPico]:
    """A hub whose test takes seconds and not a minute, still switched off."""
    with EmulatedPico(hub_image, flash=firmware_overrides.flash_with(hub_image, firmware_overrides.HURRIES)) as pico:
        yield pico


def test_slots_1_2_and_3_held_start_it_and_the_lamps_report(hurried: EmulatedPico) -> None:
    for button in (0, 1, 2):
        hurried.press(button)
    hurried.run(500)
    for button in (0, 1, 2):
        hurried.release(button)
    press_all(hurried)
    hurried.run_until(lambda: mixed(hurried.lamps) == [GREEN] * LAMPS, PATIENCE_MS, step_ms=5)
    assert each_lamp_was_seen_in_each_color(hurried)
    hurried.run(600)
    follow(
        hurried.recording(), firmware_overrides.SOUNDS, VOLUME
    )  # complains of a sound that is missing, or is not whole
    assert mixed(hurried.lamps) != [GREEN] * LAMPS  # it is a toy now


def test_a_host_starts_it_and_is_reported_a_button_that_is_dead(hurried: EmulatedPico) -> None:
    hub = connected(hurried)
    hub.request({"k": SELFTEST})
    steps: list[SelfTestStep] = []
    pressed: set[int] = set()
    for _ in range(PATIENCE_MS // 20):
        hub.run(20)
        steps += [event for event in hub.events() if isinstance(event, SelfTestStep)]
        button = asked(hurried)
        if button is not None and button != DEAD and button not in pressed and steps[-1].stage == "button":
            pressed.add(button)
            hub.press(button, 40, bounce_ms=3, seed=button)
        if steps and steps[-1].stage == "end":
            break
    assert len(pressed) == LAMPS - 1
    assert [step.stage for step in steps if step.stage not in ("button", "sounds")] == ["lamps"] * 4 + ["bad", "end"]
    assert [str(step.text) for step in steps if step.stage == "sounds"] == firmware_overrides.SOUNDS
    assert str(steps[-2].text) == "slot 6 did not register"
    assert steps[-1].number == 1
    assert each_lamp_was_seen_in_each_color(hurried)
