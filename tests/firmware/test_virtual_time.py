"""`clock.run` calls an app when it asks to be called, and the outside world before it."""

from roundhouse_standins.board import StandInBoard
from roundhouse_standins.clock import run


class Sleeper:
    """An app that records when it was called, and wants to sleep for `wait`."""

    def __init__(self, wait):
        self.wait = wait
        self.woken = []

    def step(self, now):
        self.woken.append(now)
        return self.wait


def test_driving_wakes_an_app_when_it_asked_for():
    board = StandInBoard()
    app = Sleeper(30)
    assert run(app, board, 100) == 4
    assert app.woken == [0, 30, 60, 90]
    assert board.clock.now() == 100


def test_driving_always_moves_on():
    board = StandInBoard()
    assert run(Sleeper(0), board, 10) == 10


def test_a_slowed_app_is_woken_later():
    board = StandInBoard()
    app = Sleeper(5)
    run(app, board, 300, step_ms=100)
    assert app.woken == [0, 105, 210]


def test_the_world_steps_before_the_app():
    board = StandInBoard()
    app = Sleeper(10)
    world = Sleeper(0)
    run(app, board, 30, world=world)
    assert world.woken == app.woken == [0, 10, 20]
