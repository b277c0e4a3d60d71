"""Serves a table to phones: prints the code to scan, and takes what the person at this computer types."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

from rich.console import Console

from roundhouse.hub.events import HubEvent
from roundhouse.i18n.texts import Texts
from roundhouse.phones.table import PhoneTable
from roundhouse.program.hubs import address_of_hub, connected_hub
from roundhouse.program.match_exports import leave_table
from roundhouse.program.phones.join_code import print_code
from roundhouse.program.phones.phone_table import phone_table, server_for
from roundhouse.program.phones.seat_desk import SeatDesk, take_lines
from roundhouse.program.phones.server import address_of, advertised
from roundhouse.program.table_request import PhoneServerOptions, TableRequest
from roundhouse.records.journal import TableJournal
from roundhouse.referee import TableSession
from roundhouse.referee.session.thinking import SECONDS, BesideThinker


def serve_table(
    session: TableSession,
    page: TableJournal,
    console: Console,
    listening: socket.socket,
    request: TableRequest,
    picture: Path | None = None,
) -> None:
    """Serve until somebody types `quit` or interrupts; print how to resume. The code may become a `picture`."""
    at, texts = request.phones or PhoneServerOptions(), request.texts
    table = phone_table(texts, session, page, code=at.code)
    table.serve_at(address_of(listening, at))
    thinker = BesideThinker(session.computers.seconds or SECONDS)
    session.computers.think_with(thinker)
    try:
        with advertised(texts, listening, at) as name:
            desk = _Desk(table, console, texts, picture, name)
            asyncio.run(_serve(table, desk, listening, at, request.hub, session))
    except KeyboardInterrupt:
        console.print()
    finally:
        thinker.close()
    leave_table(session, page, console, request, how=" --phones")


async def _serve(
    table: PhoneTable,
    desk: _Desk,
    listening: socket.socket,
    at: PhoneServerOptions,
    address: str | None,
    session: TableSession,
) -> None:
    loop = asyncio.get_running_loop()
    start = loop.time()

    def heard(event: HubEvent) -> None:
        loop.call_soon_threadsafe(lambda: table.handle_hub_event(event, round(1000 * (loop.time() - start))))

    with connected_hub(session, address_of_hub(session, address), heard):
        server = server_for(table, listening, at)

        def quit_serving() -> None:
            server.should_exit = True

        desk.open()
        take_lines(desk.obey, quit_serving)
        await server.serve(sockets=[listening])


class _Desk:
    """The terminal of the computer that serves: the code, and the few things that are done there.

    `name`: the sentence with the address by name, if it has one.
    """

    def __init__(self, table: PhoneTable, console: Console, texts: Texts, picture: Path | None, name: str) -> None:
        self._table, self._console, self._texts, self._picture, self._name = table, console, texts, picture, name
        self._seats = SeatDesk(console, texts, "serve-unknown")
        self._seats.watch(table)

    def open(self) -> None:
        """Print the address, the code to scan, and what can be typed."""
        address = f"{self._table.address}/join/{self._table.tickets.code}"
        self._seats.say("serving", address=address)
        print_code(self._texts, self._console, address, self._picture)
        if self._name:
            self._seats.print(self._name)
        self._seats.say("same-network")
        self._seats.say("serve-commands")

    def obey(self, words: list[str]) -> None:
        """Do what was typed."""
        match words:
            case ["code"]:
                self._table.tickets.open()
                self.open()
            case ["close"]:
                self._table.tickets.close()
                self._seats.say("serve-closed")
            case _:
                self._seats.obey(words, self._table)
