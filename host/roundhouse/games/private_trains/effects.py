"""What a move of Private Trains does to the position."""

from __future__ import annotations

from roundhouse.games.moves import DONE, Deal, Done, Draw, Marker, Move, Play, Reveal
from roundhouse.games.position import Position, Stage, exclude
from roundhouse.games.private_trains.legal_moves import HAS_PLAYED, LEFT
from roundhouse.games.private_trains.rulings import Rulings
from roundhouse.games.reveal import revealed


class Effects(Rulings):
    """The part of the rules that acts: doubles that are left, markers, whose turn it is, who is out."""

    def after(self, position: Position, move: Move) -> Position:
        """See `Game.after`."""
        match move:
            case Play():
                return self._after_play(position, move)
            case Draw(tile):
                new = self.drawn(position, tile, self.says_not_held(position, move))
                new.stage = Stage.FOLLOW_DREW if position.doubles_this_turn else Stage.DREW
                return new
            case Done():
                return self._after_done(position)
            case Marker(seat):
                down = position.replace(
                    markers=position.markers & ~(1 << seat), memo=_played(position.memo, seat, False)
                )
                return self._ended(down) if position.stage == Stage.MORE else down
            case Deal():
                return self.after_deal(self.dealt(position, move), move)
            case Reveal():
                return revealed(position, move)
        raise TypeError(f"{move} is no move of {self.name}")

    def _after_play(self, p: Position, play: Play) -> Position:
        seat = p.turn
        denied = self.says_not_held(p, play)
        new = self.laid(p.replace(hidden=exclude(p.hidden, seat, denied)) if denied else p, play)
        if self._doubles_bind:
            new.doubles, new.doubles_this_turn = self.covered(p, play)
        if play.spot == seat and p.markers >> seat & 1:
            new.memo = _played(new.memo, seat, True)
        if play.spot == LEFT.of(p.memo):
            new.memo = LEFT.put(new.memo, -1)
        if not new.count(seat) and self.clause_enabled("C-3") and not (play.double and self._follows_last and p.yard):
            new.stage, new.winner = Stage.OVER, seat
            return new
        if play.double and self._doubles_bind:
            new.stage = Stage.FOLLOW
            return new
        not_followed = new.doubles_this_turn
        if p.doubles_this_turn and play.spot != p.doubles[-1]:
            # His own double is left for the next player; only one before it is one that he could not follow.
            new.memo = LEFT.put(new.memo, seat)
            not_followed -= 1
        return self._ended(self._marked(new) if not_followed and self.clause_enabled("PT-9") else new)

    def _after_done(self, p: Position) -> Position:
        if p.stage == Stage.MORE:
            return self.turned_to(p, self.following(p))
        new = p
        if p.hidden[p.turn]:
            new = p.replace(hidden=exclude(p.hidden, p.turn, self.says_not_held(p, DONE)))
        if self.clause_enabled("PT-9" if p.doubles_this_turn else "PT-6"):
            new = self._marked(new)
        if p.doubles_this_turn:
            # He laid a tile in this turn, and may have had others that PT-9 kept him from laying.
            return self.turned_to(new, self.following(p))
        return self.passed_on(new, self.following(p), new.markers != p.markers or p.stage == Stage.DREW)

    def _marked(self, p: Position) -> Position:
        """The position with the player's marker up, whether or not it was (PT-6, PT-9)."""
        return p.replace(markers=p.markers | 1 << p.turn, memo=_played(p.memo, p.turn, False))

    def _ended(self, p: Position) -> Position:
        """The position after the last tile of a turn, which waits while the marker may come down (PT-7)."""
        if self._may_close(p) and self.clause_enabled("PT-7"):
            return p.replace(stage=Stage.MORE, doubles_this_turn=0)
        return self.turned_to(p, self.following(p))


def _played(memo: int, seat: int, has: bool) -> int:
    """The memo once `seat` has played on its own train, or has not since its marker went up."""
    seats = HAS_PLAYED.of(memo)
    return HAS_PLAYED.put(memo, seats | 1 << seat if has else seats & ~(1 << seat))
