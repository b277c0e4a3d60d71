"""A slow player thinks beside the screen: no step waits for it, and no move is made that the table has left behind."""

from collections.abc import Iterator

import pytest
from tools.testing.waiting import wait_for

from roundhouse.games import MexicanTrain
from roundhouse.games.core.position import Position
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.indices import Seat
from roundhouse.players import Player
from roundhouse.referee import Chance, HandOver, SeatedPlayer, TableSession
from roundhouse.referee.answers import Answer
from roundhouse.referee.session.thinking import BesideThinker, Thinker, Thought


def table(*kinds: str) -> TableSession:
    seats = [
        SeatedPlayer(name, kind) for name, kind in zip(("Ann", "Bo", "Cy", "Dan", "Eva", "Flo"), kinds, strict=False)
    ]
    game = MexicanTrain(len(seats), MexicanTrainOptions(set=9))
    session = TableSession(game, seats, Chance("3"))
    session.mode.begin(Seat(0))
    while len(session.referee.legal()) < 2:
        assert session.step() is not None
    return session


@pytest.fixture
def beside() -> Iterator[BesideThinker]:
    thinker = BesideThinker(0.05)
    yield thinker
    thinker.close()


def stepped(session: TableSession) -> Answer:
    """The next step, however long it takes; none of the calls waits."""
    return wait_for(session.step)


def test_moves_thought_up_beside_the_screen_are_made_one_after_the_other(beside: BesideThinker) -> None:
    session = table("expert", "expert")
    session.computers.think_with(beside)
    assert session.step() is None, "the process has only just begun"
    for _ in range(6):
        assert stepped(session).allowed


def test_a_process_that_ends_is_noticed_and_the_next_move_made_all_the_same(beside: BesideThinker) -> None:
    session = table("expert", "expert")
    session.computers.think_with(beside)
    stepped(session)
    process = beside._process
    assert process is not None
    process.kill()
    process.join()
    assert stepped(session).allowed and stepped(session).allowed


def test_a_thought_about_another_table_than_this_is_not_played(beside: BesideThinker) -> None:
    session = table("expert", "greedy")
    session.computers.think_with(beside)
    session.step()
    before = session.referee.legal()
    session.call(HandOver(Seat(0), SeatedPlayer("Zoe", "expert")))
    assert session.referee.legal() == before
    session.undo()
    assert stepped(session).allowed


class Slowly(Thinker):
    """Finds each move when it is asked the third time, and notes what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []

    def begin(self, player: Player, view: Position, seat: int, thinkers: int = 1) -> Thought:
        found = super().begin(player, view, seat, thinkers)
        self.asked.append(thinkers)
        waits = iter((True, True))
        return lambda: None if next(waits, False) else found()


def test_time_goes_on_while_a_player_thinks_and_each_move_is_thought_up_once() -> None:
    session = table("sensible", "sensible")
    thinker = Slowly()
    session.computers.think_with(thinker)
    steps = session.referee.steps
    for now in range(0, 30_000, 10):
        session.advance(now)
        if session.referee.steps == steps + 4:
            break
    assert session.referee.steps == steps + 4
    assert len(thinker.asked) == 4


def test_a_slow_player_begins_to_think_while_the_last_move_is_looked_at() -> None:
    session = table("expert", "expert")
    thinker = Slowly()
    session.computers.think_with(thinker)
    session.advance(0)
    assert thinker.asked == [2]


def test_without_a_clock_the_usual_budget_of_worlds_decides() -> None:
    moves = []
    for _ in range(2):
        session = table("expert", "expert")
        moves.append([str(session.step()) for _ in range(2)])
    assert moves[0] == moves[1]
