"""The legal moves of the player in turn, and why the rest may not be done: the answer to `ask legal`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from roundhouse.games.core.moves import DONE, DRAW, Move, Play
from roundhouse.games.core.position import Position
from roundhouse.games.core.rulings import Ruling


@dataclass(frozen=True, slots=True)
class RefusedMoves:
    """Moves that are refused for one reason: a draw, a pass, or the same train for several tiles.

    `ruling` is the ruling on the first of them.
    """

    moves: tuple[Move, ...]
    ruling: Ruling


def refused_moves(position: Position) -> list[RefusedMoves]:
    """Each known tile of the hand in turn on each visible train where it may not go; a draw; a pass.

    For each train, every known tile is either among the legal moves or here.
    """
    legal = position.legal()
    placed = {(move.tile, move.train) for move in legal if isinstance(move, Play)}
    found: dict[tuple[object, ...], tuple[list[Move], Ruling]] = {}
    for move in _tried(position, placed):
        ruling = position.ruling(move)
        if not ruling.allowed:
            reason = (move.train if isinstance(move, Play) else move, ruling.clause, ruling.why)
            found.setdefault(reason, ([], ruling))[0].append(move)
    return [RefusedMoves(tuple(moves), ruling) for moves, ruling in found.values()]


def _tried(position: Position, placed: set[tuple[int, int]]) -> Iterator[Move]:
    """The plays that are not legal, each once; then a draw and a pass."""
    game = position.game
    for train in position.trains_in_sight:
        spot = game.spot(train)
        for tile in position.known_tiles(position.turn):
            if (tile, train) not in placed:
                yield game.turned(tile, spot, position.ends[spot], game.tiles.ends[tile][0])
    if game.has_boneyard:
        yield DRAW
    yield DONE
