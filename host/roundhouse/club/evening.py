"""A club evening as it happens: who has come, who sits where, what the tables report, and how everybody stands.

An evening is a list of entries that only ever grows; each is kept on disk before it counts. All else is worked out from
them and from the scores that tables report: the same entries and scores give the same evening, after a restart too.

A *round* of the evening is one seating: everybody sits down at a table and plays a number of *deals*, which is what a
table itself calls its rounds.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import lru_cache, partial
from typing import Any, Final, TypeAlias

from roundhouse.catalogs import Message
from roundhouse.club.messages import RoundScores
from roundhouse.club.players import Player
from roundhouse.club.score_trail import Confirmed, Corrected, Entered, RefusedEntry, ScoreTrail, TrailEntry
from roundhouse.club.seating import FEWEST, LARGEST, MOST, SMALLEST, Round, Table, plan, plan_by_standings
from roundhouse.club.standings import COUNTINGS, Standing, TableResult, standings, team_standings
from roundhouse.games.match import Match
from roundhouse.games.options import read_options
from roundhouse.games.registry import GAMES
from roundhouse.referee.match_summary import lowest_is_best

MOST_ROUNDS: Final = 40
MOST_DEALS: Final = 30
LONGEST_NAME: Final = 40
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
    """The match that a table reports is this round of the evening."""

    table: int
    match: str
    round: int


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


def write_entry(entry: Entry) -> str:
    """An entry as a line of JSON.

    >>> read_entry(write_entry(SignedIn("Ann", "Reds")))
    SignedIn(name='Ann', team='Reds')
    """
    return json.dumps({"kind": type(entry).__name__, **asdict(entry)}, ensure_ascii=False)


def read_entry(line: str) -> Entry:
    """The entry of a line that `write_entry` wrote."""
    said: dict[str, Any] = json.loads(line)
    kind = said.pop("kind")
    if kind == Began.__name__:
        said["tables"] = tuple(map(tuple, said["tables"]))
        said["sit_outs"] = tuple(said["sit_outs"])
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
        """Everybody who has ever signed in, by name."""
        self.present: dict[str, None] = {}
        """Who is here, in the order in which they came."""
        self.rounds: list[Round] = []
        self.began: list[Began] = []
        self.trail = ScoreTrail()
        self._phones: dict[str, str] = {}
        self._placed: dict[tuple[int, str], int] = {}
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
                self._placed[table, match] = round
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

        The match is the latest round at that table, if its own people play it. Else it counts for nothing until the
        director corrects the scores by hand: see `unplaced`.
        """
        deals = self._reports.setdefault((table, scores.match), {})
        if scores.round not in deals or deals[scores.round].revision <= scores.revision:
            deals[scores.round] = scores
        self._results = None
        if (table, scores.match) in self._placed or not scores.points:
            return None
        latest = max((number for number, each in enumerate(self.rounds, 1) if len(each.tables) >= table), default=0)
        taken = any(at == table and round == latest for (at, _), round in self._placed.items())
        if not latest or taken or _points_of(scores, self.rounds[latest - 1].tables[table - 1].players) is None:
            return None
        return Placed(table, scores.match, latest)

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

    def results(self) -> list[TableResult]:
        """What counts, by round and table: corrected scores before reported ones, and these before confirmed ones."""
        if self._results is None:
            self._results = [
                TableResult(number, table.number, table.points)
                for number in range(1, len(self.rounds) + 1)
                for table in self.progress(number)
                if table.points is not None
            ]
        return self._results

    def standings(self) -> list[Standing]:
        """How everybody stands, also who has left."""
        return standings(self.results(), self.plan.counting, low_wins=self.low_wins)

    def team_standings(self) -> list[Standing]:
        """How the teams stand; nothing where there are none."""
        return team_standings(self.standings(), {name: player.team for name, player in self.players.items()})

    @property
    def low_wins(self) -> bool:
        """Whether few points are good in the evening's game."""
        return _low_wins(self.plan.game, self.plan.tables_of, tuple(self.plan.rules.items()))

    def progress(self, round: int) -> list[TableProgress]:
        """The tables of a round, counted from 1."""
        return [self.table(round, number) for number in range(1, len(self.rounds[round - 1].tables) + 1)]

    def table(self, round: int, number: int) -> TableProgress:
        """A table in a round, both counted from 1. Raises RefusedEntry if there is none."""
        if not 1 <= round <= len(self.rounds) or not 1 <= number <= len(self.rounds[round - 1].tables):
            raise RefusedEntry(Message("evening/no-table", round=str(round), table=str(number)))
        seats, deals = self.rounds[round - 1].tables[number - 1], self.began[round - 1].deals
        settled, corrected = self.trail.result(round, number)
        played = self._deals(round, number, seats.players)
        points, source = settled, "corrected" if corrected else "confirmed" if settled is not None else ""
        if not corrected and len(played) == deals:
            points, source = {name: sum(deal[name] for deal in played) for name in seats.players}, "reported"
        return TableProgress(number, seats.seats, len(played), points, source, self.trail.entered(round, number))

    def unplaced(self) -> list[tuple[int, RoundScores]]:
        """The latest deal of each match that is none of the evening's, or that other people play, by table."""
        found = []
        for (table, match), deals in sorted(self._reports.items()):
            round = self._placed.get((table, match))
            players = self.rounds[round - 1].tables[table - 1].players if round else ()
            strange = [deal for _, deal in sorted(deals.items()) if deal.points and _points_of(deal, players) is None]
            if strange and (round is None or not self.trail.result(round, table)[1]):
                found.append((table, strange[-1]))
        return found

    def owner_of(self, key: str) -> str | None:
        """Whose phone this is."""
        return self._phones.get(key)

    def has_phone(self, name: str) -> bool:
        """Whether somebody has a phone in the evening."""
        return name in self._phones.values()

    def known_as(self, name: str) -> str | None:
        """The name as it was signed in, whatever the letters' case; None for a stranger.

        >>> Evening([SignedIn("Ann Lee")]).known_as(" ann  lee")
        'Ann Lee'
        """
        asked = tidy(name).casefold()
        return next((known for known in self.players if known.casefold() == asked), None)

    def _deals(self, round: int, number: int, players: Sequence[str]) -> list[dict[str, int]]:
        """The points of the deals of a round that a table has reported, the first ones without a gap."""
        match = next((name for (at, name), placed in self._placed.items() if (at, placed) == (number, round)), None)
        deals = self._reports.get((number, match), {}) if match is not None else {}
        found: list[dict[str, int]] = []
        for deal in range(1, self.began[round - 1].deals + 1):
            points = _points_of(deals[deal], players) if deal in deals else None
            if points is None:
                break
            found.append(points)
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
        kind = GAMES[wanted.game]
        if wanted.tables_of not in kind.seats_offered:
            offered = kind.seats_offered
            raise RefusedEntry(
                Message("evening/not-so-many", count=wanted.tables_of, least=offered[0], most=offered[-1])
            )
        kind(wanted.tables_of, read_options(kind.options_type, wanted.rules))

    def _check_scores(self, entry: TrailEntry) -> None:
        there = self.table(entry.round, entry.table)
        if isinstance(entry, Confirmed):
            return
        players = {name for name in there.seats if name}
        if isinstance(entry, Entered):
            if there.source == "reported":
                raise RefusedEntry(Message("club/score-settled", round=str(entry.round), table=str(entry.table)))
            if set(entry.points) != players:
                raise RefusedEntry(Message("evening/points-missing"))
        elif not entry.points or not set(entry.points) <= players:
            raise RefusedEntry(Message("evening/points-missing"))


def tidy(name: str) -> str:
    """A name with single spaces, no longer than a list has room for; empty if it cannot be printed.

    >>> tidy("  Ann   Lee "), tidy("A\\x07")
    ('Ann Lee', '')
    """
    found = " ".join(name.split())[:LONGEST_NAME].rstrip()
    return found if found.isprintable() else ""


def _points_of(scores: RoundScores, players: Sequence[str]) -> dict[str, int] | None:
    """The points of a deal by the evening's own spelling of the names; None if other people have played it."""
    told = {tidy(name).casefold(): points for name, points in zip(scores.names, scores.points, strict=False)}
    if not players or told.keys() != {name.casefold() for name in players} or len(told) != len(scores.points):
        return None
    return {name: told[name.casefold()] for name in players}


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
