"""A match: its game and its events; position, score sheet and lines of tiles follow from them.

Events are the moves, and what happens between rounds. Undo forgets the last events and all that followed from them. A
player who comes late or leaves changes the game's seats from the next round on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from itertools import pairwise
from operator import or_
from typing import Final, TypeAlias

from roundhouse.dominoes import UNKNOWN, tiles_in
from roundhouse.games.core.hidden_tiles import Unseen
from roundhouse.games.core.moves import (
    ROUND_STARTS,
    Deal,
    LastTurn,
    LayEngine,
    Move,
    Overruled,
    Play,
    Reveal,
    made_move,
    mover,
)
from roundhouse.games.core.moves import Begin as Begin
from roundhouse.games.core.moves import WentOut as WentOut
from roundhouse.games.core.options import OptionError
from roundhouse.games.core.position import Position, Round, Stage
from roundhouse.games.core.rulings import ALLOWED, Refused, Ruling, refused
from roundhouse.games.match.score_sheet import SheetLine
from roundhouse.games.rules.counts import can_count
from roundhouse.games.rules.game import Game
from roundhouse.games.rules.results import RoundResult, rounds_elsewhere, rounds_won, totals


@dataclass(frozen=True, slots=True)
class Correct:
    """The table corrects the points that a seat was given for a round: its number in the match, from 0."""

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


@dataclass(frozen=True, slots=True)
class Swap:
    """Two players change seats; their points go with them."""

    seat: int
    other: int


SeatingChange: TypeAlias = Join | Depart | Swap
"""A change of who sits where."""

Between: TypeAlias = Begin | WentOut | Correct | Stop | SeatingChange
"""Events that are not moves; all but a correction and a stop happen between rounds only."""

Event: TypeAlias = Move | Between

MIDDLE_OF_TURN: Final = (Stage.FOLLOW_UP, Stage.FOLLOW_UP_DREW, Stage.MAY_CONTINUE)
"""The stages of a turn in which a tile has been laid."""


@dataclass(frozen=True, slots=True)
class LedgerEntry:
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
    doubted: int = 0
    """The seats (bits) whose word was taken in this round for what their hands do not hold."""
    stopped: bool = False
    rounds_elsewhere: int = 0
    """The number of rounds that were played before this record begins, and are not scored in it."""
    used: int = 0
    """The engines of those rounds, as bits, in games that choose among the rest."""
    round_start: int = 0
    """The index of the first event of the current round (or, between rounds, of the last one)."""

    @property
    def all_rounds(self) -> tuple[RoundResult, ...]:
        """Every round of the match, with stand-ins for those that were played elsewhere."""
        return (*rounds_elsewhere(self.rounds_elsewhere, self.used, self.game.seats), *self.results)

    @property
    def next_round(self) -> Round:
        return self.game.next_round(self.all_rounds, self.first_leader)

    @property
    def hands_due(self) -> tuple[int, ...]:
        position, told = self.position, dict(self.pips)
        if position is None or position.stage != Stage.OVER:
            return ()
        due = {seat for seat, hidden in enumerate(position.hidden) if hidden}
        if not (position.uncalled or self.game.needs_hands(position, told)):
            due = {seat for seat in due if self.doubted >> seat & 1}
        elif self.game.last_tile_unseen(position):
            due.add(position.winner)
        return tuple(sorted(due.difference(told)))

    @property
    def over(self) -> bool:
        if self.position is not None:
            return False
        return self.game.match_over(self.all_rounds) or (self.stopped and bool(self.results))


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
        self.first_game: Final = game
        self.events: list[Event] = []
        players = tuple(range(game.seats))
        sheet = tuple(SheetLine(result, players) for result in results)
        self._states: list[_State] = [_State(game, players, None, sheet, tuple(results))]
        if start is not None:
            self._states = [self._settled(_started(self._states[0], start))]
        self._trust: list[tuple[str, ...]] = []

    # -- reading -----------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self._states[-1].game

    def before(self, index: int) -> Position | None:
        """The position in which event `index` happened."""
        return self._states[index].position

    def players_before(self, index: int) -> tuple[int, ...]:
        """The number of the player in each seat when event `index` happened."""
        return self._states[index].players

    @property
    def players(self) -> tuple[int, ...]:
        """The number of the player in each seat: players are numbered in the order of sitting down."""
        return self._states[-1].players

    @property
    def player_count(self) -> int:
        """The number of players that there have been at this table."""
        arrived = (event.player for event in self.events if isinstance(event, Join))
        return max(len(self._states[0].players), *(player + 1 for player in arrived), 0)

    @property
    def sheet(self) -> tuple[SheetLine, ...]:
        """The score sheet, a line a round, of all players there have been."""
        return self._states[-1].sheet

    @property
    def corrections(self) -> list[tuple[int, int, int, int]]:
        """The corrections of the table: the round's number from 0, the player's, the points before and those since."""
        found = []
        for index, event in enumerate(self.events):
            if isinstance(event, Correct):
                state = self._states[index]
                player, line = state.players[event.seat], state.sheet[_place(state.sheet, event.round)]
                found.append((event.round, player, line.points(player) or 0, event.points))
        return found

    @property
    def first_leader(self) -> int:
        """The seat that led the first round; after players came or left, the one from which the lead is counted."""
        return self._states[-1].first_leader

    @property
    def position(self) -> Position | None:
        """The round as it stands; None before the first one and between rounds."""
        return self._states[-1].position

    @property
    def next_round(self) -> Round:
        """The round that begins next. The rules may leave its leader to the table."""
        return self._states[-1].next_round

    @property
    def results(self) -> tuple[RoundResult, ...]:
        """The rounds played, by the seats that there are now."""
        return self._states[-1].results

    @property
    def all_rounds(self) -> tuple[RoundResult, ...]:
        """Every round played so far; those before the record begins as stand-ins that know only their engines."""
        return self._states[-1].all_rounds

    @property
    def deals(self) -> int:
        """The number of times that this round has been dealt (BT-2, BT-7)."""
        return self._states[-1].deals

    @property
    def begun(self) -> bool:
        return any(isinstance(made_move(event), ROUND_STARTS) for event in self.events)

    @property
    def over(self) -> bool:
        return self._states[-1].over

    @property
    def counted_hands(self) -> dict[int, int]:
        """The hands that were counted without being shown in the round that is over, by seat."""
        return dict(self._states[-1].pips)

    @property
    def hands_due(self) -> tuple[int, ...]:
        """The seats that still have to show or count their hands, since the round is over.

        That includes the winner's seat if the last tile counts but was hidden (DT-16). Where no hand counts, it is the
        seats that have said on trust what their hands do not hold.
        """
        return self._states[-1].hands_due

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat."""
        return totals(self.results, self.game.seats)

    @property
    def rounds_won(self) -> tuple[int, ...]:
        return rounds_won(self.results, self.game.seats)

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats that lead; once the match is over, the winners (C-7)."""
        return self.game.leaders(self.results) if self.results else ()

    @property
    def ledger(self) -> list[LedgerEntry]:
        """The events allowed on trust in this hand; `audit` holds it against the tiles that turn up."""
        return self.trusted_in(range(self.round_start, len(self.events)))

    def trusted_in(self, events: range) -> list[LedgerEntry]:
        trusted = ((index, self.before(index), self._trust[index]) for index in events if self._trust[index])
        return [LedgerEntry(index, before.turn if before else -1, clauses) for index, before, clauses in trusted]

    @property
    def hands(self) -> list[range]:
        """The events of each hand that was dealt: a round has several if some were void (BT-7, SL-2)."""
        starts = [index for index, event in enumerate(self.events) if _starts_round(self.before(index), event)]
        if self.start is not None and starts[:1] != [0]:
            starts.insert(0, 0)
        return [range(*ends) for ends in pairwise([*starts, len(self.events)])]

    @property
    def round_start(self) -> int:
        """The index of the first event of the current round (or, between rounds, of the last one)."""
        return self._states[-1].round_start

    @property
    def hand_just_ended(self) -> bool:
        """Whether the last event ended a hand: the round is scored, or it is void and dealt again."""
        if not self.events or isinstance(self.events[-1], Between) or self.before(len(self.events) - 1) is None:
            return False
        return self.position is None or self.position.stage == Stage.DEALING

    # -- events --------------------------------------------------------------------------------------------

    def ruling(self, event: Event, by: int | None = None) -> Ruling:
        """The ruling on an event; `by` is the seat that does it, where that was said."""
        position = self.position
        match event:
            case Overruled(Begin() as begin):
                ruling = self.ruling(begin)
                return ALLOWED if ruling.why == "not_leader" else ruling
            case WentOut(seat):
                if refusal := self._not_between_rounds():
                    return refusal
                if not -1 <= seat < self.game.seats:
                    return refused("C-8", "no_such_seat", seat=seat, count=self.game.seats)
                void = self.game.is_void(_uncalled(self.game, self.next_round, seat))
                return refused("C-8", "void") if void else ALLOWED
            case Begin(leader):
                if position is not None and position.stage == Stage.DEALING:
                    return refused("C-8", "not_dealt")
                if refusal := self._not_between_rounds():
                    return refusal
                if not 0 <= leader < self.game.seats:
                    return refused("C-8", "no_such_seat", seat=leader, count=self.game.seats)
                game, rightful = self.game, self.next_round.leader
                # Of the first round the table says who leads it; where the hands decide, the deal says so.
                if self.all_rounds and leader != rightful >= 0 and game.clause_enabled(game.leading_clause):
                    return refused(game.leading_clause, "not_leader", seat=leader, leader=rightful)
                return ALLOWED
            case Correct(number, seat, _):
                known = _place(self.sheet, number) >= 0 and 0 <= seat < self.game.seats
                return ALLOWED if known else refused("C-8", "no_such_round", round=number + 1)
            case Stop():
                return ALLOWED
            case Join() | Depart() | Swap():
                return self._seating_ruling(event)
        if position is None and self.results and isinstance(event, Reveal):
            return refused("C-3", "scored", seat=event.seat)
        if position is None:
            return refused("C-3", "over" if self.results else "not_begun")
        if position.uncalled and isinstance(event, Reveal):
            return self._count_ruling(position, event)
        if by is not None:
            objections = list(position.game.turn_objections(position, event, by, self._last_turn(position.turn)))
            in_force = [each for each in objections if position.game.clause_enabled(each.clause)]
            if objections:
                return (in_force or objections)[0]
        return position.ruling(event)

    def _count_ruling(self, position: Position, told: Reveal) -> Ruling:
        """Whether a hand can count so much, beside those that were counted, in a round that nobody called."""
        others = [count for seat, count in self.counted_hands.items() if seat != told.seat]
        if position.hidden[told.seat] and told.pips >= 0 and can_count(position, [*others, told.pips]):
            return ALLOWED
        return refused("C-8", "count", seat=told.seat, count=told.pips)

    def _not_between_rounds(self) -> Ruling | None:
        """The reason why nothing between rounds happens now: the match is over, the round goes on, or a hand is
        unknown."""
        if self.over:
            return refused("C-9", "match_over")
        if due := self.hands_due:
            return refused("C-3", "hands_due", seat=due[0])
        return refused("C-3", "not_over", seat=self.position.turn) if self.position is not None else None

    def _last_turn(self, turn: int) -> LastTurn:
        """The last turn of this round that was not one of seat `turn`, which is up now."""
        seat, moves, first = -1, [], None
        for index in range(len(self.events) - 1, self.round_start - 1, -1):
            before, event = self._states[index].position, self.events[index]
            if before is None or before.stage in (Stage.DEALING, Stage.HUNT):
                break
            move = made_move(event)
            if isinstance(move, Between):
                continue
            actor = mover(event, before.turn)
            if actor == turn != seat:
                continue
            if seat not in (-1, actor):
                break
            seat, first = actor, before
            moves.append(move)
        if first is None:
            return LastTurn()
        return LastTurn(seat, tuple(reversed(moves)), first.stage in MIDDLE_OF_TURN, first.extra_state)

    def _seating_ruling(self, event: SeatingChange) -> Ruling:
        """Whether a player may come, leave or change seats now."""
        if refusal := self._not_between_rounds():
            return refusal
        game, joins, known = self.game, False, True
        if isinstance(event, Swap):
            possible = 0 <= event.seat < game.seats and 0 <= event.other < game.seats and event.seat != event.other
            return ALLOWED if possible else refused("C-8", "no_such_seat", seat=event.other, count=game.seats)
        if isinstance(event, Join):
            joins, known = True, 0 <= event.player <= self.player_count and not self.is_seated(event.player)
        if not (joins <= event.seat < game.seats + joins and known):
            return refused("C-8", "no_such_seat", seat=event.seat, count=game.seats)
        seats = game.seats + (1 if joins else -1)
        return ALLOWED if with_seats(game, seats) else refused("C-8", "no_such_table", count=seats)

    def is_seated(self, player: int) -> bool:
        return player in self.players

    def apply(self, event: Event, by: int | None = None) -> None:
        """Add an event (see `ruling`). Raises Refused when its ruling refuses it; nothing has changed then."""
        ruling = self.ruling(event, by)
        if not ruling.allowed:
            text = repr(self.position) if self.position else "between rounds"
            raise Refused(repr(event), text, ruling)
        state = self._states[-1]
        if _starts_round(state.position, event):
            state = replace(state, round_start=len(self.events))
        self._states.append(self._following(state, event, bool(ruling.trusted)))
        self._trust.append(ruling.trusted)
        self.events.append(event)

    def apply_all(self, events: Iterable[Event]) -> None:
        for event in events:
            self.apply(event)

    def undo(self, steps: int = 1) -> list[Event]:
        """Take back the last events and return them, latest first. Raises ValueError when there are fewer."""
        if not 0 <= steps <= len(self.events):
            raise ValueError(f"{len(self.events)} steps can be taken back, not {steps}")
        taken = [self.events.pop() for _ in range(steps)]
        del self._states[len(self.events) + 1 :], self._trust[len(self.events) :]
        return taken

    def truncated(self, length: int) -> Match:
        """A copy of the match as it was after its first `length` events."""
        copy = Match(self.first_game, self.start)
        copy.events, copy._trust = self.events[:length], self._trust[:length]
        copy._states = self._states[: length + 1]
        return copy

    def _following(self, state: _State, event: Event, trusted: bool) -> _State:
        position, game = state.position, state.game
        move = made_move(event)
        match move:
            case WentOut(seat):
                over = _uncalled(state.game, state.next_round, seat)
                return replace(state, position=over, deals=1, pips=(), doubted=0, stopped=False)
            case Begin(leader):
                state = state if state.all_rounds else replace(state, first_leader=leader)
                round = state.next_round
                opening = game.opening(round if move is event or round.leader < 0 else round._replace(leader=leader))
                return replace(state, position=opening, deals=0, pips=(), doubted=0, stopped=False)
            case Correct(number, seat, points):
                lines, place = list(state.sheet), _place(state.sheet, number)
                lines[place] = lines[place].corrected(state.players[seat], points)
                return replace(state, sheet=tuple(lines), results=_results(lines, state.players))
            case Stop():
                return replace(state, stopped=game.clause_enabled("C-9"))
            case Join(seat, player, points):
                sheet = tuple(line.credited(player, points) for line in state.sheet)
                return _reseated(state, (*state.players[:seat], player, *state.players[seat:]), sheet)
            case Depart(seat):
                return _reseated(state, (*state.players[:seat], *state.players[seat + 1 :]), state.sheet)
            case Swap(seat, other):
                players = list(state.players)
                players[seat], players[other] = players[other], players[seat]
                return _reseated(state, tuple(players), state.sheet)
        assert position is not None and not isinstance(event, Between)
        after = game.after(position, event)
        told = ((move.seat, move.pips),) if isinstance(move, Reveal) and move.pips >= 0 else ()
        deals = state.deals + (isinstance(move, Deal) and position.stage == Stage.DEALING)
        doubted = state.doubted | (_newly_denied(position, after) if trusted else 0)
        return self._settled(replace(state, position=after, deals=deals, pips=state.pips + told, doubted=doubted))

    def _settled(self, state: _State) -> _State:
        """End a round that is over once every hand that counts is known; a void one is dealt again."""
        position = state.position
        if position is None or position.stage != Stage.OVER:
            return state
        if state.hands_due:
            return state
        points = state.game.points(_with_tiles_counted(position, state), dict(state.pips))
        if points is None:
            return replace(state, position=state.game.opening(position.round), pips=(), doubted=0)
        result = RoundResult(position.round, position.winner, points, state.deals)
        sheet = (*state.sheet, SheetLine(result, state.players))
        return replace(state, position=None, sheet=sheet, results=(*state.results, result), deals=0, pips=())

    # -- what the table shows ----------------------------------------------------------------------------------

    def lines(self) -> tuple[tuple[Play | LayEngine, ...], ...]:
        """The tiles of each train of this round (or the last one) in the order they lie, left end first.

        When seats have changed since, the table is cleared.
        """
        trains: list[list[Play | LayEngine]] = [[] for _ in range(self.game.trains)]
        if self.cleared:
            return tuple(() for _ in trains)
        two_ends = self.game.ends_per_train == 2  # Such a train has its engine in it.
        for index in range(self.round_start, len(self.events)):
            event, before = self.events[index], self._states[index].position
            match made_move(event):
                case LayEngine() as engine if before and two_ends:
                    trains[mover(event, before.turn)].append(engine)
                case Play() as play:
                    left = two_ends and play.spot % 2 == 0
                    trains[play.train].insert(0 if left else len(trains[play.train]), play)
        return tuple(tuple(train) for train in trains)

    @property
    def cleared(self) -> bool:
        """Whether the seats have changed since the last round, so that its trains are cleared away."""
        return any(isinstance(event, SeatingChange) for event in self.events[self.round_start :])


def _starts_round(before: Position | None, event: Event) -> bool:
    """Whether an event begins a round or deals it; a draw of one each in a hunt does not (C-10)."""
    move = made_move(event)
    if not isinstance(move, Deal):
        return isinstance(move, ROUND_STARTS)
    return before is not None and before.stage == Stage.DEALING


def _uncalled(game: Game, round: Round, winner: int) -> Position:
    """The end of a round that nobody called: who holds tiles is known, and not how many."""
    opening = game.opening(round)
    hidden = tuple(() if seat == winner else (Unseen(1, 0),) for seat in range(game.seats))
    lying = game.tiles.size - opening.laid.bit_count() - sum(map(len, hidden))
    return opening.replace(stage=Stage.OVER, winner=winner, hidden=hidden, unknown=lying, boneyard=0)


def _with_tiles_counted(position: Position, state: _State) -> Position:
    """The position with as many tiles in the hands as were told, where nobody called the round and tiles count."""
    if not (position.uncalled and state.game.tile_points):
        return position
    told = dict(state.pips)
    return position.replace(hidden=tuple((Unseen(told.get(seat, 0), 0),) for seat in range(state.game.seats)))


def _newly_denied(before: Position, after: Position) -> int:
    """The seats (bits) whose hidden tiles were spoken of; none at a table where no tiles are named, as with slots."""
    each, open_ends = before.game.ends_per_train, before.ends
    told = {open_ends[train * each + end] for train in tiles_in(before.begun) for end in range(each)}
    if before.unknown and not told - {UNKNOWN, before.round.engine}:
        return 0
    denied = [
        [reduce(or_, (group.excluded for group in groups), 0) for groups in each.hidden] for each in (before, after)
    ]
    return sum(1 << seat for seat, (was, now) in enumerate(zip(*denied, strict=True)) if now & ~was)


def _place(sheet: Sequence[SheetLine], round: int) -> int:
    """The place on the sheet of the round with this number; -1 for nowhere."""
    return next((place for place, line in enumerate(sheet) if line.result.round.number == round), -1)


def _started(state: _State, start: Position) -> _State:
    """The state in the middle of a round: the rounds before it that are not scored were played elsewhere."""
    elsewhere = max(0, start.round.number - len(state.results))
    scored = sum(1 << result.round.engine for result in state.results if result.round.engine >= 0)
    used = start.round.used & ~scored
    state = replace(state, position=start, deals=1, rounds_elsewhere=elsewhere, used=used)
    leaders = (replace(state, first_leader=seat) for seat in range(state.game.seats))
    return next((each for each in leaders if each.next_round.leader == start.round.leader), state)


def with_seats(game: Game, seats: int) -> Game | None:
    """The same game with so many seats, if it can be played by so many."""
    try:
        return type(game)(seats, game.options, game.without)
    except OptionError:
        return None


def _results(sheet: Sequence[SheetLine], players: tuple[int, ...]) -> tuple[RoundResult, ...]:
    return tuple(line.result_for(players) for line in sheet)


def _reseated(state: _State, players: tuple[int, ...], sheet: tuple[SheetLine, ...]) -> _State:
    """The match with these players in its seats: the next leader stays; if that player left, the next one in turn."""
    game = with_seats(state.game, len(players))
    assert game is not None, "the ruling has tried it"
    first = state.first_leader
    leader = state.next_round.leader if state.all_rounds else -1
    if leader >= 0:
        order = [state.players[(leader + game.way * n) % len(state.players)] for n in range(len(state.players))]
        heir = next(player for player in order if player in players)
        first = (players.index(heir) - game.way * len(state.all_rounds)) % len(players)
    return replace(state, game=game, players=players, sheet=sheet, results=_results(sheet, players), first_leader=first)
