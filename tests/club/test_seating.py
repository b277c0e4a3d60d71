"""Seatings: nobody twice in a round, few repeats, fair seats and sit-outs, the same from the same seed."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.depth import same_examples

from roundhouse.club.seating import (
    Round,
    least_repeats,
    meetings,
    plan,
    plan_by_standings,
    repeats,
    sit_outs,
    table_sizes,
)


def _names(count: int) -> list[str]:
    return [f"P{number}" for number in range(count)]


def _spread(rounds: Sequence[Round], players: Sequence[str]) -> int:
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
