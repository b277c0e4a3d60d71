"""The hub's own table and the host's slots-only referee side by side: the same presses, and all that may differ."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.referee.tables import RecordingHub

from roundhouse.games import GAMES
from roundhouse.games.core.moves import Reveal
from roundhouse.games.core.options import OptionError
from roundhouse.games.core.position import Stage
from roundhouse.games.rules.game import Game
from roundhouse.hub.events import ButtonEvent
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse.referee.hub_output.hub_slots import slots_only_error
from roundhouse_hub.lamps.scene import CLATTER, ENGINE, LAST_CALL, NOWHERE, REFUSED, SLOTS, STARTING, TAP, WARNING, Cue
from roundhouse_hub.link.messages import LONG, PRESS, TWICE
from roundhouse_hub.standalone import games as hub_games
from roundhouse_hub.standalone.game_setup import GameSetup
from roundhouse_hub.standalone.games import FEWEST_LEADS, TO_120, WARNS
from roundhouse_hub.standalone.state import BETWEEN, DEALING, History
from roundhouse_hub.standalone.table import Table
from roundhouse_hub.standalone.table_scene import scene_of_table

HOUSE: dict[str, tuple[dict[str, Any], ...]] = {
    "mexican-train": (
        {"whole_first_train": True},
        {"own_train_first": True},
        {"follow_on_double": True},
        {"one_double": True},
        {"cover_last_double": True},
        {"close_dead_doubles": False},
        {"last_winner_leads": True},
        {"older_deal": True},
    ),
    "derailing": (),
    "station": ({"railroad_sounds": True},),
    "private-trains": (
        {"counter_clockwise": True},
        {"mexican_train": False},
        {"suspend_plays": True},
        {"follow_last_double": True},
    ),
    "basic-trains": (),
    "slosh": ({"own_engines": True}, {"neighbor": True}, {"deal": 7}),
}
"""The host's options that the hub's house rules stand for, in the order of the menu."""

BY_NAME = {game.name: game for game in hub_games.GAMES}


def host_game(name: str, seats: int, highest: int = 0, house: int = 0) -> Game:
    """The host's game under the options that the hub's menu stands for. Raises OptionError."""
    kind = GAMES[name]
    chosen: dict[str, Any] = {"set": highest} if highest else {}
    for place, options in enumerate(HOUSE[name]):
        if house >> place & 1:
            chosen |= options
    if name == "basic-trains" and seats < 4:
        chosen["two_or_three"] = True
    if chosen.get("older_deal") and (highest not in (0, 12) or not 5 <= seats <= 8):
        del chosen["older_deal"]  # the older sheet has nothing to say here
    game = kind(seats, kind.options_type(**chosen))
    if problem := slots_only_error(game):
        raise problem
    return game


class CountingHistory(History):
    """A history that also counts what it was given, so that its bound does not hide it."""

    def __init__(self) -> None:
        super().__init__()
        self.kept = 0

    def keep(self, state: object) -> None:
        super().keep(state)
        self.kept += 1


class HostAndHubTable:
    """One table twice. `press` takes a press at both and compares all that is shown, sounded and known."""

    def __init__(
        self, name: str, seats: int, highest: int = 0, house: int = 0, seed: int = 0, sit: bool = True
    ) -> None:
        self.rng = Random(seed)
        self.game = host_game(name, seats, highest, house)
        self.host = TableSession(
            self.game,
            [SeatedPlayer(f"P{seat}") for seat in range(seats)],
            Chance("1"),
            hub=RecordingHub(),
            mode="slots",
        )
        sitting = self.rng.sample(range(SLOTS), seats) if sit else list(self.host.referee.slots[:seats])
        for slot in sitting:
            self.host.handle_hub_event(ButtonEvent(slot, PRESS, 0))
        self.history = CountingHistory()
        self.hub = Table(GameSetup(BY_NAME[name], seats, highest, house), bytes(sitting), self.history)
        self.silent = WARNS not in self.hub.setup.rules
        self.lot = Chance("1").lot(self.game)
        self.log: list[tuple[int, str]] = []
        self.compared = self.taken = 0
        self._steps: list[int] = []  # for each step of the hub's, how many the host took for it
        self._cues.clear()
        self.compare()

    @property
    def _cues(self) -> list[Cue]:
        assert isinstance(self.host.output.hub, RecordingHub)
        return self.host.output.hub.cues

    # -- presses -------------------------------------------------------------------------------------------

    def press(self, button: int, gesture: str) -> bool:
        self.log.append((button, gesture))
        if (button, gesture) == (ENGINE, LONG):
            return self._undo()
        kept, steps = self.history.kept, self.host.referee.steps
        taken = self.hub.press(button, gesture, self.lot)
        heard = list(self.hub.cues)
        answer = self.host.handle_hub_event(ButtonEvent(button, gesture, 0))
        if self._asks_who_leads:
            # The hub does not know the points of a blocked round, by which the host knows who leads (PT-3).
            position = self.host.referee.position
            if position is not None and position.stage != Stage.DEALING:
                assert self.hub.press(self.host.referee.slots[position.turn], PRESS)
                heard += self.hub.cues
        assert taken == (answer is not None and answer.ruling.allowed), self._told
        self._same_cues(heard)
        self._tell_hands()
        self._count(self.history.kept - kept, self.host.referee.steps - steps)
        self.compare()
        self.taken += taken
        return taken

    def _undo(self) -> bool:
        steps = self.history.steps
        taken = self.hub.press(ENGINE, LONG)
        assert taken == bool(steps)
        if steps:
            assert self.hub.cues == []
            self.host.undo(self._steps.pop())
        else:
            assert self.hub.cues == [Cue(REFUSED, ENGINE)]
            assert self._steps or self.host.handle_hub_event(ButtonEvent(ENGINE, LONG, 0)) is None
        self._cues.clear()
        self.compare()
        return taken

    def _count(self, kept: int, steps: int) -> None:
        """Match the host's steps to the hub's: steps for reported hands belong to the hub's last one."""
        if kept:
            self._steps += [1] * (kept - 1) + [steps - kept + 1]
        else:
            assert not steps, self._told

    def _tell_hands(self) -> None:
        """The host asks what each hand counts; whatever the answer, the hub shows the same."""
        while self.host.mode.awaited.hands:
            for seat in self.host.mode.awaited.hands:
                position = self.host.referee.position
                assert position is not None
                count = max(1, position.count(seat))
                for _ in range(40):
                    pips = self.rng.randint(2 if seat == position.winner else 1, 12 * count)
                    pips += pips % 2 if seat == position.winner else 0
                    if self.host.call(Reveal(seat, 0, pips)).allowed:
                        break
                else:
                    raise AssertionError(self._told)
        self._cues.clear()

    @property
    def _asks_who_leads(self) -> bool:
        state, rules = self.hub.state, self.hub.setup.rules
        return state.stage == DEALING and state.leader < 0 and state.rounds > 0 and FEWEST_LEADS in rules

    # -- comparing -----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.host.referee.match.over or self.hub.over

    def _same_cues(self, heard: list[Cue]) -> None:
        told = list(self._cues)
        if self.silent:
            # No warning; and the tile's own clatter is heard where no last call holds it, nor a train that sets out.
            told = [cue for cue in told if cue.name not in (WARNING, TAP)]
            if any(cue.name == STARTING for cue in told):
                told = [cue for cue in told if cue.name != LAST_CALL]
            told = [Cue(CLATTER, NOWHERE) if cue.name == LAST_CALL else cue for cue in told]
            held = Cue(CLATTER, NOWHERE) in told
            heard = [Cue(CLATTER, NOWHERE) if held and cue.name == CLATTER else cue for cue in heard]
        assert heard == told, self._told

    def compare(self) -> None:
        """Both show the same, and know the same of the round."""
        self.compared += 1
        state, position = self.hub.state, self.host.referee.position
        if self.host.referee.match.over and not (TO_120 in self.hub.setup.rules and self.hub.over):
            return  # the host knows the match's winner
        assert scene_of_table(self.hub, 5) == self.host.output.scene, self._told
        assert (state.stage == BETWEEN) == (position is None), self._told
        if position is None:
            assert self.hub.over == self.host.referee.match.over, self._told
            return
        seats = range(self.game.seats)
        assert [state.counts[seat] for seat in seats] == [position.count(seat) for seat in seats], self._told
        assert state.boneyard == position.boneyard, self._told
        assert len(state.doubles) == len(position.doubles), self._told

    @property
    def _told(self) -> str:
        state = {name: value for name, value in vars(self.hub.state).items() if name != "points"}
        return (
            f"{self.game!r}\n{self.log[-12:]}\n{self.hub.cues}\n{self._cues}\n{state}\n{self.host.referee.position!r}"
        )

    # -- fingers -------------------------------------------------------------------------------------------

    def fumble(self) -> tuple[int, str]:
        """Any press: mostly one that may help the round along, now and then an undo or a finger that slips."""
        rng, slots = self.rng, self.host.referee.slots
        if self._asks_who_leads:
            position = self.host.referee.position
            assert position is not None
            return slots[position.round.leader], PRESS
        kind = rng.random()
        if kind < 0.03:
            return ENGINE, LONG
        if kind < 0.25:
            return ENGINE, rng.choice((PRESS, TWICE))
        if kind < 0.3:
            return rng.randrange(SLOTS), rng.choice((PRESS, LONG, TWICE))
        position = self.host.referee.position
        train = position.turn if position is not None and rng.random() < 0.5 else rng.randrange(len(slots))
        return slots[train], rng.choice((PRESS, PRESS, PRESS, LONG, LONG, TWICE))

    def walk(self, presses: int) -> Iterator[bool]:
        """Fumbles on until the match is over, or so often."""
        for _ in range(presses):
            if self.over:
                return
            yield self.press(*self.fumble())


def tables() -> Iterator[tuple[str, int, int]]:
    """Every game with every number of players and every set that the host has for it."""
    for name, game in BY_NAME.items():
        for seats in range(2, 13):
            for highest in (0, *game.sets):
                yield name, seats, highest


def playable(name: str, seats: int, highest: int = 0, house: int = 0) -> bool:
    try:
        host_game(name, seats, highest, house)
    except OptionError:
        return False
    return True
