"""The reports of a table while it is played: a hall hears its scores, a home's automation whose turn it is."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

from roundhouse.catalogs import Message, UserFacingError, reason_of
from roundhouse.i18n.texts import Texts
from roundhouse.program.environment import how_to_install
from roundhouse.program.errors import ImpossibleHall, NotKept
from roundhouse.program.table_request import TableInHall, TableRequest
from roundhouse.records.journal import TableJournal
from roundhouse.referee import TableSession

FOLDER, HOME_FOLDER = "hall", "home-assistant"
"""In the data folder: passwords, certificates, and what is kept beside the journal."""

Reports = Callable[[TableSession, TableJournal], AbstractContextManager[None]]
"""Reports of a table within a `with`."""


@contextmanager
def hall_errors(catalog: str = "hall") -> Iterator[None]:
    """Tell what people can mend in one sentence. Raises ImpossibleHall, and NotKept for a file that cannot be used."""
    try:
        yield
    except ImportError as missing:
        raise ImpossibleHall(f"{catalog}/no-extra", cure=how_to_install("club")) from missing
    except UserFacingError as error:
        raise ImpossibleHall(error.message) from error
    except (OSError, sqlite3.Error) as error:
        reason = reason_of(error) if isinstance(error, OSError) else str(error)
        raise NotKept("hall/not-kept", reason=reason) from error


def reports_of(request: TableRequest) -> Reports:
    """The reports to whom the request names, if anybody. Raises ImpossibleHall for an address that cannot be used."""
    places: list[Reports] = []
    if request.hall is not None:
        places.append(_to_hall(request.texts, request.hall, request.data / FOLDER))
    if request.home_assistant is not None:
        places.append(_to_home(request.texts, request.home_assistant, request.data / HOME_FOLDER))

    @contextmanager
    def reports(session: TableSession, page: TableJournal) -> Iterator[None]:
        with ExitStack() as stack:
            for place in places:
                stack.enter_context(place(session, page))
            yield

    return reports


def stderr_printer(texts: Texts) -> Callable[[Message], None]:
    """Print messages where a command prints no result."""
    return lambda message: print(texts.of(message), file=sys.stderr, flush=True)


def _to_hall(texts: Texts, hall: TableInHall, folder: Path) -> Reports:
    with hall_errors():
        from roundhouse.club.mqtt.connection import broker_at

        at = broker_at(hall.address, f"table-{hall.number}", folder)

    @contextmanager
    def reporting(session: TableSession, page: TableJournal) -> Iterator[None]:
        from roundhouse.club.mqtt.table_link import TableLink
        from roundhouse.club.store import ScoreOutbox

        with hall_errors():
            folder.mkdir(parents=True, exist_ok=True)
            outbox = ScoreOutbox(folder / f"table-{hall.number}.sqlite")
            link = TableLink(at, hall.number, session, outbox, page.name, stderr_printer(texts))
        try:
            yield
        finally:
            link.close()
            outbox.close()

    return reporting


def _to_home(texts: Texts, address: str, folder: Path) -> Reports:
    with hall_errors("home"):
        from roundhouse.club.mqtt.connection import broker_at
        from roundhouse.club.mqtt.home_assistant import HOME

        at = broker_at(address, None, folder, purpose=HOME)

    @contextmanager
    def showing(session: TableSession, _page: TableJournal) -> Iterator[None]:
        from roundhouse.club.mqtt.home_assistant import HomeTable

        table = HomeTable(at, session, texts, stderr_printer(texts))
        try:
            yield
        finally:
            table.close()

    return showing
