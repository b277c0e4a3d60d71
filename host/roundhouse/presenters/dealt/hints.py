"""Advice for the player in turn: what else could be played, why a tile cannot be, and what to lay of named tiles."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from roundhouse.games.core.moves import Play
from roundhouse.games.core.position import Position
from roundhouse.games.core.rulings import Ruling
from roundhouse.games.match.match import Match
from roundhouse.indices import Seat, TileId, Train
from roundhouse.players import Advised, ExpertPlayer, moves_of
from roundhouse.players.search.one_end_evaluation import TILE_BONUS
from roundhouse.players.search.rollouts import own_line

MOST_HINTS: Final = 3
"""The number of plays that are told at once: the best, and what others cost."""


class NotHeldError(ValueError):
    """`tile` cannot be in the hand of the player in turn; None: more tiles are named than there are in it."""

    def __init__(self, tile: int | None = None) -> None:
        super().__init__(tile)
        self.tile = tile


def alternatives(position: Position, advised: Sequence[Advised]) -> list[Advised]:
    """The adviser's choice, then every other play: the least costly first, then the heaviest whose cost is not known.

    A tile's own train comes before others.
    """
    first, costs = advised[0].move, {each.move: each.cost for each in advised}
    pips = position.game.tiles.pips
    plays = [move for move in position.legal() if isinstance(move, Play)]
    seen: set[tuple[int, int]] = {(first.tile, first.train)} if isinstance(first, Play) else set()
    found = [advised[0]]
    for move in sorted(plays, key=lambda move: (-pips[move.tile], move.tile, move.train != position.turn)):
        if (move.tile, move.train) not in seen:
            seen.add((move.tile, move.train))
            found.append(Advised(move, costs.get(move)))
    return sorted(found, key=lambda each: (each.move is not first, inf if each.cost is None else each.cost))


def kept_line(position: Position, play: Play) -> tuple[int, ...]:
    """The line that the player in turn keeps for the own train, as the numbers of its tiles: 12-5, 5-3 is 12, 5, 3."""
    line = own_line(position.after(play), position.turn, TILE_BONUS)
    if not line.tiles:
        return ()
    one, other = position.game.tiles.ends[line.tiles[0]]
    return (one if other == line.opens[0] else other, *line.opens)


def lacks(view: Position, play: Play) -> Seat | None:
    """The next player, if draws or passes have shown that nothing in that hand fits the end that the play opens."""
    following = view.game.next_seat(view)
    fitting = view.unseen & view.game.fitting[play.opens]
    groups = view.hidden[following]
    shown = bool(fitting and groups) and not any(fitting & ~group.excluded for group in groups)
    return Seat(following) if shown and following != view.turn and not play.double else None


def why_not(match: Match, tile: TileId) -> tuple[Train, Ruling] | None:
    """The train that the tile was most likely meant for, and the referee's refusal; None for a tile that can be played.

    A train whose open end the tile fits comes first, since there a rule forbids the play. Among those trains, and
    where the tile fits nowhere, the player's own train comes first.
    """
    position = match.position
    if position is None:
        return None
    game = position.game
    best: tuple[tuple[bool, bool, int], Train, Ruling] | None = None
    for spot in range(game.trains * game.ends_per_train):
        train, end = Train(spot // game.ends_per_train), position.ends[spot]
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


def with_named_tiles(position: Position, tiles: Sequence[int]) -> Position:
    """The position when these tiles are seen in the hand of the player in turn. Raises NotHeldError."""
    seat, known = position.turn, position.copy()
    for tile in tiles:
        if known.hand(seat) >> tile & 1:
            continue
        if not position.unseen >> tile & 1:
            raise NotHeldError(tile)
        if not known.hidden[seat]:
            raise NotHeldError
        known.take(seat, tile)
        known.give(seat, tile)
    return known


def advice_on_named(known: Position) -> list[Advised]:
    """The play that is advised, of the tiles seen in the hand in turn; empty if none of them can be laid.

    If that is the whole hand, the expert advises; among some tiles of it, no more can be said than which is the
    heaviest that fits.
    """
    seat, pips = known.turn, known.game.tiles.pips
    plays = [move for move in known.legal() if isinstance(move, Play) and known.hands[seat] & move.bit]
    if not plays:
        return []
    if known.hidden[seat]:
        return [Advised(max(plays, key=lambda play: pips[play.tile]))]
    return alternatives(known, ExpertPlayer().advice(known, moves_of(known, seat)))[:MOST_HINTS]
