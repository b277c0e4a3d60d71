"""Opens a hall: its own broker, the director's desk and the pages of the evening."""

from __future__ import annotations

import ssl
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from roundhouse.catalogs import Message, reason_of
from roundhouse.program.errors import ImpossibleHall
from roundhouse.program.hall.reports import FOLDER, hall_errors
from roundhouse.program.result_files import folder_for
from roundhouse.program.table_request import PHONE_PORT, PhoneServerOptions

if TYPE_CHECKING:
    from roundhouse.club.desk import Desk
    from roundhouse.club.mqtt.broker import HallBroker
    from roundhouse.club.mqtt.connection import BrokerAt
    from roundhouse.club.mqtt.director import Director
    from roundhouse.club.mqtt.topics import Hall

USUAL_PORT, USUAL_TABLES = 1883, 12
MOST_CLIENTS, MOST_ON_PAGES = 256, 1_500
"""Connections at the hall's own broker, and twice as many as an evening has players: each phone listens, and asks."""
HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"


@dataclass(frozen=True)
class HallRequest:
    """A hall as its director asks for it: its tables, the address of a `broker` (None: its own at `host` and `port`),
    the port of its pages, the `public` address of these, and whether a `new` evening begins.

    `tls` is a certificate and its key.
    """

    data: Path
    tables: int = USUAL_TABLES
    broker: str | None = None
    host: str = EVERYWHERE
    port: int = USUAL_PORT
    tls: tuple[Path, Path] | None = None
    pages_port: int = PHONE_PORT
    public: str = ""
    new: bool = False

    @property
    def folder(self) -> Path:
        return self.data / FOLDER

    @property
    def own_address(self) -> str:
        return f"{'mqtts' if self.tls else 'mqtt'}://{self.host}:{self.port}"


@dataclass(frozen=True)
class OpenHall:
    """A hall that is open: who directs it, the desk, and the address of its pages."""

    director: Director
    desk: Desk
    pages: str


@contextmanager
def open_hall(request: HallRequest, say: Callable[[Message], None]) -> Iterator[OpenHall]:
    """The hall while it is open; `say` gets what its director should read. Raises ImpossibleHall, NotKept, and
    ImpossibleRequest for a folder that cannot be made."""
    with ExitStack() as stack:
        with hall_errors():
            hall = _open(request, say, stack)
        yield hall


def _open(request: HallRequest, say: Callable[[Message], None], stack: ExitStack) -> OpenHall:
    from roundhouse.club.desk import Desk
    from roundhouse.club.mqtt.access import write_access
    from roundhouse.club.mqtt.connection import broker_at, hall_at
    from roundhouse.club.mqtt.director import Director
    from roundhouse.club.store import HallRegister
    from roundhouse.program.hall.pages import served
    from roundhouse.program.phones.server import listen
    from roundhouse.web.connections import room_for

    folder_for(request.folder)
    register = HallRegister(_file_of_evening(request.folder, request.new))  # first: a second director is told why
    stack.callback(register.close)
    pages_host = None if request.host == EVERYWHERE else request.host
    pages_at = PhoneServerOptions(pages_host, request.pages_port, request.tls, request.public)
    listening = listen(pages_at, "--pages-port")
    stack.callback(listening.close)
    address = request.broker or f"mqtt://{HERE}:{request.port}"
    hall, broker_port = hall_at(address)
    write_access(request.folder, hall, request.tables, broker_port)  # another broker needs these files, too
    if request.broker is None:
        stack.callback(_own_broker(hall, request).close)
    at = broker_at(address, "director", request.folder)
    if request.broker is None and request.tls is not None:
        at = _trusting(at, request.tls[0])
    desk = Desk(register)
    if request.public:  # anybody on the internet may read the wall
        desk.hide_names()

    def told(message: Message) -> None:
        say(message)
        desk.add_news(message)

    director = Director(at, register, told, desk.receive)
    desk.connect(director)
    stack.callback(director.close)
    pages = stack.enter_context(served(desk, listening, pages_at, room_for(MOST_ON_PAGES, MOST_CLIENTS)))
    return OpenHall(director, desk, pages)


def _file_of_evening(folder: Path, new: bool) -> Path:
    """The file of the evening; with `new` the one of the last evening is put aside first, under its date."""
    from roundhouse.club.store import HallRegister

    file = folder / "director.sqlite"
    if new and file.exists():
        HallRegister(file).close()  # what was written last comes into the file itself
        day = datetime.fromtimestamp(file.stat().st_mtime).strftime("%Y-%m-%d-%H%M%S")
        file.rename(folder / f"evening-{day}.sqlite")
    return file


def _own_broker(hall: Hall, request: HallRequest) -> HallBroker:
    from roundhouse.club.mqtt.access import read_passwords
    from roundhouse.club.mqtt.broker import HallBroker
    from roundhouse.web.connections import room_for

    context = None
    if request.tls is not None:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(*request.tls)
    try:
        most = room_for(MOST_CLIENTS, MOST_ON_PAGES)
        return HallBroker(hall, read_passwords(request.folder), request.host, request.port, context, most)
    except OSError as error:
        said = {"host": request.host, "port": str(request.port), "reason": reason_of(error)}
        raise ImpossibleHall("hall/cannot-listen", **said) from error


def _trusting(at: BrokerAt, certificate: Path) -> BrokerAt:
    """The same place, reached through TLS with this very certificate, which may be in any name."""
    context = ssl.create_default_context(cafile=str(certificate))
    context.check_hostname = False
    return replace(at, tls=context)
