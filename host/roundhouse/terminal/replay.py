"""A record played again in the terminal: key by key, or at a speed."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from rich.console import Console

from roundhouse import i18n
from roundhouse.games.match import Between
from roundhouse.i18n.texts import terminal_text
from roundhouse.presenters.table_view import table_view
from roundhouse.presenters.transcript import sentences
from roundhouse.referee import Answer, Replay
from roundhouse.terminal.score_sheet import score_sheet
from roundhouse.terminal.table_text import table_drawn


class Key(Enum):
    """What a key means here."""

    ON = "on"
    BACK = "back"
    ROUND = "round"
    GO = "go"
    QUIT = "quit"


KEYS = {
    **dict.fromkeys((" ", "\r", "\n", "n", "\x1b[C", "\xe0M", "\x00M"), Key.ON),
    **dict.fromkeys(("b", "u", "\x7f", "\b", "\x1b[D", "\xe0K", "\x00K"), Key.BACK),
    "r": Key.ROUND,
    "g": Key.GO,
    **dict.fromkeys(("q", "\x1b", "\x04", ""), Key.QUIT),
}
"""Keys as a terminal sends them; the arrows right and left as Unix and Windows do."""


class ReplayConsole:
    """Shows a replay in the terminal.

    `key` waits for a key; `wait` waits for some seconds.
    """

    def __init__(
        self,
        replay: Replay,
        console: Console,
        key: Callable[[], str],
        wait: Callable[[float], None],
        language: str = "en",
    ) -> None:
        self.replay = replay
        self.console = console
        self.language = language
        self._key = key
        self._wait = wait

    def by_key(self, speed: float) -> None:
        """A key for each step; on at `speed` steps a second once that is asked for."""
        self._say(terminal_text("replay-keys", self.language), "dim")
        self._table()
        while True:
            match KEYS.get(self._key()):
                case Key.ON:
                    self._step()
                case Key.BACK:
                    self._back()
                case Key.ROUND:
                    self.replay.skip()
                    self._table()
                case Key.GO:
                    self.at_speed(speed)
                    return
                case Key.QUIT:
                    return
            if self.replay.over:
                break
        self._end()

    def at_speed(self, speed: float | None) -> None:
        """Play the rest at this many steps a second; without a speed, as fast as it can be shown."""
        while not self.replay.over:
            self._step(drawn=speed is not None)
            if speed is not None:
                self._wait(1 / speed)
        self._end()

    # -- what is shown -----------------------------------------------------------------------------------

    def _step(self, drawn: bool = True) -> None:
        answer = self.replay.forward()
        if answer is None:
            return
        self._happened(answer)
        if drawn:
            self._table()

    def _back(self) -> None:
        answer = self.replay.back()
        if answer is None:
            return
        referee = self.replay.table.referee
        told = sentences(answer.taken_back, referee.game, referee.names, self.language)
        self._say(i18n.undo_text(told, self.language), "cyan")
        self._table()

    def _happened(self, answer: Answer) -> None:
        referee = self.replay.table.referee
        names, game, match = referee.names, referee.game, referee.match
        at = terminal_text("replay-at", self.language, at=self.replay.at, length=len(self.replay.events))
        for line in sentences(answer.happened, game, names, self.language):
            self._say(f"{at:>12}  {line}")
        ended = bool(answer.happened) and answer.happened[-1].before is not None and match.position is None
        if ended:
            self._say(i18n.round_over(match.results[-1], game, names, self.language), "bold")
            self.console.print(score_sheet(match, referee.everybody, self.language))

    def _table(self) -> None:
        referee = self.replay.table.referee
        last = self.replay.events[self.replay.at - 1] if self.replay.at else None
        if referee.position is None or isinstance(last, Between):
            return
        self.console.print()
        view = table_view(referee, self.replay.viewer, language=self.language)
        self.console.print(table_drawn(view, self.language, self.replay.viewer))

    def _end(self) -> None:
        referee = self.replay.table.referee
        match = referee.match
        self._say(terminal_text("replay-end", self.language), "dim")
        if match.over:
            said = i18n.match_over(match.leaders, match.totals, referee.game, referee.names, self.language)
            self._say(said, "bold green")

    def _say(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style or None, highlight=False, markup=False)
