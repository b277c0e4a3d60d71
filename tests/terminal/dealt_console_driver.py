"""A dealt table in the terminal, at which a test has typed some lines."""

from __future__ import annotations

from collections.abc import Iterable

from tests.terminal.scripted_person import Person

from roundhouse.games.core.moves import Play
from roundhouse.games.core.notation import write_move
from roundhouse.hub.events import HubEvent
from roundhouse.presenters.presenter import Presenter
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.referee import TableSession
from roundhouse.terminal.console import TableConsole

SMALL = TableRequest("mexican-train", "Ann", 3, {"set": "9"}, "greedy", "7")


class Terminal(Person):
    """A desk at which some lines are typed, and what it shows."""

    def __init__(
        self, lines: Iterable[str | HubEvent], request: TableRequest = SMALL, table: TableSession | None = None
    ) -> None:
        super().__init__(lines)
        self.table = table or new_table(request)
        TableConsole(Presenter(self.table), self.console, self.ask).run()


def first_play(request: TableRequest = SMALL) -> str:
    """A play that Ann may make in her first turn."""
    referee = Terminal([], request).table.referee
    play = next(move for move in referee.legal() if isinstance(move, Play))
    return write_move(referee.game, play, referee.names)
