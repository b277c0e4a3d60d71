"""What games with a boneyard share: laying, covering, drawing, passing on, and the round that is blocked.

A game says with `reach` where the player in turn may lay a tile that fits, and with `kept` which of those plays another
clause of its own takes away; what can be said for sure where hands are hidden follows from the two.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import reduce
from operator import or_

from roundhouse.games.game import Game
from roundhouse.games.moves import Move, Play
from roundhouse.games.position import Position, Stage, exclude, give, take

Doubles = tuple[tuple[int, ...], int]
"""The spots of the open doubles in the order they were laid, and how many of the last are of this turn."""


class YardGame(Game):
    """A game whose players draw from a boneyard what they cannot play from their hands."""

    # -- where a tile may be laid -----------------------------------------------------------------------

    @abstractmethod
    def reach(self, position: Position) -> tuple[int, ...]:
        """The spots on which the player in turn may lay a tile that fits."""

    def open_to_him(self, position: Position) -> tuple[int, ...]:
        """Of trains with one end: his own, those of others that are begun and marked, and what is nobody's own."""
        seat, opened = position.turn, position.markers & position.begun
        others = [spot for spot in range(self.seats) if spot != seat and opened >> spot & 1]
        return (seat, *others, *range(self.seats, self.trains))

    def places(self, position: Position) -> tuple[tuple[tuple[int, ...], int], ...]:
        """The spots within reach, and which tiles (bits) may be laid on those if they fit."""
        return ((self.reach(position), -1),)

    def kept(self, position: Position, moves: list[Move], sure: bool = False) -> list[Move]:
        """The plays within reach without those that another clause forbids.

        A hidden tile may be the one that allows a play; where it must be `sure` that he may make it, only seen ones
        count.
        """
        del position, sure
        return moves

    def possible_plays(self, position: Position) -> list[Move]:
        """Every play that may be allowed, as far as the viewer knows the player's hand."""
        moves: list[Move] = []
        for spots, tiles in self.places(position):
            moves += self.plays(position, spots, tiles)
        return self.kept(position, moves)

    def sure_plays(self, position: Position) -> list[Move]:
        """The plays with tiles that the viewer sees in the player's hand, on ends that he sees too."""
        if not position.hidden[position.turn]:
            seen = position
        else:
            hidden = position.hidden
            seen = position.replace(hidden=(*hidden[: position.turn], (), *hidden[position.turn + 1 :]))
        plays: list[Move] = []
        for spots, tiles in self.places(position):
            if position.unknown:
                spots = tuple(spot for spot in spots if position.ends[spot] >= 0)
            plays += self.plays(seen, spots, tiles)
        return self.kept(position, plays, sure=True)

    def unsure(self, position: Position) -> bool:
        """Whether the viewer cannot tell that the player has nothing to lay, and sees nothing that he must lay."""
        hidden_away = position.hidden[position.turn] or position.unknown
        return bool(hidden_away) and not self.sure_plays(position) and bool(self.possible_plays(position))

    def fitting_in_reach(self, position: Position) -> int:
        """The tiles that would fit somewhere in reach, as bits; 0 where an end was not seen: then nobody can tell."""
        places = self.places(position)
        if any(position.ends[spot] < 0 for spots, _ in places for spot in spots):
            return 0
        return reduce(or_, [self.fits(position, spots) & tiles for spots, tiles in places], 0)

    # -- what comes of a move -----------------------------------------------------------------------------

    def laid(self, p: Position, play: Play) -> Position:
        """The position with the tile of `play` on its train; doubles and whose turn it is are as they were."""
        new = p.copy()
        new.hands, new.hidden = take(p.hands, p.hidden, p.turn, play.tile)
        new.ends = (*p.ends[: play.spot], play.opens, *p.ends[play.spot + 1 :])
        new.begun = p.begun | 1 << play.train
        new.laid = p.laid | play.bit
        new.unknown = p.unknown + (play.tile < 0)
        new.idle = 0
        return new

    def covered(self, p: Position, play: Play) -> Doubles:
        """The open doubles after `play`: one that it covers is no longer open, and a double laid is (MT-8, DT-7)."""
        doubles, fresh, spot = p.doubles, p.doubles_this_turn, play.spot
        if spot in doubles:
            place = doubles.index(spot)
            fresh -= place >= len(doubles) - fresh
            doubles = doubles[:place] + doubles[place + 1 :]
        return ((*doubles, spot), fresh + 1) if play.double else (doubles, fresh)

    def still_open(self, open_doubles: Doubles, ends: tuple[int, ...], laid: int) -> Doubles:
        """The open doubles without those that no tile can cover any more (MT-10)."""
        doubles, fresh = open_doubles
        covering, old = self.covering, len(doubles) - fresh
        kept = tuple([spot for spot in doubles if covering[ends[spot]] & ~laid])
        if len(kept) == len(doubles):
            return open_doubles
        return kept, sum(1 for spot in doubles[old:] if spot in kept)

    def drawn(self, p: Position, tile: int, denied: int = 0) -> Position:
        """The position with `tile` in the hand of the player in turn, who denied by it to hold `denied`."""
        new = p.copy()
        if denied and p.hidden[p.turn]:
            new.hidden = exclude(p.hidden, p.turn, denied)
        new.hands, new.hidden = give(new.hands, new.hidden, p.turn, tile)
        new.yard = p.yard - 1
        new.idle = 0
        return new

    def turned_to(self, p: Position, to: int) -> Position:
        """The position in which the turn is over, a tile having been laid, and it is up to seat `to`."""
        new = p.copy()
        new.turn, new.stage, new.doubles_this_turn, new.idle = to, Stage.TURN, 0, 0
        return new

    def passed_on(self, p: Position, to: int, stirred: bool) -> Position:
        """The position after a turn without a tile laid, in which it is up to `to`; the round may be blocked (C-4).

        With an empty boneyard turns are counted that changed nothing. `stirred`: this one did, so that the count begins
        with it; when it has gone once round, nobody can play.
        """
        new = self.turned_to(p, to)
        new.idle = 0 if p.yard else 1 if stirred else p.idle + 1
        if new.idle >= self.seats and self.clause_enabled("C-4"):
            new.stage = Stage.OVER
        return new
