"""The host at an emulated Pico: the two have met, what was pressed, what the lamps show, when it is silent."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tools.pico.emulation.emulated_pico import EmulatedPico, LampFrame
from tools.pico.emulation.lockstep import PicoHub
from tools.pico.image import Image
from tools.pico.observing import expected_lamps

from roundhouse.hub.events import ButtonEvent, HubEvent
from roundhouse.hub.hub import ConnectionState
from roundhouse_hub.lamps.scene import Scene

HELLO_MS = 2000
BEFORE_MS = 250  # of an instant after which a lamp begins to show something: it may not do so in this time
SOUND_MS = 7000  # the longest cue, and what is queued
SILENT_MS = 300  # longer than any pause within a cue


def connected(pico: EmulatedPico) -> PicoHub:
    hub = PicoHub(pico)
    hub.run_until(ConnectionState.CONNECTED, HELLO_MS)
    return hub


@contextmanager
def hub_with(image: Image, scene: Scene, ms: float) -> Iterator[PicoHub]:
    """A hub whose host showed it a scene `ms` ago."""
    with EmulatedPico(image) as pico:
        hub = connected(pico)
        hub.show(scene)
        hub.run(ms)
        hub.events()
        yield hub


def pressed(events: list[HubEvent]) -> list[tuple[int, str]]:
    return [(event.button, event.gesture) for event in events if isinstance(event, ButtonEvent)]


def fall_silent(pico: EmulatedPico, run: Callable[[float], None]) -> None:
    """Let time pass until nothing has sounded for a while. Raises TimeoutError."""
    since = pico.now
    while pico.now < since + SOUND_MS:
        before = pico.now
        run(SILENT_MS)
        if pico.first_sound_after(before) is None:
            return
    raise TimeoutError(f"it sounds for more than {SOUND_MS} ms")


def wrong_lamps(hub: PicoHub) -> str:
    """The faults of the lamps as they are now, or nothing."""
    assert hub.scene is not None
    return expected_lamps.wrong_lamps(hub.scene, hub.pico)


def shown_after(pico: EmulatedPico, scene: Scene, lamp: int, since: float) -> float:
    """The time from an instant until a lamp shows what a scene says, ms: below 0 if it did so before."""
    frames = (frame for frame in pico.frames if frame.ms > since - BEFORE_MS)
    return (
        next(frame.ms for frame in frames if _shows(frame, scene, lamp, expected_lamps.hub_ticks(pico, frame.ms)))
        - since
    )


def _shows(frame: LampFrame, scene: Scene, lamp: int, ticks: int) -> bool:
    """The lamp shows this whatever the others show, and however much that dims this one."""
    least = expected_lamps.least_share(scene.colors, scene.volume)
    wanted = (
        expected_lamps.light(scene, instant, share)[lamp]
        for instant in range(ticks - expected_lamps.OLDEST_MS, ticks + 1)
        for share in (*range(least, 256, 8), 256)
    )
    return any(max(abs(a - b) for a, b in zip(frame.colors[lamp], each, strict=True)) <= 4 for each in wanted)
