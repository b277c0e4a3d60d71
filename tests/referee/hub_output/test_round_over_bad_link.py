"""A whole round between the referee and a simulated hub, over a good cable and over bad ones: the same in the end."""

from random import Random

import pytest
from tests.depth import DEPTH, SEED
from tests.referee.tables import mexican_train, table_of

from roundhouse.games import Game
from roundhouse.hub.events import Connected, Lost
from roundhouse.hub.hub import ConnectionState
from roundhouse.referee import Answer
from roundhouse.simulator.faults import Faults
from roundhouse.simulator.lockstep import LockstepHub

PACE_MS = 800
SETTLED_MS = 12_000
BACK_MS = 6_000  # until a hub whose cable was away leads its lamps again
RHYTHM_MS = 6_000
FRAME = 12
"""How far a color can be apart because one hub draws its frames some milliseconds after the other."""

GOOD = Faults()
BAD = {
    "unplug": Faults(unplug=9, away=1.5, seed=3),
    "everything": Faults(drop=0.1, corrupt=0.1, delay=15, unplug=20, away=2, seed=4),
}


class CabledRound:
    """A round played over a cable: what was called for, and what the hub did."""

    def __init__(self, faults: Faults, game: Game) -> None:
        self.faults = faults
        self.hub = LockstepHub(faults)
        self.table = table_of(game)
        self.table.output.connect(self.hub)
        self.called_for: list[str] = []
        self.connected = self.lost = 0
        self.table.listeners.append(self._answered)
        self._run(PACE_MS)
        self.table.mode.begin()
        self._run(PACE_MS)
        while not self.table.referee.match.results:
            self.table.step()
            self._run(PACE_MS)
        self._run(SETTLED_MS)

    def rhythm(self) -> list[tuple[tuple[int, int, int], tuple[int, int, int]]]:
        """Each lamp's darkest and brightest color over some turns of every rhythm; nobody pulls the cable meanwhile."""
        if self.faults.unplug:
            self.hub.machine.mend()
            self.hub.run(BACK_MS)
        since = len(self.hub.board.pixels.history)
        self.hub.run(RHYTHM_MS)
        frames = [colors for _, colors in self.hub.board.pixels.history[since:]]
        lamps = [[frame[lamp] for frame in frames] for lamp in range(13)]
        return [(min(seen, key=sum), max(seen, key=sum)) for seen in lamps]

    def _answered(self, answer: Answer) -> None:
        self.called_for += [cue.name for cue in answer.cues]

    def _run(self, ms: int) -> None:
        self.hub.run(ms)
        for event in self.hub.events():
            self.connected += isinstance(event, Connected)
            self.lost += isinstance(event, Lost)
            self.table.handle_hub_event(event)


@pytest.fixture(scope="module")
def good() -> CabledRound:
    return CabledRound(GOOD, mexican_train())


@pytest.fixture(scope="module", params=list(BAD))
def bad(request: pytest.FixtureRequest) -> CabledRound:
    return CabledRound(BAD[request.param], mexican_train())


def test_over_a_good_cable_every_cue_is_heard_once_in_its_order(good: CabledRound) -> None:
    assert good.hub.sounds == good.called_for
    assert good.called_for[0] == "all_aboard"
    assert good.called_for[-1] == "bell"
    assert "warning" in good.called_for
    assert good.called_for.count("clatter") > 10


def test_over_a_bad_cable_the_cues_are_the_same_each_once(good: CabledRound, bad: CabledRound) -> None:
    assert bad.table.referee.match.events == good.table.referee.match.events
    assert bad.hub.sounds == good.hub.sounds


def test_over_a_bad_cable_the_lamps_are_the_same_in_the_end(good: CabledRound, bad: CabledRound) -> None:
    assert bad.hub.machine.app.lamps.scene == good.hub.machine.app.lamps.scene == good.table.output.scene
    assert good.table.output.scene.lamps.count("w") == 1
    for ours, theirs in zip(good.rhythm(), bad.rhythm(), strict=True):
        for color, other in zip(ours, theirs, strict=True):
            assert all(abs(one - two) <= FRAME for one, two in zip(color, other, strict=True))


def any_cable(rng: Random) -> Faults:
    """A cable that loses, changes and delays lines, is pulled, or has a slow hub at its end, each of them sometimes."""

    def sometimes(value: float) -> float:
        return value if rng.random() < 0.5 else 0

    return Faults(
        drop=sometimes(rng.uniform(0, 0.3)),
        corrupt=sometimes(rng.uniform(0, 0.3)),
        delay=int(sometimes(rng.randint(1, 80))),
        unplug=sometimes(rng.uniform(1, 20)),
        away=rng.uniform(0.05, 4),
        slow=int(sometimes(rng.randint(1, 5))),
        seed=rng.randrange(10_000),
    )


@pytest.mark.parametrize("number", range(DEPTH))
def test_whatever_a_cable_does_only_a_cue_that_waited_too_long_is_left_out(number: int) -> None:
    rng = Random(f"{SEED} {number}")
    played = CabledRound(any_cable(rng), mexican_train(rng.randint(2, 4)))
    hub = played.hub
    hub.machine.mend()
    hub.run(BACK_MS)
    app = hub.machine.app
    assert hub.state is ConnectionState.CONNECTED and not app.faults.count, played.faults
    assert app.lamps.scene == played.table.output.scene, played.faults
    left = iter(played.called_for)
    assert all(name in left for name in hub.sounds), (hub.sounds, played.called_for)
    assert len(played.called_for) - len(hub.sounds) <= hub.counters["stale"], played.faults
