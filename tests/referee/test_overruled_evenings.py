"""After refused calls that the table lets stand, the table is sound, goes on, and can be taken back and replayed."""

import pytest
from hypothesis import given
from hypothesis import strategies as some
from tests.depth import examples
from tests.games.reference_rules import MODELS
from tests.games.tables import seeds
from tests.referee.overruled_evenings import TABLES, OverruledEvening, players

from roundhouse.games import GAMES
from roundhouse.games.core.moves import Overruled
from roundhouse.games.text.position_fault import fault_of_position
from roundhouse.referee.calls import Undo
from roundhouse.referee.referee import Referee
from roundhouse.referee.session.call_history import CallHistory

CALLS = 120
"""In an evening: so `make soak` makes 100,000 of them, in seven games at three kinds of table."""


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("name", GAMES)
@examples(2)
@given(some.data(), seeds)
def test_an_evening_with_overruled_calls_goes_on_and_can_be_taken_back(
    name: str, table: str, choices: some.DataObject, seed: int
) -> None:
    game = choices.draw(MODELS[name].tables())
    evening = OverruledEvening(game, table, seed)
    for position in evening.play(CALLS):
        last = evening.referee.match.events[-1]
        if isinstance(last, Overruled) and position is not None:
            assert fault_of_position(position) is None, (position, evening.log[-3:])
    referee, history = evening.referee, evening.history
    again = Referee(game, players(game))
    CallHistory(again).replay(evening.log)
    assert (again.match.events, again.position, again.match.sheet) == (
        referee.match.events,
        referee.position,
        referee.match.sheet,
    )
    events, lines = list(referee.match.events), referee.match.lines()
    views = [referee.views.of(seat) for seat in range(referee.game.seats)]
    steps = referee.steps
    if steps:
        history.take(Undo(steps))
        assert (referee.match.events, referee.position) == ([], None)
        while history.next_redo is not None:
            assert history.take(history.next_redo.call).allowed
        assert (list(referee.match.events), referee.match.lines()) == (events, lines)
        assert [referee.views.of(seat) for seat in range(referee.game.seats)] == views
