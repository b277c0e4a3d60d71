"""Flash that takes its time, a computer that does, and chance: nothing is heard of an erase, and no press is lost."""

import pytest
from tests.pico.table_on_pico import connected, pressed
from tools.pico.emulation.emulated_pico import DARK, ERASE_MS, SLOWEST_ERASE_MS, EmulatedPico, FlashWork
from tools.pico.emulation.lockstep import PicoHub
from tools.pico.image import Image
from tools.pico.observing import probe

from roundhouse_hub.link.service import SETTINGS

BEGUN_MS = 2.0
SHORT_MS, LONGER_MS = 30.0, 60.0
MEANT_MS = 700


def erase_begun(hub: PicoHub) -> FlashWork:
    """A host orders settings, and the hub has begun to erase a sector for them."""
    hub.pico.flash_log.clear()
    hub.request({"k": SETTINGS, "vol": 8, "name": "attic"})
    while not hub.pico.flash_log:
        hub.run(0.5)
    (work,) = hub.pico.flash_log
    assert work.kind == "erase"
    return work


@pytest.mark.parametrize("erase_ms", [ERASE_MS, 200, SLOWEST_ERASE_MS])
def test_while_a_sector_is_erased_nothing_is_heard_and_no_press_is_lost(
    hub_image: Image, used: bytes, erase_ms: float
) -> None:
    with EmulatedPico(hub_image, flash=used, erase_ms=erase_ms) as pico:
        hub = connected(pico)
        hub.events()
        erase = erase_begun(hub)
        hub.run(erase.ms + BEGUN_MS - pico.now)
        hub.press(3, SHORT_MS)
        hub.press(7, LONGER_MS)
        expected = {3: ["down", "press"], 7: ["down", "press"]}
        if erase_ms == SLOWEST_ERASE_MS:
            hub.run(100)
            hub.press(5, SHORT_MS)
            hub.run(150)
            hub.press(5, SHORT_MS)
            expected[5] = ["down", "down", "twice"]
        hub.run(erase_ms + MEANT_MS)
        told = pressed(hub.events())
        assert {button: [how for at, how in told if at == button] for button, _ in told} == expected
        # Through the erase, and until the clocks go on.
        heard = pico.recording(erase.ms - 50, erase.ms + erase_ms + 50)
        assert len(heard) > 500 and not any(heard)
        assert pico.faults == []


def test_at_the_prompt_files_are_written_in_silence(hub_image: Image) -> None:
    with EmulatedPico(hub_image) as pico:
        pico.run_until(probe.awaits(pico, probe.HELLO), 2500, step_ms=10)
        pico.write(b"\r\x03")
        pico.run(150)
        pico.write(b"\x03")
        pico.run_until(probe.awaits(pico, b">>> "), 1000, step_ms=10)
        since = pico.now
        pico.flash_log.clear()
        pico.write(b"import rp2; rp2.Flash().ioctl(6, 100)\r")
        pico.run(200)
        assert [work.kind for work in pico.flash_log] == ["erase"]
        assert len(pico.recording(since)) == 0


def test_a_hub_waits_for_no_computer_that_fetches_late(hub_image: Image) -> None:
    with EmulatedPico(hub_image, fetch_ms=100) as pico:
        hub = connected(pico)
        hub.events()
        for button in range(8):
            hub.press(button, SHORT_MS)
            hub.run(SHORT_MS)
            assert pico.lamps[button] != DARK, button
            hub.run(SHORT_MS)
        hub.run(4000)
        told = pressed(hub.events())
        assert {button for button, how in told if how == "down"} == set(range(8))


def test_two_starts_choose_other_numbers_for_their_sessions(hub_image: Image) -> None:
    hellos = set()
    for seed in (1, 2, 3):
        with EmulatedPico(hub_image, seed=seed) as pico:
            pico.run_until(probe.awaits(pico, probe.HELLO), 2500, step_ms=10)
            pico.run(20)
            hellos.add(bytes(pico.received).partition(b'"id":')[2].partition(b",")[0])
    assert len(hellos) == 3
