"""A host that holds the port and does not read, and one that sends garbage as fast as it can: the hub plays on."""

import itertools
import random
from collections.abc import Iterator

import pytest
from tests.pico.table_on_pico import hub_with, pressed, wrong_lamps
from tools.pico.emulation.emulated_pico import EmulatedPico
from tools.pico.emulation.lockstep import PicoHub
from tools.pico.image import Image
from tools.pico.observing.cue_matcher import follow

from roundhouse.hub.hub import ConnectionState
from roundhouse_hub.lamps.scene import BELL, NOWHERE, Cue, Scene

# Whose turn it is flares and runs out, so that no frame is like the one before: one that is late is seen.
BUSY = Scene("dooc.........", "123m.........", 1, 5)
DEAF_MS = 2000
FLOOD = 20_000
LONGEST_FRAME_MS = 40  # of fifty frames a second, one may be left out


@pytest.fixture
def hub(hub_image: Image) -> Iterator[PicoHub]:
    with hub_with(hub_image, BUSY, 200) as made:
        yield made


def longest_frame(pico: EmulatedPico, since: float) -> float:
    times = [frame.ms for frame in pico.frames if frame.ms >= since]
    return max(later - earlier for earlier, later in itertools.pairwise(times))


def test_a_host_that_does_not_read_stalls_neither_sound_nor_lamps_and_no_press_is_lost(hub: PicoHub) -> None:
    pico = hub.pico
    since = pico.now
    hub.sound(Cue(BELL, NOWHERE))
    hub.run(30)
    pico.reads(False)
    spoken = len(pico.received)
    for button in range(6):  # more than fits into what may wait unacknowledged
        hub.press(button)
        hub.run(DEAF_MS / 6)
    assert len(pico.received) - spoken <= 64
    pico.reads(True)
    hub.run(2500)
    follow(pico.recording(since), [BELL], BUSY.volume)
    assert longest_frame(pico, since) < LONGEST_FRAME_MS
    assert hub.state is ConnectionState.CONNECTED
    gestures = pressed(hub.events())
    assert [button for button, gesture in gestures if gesture == "press"] == list(range(6))
    assert wrong_lamps(hub) == ""


def test_a_flood_of_garbage_stalls_neither_sound_nor_lamps(hub: PicoHub) -> None:
    pico = hub.pico
    since = pico.now
    hub.sound(Cue(BELL, NOWHERE))
    hub.run(30)
    pico.write(b"x" + random.Random(7).randbytes(FLOOD))
    hub.run(1500)
    assert longest_frame(pico, since) < LONGEST_FRAME_MS
    hub.run(3500)
    follow(pico.recording(since), [BELL], BUSY.volume)
    assert hub.state is ConnectionState.CONNECTED
    assert pico.resets == 0
    assert wrong_lamps(hub) == ""
