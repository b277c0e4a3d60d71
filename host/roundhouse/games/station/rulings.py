"""Why a move of Mexican Train Station is refused, and what of it has to be taken on trust."""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.games.engines import may_hold_highest
from roundhouse.games.moves import Announce, Claim, Deal, Done, Draw, LayEngine, Marker, Move, Penalty, Play
from roundhouse.games.position import Position, Stage
from roundhouse.games.rulings import Ruling, refused
from roundhouse.games.station.legal_moves import DRAWN, Reach


class Rulings(Reach):
    """The part of the rules that explains: each objection cites its clause, the weightiest first."""

    def objections(self, position: Position, move: Move) -> Iterator[Ruling]:
        """See `Game.objections`."""
        seat, stage = position.turn, position.stage
        match move:
            case Deal():
                if stage == Stage.DEALING or stage == Stage.HUNT:
                    yield from self._deal_objections(position, move)
            case Penalty(tile):
                if stage != Stage.PENALTY:
                    yield refused("MS-10", "no_penalty")
                yield from self.stray(position, tile)
            case _ if stage == Stage.PENALTY:
                yield refused("MS-10", "penalty_first", seat=self.unannounced(position))
            case LayEngine(tile):
                if stage != Stage.ENGINE:
                    yield refused("MS-2", "laid_already", tile=tile)
                if tile != self.tiles.double[position.round.engine]:
                    yield refused("MS-2", "not_called", tile=tile, value=position.round.engine)
                yield from self.whereabouts(position, tile)
            case _ if stage == Stage.ENGINE:
                yield refused("MS-2", "starter_first", seat=seat, value=position.round.engine)
            case Play():
                yield from self.whereabouts(position, move.tile)
                yield from self._place_objections(position, move)
                yield from self._match_objections(position, move)
            case Draw(tile):
                yield from self._draw_objections(position)
                yield from self.stray(position, tile)
            case Done() if stage == Stage.TURN:
                yield from self._pass_objections(position)
            case Announce(who):
                if who != seat or not self._may_sound(position):
                    why = "no_call" if self._calls else "called_by_hub"
                    yield refused("MS-10", why, seat=who)
            case Claim(who):
                if who != self.unannounced(position) or stage != Stage.TURN:
                    why = "no_claim" if self._calls else "called_by_hub"
                    yield refused("MS-10", why, seat=who)
            case Marker(who):
                if not position.begun >> who & 1:
                    yield refused("MS-5", "no_train", seat=who)
                yield refused("MS-8", "by_itself", seat=who)

    def _deal_objections(self, position: Position, deal: Deal) -> Iterator[Ruling]:
        """Whoever is named as holder may hold the starter; nobody else is seen to (MS-2)."""
        starter = self._starter(position)
        if deal.leader >= 0 and not may_hold_highest(position, deal, starter):
            yield refused("MS-2", "not_holder", seat=deal.leader, value=position.round.engine)
        holders = [seat for seat, hand in enumerate(deal.hands) if hand & starter]
        if holders and deal.leader < 0 and (any(deal.hidden) or any(position.hidden)):
            yield refused("MS-2", "holder", seat=holders[0], value=position.round.engine)

    def _place_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """Why nothing may be laid on this train now."""
        seat, train, begun = position.turn, play.train, position.begun
        if position.stage == Stage.FOLLOW:
            if train != position.doubles[-1]:
                yield refused("MS-9", "on_double", value=position.ends[position.doubles[-1]], train=train)
            return
        if position.stage == Stage.MORE:
            if train != seat:
                yield refused("MS-4", "own_first_train", train=train)
            return
        if self._draws_first(position):
            yield refused("MS-5", "draw_first", seat=seat)
        if not begun >> seat & 1:
            if train < self.seats and train != seat and not begun >> train & 1:
                yield refused("C-6", "not_begun", train=train)
            if train != seat:
                yield refused("MS-4", "not_opened", seat=seat, train=train)
            return
        if self._plays_drawn(position) and self._other_than_drawn(position, play.tile):
            yield refused("MS-6", "only_drawn", seat=seat, tile=play.tile)
        if train >= self.seats:
            if not begun >> train & 1 and train not in self._next_public(begun):
                yield refused("MS-7", "in_order", train=train, on=self._next_public(begun)[0])
        elif train != seat:
            if not begun >> train & 1:
                yield refused("C-6", "not_begun", train=train)
            if not position.markers >> train & 1:
                yield refused("MS-6", "closed", train=train)

    def _match_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """Why this tile does not fit there."""
        train, end = play.train, position.ends[play.spot]
        if not self.misfits(position, play):
            return
        if position.begun >> train & 1:
            yield refused("C-2", "no_match", tile=play.tile, train=train, value=end)
        else:
            clause = "MS-6" if train >= self.seats else "MS-4"
            yield refused(clause, "station", tile=play.tile, train=train, value=end)

    def _draw_objections(self, position: Position) -> Iterator[Ruling]:
        seat, stage = position.turn, position.stage
        opened = position.begun >> seat & 1
        if stage == Stage.MORE:
            yield refused("MS-4", "no_draw", seat=seat)
        if stage == Stage.FOLLOW:
            yield refused("MS-9", "no_draw", seat=seat)
        if stage == Stage.DREW:
            clause = "MS-6" if opened else "MS-5"
            yield refused(clause, "drew", seat=seat)
        if not position.yard:
            yield refused("C-5", "empty", seat=seat)
        elif stage == Stage.TURN and self._must_play(position) and (plays := self.sure_plays(position)):
            yield self._can_play(position, plays[-1])

    def _pass_objections(self, position: Position) -> Iterator[Ruling]:
        """Who begins his turn draws before he waits; with an empty boneyard who can play must."""
        opened = position.begun >> position.turn & 1
        if position.yard or not self.clause_enabled("C-5"):
            clause = "MS-6" if opened else "MS-5"
            yield refused(clause, "no_pass", seat=position.turn)
        elif plays := self.sure_plays(position):
            yield self._can_play(position, plays[-1])

    def _can_play(self, position: Position, play: Move) -> Ruling:
        assert isinstance(play, Play)
        seat = position.turn
        clause = "MS-6" if position.begun >> seat & 1 else "MS-5"
        return refused(clause, "can_play", seat=seat, tile=play.tile, train=play.train)

    def trusts(self, position: Position, move: Move) -> tuple[str, ...]:
        """What cannot be checked where hands are hidden or tiles unknown."""
        opened = position.begun >> position.turn & 1
        match move:
            case Play(tile=tile, spot=spot):
                trusted = ["C-2"] if tile < 0 or position.ends[spot] < 0 else []
                nobody_saw = self._plays_drawn(position) and DRAWN.of(position.memo) < 0
                if opened and (nobody_saw or self.denied(position, tile)):
                    trusted.append("MS-6")
                return tuple(trusted)
            case Draw() | Done() if position.stage == Stage.TURN:
                waits = self._must_play(position) and self.unsure(position)
                return (("MS-6",) if opened else ("MS-5",)) if waits else ()
        return ()

    def says_not_held(self, position: Position, move: Move) -> int:
        """See `Game.says_not_held`: who waits where he would have to play has nothing that fits."""
        waits = isinstance(move, Draw | Done) and position.stage == Stage.TURN and self._must_play(position)
        return self.fitting_in_reach(position) if waits else 0
