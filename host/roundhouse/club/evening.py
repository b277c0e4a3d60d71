"""A club evening as it happens: the players present, their seats, the scores of the tables, and the standings.

An evening is a list of entries that only ever grows; each is kept on disk before it counts. All else is worked out from
them and from the scores that tables report: the same entries and scores give the same evening, after a restart too.

A *round* of the evening is one seating: everybody sits down at a table and plays a number of *deals*, which is what a
table itself calls its rounds.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from functools import lru_cache, partial
from typing import Any, Final, TypeAlias

from roundhouse.catalogs import Message
from roundhouse.club.mqtt.messages import RoundScores
from roundhouse.club.players import Player, by_player
from roundhouse.club.score_trail import Confirmed, Corrected, Entered, RefusedEntry, ScoreTrail, TrailEntry, refused
from roundhouse.club.seating import FEWEST, LARGEST, MOST, SMALLEST, Round, Table, plan, plan_by_standings, table_sizes
from roundhouse.club.standings import COUNTINGS, Standing, TableResult, standings, team_standings
from roundhouse.games.core.names import identity
from roundhouse.games.core.options import OptionError, read_options
from roundhouse.games.match.match import Match
from roundhouse.games.registry import GAMES
from roundhouse.indices import RoundIndex, index_of, number_of
from roundhouse.referee.history.match_summary import lowest_is_best

MOST_ROUNDS: Final = 40
MOST_DEALS: Final = 30
MEETING, SWISS = "meeting", "swiss"
SEATINGS: Final = (MEETING, SWISS)
"""How rounds are seated: so that as few as possible meet twice, or by the standings."""


@dataclass(frozen=True)
class Plan:
    """What is decided for the whole evening; the latest one holds for the rounds that have not begun."""

    game: str = "mexican-train"
    rules: Mapping[str, str] = field(default_factory=dict)
    tables_of: int = 4
    rounds: int = 8
    deals: int = 1
    seating: str = MEETING
    counting: str = "points"
    even: bool = False
    seed: int = 1
    leader_lamp: bool = False


@dataclass(frozen=True)
class SignedIn:
    """Somebody has come, or come back, or changed teams."""

    name: str
    team: str = ""


@dataclass(frozen=True)
class Left:
    """Somebody has gone; a round in which they sit goes on."""

    name: str


@dataclass(frozen=True)
class Began:
    """A round has begun. `at` is the director's clock, in seconds, and only shown."""

    tables: tuple[tuple[str, ...], ...]
    sit_outs: tuple[str, ...]
    deals: int
    at: int


@dataclass(frozen=True)
class Placed:
    """The match that a table reports is this round of the evening, or none of them.

    `during` is the round that was on when it was first heard of.
    """

    table: int
    match: str
    round: RoundIndex | None
    during: RoundIndex | None = None


@dataclass(frozen=True)
class PhoneGiven:
    """Somebody's phone; `key` is the hash of its secret."""

    name: str
    key: str


@dataclass(frozen=True)
class PhoneFreed:
    """Somebody may take another phone."""

    name: str


Entry: TypeAlias = Plan | SignedIn | Left | Began | Placed | PhoneGiven | PhoneFreed | TrailEntry
_KINDS: Final[Mapping[str, type]] = {
    each.__name__: each
    for each in (Plan, SignedIn, Left, Began, Placed, PhoneGiven, PhoneFreed, Entered, Confirmed, Corrected)
}
ROUNDS: Final = {"round", "during"}
"""Names of the fields of an entry that hold the number of a round."""


def write_entry(entry: Entry) -> str:
    """An entry as a line of JSON, in which rounds count from 1; 0 is none of them.

    >>> read_entry(write_entry(SignedIn("Ann", "Reds")))
    SignedIn(name='Ann', team='Reds')
    """
    said = {"kind": type(entry).__name__, **asdict(entry)}
    for name in ROUNDS & said.keys():
        said[name] = 0 if said[name] is None else number_of(said[name])
    return json.dumps(said, ensure_ascii=False)


def read_entry(line: str) -> Entry:
    """The entry of a line that `write_entry` wrote."""
    said: dict[str, Any] = json.loads(line)
    kind = said.pop("kind")
    if kind == Began.__name__:
        said["tables"] = tuple(map(tuple, said["tables"]))
        said["sit_outs"] = tuple(said["sit_outs"])
    for name in ROUNDS & said.keys():
        said[name] = RoundIndex(index_of(said[name])) if said[name] else None
    found: Entry = _KINDS[kind](**said)
    return found


@dataclass(frozen=True)
class TableProgress:
    """A table in a round: who sits there, and how far they are.

    `points` are those that count, by player, None while they are open; `source` is where they come from: `reported`,
    `confirmed` or `corrected`. `entered` waits for somebody else at the table.
    """

    number: int
    seats: tuple[str, ...]
    deals: int
    points: Mapping[str, int] | None
    source: str
    entered: Entered | None


class Evening:
    """The evening after its entries and reports so far.

    >>> evening = Evening(SignedIn(name) for name in ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal"))
    >>> evening.add(evening.next_round(at=0))
    >>> len(evening.round.tables), evening.round.place_of("Ann") is not None
    (2, True)
    """

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.plan = Plan()
        self.players: dict[str, Player] = {}
        """All who have signed in, by name; also those who have left."""
        self.present: dict[str, None] = {}
        """The names of those who are here, in the order in which they came."""
        self.rounds: list[Round] = []
        self.began: list[Began] = []
        self.trail = ScoreTrail()
        self._phones: dict[str, str] = {}
        self._placed: dict[tuple[int, str], Placed] = {}
        self._matches: dict[tuple[RoundIndex | None, int], str] = {}
        """The match that is a round, by round and table."""
        self._reports: dict[tuple[int, str], dict[int, RoundScores]] = {}
        self._results: list[TableResult] | None = None
        for entry in entries:
            self.add(entry)

    # -- what happens ------------------------------------------------------------------------------------------

    def add(self, entry: Entry) -> None:
        """Append an entry. Raises RefusedEntry, or OptionError for house rules, and then nothing has changed."""
        match entry:
            case Plan():
                self._check_plan(entry)
                self.plan = entry
            case SignedIn(name=name, team=team):
                if name not in self.present and len(self.present) >= MOST:
                    raise RefusedEntry(Message("evening/full", most=MOST))
                self.players[name] = Player(name, team)
                self.present.setdefault(name)
            case Left(name=name):
                self._check_present(name)
                del self.present[name]
            case Began(tables=tables, sit_outs=sit_outs):
                self.rounds.append(Round(tuple(map(Table, tables)), sit_outs))
                self.began.append(entry)
            case Placed(table=table, match=match, round=round):
                self._placed[table, match] = entry
                self._matches[round, table] = match
            case PhoneGiven(name=name, key=key):
                self._check_present(name)
                if name in self._phones.values():
                    raise RefusedEntry(Message("evening/phone-taken", name=name))
                self._phones[key] = name
            case PhoneFreed(name=name):
                self._phones = {key: owner for key, owner in self._phones.items() if owner != name}
            case Entered() | Confirmed() | Corrected():
                self._check_scores(entry)
                self.trail.add(entry)
        self._results = None

    def report(self, table: int, scores: RoundScores) -> Placed | None:
        """Takes what a table has reported of one deal; for a match not heard of before, the entry to be kept.

        Of all rounds so far it is the one that just these people play at this table, also if later rounds have begun
        since: a table may have been cut off. If there is no such round, or more than one is open, the match counts for
        nothing until the director corrects the scores by hand: see `unplaced`.
        """
        deals = self._reports.setdefault((table, scores.match), {})
        if scores.round not in deals or deals[scores.round].revision <= scores.revision:
            deals[scores.round] = scores
        self._results = None
        if (table, scores.match) in self._placed or not scores.points:
            return None
        open_ones = [round for round in self._rounds_of(scores, table) if (round, table) not in self._matches]
        return Placed(table, scores.match, open_ones[0] if len(open_ones) == 1 else None, self.latest)

    def seating(self) -> Callable[[], Round]:
        """Works out who sits where in the next round. Raises RefusedEntry if none can begin.

        The first call of what this returns may take seconds in a large hall, and needs the evening no longer; the same
        seating is there at once afterwards.
        """
        fewest = max(FEWEST, self.plan.tables_of)
        if len(self.rounds) >= self.plan.rounds:
            raise RefusedEntry(Message("evening/all-played", rounds=self.plan.rounds))
        if len(self.present) < fewest:
            raise RefusedEntry(Message("evening/too-few", count=len(self.present), fewest=fewest))
        for size in sorted(set(table_sizes(len(self.present), self.plan.tables_of, even=self.plan.even))):
            try:
                _check_table(self.plan, size)
            except OptionError as error:
                raise RefusedEntry(Message("evening/uneven", count=size)) from error
        past = tuple(self.rounds)
        if self.plan.seating == SWISS and past:
            return partial(plan_by_standings, self._ranking(), self.plan.tables_of, past, even=self.plan.even)
        players = tuple(self.players[name] for name in self.present)
        return partial(
            _next_round, self.plan.rounds, players, self.plan.tables_of, self.plan.seed, self.plan.even, past
        )

    def next_round(self, at: int) -> Began:
        """The entry that begins the next round. Raises RefusedEntry if none can begin."""
        found = self.seating()()
        return Began(tuple(table.seats for table in found.tables), found.sit_outs, self.plan.deals, at)

    def _ranking(self) -> list[str]:
        ranked = [line.name for line in self.standings() if line.name in self.present]
        return ranked + [name for name in self.present if name not in set(ranked)]

    # -- what holds --------------------------------------------------------------------------------------------

    @property
    def round(self) -> Round:
        """The latest round. Raises IndexError before the first one."""
        return self.rounds[-1]

    @property
    def latest(self) -> RoundIndex | None:
        """The index of the latest round; None before the first one."""
        return RoundIndex(index_of(len(self.rounds))) if self.rounds else None

    def results(self) -> list[TableResult]:
        """What counts, by round and table: corrected scores before reported ones, and these before confirmed ones."""
        if self._results is None:
            self._results = [
                TableResult(round, table.number, table.points)
                for round in map(RoundIndex, range(len(self.rounds)))
                for table in self.progress(round)
                if table.points is not None
            ]
        return self._results

    def standings(self) -> list[Standing]:
        """The standings of all who have played, also of those who have left."""
        return standings(self.results(), self.plan.counting, low_wins=self.low_wins)

    def team_standings(self) -> list[Standing]:
        """How the teams stand; nothing where there are none."""
        return team_standings(self.standings(), {name: player.team for name, player in self.players.items()})

    @property
    def low_wins(self) -> bool:
        """Whether few points are good in the evening's game."""
        return _low_wins(self.plan.game, self.plan.tables_of, tuple(self.plan.rules.items()))

    def progress(self, round: RoundIndex | None) -> list[TableProgress]:
        """The tables of a round; none before the first one."""
        return [self.table(round, number) for number in range(1, len(self._tables(round)) + 1)]

    def table(self, round: RoundIndex | None, number: int) -> TableProgress:
        """A table in a round, by its number. Raises RefusedEntry if there is none."""
        if round is None or not 1 <= number <= len(self._tables(round)):
            said = len(self.rounds) if round is None else number_of(round)
            raise RefusedEntry(Message("evening/no-table", round=str(said), table=str(number)))
        seats, deals = self.rounds[round].tables[number - 1], self.began[round].deals
        settled, corrected = self.trail.result(round, number)
        played = self._deals(round, number)
        points, source = settled, "corrected" if corrected else "confirmed" if settled is not None else ""
        if not corrected and len(played) == deals:
            points, source = {name: sum(deal[name] for deal in played) for name in seats.players}, "reported"
        return TableProgress(number, seats.seats, len(played), points, source, self.trail.entered(round, number))

    def table_of(self, name: str, round: RoundIndex) -> TableProgress:
        """The table at which somebody sits in a round. Raises RefusedEntry if they sit at none."""
        place = self.rounds[round].place_of(name) if round in range(len(self.rounds)) else None
        if place is None:
            raise RefusedEntry(Message("evening/not-seated"))
        return self.table(round, place[0])

    def unplaced(self) -> list[tuple[int, RoundScores]]:
        """The latest deal of each match that is no round, or that other people play, by table.

        It is settled once the director has corrected the scores of that table by hand.
        """
        found = []
        for (table, match), deals in sorted(self._reports.items()):
            placed = self._placed.get((table, match), Placed(table, match, None))
            strange = [
                deal for _, deal in sorted(deals.items()) if deal.points and not self._plays(deal, placed.round, table)
            ]
            if strange:
                own, others = placed.round, (placed.during, *self._rounds_of(strange[-1], table))
                meant = others if own is None else (own,)
                if not any(self.trail.result(round, table)[1] for round in meant):
                    found.append((table, strange[-1]))
        return found

    def _tables(self, round: RoundIndex | None) -> tuple[Table, ...]:
        """The tables of a round; none where there is no such round."""
        return () if round is None or not 0 <= round < len(self.rounds) else self.rounds[round].tables

    def _rounds_of(self, scores: RoundScores, table: int) -> list[RoundIndex]:
        """The rounds in which just these people sit at a table."""
        return [round for round in map(RoundIndex, range(len(self.rounds))) if self._plays(scores, round, table)]

    def _plays(self, scores: RoundScores, round: RoundIndex | None, table: int) -> bool:
        """Whether just these people sit at a table in a round."""
        tables = self._tables(round)
        return table <= len(tables) and by_player(scores.names, tables[table - 1].players) is not None

    def owner_of(self, key: str) -> str | None:
        return self._phones.get(key)

    def has_phone(self, name: str) -> bool:
        return name in self._phones.values()

    def known_as(self, name: str) -> str | None:
        """The name as it was signed in, however it is spelled now; None for a stranger.

        >>> Evening([SignedIn("Ann Lee")]).known_as(" ann  lee")
        'Ann Lee'
        """
        asked = identity(name)
        return next((known for known in self.players if identity(known) == asked), None)

    def _deals(self, round: RoundIndex, number: int) -> list[dict[str, int]]:
        """The points of the deals of a round that a table has reported, the first ones without a gap."""
        players = self.rounds[round].tables[number - 1].players
        deals = self._reports.get((number, self._matches.get((round, number), "")), {})
        found: list[dict[str, int]] = []
        for deal in range(1, self.began[round].deals + 1):
            places = by_player(deals[deal].names, players) if deal in deals else None
            if not places:
                break
            found.append({name: deals[deal].points[place] for name, place in places.items()})
        return found

    # -- what is refused ---------------------------------------------------------------------------------------

    def _check_present(self, name: str) -> None:
        if name not in self.present:
            raise RefusedEntry(Message("evening/not-here", name=name))

    def _check_plan(self, wanted: Plan) -> None:
        for value, least, most in (
            (wanted.tables_of, SMALLEST, LARGEST),
            (wanted.rounds, max(1, len(self.rounds)), MOST_ROUNDS),
            (wanted.deals, 1, MOST_DEALS),
        ):
            if not least <= value <= most:
                raise RefusedEntry(Message("evening/out-of-bounds", value=str(value), least=least, most=most))
        if wanted.game not in GAMES or wanted.seating not in SEATINGS or wanted.counting not in COUNTINGS:
            raise RefusedEntry(Message("evening/not-offered"))
        if self.rounds and wanted.game != self.plan.game:
            raise RefusedEntry(Message("evening/game-stays"))
        offered = GAMES[wanted.game].seats_offered
        if wanted.tables_of not in offered:
            raise RefusedEntry(
                Message("evening/not-so-many", count=wanted.tables_of, least=offered[0], most=offered[-1])
            )
        _check_table(wanted, wanted.tables_of)

    def _check_scores(self, entry: TrailEntry) -> None:
        there = self.table(entry.round, entry.table)
        if isinstance(entry, Confirmed):
            return
        players = {name for name in there.seats if name}
        if isinstance(entry, Entered):
            if there.source == "reported":
                raise refused("club/score-settled", entry)
            if set(entry.points) != players:
                raise RefusedEntry(Message("evening/points-missing"))
        elif not entry.points or not set(entry.points) <= players:
            raise RefusedEntry(Message("evening/points-missing"))


def _check_table(wanted: Plan, players: int) -> None:
    """Raises OptionError if so many cannot play the evening's game with its house rules."""
    kind = GAMES[wanted.game]
    kind(players, read_options(kind.options_type, wanted.rules))


@lru_cache(maxsize=8)
def _next_round(
    rounds: int, players: tuple[Player, ...], tables_of: int, seed: int, even: bool, past: tuple[Round, ...]
) -> Round:
    """The next round of the plan for all rounds, as long as nobody has come or gone; else of one for those left."""
    names, teams = [player.name for player in players], {player.name: player.team for player in players if player.team}
    whole = plan(names, tables_of, rounds, seed, even=even, teams=teams)
    if whole[: len(past)] == past:
        return whole[len(past)]
    return plan(names, tables_of, rounds - len(past), seed, even=even, teams=teams, past=past)[0]


@lru_cache(maxsize=32)
def _low_wins(game: str, seats: int, rules: tuple[tuple[str, str], ...]) -> bool:
    kind = GAMES[game]
    return lowest_is_best(Match(kind(seats, read_options(kind.options_type, dict(rules)))))
