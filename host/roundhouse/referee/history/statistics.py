"""Figures over matches: matches, wins, averages and best rounds by player and game, from the summaries of tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date

from roundhouse.games.core.names import identity
from roundhouse.records.csv_cells import cell_of
from roundhouse.referee.history.match_summary import Share, Summary


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """One table: its name, its game, the day it was begun, and its summary."""

    table: str
    game: str
    day: date
    summary: Summary


@dataclass(frozen=True, slots=True)
class Best:
    """A player's best result, and its date."""

    points: int
    day: date


@dataclass(slots=True)
class PlayerFigures:
    """The figures of one player in one game; rounds of unfinished matches count, too."""

    name: str
    game: str
    lowest: bool
    matches: int = 0
    won: float = 0
    rounds: int = 0
    rounds_won: int = 0
    points: int = 0
    best_round: Best | None = None
    best_match: Best | None = None
    days: set[date] = field(default_factory=set)

    @property
    def average(self) -> float:
        return self.points / self.rounds if self.rounds else 0.0

    def add_round(self, share: Share, day: date) -> None:
        self.name = share.name
        self.rounds += 1
        self.rounds_won += share.won
        self.points += share.points
        self.days.add(day)
        self.best_round = self._better(self.best_round, Best(share.points, day))

    def add_match(self, share: Share, sharing: int, day: date) -> None:
        """Add a finished match; a shared win counts as a fraction of one."""
        self.name = share.name
        self.matches += 1
        self.won += 1 / sharing if share.won else 0
        self.best_match = self._better(self.best_match, Best(share.points, day))

    def _better(self, old: Best | None, new: Best) -> Best:
        if old is None:
            return new
        better = new.points < old.points if self.lowest else new.points > old.points
        return new if better else old


def figures(matches: Iterable[PlayedMatch], wanted: Callable[[Share], bool]) -> list[PlayerFigures]:
    """The figures of every player that `wanted` admits, by game, then by matches won, rounds won and name.

    Spellings that mean one player are counted together; the latest one is shown.
    """
    found: dict[tuple[str, str], PlayerFigures] = {}

    def of(share: Share, match: PlayedMatch) -> PlayerFigures:
        key = match.game, identity(share.name)
        return found.setdefault(key, PlayerFigures(share.name, match.game, match.summary.lowest))

    for match in sorted(matches, key=lambda each: each.day):
        summary = match.summary
        for shares in summary.rounds:
            for share in filter(wanted, shares):
                of(share, match).add_round(share, match.day)
        if summary.over:
            sharing = sum(share.won for share in summary.totals)
            for share in filter(wanted, summary.totals):
                of(share, match).add_match(share, sharing, match.day)
    return sorted(found.values(), key=lambda each: (each.game, -each.won, -each.rounds_won, each.name.casefold()))


def table_rows(matches: Iterable[PlayedMatch], wanted: Callable[[Share], bool]) -> Iterator[tuple[object, ...]]:
    """For a spreadsheet, a row for each player in each round: see CSV_COLUMNS."""
    for match in matches:
        summary = match.summary
        totals = {share.name: share for share in summary.totals}
        for number, shares in enumerate(summary.rounds, 1):
            for share in filter(wanted, shares):
                total = totals.get(share.name)
                yield (
                    match.day.isoformat(),
                    match.table,
                    match.game,
                    number,
                    cell_of(share.name),
                    share.who,
                    share.points,
                    int(share.won),
                    "" if total is None or not summary.over else total.points,
                    "" if total is None or not summary.over else int(total.won),
                )


CSV_COLUMNS = (
    *("day", "table", "game", "round", "player", "who", "points", "round_won"),
    *("match_total", "match_won"),
)
"""The header of a spreadsheet; the last two columns are empty until the match is over."""
