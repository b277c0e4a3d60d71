"""What a move of Mexican Train Station does to the position."""

from __future__ import annotations

from roundhouse.games.last_tile import LAST_TILE, claimed, penalized
from roundhouse.games.moves import DONE, Announce, Claim, Deal, Done, Draw, LayEngine, Move, Penalty, Play, Reveal
from roundhouse.games.position import Position, Stage, exclude, take
from roundhouse.games.reveal import revealed
from roundhouse.games.station.legal_moves import DRAWN, SOUNDED, WAITED
from roundhouse.games.station.rulings import Rulings


class Effects(Rulings):
    """The part of the rules that acts: the starter, signals, pairs, whose turn it is, who is out, the blocked round."""

    def after(self, position: Position, move: Move) -> Position:
        """See `Game.after`."""
        match move:
            case Play():
                return self._after_play(position, move)
            case Draw(tile):
                return self._after_draw(position, tile)
            case Done():
                return self._after_done(position)
            case LayEngine(tile):
                return self._after_starter(position, tile)
            case Deal():
                return self.after_deal(self.dealt(position, move), move)
            case Announce():
                return position.replace(memo=SOUNDED.put(position.memo, 1))
            case Claim():
                return claimed(position)
            case Penalty(tile):
                return penalized(position, tile)
            case Reveal():
                return revealed(position, move)
        raise TypeError(f"{move} is no move of {self.name}")

    def _after_starter(self, p: Position, tile: int) -> Position:
        new = p.copy()
        new.hands, new.hidden = take(p.hands, p.hidden, p.turn, tile)
        new.laid = p.laid | 1 << tile
        new.stage = Stage.TURN
        if not self.clause_enabled("MS-3"):
            new.turn = (p.turn + 1) % self.seats
        return new

    def _after_play(self, p: Position, play: Play) -> Position:
        seat, train = p.turn, play.train
        new = self.laid(p, play)
        new.memo = DRAWN.put(LAST_TILE.put(p.memo, -1), -1)
        new.doubles, new.doubles_this_turn = (), 0
        if train < self.seats and self.clause_enabled("MS-8"):
            new.markers = p.markers & ~(1 << train)
        if self._out_ends and not new.count(seat):
            new.stage, new.winner = Stage.OVER, seat
        elif self._whole and (p.stage == Stage.MORE or not p.begun >> seat & 1):
            new.stage = Stage.MORE
        elif play.double and self.clause_enabled("MS-9"):
            new.stage, new.doubles, new.doubles_this_turn = Stage.FOLLOW, (play.spot,), 1
        else:
            return self._turn_over(new, played=True)
        return new

    def _after_draw(self, p: Position, tile: int) -> Position:
        new = self.drawn(p, tile, self.says_not_held(p, Draw(tile)))
        memo = SOUNDED.put(LAST_TILE.put(p.memo, -1), 0)
        new.memo = DRAWN.put(memo, tile if p.begun >> p.turn & 1 else -1)
        new.stage = Stage.DREW
        return new

    def _after_done(self, p: Position) -> Position:
        seat = p.turn
        if p.stage not in (Stage.TURN, Stage.DREW):
            return self._turn_over(p, played=True)
        new = p.copy()
        if p.begun >> seat & 1 and self.clause_enabled("MS-6"):
            new.markers = p.markers | 1 << seat
        if p.hidden[seat] and (denied := self.says_not_held(p, DONE)):
            new.hidden = exclude(p.hidden, seat, denied)
        return self._turn_over(new, stirred=new.markers != p.markers)

    def _turn_over(self, p: Position, played: bool = False, stirred: bool = True) -> Position:
        """The next player's turn. With an empty boneyard only turns count for C-4 in which nothing could be played."""
        seat = p.turn
        new = self.passed_on(p, (seat + 1) % self.seats, stirred)
        if played or p.stage == Stage.DREW:
            new.idle = 0
        new.doubles = ()
        waited = WAITED.of(p.memo)
        if not p.begun >> seat & 1 and self.clause_enabled("MS-5"):
            waited |= 1 << seat
        forgot = self._calls and played and p.count(seat) == 1 and not SOUNDED.of(p.memo)
        new.memo = LAST_TILE.put(WAITED.put(0, waited & ~p.begun), seat if forgot else -1)
        return new
