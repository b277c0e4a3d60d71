"""The result of a round, and the leaders of a match after some rounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from roundhouse.games.core.position import Round


class RoundResult(NamedTuple):
    """One line of the score sheet: `winner` is -1 for a blocked round, `deals` how many it took."""

    round: Round
    winner: int
    points: tuple[int, ...]
    deals: int = 1


def rounds_elsewhere(number: int, used: int, seats: int) -> tuple[RoundResult, ...]:
    """Stand-ins for the rounds before round `number` (from 0) of which nothing is known but the engines `used` (bits).

    >>> [result.round.engine for result in rounds_elsewhere(2, 0b101, seats=2)]
    [0, 2]
    """
    engines = [engine for engine in range(used.bit_length()) if used >> engine & 1]
    engines += [-1] * (number - len(engines))
    return tuple(RoundResult(Round(each, engine, 0), -1, (0,) * seats) for each, engine in enumerate(engines[:number]))


def totals(results: Sequence[RoundResult], seats: int) -> tuple[int, ...]:
    """The points of each seat over all rounds.

    >>> totals([RoundResult(Round(0, 12, 0), 1, (5, 0))], 2)
    (5, 0)
    """
    return tuple(sum(result.points[seat] for result in results) for seat in range(seats))


def rounds_won(results: Sequence[RoundResult], seats: int) -> tuple[int, ...]:
    return tuple(sum(result.winner == seat for result in results) for seat in range(seats))


def sides(seats: int, teams: int | None = None) -> tuple[tuple[int, ...], ...]:
    """The seats that win together: so many teams, dealt round the table, or each seat by itself.

    >>> sides(4, 2), sides(2)
    (((0, 2), (1, 3)), ((0,), (1,)))
    """
    count = teams or seats
    return tuple(tuple(range(first, seats, count)) for first in range(count))


def best(
    results: Sequence[RoundResult],
    seats: int,
    of: Callable[[Sequence[int]], int],
    break_ties: bool = True,
    among: Sequence[Sequence[int]] | None = None,
) -> tuple[int, ...]:
    """The seats with the best total (`of` is min or max); ties go to more rounds won, else are shared (C-7).

    `among` are the sides of which each counts as one (see `sides`).
    """
    points, won = totals(results, seats), rounds_won(results, seats)
    each = sides(seats) if among is None else among
    total = {tuple(side): sum(points[seat] for seat in side) for side in each}
    goal = of(list(total.values()))
    first = [side for side in total if total[side] == goal]
    if break_ties:
        most = max(sum(won[seat] for seat in side) for side in first)
        first = [side for side in first if sum(won[seat] for seat in side) == most]
    return tuple(sorted(seat for side in first for seat in side))
