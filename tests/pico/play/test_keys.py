"""The keys of hardware/pins.toml on the emulated Pico: louder is seen and heard at once, each on its own pin."""

import pytest
from tests.pico.table_on_pico import connected, pressed
from tools.pico.emulation.emulated_pico import EmulatedPico

MUTE, QUIETER, LOUDER = 13, 14, 15
BRIGHT = 200  # what belongs to the level; the rest of the scale glows


@pytest.mark.parametrize(("key", "level"), [(LOUDER, 6), (QUIETER, 4), (MUTE, 0)])
def test_a_key_is_seen_and_heard_and_is_no_press_for_the_host(pico: EmulatedPico, key: int, level: int) -> None:
    hub = connected(pico)
    hub.run(500)
    felt = pico.now
    hub.press(key, bounce_ms=3, seed=key)
    hub.run(59)
    assert sum(max(color) > BRIGHT for color in pico.lamps[:12]) == level
    hub.run(1000)
    sound = pico.first_sound_after(felt)
    assert sound is None if key == MUTE else sound is not None and sound - felt < 30
    assert pressed(hub.events()) == []
    assert pico.faults == []
