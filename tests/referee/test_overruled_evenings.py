"""After refused calls that the table lets stand, the table is sound, goes on, and can be taken back and replayed."""

from hypothesis import given
from hypothesis import strategies as some
from tests.depth import examples
from tests.games.reference_rules import games
from tests.games.tables import seeds
from tests.referee.overruled_evenings import TABLES, Evening, players

from roundhouse.games import Game
from roundhouse.games.core.moves import Overruled
from roundhouse.games.text.position_fault import fault_of_position
from roundhouse.referee.calls import Undo
from roundhouse.referee.referee import Referee
from roundhouse.referee.session.call_history import CallHistory

CALLS = 150


@examples(20)
@given(games, some.sampled_from(TABLES), seeds)
def test_an_evening_with_overruled_calls_goes_on_and_can_be_taken_back(game: Game, table: str, seed: int) -> None:
    evening = Evening(game, table, seed)
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
