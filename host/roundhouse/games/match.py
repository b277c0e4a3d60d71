"""A match: its game and its events; position, score sheet and lines of tiles follow from them.

Events are the moves, and what happens between rounds. Undo forgets the last events and all that followed from them. A
player who comes late or leaves changes the game's seats from the next round on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from roundhouse.games.game import Game
from roundhouse.games.moves import Deal, LayEngine, Move, Play, Reveal
from roundhouse.games.options import OptionError
from roundhouse.games.position import Position, Stage
from roundhouse.games.results import RoundResult, rounds_won, totals
from roundhouse.games.rulings import ALLOWED, Refused, Ruling, refused
from roundhouse.games.score_sheet import SheetLine


@dataclass(frozen=True, slots=True)
class Begin:
    """A round begins; for the first round `leader` is drawn by lot or chosen (MT-3)."""

    leader: int


@dataclass(frozen=True, slots=True)
class Correct:
    """The table corrects the points that a seat was given for a round (from 0)."""

    round: int
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Stop:
    """The agreed time is up: no further round begins (C-9)."""


@dataclass(frozen=True, slots=True)
class Join:
    """Player number `player` sits down in a new seat, counted with the player among the seats.

    The number is the next one, or that of a player who left and comes back. Each round missed counts `points`; None:
    the average of those who played it.
    """

    seat: int
    player: int
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Depart:
    """A player leaves and the seat is given up; the rounds played stay on the sheet."""

    seat: int


Between: TypeAlias = Begin | Correct | Stop | Join | Depart
"""Events that are not moves; all but a correction and a stop happen between rounds only."""

Event: TypeAlias = Move | Between


@dataclass(frozen=True, slots=True)
class Trusted:
    """An entry of the ledger: what was allowed on trust, to be checked when hands are shown."""

    event: int
    seat: int
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _State:
    """The state after some of the events: the game as it is played now, by these players."""

    game: Game
    players: tuple[int, ...]
    position: Position | None = None
    sheet: tuple[SheetLine, ...] = ()
    results: tuple[RoundResult, ...] = ()
    deals: int = 0
    first_leader: int = 0
    pips: tuple[tuple[int, int], ...] = ()
    stopped: bool = False


class Match:
    """A match in play or played.

    >>> from roundhouse.games import MexicanTrain
    >>> match = Match(MexicanTrain(2))
    >>> match.apply(Begin(0)); match.position.round.engine
    12
    """

    def __init__(self, game: Game, start: Position | None = None, results: Sequence[RoundResult] = ()) -> None:
        """A match from its beginning, or from the middle of a round (`start`) after rounds played elsewhere."""
        self.start = start
        self.events: list[Event] = []
        players = tuple(range(game.seats))
        sheet = tuple(SheetLine(result, players) for result in results)
        self._states: list[_State] = [_State(game, players, start, sheet, tuple(results), int(start is not None))]
        self._trust: list[tuple[str, ...]] = []

    # -- reading -----------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game with the seats that there are now."""
        return self._states[-1].game

    @property
    def first_game(self) -> Game:
        """The game with the seats with which the match began."""
        return self._states[0].game

    def players_before(self, index: int) -> tuple[int, ...]:
        """The number of the player in each seat when event `index` happened."""
        return self._states[index].players

    @property
    def players(self) -> tuple[int, ...]:
        """The number of the player in each seat: players are numbered in the order of sitting down."""
        return self._states[-1].players

    @property
    def all_players(self) -> int:
        """How many players there have been at this table."""
        arrived = (event.player for event in self.events if isinstance(event, Join))
        return max(len(self._states[0].players), *(player + 1 for player in arrived), 0)

    @property
    def sheet(self) -> tuple[SheetLine, ...]:
        """The score sheet, a line a round, of all players there have been."""
        return self._states[-1].sheet

    @property
    def corrections(self) -> list[tuple[int, int, int, int]]:
        """What the table corrected: round (from 0), player's number, the points before and those since."""
        found = []
        for index, event in enumerate(self.events):
            if isinstance(event, Correct):
                state = self._states[index]
                player = state.players[event.seat]
                found.append((event.round, player, state.sheet[event.round].points(player) or 0, event.points))
        return found

    @property
    def first_leader(self) -> int:
        """The seat that led the first round; after players came or left, the one from which the lead is counted."""
        return self._states[-1].first_leader

    @property
    def position(self) -> Position | None:
        """Where the round stands; None before the first one and between rounds."""
        return self._states[-1].position

    @property
    def results(self) -> tuple[RoundResult, ...]:
        """The rounds played, by the seats that there are now."""
        return self._states[-1].results

    @property
    def deals(self) -> int:
        """How often this round has been dealt (BT-2, BT-7)."""
        return self._states[-1].deals

    @property
    def begun(self) -> bool:
        """Whether a round was begun; players may come and leave before."""
        return any(isinstance(event, Begin) for event in self.events)

    @property
    def over(self) -> bool:
        """Whether the match is at its end."""
        state = self._states[-1]
        return state.position is None and (
            self.game.match_over(state.results) or (state.stopped and bool(state.results))
        )

    @property
    def counted(self) -> dict[int, int]:
        """The hands that were counted without being shown in the round that is over, by seat."""
        return dict(self._states[-1].pips)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat."""
        return totals(self.results, self.game.seats)

    @property
    def rounds_won(self) -> tuple[int, ...]:
        """The rounds each seat has won."""
        return rounds_won(self.results, self.game.seats)

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats that lead; once the match is over, the winners (C-7)."""
        return self.game.leaders(self.results) if self.results else ()

    @property
    def ledger(self) -> list[Trusted]:
        """What was allowed on trust in this round; `audit` holds it against the tiles that turn up."""
        start = self.round_start
        return [
            Trusted(index, self._turn_at(index), clauses)
            for index, clauses in enumerate(self._trust)
            if clauses and index >= start
        ]

    @property
    def round_start(self) -> int:
        """The index of the first event of the current round (or, between rounds, of the last one)."""
        return next((index for index in reversed(range(len(self.events))) if self._starts_round(index)), 0)

    def _starts_round(self, index: int) -> bool:
        """Whether event `index` begins a round or deals it; a draw of one each in a hunt does not (C-10)."""
        before = self._states[index].position
        event = self.events[index]
        return isinstance(event, Begin) or (
            isinstance(event, Deal) and before is not None and before.stage == Stage.DEALING
        )

    def before(self, index: int) -> Position | None:
        """The position in which event `index` happened."""
        return self._states[index].position

    def _turn_at(self, index: int) -> int:
        position = self._states[index].position
        return position.turn if position else -1

    # -- events --------------------------------------------------------------------------------------------

    def ruling(self, event: Event) -> Ruling:
        """What the referee says to an event."""
        position = self.position
        match event:
            case Begin(leader):
                if self.over:
                    return refused("C-9", "match_over")
                if position is not None:
                    return refused("C-3", "not_over", seat=position.turn)
                if not 0 <= leader < self.game.seats:
                    return refused("C-8", "no_such_seat", seat=leader, count=self.game.seats)
                return ALLOWED
            case Correct(number, seat, _):
                known = 0 <= number < len(self.results) and 0 <= seat < self.game.seats
                return ALLOWED if known else refused("C-8", "no_such_round", round=number + 1)
            case Stop():
                return ALLOWED
            case Join() | Depart():
                return self._seating_ruling(event)
        if position is None:
            return refused("C-3", "over" if self.results else "not_begun")
        return position.ruling(event)

    def _seating_ruling(self, event: Join | Depart) -> Ruling:
        """Whether a player may come or leave now."""
        game, position = self.game, self.position
        if self.over:
            return refused("C-9", "match_over")
        if position is not None:
            return refused("C-3", "not_over", seat=position.turn)
        joins = isinstance(event, Join)
        known = not isinstance(event, Join) or (0 <= event.player <= self.all_players and not self.sits(event.player))
        if not (joins <= event.seat < game.seats + joins and known):
            return refused("C-8", "no_such_seat", seat=event.seat, count=game.seats)
        seats = game.seats + (1 if joins else -1)
        return ALLOWED if table_for(game, seats) else refused("C-8", "no_such_table", count=seats)

    def sits(self, player: int) -> bool:
        """Whether this player is at the table now."""
        return player in self.players

    def apply(self, event: Event) -> None:
        """Adds an event. Raises Refused when its ruling refuses it; nothing has changed then."""
        ruling = self.ruling(event)
        if not ruling.allowed:
            text = repr(self.position) if self.position else "between rounds"
            raise Refused(repr(event), text, ruling)
        self._states.append(self._following(self._states[-1], event))
        self._trust.append(ruling.trusted)
        self.events.append(event)

    def apply_all(self, events: Iterable[Event]) -> None:
        """Adds events one after another."""
        for event in events:
            self.apply(event)

    def undo(self, steps: int = 1) -> list[Event]:
        """Takes back the last events and returns them, latest first.

        Raises ValueError when there are fewer.
        """
        if not 0 <= steps <= len(self.events):
            raise ValueError(f"{len(self.events)} steps can be taken back, not {steps}")
        taken = [self.events.pop() for _ in range(steps)]
        keep = len(self._states) - steps
        del self._states[keep:], self._trust[len(self.events) :]
        return taken

    def _following(self, state: _State, event: Event) -> _State:
        position, game = state.position, state.game
        match event:
            case Begin(leader):
                first = state.first_leader if state.results else leader
                opening = game.opening(game.next_round(state.results, first))
                return replace(state, position=opening, deals=0, first_leader=first, pips=(), stopped=False)
            case Correct(number, seat, points):
                lines = list(state.sheet)
                lines[number] = lines[number].corrected(state.players[seat], points)
                return replace(state, sheet=tuple(lines), results=_results(lines, state.players))
            case Stop():
                return replace(state, stopped=game.clause_enabled("C-9"))
            case Join(seat, player, points):
                sheet = tuple(line.credited(player, points) for line in state.sheet)
                return _reseated(state, (*state.players[:seat], player, *state.players[seat:]), sheet)
            case Depart(seat):
                return _reseated(state, (*state.players[:seat], *state.players[seat + 1 :]), state.sheet)
        assert position is not None
        after = game.after(position, event)
        told = ((event.seat, event.pips),) if isinstance(event, Reveal) and event.pips >= 0 else ()
        deals = state.deals + (isinstance(event, Deal) and position.stage == Stage.DEALING)
        return self._settled(replace(state, position=after, deals=deals, pips=state.pips + told))

    def _settled(self, state: _State) -> _State:
        """Ends a round that is over once every hand that counts is known; a void one is dealt again."""
        position = state.position
        assert position is not None
        if position.stage != Stage.OVER:
            return state
        game, pips = state.game, dict(state.pips)
        if game.needs_hands(position, pips):
            return state
        points = game.points(position, pips)
        if points is None:
            return replace(state, position=game.opening(position.round), pips=())
        result = RoundResult(position.round, position.winner, points, state.deals)
        sheet = (*state.sheet, SheetLine(result, state.players))
        return replace(state, position=None, sheet=sheet, results=(*state.results, result), deals=0, pips=())

    # -- what the table shows ----------------------------------------------------------------------------------

    def lines(self) -> tuple[tuple[Play | LayEngine, ...], ...]:
        """The tiles of each train of this round (or the last one) in the order they lie, left end first.

        When players have come or left since, the table is cleared.
        """
        trains: list[list[Play | LayEngine]] = [[] for _ in range(self.game.trains)]
        if self.cleared:
            return tuple(() for _ in trains)
        two_ends = self.game.ends_per_train == 2  # Such a train has its engine in it.
        for index in range(self.round_start, len(self.events)):
            event, before = self.events[index], self._states[index].position
            if isinstance(event, LayEngine) and before and two_ends:
                trains[before.turn].append(event)
            elif isinstance(event, Play):
                left = two_ends and event.spot % 2 == 0
                trains[event.train].insert(0 if left else len(trains[event.train]), event)
        return tuple(tuple(train) for train in trains)

    @property
    def cleared(self) -> bool:
        """Whether the seats have changed since the last round, so that its trains are cleared away."""
        return any(isinstance(event, Join | Depart) for event in self.events[self.round_start :])


def table_for(game: Game, seats: int) -> Game | None:
    """The same game with so many seats, if it can be played by so many."""
    try:
        return type(game)(seats, game.options, game.without)
    except OptionError:
        return None


def _results(sheet: Sequence[SheetLine], players: tuple[int, ...]) -> tuple[RoundResult, ...]:
    return tuple(line.seen_by(players) for line in sheet)


def _reseated(state: _State, players: tuple[int, ...], sheet: tuple[SheetLine, ...]) -> _State:
    """The match with these players in its seats: the next leader stays; if that player left, the next one clockwise."""
    game = table_for(state.game, len(players))
    assert game is not None, "the ruling has tried it"
    first = state.first_leader
    leader = state.game.next_round(state.results, first).leader if state.results else -1
    if leader >= 0:
        order = (*state.players[leader:], *state.players[:leader])
        heir = next(player for player in order if player in players)
        first = (players.index(heir) - len(sheet)) % len(players)
    return replace(state, game=game, players=players, sheet=sheet, results=_results(sheet, players), first_leader=first)
