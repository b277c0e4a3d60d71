"""What a move of Mexican Train does to the position."""

from __future__ import annotations

from roundhouse.games.boneyard import Doubles
from roundhouse.games.last_tile import claimed, penalized, settled
from roundhouse.games.mexican_train.legal_moves import DREW, FOLLOW, FOLLOW_DREW, MORE, OTHER_PARTS, OVER, TURN
from roundhouse.games.mexican_train.rulings import Rulings
from roundhouse.games.moves import Announce, Claim, Close, Deal, Done, Draw, Move, Penalty, Play, Reveal
from roundhouse.games.position import Position, exclude, give, take
from roundhouse.games.reveal import revealed


class Effects(Rulings):
    """The part of the rules that acts: covering, markers, whose turn it is, who is out, the blocked round."""

    def after(self, position: Position, move: Move) -> Position:
        """See `Game.after`."""
        if type(move) is Draw:
            return self._after_draw(position, move.tile)
        if type(move) is not Play:
            return self._after_other(position, move)
        p, play = position, move
        seat, spot, bit = p.turn, play.spot, play.bit
        hands, hidden, doubles, fresh = p.hands, p.hidden, p.doubles, p.doubles_this_turn
        hand = hands[seat]
        if hand & bit:
            hand ^= bit
            held = list(hands)
            held[seat] = hand
            hands = tuple(held)
        else:
            hands, hidden = take(hands, hidden, seat, play.tile)
        laid, train = p.laid | bit, 1 << spot
        open_ends = list(p.ends)
        open_ends[spot] = play.opens
        ends = tuple(open_ends)
        markers = p.markers
        if spot == seat and self._marker_falls:
            markers &= ~train
        if doubles or play.double:
            doubles, fresh = self._doubles_after(p, play, ends, laid)
        turn, stage, winner, memo = seat, FOLLOW, -1, p.memo & OTHER_PARTS
        if not hand and not hidden[seat] and self._goes_out(p, play.double and spot in doubles):
            stage, winner = OVER, seat
        elif self._whole and self._lays_first_train(p, spot):
            stage = MORE
        elif not (play.double and spot in doubles):
            turn, stage, fresh = (seat + 1) % self.seats, TURN, 0
        if self._calls and winner < 0:
            memo |= seat + 1 if hand.bit_count() + sum(group.size for group in hidden[seat]) == 1 else 0
        # Nearly every value is another: a blank to fill in takes less than a copy to change.
        new = Position()
        new.game = self
        new.round = p.round
        new.turn = turn
        new.stage = stage
        new.ends = ends
        new.begun = p.begun | train
        new.markers = markers
        new.hands = hands
        new.hidden = hidden
        new.laid = laid
        new.unknown = p.unknown if bit else p.unknown + 1
        new.yard = p.yard
        new.doubles = doubles
        new.doubles_this_turn = fresh
        new.idle = 0
        new.memo = memo
        new.winner = winner
        return new

    def _after_other(self, position: Position, move: Move) -> Position:
        match move:
            case Done():
                return self._after_done(position)
            case Deal():
                return self.after_deal(self.dealt(position, move), move)
            case Close(spot):
                return self._after_close(position, spot)
            case Reveal():
                return revealed(position, move)
            case Announce():
                return settled(position)
            case Claim():
                return claimed(position)
            case Penalty(tile):
                return penalized(position, tile)
        raise TypeError(f"{move} is no move of {self.name}")

    def _goes_out(self, p: Position, opens_double: bool) -> bool:
        """C-3; with MT-11's option not yet by a double that is still open, if there is something to draw."""
        return self._out_ends and not (opens_double and self._cover_last and p.yard)

    def _lays_first_train(self, p: Position, spot: int) -> bool:
        """MT-5, the option: this play begins the player's own train, or goes on with it in the same turn."""
        begins = not (p.begun >> spot & 1 or p.doubles_this_turn)
        return spot == p.turn and (begins or p.stage == MORE)

    def _doubles_after(self, p: Position, play: Play, ends: tuple[int, ...], laid: int) -> Doubles:
        """The open doubles and how many are of this turn: one is covered, one is new (MT-8), dead ones close."""
        left = self.covered(p, play)
        if play.double and not self._doubles_bind:
            left = left[0][:-1], left[1] - 1
        return self.still_open(left, ends, laid) if self._close_dead and left[0] else left

    def _after_close(self, p: Position, spot: int) -> Position:
        """MT-10, said by the table: who has laid an ordinary tile after all has nothing to follow up."""
        place = p.doubles.index(spot)
        new = p.copy()
        new.doubles = p.doubles[:place] + p.doubles[place + 1 :]
        new.doubles_this_turn = p.doubles_this_turn - (place >= len(p.doubles) - p.doubles_this_turn)
        if p.doubles_this_turn and spot == p.doubles[-1]:
            if self._out_ends and not p.count(p.turn):
                new.stage, new.winner = OVER, p.turn
            elif p.stage != MORE:
                new.turn, new.stage, new.doubles_this_turn = (p.turn + 1) % self.seats, TURN, 0
        return new

    def _after_draw(self, p: Position, tile: int) -> Position:
        hands, hidden, seat = p.hands, p.hidden, p.turn
        if hidden[seat]:
            hidden = exclude(hidden, seat, self._denied(p))
        if tile >= 0:
            held = list(hands)
            held[seat] |= 1 << tile
            hands = tuple(held)
        else:
            hands, hidden = give(hands, hidden, seat, tile)
        new = p.copy()
        new.stage = DREW if p.stage == TURN else FOLLOW_DREW
        new.hands = hands
        new.hidden = hidden
        new.yard -= 1
        new.idle = 0
        new.memo = p.memo & OTHER_PARTS
        return new

    def _after_done(self, p: Position) -> Position:
        seat, markers, hidden = p.turn, p.markers, p.hidden
        ends_first_train = self.lays_first_train(p)
        if not ends_first_train:
            if self._marker_rises:
                markers |= 1 << seat
            if hidden[seat]:
                hidden = exclude(hidden, seat, self._denied(p))
        idle = 0
        if not p.yard and not ends_first_train:
            # A marker that goes up, or a tile drawn, may let others play: the count begins with this turn.
            stirred = markers != p.markers or p.stage in (DREW, FOLLOW_DREW)
            idle = 1 if stirred else p.idle + 1
        blocked = idle >= self.seats and self._blocks
        new = p.copy()
        new.turn = (seat + 1) % self.seats
        new.stage = OVER if blocked else TURN
        new.markers = markers
        new.hidden = hidden
        new.doubles_this_turn = 0
        new.idle = idle
        new.memo = p.memo if ends_first_train else p.memo & OTHER_PARTS
        return new

    def says_not_held(self, position: Position, move: Move) -> int:
        """See `Game.says_not_held`: who draws or passes has nothing that he must lay (MT-4, MT-8, MT-9)."""
        return self._denied(position) if self.waits(position, move) else 0

    def _denied(self, position: Position) -> int:
        """The tiles that the player says he does not hold when he draws or passes."""
        fitting = self.fitting_in_reach(position)
        return fitting & ~self.tiles.doubles if position.doubles_this_turn == 1 else fitting
