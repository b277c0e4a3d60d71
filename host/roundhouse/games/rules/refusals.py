"""The refusals: every reason why a move is not allowed, the weightiest first.

What a game adds of its own are the hooks with `objections` in their names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, NamedTuple

from roundhouse.games.core.moves import (
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
from roundhouse.games.core.position import EngineFrom, Position, Stage
from roundhouse.games.core.rulings import ALLOWED, Ruling, refused
from roundhouse.games.core.sounds import WarningTime
from roundhouse.games.rules.engines import (
    found_engine_objections,
    holder_objections,
    hunt_objections,
    known_engine_objections,
)
from roundhouse.games.rules.overruling import turn_of
from roundhouse.games.rules.placement import misfits, not_in_boneyard, not_in_hand, sure_plays
from roundhouse.games.rules.reveal import impossible_reveal, reveal_objections
from roundhouse.games.rules.trust import Trust


class Refusal(NamedTuple):
    """The reason why a game has no such move: the clause, the case, and which values of the move are the facts."""

    clause: str
    why: str
    facts: tuple[str, ...] = ()

    def of(self, move: object) -> Ruling:
        return Ruling(self.clause, self.why, {name: getattr(move, name) for name in self.facts})


class Refusals(Trust):
    """The ruling on a move: by which clause it is refused, or allowed on trust, or allowed."""

    call_clause: ClassVar[str] = ""
    """The clause that speaks of a last tile's call."""
    no_such_moves: ClassVar[Mapping[type, Refusal]] = {}
    """The moves that the game does not have."""
    closed_clause: ClassVar[tuple[str, str]] = ("", "")
    """The clause, and the case, by which others do not play on a train that is closed."""
    named_play: ClassVar[int] = 0
    """The play that is named to one who draws or passes."""

    def ruling(self, position: Position, move: Move) -> Ruling:
        for objections in (self._common_objections(position, move), self.objections(position, move)):
            for objection in objections:
                assert objection.clause, f"{self.name} has no clause for {objection.why}: that would allow the move"
                if self.clause_enabled(objection.clause):
                    return objection
        trusted = self.trusts(position, move)
        return Ruling(trusted=trusted) if trusted else ALLOWED

    def _common_objections(self, position: Position, move: Move) -> Iterator[Ruling]:
        """The reasons against this move in any game: the round is over or not dealt, or the hands are impossible."""
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
        """The reason why the game has no such move, if it has none: only engines from hands are laid, only markers
        marked."""
        lays = isinstance(move, LayEngine) and self.engine_from is not EngineFrom.SET
        marks = isinstance(move, Marker) and move.up and self.parts("marks")
        return None if lays or marks else self.no_such_moves.get(type(move))

    def overruling_objections(self, position: Position, overruled: Overruled) -> Iterator[Ruling]:
        """The reasons why a refused move cannot stand: no table can look so, whatever people agree on."""
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
        """The reason why a refused call that does not belong to the player in turn cannot stand."""
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
        """The reasons why nothing, or not this tile, may be laid there: another spot is due, or the train is closed."""
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

    def fit_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """The reasons why this tile does not fit there: by the open end (C-2), or as the first tile of a train."""
        if misfits(position, play):
            begun = position.begun >> play.train & 1
            clause, why = ("C-2", "no_match") if begun else self.first_tile(play.train)
            yield refused(clause, why, tile=play.tile, train=play.train, value=position.open_ends[play.spot])

    def first_tile(self, _train: int) -> tuple[str, str]:
        """The clause that says which tile begins a train, and the case."""
        return "C-2", "no_match"

    def tile_objections(self, _position: Position, _play: Play) -> Iterator[Ruling]:
        """The reasons why a tile that fits is not laid there."""
        return iter(())

    def play_due(self, position: Position, what: str) -> Iterator[Ruling]:
        """A player who can play must: no draw, no pass (`what`)."""
        if plays := sure_plays(position):
            play = plays[self.named_play]
            clause = self.duty_clause(position)
            yield refused(clause, f"can_play_{what}", seat=position.turn, tile=play.tile, train=play.train)

    def draw_objections(self, position: Position) -> Iterator[Ruling]:
        """The reasons why nothing is drawn now, besides a play that is due, an earlier draw and an empty boneyard.
        Where the player may stop, nothing is drawn for the spot to which another tile would have to go."""
        for due in self.obligations(position)[:1] if self.may_stop(position) else ():
            yield refused(due.clause, "no_draw", seat=position.turn)

    def done_objections(self, position: Position) -> Iterator[Ruling]:
        """A player with nothing to lay draws first, if there is a tile (C-5)."""
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
        """The reason why a player whose engine is due does not do this instead."""
        if self.engine_from.is_highest_held:
            yield refused(self.engine_clause, "no_engine_yet", seat=position.turn)
        else:
            yield refused(self.engine_clause, "engine_first", seat=position.turn, value=position.round.engine)

    def engine_objections(self, position: Position, tile: int) -> Iterator[Ruling]:
        """The reasons why this tile is not laid as the engine now."""
        if self.engine_from.is_highest_held:
            return found_engine_objections(position, tile, self.engines_wanted(position.round))
        return known_engine_objections(position, tile)

    def marker_objections(self, _position: Position, _marker: Marker) -> Iterator[Ruling]:
        """The reasons why this marker is not moved by hand."""
        return iter(())
