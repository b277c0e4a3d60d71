"""The person at a terminal in these tests: answers prompts with given lines, and reads the screen."""

import io
from collections.abc import Iterable

from rich.console import Console

from roundhouse.hub.events import HubEvent
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.presenter import Presenter
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.referee import TableSession
from roundhouse.terminal.console import TableConsole

DEALT = TableRequest("mexican-train", "Ann", 3, {"set": "9"}, "greedy", "7")
CALLED = TableRequest("mexican-train", "Ann,Bo,Cy", rules={"set": "6", "deal": "3", "rounds": "1"}, mode="called")
OUT = ["ann", "6-1 own", "bo 6-2 own", "cy 6-3 own", "1-0", "bo 2-0", "cy 3-0", "0-0"]
"""At the called table Ann goes out with three tiles; Bo and Cy have one each."""


class Person:
    """Types each line, or presses what the hub sends, when asked; leaves after the last."""

    def __init__(self, lines: Iterable[str | HubEvent], width: int = 100) -> None:
        self.prompts: list[str] = []
        self._lines = iter(lines)
        self._out = io.StringIO()
        self.console = Console(file=self._out, width=width, color_system=None)

    @property
    def shown(self) -> str:
        return self._out.getvalue()

    def ask(self, prompt: str) -> str | HubEvent | None:
        """The next line or press. Raises EOFError when nothing is left."""
        self.prompts.append(prompt)
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None


class ScriptedTerminal(Person):
    """A table, a new one unless it is given, at which this is typed and pressed; `quiet` as from a pipe."""

    def __init__(
        self,
        lines: Iterable[str | HubEvent],
        request: TableRequest = DEALT,
        table: TableSession | None = None,
        *,
        quiet: bool = False,
        width: int = 100,
        language: str = "en",
    ) -> None:
        super().__init__(lines, width)
        self.table = table or new_table(request)
        self.desk = TableConsole(Presenter(self.table, Texts(language)), self.console, self.ask, quiet=quiet)
        self.desk.run()


class CalledTerminal(ScriptedTerminal):
    """The same at a called table."""

    def __init__(
        self, lines: Iterable[str | HubEvent], request: TableRequest = CALLED, quiet: bool = False, width: int = 100
    ) -> None:
        super().__init__(lines, request, quiet=quiet, width=width)
