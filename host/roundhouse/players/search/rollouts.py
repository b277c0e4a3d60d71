"""Playing a position out to the end of the round by a fast policy: what a move leads to, measured.

Every move is tried in the same worlds and with the same boneyards (common random numbers), so that what they have in
common cancels. The game alone says what is legal and what comes next.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from random import Random
from typing import TypeAlias

from roundhouse.dominoes import tiles_in
from roundhouse.games.core.moves import DRAW, Announce, Claim, Draw, LayEngine, Move, Play
from roundhouse.games.core.position import Position, Rules
from roundhouse.games.core.words import words
from roundhouse.games.match.dealer import Shuffle, quickly_shuffled
from roundhouse.games.rules.game import Game
from roundhouse.games.rules.results import RoundResult
from roundhouse.players.player import Player
from roundhouse.players.playout import play_on
from roundhouse.players.search.longest_train import PlannedTrain, longest_train
from roundhouse.players.search.one_end_evaluation import (
    COVER_WORTH,
    DRAW_COST,
    FOLLOWED_DOUBLE_WORTH,
    LINE_COST_SHARE,
    MARKER_DOWN_WORTH,
    OPENING_WORTH,
    TILE_BONUS,
)

Leads: TypeAlias = tuple[float, ...]
"""The lead of each seat over the others."""


class FastPolicy(Player):
    """About the moves of the sensible player at a tenth of its time, by the hand and the train of the player in turn.

    It weighs as `OneEndEvaluation` does, with one line for all moves: a tile of the line that goes elsewhere is charged
    with the rest of the line, which is not searched again; so is another tile on the player's own train, unless the
    line can go on from there. It plays for all seats, and keeps each one's line from move to move.
    """

    name = "fast"
    sees_all_hands = True

    def __init__(self, game: Rules) -> None:
        super().__init__()
        self.game = game
        self._lines: list[_KeptLine | None] = [None] * game.seats

    def choose(self, view: Position, legal: Sequence[Move]) -> Move:
        """A last tile is announced as soon as it may be, and a missed announcement claimed (MT-12)."""
        for kind in (Announce, Claim):
            for move in legal:
                if isinstance(move, kind):
                    return move
        return self.pick(view, legal)

    def pick(self, view: Position, legal: Sequence[Move]) -> Move:
        """The move that is worth the most; the first of equals."""
        seat, pips = view.turn, self.game.tiles.pips
        line = self._line(view, seat)
        first, opens, in_line = line.first, line.opens, line.worth
        own = OPENING_WORTH if self.game.publics and not view.begun >> seat & 1 else 0.0
        if view.markers >> seat & 1:
            own += MARKER_DOWN_WORTH
        broken = own - (1 - LINE_COST_SHARE) * line.left
        fresh = view.doubles[-view.doubles_this_turn :] if view.doubles_this_turn else ()
        best, most = legal[0], -inf
        for move in legal:
            if type(move) is Play:
                tile = move.tile
                worth = in_line[tile] if tile in in_line else float(pips[tile])
                if move.train == seat:
                    if tile == first and move.opens == opens:
                        worth = LINE_COST_SHARE * pips[tile] + own
                    else:
                        goes_on = tile != first and line.begins_on >> move.opens & 1
                        worth += own if goes_on else broken
                if move.double:
                    worth += FOLLOWED_DOUBLE_WORTH
                if move.spot in fresh:
                    worth += COVER_WORTH
            elif type(move) is LayEngine:
                worth = OPENING_WORTH + pips[move.tile]
            else:
                worth = -DRAW_COST if type(move) is Draw else 0.0
            if worth > most:
                best, most = move, worth
        return best

    def _line(self, position: Position, seat: int) -> _KeptLine:
        line, each = self._lines[seat], self.game.ends_per_train
        hand, row = position.hand(seat), position.open_ends
        ends = (int(row[seat]),) if each == 1 else (int(row[2 * seat]), int(row[2 * seat + 1]))
        if line is None or not line.follow(hand, ends):
            found = own_line(position, seat, TILE_BONUS)
            line = self._lines[seat] = _KeptLine(hand, ends, found, self.game)
        return line


class _KeptLine:
    """The best line of a hand, kept while the hand loses tiles.

    `first` is the tile of it that comes next, or -1, and `opens` the end that it then leaves open; `begins_on` are the
    open ends (bits) on which it can lie so; `left` are the pips of the line from there, and `worth` is what each tile
    of it is worth on another train.
    """

    def __init__(self, hand: int, ends: tuple[int, ...], line: PlannedTrain, game: Rules) -> None:
        self.hand, self.ends, self.line, self.game, self.pips = hand, ends, line, game, game.tiles.pips
        worth: dict[int, float] = {}
        tiles, left = 0, 0
        for tile in reversed(line.tiles):
            tiles |= 1 << tile
            left += self.pips[tile]
            worth[tile] = self.pips[tile] - (1 - LINE_COST_SHARE) * left
        self.worth, self.tiles, self.left = worth, tiles, left
        self._go_to(0)

    def follow(self, hand: int, ends: tuple[int, ...]) -> bool:
        """Go on to what is left of the line; False if that may not be the best line of this hand on these ends.

        It is the best if no tile was drawn, and tiles of the line were laid in their order: without the other tiles no
        line becomes better.
        """
        if hand & ~self.hand:
            return False
        while self.first >= 0 and not hand >> self.first & 1:
            self.tiles ^= 1 << self.first
            self.left -= self.pips[self.first]
            self.ends = (self.opens,)
            self._go_to(self.place + 1)
        self.hand = hand
        return not self.tiles & ~hand and ends == self.ends

    def _go_to(self, place: int) -> None:
        line, self.place = self.line, place
        if place < len(line.tiles):
            self.first, self.opens = line.tiles[place], line.opens[place]
            self.begins_on = _ends_for(self.game, self.first, self.opens)
        else:
            self.first, self.opens, self.begins_on = -1, -1, 0


@lru_cache(maxsize=1 << 12)
def _ends_for(game: Rules, tile: int, opens: int) -> int:
    """The open ends (bits) on which `tile` can lie so that it leaves `opens` open."""
    return sum(1 << end for end in range(game.tiles.kinds) if opens in game.play_table.opened(tile, end))


def own_line(position: Position, seat: int, bonus: int) -> PlannedTrain:
    """The best line of the hand of `seat` on an end of its own train; none where it has no train."""
    game, hand = position.game, position.hand(seat)
    each = game.ends_per_train
    if each == 1 and position.open_ends[seat] >= 0:
        return longest_train(game, hand, int(position.open_ends[seat]), bonus)
    ends = {end for end in position.ends[seat * each : seat * each + each] if end >= 0}
    lines = [longest_train(game, hand, end, bonus) for end in sorted(ends)]
    return max(lines, key=lambda line: line.value, default=PlannedTrain())


class Rollouts:
    """Moves of the player in turn, tried in `worlds`: full positions, each with a boneyard in an order of its own."""

    def __init__(self, worlds: Sequence[Position], rng: Random) -> None:
        self.worlds = [(world, Shuffle(quickly_shuffled(words(tiles_in(world.unseen)), rng))) for world in worlds]
        self.seat, game = worlds[0].turn, worlds[0].game
        assert isinstance(game, Game)
        self.game = game
        self.players = [FastPolicy(game)] * game.seats

    def gains(self, move: Move) -> list[float]:
        """By how much the player is ahead of the others at the end of the round, in each world, after `move`."""
        return [self._lead(with_chance(world, move, boneyard), boneyard) for world, boneyard in self.worlds]

    def leads(self) -> list[Leads]:
        """By how much everybody is ahead of the others at the end of the round, in each world as it stands."""
        return [leads(self._end(world, boneyard)) for world, boneyard in self.worlds]

    def _end(self, position: Position, boneyard: Shuffle) -> Position:
        return play_on(position, boneyard, self.players, {})

    def _lead(self, position: Position, boneyard: Shuffle) -> float:
        end = self._end(position, boneyard)
        return lead(self.game, points_at(end), self.seat)


def with_chance(position: Position, move: Move, boneyard: Shuffle) -> Position:
    """The position after `move`; a draw takes the next tile of the boneyard."""
    return position.after(boneyard.draw(position) if move is DRAW else move)


def points_at(end: Position) -> Sequence[int]:
    """The points of the round that is over here, by seat: nothing where it is void."""
    game = end.game
    assert isinstance(game, Game)
    return game.points(end, {}) or (0,) * game.seats


def leads(end: Position) -> Leads:
    """By how much everybody is ahead of the others at the end of a round."""
    game, points = end.game, points_at(end)
    assert isinstance(game, Game)
    return tuple([lead(game, points, seat) for seat in range(game.seats)])


def lead(game: Game, points: Sequence[int], seat: int) -> float:
    """The points by which the side of `seat` is ahead of the mean of the others, whichever way the game counts."""
    own = next(side for side in game.sides if seat in side)
    others = [points[each] for each in range(game.seats) if each not in own]
    ahead = sum(points[each] for each in own) / len(own) - sum(others) / len(others)
    return -ahead if low_points_lead(game) else ahead


@lru_cache(maxsize=64)
def low_points_lead(game: Game) -> bool:
    """Whether the fewest points lead, as the game itself says of a round.

    >>> from roundhouse.games import BasicTrains, MexicanTrain
    >>> low_points_lead(MexicanTrain(2)), low_points_lead(BasicTrains(4))
    (True, False)
    """
    first = game.sides[0]
    points = tuple(0 if seat in first else 1 for seat in range(game.seats))
    result = RoundResult(game.next_round([], 0), -1, points)
    return set(first) <= set(game.leaders([result]))
