"""Advice for whoever is in turn: what could be played beside the first choice, and why a tile cannot be."""

from __future__ import annotations

from roundhouse.games.match import Match
from roundhouse.games.moves import Move, Play
from roundhouse.games.position import Position
from roundhouse.games.rulings import Ruling


def alternatives(position: Position, first: Move) -> list[Move]:
    """The adviser's choice, then every other play, the heaviest tile first and each tile's own train before others."""
    pips = position.game.tiles.pips
    plays = [move for move in position.legal() if isinstance(move, Play)]
    seen: set[tuple[int, int]] = {(first.tile, first.train)} if isinstance(first, Play) else set()
    found: list[Move] = [first]
    for move in sorted(plays, key=lambda move: (-pips[move.tile], move.tile, move.train != position.turn)):
        if (move.tile, move.train) not in seen:
            seen.add((move.tile, move.train))
            found.append(move)
    return found


def why_not(match: Match, tile: int) -> tuple[int, Ruling] | None:
    """The train that the tile was most likely meant for, and the referee's refusal; None for one that can be played.

    A train whose open end it fits says more than one where it does not: there a rule stands against it. Of those, and
    where it fits nowhere, one's own train comes first.
    """
    position = match.position
    if position is None:
        return None
    game = position.game
    best: tuple[tuple[bool, bool, int], int, Ruling] | None = None
    for spot in range(game.trains * game.ends_per_train):
        train, end = spot // game.ends_per_train, position.ends[spot]
        if train not in position.trains_in_sight:
            continue
        ruling = match.ruling(game.fitting_play(tile, spot, end))
        if ruling.allowed:
            return None
        fits = end >= 0 and bool(game.fitting[end] >> tile & 1)
        rank = (not fits, train != position.turn, spot)
        if best is None or rank < best[0]:
            best = rank, train, ruling
    return None if best is None else (best[1], best[2])
