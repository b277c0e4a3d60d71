"""The matches that tables report: which round of the evening each of them is, and what counts of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from roundhouse.catalogs import Message
from roundhouse.club.entries import Placed
from roundhouse.club.mqtt.messages import RoundScores
from roundhouse.club.players import by_player
from roundhouse.club.scores.score_trail import RefusedEntry, ScoreTrail
from roundhouse.club.seating import RoundSeating
from roundhouse.indices import RoundIndex, number_of


class MatchReports:
    """The reports of all tables: the latest revision of each deal of their matches."""

    def __init__(self, reports: Iterable[tuple[int, RoundScores]] = ()) -> None:
        self._deals: dict[tuple[int, str], dict[int, RoundScores]] = {}
        for table, scores in reports:
            self.hear(table, scores)

    def hear(self, table: int, scores: RoundScores) -> None:
        """Take a report, unless it is older than what is known."""
        deals = self._deals.setdefault((table, scores.match), {})
        if scores.round not in deals or deals[scores.round].revision <= scores.revision:
            deals[scores.round] = scores

    def deals(self, table: int, match: str) -> Mapping[int, RoundScores]:
        """The deals of a match, by their number from 1."""
        return self._deals.get((table, match), {})

    def all(self) -> list[tuple[int, RoundScores]]:
        """All that counts of what was reported, each with its table."""
        return [(table, deal) for (table, _), deals in self._deals.items() for deal in deals.values()]

    def matches(self) -> list[tuple[int, str]]:
        """All matches, by table and name."""
        return sorted(self._deals)


class PlacedMatches:
    """The matches that are a round of the evening, and those that are none: by the seats of the `rounds` as they are.

    A table may know players by other names than the evening does: by those of before, or of whom they stand in for.
    """

    def __init__(self, reports: MatchReports, rounds: Sequence[RoundSeating]) -> None:
        self._reports, self._rounds = reports, rounds
        self._placed: dict[tuple[int, str], Placed] = {}
        self._aside: set[tuple[int, str]] = set()
        """The matches that are told no longer if they are no round, by table and match."""
        self._matches: dict[tuple[RoundIndex | None, int], str] = {}
        """The match that is a round, by round and table."""
        self._former: defaultdict[RoundIndex, dict[str, set[str]]] = defaultdict(dict)
        """The other names of each player, by round."""

    def place(self, entry: Placed) -> None:
        """The match is the round of which this was said, or that is open to it now. Raises RefusedEntry if neither."""
        table, match, round = entry.table, entry.match, entry.round
        first = next((deal for _, deal in sorted(self._reports.deals(table, match).items()) if deal.points), None)
        if first is not None and not self._plays(first, round, table):
            round = self.open_round(first, table)
        if entry.round is not None and round not in range(len(self._rounds)):
            raise RefusedEntry(Message("evening/no-table", round=str(number_of(entry.round)), table=str(table)))
        self._placed[table, match] = replace(entry, round=round)
        self._matches[round, table] = match

    def is_placed(self, table: int, match: str) -> bool:
        return (table, match) in self._placed

    def set_aside(self, table: int) -> None:
        """Tell no longer which matches of a table are no round."""
        self._aside.update(place for place in self._placed if place[0] == table)

    def reopen(self, round: RoundIndex, table: int) -> None:
        """Let another match be the round of a table."""
        self._matches.pop((round, table), None)

    def rename(self, round: RoundIndex, name: str, to: str) -> None:
        """Somebody has another name in a round, and the table may use the one of before."""
        former = self._former[round]
        former[to] = {name, *former.pop(name, ()), *former.get(to, ())}

    def stands_in(self, round: RoundIndex, by: str, name: str) -> None:
        """Somebody has the seat of another one in a round, and the table may use that name."""
        self._former[round].setdefault(by, set()).add(name)

    def open_round(self, scores: RoundScores, table: int) -> RoundIndex | None:
        """The only round in which just these people sit at a table, and that no other match is; None without one."""
        open_ones = [round for round in self._rounds_of(scores, table) if (round, table) not in self._matches]
        return open_ones[0] if len(open_ones) == 1 else None

    def points_of(self, round: RoundIndex, table: int, most: int) -> list[dict[str, int]]:
        """The points of the deals of a round that a table has reported, the first ones without a gap."""
        players = self._rounds[round].tables[table - 1].players
        deals = self._reports.deals(table, self._matches.get((round, table), ""))
        found: list[dict[str, int]] = []
        for deal in range(1, most + 1):
            places = by_player(deals[deal].names, players, self._former[round]) if deal in deals else None
            if not places:
                break
            found.append({name: deals[deal].points[place] for name, place in places.items()})
        return found

    def unplaced(self, trail: ScoreTrail) -> list[tuple[int, RoundScores]]:
        """The latest deal of each match that is no round, or that other people play, by table.

        Those whose round the director has corrected in this `trail` are settled.
        """
        found = []
        for table, match in self._reports.matches():
            if (table, match) in self._aside:
                continue
            placed = self._placed.get((table, match), Placed(table, match, None))
            played = [deal for _, deal in sorted(self._reports.deals(table, match).items()) if deal.points]
            strange = [deal for deal in played if not self._plays(deal, placed.round, table)]
            if strange:
                own, others = placed.round, (placed.during, *self._rounds_of(strange[-1], table))
                meant = others if own is None else (own,)
                if not any(trail.result(round, table)[1] for round in meant):
                    found.append((table, strange[-1]))
        return found

    def _rounds_of(self, scores: RoundScores, table: int) -> list[RoundIndex]:
        """The rounds in which just these people sit at a table."""
        return [round for round in map(RoundIndex, range(len(self._rounds))) if self._plays(scores, round, table)]

    def _plays(self, scores: RoundScores, round: RoundIndex | None, table: int) -> bool:
        """Whether just these people sit at a table in a round."""
        if round is None or round not in range(len(self._rounds)) or table > len(self._rounds[round].tables):
            return False
        return by_player(scores.names, self._rounds[round].tables[table - 1].players, self._former[round]) is not None
