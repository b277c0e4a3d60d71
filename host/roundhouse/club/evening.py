"""A club evening as it happens: the players present, their seats, the scores of the tables, and the standings.

An evening is a list of entries that only ever grows; each is kept on disk before it counts. All else is worked out from
them and from the scores that tables report: the same entries and scores give the same evening, after a restart too. An
order that is taken back stays in the list, and the evening is worked out anew without it.

A *round* of the evening is one seating: everybody sits down at a table and plays a number of *deals*, which is what a
table itself calls its rounds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from roundhouse.catalogs import Message
from roundhouse.club.entries import (
    Asked,
    Began,
    Canceled,
    Change,
    Countdown,
    Entry,
    FixedSeat,
    Left,
    Merged,
    Order,
    PairedAgain,
    PhoneFreed,
    PhoneGiven,
    Placed,
    Plan,
    Renamed,
    Seated,
    SetAside,
    SignedIn,
    Substituted,
    Swapped,
    TakenBack,
    TurnedAway,
    plan_at,
    taken_back,
    words_of,
)
from roundhouse.club.mqtt.messages import RoundScores
from roundhouse.club.plan_check import check_limits, check_plan, check_table_size
from roundhouse.club.players import ClubPlayer
from roundhouse.club.scores.match_reports import MatchReports, PlacedMatches
from roundhouse.club.scores.score_trail import (
    Confirmed,
    Entered,
    RefusedEntry,
    Reopened,
    ScoreTrail,
    TrailEntry,
    score_refusal,
)
from roundhouse.club.scores.standings import StandingsLine, TableResult, standings, team_standings
from roundhouse.club.seating import MOST, SMALLEST, RoundSeating, TableSeating
from roundhouse.games.core.names import identity
from roundhouse.games.core.options import OptionError, read_options
from roundhouse.games.match.match import Match
from roundhouse.games.registry import GAMES
from roundhouse.indices import RoundIndex, index_of, number_of
from roundhouse.referee.history.match_summary import lowest_is_best

LONGEST_COUNTDOWN: Final = 180
"""Minutes to the next round."""
CANCELED: Final = "canceled"


@dataclass(frozen=True)
class TableProgress:
    """A table in a round: who sits there, and how far they are.

    `points` are those that count, by player, None while they are open; `source` is where they come from: `reported`,
    `confirmed` or `corrected`, or `canceled` with its round. `entered` waits for somebody else at the table.
    """

    number: int
    seats: tuple[str, ...]
    deals: int
    points: Mapping[str, int] | None
    source: str
    entered: Entered | None

    @property
    def is_open(self) -> bool:
        """Whether points are still to come."""
        return self.points is None and self.source != CANCELED


class Evening:
    """The evening after its entries and reports so far.

    >>> evening = Evening(SignedIn(name) for name in ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal"))
    >>> evening.add(Began((("Ann", "Bo", "Cy", "Di"), ("Ed", "Flo", "Gil", "Hal")), (), deals=1, at=0))
    >>> len(evening.round.tables), evening.round.place_of("Ann") is not None
    (2, True)
    """

    def __init__(self, entries: Iterable[Entry] = (), reports: Iterable[tuple[int, RoundScores]] = ()) -> None:
        self._reports = MatchReports(reports)
        self._overtaken: set[int] = set()
        """The places in the log of what would be refused now, since a table has reported something else afterwards."""
        self._sees_reports = True
        self._fold(list(entries))

    def _fold(self, log: list[Entry], *, without_one: bool = False) -> None:
        """Work everything out from these entries; `without_one` if one more order is taken back by the last of them.

        Raises RefusedEntry if an order of them no longer fits.
        """
        if not without_one:
            self._overtaken = set()
        self.log = log
        self.plan = Plan()
        self.players: dict[str, ClubPlayer] = {}
        """All who have signed in, by name; also those who have left."""
        self.numbers: dict[str, int] = {}
        """The public number of each name that was signed in, also by an order that was taken back."""
        self._sign_ins = 0
        """The sign-ins so far, also by orders that were taken back: each has a number of its own."""
        self._given_up: set[str] = set()
        """The names, without their spelling, of those who have another one now."""
        self.present: dict[str, None] = {}
        """The names of those who are here, in the order in which they came."""
        self.waiting: dict[str, None] = {}
        """The names of those who have asked to come in."""
        self.fixed: dict[str, FixedSeat] = {}
        """The tables and seats that people need in every round, by name."""
        self.rounds: list[RoundSeating] = []
        self.began: list[Began] = []
        self.countdown: Countdown | None = None
        """The time until the next round, where the director has set one."""
        self.canceled: set[RoundIndex] = set()
        self.trail = ScoreTrail()
        self.taken_back = taken_back(log)
        """The places in the log, from 1, of the orders that count no longer."""
        self._dormant: set[int] = set()
        """The places of what players and tables have said of a seating that was taken back."""
        self._phones: dict[str, str] = {}
        self._matches = PlacedMatches(self._reports, self.rounds)
        self._results: list[TableResult] | None = None
        for number, entry in enumerate(log, 1):
            if number in self.taken_back:
                for each in entry.entries if isinstance(entry, Order) else ():
                    if isinstance(each, SignedIn):
                        self._give_number(each.name)
                continue
            try:
                self._take_again(number, entry, without_one)
            except RefusedEntry as error:
                if isinstance(entry, Order):
                    way = Message("evening/in-the-way", order=words_of(entry, log), reason=error.message)
                    raise RefusedEntry(way) from error
                self._dormant.add(number)

    def _take_again(self, number: int, entry: Entry, without_one: bool) -> None:
        """Take an entry of the log. It fitted the reports of its time, and the log does not say which these were."""
        self._sees_reports = number not in self._overtaken
        try:
            self._take(entry)
        except RefusedEntry:
            if without_one or not self._sees_reports:
                raise
            self._sees_reports = False
            self._take(entry)
            self._overtaken.add(number)
        finally:
            self._sees_reports = True

    # -- what happens ------------------------------------------------------------------------------------------

    def add(self, entry: Entry) -> None:
        """Append an entry. Raises RefusedEntry, or OptionError for house rules, and then nothing has changed."""
        if not isinstance(entry, Order):
            self._take(entry)
            self.log.append(entry)
        else:
            before = self.log
            try:
                if any(isinstance(each, TakenBack) for each in entry.entries):
                    self._take_back(entry)
                else:
                    self._take(entry)
                    self.log = [*before, entry]
            except (RefusedEntry, OptionError):
                self._fold(before)
                raise
        self._results = None

    def _take_back(self, order: Order) -> None:
        """Work the evening out without an earlier order. Raises RefusedEntry if it would lose scores, or not fit."""
        dormant, game, began = self._dormant, self.plan.game, self.began
        for each in order.entries:
            number = each.order if isinstance(each, TakenBack) else 0
            if number not in range(1, len(self.log) + 1) or number in self.taken_back or not self.order(number):
                raise RefusedEntry(Message("evening/not-offered"))
        self._fold(self.log)
        self._fold([*self.log, order], without_one=True)
        both = min(len(began), len(self.began))
        if began[:both] != self.began[:both]:
            raise RefusedEntry(Message("evening/later-round"))
        lost = [self.log[number - 1] for number in self._dormant - dormant]
        if len(self.began) < len(began):  # a match of the round that is gone may now have played an earlier one
            lost = [each for each in lost if not isinstance(each, Entered) or not self._has_scores(each)]
        if any(getattr(each, "round", None) in range(both) for each in lost):
            raise RefusedEntry(Message("evening/scores-since"))
        if self.rounds and self.plan.game != game:
            raise RefusedEntry(Message("evening/game-stays"))

    def _has_scores(self, entered: Entered) -> bool:
        """Whether the table for which somebody entered scores has some that count."""
        if entered.round not in range(len(self.rounds)):
            return False
        return self.table(entered.round, entered.table).points is not None

    def taking_back(self, number: int) -> tuple[TakenBack, ...]:
        """The entries that take an order back: with the beginning of a round go all orders for that round since."""
        order = self.order(number) if number in range(1, len(self.log) + 1) else None
        with_it = []
        if order is not None and isinstance(order.entries[0], Began):
            later = [(each, self.order(each)) for each in range(number + 1, len(self.log) + 1)]
            with_it = [
                each
                for each, said in later
                if said and each not in self.taken_back and getattr(said.entries[0], "round", None) == self.latest
            ]
        return tuple(map(TakenBack, (number, *with_it)))

    def order(self, number: int) -> Order | None:
        """The order in this place of the log, from 1; None where a player or a table has spoken."""
        entry = self.log[number - 1]
        return entry if isinstance(entry, Order) else None

    def _take(self, entry: Entry) -> None:
        match entry:
            case Order(entries=entries):
                for each in entries:
                    self._take(each)
            case Plan():
                check_plan(entry, self.plan, len(self.rounds))
                self.plan = entry
            case SignedIn(name=name, team=team):
                if name not in self.present and len(self.present) >= MOST:
                    raise RefusedEntry(Message("evening/full", most=MOST))
                self._give_number(name)
                self.players[name] = ClubPlayer(name, team)
                self.present.setdefault(name)
                self.waiting.pop(name, None)
            case Asked(name=name, key=key):
                if len(self.present) + len(self.waiting) >= MOST:
                    raise RefusedEntry(Message("evening/full", most=MOST))
                self.waiting[name] = None
                self._phones[key] = name
            case TurnedAway(name=name):
                if name not in self.waiting:
                    raise RefusedEntry(Message("evening/not-here", name=name))
                del self.waiting[name]
                self._free_phone(name)
            case Left(name=name):
                self._check_present(name)
                del self.present[name]
            case FixedSeat(name=name, table=table):
                self._check_fixed(entry)
                self.fixed.pop(name, None)
                if table:
                    self.fixed[name] = entry
            case Began(tables=tables, sit_outs=sit_outs):
                self._check_known(*(name for seats in tables for name in seats if name), *sit_outs)
                self.rounds.append(RoundSeating(tuple(map(TableSeating, tables)), sit_outs))
                self.began.append(entry)
                self.countdown = None
            case Countdown(minutes=minutes):
                check_limits(minutes, 1, LONGEST_COUNTDOWN)
                self.countdown = entry
            case Placed():
                self._matches.place(entry)
            case PhoneGiven(name=name, key=key):
                self._check_present(name)
                self._free_phone(name)  # which they may have back by an order that is taken back
                self._phones[key] = name
            case PhoneFreed(name=name):
                self._free_phone(name)
            case Renamed() | Merged() | Substituted():
                self._take_name(entry)
            case PairedAgain() | Canceled() | Seated() | Swapped():
                self._take_seats(entry)
            case SetAside(table=table):
                self._matches.set_aside(table)
            case TakenBack():
                pass  # the evening is worked out without the order
            case _:
                self._check_scores(entry)
                self.trail.add(entry)
                if isinstance(entry, Reopened):
                    self._matches.reopen(entry.round, entry.table)

    def _give_number(self, name: str) -> None:
        """Give a name the number of this sign-in, which nobody else ever gets, if it has no public number."""
        self._sign_ins += 1
        self.numbers.setdefault(name, self._sign_ins)

    def _free_phone(self, name: str) -> None:
        self._phones = {key: owner for key, owner in self._phones.items() if owner != name}

    def _take_seats(self, entry: PairedAgain | Canceled | Seated | Swapped) -> None:
        """Somebody has another seat in a round, whose scores are not there yet; or nobody has one that counts."""
        now = self.round_that_is_on(entry.round)
        match entry:
            case Canceled(round=round):
                self.canceled.add(round)
            case PairedAgain(round=round, tables=tables, sit_outs=sit_outs):
                self._check_known(*(name for seats in tables for name in seats if name), *sit_outs)
                self.check_unscored(round, range(1, len(now.tables) + 1))
                self.rounds[round] = RoundSeating(tuple(map(TableSeating, tables)), sit_outs)
            case Swapped(round=round, one=one, other=other):
                self._check_two(one, other)
                places = [place for name in (one, other) if (place := now.place_of(name)) is not None]
                if not places:
                    raise RefusedEntry(Message("evening/no-seat", name=one))
                self.check_unscored(round, [table for table, _ in places])
                self.rounds[round] = now.with_names({one: other, other: one}, (one, other))
            case Seated(round=round, table=table, names=names):
                for name in names:
                    self._check_present(name)
                    if now.place_of(name) is not None:
                        raise RefusedEntry(Message("evening/has-seat", name=name))
                if not 1 <= table <= len(now.tables) + 1:
                    raise self._no_table(round, table)
                self.check_unscored(round, {table} & set(range(1, len(now.tables) + 1)))
                seats = list(now.tables[table - 1].seats) if table <= len(now.tables) else []
                for name in names:
                    if "" in seats:
                        seats[seats.index("")] = name
                    else:
                        seats.append(name)
                check_table_size(self.plan, sum(map(bool, seats)))
                there = (*now.tables[: table - 1], TableSeating(tuple(seats)), *now.tables[table:])
                self.rounds[round] = RoundSeating(there, now.sit_outs).with_names({})

    def _take_name(self, entry: Renamed | Merged | Substituted) -> None:
        """Somebody is somebody else now, in the whole evening or from this round on."""
        match entry:
            case Renamed(name=name, to=to):
                self._check_known(name)
                if self.known_as(to) not in (None, name) or not to:
                    raise RefusedEntry(Message("evening/name-there", name=to))
                self._exchange(name, to)
                self._given_up.add(identity(name))
                self._given_up.discard(identity(to))
                self.numbers[to] = self.numbers.pop(name)
                self.players = {
                    to if each == name else each: ClubPlayer(to, player.team) if each == name else player
                    for each, player in self.players.items()
                }
                self.present = {to if each == name else each: None for each in self.present}
                self._refix(name, to)
                self._phones = {key: to if owner == name else owner for key, owner in self._phones.items()}
            case Merged(name=name, into=into):
                self._check_two(name, into)
                self._exchange(name, into)
                self._refix(name, into)
                self._given_up.add(identity(name))
                team = self.players[into].team or self.players[name].team
                del self.players[name], self.numbers[name]
                self.players[into] = ClubPlayer(into, team)
                if name in self.present:
                    del self.present[name]
                    self.present.setdefault(into)
                self._phones = {key: into if owner == name else owner for key, owner in self._phones.items()}
            case Substituted(round=round, name=name, by=by, points=points):
                self._check_present(by)
                self._check_known(name)
                now = self.round_that_is_on(round)
                if now.place_of(by) is not None:
                    raise RefusedEntry(Message("evening/has-seat", name=by))
                if points:
                    self._exchange(name, by)
                else:
                    place = now.place_of(name)
                    if place is None:
                        raise RefusedEntry(Message("evening/no-seat", name=name))
                    self.check_unscored(round, [place[0]], deals=False)
                    self.rounds[round] = now.with_names({name: by})
                    self._matches.stands_in(round, by, name)
                self.present.pop(name, None)
                self._free_phone(name)

    def _refix(self, name: str, to: str) -> None:
        """The table that somebody needs is that of their new name."""
        if name in self.fixed:
            self.fixed.setdefault(to, replace(self.fixed.pop(name), name=to))

    def _exchange(self, name: str, to: str) -> None:
        """Put another name in the place of one in all rounds and scores. Raises RefusedEntry if both played in one."""
        for index, each in enumerate(self.rounds):
            round, place = RoundIndex(index), each.place_of(name)
            if name == to or (place is None and name not in each.sit_outs):
                continue
            if place is not None and each.place_of(to) is not None:
                if not self.table(round, place[0]).is_open or round != self.latest:
                    raise RefusedEntry(Message("evening/both-played", one=name, other=to))
                self.check_unscored(round, [place[0]])
                self.rounds[round] = each.with_names({name: ""})
                continue
            self.rounds[round] = each.with_names({name: to})
            self._matches.rename(round, name, to)
        self.trail = self.trail.with_name(name, to)

    def report(self, table: int, scores: RoundScores) -> Placed | None:
        """Take what a table has reported of one deal; for a match not heard of before, the entry to be kept.

        Of all rounds so far it is the one that just these people play at this table, also if later rounds have begun
        since: a table may have been cut off. If there is no such round, or more than one is open, the match counts for
        nothing until the director corrects the scores by hand: see `unplaced`.
        """
        self._reports.hear(table, scores)
        self._results = None
        if self._matches.is_placed(table, scores.match) or not scores.points:
            return None
        round = self._matches.open_round(scores, table)
        known = any(
            isinstance(each := self.log[number - 1], Placed) and (each.table, each.match) == (table, scores.match)
            for number in self._dormant
        )
        return None if known and round is None else Placed(table, scores.match, round, self.latest)

    def next_placed(self) -> Placed | None:
        """The entry to be kept for a match that is none of the log, or whose seating was taken back and fits now."""
        for table, deal in self._reports.all():
            if not self._matches.is_placed(table, deal.match) and (placed := self.report(table, deal)) is not None:
                return placed
        return None

    def unplaced(self) -> list[tuple[int, RoundScores]]:
        """The latest deal of each match that is no round, or that other people play, by table, until it is settled."""
        return self._matches.unplaced(self.trail)

    # -- what holds --------------------------------------------------------------------------------------------

    @property
    def round(self) -> RoundSeating:
        """The latest round. Raises IndexError before the first one."""
        return self.rounds[-1]

    @property
    def latest(self) -> RoundIndex | None:
        """The index of the latest round; None before the first one."""
        return RoundIndex(index_of(len(self.rounds))) if self.rounds else None

    def results(self) -> list[TableResult]:
        """The scores that count, by round and table: corrected, then reported, then confirmed ones."""
        if self._results is None:
            self._results = [
                TableResult(round, table.number, table.points)
                for round in map(RoundIndex, range(len(self.rounds)))
                for table in self.progress(round)
                if table.points is not None
            ]
        return self._results

    def standings(self) -> list[StandingsLine]:
        """The standings of all who have played, also of those who have left."""
        return standings(self.results(), self.plan.counting, low_wins=self.low_wins)

    def team_standings(self) -> list[StandingsLine]:
        """The standings of the teams; nothing where there are none."""
        return team_standings(self.standings(), {name: player.team for name, player in self.players.items()})

    @property
    def low_wins(self) -> bool:
        """Whether few points are good in the evening's game."""
        return _low_wins(self.plan.game, self.plan.tables_of, tuple(self.plan.rules.items()))

    def progress(self, round: RoundIndex | None) -> list[TableProgress]:
        """The tables of a round; none before the first one."""
        return [self.table(round, number) for number in range(1, len(self._tables(round)) + 1)]

    def plan_of(self, round: RoundIndex | None) -> Plan:
        """The plan by which a round is played, whatever was changed since; before the first one that of now."""
        return self.plan if round is None else plan_at(self.began[round], self.log)

    def table(self, round: RoundIndex | None, number: int) -> TableProgress:
        """A table in a round, by its number. Raises RefusedEntry if there is none."""
        if round is None or not 1 <= number <= len(self._tables(round)):
            raise self._no_table(round, number)
        seats, deals = self.rounds[round].tables[number - 1], self.began[round].deals
        if round in self.canceled:
            return TableProgress(number, seats.seats, 0, None, CANCELED, None)
        settled, corrected = self.trail.result(round, number)
        played = self._matches.points_of(round, number, deals) if self._sees_reports else []
        points, source = settled, "corrected" if corrected else "confirmed" if settled is not None else ""
        if not corrected and len(played) == deals:
            points, source = {name: sum(deal[name] for deal in played) for name in seats.players}, "reported"
        return TableProgress(number, seats.seats, len(played), points, source, self.trail.entered(round, number))

    def _no_table(self, round: RoundIndex | None, table: int) -> RefusedEntry:
        said = len(self.rounds) if round is None else number_of(round)
        return RefusedEntry(Message("evening/no-table", round=str(said), table=str(table)))

    def table_of(self, name: str, round: RoundIndex) -> TableProgress:
        """The table at which somebody sits in a round. Raises RefusedEntry if they sit at none."""
        place = self.rounds[round].place_of(name) if round in range(len(self.rounds)) else None
        if place is None:
            raise RefusedEntry(Message("evening/not-seated"))
        return self.table(round, place[0])

    def _tables(self, round: RoundIndex | None) -> tuple[TableSeating, ...]:
        """The tables of a round; none where there is no such round."""
        return () if round is None or not 0 <= round < len(self.rounds) else self.rounds[round].tables

    def more_than_names(self) -> set[str]:
        """The players who have a team, or a place in a round: anybody can sign in made-up names."""
        in_teams = (name for name, player in self.players.items() if player.team)
        return {name for each in self.rounds for name in each.people}.union(in_teams)

    def expected(self) -> set[str]:
        """The players whom the director knows: by their own list, by a team, or by a place in a round."""
        return self.more_than_names() | set(self._listed())

    def sent_off(self) -> set[str]:
        """Those whom the director has signed out, and not in again since."""
        found: set[str] = set()
        for each in self._decided():
            match each:
                case Left(name=name):
                    found.add(name)
                case SignedIn(name=name):
                    found.discard(name)
                case Renamed(name=name, to=to) if name in found:
                    found = found - {name} | {to}
        return found

    def unlisted(self) -> set[str]:
        """The players here whom the director has neither signed in nor given their name."""
        return self.present.keys() - set(self._listed())

    def _listed(self) -> Iterator[str]:
        for each in self._decided():
            match each:
                case SignedIn(name=name) | Renamed(to=name) | Merged(into=name):
                    yield name

    def _decided(self) -> Iterator[Change]:
        """The decisions of all orders that count."""
        for number, entry in enumerate(self.log, 1):
            if isinstance(entry, Order) and number not in self.taken_back:
                yield from entry.entries

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
        return next((known for known in (*self.players, *self.waiting) if identity(known) == asked), None)

    def name_to_sign_in(self, name: str) -> str:
        """The name under which somebody signs in: as it is known, or new.

        Raises RefusedEntry for a name that a player gave up: if that order is taken back, two people would have it.
        """
        known = self.known_as(name)
        if known is None and identity(name) in self._given_up:
            raise RefusedEntry(Message("evening/name-given-up", name=name))
        return known or name

    # -- what is refused ---------------------------------------------------------------------------------------

    def _check_present(self, name: str) -> None:
        if name not in self.present:
            raise RefusedEntry(Message("evening/not-here", name=name))

    def _check_known(self, *names: str) -> None:
        for name in names:
            if name not in self.players:
                raise RefusedEntry(Message("evening/not-here", name=name))

    def _check_two(self, one: str, other: str) -> None:
        self._check_known(one, other)
        if one == other:
            raise RefusedEntry(Message("evening/one-person", name=one))

    def _check_fixed(self, wanted: FixedSeat) -> None:
        self._check_present(wanted.name)
        check_limits(wanted.table, 0, MOST // SMALLEST)
        check_limits(wanted.seat, 0, self.plan.tables_of)
        there = [
            each
            for name, each in self.fixed.items()
            if name in self.present and name != wanted.name and each.table == wanted.table
        ]
        if wanted.table and len(there) >= self.plan.tables_of:
            raise RefusedEntry(Message("evening/table-full", table=str(wanted.table)))
        taken = next((each.name for each in there if each.seat == wanted.seat != 0), None)
        if taken is not None:
            raise RefusedEntry(Message("evening/seat-taken", name=taken))

    def check_unscored(self, round: RoundIndex | None, tables: Iterable[int], *, deals: bool = True) -> None:
        """Raise RefusedEntry where a table has points, or waits for them to be confirmed, or has ended a deal."""
        for number in tables:
            there = self.table(round, number)
            if not there.is_open or there.entered is not None or (deals and there.deals):
                raise RefusedEntry(Message("evening/scores-there", table=str(number)))

    def round_that_is_on(self, round: RoundIndex) -> RoundSeating:
        """A round that is on. Raises RefusedEntry if there is none, or it was canceled."""
        if round not in range(len(self.rounds)) or round in self.canceled:
            raise RefusedEntry(Message("evening/no-round", round=str(number_of(round))))
        return self.rounds[round]

    def _check_scores(self, entry: TrailEntry) -> None:
        there = self.table(entry.round, entry.table)
        self.round_that_is_on(entry.round)
        if isinstance(entry, Confirmed | Reopened):
            if isinstance(entry, Reopened) and self._sees_reports and there.points is None and there.entered is None:
                raise RefusedEntry(Message("evening/open-already", table=str(entry.table)))
            return
        players = {name for name in there.seats if name}
        if isinstance(entry, Entered):
            if there.source == "reported":
                raise score_refusal("club/score-settled", entry)
            if set(entry.points) != players:
                raise RefusedEntry(Message("evening/points-missing"))
        elif not entry.points or not set(entry.points) <= players:
            raise RefusedEntry(Message("evening/points-missing"))


@lru_cache(maxsize=32)
def _low_wins(game: str, seats: int, rules: tuple[tuple[str, str], ...]) -> bool:
    kind = GAMES[game]
    return lowest_is_best(Match(kind(seats, read_options(kind.options_type, dict(rules)))))
