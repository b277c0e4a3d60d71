"""Readings weighed together under the rules: each tile of the set is there once, and some cannot be there at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from roundhouse.dominoes import DominoSet, tiles_in
from roundhouse.vision.half_reader import TileSeen
from roundhouse.vision.network import Numbers
from roundhouse.vision.signs import LETTERS, NO_HALF, NUMBERS, TRAIN

Costs: TypeAlias = NDArray[np.float64]
_LEAST_PROBABILITY: Final = 1e-6
"""No probability is taken for less: a network that never saw a set may be sure and wrong."""


class Assignment:
    """Rows each to a column of their own, at the least cost in all; there are no fewer columns than rows.

    The shortest augmenting path, row by row, with the potentials of both sides (Kuhn and Munkres).

    >>> Assignment(np.array([[1.0, 2.0], [1.0, 9.0]])).columns
    [1, 0]
    """

    def __init__(self, costs: Costs) -> None:
        self._costs = costs
        self._of_rows, self._of_columns = np.zeros(len(costs)), np.zeros(costs.shape[1])
        self._row_at = np.full(costs.shape[1], len(costs))  # a free column has the number after the last row
        for row in range(len(costs)):
            self._place(row)

    @property
    def columns(self) -> list[int]:
        """The column of each row."""
        found = np.empty(len(self._costs), int)
        taken = np.nonzero(self._row_at < len(found))[0]
        found[self._row_at[taken]] = taken
        return found.tolist()

    def _place(self, row: int) -> None:
        rows, columns = self._costs.shape
        away, before, done = np.full(columns, np.inf), np.full(columns, columns), np.zeros(columns, bool)
        current, reached, column = row, 0.0, columns
        while True:
            step = reached + self._costs[current] - self._of_rows[current] - self._of_columns
            nearer = ~done & (step < away)
            away[nearer], before[nearer] = step[nearer], column
            column = int(np.where(done, np.inf, away).argmin())
            reached = float(away[column])
            done[column] = True
            if self._row_at[column] == rows:
                break
            current = int(self._row_at[column])
        self._of_rows[row] += reached
        passed = done & (self._row_at < rows)
        self._of_rows[self._row_at[passed]] += reached - away[passed]
        self._of_columns[done] += away[done] - reached
        while before[column] < columns:
            self._row_at[column] = self._row_at[before[column]]
            column = int(before[column])
        self._row_at[column] = row

    @property
    def cost(self) -> float:
        """The cost of all rows together."""
        return float(self._costs[np.arange(len(self._costs)), self.columns].sum())

    def without(self, row: int) -> float:
        """The additional cost if a row may not have its column."""
        costs = self._costs.copy()
        costs[row, self.columns[row]] = np.inf
        return Assignment(costs).cost - self.cost if np.isfinite(costs[row]).any() else np.inf


def sign_of(tiles: DominoSet, end: int) -> int:
    """The sign by which the reader knows an end of a set."""
    text = tiles.end_text(end)
    return int(text) if text.isdecimal() else TRAIN if text == "W" else NUMBERS + LETTERS.index(text)


def weighed(seen: Sequence[TileSeen], tiles: DominoSet, possible: int) -> list[tuple[int, float] | None]:
    """The most likely tile of each, all at once, with its probability beside the second best; None: it is no tile.

    `possible` are the tiles that can be there, as bits. Where two look the same, either is meant.
    """
    if not seen:
        return []
    offered = list(tiles_in(possible))
    signs = np.array([[sign_of(tiles, end) for end in tiles.ends[tile]] for tile in offered]).reshape(len(offered), 2)
    read = np.stack([each.signs for each in seen]).astype(np.float64)
    likely = np.maximum(
        read[:, 0, signs[:, 0]] * read[:, 1, signs[:, 1]], read[:, 0, signs[:, 1]] * read[:, 1, signs[:, 0]]
    )
    none = np.full((len(seen), len(seen)), np.inf)
    np.fill_diagonal(none, -np.log(np.maximum(1 - np.prod(1 - read[:, :, NO_HALF], axis=1), _LEAST_PROBABILITY)))
    best = Assignment(np.hstack([-np.log(np.maximum(likely, _LEAST_PROBABILITY)), none]))
    return [
        (offered[column], 1 / (1 + float(np.exp(-best.without(row))))) if column < len(offered) else None
        for row, column in enumerate(best.columns)
    ]


def in_order(tiles: DominoSet, tile: int, signs: Numbers) -> tuple[int, int]:
    """The ends of a tile in the order in which its halves were seen."""
    low, high = tiles.ends[tile]
    one, other = sign_of(tiles, low), sign_of(tiles, high)
    return (low, high) if signs[0, one] * signs[1, other] >= signs[0, other] * signs[1, one] else (high, low)
