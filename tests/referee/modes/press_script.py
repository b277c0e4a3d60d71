"""A dealt match played again in presses: the presses for each move, and both tables side by side."""

from collections.abc import Iterator, Sequence

from tests.games.tables import RandomTable
from tests.referee.tables import RecordingHub

from roundhouse.games import Game
from roundhouse.games.core.moves import DONE, Deal, Done, Draw, LayEngine, Marker, Move, Play, Reveal
from roundhouse.games.core.position import EngineFrom, Position, Stage
from roundhouse.games.match.match import Begin
from roundhouse.games.mexican_options import WAITING
from roundhouse.games.rules.results import RoundResult
from roundhouse.hub.events import ButtonEvent
from roundhouse.referee import Answer, Chance, SeatedPlayer, TableSession, scene_of_match
from roundhouse.referee.hub_output.cues import cues_of
from roundhouse.referee.modes.slots_mode import only_done_is_left
from roundhouse_hub.lamps.scene import ENGINE, REFUSED, Cue, Scene
from roundhouse_hub.link.messages import LONG, PRESS, TWICE

Press = tuple[int, str]
SAME = ("turn", "stage", "begun", "markers", "boneyard", "doubles", "doubles_this_turn", "idle", "winner")
"""The parts of a position that a table keeps from presses alone, besides the counts of the hands."""


class NoPressForEvent(Exception):
    """No press says this, such as a tile on a train for which the hub has no slot left."""


def presses(before: Position, move: Move, after: Position, slots: Sequence[int]) -> list[Press]:
    """The gestures that say what `move` did. Raises NoPressForEvent."""
    match move:
        case Deal():
            return _dealt(before, after, slots)
        case LayEngine():
            return [(slots[before.turn], LONG)]
        case Play() if slots[move.train] == ENGINE:
            raise NoPressForEvent("no slot is left for this public train (MS-7)")
        case Play():
            return [(slots[move.train], _laid(before, move, after))]
        case Draw():
            return [(ENGINE, PRESS)]
        case Done():
            return [] if only_done_is_left(before) else [(ENGINE, TWICE)]
        case Marker(seat, up) if up and DONE in before.legal():  # the engine ends the turn without the marker (MT-4)
            if seat in before.doubles and getattr(before.game.options, "close_dead_doubles", False):
                raise NoPressForEvent("a double press of the slot closes the double that lies there (MT-10)")
            return [(slots[seat], TWICE)]
        case Marker(seat, up):
            return [(ENGINE if up else slots[seat], TWICE)]
    raise NoPressForEvent(str(move))


def _dealt(before: Position, after: Position, slots: Sequence[int]) -> list[Press]:
    """The holder of the engine, or the leader, presses their slot; the engine says that nobody has it."""
    game = before.game
    if game.engine_from == EngineFrom.SET and before.round.leader >= 0:
        return []
    if after.stage in (Stage.HUNT, Stage.OVER):
        return [(ENGINE, PRESS)]
    return [(slots[after.turn], PRESS)]


def _laid(before: Position, play: Play, after: Position) -> str:
    """A double that needs no cover, since none is left (MT-10), is called as an ordinary tile or closed at once."""
    if not play.double:
        return PRESS
    may_wait = getattr(before.game.options, "first_doubles_wait", False)
    waiting = may_wait and WAITING.get(after.extra_state) >> play.spot & 1
    if play.spot in after.doubles or waiting or not getattr(before.game.options, "close_dead_doubles", False):
        return LONG
    # Closed later, it would wait (MT-8), or keep in the player who is out (MT-11).
    return PRESS if may_wait or after.over or before.doubles_this_turn or play.tile % 2 else LONG


def closings(pressed: Position | None, after: Position, slots: Sequence[int]) -> list[Press]:
    """The presses that close doubles: only the players see that no tile is left for one (MT-10)."""
    if pressed is None or after.over:
        return []
    gone = (spot for spot in pressed.doubles if spot not in after.doubles)
    return [(slots[spot // after.game.ends_per_train], TWICE) for spot in gone]


class DealtAndPressed:
    """A match dealt openly and played at random, and the same match slots only."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.dealt = RandomTable(game, seed)
        self.slots = TableSession(
            game,
            [SeatedPlayer(f"P{seat}") for seat in range(game.seats)],
            Chance("1"),
            hub=RecordingHub(),
            mode="slots",
        )
        self.log: list[Press] = []
        self._steps: list[int] = []  # for each event of the dealt match, how many calls that was here

    # -- presses -------------------------------------------------------------------------------------------

    def press(self, button: int, gesture: str = PRESS) -> Answer:
        self.log.append((button, gesture))
        answer = self.slots.handle_hub_event(ButtonEvent(button, gesture, 0))
        if answer is None and (button, gesture) == (ENGINE, TWICE):
            # Right after a turn that ended by itself, only the second double press is a pass.
            assert self.cues.pop() == Cue(REFUSED, ENGINE)
            self.log.append((button, gesture))
            answer = self.slots.handle_hub_event(ButtonEvent(button, gesture, 0))
        assert answer is not None and answer.allowed, (self.game, answer and answer.ruling, self.log[-8:])
        return answer

    def sit_down(self) -> None:
        for slot in self.slots.referee.slots[: self.game.seats]:
            self.press(slot)

    @property
    def cues(self) -> list[Cue]:
        hub = self.slots.output.hub
        assert isinstance(hub, RecordingHub)
        return hub.cues

    # -- playing -------------------------------------------------------------------------------------------

    def rounds(self, count: int) -> Iterator[Move]:
        """Play this many rounds; yield each move once both tables have taken it. Raises NoPressForEvent."""
        while not self.dealt.match.over and len(self.dealt.match.results) < count:
            if self.dealt.match.position is None:
                self._begin()
                yield self._last
            while self.dealt.match.position is not None:
                if self.dealt.match.position.stage == Stage.DEALING:
                    self.dealt.deal()
                    self._told()
                else:
                    self._move(self.dealt.choose(self.dealt.match.position))
                yield self._last

    def undo(self, events: int) -> int:
        while not self._steps[-events]:
            events += 1  # a Done that came by itself goes with its tile
        self.dealt.match.undo(events)
        presses = sum(self._steps[len(self._steps) - events :])
        del self._steps[len(self._steps) - events :]
        for _ in range(presses):
            self.press(ENGINE, LONG)
        return presses

    @property
    def round_events(self) -> int:
        """The number of moves that this round has had since its deal."""
        return len(self.dealt.match.events) - 1 - self.dealt.match.round_start

    def check(self) -> None:
        """Both tables show the same lamps, and know the same of the round."""
        assert self.slots.output.scene == self.scene, (self.game, self.log[-8:], self.slots.referee.position)
        one, other = self.dealt.match.position, self.slots.referee.position
        assert (one is None) == (other is None)
        if one is None or other is None:
            scored = [[(line.winner, line.points) for line in lines] for lines in self._results]
            assert scored[0] == scored[1], (self.game, self.log[-8:])
            return
        for name in SAME:
            assert getattr(one, name) == getattr(other, name), (self.game, name, self.log[-8:], other)
        seats = range(self.game.seats)
        assert [one.count(seat) for seat in seats] == [other.count(seat) for seat in seats]

    @property
    def _results(self) -> tuple[tuple[RoundResult, ...], ...]:
        return self.slots.referee.match.results, self.dealt.match.results

    @property
    def scene(self) -> Scene:
        return scene_of_match(self.dealt.match, slots=self.slots.referee.slots)

    @property
    def _last(self) -> Move:
        last = self.dealt.match.events[-1]
        assert isinstance(last, Move)
        return last

    def _begin(self) -> None:
        first = not self.dealt.match.events
        self.dealt.begin()
        leader = next(event.leader for event in self.dealt.match.events if isinstance(event, Begin))
        self.press(self.slots.referee.slots[leader] if first else ENGINE)
        self._steps.append(1)
        self._told(begun=True)

    def _move(self, move: Move) -> None:
        self.dealt.match.apply(move)
        self._told()
        position = self.dealt.match.position
        if position is not None and only_done_is_left(position):
            self._steps[-1] = 1  # one press takes back the tile and the Done that came by itself
            self._move(DONE)

    def _told(self, begun: bool = False) -> None:
        """Say the last event of the dealt match in presses; at the round's end the hands are counted."""
        match, referee = self.dealt.match, self.slots.referee
        before, move = match.before(len(match.events) - 1), self._last
        assert before is not None
        after = self.game.after(before, move)
        steps, heard = referee.steps, len(self.cues)
        for press in presses(before, move, after, referee.slots):
            self.press(*press)
        for press in closings(referee.position, after, referee.slots):
            self.press(*press)
        if not match.over and not begun:
            assert self.cues[heard:] == list(cues_of(match, before, move, False, referee.slots)), self.log[-8:]
        for seat in self.slots.mode.awaited.hands:
            # The player who is out may owe the pips of the double laid last (DT-16).
            pips = (
                2 * after.ends[after.doubles[-1]] if seat == after.winner else self.game.hand_points(after.hands[seat])
            )
            assert self.slots.call(Reveal(seat, 0, pips)).allowed
        # The deal that follows a Begin by itself belongs to that press.
        self._steps.append(referee.steps - steps + (begun and referee.steps == steps))
