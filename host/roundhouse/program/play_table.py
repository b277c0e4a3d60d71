"""Lets people play at a table: in a window, in the terminal, or on phones alone."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from rich.console import Console

from roundhouse.flashing.drives import waiting_picos
from roundhouse.hub.discovery import is_simulated
from roundhouse.i18n.sheet_texts import played_as
from roundhouse.presenters.pages.match import ReviewPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.program.environment import at_terminal, do_beside, reviews_folder
from roundhouse.program.hall.reports import reports_of
from roundhouse.program.hubs import address_of_hub, connected_hub
from roundhouse.program.journal_tables import add_to_journal, restore_table, unfinished_table
from roundhouse.program.match_exports import FILES, leave_table
from roundhouse.program.photos import offer_photos
from roundhouse.program.result_files import folder_for
from roundhouse.program.table_factory import heard_sounds, new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.records.journal import Journal, TableJournal
from roundhouse.records.preferences import read_choices
from roundhouse.referee import TableSession
from roundhouse.referee.session.thinking import Thinker
from roundhouse.terminal.console import TableConsole, is_complete_press
from roundhouse.terminal.input_queue import InputQueue

ShowTable = Callable[[TableSession, TableJournal, TableRequest, Console], bool]
"""Shows a table in a window until it is left. False, after a message, if no window can be opened."""


class TableRunner:
    """Lets people play as somebody asks for it.

    They play in a window where they are given one; else on phones alone, if phones are let in; else in the terminal.
    Raises ImpossibleRequest and ImpossibleHall for what cannot be written or reached.
    """

    def __init__(self, request: TableRequest, console: Console, picture: Path | None = None) -> None:
        """The code for phones becomes a `picture` if there is to be one."""
        self._request, self._console, self._picture = request, console, picture
        self._reports = reports_of(request)
        if request.out is not None:
            folder_for(request.out, *FILES)

    def play_new(self, window: ShowTable | None = None) -> int:
        """Make the table that is asked for, save it, and go on as `play`.

        Raises OptionError and ImpossibleRequest before anything is saved.
        """
        table = new_table(self._request)
        if window is None and (rules := played_as(self._request.texts, table.agreement.rule_sheet, table.referee.game)):
            self._console.print(f"{rules}.", highlight=False, markup=False)
        listening = self._listen(window)
        with Journal(self._request.data) as journal:
            return self.play(table, add_to_journal(journal, table), window, listening)

    def play_saved(self, name: str | None, window: ShowTable | None = None, decision: str = "") -> int:
        """Restore the unfinished table with this name or number, or the latest one, and go on as `play`.

        Raises NoTable and ImpossibleRequest if there is none, and what `restore_table` raises.
        """
        with Journal(self._request.data) as journal:
            kept = unfinished_table(journal, name)
            table, page = restore_table(journal, kept, decision)
            table.computers.think_with(Thinker(self._request.thinking))
            said = self._request.texts.terminal("resumed", name=kept.name, players=", ".join(table.referee.names))
            self._console.print(said, highlight=False, markup=False)
            return self.play(table, page, window, self._listen(window))

    def _listen(self, window: ShowTable | None) -> socket.socket | None:
        """Let phones in, if the table is on them alone."""
        if self._request.phones is None or window is not None:
            return None
        from roundhouse.program.phones.server import listen  # the extra need not be there for other tables

        return listen(self._request.phones)

    def play(
        self, table: TableSession, page: TableJournal, window: ShowTable | None, listening: socket.socket | None
    ) -> int:
        """Let people play until the match is over or they leave; print how to resume.

        The calls of a table with real tiles may come from a pipe, which a window does not read. Returns how many typed
        lines at such a table could not be understood.
        """
        table.output.filter_sounds(heard_sounds(self._request))
        table.output.wear(read_choices(self._request.data).preferences.liveries)
        offer_photos(table)
        in_window = window if table.mode.deals or at_terminal() else None
        with self._reports(table, page):
            if listening is not None:
                from roundhouse.program.phones.serve_table import serve_table

                serve_table(table, page, self._console, listening, self._request, self._picture)
                return 0
            rejected = 0
            try:
                if in_window is None or not in_window(table, page, self._request, self._console):
                    rejected = self._play_in_terminal(table)
            except KeyboardInterrupt:
                # Every call is on disk, so an interrupt is as good as quitting.
                self._console.print()
            leave_table(table, page, self._console, self._request)
            return rejected

    def _play_in_terminal(self, table: TableSession) -> int:
        """Play in the terminal; return the number of lines that could not be understood."""
        address, texts = self._request.hub, self._request.texts
        takes = is_complete_press if table.mode.name == "slots" else None
        lines = InputQueue(self._console, takes, lambda: desk.is_due)
        with connected_hub(table, address_of_hub(table, address), lines.put_hub_event) as hub:
            quiet = not table.mode.deals and not at_terminal()
            if quiet:
                table.last_tile.grant_no_time()  # lines from a pipe tell none
            presenter = Presenter(table, texts)
            desk = TableConsole(
                presenter, self._console, lines.ask, quiet, lambda: round(1000 * monotonic()),
                lambda: ReviewPage(presenter.match.review(do_beside, reviews_folder(self._request.data))),
            )  # fmt: skip
            if hub is not None and is_simulated(hub.address):
                if table.mode.name == "slots":
                    desk.print_line(texts.buttons("no-hub"), "dim")
                for waiting in waiting_picos() if address is None else ():
                    desk.print_line(texts.of(waiting), "dim")
            desk.run()
            return desk.rejected
