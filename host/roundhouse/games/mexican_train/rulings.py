"""Why a move of Mexican Train is refused, and what of it has to be taken on trust."""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.games.mexican_train.legal_moves import Reach
from roundhouse.games.moves import Announce, Claim, Deal, Done, Draw, LayEngine, Marker, Move, Penalty, Play
from roundhouse.games.position import Position, Stage
from roundhouse.games.rulings import Ruling, refused


class Rulings(Reach):
    """The part of the rules that explains: each objection cites its clause, the weightiest first."""

    def objections(self, position: Position, move: Move) -> Iterator[Ruling]:
        """See `Game.objections`."""
        match move:
            case Deal(leader=leader):
                if leader >= 0 and leader != position.round.leader:
                    yield refused("MT-3", "not_leader", seat=leader)
            case Penalty(tile):
                if position.stage != Stage.PENALTY:
                    yield refused("MT-12", "no_penalty")
                yield from self.stray(position, tile)
            case _ if position.stage == Stage.PENALTY:
                yield refused("MT-12", "penalty_first", seat=self.unannounced(position))
            case Play():
                yield from self.whereabouts(position, move.tile)
                yield from self._place_objections(position, move)
                yield from self._match_objections(position, move)
            case Draw(tile):
                yield from self._idle_objections(position, "draw")
                if position.stage in (Stage.DREW, Stage.FOLLOW_DREW):
                    yield refused("MT-4", "drew", seat=position.turn)
                if not position.yard:
                    yield refused("C-5", "empty", seat=position.turn)
                yield from self.stray(position, tile)
            case Done():
                if self.lays_first_train(position):
                    return
                yield from self._idle_objections(position, "done")
                owes_draw = position.stage not in (Stage.DREW, Stage.FOLLOW_DREW)
                if owes_draw and (position.yard or not self.clause_enabled("C-5")):
                    yield refused(self._owed(position), "draw_first", seat=position.turn)
            case Announce(seat) | Claim(seat):
                if self.unannounced(position) != seat or (isinstance(move, Claim) and position.stage != Stage.TURN):
                    why = "no_call" if self.switches.missed_call else "called_by_hub"
                    yield refused("MT-12", why, seat=seat)
            case LayEngine(tile):
                yield refused("MT-2", "no_engine", tile=tile)
            case Marker(seat):
                yield refused("MT-7", "by_itself", seat=seat)

    def _place_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """Why nothing may be laid on this train now."""
        seat, spot, doubles, fresh = position.turn, play.spot, position.doubles, position.doubles_this_turn
        owed = doubles[len(doubles) - fresh :]
        if fresh >= 2 and spot not in owed:
            yield refused("MT-8", "two_doubles", **self._double(position, owed[0]), train=spot)
        if fresh == 1 and spot not in owed:
            if self._follow_on_double:
                yield refused("MT-8", "on_double", **self._double(position, owed[0]), train=spot)
            if self._must_cover_last(position):
                yield refused("MT-11", "cover_last", **self._double(position, owed[0]), train=spot)
        if self.lays_first_train(position) and spot != seat:
            yield refused("MT-5", "own_first_train", train=spot)
        if spot in owed:
            return
        if len(doubles) > fresh:
            if spot != doubles[0]:
                why = "later_double" if spot in doubles else "cover"
                yield refused("MT-9", why, **self._double(position, doubles[0]), train=spot)
            return
        if spot == self.mexican:
            begun = position.begun
            if self._own_first and not begun >> spot & 1 and not begun >> seat & 1:
                yield refused("MT-6", "own_train_first", seat=seat)
        elif spot != seat:
            if not position.begun >> spot & 1:
                yield refused("C-6", "not_begun", train=spot)
            if not (position.markers >> spot & 1 or self.goes_anywhere(play.tile)):
                yield refused("MT-7", "closed", train=spot)

    def _match_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """Why this tile may not be laid there: it does not fit, or MT-8 keeps back a second double."""
        yield from self._fit_objections(position, play)
        if self._is_second(position, play):
            why = self._second_double(position, play)
            if why:
                yield refused("MT-8", why, **self._double(position, position.doubles[-1]), tile=play.tile)

    def _fit_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """Why this tile does not fit there."""
        end = position.ends[play.spot]
        if self.misfits(position, play):
            if position.begun >> play.spot & 1:
                yield refused("C-2", "no_match", tile=play.tile, train=play.spot, value=end)
            else:
                clause = "MT-6" if play.spot == self.mexican else "MT-5"
                yield refused(clause, "engine", tile=play.tile, train=play.spot, value=end)

    def _idle_objections(self, position: Position, what: str) -> Iterator[Ruling]:
        """Who can play must (MT-4), cover (MT-9) or follow up (MT-8): a draw or a pass is refused."""
        if self.lays_first_train(position):
            # He need not go on with his first train, and whoever begins one has nothing to draw for.
            yield refused("MT-5", "no_draw", seat=position.turn)
            return
        plays = self.sure_plays(position)
        if plays and isinstance(play := plays[-1], Play):
            yield refused(
                self._owed(position), f"can_play_{what}", seat=position.turn, tile=play.tile, train=play.train
            )

    def _double(self, position: Position, spot: int) -> dict[str, int]:
        """The facts of an open double: its number and its train."""
        return {"value": position.ends[spot], "on": spot}

    def trusts(self, position: Position, move: Move) -> tuple[str, ...]:
        """What cannot be checked: a hidden hand may hold a tile that fits; an unknown tile may not fit."""
        seat, hidden = position.turn, position.hidden[position.turn]
        if isinstance(move, Play):
            trusted = []
            if move.tile < 0 or position.ends[move.spot] < 0:
                trusted.append("C-2")
            if hidden and position.count(seat) > 1 and self._is_second(position, move):
                trusted.append("MT-8")
            if self.denied(position, move.tile):
                trusted.append("MT-4")
            return tuple(trusted)
        if self.waits(position, move) and (hidden or (position.unknown and self.possible_plays(position))):
            return (self._owed(position),)
        return ()

    def waits(self, position: Position, move: Move) -> bool:
        """Whether the player says by this move that he has nothing to lay: he draws, or passes."""
        return isinstance(move, Draw) or (isinstance(move, Done) and not self.lays_first_train(position))

    def _owed(self, position: Position) -> str:
        """The clause by which the player must lay a tile if he can: he follows up, covers or simply plays."""
        return "MT-8" if position.doubles_this_turn else "MT-9" if position.doubles else "MT-4"
