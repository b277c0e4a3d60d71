"""A called table in the terminal, at which a test has typed some lines."""

from __future__ import annotations

from collections.abc import Iterable

from tests.terminal.scripted_person import Person

from roundhouse.hub.events import HubEvent
from roundhouse.presenters.presenter import Presenter
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.terminal.console import TableConsole

MEXICAN = TableRequest("mexican-train", "Ann,Bo,Cy", rules={"set": "6", "deal": "3", "rounds": "1"}, mode="called")
BASIC = TableRequest("basic-trains", "Ann,Bo,Cy,Dee", mode="called")
OUT = ["ann", "6-1 own", "bo 6-2 own", "cy 6-3 own", "1-0", "bo 2-0", "cy 3-0", "0-0"]
"""Ann goes out with three tiles; Bo and Cy have one each."""


class CalledTerminal(Person):
    """A called table at which some lines are typed, and what it shows; `quiet` as from a pipe."""

    def __init__(
        self, lines: Iterable[str | HubEvent], request: TableRequest = MEXICAN, quiet: bool = False, width: int = 100
    ) -> None:
        super().__init__(lines, width)
        table = new_table(request)
        self.table = table
        self.desk = TableConsole(Presenter(table), self.console, self.ask, quiet=quiet)
        self.desk.run()
