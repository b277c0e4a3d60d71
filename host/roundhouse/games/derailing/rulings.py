"""Why a move of Derailing the Train is refused, and what of it has to be taken on trust."""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.games.derailing.legal_moves import Reach
from roundhouse.games.engines import highest_held, may_hold_highest
from roundhouse.games.moves import Announce, Claim, Deal, Done, Draw, LayEngine, Marker, Move, Penalty, Play
from roundhouse.games.position import Position, Stage
from roundhouse.games.rulings import Ruling, refused


class Rulings(Reach):
    """The part of the rules that explains: each objection cites its clause, the weightiest first."""

    def objections(self, position: Position, move: Move) -> Iterator[Ruling]:
        """See `Game.objections`."""
        seat, stage = position.turn, position.stage
        match move:
            case Deal():
                yield from self._deal_objections(position, move)
            case LayEngine(tile):
                yield from self._platform_objections(position, tile)
            case Announce(who) | Claim(who):
                yield refused("DT-13", "called_by_hub", seat=who)
            case Penalty():
                yield refused("DT-13", "no_penalty")
            case Marker(who):
                yield refused("DT-6", "by_itself", seat=who)
            case _ if stage == Stage.ENGINE:
                yield refused("DT-2", "platform_first", seat=seat)
            case Play():
                yield from self.whereabouts(position, move.tile)
                yield from self._place_objections(position, move)
                if self.misfits(position, move):
                    yield self._misfit(position, move)
            case Draw(tile):
                if stage == Stage.MORE:
                    yield refused("DT-8", "no_draw", seat=seat)
                elif not self._instead:
                    yield from self._can_play(position, "draw")
                if stage == Stage.DREW:
                    yield refused("DT-6", "drew", seat=seat)
                if not position.yard:
                    yield refused("C-5", "empty", seat=seat)
                yield from self.stray(position, tile)
            case Done() if stage != Stage.MORE:
                owes_draw = stage == Stage.TURN and (position.yard > 0 or not self.clause_enabled("C-5"))
                if not self._instead or (stage == Stage.TURN and not owes_draw):
                    yield from self._can_play(position, "done")
                if owes_draw:
                    yield refused("DT-6", "draw_first", seat=seat)

    def _deal_objections(self, position: Position, deal: Deal) -> Iterator[Ruling]:
        """Who is named as holder of the platform cannot be, or nobody is and somebody is seen to hold one."""
        unused = self._unused(position.round)
        if deal.leader >= 0 and not may_hold_highest(position, deal, unused):
            yield refused("DT-2", "not_leader", seat=deal.leader)
        if deal.leader < 0 and (any(deal.hidden) or any(position.hidden)):
            holder, tile = highest_held(deal.hands, unused)
            if holder >= 0:
                yield refused("DT-2", "who_leads", seat=holder, tile=tile)

    def _platform_objections(self, position: Position, tile: int) -> Iterator[Ruling]:
        """Why this is not the platform: it is the highest double held that has not been one."""
        seat = position.turn
        if position.stage != Stage.ENGINE:
            yield refused("DT-2", "laid", tile=tile)
        yield from self.whereabouts(position, tile)
        if not self.tiles.is_double(tile):
            yield refused("DT-2", "not_double", tile=tile)
            return
        unused = self._unused(position.round)
        if tile >= 0 and not unused >> tile & 1:
            yield refused("DT-2", "used", tile=tile)
        holder, highest = highest_held(position.hands, unused)
        heaviest = tile if tile >= 0 else (position.unseen & unused).bit_length() - 1
        if heaviest < highest:
            if position.hands[seat] >> highest & 1:
                yield refused("DT-2", "not_highest", tile=tile, double=highest)
            else:
                yield refused("DT-2", "higher", seat=holder, double=highest)

    def _place_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """Why nothing, or not this tile, may be laid on this train now."""
        seat, spot, doubles = position.turn, play.spot, position.doubles
        if position.stage == Stage.MORE:
            if spot != doubles[-1]:
                yield refused("DT-8", "on_double", **self._double(position, doubles[-1]), train=spot)
            return
        if seat in doubles and spot != seat:
            yield refused("DT-9", "own_derailed", **self._double(position, seat), train=spot)
        if self.community in doubles and spot != self.community and not (seat in doubles and spot == seat):
            yield refused("DT-10", "community_derailed", **self._double(position, self.community), train=spot)
        if not position.begun >> spot & 1:
            if spot not in (seat, self.community):
                yield refused("C-6", "not_begun", train=spot)
            if play.double and position.ends[spot] < 0:
                yield refused("DT-7", "first_tile", train=spot)
        elif self._closed(position, spot) and not (play.double and self._derails):
            yield refused("DT-5", "private", train=spot)

    def _misfit(self, position: Position, play: Play) -> Ruling:
        """A tile that does not match: the platform (DT-4), or the open end (C-2)."""
        end = position.ends[play.spot]
        if position.begun >> play.spot & 1:
            return refused("C-2", "no_match", tile=play.tile, train=play.spot, value=end)
        return refused("DT-4", "platform", tile=play.tile, train=play.spot, value=end)

    def _can_play(self, position: Position, what: str) -> Iterator[Ruling]:
        """Who can play must (DT-17)."""
        plays = self.sure_plays(position)
        if plays and isinstance(play := plays[0], Play):
            why = "can_play_draw" if what == "draw" else "can_play_done"
            yield refused("DT-17", why, seat=position.turn, tile=play.tile, train=play.train)

    def _double(self, position: Position, spot: int) -> dict[str, int]:
        """The facts of a derailed train: the number of its double, and which train it is."""
        return {"value": position.ends[spot], "on": spot}

    # -- what is taken on trust -------------------------------------------------------------------------

    def trusts(self, position: Position, move: Move) -> tuple[str, ...]:
        """What cannot be checked: a hidden hand may hold a tile that fits; an unknown tile may not fit."""
        hidden = position.hidden[position.turn]
        if isinstance(move, LayEngine):
            return ("DT-2",) if any(position.hidden) else ()
        if isinstance(move, Play):
            unknown = move.tile < 0 or position.ends[move.spot] < 0
            return ("C-2",) * unknown + ("DT-17",) * self.denied(position, move.tile)
        if self._waits(position, move) and (hidden or (position.unknown and self.possible_plays(position))):
            return ("DT-17",)
        return ()

    def says_not_held(self, position: Position, move: Move) -> int:
        """See `Game.says_not_held`: who draws or passes has nothing to play, where he must play what he can (DT-17)."""
        return self.fitting_in_reach(position) if self._waits(position, move) else 0

    def _waits(self, position: Position, move: Move) -> bool:
        """Whether by this move the player says that he cannot play."""
        if not isinstance(move, Draw | Done) or position.stage not in (Stage.TURN, Stage.DREW):
            return False
        return not self._instead or (isinstance(move, Done) and position.stage == Stage.TURN)
