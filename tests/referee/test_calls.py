"""Every call as a line and back: the journal can be read as it was written."""

import pytest
from tests.referee.tables import basic_trains, mexican_train, play_rounds, private_trains, slosh, table_of

from roundhouse.games import Game
from roundhouse.games.match.match import Correct, Stop
from roundhouse.indices import Seat, Slot
from roundhouse.referee import HandOver, SeatedPlayer, TakeSlot, Undo
from roundhouse.referee.calls import read_call, write_call
from roundhouse.referee.session.table_session import TableSession

GAMES = [
    mexican_train(),
    mexican_train(missed_call=True, whole_first_train=True),
    private_trains(),
    basic_trains(5),
    slosh(neighbor=True),
]


@pytest.mark.parametrize("game", GAMES, ids=["mexican", "house-rules", "private", "basic", "slosh"])
def test_the_lines_of_a_match_make_the_same_match(game: Game) -> None:
    table = table_of(game)
    lines: list[str] = []
    table.listeners.append(lambda answer: lines.append(write_call(game, answer.call)))
    play_rounds(table, 2)
    table.undo(5)
    table.call(TakeSlot(Seat(1), Slot(9)))
    table.call(HandOver(Seat(0), SeatedPlayer("Zoe Li", "random")))
    table.call(Correct(0, 1, 5))
    again = TableSession(game, table.referee.seats)
    again.replay(lines)
    assert again.referee.match.events == table.referee.match.events
    assert again.referee.seats == table.referee.seats
    assert again.referee.reported_slots == {1: 9}
    assert again.referee.made.seals == table.referee.made.seals
    assert again.referee.steps == table.referee.steps


@pytest.mark.parametrize(
    "call",
    [
        Undo(3),
        TakeSlot(Seat(1), Slot(11)),
        HandOver(Seat(1), SeatedPlayer("Zoe Li", "greedy")),
        Correct(2, 0, -5),
        Stop(),
    ],
)
def test_calls_that_are_no_moves_round_trip_between_rounds_too(call: object) -> None:
    game = mexican_train()
    assert read_call(game, None, write_call(game, call)) == call  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "line", ["5-6 on A", "begin Q", "nonsense", "undo many", "seat Z person Ann", "shuffle x 1 99-99"]
)
def test_a_line_that_is_no_call_is_an_error(line: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        read_call(mexican_train(), None, line)
