"""Orders of the director, taken back: the evening is as if they had never been given, and no score is lost."""

from collections.abc import Callable, Sequence

import pytest
from tests.club.test_evening import NAMES, evening, points, report, scores

from roundhouse.club.entries import (
    Began,
    Canceled,
    Change,
    Left,
    Merged,
    Order,
    PairedAgain,
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
    read_entry,
    words_of,
    write_entry,
)
from roundhouse.club.evening import Evening
from roundhouse.club.mqtt.messages import RoundScores
from roundhouse.club.next_rounds import beginning_of_next
from roundhouse.club.scores.score_trail import Confirmed, Corrected, Entered, RefusedEntry, Reopened
from roundhouse.indices import RoundIndex

FIRST, SECOND = RoundIndex(0), RoundIndex(1)


def order(made: Evening, *entries: Change) -> int:
    """An order of these; its place in the log."""
    made.add(Order(entries, 100))
    return len(made.log)


def take_back(made: Evening, number: int) -> int:
    return order(made, *made.taking_back(number))


def refusal(made: Evening, *entries: Change) -> str:
    before = state(made)
    with pytest.raises(RefusedEntry) as caught:
        order(made, *entries)
    assert state(made) == before
    return caught.value.message.id


def state(made: Evening) -> tuple[object, ...]:
    """All that people see of an evening."""
    shown = made.plan, dict(made.players), list(made.present), list(made.rounds), set(made.canceled), made.results()
    return (*shown, dict(made.fixed), made.countdown, made.unplaced(), [made.table(RoundIndex(round), number + 1)
            for round in range(len(made.rounds)) for number in range(len(made.rounds[round].tables))])  # fmt: skip


def sixteen_and_two(*, rounds: int = 1) -> Evening:
    """Four tables of four in round 1, and two more people who came late."""
    made = evening(rounds=rounds)
    made.add(SignedIn("Zoe"))
    made.add(SignedIn("Yan"))
    return made


def people(made: Evening, table: int) -> tuple[str, ...]:
    return made.round.tables[table - 1].players


def _reported(made: Evening, then: Change) -> Change:
    """The order, after table 1 has reported its round, and table 3 one of strangers."""
    report(made, 1, scores(made, 1))
    report(made, 3, RoundScores("x", 1, 0, 0, ("Eve", "Mallory"), (1, 2)))
    return then


EACH: dict[str, Callable[[Evening], Change]] = {
    "plan": lambda _: Plan(rounds=3),
    "sign in": lambda _: SignedIn("Xia"),
    "leave": lambda made: Left(people(made, 1)[0]),
    "begin": lambda made: beginning_of_next(made, at=3),
    "pair again": lambda made: PairedAgain(
        FIRST, tuple(table.seats for table in reversed(made.round.tables)), made.round.sit_outs
    ),
    "cancel": lambda _: Canceled(FIRST),
    "seat": lambda _: Seated(FIRST, 2, ("Zoe",)),
    "new table": lambda _: Seated(FIRST, 5, ("Zoe", "Yan")),
    "swap": lambda made: Swapped(FIRST, people(made, 1)[0], people(made, 2)[1]),
    "swap with a late one": lambda made: Swapped(FIRST, people(made, 1)[0], "Zoe"),
    "substitute": lambda made: Substituted(FIRST, people(made, 1)[0], "Zoe"),
    "substitute with points": lambda made: Substituted(FIRST, people(made, 1)[0], "Zoe", points=True),
    "rename": lambda made: Renamed(people(made, 3)[2], "Annabel"),
    "merge": lambda made: Merged("Zoe", people(made, 3)[2]),
    "reopen": lambda made: _reported(made, Reopened(FIRST, 1)),
    "set aside": lambda made: _reported(made, SetAside(3)),
    "correct": lambda made: Corrected(FIRST, 1, points(made, 1), "because"),
}


@pytest.mark.parametrize("what", EACH)
def test_what_is_taken_back_was_never_said_and_can_be_said_again(what: str) -> None:
    made = sixteen_and_two()
    entry = EACH[what](made)
    before = state(made)
    number = order(made, entry)
    after = state(made)
    assert after != before
    back = take_back(made, number)
    assert state(made) == before
    take_back(made, back)
    assert state(made) == after
    again = Evening(map(read_entry, map(write_entry, made.log)), made._reports.all())
    assert state(again) == after and again.taken_back == made.taken_back == {back}


@pytest.mark.parametrize("what", EACH)
def test_every_order_has_words(what: str) -> None:
    made = sixteen_and_two()
    number = order(made, EACH[what](made))
    back = take_back(made, number)
    asked = made.order(number), made.order(back)
    said = [str(words_of(each, made.log)) for each in asked if each]
    assert said[1] == f"Taken back: {said[0]}" and "{" not in said[1]


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        ([SignedIn("Ann")], "Ann is signed in"),
        ([SignedIn("Ann"), SignedIn("Bo"), SignedIn("Cy")], "Ann and 2 more are signed in"),
        ([Left("Ann"), PhoneFreed("Ann"), Left("Bo")], "Ann and 1 more go home"),
        ([TurnedAway("Ann")], "Ann is turned away"),
        ([PhoneFreed("Ann")], "Ann may take another phone"),
        ([Seated(FIRST, 2, ("Ann",))], "Ann sits at table 2 now"),
        ([Seated(FIRST, 2, ("Ann", "Bo"))], "Ann, Bo sit at table 2 now"),
    ],
)
def test_the_words_of_an_order_count_its_people(entries: Sequence[Change], words: str) -> None:
    said = Order(tuple(entries), 100)
    assert str(words_of(said, [said])) == words


def test_a_round_that_is_taken_back_has_its_number_again_and_tables_that_play_it_are_heard_once_it_is_back() -> None:
    made = evening()
    number = order(made, beginning_of_next(made, at=1))
    said = scores(made, 1)
    report(made, 1, said)
    made.add(Entered(FIRST, 2, points(made, 2), people(made, 2)[0]))
    back = take_back(made, number)
    assert made.rounds == [] and made.results() == []
    assert made.unplaced() == [(1, said)], "it is told, and counts for nothing"
    report(made, 1, said)
    later = RoundScores("late", 1, 0, 0, NAMES[:4], (1, 2, 3, 4))
    report(made, 3, later)
    take_back(made, back)
    assert [result.table for result in made.results()] == [1] and made.table(FIRST, 2).entered is not None


def test_a_match_of_a_round_that_was_taken_back_counts_when_its_people_are_seated_there_again() -> None:
    made = evening()
    began = beginning_of_next(made, at=1)
    number = order(made, began)
    report(made, 1, scores(made, 1))
    take_back(made, number)
    order(made, began)
    placed = made.next_placed()
    assert placed is not None and placed.round == FIRST
    made.add(placed)
    assert [result.table for result in made.results()] == [1] and made.next_placed() is None


def test_an_earlier_round_stays_as_long_as_a_later_one_does() -> None:
    made = evening()
    first = order(made, beginning_of_next(made, at=1))
    second = order(made, beginning_of_next(made, at=2))
    assert refusal(made, TakenBack(first)) == "evening/later-round"
    take_back(made, second)
    take_back(made, first)
    assert made.rounds == []


def test_with_the_beginning_of_a_round_goes_what_was_ordered_for_it() -> None:
    """Each alone would be in the way of the other: the seats hold scores, and the round holds the seats."""
    made = evening()
    number = order(made, beginning_of_next(made, at=1))
    order(made, Swapped(FIRST, people(made, 1)[0], people(made, 2)[0]))
    report(made, 1, scores(made, 1))
    after = state(made)
    back = take_back(made, number)
    assert made.rounds == [] and made.taken_back == {number, number + 1}
    take_back(made, back)
    assert state(made) == after


def test_an_order_that_others_need_is_not_taken_back_and_the_reason_names_them() -> None:
    made = evening(players=12)
    arrived = order(made, *map(SignedIn, NAMES[12:]))
    order(made, beginning_of_next(made, at=1))
    with pytest.raises(RefusedEntry) as caught:
        take_back(made, arrived)
    assert "Round 1 begins would no longer fit" in str(caught.value)


def test_what_would_lose_scores_is_not_taken_back() -> None:
    made = evening(rounds=1)
    one, other = people(made, 1)[0], people(made, 2)[0]
    number = order(made, Swapped(FIRST, one, other))
    report(made, 1, scores(made, 1))
    assert refusal(made, TakenBack(number)) == "evening/scores-since"
    renamed = order(made, Renamed(other, "Annabel"))
    made.add(Entered(FIRST, 2, points(made, 2), people(made, 2)[0]))
    take_back(made, renamed)
    assert made.table(FIRST, 2).entered is not None
    renamed = order(made, Renamed(one, "Zack"))
    made.add(Entered(FIRST, 2, points(made, 2), "Zack"))
    assert refusal(made, TakenBack(renamed)) == "evening/scores-since"


def test_the_game_of_an_evening_that_was_played_is_not_taken_back() -> None:
    made = evening(players=8)
    number = order(made, Plan(game="slosh"))
    order(made, beginning_of_next(made, at=1))
    assert refusal(made, TakenBack(number)) == "evening/game-stays"


@pytest.mark.parametrize("number", [0, 1, 99])
def test_only_orders_that_count_are_taken_back(number: int) -> None:
    assert refusal(evening(), TakenBack(number)) == "evening/not-offered"


def test_a_canceled_round_counts_for_nothing_and_its_reports_come_back_with_it() -> None:
    made = evening(rounds=1)
    report(made, 1, scores(made, 1))
    before = made.results()
    number = order(made, Canceled(FIRST))
    report(made, 2, scores(made, 2, match="later"))
    assert made.results() == [] and made.unplaced() == [] and not made.table(FIRST, 3).is_open
    assert refusal(made, Corrected(FIRST, 1, points(made, 1), "because")) == "evening/no-round"
    take_back(made, number)
    assert made.results()[0] == before[0] and len(made.results()) == 2


def test_a_table_that_has_scores_keeps_its_people_until_it_is_reopened() -> None:
    made = sixteen_and_two()
    report(made, 1, scores(made, 1))
    one, other = people(made, 1)[0], people(made, 2)[0]
    for entry in (
        Swapped(FIRST, one, other),
        Seated(FIRST, 1, ("Zoe",)),
        Substituted(FIRST, one, "Zoe"),
        PairedAgain(FIRST, made.began[0].tables, ()),
    ):
        assert refusal(made, entry) == "evening/scores-there"
    order(made, Reopened(FIRST, 1))
    assert made.results() == [] and made.table(FIRST, 1).is_open
    order(made, Swapped(FIRST, one, other))
    assert people(made, 1)[0] == other


def test_scores_that_were_reopened_are_entered_again_or_come_back() -> None:
    made = evening(rounds=1)
    report(made, 1, scores(made, 1))
    number = order(made, Reopened(FIRST, 1))
    assert refusal(made, Reopened(FIRST, 1)) == "evening/open-already"
    report(made, 1, scores(made, 1))
    assert made.table(FIRST, 1).is_open, "the same report is set aside"
    one, other = people(made, 1)[:2]
    made.add(Entered(FIRST, 1, points(made, 1), one))
    assert refusal(made, TakenBack(number)) == "evening/scores-since"
    made.add(Confirmed(FIRST, 1, other, points(made, 1)))
    assert made.table(FIRST, 1).points == points(made, 1)


def _said(made: Evening, deal: int, revision: int, *, back: bool = False) -> None:
    names = NAMES[:4] if back else made.rounds[0].tables[0].players
    report(made, 1, RoundScores("m", deal, revision, 0, () if back else names, () if back else (1, 2, 3, 4)))


def _pairs_while_nothing_is_reported(made: Evening) -> None:
    names = people(made, 1)
    _said(made, 1, 0)
    _said(made, 1, 1, back=True)
    tables = tuple(table.seats for table in reversed(made.round.tables))
    order(made, PairedAgain(FIRST, tables, made.round.sit_outs))
    report(made, 1, RoundScores("m", 1, 2, 0, names, (1, 2, 3, 4)))


def _reopens_what_the_table_takes_back(made: Evening) -> None:
    _said(made, 1, 0)
    _said(made, 2, 0)
    order(made, Reopened(FIRST, 1))
    _said(made, 1, 1, back=True)


def _confirms_before_the_last_deal_is_reported(made: Evening) -> None:
    one, other = people(made, 1)[:2]
    _said(made, 1, 0)
    made.add(Entered(FIRST, 1, points(made, 1), one))
    made.add(Confirmed(FIRST, 1, other, points(made, 1)))
    _said(made, 2, 0)
    _said(made, 2, 1, back=True)
    assert made.table(FIRST, 1).source == "confirmed"
    _said(made, 2, 2)


@pytest.mark.parametrize(
    "happens",
    [
        _pairs_while_nothing_is_reported,
        _reopens_what_the_table_takes_back,
        _confirms_before_the_last_deal_is_reported,
    ],
)
def test_what_a_table_reports_later_is_in_the_way_of_nothing_that_was_said_before(
    happens: Callable[[Evening], None],
) -> None:
    """The journal does not say when a report came: after a restart all of them are there."""
    made = evening(plan=Plan(deals=2))
    order(made, beginning_of_next(made, at=1))
    happens(made)
    before, trail = state(made), made.trail.results()
    reports = [(table, deal) for table, deal in made._reports.all() if deal.points]
    again = Evening(made.log, reports)
    assert (state(again), again.trail.results()) == (before, trail)
    take_back(again, order(again, Renamed(people(again, 2)[0], "Annabel")))
    assert state(again) == before


def test_a_substitute_plays_on_under_the_name_that_the_table_knows() -> None:
    for with_points, (old, new) in ((False, (1, 1)), (True, (0, 2))):
        made = sixteen_and_two(rounds=2)
        name = people(made, 1)[0]
        for round, table in ((FIRST, made.table_of(name, FIRST).number), (SECOND, 1)):
            seats = made.rounds[round].tables[table - 1].players
            said = RoundScores(f"m{round}", 1, 0, 0, seats, (1, 2, 3, 4))
            if round == SECOND:
                order(made, Substituted(SECOND, name, "Zoe", with_points))
            report(made, table, said)
        rounds = {line.name: line.rounds for line in made.standings()}
        assert (rounds.get(name, 0), rounds["Zoe"]) == (old, new)
        assert name not in made.present and made.round.place_of("Zoe") is not None


def test_who_is_renamed_keeps_points_phone_and_seat_and_the_table_may_use_the_old_name() -> None:
    made = evening(rounds=1)
    said = scores(made, 1)
    name = said.names[0]
    order(made, Renamed(name, "Annabel"))
    report(made, 1, said)
    assert made.results()[0].points["Annabel"] == 10 and name not in made.players
    assert refusal(made, Renamed("Annabel", NAMES[-1])) == "evening/name-there"
    order(made, Renamed("Annabel", "annabel"))
    assert made.results()[0].points["annabel"] == 10


def test_two_entries_of_one_person_become_one_unless_both_have_played() -> None:
    made = evening(players=15, rounds=1)
    for table in range(1, 5):
        report(made, table, scores(made, table, match=str(table)))
    ann = people(made, 1)[0]
    made.add(SignedIn("Anne", "Reds"))
    order(made, beginning_of_next(made, at=2))
    assert made.round.place_of("Anne") is not None and made.round.place_of(ann) is not None
    order(made, Merged("Anne", ann))
    assert "Anne" not in made.players and made.players[ann].team == "Reds"
    assert all("Anne" not in table.players for table in made.round.tables)
    assert refusal(made, Merged(ann, people(made, 2)[1])) == "evening/both-played"


def test_a_repeated_beginning_is_one_more_round_and_each_is_said_with_its_number() -> None:
    made = evening()
    numbers = [order(made, beginning_of_next(made, at=1)) for _ in range(2)]
    said = [str(words_of(each, made.log)) for number in numbers if (each := made.order(number))]
    assert said == ["Round 1 begins", "Round 2 begins"]
    assert isinstance(made.began[0], Began)


def test_a_round_keeps_the_rules_by_which_it_began_whatever_is_changed_or_taken_back() -> None:
    made = evening()
    number = order(made, Plan(rules={"set": "6"}))
    order(made, beginning_of_next(made, at=1))
    order(made, Plan(rules={"set": "15"}))
    order(made, beginning_of_next(made, at=2))
    sets = {"set": "6"}, {"set": "15"}
    assert tuple(made.plan_of(round).rules for round in (FIRST, SECOND)) == sets
    take_back(made, number)
    assert tuple(made.plan_of(round).rules for round in (FIRST, SECOND)) == sets
    assert made.plan_of(None) == made.plan


def test_who_was_signed_out_stays_so_under_another_name() -> None:
    made = evening()
    order(made, Left("Ann"))
    renamed = order(made, Renamed("Ann", "Anna"))
    assert made.sent_off() == {"Anna"}, "the old name is free"
    take_back(made, renamed)
    assert made.sent_off() == {"Ann"}
    order(made, SignedIn("Ann"))
    order(made, Renamed("Ann", "Anna"))
    assert made.sent_off() == set()


def test_whom_an_order_signed_in_that_was_taken_back_is_on_no_list() -> None:
    made = evening()
    signed_in = order(made, SignedIn("Zoe"))
    made.add(SignedIn("Zoe"))
    assert "Zoe" not in made.unlisted()
    take_back(made, signed_in)
    assert "Zoe" in made.unlisted() and "Zoe" not in made.expected()
