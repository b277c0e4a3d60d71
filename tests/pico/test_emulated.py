"""The emulated Pico itself: how it starts, what outlives what, and that a run repeats."""

from tools.pico.emulated import EmulatedPico
from tools.pico.image import Image

HELLO = b'"k":"hello"'


def boot(pico: EmulatedPico) -> float:
    """Lets the hub come to its hello; when that is."""
    before = pico.received.count(HELLO)
    return pico.run_until(lambda: pico.received.count(HELLO) > before and pico.received.endswith(b"\n"), within_ms=2000)


def events(image: Image, seed: int) -> object:
    """All that a Pico does in a short life."""
    with EmulatedPico(image) as pico:
        boot(pico)
        pico.press(3, bounce_ms=4, seed=seed)
        pico.run(80)
        pico.reset()
        pico.run(300)
        return pico.now, pico.spoken, pico.frames, pico.boots, pico.heard().tobytes(), pico.sample_times().tobytes()


def test_a_hub_says_hello_after_it_was_switched_on(pico: EmulatedPico) -> None:
    assert boot(pico) < 500
    assert pico.faults == []
    assert pico.boots == [(0, "power")]


def test_the_same_at_the_same_instants_is_the_same(hub_image: Image) -> None:
    assert events(hub_image, 7) == events(hub_image, 7)
