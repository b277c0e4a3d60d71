"""An evening at a table with a simulated hub, in virtual time, over a cable with random faults.

Whatever the cable does, the hub shows the referee's scene once it has been whole for a moment, and sounds every cue
that the referee called for once, in its order. Only cues that were on their way for too long may be left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tools.soaking import SoakError

from roundhouse.games import GAMES, Game
from roundhouse.games.options import OptionError
from roundhouse.hub.hub import ConnectionState
from roundhouse.referee import Chance, Seat, TableSession
from roundhouse.simulator.faults import Faults
from roundhouse.simulator.lockstep import LockstepHub
from roundhouse_hub.lamps.scene import Cue, Scene

NAMES = ("Ann", "Bo", "Cy", "Dee")
PACE_MS = (300, 3000)
SPELL_S = (20, 120)
"""How long one cable's faults last before host and hub are compared."""
SLOWEST_MS = 5
"""How much longer a step of the firmware takes at most. The stand-in's port takes any number of bytes, a Pico's only
512: in front of a hub that is slower still, repeated lines pile up there for half a minute."""
MENDED_MS = 6000
"""After so long with a good cable host and hub agree: the longest that a cue may wait, and some more."""


@dataclass
class Evening:
    """What happened: rounds, calls of the players, faults, and how many cues were asked for and left out."""

    rounds: int = 0
    calls: int = 0
    spells: int = 0
    cues: int = 0
    left_out: int = 0


class _Asked(LockstepHub):
    """A simulated hub that keeps what it was asked for."""

    def __init__(self, faults: Faults) -> None:
        super().__init__(faults)
        self.faults = faults
        self.scene: Scene | None = None
        self.asked: list[str] = []

    def show(self, scene: Scene) -> None:
        self.scene = scene
        super().show(scene)

    def sound(self, cue: Cue) -> bool:
        accepted = super().sound(cue)
        if accepted:
            self.asked.append(cue.name)
        return accepted


def play(minutes: float, seed: int) -> Evening:
    """An evening of so many minutes of virtual time, a hub and faults of their own each spell. Raises SoakError."""
    random, seen, played_ms = Random(seed), Evening(), 0
    table: TableSession | None = None
    while played_ms < 60_000 * minutes:
        if table is None or table.referee.match.over:
            table = _new_table(random)
        hub = _Asked(_faults(random))
        table.connect_hub(hub)
        seen.spells += 1
        for _ in range(1000 * random.randint(*SPELL_S) // sum(PACE_MS) * 2):
            seen.rounds += _call(table)
            seen.calls += 1
            pace = random.randint(*PACE_MS)
            hub.run(pace)
            hub.events()
            played_ms += pace
        hub.machine.mend()
        hub.run(MENDED_MS)
        played_ms += MENDED_MS
        _compare(hub, table, seen, f"seed {seed}, minute {played_ms / 60_000:.1f}, {hub.faults}")
        hub.close()
    return seen


def _new_table(random: Random) -> TableSession:
    game = _any_game(random)
    seats = [Seat(name, random.choice(("greedy", "sensible", "random"))) for name in NAMES[: game.seats]]
    table = TableSession(game, seats, Chance(str(random.random())))
    table.cue_filter.amount = random.choice(("quiet", "usual", "all"))
    return table


def _any_game(random: Random) -> Game:
    while True:
        try:
            return GAMES[random.choice(list(GAMES))](random.randint(2, len(NAMES)))
        except OptionError:
            continue  # not a game for so many


def _faults(random: Random) -> Faults:
    """A cable that loses, changes and delays lines, and is pulled, each of them sometimes."""

    def sometimes(value: float) -> float:
        return value if random.random() < 0.5 else 0

    return Faults(
        drop=sometimes(random.uniform(0, 0.3)),
        corrupt=sometimes(random.uniform(0, 0.3)),
        delay=int(sometimes(random.randint(1, 80))),
        unplug=sometimes(random.uniform(1, 20)),
        away=random.uniform(0.05, 4),
        slow=int(sometimes(random.randint(1, SLOWEST_MS))),
        seed=random.randrange(10_000),
    )


def _call(table: TableSession) -> int:
    """The next call; whether a round ended with it."""
    before = len(table.referee.match.results)
    if table.referee.match.over:
        return 0
    if table.referee.position is None:
        table.begin()
    else:
        table.step()
    return len(table.referee.match.results) - before


def _compare(hub: _Asked, table: TableSession, seen: Evening, where: str) -> None:
    app = hub.machine.app
    if hub.state is not ConnectionState.CONNECTED:
        raise SoakError(f"{where}: host and hub do not meet again")
    if not app.lamps.scene == hub.scene == table.referee.scene():
        raise SoakError(f"{where}: the lamps show {app.lamps.scene}, the referee wants {table.referee.scene()}")
    left = iter(hub.asked)
    if not all(name in left for name in hub.sounds):
        raise SoakError(f"{where}: heard {hub.sounds}, asked for {hub.asked}")
    left_out = len(hub.asked) - len(hub.sounds)
    if left_out > hub.counters["stale"]:
        raise SoakError(f"{where}: {left_out} cues were not heard, {hub.counters['stale']} were too old")
    if app.faults.count:
        raise SoakError(f"{where}: the firmware has failed: {app.faults.entries}")
    seen.cues += len(hub.asked)
    seen.left_out += left_out
