"""Playing a position out to the end of the round by a fast policy: what a move leads to, measured.

Every move is tried in the same worlds and with the same boneyards (common random numbers), so that what they have in
common cancels. The game alone says what is legal and what comes next.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from roundhouse.dominoes import shuffled, tiles_in
from roundhouse.games.dealer import Shuffle
from roundhouse.games.game import Game
from roundhouse.games.moves import DRAW, Announce, Claim, Draw, LayEngine, Move, Play
from roundhouse.games.position import Position, Stage
from roundhouse.games.results import RoundResult
from roundhouse.players.longest_train import PlannedTrain, longest_train
from roundhouse.players.one_end import BONUS, COVERS, DRAWN, FOLLOWED, IN_LINE, MARKER_DOWN, OPENS
from roundhouse.players.player import moves_of

BUDGET: Final = 60
"""How many hands the search for a line examines: rollouts need a good line, not the best."""


def fast_move(position: Position, legal: Sequence[Move]) -> Move:
    """About the move of the sensible player at a tenth of its time, by the hand and the train of the player in turn.

    It weighs as `one_end` does, with one line for all moves: a tile of the line that goes elsewhere is charged with
    the rest of the line, which is not searched again.
    """
    game, seat = position.game, position.turn
    pips, line = game.tiles.pips, own_line(position, seat, BONUS, BUDGET)
    left, charged = 0, {}
    for tile in reversed(line.tiles):
        left += pips[tile]
        charged[tile] = pips[tile] - (1 - IN_LINE) * left
    first = line.tiles[0] if line.tiles else -1
    urge = OPENS if game.publics and not position.begun >> seat & 1 else 0.0
    if position.markers >> seat & 1:
        urge += MARKER_DOWN
    fresh = position.doubles[-position.doubles_this_turn :] if position.doubles_this_turn else ()

    def worth(move: Move) -> float:
        if isinstance(move, LayEngine):
            return OPENS + pips[move.tile]
        if not isinstance(move, Play):
            return -DRAWN if isinstance(move, Draw) else 0.0
        tile, own = move.tile, move.train == seat
        gain = IN_LINE * pips[tile] if own and tile == first else charged.get(tile, pips[tile])
        if own:
            gain += urge if tile == first else urge - (1 - IN_LINE) * left
        if move.double:
            gain += FOLLOWED
        if move.spot in fresh:
            gain += COVERS
        return gain

    return max(legal, key=worth)


def own_line(position: Position, seat: int, bonus: int, budget: int) -> PlannedTrain:
    """The best line of the hand of `seat` on an end of its own train; none where it has no train."""
    game, hand = position.game, position.hands[seat]
    each = game.ends_per_train
    ends = {end for end in position.ends[seat * each : seat * each + each] if end >= 0}
    lines = (longest_train(game, hand, end, bonus, budget) for end in sorted(ends))
    return max(lines, key=lambda line: line.value, default=PlannedTrain())


class Rollouts:
    """Moves tried in `worlds`, full positions, each with a boneyard in an order of its own, for `seat`.

    Without `seat` they are for the player in turn.
    """

    def __init__(self, worlds: Sequence[Position], rng: Random, seat: int | None = None) -> None:
        self.worlds = [(world, _boneyard(world, rng)) for world in worlds]
        self.seat = worlds[0].turn if seat is None else seat

    def gains(self, move: Move) -> list[float]:
        """By how much the player is ahead of the others at the end of the round, in each world, after `move`."""
        return [self._lead(with_chance(world, move, boneyard), boneyard) for world, boneyard in self.worlds]

    def leads(self) -> list[float]:
        """By how much the player is ahead of the others at the end of the round, in each world as it stands."""
        return [self._lead(world, boneyard) for world, boneyard in self.worlds]

    def best(self, legal: Sequence[Move]) -> Move:
        """The move with the greatest mean gain; the first of equals."""
        return max(legal, key=lambda move: sum(self.gains(move)))

    def _lead(self, position: Position, boneyard: Shuffle) -> float:
        game = position.game
        assert isinstance(game, Game)
        points = game.points(played_out(position, boneyard), {})
        return 0.0 if points is None else lead(game, points, self.seat)


def played_out(position: Position, boneyard: Shuffle) -> Position:
    """The end of the round where everybody moves by the fast policy from `position` on."""
    legal_in = position.game.legal
    while position.stage != Stage.OVER:
        legal = legal_in(position)
        if not legal:
            due = boneyard.next_event(position)
            assert due is not None, "where nobody can move, chance does"
            position = position.after(due)
            continue
        move = legal[0]
        if len(legal) > 1:
            if type(legal[-1]) is Claim or type(legal[-1]) is Announce:
                move = called(position, legal)
            else:
                move = fast_move(position, legal)
        position = with_chance(position, move, boneyard)
    return position


def with_chance(position: Position, move: Move, boneyard: Shuffle) -> Position:
    """The position after `move`; a draw takes the next tile of the boneyard."""
    return position.after(boneyard.draw(position) if move is DRAW else move)


def called(position: Position, legal: Sequence[Move]) -> Move:
    """What is done where a last tile is not announced yet: its owner does so at once (MT-12), before anybody claims."""
    announced = next((move for move in legal if isinstance(move, Announce)), None)
    own = moves_of(position, position.turn)
    return announced or next((move for move in own if isinstance(move, Claim)), None) or fast_move(position, own)


def _boneyard(world: Position, rng: Random) -> Shuffle:
    return Shuffle(tuple(shuffled(tiles_in(world.unseen), rng)), "")


def lead(game: Game, points: Sequence[int], seat: int) -> float:
    """How far the side of `seat` is ahead of the mean of the others, whichever way the game counts."""
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
