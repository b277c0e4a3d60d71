"""Why a move of Private Trains is refused, and what of it has to be taken on trust."""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.games.engines import may_hold_highest
from roundhouse.games.moves import Announce, Claim, Deal, Done, Draw, LayEngine, Marker, Move, Penalty, Play
from roundhouse.games.position import Position, Stage
from roundhouse.games.private_trains.legal_moves import HAS_PLAYED, Reach
from roundhouse.games.rulings import Ruling, refused


class Rulings(Reach):
    """The part of the rules that explains: each objection cites its clause, the weightiest first."""

    def objections(self, position: Position, move: Move) -> Iterator[Ruling]:
        """See `Game.objections`."""
        seat, stage = position.turn, position.stage
        match move:
            case Deal():
                yield from self._deal_objections(position, move)
            case Marker():
                yield from self._marker_objections(position, move)
            case LayEngine(tile):
                yield refused("PT-1", "no_engine", tile=tile)
            case Announce() | Claim() | Penalty():
                yield refused("PT-11", "no_call")
            case Play():
                yield from self.whereabouts(position, move.tile)
                yield from self._place_objections(position, move)
                yield from self._match_objections(position, move)
            case Draw(tile):
                if stage == Stage.MORE:
                    yield refused("PT-5", "one_tile", seat=seat)
                    return
                yield from self._idle_objections(position, "draw")
                if stage in (Stage.DREW, Stage.FOLLOW_DREW):
                    yield refused("PT-6", "drew", seat=seat)
                if not position.yard:
                    yield refused("C-5", "empty", seat=seat)
                yield from self.stray(position, tile)
            case Done() if stage != Stage.MORE:
                yield from self._idle_objections(position, "done")
                if not self._has_drawn(position) or not (
                    self.clause_enabled("C-5") or stage in (Stage.DREW, Stage.FOLLOW_DREW)
                ):
                    yield refused(self._owed(position), "draw_first", seat=seat)

    def _deal_objections(self, position: Position, deal: Deal) -> Iterator[Ruling]:
        """Who leads the first round must be named if hands are hidden; nobody else may be (PT-3)."""
        if position.round.leader >= 0:
            if deal.leader not in (-1, position.round.leader):
                yield refused("PT-3", "not_leader", seat=deal.leader)
        elif deal.leader < 0:
            if any(deal.hidden):
                yield refused("PT-3", "who_leads")
        elif not may_hold_highest(position, deal, self.tiles.everything):
            yield refused("PT-3", "not_heaviest", seat=deal.leader)

    def _marker_objections(self, position: Position, marker: Marker) -> Iterator[Ruling]:
        """PT-6 puts it up; only its owner takes it down, in his turn, after a play on his own train (PT-7)."""
        seat = marker.seat
        if marker.up:
            yield refused("PT-6", "up_by_itself", seat=seat)
            return
        if seat != position.turn:
            yield refused("PT-7", "not_in_turn", seat=seat)
        if not position.markers >> seat & 1:
            yield refused("PT-7", "not_up", seat=seat)
        if not HAS_PLAYED.of(position.memo) >> seat & 1:
            yield refused("PT-7", "not_played", seat=seat)

    def _place_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """Why nothing may be laid on this train now, or not this tile."""
        seat, spot, duty = position.turn, play.spot, self._to_cover(position)
        if position.stage == Stage.MORE:
            yield refused("PT-5", "one_tile", seat=seat)
            return
        if position.doubles_this_turn:
            if self._follows(position, play):
                return
            yield from self._second_objections(position, play)
        elif duty >= 0:
            if spot != duty:
                yield refused(self._cover_clause(), "cover", value=position.ends[duty], on=duty, train=spot)
            return
        if spot < self.seats and spot != seat:
            if not position.begun >> spot & 1:
                yield refused("C-6", "not_begun", train=spot)
            if not position.markers >> spot & 1:
                yield refused("PT-5", "closed", train=spot)
        visits = not position.doubles_this_turn and spot != seat and self._draws_before_visits(position)
        if visits and not self.plays(position, (seat,)):
            yield refused("PT-6", "draw_to_visit", seat=seat, train=spot)

    def _match_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """The first tile of a train matches the lead double (PT-5), each other one the open end (C-2)."""
        if self.misfits(position, play):
            begun, end = position.begun >> play.spot & 1, position.ends[play.spot]
            if begun:
                yield refused("C-2", "no_match", tile=play.tile, train=play.spot, value=end)
            else:
                yield refused("PT-5", "engine", tile=play.tile, train=play.spot, value=end)

    def _second_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """Why a tile that does not follow the player's double may not be laid (PT-8, PT-9)."""
        double = position.doubles[-1]
        value, on = position.ends[double], double
        if not self._has_drawn(position):
            yield refused("PT-8", "follow", value=value, on=on, train=play.spot)
        elif not play.double:
            yield refused("PT-9", "only_double", value=value, on=on, tile=play.tile)
        elif self.sure_plays(position):
            yield refused("PT-9", "can_follow", value=value, on=on, tile=play.tile)

    def _idle_objections(self, position: Position, what: str) -> Iterator[Ruling]:
        """Who can play must (PT-6), follow (PT-8) or cover (PT-8, PT-10): a draw or a pass is refused."""
        plays = self.sure_plays(position)
        if plays and isinstance(play := plays[0], Play):
            yield refused(
                self._owed(position), f"can_play_{what}", seat=position.turn, tile=play.tile, train=play.train
            )

    def _owed(self, position: Position) -> str:
        """The clause by which the player must lay a tile if he can."""
        if position.doubles_this_turn:
            return "PT-8"
        return "PT-6" if self._to_cover(position) < 0 else self._cover_clause()

    def _cover_clause(self) -> str:
        """The clause by which the double of an earlier turn comes before other plays."""
        return "PT-10" if self._suspends else "PT-8"

    def trusts(self, position: Position, move: Move) -> tuple[str, ...]:
        """See `Game.trusts`: a hidden hand may hold a tile that fits, and one that lies there may not."""
        seat = position.turn
        unseen = bool(position.hidden[seat] or position.unknown)
        if isinstance(move, Play):
            trusted = ["C-2"] if move.tile < 0 or position.ends[move.spot] < 0 else []
            if (
                position.doubles_this_turn
                and unseen
                and not self._follows(position, move)
                and self._follows_possible(position)
            ):
                trusted.append("PT-9")
            visits = not position.doubles_this_turn and move.spot != seat and self._draws_before_visits(position)
            if (visits and unseen and not self.sure_plays(position)) or self.denied(position, move.tile):
                trusted.append("PT-6")
            return tuple(trusted)
        waits = isinstance(move, Draw | Done) and position.stage != Stage.MORE
        return (self._owed(position),) if waits and self.unsure(position) else ()

    def _follows_possible(self, position: Position) -> bool:
        """Whether he may hold a tile that follows his double."""
        plays = self.plays(position, self.reach(position))
        return any(isinstance(play, Play) and self._follows(position, play) for play in plays)

    def says_not_held(self, position: Position, move: Move) -> int:
        """See `Game.says_not_held`: who draws, passes or lays a second double holds nothing he must lay."""
        second = isinstance(move, Play) and position.doubles_this_turn and not self._follows(position, move)
        if not second and not (isinstance(move, Draw | Done) and Stage.TURN <= position.stage < Stage.MORE):
            return 0
        ends, with_end = position.ends, self.tiles.with_end
        if position.doubles_this_turn:
            double = position.doubles[-1]
            on_mexican = double == position.turn and self.mexican >= 0
            if ends[double] < 0 or (on_mexican and ends[self.mexican] < 0):
                return 0
            return with_end[ends[double]] | (with_end[ends[self.mexican]] & ~self.tiles.doubles if on_mexican else 0)
        if self._draws_before_visits(position):
            return with_end[ends[position.turn]] if ends[position.turn] >= 0 else 0
        return self.fitting_in_reach(position)

    def says_held(self, position: Position, move: Move) -> int:
        """See `Game.says_held`: who visits without a draw has a tile for his own train (PT-6)."""
        seat, end = position.turn, position.ends[position.turn]
        visits = isinstance(move, Play) and not position.doubles_this_turn and move.spot != seat
        if not visits or end < 0 or not self._draws_before_visits(position) or self.sure_plays(position):
            return 0
        return self.tiles.with_end[end] & position.unseen
