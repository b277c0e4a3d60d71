"""Hosts evenings without a screen: phones set tables up, one after the other."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

from rich.console import Console

from roundhouse.i18n.texts import Texts
from roundhouse.phones.phone_host import PhoneHost
from roundhouse.phones.table import TICK_S, PhoneTable
from roundhouse.presenters.presenter import Presenter
from roundhouse.program.journal_app_services import JournalAppServices, open_app_services
from roundhouse.program.phones.join_code import print_code
from roundhouse.program.phones.phone_table import phone_table
from roundhouse.program.phones.seat_desk import SeatDesk, take_lines
from roundhouse.program.phones.server import address_of, advertised, listen, names_of, serving
from roundhouse.program.speakers import SpeakerProcess
from roundhouse.program.table_request import PhoneServerOptions, TableRequest


def host_tables(request: TableRequest, console: Console, picture: Path | None = None) -> None:
    """Host until the program is ended. The code may become a `picture`. Raises ImpossibleRequest."""
    at, texts = request.phones or PhoneServerOptions(), request.texts
    listening = listen(at)
    with open_app_services(request.data, request.hub, SpeakerProcess) as services:
        services.think_for(request.thinking)
        base = address_of(listening, at)
        desk = SeatDesk(console, texts, "host-unknown")
        host = PhoneHost(JournalHostServices(services, texts, desk), names_of(listening, base), base, at.code)
        desk.print(texts.phone("hosting", address=host.joining))
        print_code(texts, console, host.joining, picture)
        try:
            with advertised(texts, listening, at) as name:
                if name:
                    desk.print(name)
                asyncio.run(run_host(host, services, listening, at, desk))
        except KeyboardInterrupt:
            console.print()
        finally:
            host.close_table()


async def run_host(
    host: PhoneHost, services: JournalAppServices, listening: socket.socket, at: PhoneServerOptions, desk: SeatDesk
) -> None:
    """Serve the host's pages, let time pass at its table, and run the commands that are typed, until `quit` is."""
    loop = asyncio.get_running_loop()
    start = loop.time()

    async def play() -> None:
        while True:
            now = round(1000 * (loop.time() - start))
            for event in services.hub_events():
                if host.table is not None:
                    host.table.handle_hub_event(event, now)
            host.advance(now)
            await asyncio.sleep(TICK_S)

    playing = asyncio.create_task(play())
    server = serving(host, at, host.end_streams)

    def quit_serving() -> None:
        server.should_exit = True

    take_lines(lambda words: desk.run_command(words, host.table), quit_serving)
    try:
        await server.serve(sockets=[listening])
    finally:
        playing.cancel()


class JournalHostServices:
    def __init__(self, services: JournalAppServices, texts: Texts, desk: SeatDesk | None = None) -> None:
        self.app, self._texts, self._desk = services, texts, desk
        self._presenter: Presenter | None = None

    def serve(self, presenter: Presenter) -> PhoneTable:
        self._presenter = presenter
        table = phone_table(self._texts, presenter.session, self.app.journal_of(presenter.session), services=self.app)
        if self._desk is not None:
            self._desk.watch(table)
        return table

    def close_table(self) -> None:
        if self._presenter is not None:
            self.app.leave(self._presenter)
            self._presenter = None
