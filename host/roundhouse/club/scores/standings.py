"""Standings of an evening: what each round was worth to its players, added up, with stated rules for ties.

A round that somebody missed, by sitting out or by coming late, counts as the mean of those that they played. Ties are
broken by rounds won, then by the best round; who is still level shares the place.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean
from typing import Final

from roundhouse.club.collation import name_order
from roundhouse.indices import RoundIndex

Worth = Callable[[Sequence[int], bool], list[float]]


@dataclass(frozen=True)
class TableResult:
    """The points of one table in a round, by player."""

    round: RoundIndex
    table: int
    points: Mapping[str, int]


@dataclass(frozen=True)
class StandingsLine:
    """A line of the standings. `place` is shared by who is level; `total` is in the units of the way of counting."""

    place: int
    name: str
    rounds: int
    won: int
    best: float
    total: float


def by_points(points: Sequence[int], low_wins: bool) -> list[float]:
    """The points as they are; where the fewest win, with a minus, so that more is always better.

    >>> by_points((0, 12), low_wins=True)
    [0.0, -12.0]
    """
    return [float(-each if low_wins and each else each) for each in points]


def by_ranks(points: Sequence[int], low_wins: bool) -> list[float]:
    """The number of others that a player beats; half a point for each who is level.

    >>> by_ranks((0, 12, 12, 40), low_wins=True)
    [3.0, 1.5, 1.5, 0.0]
    """
    worth = by_points(points, low_wins)
    return [sum((own > other) + (own == other) / 2 for other in worth) - 0.5 for own in worth]


def by_margin(points: Sequence[int], low_wins: bool) -> list[float]:
    """The points ahead of the mean of the others: fair to tables of unequal size and to rounds of unequal length.

    >>> by_margin((0, 12, 24), low_wins=True)
    [18.0, 0.0, -18.0]
    """
    worth = by_points(points, low_wins)
    others = len(worth) - 1
    return [own - (sum(worth) - own) / others if others else 0.0 for own in worth]


COUNTINGS: Final[Mapping[str, Worth]] = {"points": by_points, "ranks": by_ranks, "margin": by_margin}
"""The ways of counting, by name."""


def standings(
    results: Iterable[TableResult], counting: str = "points", *, low_wins: bool = True
) -> list[StandingsLine]:
    """The standings after these results, the best first.

    >>> first = TableResult(RoundIndex(0), 1, {"Ann": 0, "Bo": 10})
    >>> second = TableResult(RoundIndex(1), 1, {"Ann": 30, "Bo": 5})
    >>> [(line.place, line.name, line.total) for line in standings([first, second])]
    [(1, 'Bo', -15.0), (2, 'Ann', -30.0)]
    """
    worth: dict[str, list[float]] = defaultdict(list)
    won: dict[str, int] = defaultdict(int)
    rounds = set()
    for result in results:
        rounds.add(result.round)
        points = list(result.points.values())
        most = max(by_points(points, low_wins), default=0.0)
        each = zip(result.points, COUNTINGS[counting](points, low_wins), by_points(points, low_wins), strict=True)
        for name, gained, plain in each:
            worth[name].append(gained)
            won[name] += plain == most
    lines = [(len(rounds) * fmean(gained), won[name], max(gained), len(gained), name) for name, gained in worth.items()]
    return _placed(lines)


def team_standings(lines: Iterable[StandingsLine], teams: Mapping[str, str]) -> list[StandingsLine]:
    """The standings of teams, each with the mean of its members, who need not be as many as those of another.

    `teams` has the team of each player; a player without one is left out.
    """
    members: dict[str, list[StandingsLine]] = defaultdict(list)
    for line in lines:
        if teams.get(line.name):
            members[teams[line.name]].append(line)
    return _placed(
        [
            (
                fmean(line.total for line in own),
                sum(line.won for line in own),
                max(line.best for line in own),
                sum(line.rounds for line in own),
                team,
            )
            for team, own in members.items()
        ]
    )


def total_on_sheets(line: StandingsLine, counting: str, *, low_wins: bool) -> float:
    """The total as people read it: a sum of fewest points as it stands on the sheets, without a minus."""
    return -line.total if counting == "points" and low_wins else line.total


def _placed(lines: list[tuple[float, int, float, int, str]]) -> list[StandingsLine]:
    """The lines in order: by total, rounds won and best round; the names of who is level in that of the alphabet."""
    lines.sort(key=lambda line: (-line[0], -line[1], -line[2], name_order(line[4])))
    found: list[StandingsLine] = []
    for _, level in groupby(lines, key=lambda line: line[:3]):
        place = len(found) + 1
        found += [StandingsLine(place, name, rounds, won, best, total) for total, won, best, rounds, name in level]
    return found
