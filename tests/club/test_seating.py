"""Seatings: nobody twice in a round, few repeats, fair seats and sit-outs, the same from the same seed."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.depth import same_examples

from roundhouse.club.seating import (
    RoundSeating,
    at_fixed_seats,
    least_repeats,
    meetings,
    plan,
    plan_by_moves,
    plan_by_standings,
    repeats,
    sit_outs,
    table_sizes,
)


def _names(count: int) -> list[str]:
    return [f"P{number}" for number in range(count)]


def _spread(rounds: Sequence[RoundSeating], players: Sequence[str]) -> int:
    """The most by which one seat of a player is more frequent than another."""
    had = Counter((name, seat) for each in rounds for table in each.tables for seat, name in enumerate(table.seats))
    chairs = range(len(rounds[0].tables[0].seats))
    return max(max(had[name, seat] for seat in chairs) - min(had[name, seat] for seat in chairs) for name in players)


@same_examples(25)
@given(st.integers(8, 40), st.integers(2, 6), st.integers(1, 6), st.booleans(), st.integers(0, 99))
def test_every_seating_is_whole_and_fair(count: int, size: int, rounds: int, even: bool, seed: int) -> None:
    players = _names(count)
    found = plan(players, size, rounds, seed, even=even)
    for each in found:
        seated = [name for table in each.tables for name in table.players]
        assert sorted([*seated, *each.sit_outs]) == sorted(players)
        sizes = tuple(sorted((len(table.players) for table in each.tables), reverse=True))
        assert sizes == table_sizes(count, size, even=even)
    byes = sit_outs(found)
    assert max(byes[name] for name in players) - min(byes[name] for name in players) <= 1
    assert _spread(found, players) <= 1
    assert repeats(found) >= least_repeats(table_sizes(count, size, even=even), rounds, count)
    assert found == plan(players, size, rounds, seed, even=even)


@pytest.mark.parametrize(
    ("count", "size", "rounds"),
    [(200, 4, 8), (600, 4, 12), (199, 4, 8), (16, 4, 5), (15, 4, 4), (25, 5, 6), (9, 3, 4), (64, 8, 9), (28, 4, 7)],
)
def test_nobody_meets_anybody_twice_where_a_rotation_is_known(count: int, size: int, rounds: int) -> None:
    players = _names(count)
    found = plan(players, size, rounds, 1)
    assert len(found) == rounds
    assert repeats(found) == 0
    assert _spread(found, players) <= 1
    leads = Counter(table.leader for each in found for table in each.tables)
    if count % size == 0:
        assert max(leads[name] for name in players) - min(leads[name] for name in players) <= 1


def test_nobody_meets_anybody_twice_with_sit_outs_in_a_large_hall() -> None:
    found = plan(_names(203), 4, 8, 1, even=True)
    assert repeats(found) == 0
    assert {len(each.sit_outs) for each in found} == {3}


def test_two_tables_reach_the_bound() -> None:
    assert repeats(plan(_names(8), 4, 2, 1)) == least_repeats((4, 4), 2, 8) == 4


def test_another_seed_seats_otherwise() -> None:
    assert plan(_names(16), 4, 3, 1) != plan(_names(16), 4, 3, 2)


def test_team_mates_sit_apart() -> None:
    players = _names(32)
    teams = {name: str(number // 4) for number, name in enumerate(players)}
    found = plan(players, 4, 4, 1, teams=teams)
    met = meetings(found)
    mates = [frozenset(pair) for pair in combinations(players, 2) if teams[pair[0]] == teams[pair[1]]]
    assert not any(met[pair] for pair in mates)


def test_an_evening_goes_on_with_late_arrivals_and_without_leavers() -> None:
    past = plan(_names(21), 4, 3, 1, even=True)
    players = [*_names(21)[2:], "Late"]
    rest = plan(players, 4, 3, 1, even=True, past=past)
    assert {name for each in rest for table in each.tables for name in table.players} <= set(players)
    byes = sit_outs([*past, *rest])
    assert byes["Late"] <= 1
    assert max(byes[name] for name in players[:-1]) - min(byes[name] for name in players[:-1]) <= 1
    assert repeats([*past, *rest]) <= 8


def test_the_standings_seat_the_leaders_together() -> None:
    players = _names(16)
    first = plan_by_standings(players, 4, ())
    assert set(first.tables[0].players) == set(players[:4])
    second = plan_by_standings(players, 4, [first])
    assert "P0" in second.tables[0].players
    assert repeats([first, second]) < 24
    assert plan_by_standings(_names(17), 4, (), even=True).sit_outs == ("P16",)


def test_the_better_half_of_each_table_moves_up_and_the_lower_half_of_the_first_goes_to_the_last() -> None:
    names = _names(12)
    finished = [names[:4], names[4:8], names[8:]]
    found = plan_by_moves(finished, names, 4, plan(names, 4, 1, 1))
    assert [set(table.players) for table in found.tables] == [
        {"P0", "P1", "P4", "P5"},
        {"P6", "P7", "P8", "P9"},
        {"P2", "P3", "P10", "P11"},
    ]


def test_a_ladder_takes_in_who_comes_and_closes_up_where_somebody_goes() -> None:
    names = _names(13)
    finished = [names[1:4], names[4:8], names[8:12]]
    found = plan_by_moves(finished, names[1:], 4, plan(names[:12], 4, 1, 1))
    assert "P12" in found.tables[2].players and found.tables[0].players != () and len(found.sit_outs) == 0
    assert {"P1", "P2", "P4"} <= set(found.tables[0].players)
    assert [len(table.players) for table in found.tables] == [4, 4, 4]


def test_a_table_of_which_one_is_left_stops_nobody_else() -> None:
    a, b, c, d = (_names(16)[at : at + 4] for at in (0, 4, 8, 12))
    left = [*a, b[0], *c, *d]
    found = plan_by_moves([a, b[:1], c, d], left, 4, plan(_names(16), 4, 1, 1))
    assert [set(a[:2]) <= set(found.tables[0].players), set(c[:2]) <= set(found.tables[0].players)] == [True, False]
    assert not {*a[2:]} & {*found.tables[0].players, *found.tables[1].players}


@given(st.integers(8, 40), st.integers(3, 5), st.booleans(), st.randoms(use_true_random=False))
def test_every_seating_by_moves_is_whole(count: int, size: int, even: bool, random: Random) -> None:
    players, past = _names(count), list(plan(_names(count), size, 1, 1, even=even))
    for _ in range(3):
        finished = [sorted(table.players, key=lambda _: random.random()) for table in past[-1].tables]
        past.append(plan_by_moves(finished, players, size, past, even=even))
        seated = [name for table in past[-1].tables for name in table.players]
        assert sorted([*seated, *past[-1].sit_outs]) == sorted(players)
        assert tuple(len(table.players) for table in past[-1].tables) == table_sizes(count, size, even=even)


def test_one_person_at_a_fixed_table_costs_no_meeting() -> None:
    players = _names(28)
    found: list[RoundSeating] = []
    for each in plan(players, 4, 7, 1):
        found.append(at_fixed_seats(each, {"P3": (2, 0)}, found))
    assert {each.place_of("P3")[0] for each in found if each.place_of("P3")} == {2}  # type: ignore[index]
    assert repeats(found) == 0


@given(st.dictionaries(st.sampled_from(_names(20)), st.tuples(st.integers(1, 7), st.integers(0, 4)), max_size=8),
       st.booleans(), st.integers(0, 99))  # fmt: skip
def test_everybody_sits_where_they_need_to(fixed: dict[str, tuple[int, int]], whole: bool, seed: int) -> None:
    """As far as a table has room for all who need it, and no two need the same seat."""
    players, taken, wanted = _names(20), Counter[tuple[int, int]](), dict[str, tuple[int, int]]()
    for name, (table, seat) in fixed.items():
        if taken[table, 0] < 4 and not (seat and taken[table, seat]):
            wanted[name] = (table, seat)
            taken[table, 0] += 1
            taken[table, seat] += bool(seat)
    before = plan(players, 4, 1, seed)[0]
    found = at_fixed_seats(before, wanted, (), whole_tables=whole)
    assert sorted(name for table in found.tables for name in table.players) == sorted(players)
    assert sorted(len(each.players) for each in found.tables) == sorted(len(each.players) for each in before.tables)
    for name, (table, seat) in wanted.items():
        at = found.place_of(name)
        assert at is not None and (table > 5 or (at[0] == table and (not seat or at[1] == seat)))
