"""A table without a window: actions go in, a view comes out, and the test advances the time."""

from roundhouse.actions import Action
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import TableView
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.referee.session.pacing import PACE_MS

SMALL = TableRequest("mexican-train", "Ann", 3, {"set": "9"}, "greedy", "7")


class HeadlessTable:
    """A presenter's table as seen by one person; the test advances the time."""

    def __init__(self, request: TableRequest = SMALL) -> None:
        self.table = new_table(request)
        self.referee = self.table.referee
        self.presenter = Presenter(self.table)
        self.now = 0
        self.view = self.do()

    def do(self, *submitted: Action) -> TableView:
        self.presenter.context.now = self.now
        for each in submitted:
            self.presenter.submit(each)
        self.presenter.advance(self.now)
        self.view = self.presenter.present().table
        return self.view

    def until_mine(self) -> TableView:
        """Let the computer players go on until it is a person's turn."""
        for _ in range(500):
            self.now += PACE_MS
            self.do()
            seat = self.referee.in_turn
            if self.referee.position is None or (seat is not None and seat.is_person):
                return self.do()
        raise AssertionError("it never became a person's turn")

    def playable(self) -> int:
        return next(index for index, tile in enumerate(self.view.hand) if tile.playable)
