"""The rules of a round: legal moves, refusals, reasons and trust, all of them from the same few hooks.

A game says where tiles may be laid (`playable_spots`, `place`, `permit`), when a player must lay one (`must_play`)
or may end the turn (`may_stop`), and by which clauses. Legal moves, refusals, reasons, trust and denied tiles follow,
so that each rule is said once. What a game adds of its own are the hooks with `objections` in their names.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from roundhouse.dominoes import tiles_in
from roundhouse.games.core.choices import Choices
from roundhouse.games.core.moves import (
    DONE,
    DRAW,
    TURN_MOVES,
    Announce,
    Claim,
    Close,
    Deal,
    Done,
    Draw,
    LayEngine,
    Marker,
    Move,
    Overruled,
    Penalty,
    Play,
    Reveal,
    made_move,
)
from roundhouse.games.core.options import OptionEffect
from roundhouse.games.core.position import EngineFrom, Position, Round, Rules, Stage
from roundhouse.games.core.rulings import ALLOWED, Reason, Ruling, because, refused
from roundhouse.games.core.sounds import WarningTime
from roundhouse.games.core.words import BITS
from roundhouse.games.rules.engines import (
    denied_with_engine,
    engines_in_hand,
    found_engine_objections,
    holder_objections,
    hunt_objections,
    known_engine_objections,
    may_hide_higher,
)
from roundhouse.games.rules.last_tile import LAST_TILE
from roundhouse.games.rules.overruling import turn_of
from roundhouse.games.rules.placement import (
    double_facts,
    fitting_tiles,
    has_denied,
    misfits,
    not_in_boneyard,
    not_in_hand,
    sure_plays,
    surely_plays,
    unsure,
)
from roundhouse.games.rules.reveal import impossible_reveal, reveal_objections

if TYPE_CHECKING:
    from roundhouse.games.core.words import Word

# As plain names, since they are read for every move of a match.
TURN: Final = Stage.TURN
MORE: Final = Stage.MORE
AFTER_DRAW: Final = (Stage.DREW, Stage.FOLLOW_DREW)
DRAW_ONLY: Final[tuple[Move, ...]] = (DRAW,)
DONE_ONLY: Final[tuple[Move, ...]] = (DONE,)


class Refusal(NamedTuple):
    """Why a game has no such move: the clause, the case, and which values of the move are the facts."""

    clause: str
    why: str
    facts: tuple[str, ...] = ()

    def of(self, move: object) -> Ruling:
        return Ruling(self.clause, self.why, {name: getattr(move, name) for name in self.facts})


class Obligation:
    """The next tile goes on one of these spots by a clause; if the first bears an open double, a refusal names it.

    `why` is the case, `at_double` that of another open double.
    """

    # Compiled, a frozen dataclass is made by the interpreter: 20 times slower, in each turn that finds a double open.
    __slots__ = ("at_double", "clause", "spots", "why")

    def __init__(self, spots: tuple[int, ...], clause: str, why: str, at_double: str = "") -> None:
        self.spots: Final = spots
        self.clause: Final = clause
        self.why: Final = why
        self.at_double: Final = at_double


class RoundRules(Rules):
    """The rules of a round by hooks of which each is asked wherever it matters; `Game` adds set-up and match."""

    play_clause: ClassVar[str]
    """The clause by which a player who can lay a tile must."""
    call_clause: ClassVar[str] = ""
    """The clause that speaks of a last tile's call."""
    no_such_moves: ClassVar[Mapping[type, Refusal]] = {}
    """The moves that the game does not have."""
    closed_clause: ClassVar[tuple[str, str]] = ("", "")
    """The clause, and the case, by which others do not play on a train that is closed."""
    public_clause: ClassVar[str] = ""
    """The clause by which everybody plays on a public train."""
    marker_clauses: ClassVar[tuple[str, str]] = ("", "")
    """The clauses by which a marker comes down, and goes up, as what follows from a move."""
    blocked_clause: ClassVar[str] = "C-4"
    """The clause by which a round ends that nobody wins."""
    named_play: ClassVar[int] = 0
    """The play that is named to one who draws or passes."""

    # -- when a tile must be laid -------------------------------------------------------------------------

    def may_stop(self, position: Position) -> bool:
        """Whether the player in turn may end the turn, whatever the hand holds, and has nothing to draw for."""
        return position.stage == Stage.MORE

    def must_play(self, position: Position) -> bool:
        """Whether a player who can lay a tile must, so that a draw or a pass says that nothing fits."""
        return not self.may_stop(position)

    def duty_clause(self, _position: Position) -> str:
        """The clause by which a player who can lay a tile must now."""
        return self.play_clause

    def draw_clause(self, position: Position) -> str:
        """The clause by which the player draws before a pass, or having drawn does not draw again."""
        return self.play_clause if self.draws_spent(position) else self.duty_clause(position)

    def draws_spent(self, position: Position) -> str:
        """Why the player in turn does not draw, or not again, for this play: the case; empty where a draw is left."""
        return "drew" if position.stage in AFTER_DRAW else ""

    def waits(self, position: Position, move: Move) -> bool:
        """Whether the player claims by this draw or pass to have nothing to lay."""
        going_on = TURN <= position.stage <= MORE
        return isinstance(move, Draw | Done) and going_on and self.must_play(position)

    # -- where the next tile must go ----------------------------------------------------------------------

    bars: tuple[OptionEffect, ...]
    """The parts of options that close spots (bits) to the player in turn, open doubles apart."""
    opens: tuple[OptionEffect, ...]
    """The parts of options that open spots (bits) to the player in turn."""

    @abstractmethod
    def parts(self, step: str) -> tuple[OptionEffect, ...]:
        """The parts of the chosen options for a step of the rules, in the order of the options."""

    def obligations(self, _position: Position) -> Sequence[Obligation]:
        """The obligations that keep the player in turn to certain spots now, the weightiest first."""
        return ()

    def option_obligations(self, position: Position) -> list[Obligation]:
        """The obligations by options (`obliges`)."""
        return [due for part in self.parts("obliges") if (due := part.does(position)) is not None]

    def spots_by(self, parts: tuple[OptionEffect, ...], position: Position) -> Word:
        """The spots (bits) that these parts close or open."""
        spots: Word = 0
        for part in parts:
            spots |= part.does(position)
        return spots

    def barred(self, position: Position) -> Word:
        """The spots (bits) that options close to the player in turn."""
        spots = self.spots_by(self.bars, position)
        for spot in position.doubles if spots else ():
            spots &= ~BITS[spot]
        return spots

    def obliged_spots(self, position: Position) -> tuple[int, ...]:
        """The spots to which the weightiest obligation keeps the player; none where nothing does."""
        obligations = self.obligations(position)
        return obligations[0].spots if obligations else ()

    def place(self, position: Position, choices: Choices) -> None:
        spots = self.obliged_spots(position) if position.doubles or position.stage == MORE else ()
        for spot in spots:
            choices.add(BITS[spot])
        if not spots:
            usual = self.playable_spots(position)
            if self.opens or self.bars:
                usual = (usual | self.spots_by(self.opens, position)) & ~self.barred(position)
            choices.add(usual)

    def is_closed(self, position: Position, play: Play) -> bool:
        """Whether the train of another player is closed to this tile: its marker is down."""
        return not position.markers >> play.train & 1

    # -- what is legal ------------------------------------------------------------------------------------

    def find(self, position: Position, choices: Choices) -> tuple[Move, ...]:
        if not TURN <= position.stage <= MORE:
            return self.engines(position) if position.stage == Stage.ENGINE else ()
        self.find_plays(position, choices)
        moves = self.waiting(position, choices.count > 0)
        return moves + self.spoken(position) if self.players_announce else moves

    def waiting(self, position: Position, can_play: bool) -> tuple[Move, ...]:
        """The draw or the end of the turn, for a player who cannot play or need not; nothing for one who must."""
        if can_play and self.must_play(position):
            in_doubt = position.unknown > 0 or len(position.hidden[position.turn]) > 0
            if not in_doubt or surely_plays(position):
                return ()
        draws = not (self.draws_spent(position) or self.may_stop(position)) and self.can_draw(position)
        return DRAW_ONLY if draws else self.endings(position)

    def endings(self, _position: Position) -> tuple[Move, ...]:
        """The moves of a player who may end the turn."""
        return DONE_ONLY

    def engines(self, position: Position) -> tuple[Move, ...]:
        """The engines that the player may lay."""
        return engines_in_hand(position, self.engines_wanted(position.round))

    def engines_wanted(self, round: Round) -> int:
        """The tiles (bits) of which the highest held is the engine, where it comes out of a hand."""
        if not self.engine_from.is_highest_held:
            return 1 << self.tiles.double[round.engine]
        if not self.clause_enabled(self.engine_clause):
            return self.tiles.doubles
        return sum([1 << tile for number, tile in enumerate(self.tiles.double) if not round.used >> number & 1])

    def unannounced(self, position: Position) -> int:
        return LAST_TILE.get(position.extra_state) if self.players_announce else -1

    def spoken(self, position: Position) -> tuple[Move, ...]:
        """The calls of a last tile that are legal."""
        seat = self.unannounced(position)
        if seat < 0:
            return ()
        return (Announce(seat), Claim(seat)) if position.stage == Stage.TURN else (Announce(seat),)

    # -- why not ------------------------------------------------------------------------------------------

    def ruling(self, position: Position, move: Move) -> Ruling:
        for objections in (self._common_objections(position, move), self.objections(position, move)):
            for objection in objections:
                assert objection.clause, f"{self.name} has no clause for {objection.why}: that would allow the move"
                if self.clause_enabled(objection.clause):
                    return objection
        trusted = self.trusts(position, move)
        return Ruling(trusted=trusted) if trusted else ALLOWED

    @property
    def hunts_in_turn(self) -> bool:
        return bool(self.parts("hunts_in_turn"))

    def _common_objections(self, position: Position, move: Move) -> Iterator[Ruling]:
        """Why this move cannot be made now in any game: the round is over or not dealt, or hands that cannot be."""
        stage, made = position.stage, made_move(move)
        if isinstance(move, Reveal):
            yield from reveal_objections(position, move)
        elif isinstance(move, Deal):
            hunts = stage == Stage.HUNT
            yield from hunt_objections(position, move) if hunts else self._hand_objections(position, move)
        elif isinstance(made, Deal | Reveal):
            return
        elif stage == Stage.OVER:
            yield refused("C-3", "over")
        elif stage == Stage.DEALING:
            yield refused("C-8", "not_dealt")
        elif stage == Stage.HUNT:
            yield refused("C-10", "hunting")
        elif isinstance(move, Close) and not self.can_close(position, move.spot):
            yield refused("C-2", "not_closed", train=move.spot // self.ends_per_train)

    def _hand_objections(self, position: Position, deal: Deal) -> Iterator[Ruling]:
        """The hands must fit the set and be of the size agreed (C-8)."""
        if position.stage != Stage.DEALING:
            yield refused("C-8", "dealt")
        seen = position.laid
        for seat, (hand, hidden) in enumerate(zip(deal.hands, deal.hidden, strict=True)):
            twice = seen & hand
            if twice & position.laid and self.engine_clause:
                yield refused(self.engine_clause, "engine_dealt", tile=twice.bit_length() - 1, seat=seat)
            elif twice:
                yield refused("C-1", "twice", tile=twice.bit_length() - 1, seat=seat)
            seen |= hand
            if hand.bit_count() + hidden != self.hand_size:
                yield refused("C-8", "hand", seat=seat, count=hand.bit_count() + hidden, size=self.hand_size)

    def objections(self, position: Position, move: Move) -> Iterator[Ruling]:
        """Every reason of this game's why `move` is refused, the weightiest first.

        `ruling` has already refused what no game allows. This method judges a deal of possible hands, or a move in a
        round that is dealt and not over.
        """
        if isinstance(move, Deal):
            yield from self.deal_objections(position, move)
            return
        if isinstance(move, Overruled):
            yield from self.overruling_objections(position, move)
            return
        refusal = self.no_such_move(move)
        if position.stage == Stage.PENALTY and not isinstance(move, Penalty):
            yield refused(self.call_clause, "penalty_first", seat=self.unannounced(position))
        elif refusal is not None:
            yield refusal.of(move)
        else:
            if position.stage == Stage.ENGINE and not isinstance(move, LayEngine | Penalty):
                yield from self.engine_due(position, move)
            yield from self._move_objections(position, move)

    def no_such_move(self, move: object) -> Refusal | None:
        """Why the game has no such move, if it has none; engines that come from hands are laid, and markers marked."""
        lays = isinstance(move, LayEngine) and self.engine_from is not EngineFrom.SET
        marks = isinstance(move, Marker) and move.up and self.parts("marks")
        return None if lays or marks else self.no_such_moves.get(type(move))

    def overruling_objections(self, position: Position, overruled: Overruled) -> Iterator[Ruling]:
        """Why a refused move cannot stand: no table can look so, whatever people agree on."""
        move, seat, turn, there = overruled.move, overruled.seat, position.turn, turn_of(position, overruled.seat)
        refusal = self.no_such_move(move)
        if not isinstance(move, TURN_MOVES):
            yield from self._impossible_at_any_time(position, overruled)
            return
        if seat != turn and position.is_out(turn):
            yield refused("C-3", "draws_first", seat=turn)
        if isinstance(move, LayEngine):
            if there.stage != Stage.ENGINE or not self.engine_can_lie(position, move.tile):
                yield from self.objections(there, move)
            yield from not_in_hand(there, move.tile)
        elif position.stage == Stage.ENGINE and not (
            isinstance(move, Done) and seat == turn and self.engine_from is EngineFrom.EACH
        ):
            yield from self.engine_due(there, move)
            yield refused(self.turn_order, "not_in_turn", seat=seat, turn=turn)
        elif isinstance(move, Play):
            yield from not_in_hand(there, move.tile)
            if self._begins_anothers(there, move):
                yield refused("C-6", "not_begun", train=move.train)
            if move.train not in there.trains_in_sight:
                yield from self.place_objections(there, move)
        elif isinstance(move, Draw):
            if refusal is not None:
                yield refusal.of(move)
            if not there.boneyard:
                yield refused("C-5", "empty", seat=seat)
            yield from not_in_boneyard(there, move.tile)

    def _impossible_at_any_time(self, position: Position, overruled: Overruled) -> Iterator[Ruling]:
        """Why a refused call that does not belong to the player in turn cannot stand."""
        move, seat, stage = overruled.move, overruled.seat, position.stage
        refusal = self.no_such_move(move)
        if isinstance(move, Reveal):
            yield from impossible_reveal(position, move)
        elif isinstance(move, Deal):
            hunts = stage == Stage.HUNT
            found = hunt_objections(position, move) if hunts else self._hand_objections(position, move)
            dealt = [hand.bit_count() + hidden for hand, hidden in zip(move.hands, move.hidden, strict=True)]
            whole = (hunts or min(dealt) > 0) and sum(dealt) <= position.boneyard
            yield from (each for each in found if not (whole and each.why in ("hand", "hunt")))
            if position.round.leader < 0:
                yield from self.deal_objections(position, move)
        elif stage == Stage.PENALTY and not isinstance(move, Marker):
            yield refused(self.call_clause, "penalty_first", seat=self.unannounced(position))
        elif isinstance(move, Close):
            if move.spot not in position.doubles:
                yield refused("C-2", "not_closed", train=move.spot // self.ends_per_train)
        elif refusal is not None and not (isinstance(move, Marker) and self.has_markers):
            yield refusal.of(move)
        elif isinstance(move, Announce | Claim):
            claims = isinstance(move, Claim)
            own_turn = seat == position.turn and self.last_tile_warning is WarningTime.BEFORE_PLAY
            late = position.count(seat) == 1 and (stage == Stage.TURN or not claims)
            if not self.players_announce or not (late or (own_turn and not claims)):
                yield self._no_call(seat, "no_claim" if claims else "no_call")
            elif claims and not position.boneyard:
                yield refused("C-5", "empty", seat=seat)

    def engine_can_lie(self, position: Position, tile: int) -> bool:
        """Whether this tile can be an engine now: a double, and that of the round where all have one engine."""
        engine = position.round.engine
        return self.tiles.is_double(tile) and (engine < 0 or tile == self.tiles.double[engine])

    def _move_objections(self, position: Position, move: Move) -> Iterator[Ruling]:
        seat, stage = position.turn, position.stage
        match move:
            case Play():
                yield from not_in_hand(position, move.tile)
                yield from self.place_objections(position, move)
                yield from self.fit_objections(position, move)
                yield from self.tile_objections(position, move)
            case Draw(tile):
                if self.waits(position, move):
                    yield from self.play_due(position, "draw")
                if spent := self.draws_spent(position):
                    yield refused(self.draw_clause(position), spent, seat=seat)
                yield from self.draw_objections(position)
                if not position.boneyard:
                    yield refused("C-5", "empty", seat=seat)
                yield from not_in_boneyard(position, tile)
            case Done():
                if self.waits(position, move):
                    yield from self.play_due(position, "done")
                yield from self.done_objections(position)
            case LayEngine(tile):
                yield from self.engine_objections(position, tile)
            case Announce(who):
                if not self.may_announce(position, who):
                    yield self._no_call(who, "no_call")
            case Claim(who):
                if who != self.unannounced(position) or stage != Stage.TURN:
                    yield self._no_call(who, "no_claim")
            case Penalty(tile):
                if stage != Stage.PENALTY:
                    yield refused(self.call_clause, "no_penalty")
                yield from not_in_boneyard(position, tile)
            case Marker():
                yield from self.marker_objections(position, move)

    def _no_call(self, seat: int, why: str) -> Ruling:
        return refused(self.call_clause, why if self.players_announce else "called_by_hub", seat=seat)

    def may_announce(self, position: Position, seat: int) -> bool:
        """Whether this seat may call its last tile now."""
        return seat == self.unannounced(position)

    def place_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """Why nothing, or not this tile, may be laid there now: another spot is due, or the train is closed."""
        spot, obligations = play.spot, self.obligations(position)
        for due in obligations:
            if spot not in due.spots:
                why = due.at_double if due.at_double and spot in position.doubles else due.why
                yield refused(due.clause, why, **self._double_at(position, due.spots[0]), train=play.train)
        if obligations:
            return
        for bar in self.bars if spot not in position.doubles else ():
            if bar.does(position) >> spot & 1:
                yield refused(bar.clause, bar.option, seat=position.turn)
        if self.personal_trains and play.train < self.seats and play.train != position.turn:
            if self._begins_anothers(position, play):
                yield refused("C-6", "not_begun", train=play.train)
            if self.is_closed(position, play):
                yield refused(*self.closed_clause, train=play.train)

    def _begins_anothers(self, position: Position, play: Play) -> bool:
        """Whether this would be the first tile of another player's train, and no option opens it."""
        others = play.train < self.seats and play.train != position.turn and not position.begun >> play.train & 1
        return others and not self.spots_by(self.opens, position) >> play.spot & 1

    def fit_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """Why this tile does not fit there: by the open end (C-2), or as the first tile of a train."""
        if misfits(position, play):
            begun = position.begun >> play.train & 1
            clause, why = ("C-2", "no_match") if begun else self.first_tile(play.train)
            yield refused(clause, why, tile=play.tile, train=play.train, value=position.open_ends[play.spot])

    def first_tile(self, _train: int) -> tuple[str, str]:
        """The clause that says which tile begins a train, and the case."""
        return "C-2", "no_match"

    def tile_objections(self, _position: Position, _play: Play) -> Iterator[Ruling]:
        """Why a tile that fits is not laid there."""
        return iter(())

    def play_due(self, position: Position, what: str) -> Iterator[Ruling]:
        """A player who can play must: no draw, no pass (`what`)."""
        if plays := sure_plays(position):
            play = plays[self.named_play]
            clause = self.duty_clause(position)
            yield refused(clause, f"can_play_{what}", seat=position.turn, tile=play.tile, train=play.train)

    def draw_objections(self, position: Position) -> Iterator[Ruling]:
        """Why nothing is drawn now, besides a play that is due, an earlier draw and an empty boneyard. Where the player
        may stop, nothing is drawn for the spot to which another tile would have to go."""
        for due in self.obligations(position)[:1] if self.may_stop(position) else ():
            yield refused(due.clause, "no_draw", seat=position.turn)

    def done_objections(self, position: Position) -> Iterator[Ruling]:
        """A player who has nothing to lay draws before the turn is over, if there is a tile (C-5)."""
        begins = not (self.draws_spent(position) or self.may_stop(position))
        if begins and (self.can_draw(position) or not self.clause_enabled("C-5")):
            yield refused(self.draw_clause(position), "draw_first", seat=position.turn)

    def deal_objections(self, position: Position, deal: Deal) -> Iterator[Ruling]:
        """The leader is known, and no other is named; or may hold the engine, and nobody else is seen to."""
        leader = position.round.leader
        if leader >= 0 and deal.leader not in (-1, leader):
            yield refused(self.leading_clause, "not_leader", seat=deal.leader, leader=leader)
        from_hand = self.engine_from not in (EngineFrom.SET, EngineFrom.EACH)
        if from_hand and position.stage in (Stage.DEALING, Stage.HUNT):
            yield from holder_objections(position, deal, self.engines_wanted(position.round))

    def engine_due(self, position: Position, _move: Move) -> Iterator[Ruling]:
        """Why a player whose engine is due does not do this instead."""
        if self.engine_from.is_highest_held:
            yield refused(self.engine_clause, "no_engine_yet", seat=position.turn)
        else:
            yield refused(self.engine_clause, "engine_first", seat=position.turn, value=position.round.engine)

    def engine_objections(self, position: Position, tile: int) -> Iterator[Ruling]:
        """Why this tile is not laid as the engine now."""
        if self.engine_from.is_highest_held:
            return found_engine_objections(position, tile, self.engines_wanted(position.round))
        return known_engine_objections(position, tile)

    def marker_objections(self, _position: Position, _marker: Marker) -> Iterator[Ruling]:
        """Why this marker is not moved by hand."""
        return iter(())

    # -- why it is allowed --------------------------------------------------------------------------------

    def reasons(self, position: Position, move: Move) -> tuple[Reason, ...]:
        found = (*self.permissions(position, move), *self.consequences(position, move, self.after(position, move)))
        return tuple([each for each in found if self.clause_enabled(each.clause)])

    def permissions(self, position: Position, move: Move) -> Iterator[Reason]:
        """The clauses by which this allowed move may be made, the weightiest first."""
        match move:
            case Play():
                yield from self.play_permissions(position, move)
            case Draw():
                why = "draw" if self.waits(position, move) else "draw_instead"
                yield because(self.duty_clause(position), why, seat=position.turn)
            case Done():
                yield from self.done_permissions(position)
            case LayEngine(tile):
                yield because(self.engine_clause, "engine", tile=tile, seat=position.turn)
            case Announce(seat):
                yield because(self.call_clause, "announce", seat=seat)
            case Claim(seat):
                yield because(self.call_clause, "claim", seat=seat)
            case Penalty():
                yield because(self.call_clause, "penalty", seat=self.unannounced(position))

    def play_permissions(self, position: Position, play: Play) -> Iterator[Reason]:
        """Why this tile may lie there: it is due there, or the train is open, or it is the player's own."""
        tile, train, spot = play.tile, play.train, play.spot
        obligations = self.obligations(position)
        for due in obligations:
            yield because(due.clause, due.why, **self._double_at(position, spot), tile=tile, train=train)
        if obligations:
            return
        if position.doubles_this_turn:
            facts = double_facts(position, position.doubles[-1])
            yield because(self.duty_clause(position), "follow", **facts, tile=tile, train=train)
        if position.doubles_this_turn and spot in position.doubles:
            return
        for opening in self.opens:
            if opening.does(position) >> spot & 1 and train != position.turn:
                yield because(opening.clause, opening.option, tile=tile, train=train)
        begun = position.begun >> train & 1
        clause, why = self.place_reason(position, play) if begun else (self.first_tile(train)[0], "begin")
        yield because(clause, why, tile=tile, train=train, value=position.open_ends[spot])

    def place_reason(self, position: Position, play: Play) -> tuple[str, str]:
        """The clause by which a tile may go on this train, which has begun, and the case."""
        clause, why = self.closed_clause[0], "open"
        if play.train >= self.seats:
            clause, why = self.public_clause, "public"
        return (clause, why) if clause and play.train != position.turn else ("C-2", "fit")

    def done_permissions(self, position: Position) -> Iterator[Reason]:
        """Why the turn may end: nothing has to be laid anymore, or nothing can be."""
        seat, obligations = position.turn, self.obligations(position)
        if obligations and self.may_stop(position):
            yield because(obligations[0].clause, "stop", seat=seat)
            return
        if self.has_boneyard and not (self.draws_spent(position) or self.can_draw(position)):
            yield because("C-5", "no_draw", seat=seat)
        yield because(self.duty_clause(position), "pass", seat=seat)

    def consequences(self, position: Position, move: Move, after: Position) -> Iterator[Reason]:
        """The clauses that say what follows from this allowed move, which leads to `after`."""
        if not isinstance(move, Play | Done):
            return
        if after.stage == Stage.OVER:
            yield self.end_reason(position, after)
        else:
            yield from self._duties(after)
            yield from self._moved_markers(position, move, after)

    def end_reason(self, _position: Position, after: Position) -> Reason:
        """Why the round is over."""
        blocked = after.winner < 0
        return because(self.blocked_clause, "blocked") if blocked else because("C-3", "out", seat=after.winner)

    def _moved_markers(self, position: Position, move: Move, after: Position) -> Iterator[Reason]:
        for train in tiles_in(position.markers ^ after.markers):
            up = after.markers >> train & 1
            if clause := self.marker_clause(position, move, bool(up)):
                yield because(clause, "then_marker_up" if up else "then_marker_down", seat=train)

    def marker_clause(self, _position: Position, _move: Move, up: bool) -> str:
        """The clause by which this move puts a marker up, or brings one down."""
        return self.marker_clauses[up]

    def _duties(self, after: Position) -> Iterator[Reason]:
        """The duty of the player in turn, and who has to announce a last tile."""
        seat, due = after.turn, self.obligations(after)[:1]
        for each in due:
            yield because(each.clause, f"then_{each.why}", **self._double_at(after, each.spots[0]), seat=seat)
        follows = not due and after.doubles_this_turn and self.must_play_again(after)
        if follows:
            yield because(self.duty_clause(after), "then_follow", **double_facts(after, after.doubles[-1]), seat=seat)
        if (due or follows) and not (self.may_stop(after) or self.draws_spent(after) or self.can_draw(after)):
            yield because("C-5", "no_draw", seat=seat)
        silent = self.unannounced(after)
        if silent >= 0:
            yield because(self.call_clause, "then_call", seat=silent)

    def _double_at(self, position: Position, spot: int) -> dict[str, int]:
        """The facts of an open double on this spot; none where there is none."""
        return double_facts(position, spot) if spot in position.doubles else {}

    # -- what is taken on trust ---------------------------------------------------------------------------

    def trusts(self, position: Position, move: Move) -> tuple[str, ...]:
        """The clauses that cannot be checked from what the viewer sees, if the move is not refused."""
        if isinstance(move, Play):
            unknown = move.tile < 0 or position.open_ends[move.spot] < 0
            return ("C-2",) * unknown + self.doubts(position, move)
        if isinstance(move, LayEngine):
            return self.engine_doubts(position, move.tile)
        return (self.duty_clause(position),) if self.waits(position, move) and self.unsure(position) else ()

    def unsure(self, position: Position) -> bool:
        """Whether the viewer cannot tell that the player in turn has nothing to lay."""
        return unsure(position)

    def doubts(self, position: Position, play: Play) -> tuple[str, ...]:
        """The clauses that nobody can check of a play, besides whether an unseen tile fits (C-2)."""
        return (self.denial_clause(position, play.tile),) if has_denied(position, play.tile) else ()

    def denial_clause(self, position: Position, tile: int) -> str:
        """The clause by which the player was said not to hold this tile: by a draw or a pass, or with an engine found.

        What was said of that engine is of the wanted doubles that are higher, or after a hunt of all of them. Of the
        engine itself only a hunt says anything: see `denied`.
        """
        if not self.engine_from.is_highest_held:
            return self.play_clause
        wanted, number = self.engines_wanted(position.round), self.tiles.ends[tile][0]
        said = number > position.round.engine >= 0 or not wanted & ~position.hidden[position.turn][0].excluded
        return self.engine_clause if said and denied_with_engine(position, tile, wanted) else self.play_clause

    def engine_doubts(self, position: Position, tile: int) -> tuple[str, ...]:
        """The clauses that nobody can check of an engine: somebody may hold a higher one of the wanted doubles."""
        if not self.engine_from.is_highest_held:
            return ()
        higher = may_hide_higher(position, tile, self.engines_wanted(position.round))
        return (self.engine_clause,) if higher or has_denied(position, tile) else ()

    def denied_tiles(self, position: Position, move: Move) -> int:
        return self.denied(position) if self.waits(position, move) else 0

    def deny(self, position: Position, move: Move) -> None:
        """Note, where the hand is hidden, what the player denies holding by a move that is to be made."""
        if len(position.hidden[position.turn]):
            position.exclude(position.turn, self.denied_tiles(position, move))

    def denied(self, position: Position) -> int:
        """The tiles (bits) that a draw or a pass denies holding; 0 where nobody can tell. An engine that was found is
        on the table, so that nothing is said of it."""
        found = self.engine_from.is_highest_held and position.round.engine >= 0
        return fitting_tiles(position) & ~(1 << self.tiles.double[position.round.engine] if found else 0)
