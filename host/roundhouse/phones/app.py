"""The web application: who may ask for what, and what the answer is allowed to do in a browser."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Final
from urllib.parse import parse_qsl, urlsplit

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.base import BaseHTTPMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from roundhouse.i18n.texts import LANGUAGES, phone_text
from roundhouse.phones.pages import (
    closed_page,
    join_page,
    table_page,
    table_part,
    television_page,
    television_part,
    waiting_page,
)
from roundhouse.phones.seating import SeatError
from roundhouse.phones.table import Guest, PhoneTable

COOKIE: Final = "seat"
LARGEST_BODY: Final = 2048
MOST_FIELDS: Final = 10
LONGEST_NAME: Final = 40
POSTS: Final = 30
IN_S: Final = 10.0
"""So many requests in so many seconds are a person's; more are refused."""
SMALLEST_PACKED: Final = 1000
"""Answers from this length on are sent compressed: the picture of a table becomes a tenth as long."""
HEARTBEAT_S: Final = 15.0
FOREVER_S: Final = 60 * 60 * 24 * 30
UNBUFFERED: Final = {"X-Accel-Buffering": "no"}
"""A proxy that waits for more would keep the news for itself."""
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def phone_app(table: PhoneTable, hosts: Collection[str], secure: bool = False) -> Starlette:
    """The application for one table. `hosts` are the names and addresses by which it may be asked for."""

    @asynccontextmanager
    async def plays(_: Starlette) -> AsyncIterator[None]:
        playing = asyncio.create_task(table.run())
        yield
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing

    pages = Pages(table, secure)
    return Starlette(
        lifespan=plays,
        routes=[
            Route("/", at_table(table, pages.home)),
            Route("/join", at_table(table, pages.join)),
            Route("/join/{code}", at_table(table, pages.join)),
            Route("/sit", at_table(table, pages.sit), methods=["POST"]),
            Route("/ask", at_table(table, pages.ask), methods=["POST"]),
            Route("/act", at_table(table, pages.act), methods=["POST"]),
            Route("/leave", at_table(table, pages.leave), methods=["POST"]),
            Route("/part", at_table(table, pages.part)),
            Route("/table", at_table(table, pages.television)),
            Route("/table/part", at_table(table, pages.television)),
            Route("/events", at_table(table, pages.events)),
            Mount("/static", static()),
        ],
        middleware=[
            Middleware(Guarded, hosts=frozenset(host.casefold() for host in hosts)),
            Middleware(GZipMiddleware, minimum_size=SMALLEST_PACKED),
        ],
    )


Page = Callable[[Request], Coroutine[None, None, Response]]


def at_table(table: PhoneTable, page: Page) -> Page:
    """The page, made on the thread to which the table belongs. It waits for nothing: what was posted is here then."""

    def finished(made: Coroutine[None, None, Response]) -> Response:
        try:
            made.send(None)
        except StopIteration as end:
            answer: Response = end.value
            return answer
        made.close()
        raise RuntimeError("a page waits for something")

    async def answered(request: Request) -> Response:
        await request.body()
        return await table.do(lambda: finished(page(request)))

    return answered


class Guarded(BaseHTTPMiddleware):
    """Lets in what is asked for under a known name, posted by our own pages, small, and not too often."""

    def __init__(self, app: ASGIApp, hosts: Collection[str], largest: int = LARGEST_BODY) -> None:
        super().__init__(app)
        self._hosts, self._largest = hosts, largest
        self._asked: dict[str, deque[float]] = {}

    async def dispatch(self, request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
        """See `BaseHTTPMiddleware`."""
        refusal = self._refusal(request)
        answer = PlainTextResponse(*refusal) if refusal is not None else await call_next(request)
        answer.headers.update(HEADERS)
        if not request.url.path.startswith("/static/"):
            answer.headers["Cache-Control"] = "no-store"  # a hand is in no cache
        return answer

    def _refusal(self, request: Request) -> tuple[str, int] | None:
        """The text and the status of a request that goes no further."""
        language = language_of(request)
        host = request.headers.get("host", "")
        if _split(f"//{host}")[0] not in self._hosts:
            return phone_text("wrong-host", language), 421
        if request.method == "POST":
            origin = request.headers.get("origin", "")
            if _split(origin)[1] != host or request.headers.get("sec-fetch-site", "same-origin") != "same-origin":
                return phone_text("wrong-origin", language), 403
            length = request.headers.get("content-length", "")
            if not length.isdecimal() or int(length) > self._largest:
                return phone_text("too-much", language), 413
            if self._too_often(request.client.host if request.client else ""):
                return phone_text("too-often", language), 429
        return None

    def _too_often(self, client: str) -> bool:
        now = monotonic()
        for other in [each for each, times in self._asked.items() if times[-1] < now - IN_S]:
            del self._asked[other]
        times = self._asked.setdefault(client, deque(maxlen=POSTS + 1))
        times.append(now)
        return len(times) > POSTS and times[0] > now - IN_S


class Pages:
    """The pages and what they post."""

    def __init__(self, table: PhoneTable, secure: bool) -> None:
        self._table, self._secure = table, secure

    async def home(self, request: Request) -> Response:
        """The table for a phone that has a seat."""
        language, guest = language_of(request), self._guest(request)
        request_made = self._table.request(request.cookies.get(COOKIE, ""))
        if guest is None and request_made is not None and not request_made.declined:
            return html(waiting_page(language))
        if guest is None:
            return html(closed_page(language, "no-seat" if request_made is None else "ask-declined"), 403)
        return html(table_page(self._table, guest, language))

    async def join(self, request: Request) -> Response:
        """Where to sit down, for who has the code."""
        asked = request.path_params.get("code", request.query_params.get("code", ""))
        code, language = asked.strip()[:LONGEST_NAME], language_of(request)
        if self._guest(request) is not None:
            return RedirectResponse("/", 303)
        if not self._table.seating.knows(code):
            return html(closed_page(language, "code-wrong"), 403)
        return html(join_page(self._table, code, language))

    async def sit(self, request: Request) -> Response:
        """A phone takes a seat."""
        asked, language = await form_of(request), language_of(request)
        code, seat = asked.get("code", ""), asked.get("seat", "")
        try:
            if not _is_number(seat):
                raise SeatError("seat-missing")
            ticket = self._table.sit_down(code, int(seat), asked.get("name", "")[:LONGEST_NAME], language)
        except SeatError as error:
            return self._not_there(error, code, language)
        return self._holding(ticket.secret, "/table" if asked.get("screen") else "/")

    async def ask(self, request: Request) -> Response:
        """Another phone asks for a seat that has one: it waits on a page that looks again by itself."""
        asked, language = await form_of(request), language_of(request)
        code, seat = asked.get("code", ""), asked.get("ask", "")
        if self._guest(request) is not None:
            return RedirectResponse("/", 303)
        try:
            return self._holding(self._table.ask(code, int(seat) if _is_number(seat) else -1))
        except SeatError as error:
            return self._not_there(error, code, language)

    def _not_there(self, error: SeatError, code: str, language: str) -> Response:
        """Why a phone cannot sit down there; with the wrong code it does not see who is at the table."""
        if error.reason == "code-wrong":
            return html(closed_page(language, error.reason), 403)
        problem = error.text or phone_text(error.reason, language)
        return html(join_page(self._table, code, language, problem), 409)

    def _holding(self, secret: str, page: str = "/") -> Response:
        """To the table, with the secret that opens it."""
        answer = RedirectResponse(page, 303)
        answer.set_cookie(COOKIE, secret, max_age=FOREVER_S, httponly=True, samesite="strict", secure=self._secure)
        return answer

    async def television(self, request: Request) -> Response:
        """The table on a large screen, or the part of that page that changes."""
        language, guest, tall = language_of(request), self._guest(request), "tall" in request.query_params
        if guest is None:
            return html(closed_page(language, "no-seat"), 403)
        if request.url.path == "/table":
            return html(television_page(self._table, guest, language, tall))
        return HTMLResponse(television_part(self._table, language, tall))

    async def act(self, request: Request) -> Response:
        """An action of a page: what is offered is done once; the answer is the page as it is now."""
        guest, asked = self._guest(request), await form_of(request)
        if guest is None:
            return Response(status_code=403)
        values, revision = asked.get("values", "").split(",") if asked.get("values") else [], asked.get("revision", "")
        if not all(map(_is_number, (*values, revision))) or not asked.get("key"):
            return Response(status_code=400)
        done = self._table.submit(
            guest, asked.get("action", ""), [int(value) for value in values], asked["key"], int(revision)
        )
        part = table_part(self._table, guest, language_of(request))
        return HTMLResponse(part, headers={"X-Done": done})

    async def leave(self, request: Request) -> Response:
        """The phone gives its seat up."""
        guest, asked = self._guest(request), await form_of(request)
        if guest is not None:
            self._table.get_up(guest, asked.get("how", ""))
        answer = html(closed_page(language_of(request), "left"))
        answer.delete_cookie(COOKIE)
        return answer

    async def part(self, request: Request) -> Response:
        """The whole state, for a phone that has just learned that something has changed."""
        guest = self._guest(request)
        if guest is None:
            return Response(status_code=403)
        return HTMLResponse(table_part(self._table, guest, language_of(request)))

    async def events(self, request: Request) -> Response:
        """A stream of server-sent events: each says only that there is something new."""
        guest = self._guest(request)
        if guest is None:
            # No content: a browser does not try again.
            return Response(status_code=204)
        return StreamingResponse(self._stream(guest), media_type="text/event-stream", headers=UNBUFFERED)

    async def _stream(self, guest: Guest) -> AsyncIterator[str]:
        stream = guest.listen()
        try:
            yield "data: new\n\n"
            while stream in guest.streams and self._table.seating.player_of(guest.ticket.secret) is not None:
                try:
                    await asyncio.wait_for(stream.get(), HEARTBEAT_S)
                    yield "data: new\n\n"
                except TimeoutError:
                    yield "data: still here\n\n"
            if stream in guest.streams:
                yield "data: gone\n\n"
        finally:
            guest.forget(stream)

    def _guest(self, request: Request) -> Guest | None:
        return self._table.guest(request.cookies.get(COOKIE, ""), language_of(request))


async def form_of(request: Request) -> dict[str, str]:
    """What a form has posted; its length was checked before. Fields that are no text are left out."""
    body = bytearray()
    async for piece in request.stream():
        body += piece
        if len(body) > LARGEST_BODY:
            return {}
    try:
        return dict(parse_qsl(body.decode("utf-8", "replace"), max_num_fields=MOST_FIELDS, keep_blank_values=True))
    except ValueError:
        return {}


def language_of(request: Request) -> str:
    """The first language that the phone prefers and that there is; else English."""
    preferred = (each.strip()[:2].casefold() for each in request.headers.get("accept-language", "").split(","))
    return next((each for each in preferred if each in LANGUAGES), "en")


def _split(address: str) -> tuple[str | None, str]:
    """The host of an address, without and with its port; nothing of one that is malformed."""
    try:
        parts = urlsplit(address)
        return parts.hostname, parts.netloc
    except ValueError:
        return None, ""


def static() -> StaticFiles:
    """What pages load."""
    return StaticFiles(directory=Path(__file__).with_name("static"))


def html(text: str, status: int = 200) -> HTMLResponse:
    """A page."""
    return HTMLResponse(text, status)


def _is_number(text: str) -> bool:
    return len(text) < 7 and text.removeprefix("-").isdecimal() and text.isascii()
