"""The builder's test on the emulated Pico: started by held buttons, each lamp, sounds, each button."""

from collections.abc import Iterable
from functools import partial

from tests.pico import firmware_overrides
from tools.pico.emulation.emulated_pico import DARK, Color, EmulatedPico
from tools.pico.image import Image
from tools.pico.observing.cue_matcher import follow

from roundhouse_hub.lamps.scene import LAMPS

COLORS = ((True, False, False), (False, True, False), (False, False, True), (True, True, True))
GREEN = COLORS[1]
WHITE = COLORS[3]
PATIENCE_MS = 6000
VOLUME = 5


def mixed(lamps: Iterable[Color]) -> list[tuple[bool, bool, bool]]:
    return [(red > 0, green > 0, blue > 0) for red, green, blue in lamps]


def asked(pico: EmulatedPico) -> int | None:
    """The button that the test waits for: its lamp is white, the others are dark."""
    lit = [lamp for lamp, color in enumerate(pico.lamps) if color != DARK]
    return lit[0] if len(lit) == 1 and mixed(pico.lamps)[lit[0]] == WHITE else None


def is_asked(pico: EmulatedPico, button: int) -> bool:
    return asked(pico) == button


def press_all(pico: EmulatedPico) -> None:
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


def test_slots_1_2_and_3_held_start_it_and_the_lamps_report(hub_image: Image) -> None:
    flash = firmware_overrides.flash_with(hub_image, firmware_overrides.HURRIES)  # it takes seconds and not a minute
    with EmulatedPico(hub_image, flash=flash) as pico:
        for button in (0, 1, 2):
            pico.press(button)
        pico.run(500)
        for button in (0, 1, 2):
            pico.release(button)
        press_all(pico)
        pico.run_until(lambda: mixed(pico.lamps) == [GREEN] * LAMPS, PATIENCE_MS, step_ms=5)
        assert each_lamp_was_seen_in_each_color(pico)
        pico.run(600)
        # It complains of a sound that is missing, or is not whole.
        follow(pico.recording(), firmware_overrides.SOUNDS, VOLUME)
        assert mixed(pico.lamps) != [GREEN] * LAMPS  # it is a toy now
