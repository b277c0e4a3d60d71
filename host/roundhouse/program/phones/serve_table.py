"""Serves a table to phones: prints the code to scan, and takes what the person at this computer types."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

from rich.console import Console

from roundhouse.i18n.texts import Texts
from roundhouse.phones.phone_host import PhoneHost
from roundhouse.phones.table import PhoneTable
from roundhouse.program.journal_app_services import JournalAppServices
from roundhouse.program.match_exports import leave_table
from roundhouse.program.phones.host_tables import JournalHostServices, run_host
from roundhouse.program.phones.join_code import print_code
from roundhouse.program.phones.seat_desk import SeatDesk
from roundhouse.program.phones.server import address_of, advertised, names_of
from roundhouse.program.speakers import SpeakerProcess
from roundhouse.program.table_request import PhoneServerOptions, TableRequest
from roundhouse.records.journal import TableJournal
from roundhouse.referee import TableSession


def serve_table(
    session: TableSession,
    page: TableJournal,
    console: Console,
    listening: socket.socket,
    request: TableRequest,
    picture: Path | None = None,
) -> None:
    """Serve until somebody types `quit` or interrupts; print how to resume. The code may become a `picture`.

    When the match is over, phones begin the next one; in a hall its desk does, which hears of this table alone.
    """
    at, texts = request.phones or PhoneServerOptions(), request.texts
    services = JournalAppServices(page.journal, request.data, request.hub, SpeakerProcess)
    base = address_of(listening, at)
    desk = _Desk(console, texts, picture)
    hosting = JournalHostServices(services, texts, desk)
    table = hosting.serve(services.adopt(session, page))
    host = PhoneHost(hosting, names_of(listening, base), base, at.code or table.tickets.code, idle_ms=None)
    host.take(table, hosted=request.hall is None and request.home_assistant is None)
    try:
        with advertised(texts, listening, at) as by_name:
            desk.advertise(by_name)
            desk.open(table)
            asyncio.run(run_host(host, services, listening, at, desk))
    except KeyboardInterrupt:
        console.print()
    finally:
        if host.table is not None:
            session = host.table.host_presenter.session
            page = services.journal_of(session)
            host.close_table()
        services.close()
    leave_table(session, page, console, request, how=" --phones")


class _Desk(SeatDesk):
    """The terminal of the computer that serves: the code, and the few things that are done there."""

    def __init__(self, console: Console, texts: Texts, picture: Path | None) -> None:
        super().__init__(console, texts, "serve-unknown")
        self._picture, self._by_name = picture, ""

    def advertise(self, by_name: str) -> None:
        """Print this sentence with the address by name, if it has one."""
        self._by_name = by_name

    def open(self, table: PhoneTable) -> None:
        """Print the address, the code to scan, and what can be typed."""
        address = f"{table.address}/join/{table.tickets.code}"
        self.say("serving", address=address)
        print_code(self._texts, self._console, address, self._picture)
        if self._by_name:
            self.print(self._by_name)
        self.say("same-network")
        self.say("serve-commands")

    def run_command(self, words: list[str], table: PhoneTable | None) -> None:
        match words:
            case ["code"] if table is not None:
                table.tickets.open()
                self.open(table)
            case ["close"] if table is not None:
                table.tickets.close()
                self.say("serve-closed")
            case _:
                super().run_command(words, table)
