"""What a move of Derailing the Train does to the position."""

from __future__ import annotations

from roundhouse.dominoes import UNKNOWN
from roundhouse.games.derailing.rulings import Rulings
from roundhouse.games.engines import sought, without_higher
from roundhouse.games.moves import DONE, Deal, Done, Draw, LayEngine, Move, Play, Reveal
from roundhouse.games.position import Position, Stage, exclude, take
from roundhouse.games.reveal import revealed


class Effects(Rulings):
    """The part of the rules that acts: platforms, derailing, markers, who is out, the blocked round."""

    def after_deal(self, position: Position, deal: Deal) -> Position:
        """DT-2: who holds the highest unused double lays it, or all draw."""
        return sought(position, deal, self._unused(position.round))

    def after(self, position: Position, move: Move) -> Position:
        """See `Game.after`."""
        match move:
            case Play():
                return self._after_play(position, move)
            case Draw(tile):
                new = self.drawn(position, tile, self.says_not_held(position, move))
                new.stage = Stage.DREW
                return new
            case Done():
                return self._after_done(position)
            case LayEngine(tile):
                return self._after_platform(position, tile)
            case Deal():
                return self.after_deal(self.dealt(position, move), move)
            case Reveal():
                return revealed(position, move)
        raise TypeError(f"{move} is no move of {self.name}")

    def _after_platform(self, p: Position, tile: int) -> Position:
        seat, end = p.turn, self.tiles.ends[tile][0] if tile >= 0 else UNKNOWN
        new = p.copy()
        new.hands, new.hidden = take(p.hands, p.hidden, seat, tile)
        new.hidden = without_higher(new.hidden, tile, self._unused(p.round))
        new.round = p.round._replace(engine=end, leader=seat)
        new.ends = (end,) * self.trains
        new.laid, new.unknown = (p.laid | 1 << tile, p.unknown) if tile >= 0 else (p.laid, p.unknown + 1)
        new.stage, new.turn = Stage.TURN, seat if self.clause_enabled("DT-3") else self.following(p)
        return self._out_or(new, seat)

    def _after_play(self, p: Position, play: Play) -> Position:
        seat, spot = p.turn, play.spot
        new = self.laid(p, play)
        covers = spot in p.doubles
        new.doubles, new.doubles_this_turn = self.covered(p, play)
        if not self._derails:
            new.doubles, new.doubles_this_turn = (), 0
        elif not self._several:
            new.doubles = new.doubles[-1:]
        if spot == seat or (covers and not self.clause_enabled("DT-12")):
            new.markers &= ~(1 << spot)
        derailed = play.double and self._derails
        if derailed and spot != self.community:
            new.markers |= 1 << spot
        if derailed and self.clause_enabled("DT-8"):
            new.stage = Stage.MORE
            return self._out_or(new, seat)
        return self._out_or(self.turned_to(new, self.following(p)), seat)

    def _out_or(self, new: Position, seat: int) -> Position:
        """The round is over when the player has no tile left (DT-3, C-3); what he derailed with it is still fresh."""
        if new.count(seat) or not self.clause_enabled("C-3"):
            return new
        new.stage, new.winner, new.turn = Stage.OVER, seat, seat
        return new

    def _after_done(self, p: Position) -> Position:
        if p.stage == Stage.MORE:
            return self.turned_to(p, self.following(p))
        markers = p.markers | 1 << p.turn if self.clause_enabled("DT-6") else p.markers
        hidden = exclude(p.hidden, p.turn, self.says_not_held(p, DONE)) if p.hidden[p.turn] else p.hidden
        # A marker that goes up, or a tile drawn, may let others play: the count of idle turns begins with this one.
        new = self.passed_on(p, self.following(p), markers != p.markers or p.stage == Stage.DREW)
        new.markers, new.hidden = markers, hidden
        if not p.yard and not self.clause_enabled("DT-14"):
            new.stage = Stage.OVER
        return new
