"""Engines and colors at a table: no two seats have the same, whatever was chosen."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some

from roundhouse.games import MexicanTrain
from roundhouse.indices import Seat
from roundhouse.records.preferences import LIVERIES, Livery
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse.referee.liveries import liveries_at, with_livery

NUMBERS = some.integers(0, LIVERIES - 1)
PEOPLE = [f"p{number}" for number in range(LIVERIES)]
CHOSEN = some.dictionaries(some.sampled_from(PEOPLE), some.builds(Livery, NUMBERS, NUMBERS))


@given(CHOSEN, some.permutations(PEOPLE), some.integers(2, LIVERIES))
def test_no_two_seats_have_the_same_engine_or_color(chosen: dict[str, Livery], people: list[str], seats: int) -> None:
    worn = liveries_at(people[:seats], chosen)
    assert len({each.engine for each in worn}) == len({each.color for each in worn}) == seats
    if people[0] in chosen:
        assert worn[0] == chosen[people[0]], "who sits first has what was chosen"


@given(CHOSEN, some.permutations(PEOPLE), some.integers(2, LIVERIES), some.data())
def test_a_choice_is_had_and_taken_from_nobody_without_one_in_exchange(
    chosen: dict[str, Livery], people: list[str], seats: int, data: some.DataObject
) -> None:
    names, seat = people[:seats], data.draw(some.integers(0, seats - 1))
    livery = Livery(data.draw(NUMBERS), data.draw(NUMBERS))
    before, after = liveries_at(names, chosen), liveries_at(names, with_livery(chosen, names, Seat(seat), livery))
    assert after[seat] == livery
    for other in set(range(seats)) - {seat}:
        assert after[other].engine == (before[seat] if before[other].engine == livery.engine else before[other]).engine
        assert after[other].color == (before[seat] if before[other].color == livery.color else before[other]).color


def test_the_lamps_of_a_table_have_the_colors_that_its_players_chose() -> None:
    table = TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")], Chance("1"))
    table.output.wear({"bo": Livery(8, 10)})
    assert {"1", "b"} < set(table.output.scene.colors)
    assert "2" not in table.output.scene.colors
