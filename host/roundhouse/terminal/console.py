"""A table in a terminal: draws the presenter's page, submits what is typed, prints what happens. People share it.

With input from a pipe (`quiet`) it asks nothing and draws no table: the output is the answers. Nothing of the game is
decided here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from rich.console import Console
from rich.table import Table

from roundhouse import actions
from roundhouse.actions import Announce, Done, NextRound, Quit, ShowHand, read_wire
from roundhouse.hub.events import ButtonEvent, HubEvent
from roundhouse.i18n.notation_words import to_notation
from roundhouse.presenters.pages.list_page import PagePresenter
from roundhouse.presenters.pages.players import RosterPage
from roundhouse.presenters.pages.questions import OverrulingPage
from roundhouse.presenters.pages.scores import ScoresPage, ShowReview
from roundhouse.presenters.pages.table_menu import MenuPages, TableMenuPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.table.transcript import LogEntry
from roundhouse.presenters.views import TablePage
from roundhouse.terminal.commands import CommandError, action_of
from roundhouse.terminal.figure_table import figure_table
from roundhouse.terminal.page_console import PageConsole, SaidElsewhere
from roundhouse.terminal.parser import Command, WordMeaning, read_line, takes_path
from roundhouse.terminal.table_text import table_drawn
from roundhouse_hub.link.messages import DOWN

Ask = Callable[[str], "str | HubEvent | None"]
"""Shows a prompt and waits for a line or for news of the hub, or until something is due (None). Raises EOFError when
there are no more lines."""
STYLES: Final = {
    "plain": "", "note": "dim", "refused": "yellow", "info": "cyan", "warning": "bold yellow", "news": "bold",
    "won": "bold green", "possible": "green",
}  # fmt: skip
"""The print styles of the lines of a transcript."""
ENTER: Final = (ShowHand(), NextRound())
"""The actions that an empty line submits, where the page offers them; elsewhere it shows the table again."""
GO_ON: Final[tuple[WordMeaning, ...]] = ("enter", "sentence", actions.Hint, actions.Explain)
"""The words of somebody who does not announce a last tile."""
TERMINAL_HAS_COMMANDS: Final = (actions.SeePhones, actions.SeePreferences, actions.SeeCalls, actions.SeeKeys)
"""The pages for which a terminal has commands or options instead."""


class TableConsole:
    """A table played in a terminal. `run` returns when a person quits, or leaves a match that is over.

    `clock` tells the time in ms; `review` makes the page that looks back at the match. `rejected` counts the lines and
    presses that were not understood or refused.
    """

    def __init__(
        self,
        presenter: Presenter,
        console: Console,
        ask: Ask,
        quiet: bool = False,
        clock: Callable[[], int] = lambda: 0,
        review: ShowReview | None = None,
    ) -> None:
        self.presenter, self._review = presenter, review
        self.console = console
        self.texts = presenter.texts
        self.quiet = quiet
        self.rejected = 0
        self._ask = ask
        self._clock = clock
        self._due: int | None = None  # when the table goes on without a line
        self._refused = False  # what was typed or pressed last
        self._shown = False  # the table as it is now
        self._turn_shown: int | None = None
        self._asked_to_undo: object = None
        self._helped = self._quitting = False
        self._seating = ""
        self._pages: MenuPages = {
            actions.SeeScores(): self._scores,
            actions.SeeRoster(): lambda: RosterPage(presenter),
        }
        presenter.log_to(self._log)

    def run(self) -> None:
        """Run until a person quits, or leaves a match that is over; until then the last call can be undone."""
        self._quitting = False
        try:
            if not self.quiet:
                self.print_line(self.presenter.typed_help().welcome, "dim")
            while not self._quitting and self._settle():
                page = self.presenter.present()
                self._show(page)
                self._read(page)
        finally:
            self.presenter.close()

    @property
    def is_due(self) -> bool:
        """Whether the table goes on although no line was typed."""
        return self._due is not None and self._clock() >= self._due

    def _settle(self) -> bool:
        self.presenter.advance(self._clock())
        return self.presenter.run_until_person_needed()

    def print_line(self, text: str, style: str = "") -> None:
        if text:
            self.console.print(text, style=style or None, highlight=False, markup=False, soft_wrap=self.quiet)

    # -- showing ---------------------------------------------------------------------------------------------

    def _show(self, page: TablePage) -> None:
        """Print the changes since the last time: a request, the table, whose turn it is."""
        if page.proposal is not None and page.proposal != self._asked_to_undo:
            request = page.proposal
            answer = self.texts.terminal("undo-answer")
            self.print_line(f"{request.title}. {request.what} {request.question} {answer}", "cyan")
        self._asked_to_undo = page.proposal
        if self.quiet or page.typed is None:
            return
        if page.typed.seating != self._seating:
            self.print_line(page.typed.seating, "cyan")
        self._seating = page.typed.seating
        if not page.typed.turn:
            return
        new, draws = self._turn_shown != page.speaker, page.typed.draws
        if not self._shown and (new or page.viewer is not None) and draws:
            self._draw_table(page)
        if new or draws:
            self.print_line(page.typed.turn, "bold")
        self._shown, self._turn_shown = True, page.speaker
        if not self._helped:
            self._helped = True
            self.print_line(self.presenter.typed_help().hint, "dim")

    def _draw_table(self, page: TablePage) -> None:
        self.console.print()
        hand = page.viewer if page.in_round and page.table.hand else None
        self.console.print(table_drawn(self.texts, page.table, hand))

    def _log(self, entry: LogEntry) -> None:
        self._refused |= entry.refused
        if entry.changed:
            self._shown = False
        if entry.taken_back:
            self._turn_shown = None
        for line in entry.lines:
            if line.tone == "table":
                self._draw_table(self.presenter.present())
            elif line.tone == "scores":
                self.console.print(figure_table(self.presenter.match.sheet(), self.texts.label("scores")))
            else:
                self.print_line(line.text, STYLES[line.tone])

    def _help(self, page: TablePage) -> None:
        help = self.presenter.typed_help()
        self.print_line(help.title, "bold")
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for typed, meaning in help.commands:
            grid.add_row(f"  {typed}", meaning)
        self.console.print(grid)
        self.print_line(page.seal, "dim")

    # -- reading ---------------------------------------------------------------------------------------------

    def _read(self, page: TablePage) -> None:
        """Take a line, up to its first command that is not done, or news of the hub."""
        prompt = "" if self.quiet or page.typed is None else page.typed.prompt
        if prompt and page.offer(ShowHand) is None:
            prompt = f"{prompt.removesuffix('.')} > "
        waits = tuple(filter(None, (self.presenter.announcing_ms, self.presenter.late_ms)))
        self._due = self._clock() + min(waits) if waits else None
        try:
            said = self._ask(prompt)
        except EOFError:
            if not self.quiet:
                self.console.print()
            self._quitting = True
            return
        if said is None:
            return
        if not isinstance(said, str):
            self._take(lambda: self.presenter.handle_hub_events([said], self._clock()))
            return
        self._say(said)

    def _say(self, line: str) -> None:
        page = self.presenter.present()
        short = page.typed is not None and page.typed.short_words
        spoken = line if takes_path(line) else to_notation(self.texts, line, page.names)
        for command in read_line(spoken, short):
            if not self._take(partial(self._do_command, command)):
                break

    def _take(self, act: Callable[[], None]) -> bool:
        """Do something, and count it if it was rejected; whether it was done."""
        self._refused = False
        act()
        self.rejected += self._refused
        return not self._refused

    def _do_command(self, command: Command) -> None:
        page, announces = self.presenter.present(), read_wire(command.text.casefold()) == Announce()
        if page.offer(ShowHand) is not None and command.meaning not in (actions.Quit, actions.Undo) and not announces:
            command = Command("enter")  # the player in turn has taken the screen
        if self.presenter.announcing_ms and command.meaning in GO_ON and not announces:
            self.presenter.submit(Done())  # its player says nothing of the last tile
            self.presenter.run_until_person_needed()
            if command.meaning == "enter":
                return
            page = self.presenter.present()
        match command.meaning:
            case actions.Quit:
                self._quitting = True
            case "enter":
                self._enter(page)
            case "help":
                self._help(page)
            case actions.SeeScores if self.quiet:
                self.console.print(figure_table(self.presenter.match.sheet(), self.texts.label("scores")))
            case actions.SeeScores:
                self._open(self._scores())
            case actions.SeeOverruling if page.refused_call is not None and not (self.quiet or command.rest):
                self._open(OverrulingPage(self.presenter))
            case actions.OpenMenu if not self.quiet:
                self._open(TableMenuPage(self.presenter, TERMINAL_HAS_COMMANDS, self._pages))
            case actions.SeeTable if page.viewer is not None:  # it is drawn with the hand, before the prompt
                self._shown = False
            case actions.SeeTable:
                self.console.print(table_drawn(self.texts, page.table))
            case _:
                self._submit(command, page)

    def _scores(self) -> ScoresPage:
        return ScoresPage(self.presenter, review=self._review)

    def _open(self, page: PagePresenter) -> None:
        """A page and those to which it leads, until people are back at the table, or leave it."""
        try:
            way = PageConsole(self.texts, self.console, self._line).run(page)
        except EOFError:
            way = Quit()
        except SaidElsewhere as said:
            self._say(said.line)
            return
        self._quitting, self._shown = way == Quit(), False

    def _line(self, prompt: str) -> str:
        """The next line; the hub goes on meanwhile."""
        while not isinstance(said := self._ask(f"{prompt} > "), str):
            if said is not None:
                self.presenter.handle_hub_events([said], self._clock())
            self._settle()
        return said

    def _enter(self, page: TablePage) -> None:
        leave = page.offer(Quit)
        if leave is not None and leave.primary:
            self._quitting = not self.quiet
        self._shown, self._turn_shown = False, None
        action = next((each for each in ENTER if page.offer(each) is not None), None)
        if action == ShowHand():
            self.console.clear()
        if action is not None:
            self.presenter.submit(action)

    def _submit(self, command: Command, page: TablePage) -> None:
        try:
            action = action_of(self.texts, command, page)
        except CommandError as error:
            self._reject(str(error))
            return
        reply = self.presenter.submit(action)
        if reply.status == "unavailable":
            offer = reply.page.offer(action)
            self._reject(offer.why_not if offer is not None else "")
            return
        for number, choice in enumerate(reply.page.choices, 1):
            self.print_line(f"  {number}  {choice.label}", "yellow")
        if reply.page.choices:
            self.print_line(self.texts.called("which-number"), "yellow")

    def _reject(self, reason: str) -> None:
        self._refused = True
        self.print_line(reason, STYLES["refused"])


def is_complete_press(press: ButtonEvent) -> bool:
    """Whether an event is a complete press: its first touch is not, since it may become a double or long press."""
    return press.gesture != DOWN
