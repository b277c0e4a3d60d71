"""The keys of hardware/pins.toml on the emulated Pico: louder is seen and heard at once, each on its own pin."""

import pytest
from tools.pico.emulated import EmulatedPico

MUTE, QUIETER, LOUDER = 13, 14, 15
BRIGHT = 200  # what belongs to the level; the rest of the scale glows


@pytest.mark.parametrize(("key", "level"), [(LOUDER, 6), (QUIETER, 4), (MUTE, 0)])
def test_a_key_is_seen_and_heard(pico: EmulatedPico, key: int, level: int) -> None:
    pico.run_until(lambda: b'"hello"' in pico.received, within_ms=2500)
    pico.run(500)
    pressed = pico.now
    pico.press(key, bounce_ms=3, seed=key)
    pico.run(60)
    assert sum(max(color) > BRIGHT for color in pico.lamps[:12]) == level
    pico.release(key)
    pico.run(300)
    sound = pico.first_sound_after(pressed)
    assert sound is None if key == MUTE else sound is not None and sound - pressed < 30
    assert b'"press"' not in pico.received
    assert pico.faults == []
