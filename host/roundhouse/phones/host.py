"""A computer without a screen: phones set a table up, play there, and set up the next one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Final, Protocol

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from roundhouse.i18n.texts import Texts
from roundhouse.phones.app import phone_app, ticket_cookie
from roundhouse.phones.pages import closed_page, setup_page, statistics_page
from roundhouse.phones.seating import Seating
from roundhouse.phones.table import PhoneTable
from roundhouse.presenters.match.match_history_view import MatchHistory
from roundhouse.presenters.setup.saved_tables import WaitingTable
from roundhouse.presenters.setup.setup_form import SetupField
from roundhouse.web.guard import Guarded
from roundhouse.web.rendering import SMALLEST_PACKED, html, static, wrong_code
from roundhouse.web.request_data import form_of, texts_of

LARGEST_FORM: Final = 8192
MOST_FIELDS: Final = 60
MOST_WAITING: Final = 5
IDLE_MS: Final = 2 * 60 * 60 * 1000
"""A table at which nobody has had a page open for so long is put away; it is saved."""


class HostServices(Protocol):
    """What the computer has besides the table: its choices, its saved tables, its statistics."""

    def fields(self, texts: Texts) -> Sequence[SetupField]:
        """What can be chosen for the next table, and is chosen now."""

    def choose(self, said: dict[str, str]) -> None:
        """Choose it, and keep it for the next time."""

    def fault(self, texts: Texts) -> str:
        """Why this table is not possible, or empty."""

    def begin(self) -> PhoneTable:
        """A new table as chosen."""

    def waiting(self) -> Sequence[WaitingTable]:
        """The tables that are not finished, the newest first."""

    def resume(self, number: int) -> PhoneTable:
        """The unfinished table with this number. Raises LookupError."""

    def put_away(self) -> None:
        """The table is closed; it is saved."""

    def history(self) -> MatchHistory:
        """What was played."""


class Host:
    """The application: pages to set up a table while there is none, else the pages of the table.

    The code that opens the door is the same for the whole evening.
    """

    def __init__(self, services: HostServices, hosts: Collection[str], address: str, code: str = "") -> None:
        self._services, self._hosts, self._address = services, hosts, address
        door = Seating()
        self.code = code.casefold() or door.code
        self.table: PhoneTable | None = None
        self._secure = address.startswith("https:")
        self._setup = self._setup_app()
        self._table_app: ASGIApp = self._setup
        self._now = self._used = 0

    @property
    def joining(self) -> str:
        """The address in the code to scan."""
        return f"{self._address}/join/{self.code}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See ASGI."""
        if scope["type"] == "lifespan":
            await receive()
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await send({"type": "lifespan.shutdown.complete"})
            return
        ours = self.table is None or scope["path"] in ("/again", "/renew")
        await (self._setup if ours else self._table_app)(scope, receive, send)

    def advance(self, now: int) -> None:
        """Let time pass at the table, in ms."""
        self._now = now
        if self.table is None:
            return
        self.table.advance(now)
        if self.table.is_used:
            self._used = now
        elif now - self._used >= IDLE_MS:
            self.put_away()

    def take(self, table: PhoneTable) -> None:
        """From now on people play here."""
        table.serve_at(self._address, hosted=True)
        table.seating.use(self.code)
        self.table, self._used = table, self._now
        self._table_app = phone_app(table, self._hosts, self._secure)

    def end_streams(self) -> None:
        """End what phones listen to: the server stops."""
        if self.table is not None:
            self.table.end_streams()

    def put_away(self) -> None:
        """The table is closed, and another one can be set up."""
        if self.table is not None:
            self.table.close()
            self.table = None
            self._services.put_away()

    # -- the pages while there is no table -------------------------------------------------------------------

    def _setup_app(self) -> Starlette:
        return Starlette(
            routes=[
                Route("/join", self._page),
                Route("/join/{code}", self._page),
                Route("/setup", self._take_form, methods=["POST"]),
                Route("/again", self._again, methods=["POST"]),
                Route("/renew", self._renew, methods=["POST"]),
                Route("/statistics/{code}", self._statistics),
                Mount("/static", static(__package__)),
                Route("/events", lambda _: Response(status_code=204)),
                Route("/{rest:path}", self._closed),
            ],
            middleware=[
                Middleware(Guarded, hosts=frozenset(map(str.casefold, self._hosts)), largest=LARGEST_FORM),
                Middleware(GZipMiddleware, minimum_size=SMALLEST_PACKED),
            ],
        )

    def _knows(self, code: str) -> bool:
        door = Seating()
        door.code = self.code
        return door.knows(code.strip())

    async def _closed(self, request: Request) -> Response:
        return html(closed_page(texts_of(request), "no-table"), 403)

    async def _page(self, request: Request) -> Response:
        texts = texts_of(request)
        if not self._knows(request.path_params.get("code", request.query_params.get("code", ""))):
            return wrong_code(closed_page(texts, "code-wrong"))
        return html(self._made(texts))

    def _made(self, texts: Texts, problem: str = "") -> str:
        return setup_page(
            texts, self._services.fields(texts), self._services.waiting()[:MOST_WAITING], self.code, problem
        )

    async def _take_form(self, request: Request) -> Response:
        """What was chosen is kept; the button says what to do with it."""
        texts, said = texts_of(request), await form_of(request, LARGEST_FORM, MOST_FIELDS)
        if not self._knows(said.get("code", "")):
            return wrong_code(closed_page(texts, "code-wrong"))
        do, _, number = said.get("do", "").partition(":")
        if do == "resume" and number.isdecimal():
            with suppress(LookupError):
                self.take(self._services.resume(int(number)))
        else:
            self._services.choose(said)
        if do == "begin":
            if problem := self._services.fault(texts):
                return html(self._made(texts, problem), 409)
            self.take(self._services.begin())
        return RedirectResponse(f"/join/{self.code}", 303)

    async def _statistics(self, request: Request) -> Response:
        texts, code = texts_of(request), request.path_params["code"]
        if not self._knows(code):
            return wrong_code(closed_page(texts, "code-wrong"))
        return html(statistics_page(texts, self._services.history(), self.code))

    def _players_table(self, request: Request) -> PhoneTable | None:
        """The table, if somebody asks who has a seat at it."""
        table = self.table
        guest = None if table is None else table.guest(texts_of(request), ticket_cookie().of(request))
        return None if guest is None or guest.seat < 0 else table

    async def _again(self, request: Request) -> Response:
        """A player puts the table away, for another one to be set up."""
        if self._players_table(request) is None:
            return html(closed_page(texts_of(request), "no-seat"), 403)
        self.put_away()
        return ticket_cookie().forgotten(RedirectResponse(f"/join/{self.code}", 303))

    async def _renew(self, request: Request) -> Response:
        """A player makes a new code for the rest of the evening, and all who only watch have to type it."""
        table = self._players_table(request)
        if table is None:
            return html(closed_page(texts_of(request), "no-seat"), 403)
        table.seating.open()
        self.code = table.seating.code
        return RedirectResponse("/", 303)
