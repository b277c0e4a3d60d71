"""Why a move of Basic Trains is refused, and what of it has to be taken on trust."""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.games.basic_trains.legal_moves import ADDED_TO, Reach
from roundhouse.games.engines import may_hold_highest
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
                yield from self.deal_objections(position, move)
            case LayEngine(tile):
                yield from self.engine_objections(position, tile)
            case Play():
                if stage == Stage.ENGINE:
                    yield from self.engine_due(position, move)
                yield from self.whereabouts(position, move.tile)
                yield from self.place_objections(position, move)
                if not position.begun >> move.train & 1:
                    yield from self.not_begun(position, move)
                if self.misfits(position, move):
                    yield refused("C-2", "no_match", tile=move.tile, train=move.train, value=position.ends[move.spot])
            case Done():
                if stage == Stage.ENGINE:
                    yield from self.engine_due(position, move)
                fits = self.sure_own(position) if stage == Stage.TURN else 0
                if fits:
                    yield refused("BT-3", "can_add", seat=seat, tile=fits.bit_length() - 1)
            case Draw() | Penalty():
                yield from self.nothing_to_draw()
            case Announce() | Claim():
                yield refused("BT-6", "no_call")
            case Marker():
                yield refused("BT-4", "no_marker")

    def deal_objections(self, position: Position, deal: Deal) -> Iterator[Ruling]:
        """Why these hands cannot be dealt, or their holder not lead (BT-2)."""
        if any(deal.hidden) and deal.leader < 0:
            yield refused("BT-2", "who_leads")
        if deal.leader >= 0 and not may_hold_highest(position, deal, self.tiles.doubles):
            yield refused("BT-2", "not_leader", seat=deal.leader)

    def engine_objections(self, position: Position, tile: int) -> Iterator[Ruling]:
        """Why this tile is not laid as an engine now (BT-2)."""
        if position.stage != Stage.ENGINE:
            yield refused("BT-2", "has_engine", tile=tile, seat=position.turn)
        yield from self.whereabouts(position, tile)
        if not self.tiles.is_double(tile):
            yield refused("BT-2", "not_double", tile=tile, seat=position.turn)
        if not position.begun:
            yield from self._lead_objections(position, tile)

    def engine_due(self, position: Position, move: Play | Done) -> Iterator[Ruling]:
        """Why a player who is to lay his engine does not do this instead (BT-2)."""
        if isinstance(move, Play):
            yield refused("BT-2", "engine_first", seat=position.turn, tile=move.tile)
        elif position.hands[position.turn] & self.tiles.doubles:
            yield refused("BT-2", "holds_double", seat=position.turn)

    def not_begun(self, position: Position, play: Play) -> Iterator[Ruling]:
        """Why a train that is not begun takes no tile (BT-2)."""
        del position
        return iter((refused("BT-2", "no_engine_there", train=play.train),))

    def nothing_to_draw(self) -> Iterator[Ruling]:
        """Why nobody draws (BT-1)."""
        yield refused("BT-1", "no_boneyard")

    def _lead_objections(self, position: Position, tile: int) -> Iterator[Ruling]:
        """Why the first engine cannot be this one: a higher double is seen in his hand or in another."""
        seat, highest = position.turn, self._highest_seen(position)
        best = tile if tile >= 0 else (position.unseen & self.tiles.doubles).bit_length() - 1
        if best < highest:
            if position.hands[seat] >> highest & 1:
                yield refused("BT-2", "not_highest", tile=tile, double=highest)
            else:
                yield refused("BT-2", "not_leader", seat=seat)

    def place_objections(self, position: Position, play: Play) -> Iterator[Ruling]:
        """Why no tile goes on this train now (BT-3, BT-4)."""
        seat, stage, train = position.turn, position.stage, play.train
        if stage == Stage.TURN and train != seat:
            yield refused("BT-3", "own_first", seat=seat, train=train)
        if stage == Stage.MORE and train == seat:
            yield refused("BT-3", "one_on_own", seat=seat, tile=play.tile)
        if stage == Stage.MORE and train != seat and ADDED_TO.of(position.memo) >> train & 1:
            yield refused("BT-4", "one_each", seat=seat, train=train)

    def trusts(self, position: Position, move: Move) -> tuple[str, ...]:
        """What cannot be checked where hands are hidden or tiles unknown."""
        if position.stage in (Stage.OVER, Stage.DEALING):
            return ()
        hidden = position.hidden[position.turn]
        if isinstance(move, Play):
            unknown = move.tile < 0 or position.ends[move.spot] < 0
            return ("C-2",) * unknown + ("BT-3",) * self.denied(position, move.tile)
        if isinstance(move, LayEngine):
            leads = not position.begun and any(position.hidden)
            return ("BT-2",) if leads or self.denied(position, move.tile) else ()
        if isinstance(move, Done) and position.stage == Stage.ENGINE:
            return ("BT-2",) if hidden else ()
        if isinstance(move, Done) and position.stage == Stage.TURN:
            unsure = hidden or (position.unknown and self.plays(position, self.own_ends[position.turn]))
            return ("BT-3",) if unsure else ()
        return ()

    def says_not_held(self, position: Position, move: Move) -> int:
        """See `Game.says_not_held`: no double (BT-2), or nothing for his own train, if both its ends are seen."""
        if isinstance(move, Done) and position.stage == Stage.ENGINE:
            return self.tiles.doubles
        if isinstance(move, Done) and position.stage == Stage.TURN:
            spots = self.own_ends[position.turn]
            return self.fits(position, spots) if all(position.ends[spot] >= 0 for spot in spots) else 0
        return 0
