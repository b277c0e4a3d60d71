"""Evenings at random: orders of the director, given twice, from old pages and taken back; people who come, go and enter
scores; tables that report, correct, start again and lose their connection.

Every score has points that no other has. So it is seen whether one is lost or counts twice, and the count of the test
needs nothing of the evening but its seats and its orders.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from random import Random
from statistics import fmean

import pytest
from tests.club.test_orders import state
from tests.depth import DEPTH, SEED

from roundhouse.club.desk import Desk
from roundhouse.club.entries import (
    SEATINGS,
    Began,
    Canceled,
    Change,
    Countdown,
    FixedSeat,
    Merged,
    Order,
    PhoneFreed,
    Plan,
    Renamed,
    Seated,
    SetAside,
    SignedIn,
    Substituted,
    Swapped,
    TakenBack,
    TurnedAway,
)
from roundhouse.club.evening import Evening
from roundhouse.club.mqtt.messages import RoundScores
from roundhouse.club.scores.score_trail import Confirmed, Corrected, Entered, RefusedEntry, Reopened
from roundhouse.club.store import HallRegister
from roundhouse.games.core.options import OptionError
from roundhouse.indices import RoundIndex

STEPS = 80
Place = tuple[RoundIndex, int]
"""A table in a round, the first of which is 0."""


@dataclass
class ReportedMatch:
    """A match as its table plays it, and how much of it the director has heard of."""

    table: int
    name: str
    players: tuple[str, ...]
    played: dict[int, RoundScores] = field(default_factory=dict)
    to_send: list[RoundScores] = field(default_factory=list)
    heard: dict[int, RoundScores] = field(default_factory=dict)

    def say(self, deal: int, points: tuple[int, ...]) -> None:
        before = self.played.get(deal)
        revision = 0 if before is None else before.revision + 1
        said = RoundScores(self.name, deal, revision, 0, self.players if points else (), points)
        self.played[deal] = said
        self.to_send.append(said)

    def total(self, deals: int) -> dict[str, int]:
        """Everybody's points after this many deals; nothing while the result of one is missing."""
        there = [self.heard[deal].points for deal in range(1, deals + 1) if deal in self.heard]
        if len(there) < deals or not all(there):
            return {}
        return dict(zip(self.players, map(sum, zip(*there, strict=True)), strict=True))


class RandomEvening:
    """A desk, the tables and the people, and all that has been said so far."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.register = HallRegister(":memory:")
        self.desk = Desk(self.register, clock=lambda: next(self.numbers))
        self.matches: list[ReportedMatch] = []
        self.cut_off: set[int] = set()
        self.numbers = count(1)
        self.said: list[tuple[int, int, Entered | Confirmed | Corrected | Reopened]] = []
        """Scores that were entered, confirmed, corrected and reopened: the place of each in the log, that of the
        beginning of its round, and what it was."""
        self.desk.sign_in(f"P{number:04}" for number in range(16))
        self.desk.order(self.plan())
        self.steps: list[Callable[[], None]] = [
            *[self.begin] * 2,
            *[self.play] * 10,
            *[self.order] * 8,
            *[self.take_back] * 3,
            *[self.enter] * 4,
            *(self.confirm, self.confirm, self.correct_a_deal, self.cable, self.start_again, self.strangers),
            *(self.come, self.go, self.kill),
        ]

    # -- what happens ------------------------------------------------------------------------------------------

    @property
    def evening(self) -> Evening:
        return self.desk.evening

    def step(self) -> None:
        self.random.choice(self.steps if self.evening.rounds else [self.begin])()

    def as_director(self, what: object, act: Callable[[], object]) -> None:
        """An order from the page as it is; sometimes it comes again, or from an old page."""
        seen, before = self.desk.state, len(self.evening.log)

        def done() -> str:
            act()
            return "done"

        try:
            self.desk.take_turn(seen, what, done)
        except (RefusedEntry, OptionError):
            assert len(self.evening.log) == before
            return
        after = len(self.evening.log)
        if self.random.random() < 0.2:
            assert self.desk.take_turn(seen, what, done) == "done"
        if self.random.random() < 0.2:
            with pytest.raises(RefusedEntry):
                self.desk.take_turn(seen, "another", done)
        assert len(self.evening.log) == after
        ordered = next(self.evening.order(number) for number in range(after, before, -1) if self.evening.order(number))
        assert ordered is not None
        for each in ordered.entries:
            if isinstance(each, Corrected | Reopened):
                self.said.append((self.evening.log.index(ordered) + 1, self.began()[each.round], each))

    def plan(self) -> Plan:
        seating, deals = self.random.choice(SEATINGS), self.random.choice((1, 2))
        approval = self.random.random() < 0.3
        return Plan(rounds=max(5, len(self.evening.rounds)), deals=deals, seating=seating, approval=approval)

    def begin(self) -> None:
        if self.evening.rounds and self.random.random() < 0.5:
            return  # most rounds go on for a while
        self.as_director("begin", self.desk.begin_round)
        if self.evening.rounds:
            self.matches += [self.new_match(number) for number in range(1, len(self.evening.round.tables) + 1)]

    def new_match(self, table: int) -> ReportedMatch:
        return ReportedMatch(table, f"m{next(self.numbers)}", self.evening.round.tables[table - 1].players)

    def play(self) -> None:
        match = self.random.choice(self.matches[-8:])
        match.say(len(match.played) + 1, tuple(self.score() for _ in match.players))
        self.send(match)

    def correct_a_deal(self) -> None:
        """Or take it back."""
        match = self.random.choice(self.matches[-8:])
        if match.played:
            points = tuple(self.score() for _ in match.players)
            match.say(self.random.choice(list(match.played)), points if self.random.random() < 0.7 else ())
            self.send(match)

    def send(self, match: ReportedMatch) -> None:
        if match.table in self.cut_off:
            return
        for said in [*match.to_send, *match.to_send[: self.random.randrange(2)]]:
            if self.register.take(match.table, said):
                match.heard[said.round] = said
            self.desk.receive(match.table, said)
        match.to_send.clear()

    def cable(self) -> None:
        """A table loses its connection, or has it again."""
        table = self.random.randrange(1, 5)
        self.cut_off ^= {table}
        for match in self.matches:
            self.send(match)

    def start_again(self) -> None:
        self.matches.append(self.new_match(self.random.randrange(1, len(self.evening.round.tables) + 1)))

    def strangers(self) -> None:
        table = self.random.randrange(1, 7)
        self.matches.append(ReportedMatch(table, f"m{next(self.numbers)}", ("Eve", "Mallory")))
        self.matches[-1].say(1, (self.score(), self.score()))
        self.send(self.matches[-1])

    def kill(self) -> None:
        before = state(self.evening)
        self.desk = Desk(self.register, clock=lambda: next(self.numbers))
        assert state(self.evening) == before

    def come(self) -> None:
        name = self.random.choice([f"G{next(self.numbers):04}", *self.evening.players, *self.former_names()])
        try:
            self.desk.give_phone(name)
        except RefusedEntry:
            assert self.evening.has_phone(name) or name in self.former_names() or self.evening.players == {}
        else:
            assert name not in self.former_names(), "one name is that of one person"

    def go(self) -> None:
        self.desk.leave(self.random.choice(list(self.evening.present)))

    def score(self) -> int:
        """Points that nobody else has, nor the sum of two deals."""
        return self.random.getrandbits(30)

    def place(self) -> tuple[RoundIndex, int]:
        """Mostly of the round that is on."""
        last = len(self.evening.rounds) - 1
        round = RoundIndex(last if self.random.random() < 0.8 else self.random.randrange(last + 1))
        return round, self.random.randrange(1, len(self.evening.rounds[round].tables) + 1)

    def points(self, place: tuple[RoundIndex, int]) -> dict[str, int]:
        return {name: self.score() for name in self.evening.rounds[place[0]].tables[place[1] - 1].players}

    def say(self, entry: Entered | Confirmed) -> None:
        try:
            self.desk.add(entry)
        except RefusedEntry:
            return
        self.said.append((len(self.evening.log), self.began()[entry.round], entry))

    def enter(self) -> None:
        place = self.place()
        points = self.points(place)
        self.say(Entered(*place, points, self.random.choice(list(points))))

    def confirm(self) -> None:
        for entered in self.evening.trail.unconfirmed():
            seen = dict(entered.points)
            if self.random.random() < 0.3:  # as on a page from before somebody entered others
                seen[entered.by] += 1
            before = len(self.said)
            self.say(Confirmed(entered.round, entered.table, self.random.choice(list(seen)), seen))
            assert len(self.said) == before or seen == entered.points

    def order(self) -> None:
        (round, table), names = self.place(), list(self.evening.players)
        one, other = self.random.sample(names, 2)
        choices: list[Change] = [
            *(Swapped(round, one, other), Seated(round, table, (one,)), Seated(round, table + 1, (one, other))),
            *(Substituted(round, one, other), Substituted(round, one, other, points=True)),
            *(Renamed(one, f"R{next(self.numbers):04}"), Merged(one, other), SignedIn(one, "Reds")),
            *(FixedSeat(one, table, self.random.randrange(3)), FixedSeat(one, 0), Countdown(5, 0)),
            *(Canceled(round), Reopened(round, table), SetAside(table), self.plan(), TurnedAway(one), PhoneFreed(one)),
            *map(TurnedAway, list(self.evening.waiting)[:1]),
            *[Corrected(round, table, self.points((round, table)), "because")] * 2,
        ]
        acts: list[Callable[[], object]] = [
            *[lambda: self.desk.order(self.random.choice(choices))] * 8,
            *(self.desk.pair_again, lambda: self.desk.sign_out([one, other])),
            lambda: self.desk.let_in(list(self.evening.waiting)[:2]),
        ]
        self.as_director(next(self.numbers), self.random.choice(acts))

    def take_back(self) -> None:
        numbers = [number for number, *_ in self.desk.orders()]
        self.as_director(next(self.numbers), lambda: self.desk.take_back(self.random.choice(numbers[:8])))

    # -- the count ---------------------------------------------------------------------------------------------

    def orders(self) -> Iterator[tuple[int, Change]]:
        """The decisions that the director has not taken back, with the place of each order in the log."""
        for number, order in enumerate(self.evening.log, 1):
            if isinstance(order, Order) and number not in self.evening.taken_back:
                yield from ((number, each) for each in order.entries)

    def former_names(self) -> list[str]:
        changed = (each.name for _, each in self.orders() if isinstance(each, Renamed | Merged))
        return [name for name in changed if name not in self.evening.players]

    def signed_in(self) -> list[str]:
        """Everybody who was ever signed in, in this order, also by an order that was taken back."""
        each_entry = (each.entries if isinstance(each, Order) else (each,) for each in self.evening.log)
        return [each.name for entries in each_entry for each in entries if isinstance(each, SignedIn)]

    def began(self) -> list[int]:
        """The place in the log of the beginning of each round."""
        return [number for number, each in self.orders() if isinstance(each, Began)]

    def names_of(self, round: int, name: str) -> set[str]:
        """The names in a round of somebody who once had this name there."""
        found = {name}
        for _, each in self.orders():
            match each:
                case Renamed(name=before, to=after) | Merged(name=before, into=after):
                    found |= {after} if before in found else set()
                case Substituted(round=since, name=before, by=after, points=points) if points or since == round:
                    found |= {after} if before in found else set()
        return found

    def are(self, round: int, points: Mapping[str, int], now: Mapping[str, int]) -> bool:
        """Whether these are the same scores of the same people, whatever they are called now."""
        names = {value: name for name, value in now.items()}
        return sorted(points.values()) == sorted(names) and all(
            names[value] in self.names_of(round, name) for name, value in points.items()
        )

    def played_at(self, round: int, table: int) -> list[ReportedMatch]:
        """The matches of which all deals of a round were heard, by just the people who sit at the table."""
        people = self.evening.rounds[round].tables[table - 1].players
        return [
            each
            for each in self.matches
            if each.table == table
            and each.total(self.evening.began[round].deals)
            and len(each.players) == len(people)
            and all({*people} & self.names_of(round, name) for name in each.players)
        ]

    def check(self) -> None:
        """Every table plays or is settled, and each score that was said counts once, or is told, or has given way."""
        here = self.evening
        results = {(each.round, each.table): each.points for each in here.results()}
        every = [value for points in results.values() for value in points.values()]
        assert len(every) == len({*every}), "a score counts twice"
        counted = {each.name for each in self.matches if {*every} & {*each.total(1).values(), *each.total(2).values()}}
        canceled = {each.round for _, each in self.orders() if isinstance(each, Canceled)}
        told = {(table, scores.match) for table, scores in here.unplaced()}
        # The same four may sit at one table twice: what they played in a canceled round is no score of the other one.
        gone = {
            each.name
            for round in canceled
            for table in range(1, len(here.rounds[round].tables) + 1)
            for each in self.played_at(round, table)
        }
        aside = {each.table for _, each in self.orders() if isinstance(each, SetAside)}
        for round, began in zip(map(RoundIndex, count()), here.began, strict=False):
            for table in range(1, len(here.rounds[round].tables) + 1):
                place, played = (round, table), self.played_at(round, table)
                points = results.get(place, {})
                there = here.table(round, table)
                assert there.is_open == (not points and round not in canceled), "it plays, or it is settled"
                if round in canceled:
                    assert not points
                    continue
                corrected, confirmed, reopened = self.told_of(place)
                if corrected:
                    assert self.are(round, corrected, points), "the director's word is the last"
                elif not any(self.are(round, each.total(began.deals), points) for each in played):
                    assert self.are(round, confirmed, points)
                    lost = {(table, each.name) for each in played if each.name not in counted | gone}
                    assert reopened or table in aside or lost <= told
        self.check_standings(results)
        signed_in = self.signed_in()
        assert all(name in self.names_of(-1, signed_in[number - 1]) for name, number in here.numbers.items())
        assert len({*here.numbers.values()}) == len(here.numbers), "a public number is given once"

    def told_of(self, place: Place) -> tuple[Mapping[str, int], Mapping[str, int], bool]:
        """The points of a place that the director has corrected and that people have confirmed, none where there are
        none; and whether the place was reopened."""
        orders = {number for number, _ in self.orders()}
        corrected: Mapping[str, int] = {}
        confirmed, waiting, reopened = corrected, corrected, False
        for number, beginning, each in sorted(self.said, key=lambda said: said[0]):
            if (each.round, each.table) == place and beginning in orders:
                match each:
                    case Entered():
                        waiting = each.points
                    case Confirmed():
                        confirmed = waiting
                    case Corrected() if number in orders:
                        corrected = each.points
                    case Reopened() if number in orders:
                        corrected, confirmed, waiting, reopened = {}, {}, {}, True
        return corrected, confirmed, reopened

    def check_standings(self, results: Mapping[Place, Mapping[str, int]]) -> None:
        """The fewest points win; somebody who missed a round has the mean of the others for it."""
        rounds = len({round for round, _ in results})
        by_name: dict[str, list[int]] = {}
        for points in results.values():
            for name, each in points.items():
                by_name.setdefault(name, []).append(each)
        counted = {name: rounds * fmean(each) for name, each in by_name.items()}
        lines = self.evening.standings()
        assert {line.name: -line.total for line in lines} == pytest.approx(counted)
        assert [line.total for line in lines] == sorted((line.total for line in lines), reverse=True)

    def take_all_back(self) -> None:
        """All that can be taken back, the last order first, until nothing of the director's is left."""
        back = True
        while back:
            back = False
            for number, order, _, taken in self.desk.orders():
                if not taken and number not in self.evening.taken_back and not isinstance(order.entries[0], TakenBack):
                    try:
                        self.desk.take_back(number)
                        back = True
                    except RefusedEntry:
                        continue


@pytest.mark.parametrize("seed", range(SEED, SEED + 5 * DEPTH))
def test_no_score_is_lost_or_counts_twice_and_the_director_comes_back_to_the_start(seed: int) -> None:
    made = RandomEvening(seed)
    for _ in range(STEPS):
        made.step()
        made.check()
    made.kill()
    said = [each for each in made.evening.log if not isinstance(each, Order)]
    heard = made.register.scores()
    made.take_all_back()
    assert all(isinstance(each, TakenBack) for _, each in made.orders())
    assert made.register.scores() == heard
    assert [each for each in made.evening.log if not isinstance(each, Order)] == said
    assert state(made.evening) == state(Evening(said, heard))
