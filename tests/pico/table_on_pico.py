"""A table at an emulated Pico: a round refereed by the real host, its lamps looked at after every call."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tests.referee.tables import table_of
from tools.pico.emulation.emulated import EmulatedPico, Frame
from tools.pico.emulation.lockstep import PicoHub
from tools.pico.image import Image
from tools.pico.observing import expected_lamps
from tools.pico.observing.cue_matcher import follow

from roundhouse.games import Game
from roundhouse.hub.events import ButtonEvent, HubEvent
from roundhouse.hub.hub import ConnectionState
from roundhouse.referee import Answer
from roundhouse_hub.lamps.scene import WINNER, Scene
from roundhouse_hub.lamps.winner_show import WINNER_SHOW_MS

HELLO_MS = 2000
PACE_MS = 350
SHORT_SEED = "4"
BEFORE_MS = 250  # of an instant after which a lamp begins to show something: it may not do so in this time
SOUND_MS = 7000  # the longest cue, and what is queued
SILENT_MS = 300  # longer than any pause within a cue


def connected(pico: EmulatedPico) -> PicoHub:
    """The host at this Pico, once the two have met."""
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
    """The presses among events: button and gesture."""
    return [(event.button, event.gesture) for event in events if isinstance(event, ButtonEvent)]


def fall_silent(pico: EmulatedPico, run: Callable[[float], None]) -> None:
    """Lets time pass until nothing has sounded for a while. Raises TimeoutError."""
    since = pico.now
    while pico.now < since + SOUND_MS:
        before = pico.now
        run(SILENT_MS)
        if pico.first_sound_after(before) is None:
            return
    raise TimeoutError(f"it sounds for more than {SOUND_MS} ms")


def wrong_lamps(hub: PicoHub) -> str:
    """What is wrong with the lamps as they are now, or nothing."""
    assert hub.scene is not None
    return expected_lamps.wrong_lamps(hub.scene, hub.pico)


def shown_after(pico: EmulatedPico, scene: Scene, lamp: int, since: float) -> float:
    """How long after an instant a lamp began to show what a scene says, in ms: less than 0 if it did so before."""
    frames = (frame for frame in pico.frames if frame.ms > since - BEFORE_MS)
    return (
        next(frame.ms for frame in frames if _shows(frame, scene, lamp, expected_lamps.hub_ticks(pico, frame.ms)))
        - since
    )


def _shows(frame: Frame, scene: Scene, lamp: int, ticks: int) -> bool:
    """Whatever the other lamps show, and however much that dims this one."""
    least = expected_lamps.least_share(scene.colors, scene.volume)
    wanted = (
        expected_lamps.light(scene, instant, share)[lamp]
        for instant in range(ticks - expected_lamps.OLDEST_MS, ticks + 1)
        for share in (*range(least, 256, 8), 256)
    )
    return any(max(abs(a - b) for a, b in zip(frame.colors[lamp], each, strict=True)) <= 4 for each in wanted)


class Round:
    """A round played to its end. `lamps_wrong` has a sentence for each call after which a lamp did not show it.

    `disturb`, if given, is called after each call with its number and may do anything to the hub.
    """

    def __init__(self, pico: EmulatedPico, game: Game, disturb: Callable[[PicoHub, int], None] | None = None) -> None:
        self.pico = pico
        self.hub = connected(pico)
        self.table = table_of(game, seed=SHORT_SEED)
        self.table.output.connect(self.hub)
        self.table.listeners.append(self._answered)
        self.called_for: list[str] = []
        self.lamps_wrong: list[str] = []
        self.calls = 0
        self.began_at = pico.now
        self._run(PACE_MS)
        self.table.mode.begin()
        self._look()
        while not self.table.referee.match.results:
            self.table.step()
            self._look()
            self.calls += 1
            if disturb is not None:
                disturb(self.hub, self.calls)
        self._run(SOUND_MS)
        if self._winner_show:
            self._run(max(0, WINNER_SHOW_MS - SOUND_MS) + PACE_MS)
        self._note(wrong_lamps(self.hub))

    @property
    def volume(self) -> int:
        """How loud the hub is."""
        assert self.hub.scene is not None
        return int(self.hub.scene.volume)

    def heard_at(self) -> list[float]:
        """When each cue that was called for is heard, in ms. Raises NotAsRenderedError unless each is, once."""
        samples = self.pico.recording(self.began_at)
        times = self.pico.sample_times(self.began_at)
        begun = follow(samples, self.called_for, self.volume)
        return [times[max(0, min(at, len(times) - 1))] for at in begun]

    @property
    def _winner_show(self) -> bool:
        return self.hub.scene is not None and WINNER in self.hub.scene.lamps

    def _answered(self, answer: Answer) -> None:
        self.called_for += [cue.name for cue in answer.cues]

    def _look(self) -> None:
        self._run(PACE_MS)
        if not self._winner_show:
            self._note(wrong_lamps(self.hub))

    def _note(self, wrong: str) -> None:
        if wrong:
            self.lamps_wrong.append(wrong)

    def _run(self, ms: float) -> None:
        self.hub.run(ms)
        for event in self.hub.events():
            self.table.handle_hub_event(event)
