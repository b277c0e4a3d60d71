"""The way in which a train's tiles lie in the window: from the hub outwards, left and right as the person sees them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from roundhouse.actions.action import TrainEnd
from roundhouse.games.core.moves import LayEngine, Play
from roundhouse.games.core.position import Position, Rules
from roundhouse.presenters.views import Half, TileView
from roundhouse.referee import train_slots
from roundhouse_hub.lamps.scene import SLOTS

RIGHT_SLOTS = 6
"""The slots below this one are on the hub's right side."""
HALVES: Final[dict[str, Half]] = {"W": "train", "A": "A", "D": "D", "R": "R", "S": "S", "T": "T"}
"""The ends that are no numbers, as they are written in a set and as they are drawn."""


def mirrored(game: Rules, train: int) -> bool:
    """Whether a train with two ends runs from the hub to the left: its right end is then the one at the hub.

    >>> from roundhouse.games import BasicTrains
    >>> [mirrored(BasicTrains(4), train) for train in range(4)]
    [False, True, True, False]
    """
    return game.ends_per_train == 2 and RIGHT_SLOTS <= train_slots(game)[train] < SLOTS


def end_shown(game: Rules, train: int, end: int) -> TrainEnd:
    """A train's end (0 left, 1 right) as the window counts them, from the hub outwards; and back again."""
    return TrainEnd(1 - end if mirrored(game, train) else end)


def half_of(game: Rules, end: int) -> Half | None:
    """An end as it is drawn: pips, the wild or a letter; None for an unseen one.

    >>> from roundhouse.games import MexicanTrain
    >>> half_of(MexicanTrain(2), 5), half_of(MexicanTrain(2), -1)
    (5, None)
    """
    if end < 0:
        return None
    return end if end <= game.options.set else HALVES[game.tiles.end_text(end)]


def tile_halves(game: Rules, tile: int) -> tuple[Half, Half]:
    """Both ends of a known tile as they are drawn."""
    first, second = (half_of(game, end) for end in game.tiles.ends[tile])
    assert first is not None and second is not None, "the tile is known"
    return first, second


def ends_of(position: Position, train: int) -> tuple[Half | None, ...]:
    """The open ends of a train, left end first; None for an unseen one."""
    game = position.game
    first = train * game.ends_per_train
    return tuple(half_of(game, end) for end in position.ends[first : first + game.ends_per_train])


def tiles_of(
    position: Position, train: int, line: Sequence[Play | LayEngine], last: Play | LayEngine | None
) -> tuple[TileView, ...]:
    """The tiles of a train from the hub outwards; `last` is the one laid last at the table."""
    game = position.game
    tiles = [tile_of(game, play, train, play is last) for play in line]
    if mirrored(game, train):
        tiles.reverse()
    if tiles and not position.over and any(spot // game.ends_per_train == train for spot in position.doubles):
        # Only where trains grow at one end do doubles wait to be covered: it is the outermost tile.
        # After the round, no double waits to be covered.
        tiles[-1] = replace(tiles[-1], duty=True)
    return tuple(tiles)


def tile_of(game: Rules, play: Play | LayEngine, train: int, last: bool = False) -> TileView:
    """A tile as it lies on its train. A double lies crosswise if the train grows at one end only and the game
    does not lay doubles in line.
    """
    if isinstance(play, LayEngine):
        low, high = (half_of(game, end) for end in game.tiles.ends[play.tile]) if play.tile >= 0 else (None, None)
        return TileView(low, high, last_play=last)
    joined, opens = half_of(game, play.joined), half_of(game, play.opens)
    if game.ends_per_train == 1:
        return TileView(joined, opens, play.double and not game.doubles_in_line, last)
    inner = end_shown(game, train, play.spot % 2) == 0
    return TileView(opens, joined, last_play=last) if inner else TileView(joined, opens, last_play=last)
