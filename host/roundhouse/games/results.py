"""What a round came to, and who leads a match after some of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from roundhouse.games.position import Round


@dataclass(frozen=True, slots=True)
class RoundResult:
    """One line of the score sheet: `winner` is -1 for a blocked round, `deals` how many it took."""

    round: Round
    winner: int
    points: tuple[int, ...]
    deals: int = 1


def totals(results: Sequence[RoundResult], seats: int) -> tuple[int, ...]:
    """The points of each seat over all rounds.

    >>> totals([RoundResult(Round(0, 12, 0), 1, (5, 0))], 2)
    (5, 0)
    """
    return tuple(sum(result.points[seat] for result in results) for seat in range(seats))


def rounds_won(results: Sequence[RoundResult], seats: int) -> tuple[int, ...]:
    """How many rounds each seat has won."""
    return tuple(sum(result.winner == seat for result in results) for seat in range(seats))


def best(
    results: Sequence[RoundResult],
    seats: int,
    of: Callable[[Sequence[int]], int],
    break_ties: bool = True,
) -> tuple[int, ...]:
    """The seats with the best total (`of` is min or max); ties go to more rounds won, else are shared (C-7)."""
    points, won = totals(results, seats), rounds_won(results, seats)
    first = [seat for seat in range(seats) if points[seat] == of(points)]
    if not break_ties:
        return tuple(first)
    most = max(won[seat] for seat in first)
    return tuple(seat for seat in first if won[seat] == most)
