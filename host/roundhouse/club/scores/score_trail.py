"""The scores of a table without the referee: one enters them, another confirms them, the director corrects them.

The trail is only ever appended to. What holds is worked out from it, so that the same trail gives the same scores.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from roundhouse.catalogs import Message, UserFacingError
from roundhouse.club.scores.standings import TableResult
from roundhouse.indices import RoundIndex, number_of


@dataclass(frozen=True)
class Entered:
    """Somebody at the table has entered the points of a round."""

    round: RoundIndex
    table: int
    points: Mapping[str, int]
    by: str


@dataclass(frozen=True)
class Confirmed:
    """Somebody else at the table has confirmed these points; journals of before do not say which."""

    round: RoundIndex
    table: int
    by: str
    points: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Corrected:
    """The director has put other points in their place, for a reason; that needs nobody to confirm it."""

    round: RoundIndex
    table: int
    points: Mapping[str, int]
    reason: str


@dataclass(frozen=True)
class Reopened:
    """The director has set aside what a table had, so that it can be entered again."""

    round: RoundIndex
    table: int


TrailEntry = Entered | Confirmed | Corrected | Reopened


class RefusedEntry(UserFacingError):
    """An entry that cannot be."""


class OtherScores(RefusedEntry):
    """Other scores are there than a page has shown."""


def score_refusal(message: str, entry: TrailEntry) -> RefusedEntry:
    """The refusal that this message says of a table in a round."""
    return RefusedEntry(Message(message, round=str(number_of(entry.round)), table=str(entry.table)))


class ScoreTrail:
    """The scores of an evening as they came.

    >>> trail = ScoreTrail()
    >>> trail.add(Entered(RoundIndex(0), 7, {"Ann": 0, "Bo": 12}, "Ann"))
    >>> trail.results(), [(entry.table, entry.by) for entry in trail.unconfirmed()]
    ([], [(7, 'Ann')])
    >>> trail.add(Confirmed(RoundIndex(0), 7, "Bo"))
    >>> [dict(result.points) for result in trail.results()]
    [{'Ann': 0, 'Bo': 12}]
    """

    def __init__(self, entries: Iterable[TrailEntry] = ()) -> None:
        self.entries: list[TrailEntry] = []
        self._entered: dict[tuple[RoundIndex, int], Entered] = {}
        self._results: dict[tuple[RoundIndex | None, int], TableResult] = {}
        self._corrected: set[tuple[RoundIndex | None, int]] = set()
        self._times: Counter[tuple[RoundIndex, int]] = Counter()
        for entry in entries:
            self.add(entry)

    def add(self, entry: TrailEntry) -> None:
        """Append an entry. Raises RefusedEntry, and then nothing has changed."""
        place = entry.round, entry.table
        match entry:
            case Entered(points=points, by=by):
                if place in self._results:
                    raise score_refusal("club/score-settled", entry)
                if by not in points:
                    raise RefusedEntry(Message("club/score-not-there", name=by, table=str(entry.table)))
                self._entered[place] = entry
                self._times[place] += 1
            case Confirmed(by=by, points=seen):
                waiting = self._entered.get(place)
                if waiting is None:
                    raise score_refusal("club/score-none", entry)
                if seen and seen != waiting.points:
                    raise RefusedEntry(Message("club/score-changed", name=waiting.by))
                if by not in waiting.points:
                    raise RefusedEntry(Message("club/score-not-there", name=by, table=str(entry.table)))
                if by == waiting.by:
                    raise RefusedEntry(Message("club/score-same", name=by))
                self._results[place] = TableResult(*place, dict(waiting.points))
                del self._entered[place]
            case Corrected(points=points, reason=reason):
                if not reason.strip():
                    raise RefusedEntry(Message("club/score-reason"))
                self._results[place] = TableResult(*place, dict(points))
                self._corrected.add(place)
                self._entered.pop(place, None)
            case Reopened():
                self._entered.pop(place, None)
                self._results.pop(place, None)
                self._corrected.discard(place)
                del self._times[place]
        self.entries.append(entry)

    def with_name(self, name: str, to: str) -> ScoreTrail:
        """The same trail, in which somebody has another name. Raises RefusedEntry if one would confirm their own."""

        def renamed(entry: TrailEntry) -> TrailEntry:
            if isinstance(entry, Entered | Confirmed) and entry.by == name:
                entry = replace(entry, by=to)
            if isinstance(entry, Entered | Confirmed | Corrected) and name in entry.points:
                entry = replace(entry, points={to if each == name else each: n for each, n in entry.points.items()})
            return entry

        return ScoreTrail(map(renamed, self.entries))

    def results(self) -> list[TableResult]:
        """The valid scores, by round and table."""
        return [self._results[place] for place in sorted(self._results)]

    def result(self, round: RoundIndex | None, table: int) -> tuple[Mapping[str, int] | None, bool]:
        """The points that hold in a place, None while they are open, and whether the director has corrected them."""
        found = self._results.get((round, table))
        return (None, False) if found is None else (found.points, (round, table) in self._corrected)

    def entered(self, round: RoundIndex, table: int) -> Entered | None:
        """The score that waits in a place for somebody else to confirm it."""
        return self._entered.get((round, table))

    def times_entered(self, round: RoundIndex, table: int) -> int:
        """The number of times that scores were entered in a place since it was open."""
        return self._times[round, table]

    def unconfirmed(self) -> list[Entered]:
        """The scores that wait for somebody else at the table, by round and table."""
        return [self._entered[place] for place in sorted(self._entered)]
