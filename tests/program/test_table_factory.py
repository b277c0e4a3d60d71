"""The players at a table that the command line asks for."""

import pytest

from roundhouse.games.core.options import OptionError
from roundhouse.games.sheets import sheet_named
from roundhouse.program.table_factory import new_table, seats_of
from roundhouse.program.table_request import TableRequest


@pytest.mark.parametrize(
    ("request_", "people", "seats"),
    [
        (TableRequest("mexican-train", "Ann,Bo"), 2, 2),
        (TableRequest("mexican-train", "Ann,Bo", seats=5), 2, 5),
        (TableRequest("mexican-train", "Ann"), 1, 4),
        (TableRequest("mexican-train"), 1, 4),
        (TableRequest("mexican-train", "Ann,Bo", mode="called"), 2, 2),
        (TableRequest("basic-trains", "Ann,Bo"), 2, 4),
        (TableRequest("basic-trains", "Ann,Bo", rules={"two_or_three": "yes"}), 2, 2),
        (TableRequest("slosh", "Ann,Bo,Cy"), 3, 4),
        (TableRequest("station", "Ann,Bo,Cy,Di,Ed"), 5, 5),
    ],
)
def test_as_many_sit_as_are_named_or_as_the_game_needs(request_: TableRequest, people: int, seats: int) -> None:
    found = seats_of(request_)
    assert [seat.player for seat in found] == ["person"] * people + ["sensible"] * (seats - people)


def test_rules_that_no_number_of_seats_can_have_are_reported_by_the_game() -> None:
    with pytest.raises(OptionError, match="seats"):
        seats_of(TableRequest("slosh", "Ann,Bo,Cy,Di,Ed"))


def test_a_sheet_chooses_the_rules_for_as_many_as_sit_down() -> None:
    pressman = sheet_named("pressman")
    for names, hand in (("Ann,Bo", 15), ("Ann,Bo,Cy,Di,Ed", 11)):
        table = new_table(TableRequest("mexican-train", names, sheet=pressman))
        assert table.referee.game.hand_size == hand
    with pytest.raises(OptionError, match="sheet-contradicts"):
        new_table(TableRequest("mexican-train", "Ann,Bo", rules={"deal": "9"}, sheet=pressman))


@pytest.mark.parametrize("seconds", [None, 2.5])
def test_experts_think_as_long_as_the_command_line_says(seconds: float | None) -> None:
    assert new_table(TableRequest("mexican-train", "Ann,Bo", thinking=seconds)).computers.seconds == seconds
