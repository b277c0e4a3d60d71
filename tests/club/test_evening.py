"""An evening: who sits where, what counts, and that the same entries give the same evening."""

from collections.abc import Mapping

import pytest

from roundhouse.catalogs import Message
from roundhouse.club.entries import (
    PROGRESSIVE,
    SWISS,
    Began,
    Canceled,
    Entry,
    FixedSeat,
    Left,
    Order,
    PhoneFreed,
    PhoneGiven,
    Placed,
    Plan,
    Renamed,
    SignedIn,
    read_entry,
    write_entry,
)
from roundhouse.club.evening import Evening
from roundhouse.club.mqtt.messages import RoundScores
from roundhouse.club.next_rounds import beginning_of_next, next_seating, other_seating, schedule
from roundhouse.club.scores.score_trail import Confirmed, Corrected, Entered, RefusedEntry
from roundhouse.club.seating import repeats
from roundhouse.games.core.options import OptionError
from roundhouse.indices import RoundIndex

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal", "Ina", "Jo", "Kim", "Lou", "Max", "Nia", "Oz", "Pat")


def evening(*, players: int = 16, rounds: int = 0, plan: Plan | None = None) -> Evening:
    """An evening with so many players and rounds begun."""
    made = Evening([plan or Plan(), *map(SignedIn, NAMES[:players])])
    for _ in range(rounds):
        begin(made)
    return made


def begin(made: Evening) -> Began:
    began = beginning_of_next(made, at=100)
    made.add(began)
    return began


def scores(made: Evening, table: int, *, deal: int = 1, match: str = "m", revision: int = 0) -> RoundScores:
    """A deal as a table reports it: 10, 20 ... points by seat, and the first has won."""
    names = made.round.tables[table - 1].players
    return RoundScores(match, deal, revision, 0, names, tuple(10 * seat for seat in range(1, len(names) + 1)))


def report(made: Evening, table: int, said: RoundScores) -> None:
    placed = made.report(table, said)
    if placed is not None:
        made.add(placed)


def points(made: Evening, table: int) -> Mapping[str, int]:
    return dict.fromkeys(made.round.tables[table - 1].players, 7)


def refusal(made: Evening, entry: Entry) -> str:
    """The id of what an entry is refused with; nothing has changed by it."""
    before = (dict(made.players), list(made.rounds), made.results(), len(made.trail.entries))
    with pytest.raises(RefusedEntry) as caught:
        made.add(entry)
    assert (dict(made.players), list(made.rounds), made.results(), len(made.trail.entries)) == before
    return caught.value.message.id


def test_nobody_meets_twice_while_everybody_stays() -> None:
    made = evening(rounds=5)
    assert repeats(made.rounds) == 0
    assert all(made.round.place_of(name) for name in NAMES)


def test_who_comes_late_plays_from_the_next_round_and_who_has_left_no_more() -> None:
    made = evening(players=15, rounds=2)
    made.add(SignedIn("Pat"))
    made.add(Left("Ann"))
    assert made.round.place_of("Pat") is None and made.round.place_of("Ann") is not None
    begin(made)
    assert made.round.place_of("Pat") is not None and made.round.place_of("Ann") is None
    assert repeats(made.rounds) == 0


def test_who_comes_back_keeps_points_and_team() -> None:
    made = evening(rounds=1)
    made.add(SignedIn("Ann", "Reds"))
    made.add(Left("Ann"))
    made.add(SignedIn("Ann", "Reds"))
    assert list(made.present)[-1] == "Ann" and made.players["Ann"].team == "Reds"


def test_full_tables_share_the_sit_outs() -> None:
    made = evening(players=10, rounds=5, plan=Plan(even=True))
    out = [name for each in made.rounds for name in each.sit_outs]
    assert sorted(out) == sorted(NAMES[:10])


def test_swiss_rounds_seat_those_together_who_stand_alike() -> None:
    made = evening(rounds=1, plan=Plan(seating=SWISS))
    for table in range(1, 5):
        report(made, table, scores(made, table, match=str(table)))
    best = {line.name for line in made.standings() if line.place == 1}
    begin(made)
    assert set(made.round.tables[0].players) == best


def test_the_seating_of_the_next_round_needs_the_evening_no_longer() -> None:
    made = evening()
    seating = next_seating(made)
    made.add(Left("Ann"))
    assert seating().place_of("Ann") is not None


@pytest.mark.parametrize("deals", [1, 3])
def test_a_report_counts_once_all_deals_are_there(deals: int) -> None:
    made = evening(rounds=1, plan=Plan(deals=deals))
    for deal in range(1, deals + 1):
        assert made.results() == []
        report(made, 2, scores(made, 2, deal=deal))
    (result,) = made.results()
    assert (result.round, result.table) == (0, 2)
    assert list(result.points.values()) == [deals * each for each in (10, 20, 30, 40)]
    report(made, 2, scores(made, 2, deal=deals + 1))
    assert made.results() == [result], "the table plays on, and that is no part of the round"


def test_repeats_and_older_revisions_change_nothing_and_a_round_taken_back_is_open_again() -> None:
    made = evening(rounds=1)
    first, second = scores(made, 1), scores(made, 1, revision=1)
    second = RoundScores("m", 1, 1, 0, second.names, (1, 2, 3, 4))
    for said in (second, first, second, first):
        report(made, 1, said)
    assert list(made.results()[0].points.values()) == [1, 2, 3, 4]
    report(made, 1, RoundScores("m", 1, 2, -1, (), ()))
    assert made.results() == []


def test_a_table_may_spell_names_in_any_case_and_order() -> None:
    made = evening(rounds=1)
    said = scores(made, 1)
    names = tuple(name.upper() for name in reversed(said.names))
    report(made, 1, RoundScores("m", 1, 0, 0, names, tuple(reversed(said.points))))
    assert dict(made.results()[0].points) == dict(zip(said.names, said.points, strict=True))


def test_a_correction_that_comes_after_the_next_round_has_begun_counts_in_its_own() -> None:
    made = evening(rounds=1)
    said = scores(made, 1)
    report(made, 1, said)
    begin(made)
    report(made, 1, RoundScores("m", 1, 1, 0, said.names, (5, 5, 5, 5)))
    assert [(each.round, list(each.points.values())) for each in made.results()] == [(0, [5, 5, 5, 5])]


def test_a_table_that_was_cut_off_reports_later_and_it_counts_in_the_round_that_was_played() -> None:
    made = evening(rounds=1)
    late, in_time = scores(made, 1, match="late"), scores(made, 2, match="in time")
    report(made, 2, in_time)
    begin(made)
    report(made, 1, scores(made, 1, match="next"))
    begin(made)
    report(made, 1, late)
    report(made, 1, late)
    assert [(each.round, each.table) for each in made.results()] == [(0, 1), (0, 2), (1, 1)]
    assert set(made.results()[0].points) == set(late.names) and made.unplaced() == []


def test_a_match_that_may_be_either_of_two_rounds_counts_for_nothing_until_somebody_looks() -> None:
    made = evening(players=8)
    for _ in range(2):
        made.add(Began((NAMES[:4], NAMES[4:8]), (), 1, 100))
    either = scores(made, 1)
    report(made, 1, either)
    assert made.results() == [] and made.unplaced() == [(1, either)]
    made.add(Corrected(RoundIndex(0), 1, points(made, 1), "it was the first round"))
    assert made.unplaced() == []


def test_a_match_from_before_its_people_were_seated_never_counts() -> None:
    """They tried the tiles before the evening; a repeat of that comes in the middle of it."""
    made, seated = evening(), evening(rounds=1)
    early = scores(seated, 1)
    report(made, 1, early)
    made.add(seated.began[0])
    report(made, 1, early)
    assert made.results() == [] and made.unplaced() == [(1, early)]


def test_a_table_has_less_room_for_names_than_the_evening() -> None:
    """The window takes fourteen letters, and no marks that a record uses."""
    names = ("Wilhelmina-Annabel Schmidt", "O'Neil, Bo", "Ann", "Anna")
    made = Evening([*map(SignedIn, (*names, *NAMES[4:8]))])
    made.add(Began((names, NAMES[4:8]), (), 1, 100))
    report(made, 1, RoundScores("m", 1, 0, 0, ("anna", "Ann", "O'Neil Bo", "Wilhelmina Ann"), (1, 2, 3, 4)))
    assert dict(made.results()[0].points) == {names[0]: 4, names[1]: 3, "Ann": 2, "Anna": 1}


def test_other_people_and_a_second_match_count_for_nothing_until_somebody_looks() -> None:
    made = evening(rounds=1)
    strangers = RoundScores("x", 1, 0, 0, ("Zoe", "Yan"), (0, 5))
    report(made, 1, strangers)
    report(made, 2, scores(made, 2))
    again = scores(made, 2, match="another")
    report(made, 2, again)
    assert [result.table for result in made.results()] == [2]
    assert made.unplaced() == [(1, strangers), (2, again)]
    made.add(Corrected(RoundIndex(0), 1, points(made, 1), "typed the wrong names"))
    assert dict(made.results()[0].points) == points(made, 1)
    assert made.unplaced() == [(2, again)]
    made.add(Corrected(RoundIndex(0), 2, points(made, 2), "they played twice"))
    assert made.unplaced() == []
    begin(made)
    report(made, 1, RoundScores("y", 1, 0, 0, strangers.names, strangers.points))
    assert [table for table, _ in made.unplaced()] == [1], "what is settled in one round is not in the next"


def test_what_a_table_reports_is_not_entered_by_hand_and_stands_before_it() -> None:
    made = evening(rounds=1)
    ann, bo = made.round.tables[0].players[:2]
    made.add(Entered(RoundIndex(0), 1, points(made, 1), ann))
    made.add(Confirmed(RoundIndex(0), 1, bo))
    report(made, 1, scores(made, 1))
    assert made.table(RoundIndex(0), 1).source == "reported"
    assert refusal(made, Entered(RoundIndex(0), 1, points(made, 1), ann)) == "club/score-settled"


def test_the_standings_of_teams_are_those_of_their_members() -> None:
    made = Evening([*(SignedIn(name, "Reds" if name < "F" else "Blues") for name in NAMES[:8])])
    begin(made)
    for table in (1, 2):
        report(made, table, scores(made, table, match=str(table)))
    assert {line.name for line in made.team_standings()} == {"Reds", "Blues"}


def test_the_most_points_win_where_the_game_says_so() -> None:
    assert evening().low_wins and not evening(plan=Plan(game="basic-trains")).low_wins


@pytest.mark.parametrize(
    ("entry", "id"),
    [
        (Left("Zoe"), "evening/not-here"),
        (PhoneGiven("Zoe", "k"), "evening/not-here"),
        (Entered(RoundIndex(0), 9, {}, "Ann"), "evening/no-table"),
        (Entered(RoundIndex(1), 1, {}, "Ann"), "evening/no-table"),
        (Entered(RoundIndex(0), 1, {"Ann": 1}, "Ann"), "evening/points-missing"),
        (Corrected(RoundIndex(0), 1, {}, "because"), "evening/points-missing"),
        (Corrected(RoundIndex(0), 1, {"Zoe": 1}, "because"), "evening/points-missing"),
        (Plan(tables_of=1), "evening/out-of-bounds"),
        (Plan(rounds=0), "evening/out-of-bounds"),
        (Plan(deals=99), "evening/out-of-bounds"),
        (Plan(game="chess"), "evening/not-offered"),
        (Plan(seating="by age"), "evening/not-offered"),
        (Plan(game="slosh"), "evening/game-stays"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(entry: Entry, id: str) -> None:
    assert refusal(evening(rounds=1), entry) == id


def test_only_tables_that_the_game_takes_are_seated() -> None:
    """Slosh is for four: with ten players some tables would have three."""
    made = evening(players=10, plan=Plan(game="slosh"))
    with pytest.raises(RefusedEntry) as caught:
        beginning_of_next(made, at=0)
    assert caught.value.message == Message("evening/uneven", count=3)
    made.add(Plan(game="slosh", even=True))
    assert [len(seats) for seats in begin(made).tables] == [4, 4]


def test_the_size_of_a_table_follows_from_the_game() -> None:
    assert refusal(evening(), Plan(game="slosh", tables_of=3)) == "evening/not-so-many"


def test_house_rules_that_do_not_exist_are_refused() -> None:
    with pytest.raises(OptionError):
        evening().add(Plan(rules={"no_such_rule": "yes"}))
    evening().add(Plan(rules={"set": "12", "one_double": "yes"}))


def test_rounds_need_players_and_end_with_the_plan() -> None:
    for made, id in ((evening(players=7), "too-few"), (evening(rounds=1, plan=Plan(rounds=1)), "all-played")):
        with pytest.raises(RefusedEntry) as caught:
            beginning_of_next(made, at=0)
        assert caught.value.message.id == f"evening/{id}"


def test_everybody_has_one_phone() -> None:
    made = evening()
    made.add(PhoneGiven("Ann", "k1"))
    made.add(PhoneFreed("Ann"))
    assert made.owner_of("k1") is None
    made.add(PhoneGiven("Ann", "k2"))
    assert made.owner_of("k2") == "Ann" and made.has_phone("Ann")


def test_whoever_came_back_with_another_phone_keeps_it_when_their_sign_out_is_taken_back() -> None:
    made = evening()
    made.add(PhoneGiven("Ann", "k1"))
    made.add(Order((Left("Ann"), PhoneFreed("Ann")), 100))
    number = len(made.log)
    made.add(SignedIn("Ann"))
    made.add(PhoneGiven("Ann", "k2"))
    made.add(Order(made.taking_back(number), 100))
    assert made.owner_of("k2") == "Ann" and made.owner_of("k1") is None


def test_the_same_entries_give_the_same_evening() -> None:
    made, kept = Evening(), []

    def add(entry: Entry) -> None:
        made.add(entry)
        kept.append(write_entry(entry))

    add(Plan(seed=5, rules={"set": "9"}))
    for name in NAMES[:9]:
        add(SignedIn(name, "Reds"))
    add(PhoneGiven("Ann", "k"))
    add(beginning_of_next(made, at=3))
    ann, bo = made.round.tables[0].players[:2]
    add(Entered(RoundIndex(0), 1, points(made, 1), ann))
    add(Confirmed(RoundIndex(0), 1, bo))
    add(Placed(2, "m", RoundIndex(0)))
    add(Left(ann))
    add(Corrected(RoundIndex(0), 1, {bo: 3}, "because"))
    add(PhoneFreed("Ann"))
    again = Evening(map(read_entry, kept))
    assert (again.plan, again.players, again.present, again.rounds) == (
        made.plan,
        made.players,
        made.present,
        made.rounds,
    )
    assert again.results() == made.results() and again.began == made.began
    assert [write_entry(read_entry(line)) for line in kept] == kept


def test_rounds_are_kept_as_people_count_them_and_0_is_none() -> None:
    placed = [Placed(2, "m", RoundIndex(0), RoundIndex(1)), Placed(2, "n", None)]
    kept = [
        '{"kind": "Placed", "table": 2, "match": "m", "round": 1, "during": 2}',
        '{"kind": "Placed", "table": 2, "match": "n", "round": 0, "during": 0}',
    ]
    assert [*map(write_entry, placed)] == kept and [*map(read_entry, kept)] == placed
    assert read_entry('{"kind": "Confirmed", "round": 3, "table": 7, "by": "Bo"}') == Confirmed(RoundIndex(2), 7, "Bo")


def test_the_lowest_of_each_table_move_up_and_who_is_level_by_the_standings() -> None:
    made = evening(plan=Plan(seating=PROGRESSIVE), rounds=1)
    before = made.round.tables
    for number in (1, 2, 3):
        report(made, number, scores(made, number))
    begin(made)
    after = [set(table.players) for table in made.round.tables]
    assert after[0] == {*before[0].players[:2], *before[1].players[:2]}
    assert after[3] >= {*before[0].players[2:]} and len(after[3]) == 4
    assert schedule(made)() == tuple(made.rounds), "nobody knows the rounds to come"


def test_where_scores_decide_the_first_round_is_known_before_it_begins() -> None:
    for seating in (SWISS, PROGRESSIVE):
        made = evening(plan=Plan(seating=seating))
        planned = schedule(made)()
        begin(made)
        assert planned == tuple(made.rounds) and schedule(made)() == planned


def test_a_round_by_moves_that_is_paired_again_begins_from_the_tables_before_it() -> None:
    """After its scores were corrected; nobody moves twice."""
    made = evening(plan=Plan(seating=PROGRESSIVE), rounds=1)
    for number in (1, 2, 3, 4):
        report(made, number, scores(made, number))
    begin(made)
    names = [[{*table.players} for table in each.tables] for each in (made.round, other_seating(made)())]
    assert names[0] == names[1]
    first = made.rounds[0].tables[1].players
    made.add(Corrected(RoundIndex(0), 2, {name: 50 - seat for seat, name in enumerate(first)}, "the wrong way round"))
    again = other_seating(made)()
    assert {*first[2:]} < {*again.tables[0].players} and {*first[:2]} < {*again.tables[1].players}


def test_a_round_that_was_canceled_moves_nobody() -> None:
    made = evening(plan=Plan(seating=PROGRESSIVE), rounds=1)
    for number in (1, 2, 3, 4):
        report(made, number, scores(made, number))
    begin(made)
    canceled = [{*table.players} for table in made.round.tables]
    made.add(Canceled(RoundIndex(1)))
    begin(made)
    assert [{*table.players} for table in made.round.tables] == canceled


def test_who_needs_a_table_has_it_in_every_round_to_come() -> None:
    made = evening(rounds=1)
    made.add(FixedSeat("Ann", 2, 3))
    made.add(FixedSeat("Bo", 2))
    planned = schedule(made)()
    for _ in range(4):
        begin(made)
        assert made.round.place_of("Ann") == (2, 3) and (made.round.place_of("Bo") or (0, 0))[0] == 2
    assert planned[:5] == tuple(made.rounds) and len(planned) == 8
    assert refusal(made, FixedSeat("Cy", 2, 3)) == "evening/seat-taken"
    assert refusal(made, FixedSeat("Zoe", 2)) == "evening/not-here"
    assert refusal(made, FixedSeat("Cy", 2, 5)) == "evening/out-of-bounds"
    for name in ("Cy", "Di"):
        made.add(FixedSeat(name, 2))
    assert refusal(made, FixedSeat("Ed", 2)) == "evening/table-full"
    made.add(Renamed("Ann", "Anna"))
    begin(made)
    assert made.round.place_of("Anna") == (2, 3)
    made.add(FixedSeat("Anna", 0))
    assert "Anna" not in made.fixed and read_entry(write_entry(FixedSeat("Anna", 0))) == FixedSeat("Anna", 0)


def test_what_is_planned_is_what_begins_also_after_somebody_came_late() -> None:
    made = evening(players=13, rounds=2)
    made.add(SignedIn("Zoe"))
    planned = schedule(made)()
    for _ in range(6):
        begin(made)
    assert planned == tuple(made.rounds)
