"""A hall of many tables: the director's command, and a table that reports to it or to a home's automation."""

from __future__ import annotations

import sqlite3
import ssl
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from datetime import datetime
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from roundhouse import i18n
from roundhouse.catalogs import Message, UserFacingError, reason_of, text
from roundhouse.commands.localized_command import LocalizedCommand, command_language
from roundhouse.commands.table_options import PHONE_PORT, Callback, PhonesAt, data_option
from roundhouse.records.journal import TableJournal
from roundhouse.referee import TableSession

if TYPE_CHECKING:
    from roundhouse.club.mqtt.broker import HallBroker
    from roundhouse.club.mqtt.connection import BrokerAt
    from roundhouse.club.mqtt.topics import Hall

FOLDER, HOME_FOLDER = "hall", "home-assistant"
"""In the data folder: passwords, certificates, and what is kept beside the journal."""
USUAL_PORT, USUAL_TABLES, MOST_TABLES = 1883, 12, 250
MOST_CLIENTS, MOST_ON_PAGES = 256, 1_500
"""Connections at the hall's own broker, and twice as many as an evening has players: each phone listens, and asks."""
HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"


@contextmanager
def _told(catalog: str = "hall") -> Iterator[None]:
    """Ends the command with one sentence for what people can mend."""
    language = command_language()
    try:
        yield
    except ImportError as missing:
        raise click.UsageError(text(f"{catalog}/no-extra", language)) from missing
    except UserFacingError as error:
        raise click.UsageError(i18n.message_text(error, language)) from error
    except (OSError, sqlite3.Error) as error:
        reason = reason_of(error) if isinstance(error, OSError) else str(error)
        raise click.ClickException(text("hall/not-kept", language, reason=reason)) from error


def hall_options(command: Callback) -> Callback:
    """Adds where a table reports, as one value: `reports`, which does so within a `with`."""

    @wraps(command)
    def called(
        *args: Any, hall: str | None, table: int | None, home_assistant: str | None, data: Path, **rest: Any
    ) -> Any:
        places = []
        if hall is not None:
            places.append(_to_hall(hall, table, data / FOLDER))
        if home_assistant is not None:
            places.append(_to_home(home_assistant, data / HOME_FOLDER))

        @contextmanager
        def reports(session: TableSession, page: TableJournal) -> Iterator[None]:
            with ExitStack() as stack:
                for place in places:
                    stack.enter_context(place(session, page))
                yield

        return command(*args, reports=reports, data=data, **rest)

    found: Any = called
    found = click.option("--home-assistant", metavar="ADDRESS")(found)
    found = click.option("--table", type=click.IntRange(1, MOST_TABLES), metavar="N")(found)
    return click.option("--hall", metavar="ADDRESS")(found)  # type: ignore[no-any-return]


Reports = Callable[[TableSession, TableJournal], Any]


def _to_hall(address: str, number: int | None, folder: Path) -> Reports:
    language = command_language()
    if number is None:
        raise click.UsageError(text("hall/no-table", language))
    with _told():
        from roundhouse.club.mqtt.connection import broker_at

        at = broker_at(address, f"table-{number}", folder)

    @contextmanager
    def reporting(session: TableSession, page: TableJournal) -> Iterator[None]:
        from roundhouse.club.mqtt.table_link import TableLink
        from roundhouse.club.store import Outbox

        with _told():
            folder.mkdir(parents=True, exist_ok=True)
            outbox = Outbox(folder / f"table-{number}.sqlite")
            link = TableLink(at, number, session, outbox, page.name, _say(language))
        try:
            yield
        finally:
            link.close()
            outbox.close()

    return reporting


def _to_home(address: str, folder: Path) -> Reports:
    language = command_language()
    with _told("home"):
        from roundhouse.club.mqtt.connection import broker_at
        from roundhouse.club.mqtt.home_assistant import HOME

        at = broker_at(address, None, folder, purpose=HOME)

    @contextmanager
    def showing(session: TableSession, _page: TableJournal) -> Iterator[None]:
        from roundhouse.club.mqtt.home_assistant import HomeTable

        table = HomeTable(at, session, language, _say(language))
        try:
            yield
        finally:
            table.close()

    return showing


@click.command(cls=LocalizedCommand)
@click.option("--tables", type=click.IntRange(1, MOST_TABLES), default=USUAL_TABLES, metavar="N")
@click.option("--broker", metavar="ADDRESS")
@click.option("--host", default=EVERYWHERE, metavar="ADDRESS")
@click.option("--port", type=click.IntRange(1, 65535), default=USUAL_PORT, metavar="N")
@click.option(
    "--tls",
    type=(
        click.Path(exists=True, dir_okay=False, path_type=Path),
        click.Path(exists=True, dir_okay=False, path_type=Path),
    ),
    default=None,
    metavar="CERTIFICATE KEY",
)
@click.option("--pages-port", type=click.IntRange(1, 65535), default=PHONE_PORT, metavar="N")
@click.option("--public", default="", metavar="ADDRESS")
@click.option("--new", is_flag=True)
@data_option
def direct(
    tables: int,
    broker: str | None,
    host: str,
    port: int,
    tls: tuple[Path, Path] | None,
    pages_port: int,
    public: str,
    new: bool,
    data: Path,
) -> None:
    """Directs a hall: hears every table, keeps the scores, serves the evening's pages, and sounds all hubs."""
    language, folder = command_language(), data / FOLDER
    pages_at = PhonesAt(None if host == EVERYWHERE else host, pages_port, tls, public.rstrip("/"))
    with ExitStack() as stack:
        with _told():
            from roundhouse.club.desk import Desk
            from roundhouse.club.mqtt.access import write_access
            from roundhouse.club.mqtt.connection import broker_at, hall_at
            from roundhouse.club.mqtt.director import Director
            from roundhouse.club.store import Register
            from roundhouse.commands.hall_pages import served
            from roundhouse.commands.phone_server import listen
            from roundhouse.web.connections import room_for

            listening = listen(pages_at, "--pages-port")
            stack.callback(listening.close)
            address = broker or f"mqtt://{HERE}:{port}"
            hall, broker_port = hall_at(address)
            write_access(folder, hall, tables, broker_port)  # another broker needs these files, too
            if broker is None:
                stack.callback(_own_broker(hall, folder, host, port, tls, language).close)
            at = broker_at(address, "director", folder)
            if broker is None and tls is not None:
                at = _trusting(at, tls[0])
            register = Register(_file_of_evening(folder, new))
            stack.callback(register.close)
            desk, say = Desk(register), _say(language)

            def told(message: Message) -> None:
                say(message)
                desk.tell(message)

            desk.director = director = Director(at, register, told, desk.hear)
            stack.callback(director.close)
            pages = stack.enter_context(served(desk, listening, pages_at, room_for(MOST_ON_PAGES, MOST_CLIENTS)))
        if broker is None:
            where = f"{'mqtts' if tls else 'mqtt'}://{host}:{port}"
            click.echo(text("hall/listening", language, address=where, folder=str(folder)))
        click.echo(text("hall/pages", language, desk=f"{pages}/desk/{desk.secret}", wall=f"{pages}/wall"))
        here, begun = len(desk.evening.present), len(desk.evening.rounds)
        if here or begun:
            click.echo(text("hall/goes-on", language, count=str(here), round=str(begun)))
        click.echo(text("hall/ends", language))
        try:
            director.connection.wait()
        except KeyboardInterrupt:
            click.echo()


def _file_of_evening(folder: Path, new: bool) -> Path:
    """The file of the evening; with `new` the one of the last evening is put aside first, under its date."""
    from roundhouse.club.store import Register

    file = folder / "director.sqlite"
    if new and file.exists():
        Register(file).close()  # what was written last comes into the file itself
        day = datetime.fromtimestamp(file.stat().st_mtime).strftime("%Y-%m-%d-%H%M%S")
        file.rename(folder / f"evening-{day}.sqlite")
    return file


def _own_broker(
    hall: Hall, folder: Path, host: str, port: int, tls: tuple[Path, Path] | None, language: str
) -> HallBroker:
    from roundhouse.club.mqtt.access import read_passwords
    from roundhouse.club.mqtt.broker import HallBroker
    from roundhouse.web.connections import room_for

    context = None
    if tls is not None:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(*tls)
    try:
        most = room_for(MOST_CLIENTS, MOST_ON_PAGES)
        return HallBroker(hall, read_passwords(folder), host, port, context, most)
    except OSError as error:
        said = text("hall/cannot-listen", language, host=host, port=str(port), reason=reason_of(error))
        raise click.UsageError(said) from error


def _trusting(at: BrokerAt, certificate: Path) -> BrokerAt:
    """The same place, reached through TLS with this very certificate, which may be in any name."""
    context = ssl.create_default_context(cafile=str(certificate))
    context.check_hostname = False
    return replace(at, tls=context)


def _say(language: str) -> Callable[[Message], None]:
    return lambda message: click.echo(message.text(language), err=True)
