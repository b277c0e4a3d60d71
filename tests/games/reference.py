"""The rules once more, straight from RULES and as slowly as you like: which clauses forbid a move in a position.

Nothing here uses what the games use to decide; the tests compare the two.
"""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.dominoes import tiles_in
from roundhouse.games import BasicTrains, MexicanTrain
from roundhouse.games.moves import Announce, Claim, Done, Draw, LayEngine, Move, Play
from roundhouse.games.position import Position, Stage


def forbidding(position: Position, move: Move) -> set[str]:
    """The clauses that forbid this move of the player whose turn it is."""
    if position.stage == Stage.OVER:
        return {"C-3"}
    if position.stage == Stage.DEALING:
        return {"C-8"}
    if isinstance(position.game, MexicanTrain):
        return set(_Mexican(position, position.game).forbidding(move))
    assert isinstance(position.game, BasicTrains)
    return set(_Basic(position, position.game).forbidding(move))


class _Table:
    """What can be seen of a position, in plain words."""

    def __init__(self, position: Position) -> None:
        self.p = position
        self.seat = position.turn
        self.ends_of = position.game.tiles.ends
        on_table = set(tiles_in(position.laid))
        self.held = [set(tiles_in(hand)) for hand in position.hands]
        self.known = self.held[self.seat]
        seen = on_table.union(*self.held)
        self.unseen = set(range(position.game.tiles.size)) - seen
        self.hidden = sum(group.size for group in position.hidden[self.seat])

    def may_hold(self, tile: int) -> bool:
        """C-1: he is seen to hold it, or has hidden tiles and nobody has seen it anywhere."""
        return tile in self.known or (self.hidden > 0 and tile in self.unseen)

    def bears(self, tile: int, number: int) -> bool:
        return number in self.ends_of[tile]

    def begun(self, train: int) -> bool:
        return bool(self.p.begun >> train & 1)


class _Mexican(_Table):
    """MT."""

    def __init__(self, position: Position, game: MexicanTrain) -> None:
        super().__init__(position)
        self.o = game.switches
        self.mexican = game.seats
        self.fresh = position.doubles[len(position.doubles) - position.fresh :]
        self.older = position.doubles[: len(position.doubles) - position.fresh]
        self.drew = position.stage in (Stage.DREW, Stage.FOLLOW_DREW)
        self.first_train = position.stage == Stage.MORE and not self.fresh

    def forbidding(self, move: Move) -> Iterator[str]:
        if self.p.stage == Stage.PENALTY:
            # The penalty is drawn first, and it is too late to announce.
            yield "MT-12"
            return
        if isinstance(move, Announce | Claim):
            if self.p.memo != move.seat + 1 or (isinstance(move, Claim) and self.p.stage != Stage.TURN):
                yield "MT-12"
            return
        match move:
            case Play():
                yield from self.of_play(move)
            case LayEngine():
                yield "MT-2"
            case Draw():
                yield from self.of_waiting()
                if self.first_train:
                    yield "MT-5"
                if self.drew:
                    yield "MT-4"
                if not self.p.yard:
                    yield "C-5"
            case Done() if not self.first_train:
                yield from self.of_waiting()
                if self.p.yard and not self.drew:
                    yield self.duty()

    def duty(self) -> str:
        """What he owes: to follow up, to cover, or to play."""
        return "MT-8" if self.fresh else "MT-9" if self.older else "MT-4"

    def of_waiting(self) -> Iterator[str]:
        """Who can play must; an end that nobody saw binds nobody."""
        if not self.first_train and any(
            not set(self.of_play(play)) and not self.second_double_forbidden(play, sure=True)
            for play in self.sure_plays()
        ):
            yield self.duty()

    def sure_plays(self) -> Iterator[Play]:
        for tile in self.known:
            for spot in range(self.mexican + 1):
                if self.p.ends[spot] >= 0:
                    yield from (self.p.game.play_of(tile, spot, end) for end in set(self.ends_of[tile]))

    def of_play(self, play: Play) -> Iterator[str]:
        spot, end = play.spot, self.p.ends[play.spot]
        if not self.may_hold(play.tile):
            yield "C-1"
        yield from self.of_place(spot)
        if end >= 0 and play.joined != end:
            yield "C-2" if self.begun(spot) else "MT-6" if spot == self.mexican else "MT-5"
        if end < 0 and spot in self.p.doubles and len(set(self.ends_of[play.tile])) == 1:
            # Whatever double lies there is the only one of its number.
            yield "C-2"
        if self.second_double_forbidden(play):
            yield "MT-8"

    def of_place(self, spot: int) -> Iterator[str]:
        """Where he may lay a tile at all."""
        if len(self.fresh) >= 2 and spot not in self.fresh:
            yield "MT-8"
        if len(self.fresh) == 1 and spot not in self.fresh:
            if self.o.follow_on_double:
                yield "MT-8"
            if self.o.cover_last_double and self.p.stage == Stage.FOLLOW_DREW and self.p.count(self.seat) == 1:
                yield "MT-11"
        if self.first_train and spot != self.seat:
            yield "MT-5"
        if spot in self.fresh:
            return
        if self.older:
            if spot != self.older[0]:
                yield "MT-9"
            return
        if spot == self.mexican:
            if self.o.own_train_first and not self.begun(spot) and not self.begun(self.seat):
                yield "MT-6"
        elif spot != self.seat:
            if not self.begun(spot):
                yield "C-6"
            if not self.p.markers >> spot & 1:
                yield "MT-7"

    def second_double_forbidden(self, play: Play, sure: bool = False) -> bool:
        """He must hold a tile that follows it: a hidden one may, so that it is neither forbidden nor `sure`."""
        low, high = self.ends_of[play.tile]
        if len(self.fresh) != 1 or low != high or play.spot in self.fresh:
            return False
        if self.o.one_double:
            return True
        left = {tile for tile in self.unseen if self.bears(tile, low)} | {
            tile for hand in self.held for tile in hand if self.bears(tile, low)
        }
        if self.o.close_dead_doubles and not left - {play.tile}:
            return False
        if self.p.count(self.seat) == 1:
            return self.o.cover_last_double and self.p.yard > 0
        if self.hidden and not sure:
            return False
        rest = self.known - {play.tile}
        first = self.p.ends[self.fresh[0]]
        if first < 0 and not sure and rest:
            return False
        return not any(self.bears(tile, low) or (first >= 0 and self.bears(tile, first)) for tile in rest)


class _Basic(_Table):
    """BT."""

    def __init__(self, position: Position, game: BasicTrains) -> None:
        super().__init__(position)
        self.doubles = set(game.tiles.double)

    def forbidding(self, move: Move) -> Iterator[str]:
        stage = self.p.stage
        match move:
            case LayEngine(tile):
                if stage != Stage.ENGINE or tile not in self.doubles:
                    yield "BT-2"
                if not self.may_hold(tile):
                    yield "C-1"
                if not self.p.begun and any(double > tile for hand in self.held for double in hand & self.doubles):
                    yield "BT-2"
            case Play():
                yield from self.of_play(move)
            case Done():
                if stage == Stage.ENGINE and self.known & self.doubles:
                    yield "BT-2"
                if stage == Stage.TURN and any(self.fits_own(tile) for tile in self.known):
                    yield "BT-3"
            case Draw():
                yield "BT-1"
            case Announce() | Claim():
                yield "BT-6"

    def fits_own(self, tile: int) -> bool:
        return any(end >= 0 and self.bears(tile, end) for end in self.p.ends[2 * self.seat : 2 * self.seat + 2])

    def of_play(self, play: Play) -> Iterator[str]:
        train, end = play.spot // 2, self.p.ends[play.spot]
        if self.p.stage == Stage.ENGINE or not self.begun(train):
            yield "BT-2"
        if not self.may_hold(play.tile):
            yield "C-1"
        if (self.p.stage == Stage.TURN) != (train == self.seat):
            yield "BT-3"
        if self.p.stage == Stage.MORE and train != self.seat and self.p.memo >> train & 1:
            yield "BT-4"
        if end >= 0 and play.joined != end:
            yield "C-2"
