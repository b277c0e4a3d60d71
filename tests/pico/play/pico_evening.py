"""An evening at an emulated Pico: tiles, presses, pulled cables, hosts that sleep or stand still, settings that change.

Between them the clock of host and hub is set forward (`EmulatedPico.skip`): hours take minutes. After each of them the
lamps have to show the scene, every cue has to be heard once, and no press may be lost.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import TypeVar

from tools.pico.emulation.emulated_pico import EmulatedPico
from tools.pico.emulation.lockstep import PicoHub
from tools.pico.observing import expected_lamps
from tools.pico.observing.cue_matcher import NotAsRenderedError, follow

from roundhouse.games import MexicanTrain
from roundhouse.hub.events import ButtonEvent, HubSettings, HubStatus
from roundhouse.hub.hub import ConnectionState
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse_hub.lamps.scene import ENGINE, SLOTS, WINNER
from roundhouse_hub.link.messages import DOWN, LONG, PRESS
from roundhouse_hub.link.service import SETTINGS, STATUS

SEATS = 3
MEETING_MS = 3000
SHOWN_MS = 350
QUIET_MS = 300
LONGEST_SOUND_MS = 12_000
PRESSED_MS = 60
GESTURE_MS = 900  # until it is known what a press meant, and told
LEVEL_MS = 1700  # how long the lamps show a level that was set, and its sound
PULLED_MS = 800  # not long enough for the hub to take itself for alone
AWAKE_MS = 20  # in which a ping is answered, unless the flash is being written
PING_MS = 1000  # from one to the next, so old may the last one be
LATEST_MS = 1200
SKIP_MS = 2400  # a host that has said nothing for 3 s is gone
IDLE_S = (5, 50)
SLEEP_S = (5, 300)
NIGHT_S = 3600
LONG_MINUTES = 60
"""An evening of this length has a computer in it that sleeps for an hour."""
LEAK = 1024
"""Bytes by which the free heap may differ, soon after a collection, between the beginning and the end."""
COLLECTIONS = 3
"""How many collections are looked at: the hub counts up to 5 s after one, and what it answers meanwhile is garbage."""
MOST_LOOKS = 60
LOOK_MS = 6000  # the hub counts its free memory every 5 s
CHANGES = (("name", ("Toby", "Emily", "Percy")), ("bright", (3, 7)), ("quiet", (1,)), ("mute", (1,)), ("vol", (2, 9)))


Answer = TypeVar("Answer", HubStatus, HubSettings)


@dataclass
class EveningOnPico:
    """The evening until now: how often each deed was done, and the bytes of the heap that a collection left free, at
    the beginning and at the end."""

    deeds: dict[str, int] = field(default_factory=dict)
    cues: int = 0
    pressed: int = 0
    free: list[int] = field(default_factory=list)
    minutes: float = 0.0


class PicoEvening:
    """A table of computer players with a hub, and everything that happens to it."""

    def __init__(self, pico: EmulatedPico, seed: int) -> None:
        self.pico = pico
        self.seen = EveningOnPico()
        self._random = Random(seed)
        self._hub = PicoHub(pico)
        self._hub.run_until(ConnectionState.CONNECTED, MEETING_MS)
        self._matches = 0
        self._table = self._new_table()
        self._skipped = 0.0

    def play(self, minutes: float) -> EveningOnPico:
        deeds: tuple[tuple[Callable[[], object], int], ...] = (
            (self._move, 8),
            (self._press, 8),
            (self._pull_the_cable, 1),
            (self._pull_it_for_long, 1),
            (self._host_stands_still, 1),
            (self._computer_sleeps, 1),
            (self._change_settings, 2),
            (self._ask_how_it_is, 3),
        )
        self.seen.free.append(self._free())
        once = [each for each, _ in deeds]  # so that no evening is without one of them
        self._random.shuffle(once)
        while once or self._minutes < minutes:
            (deed,) = [once.pop()] if once else self._random.choices(*zip(*deeds, strict=True))
            name = deed.__name__.strip("_")
            self.seen.deeds[name] = self.seen.deeds.get(name, 0) + 1
            deed()
            self._check(name)
            self._idle(1000 * self._random.uniform(*IDLE_S))
        if minutes >= LONG_MINUTES:
            self._computer_sleeps(NIGHT_S)
            self._check("an hour of sleep")
        self.seen.free.append(self._free())
        self.seen.minutes = self._minutes
        first, last = self.seen.free
        if last < first - LEAK:
            raise self._error(f"the heap grows: {first} bytes were free at the beginning, {last} are at the end")
        return self.seen

    # What happens.

    def _move(self) -> None:
        since = self.pico.now
        asked = len(self._hub.asked)
        self._step()
        self._hub.run(SHOWN_MS)
        self._listen(since, [name for _, name in self._hub.asked[asked:]])

    def _press(self) -> None:
        button = self._random.choice([*range(SLOTS), ENGINE])
        gesture = self._random.choice((PRESS, PRESS, LONG))
        hold_ms = 700 if gesture == LONG else self._random.uniform(60, 250)
        self._hub.events()
        self._hub.press(button, hold_ms, bounce_ms=self._random.uniform(0, 5), seed=self._random.randrange(1000))
        self._hub.run(GESTURE_MS)
        reported = [(event.button, event.gesture) for event in self._hub.events() if isinstance(event, ButtonEvent)]
        if reported != [(button, DOWN), (button, gesture)]:
            raise self._error(f"button {button} was pressed ({gesture}), but the hub reported {reported}")
        self.seen.pressed += 1

    def _pull_the_cable(self) -> None:
        since = self.pico.now
        asked = len(self._hub.asked)
        self._hub.unplug()
        self._hub.run(self._random.uniform(0, PULLED_MS))
        self._step()
        self._hub.run(PULLED_MS)
        self._hub.plug()
        self._meet()
        self._listen(since, [name for _, name in self._hub.asked[asked:]])

    def _pull_it_for_long(self) -> None:
        self._hub.unplug()
        self._idle(1000 * self._random.uniform(*IDLE_S))
        self._hub.plug()
        self._meet()

    def _host_stands_still(self) -> None:
        """Its program stops, and its port takes nothing."""
        self.pico.reads(False)
        left = 1000 * self._random.uniform(*SLEEP_S)
        while left > 0:
            self.pico.run(AWAKE_MS)
            self._skip(min(left, SKIP_MS))
            left -= AWAKE_MS + SKIP_MS
        self.pico.reads(True)
        self._meet()

    def _computer_sleeps(self, seconds: float | None = None) -> None:
        """USB is suspended, or its data lines are gone. Somebody presses all the same."""
        pulled = self._random.random() < 0.3
        if pulled:
            self._hub.unplug()
        else:
            self.pico.sleep()
        left = 1000 * (seconds or self._random.uniform(*SLEEP_S))
        while left > 0:
            self.pico.run(AWAKE_MS)
            if self._random.random() < 0.02:
                left -= self._press_in_the_dark()
            self._skip(min(left, SKIP_MS))
            left -= AWAKE_MS + SKIP_MS
        if pulled:
            self._hub.plug()
        else:
            self.pico.wake()
        self._meet()

    def _press_in_the_dark(self) -> float:
        """A press that no computer hears of, and all that sounds after it; the milliseconds that took."""
        button, since = self._random.choice([*range(SLOTS), ENGINE]), self.pico.now
        self.pico.press(button)
        self.pico.run(PRESSED_MS)
        self.pico.release(button)
        self.pico.run(GESTURE_MS)
        self._wait_for_silence(self.pico.run)
        return self.pico.now - since

    def _change_settings(self) -> None:
        key, values = self._random.choice(CHANGES)
        before = self._ask({"k": SETTINGS}, HubSettings)
        back = {"bright": before.brightness, "quiet": int(before.quiet), "mute": int(before.mute), "vol": before.volume}
        for value in (self._random.choice(values), back.get(key, "Toby")):
            self._hub.request({"k": SETTINGS, key: value})
            self._hub.run(LEVEL_MS)
            self._wait_for_silence()
        self._idle(SKIP_MS)
        if not self._ask({"k": SETTINGS}, HubSettings).kept:
            raise self._error(f"{key} was set and is not saved")

    def _ask_how_it_is(self) -> int:
        status = self._ask({"k": STATUS}, HubStatus)
        if status.faults or status.late_sounds or status.safe_mode:
            raise self._error(f"the hub is not well: {status}")
        return status.free_bytes

    def _free(self) -> int:
        """The memory that a collection leaves free: the most after several, since the hub may count long after one."""
        collected: list[int] = []
        before = self._ask_how_it_is()
        for _ in range(MOST_LOOKS):
            self._idle(LOOK_MS)
            after = self._ask_how_it_is()
            if after > before:
                collected.append(after)
            if len(collected) == COLLECTIONS:
                return max(collected)
            before = after
        raise self._error(f"garbage is collected {len(collected)} times only, and {before} bytes are free")

    # What everything is made of.

    def _new_table(self) -> TableSession:
        self._matches += 1
        seats = [SeatedPlayer(name, "greedy") for name in ("Ann", "Bo", "Cy")[:SEATS]]
        table = TableSession(MexicanTrain(SEATS), seats, Chance(str(self._random.random())), hub=self._hub)
        table.output.filter_sounds(self._random.choice(("quiet", "usual", "all")))
        return table

    def _step(self) -> None:
        if self._table.referee.match.over:
            self._table = self._new_table()
        if self._table.referee.position is None:
            self._table.mode.begin()
        else:
            self._table.step()

    def _meet(self) -> None:
        try:
            # A host that was away learns first that its connection is gone.
            self._hub.run(SHOWN_MS)
            self._hub.run_until(ConnectionState.CONNECTED, MEETING_MS)
        except TimeoutError as late:
            raise self._error(f"host and hub do not meet again: {late}") from None
        self._hub.run(SHOWN_MS)

    def _ask(self, message: dict[str, object], kind: type[Answer]) -> Answer:
        self._hub.events()
        self._hub.request(message)
        for _ in range(SHOWN_MS // AWAKE_MS):
            self._hub.run(AWAKE_MS)
            for event in self._hub.events():
                if isinstance(event, kind):
                    return event
        raise self._error(f"{message} was not answered; the host is {self._hub.state.value}")

    def _listen(self, since: float, names: list[str]) -> None:
        self._wait_for_silence()
        assert self._hub.scene is not None
        try:
            begun = follow(self.pico.recording(since), names, self._hub.scene.volume)
        except NotAsRenderedError as wrong:
            raise self._error(f"of {names} not each was heard once: {wrong}") from None
        if len(begun) != len(names):
            raise self._error(f"of {names} only {len(begun)} were heard")
        self.seen.cues += len(names)

    def _wait_for_silence(self, run: Callable[[float], None] | None = None) -> None:
        for _ in range(LONGEST_SOUND_MS // QUIET_MS):
            since = self.pico.now
            (run or self._hub.run)(QUIET_MS)
            if self.pico.first_sound_after(since) is None:
                return
        raise self._error(f"it sounds for more than {LONGEST_SOUND_MS} ms")

    def _idle(self, ms: float) -> None:
        self._hub.run(AWAKE_MS)
        most = SKIP_MS - PING_MS
        while ms > 0:
            self._skip(min(ms, most))
            self._answer()
            ms -= AWAKE_MS + most
            most = SKIP_MS

    def _answer(self) -> None:
        """Time for a ping and its answer, or else the two would lose each other in what is skipped."""
        heard = len(self.pico.received)
        for _ in range(LATEST_MS // AWAKE_MS):
            self._hub.run(AWAKE_MS)
            if len(self.pico.received) > heard or self._hub.state is not ConnectionState.CONNECTED:
                return

    def _skip(self, ms: float) -> None:
        self._hub.skip(ms)
        self._skipped += ms

    @property
    def _minutes(self) -> float:
        return (self.pico.now + self._skipped) / 60_000

    # What has to be so.

    def _check(self, deed: str) -> None:
        if self.pico.faults or self.pico.resets or self.pico.crash:
            causes = self.pico.reset_causes
            raise self._error(f"after {deed}: {self.pico.faults[:3]}, resets {causes}, {self.pico.crash}")
        scene = self._hub.scene
        if scene is not None and WINNER not in scene.lamps and (wrong := expected_lamps.wrong_lamps(scene, self.pico)):
            raise self._error(f"after {deed}: {wrong}")
        self.pico.forget()

    def _error(self, what: str) -> AssertionError:
        return AssertionError(f"minute {self._minutes:.1f}: {what}")
