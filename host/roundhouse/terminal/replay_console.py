"""A record played again in the terminal: key by key, or at a speed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from rich.console import Console

from roundhouse.actions import Done, NextRound, PlayAtSpeed, Quit, ReplayAction, Undo
from roundhouse.presenters.match.replay_presenter import ReplayPresenter
from roundhouse.presenters.table.transcript import LogLine
from roundhouse.terminal.console import STYLES
from roundhouse.terminal.figure_table import figure_table
from roundhouse.terminal.table_text import table_drawn

KEYS: Final[dict[str, ReplayAction]] = {
    **dict.fromkeys((" ", "\r", "\n", "n", "\x1b[C", "\xe0M", "\x00M"), Done()),
    **dict.fromkeys(("b", "u", "\x7f", "\b", "\x1b[D", "\xe0K", "\x00K"), Undo()),
    "r": NextRound(),
    "g": PlayAtSpeed(),
    **dict.fromkeys(("q", "\x1b", "\x04", ""), Quit()),
}
"""Keys as a terminal sends them; the arrows right and left as Unix and Windows do."""


class ReplayConsole:
    """Shows a replay in the terminal.

    `key` waits for a key; `wait` waits for some seconds.
    """

    def __init__(
        self, presenter: ReplayPresenter, console: Console, key: Callable[[], str], wait: Callable[[float], None]
    ) -> None:
        self.presenter = presenter
        self.console = console
        self._key = key
        self._wait = wait

    def by_key(self, speed: float) -> None:
        """A key for each step; or at `speed` steps a second after the key for it."""
        self._print([LogLine(self.presenter.texts.terminal("replay-keys"), "note")])
        self._draw_table()
        while not self.presenter.over:
            action = KEYS.get(self._key())
            if action == Quit():
                return
            if action == PlayAtSpeed():
                self.at_speed(speed)
                return
            if action is not None:
                self._step(action)
        self._print(self.presenter.last_lines())

    def at_speed(self, speed: float | None) -> None:
        """Play the rest at this many steps a second; without a speed, as fast as it can be shown."""
        while not self.presenter.over:
            self._step(Done(), drawn=speed is not None)
            if speed is not None:
                self._wait(1 / speed)
        self._print(self.presenter.last_lines())

    def _step(self, action: ReplayAction, drawn: bool = True) -> None:
        answer = self.presenter.submit(action)
        if answer is not None:
            self._print(self.presenter.lines(answer))
        if drawn and (answer is not None or action == NextRound()):
            self._draw_table()

    def _draw_table(self) -> None:
        presenter = self.presenter
        if presenter.in_round:
            self.console.print()
            self.console.print(table_drawn(presenter.texts, presenter.view(), presenter.viewer))

    def _print(self, lines: Iterable[LogLine]) -> None:
        for line in lines:
            if line.tone == "scores":
                self.console.print(figure_table(self.presenter.sheet(), self.presenter.texts.label("scores")))
            else:
                self.console.print(line.text, style=STYLES[line.tone] or None, highlight=False, markup=False)
