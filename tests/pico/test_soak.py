"""Ten minutes of `make soak` on the emulated Pico."""

from tools.pico.image import Image
from tools.soaking import pico_evening

MINUTES = 10
SEED = 4


def test_ten_minutes_of_an_evening_without_a_fault_a_lost_press_or_a_growing_heap(hub_image: Image) -> None:
    seen = pico_evening.play(hub_image, MINUTES, SEED)
    assert seen.minutes >= MINUTES
    assert seen.pressed > 3
    assert {"move", "press", "change_settings", "pull_the_cable", "pull_it_for_long"} <= set(seen.deeds)
