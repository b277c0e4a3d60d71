"""What a move of Basic Trains does to the position."""

from __future__ import annotations

from roundhouse.dominoes import UNKNOWN
from roundhouse.games.basic_trains.rulings import Rulings
from roundhouse.games.engines import without_higher
from roundhouse.games.moves import DONE, Deal, Done, LayEngine, Move, Play, Reveal
from roundhouse.games.position import Position, Stage, exclude, take
from roundhouse.games.reveal import revealed


class Effects(Rulings):
    """The part of the rules that acts: engines, trains that grow at both ends, who is out, the blocked hand."""

    def after(self, position: Position, move: Move) -> Position:
        """See `Game.after`."""
        match move:
            case Play():
                return self.after_play(position, move)
            case Done():
                return self.after_done(position)
            case LayEngine(tile):
                return self.after_engine(position, tile)
            case Deal():
                return self.after_deal(self.dealt(position, move), move)
            case Reveal():
                return revealed(position, move)
        raise TypeError(f"{move} is no move of {self.name}")

    def turn_begins(self, seat: int, begun: int) -> int:
        """The stage in which a turn of `seat` begins, `begun` being the trains that have an engine (BT-2)."""
        return Stage.TURN if begun >> seat & 1 else Stage.ENGINE

    def after_engine(self, p: Position, tile: int) -> Position:
        """An engine in front of the player, both its sides open (BT-2)."""
        seat = p.turn
        hands, hidden = take(p.hands, p.hidden, seat, tile)
        if not p.begun and self.leads_with_highest:
            hidden = without_higher(hidden, tile, self.tiles.doubles)
        number = self.tiles.ends[tile][0] if tile >= 0 else UNKNOWN
        out = not (hands[seat] or hidden[seat]) and self._out_ends
        following = (seat + 1) % self.seats
        begun = p.begun | 1 << seat
        return p.replace(
            hands=hands,
            hidden=hidden,
            laid=p.laid | (1 << tile if tile >= 0 else 0),
            unknown=p.unknown + (tile < 0),
            ends=(*p.ends[: 2 * seat], number, number, *p.ends[2 * seat + 2 :]),
            begun=begun,
            turn=seat if out else following,
            stage=Stage.OVER if out else self.turn_begins(following, begun),
            winner=seat if out else -1,
        )

    def after_play(self, p: Position, play: Play) -> Position:
        """A tile more on a train; who has laid one may go on with the others' trains (BT-4)."""
        seat, spot = p.turn, play.spot
        hands, hidden = take(p.hands, p.hidden, seat, play.tile)
        out = not (hands[seat] or hidden[seat]) and self._out_ends
        new = p.copy()
        new.stage = Stage.OVER if out else Stage.MORE
        new.ends = (*p.ends[:spot], play.opens, *p.ends[spot + 1 :])
        new.hands = hands
        new.hidden = hidden
        new.begun = p.begun | 1 << play.train
        new.laid = p.laid | play.bit
        new.unknown += play.tile < 0
        if play.double and not self._in_line:
            new.doubles = (*p.doubles, spot)
        new.idle = 0
        new.memo = p.memo | 1 << play.train
        new.winner = seat if out else -1
        return new

    def after_done(self, p: Position) -> Position:
        """The next player's turn; or the hand is blocked (BT-2, BT-7)."""
        seat, hidden, idle = p.turn, p.hidden, 0
        following = (seat + 1) % self.seats
        stage = self.turn_begins(following, p.begun)
        if hidden[seat] and (denied := self.says_not_held(p, DONE)):
            hidden = exclude(hidden, seat, denied)
        if p.stage == Stage.ENGINE:
            if self.clause_enabled("BT-2"):
                stage = Stage.OVER
        elif p.stage == Stage.TURN:
            idle = p.idle + 1
            if idle >= self.seats and self.clause_enabled("BT-7"):
                stage = Stage.OVER
        return p.replace(hidden=hidden, turn=following, stage=stage, idle=idle, memo=0)
