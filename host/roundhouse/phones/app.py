"""The web application of one table: its pages, and what they post."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Final, TypeVar

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Mount, Route

from roundhouse.actions import Action, CountPhoto, read_wire
from roundhouse.actions.action import Index, is_number
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.phones.pages import (
    closed_page,
    host_page,
    join_page,
    list_page,
    table_page,
    table_part,
    television_page,
    television_part,
    waiting_page,
)
from roundhouse.phones.phone import Phone
from roundhouse.phones.table import PhoneTable
from roundhouse.phones.table_door import TableDoor
from roundhouse.phones.tickets import NO_PLAYER, SeatError
from roundhouse.presenters.livery_context import using_liveries
from roundhouse.presenters.pages.list_page import submit_form
from roundhouse.presenters.pages.phones import HostPage
from roundhouse.presenters.pages.questions import OverrulingPage
from roundhouse.web.guard import RequestGuard, home_of, not_found
from roundhouse.web.rendering import SMALLEST_PACKED, html, static, wrong_code
from roundhouse.web.request_data import form_of, posted_body, texts_of
from roundhouse.web.secret_cookie import SecretCookie
from roundhouse.web.streams import event_stream, events

HEARTBEAT_S: Final = 15.0
FOREVER_S: Final = 60 * 60 * 24 * 30
LARGEST_PHOTO: Final = 4_000_000
"""Bytes of a photo: a page sends fewer, unless its browser cannot scale it."""
SLOWEST_PHOTO_S: Final = 30.0


def ticket_cookie(secure: bool = False) -> SecretCookie:
    return SecretCookie("seat", FOREVER_S, secure)


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
    order = count(1)

    async def form(request: Request) -> Form:
        return await form_of(request) if request.method == "POST" else {}

    def route(path: str, page: PageHandler, *methods: str) -> Route:
        return Route(path, at_table(table, page, order, form), methods=methods or None)

    async def content(request: Request) -> bytes:
        return await posted_body(request, LARGEST_PHOTO, SLOWEST_PHOTO_S)

    return Starlette(
        lifespan=plays,
        routes=[
            route("/", pages.home),
            route("/join", pages.join),
            route("/join/{code}", pages.join),
            route("/sit", pages.sit, "POST"),
            route("/ask", pages.ask, "POST"),
            route("/act", pages.act, "POST"),
            Route("/photo", at_table(table, pages.count, order, content), methods=["POST"]),
            route("/photo/{name}", pages.photo),
            route("/leave", pages.leave, "POST"),
            route("/wish", pages.wish, "POST"),
            route("/part", pages.part),
            route("/scores", pages.scores),
            route("/stand", pages.stand),
            route("/host", pages.host, "GET", "POST"),
            route("/over", pages.over, "GET", "POST"),
            route("/table", pages.television),
            route("/table/part", pages.television),
            route("/events", pages.events),
            Mount("/static", static(__package__)),
        ],
        exception_handlers={404: not_found},
        middleware=[
            Middleware(
                RequestGuard,
                hosts=frozenset(host.casefold() for host in hosts),
                holder=pages.holder,
                uploads={"/photo": LARGEST_PHOTO},
            ),
            Middleware(GZipMiddleware, minimum_size=SMALLEST_PACKED),
        ],
    )


Form = Mapping[str, str]
PageHandler = Callable[[Request, Form], Response]
Posted = TypeVar("Posted", Form, bytes)


def at_table(
    table: PhoneTable,
    page: Callable[[Request, Posted], Response],
    order: Iterator[int],
    read: Callable[[Request], Awaitable[Posted]],
) -> Callable[[Request], Awaitable[Response]]:
    """The page with what was posted to it, made on the thread to which the table belongs.

    Its place in the order in which the table's pages were made tells a phone which of two answers is newer.
    """

    def made(request: Request, posted: Posted) -> Response:
        with using_liveries(table.host_presenter.liveries):
            answer = page(request, posted)
        answer.headers["X-Order"] = str(next(order))
        return answer

    async def answered(request: Request) -> Response:
        posted = await read(request)
        return await table.do(lambda: made(request, posted))

    return answered


class Pages:
    def __init__(self, table: PhoneTable, secure: bool) -> None:
        self._table, self._cookie = table, ticket_cookie(secure)

    def home(self, request: Request, _: Form) -> Response:
        """The table for a phone that has a seat."""
        texts, phone = texts_of(request), self._phone(request)
        if phone is not None:
            return html(table_page(texts, phone, self._table.news(phone)))
        secret = self._cookie.of(request)
        claim = self._table.requests.look(secret, _address_of(request))
        if claim is not None and not claim.declined:
            return html(waiting_page(texts, self._table.names, self._table.requests.question(claim)))
        reason = "no-seat" if claim is None else "ask-declined"
        return html(closed_page(texts, reason, self._table.tickets.lost(secret)), 403)

    def join(self, request: Request, _: Form) -> Response:
        """The page on which a guest with the code sits down."""
        asked = request.path_params.get("code", request.query_params.get("code", ""))
        code, texts = asked.strip(), texts_of(request)
        phone = self._phone(request)
        if phone is not None and phone.seat is not None:
            return RedirectResponse("/", 303)
        if not self._table.tickets.knows(code):
            return wrong_code(closed_page(texts, "code-wrong"))
        return html(join_page(texts, self._table, code))

    def sit(self, request: Request, posted: Form) -> Response:
        texts, watched = texts_of(request), self._phone(request)
        code, seat = posted.get("code", ""), posted.get("seat", "")
        try:
            if not is_number(seat):
                raise SeatError("seat-missing")
            place = None if int(seat) == NO_PLAYER else Seat(int(seat))
            ticket = self._table.sit_down(texts, code, place, posted.get("name", ""))
        except SeatError as error:
            return self._not_there(texts, error, code, seat, posted.get("name", ""))
        if watched is not None and watched.seat is None:
            self._table.release_seat(watched)
        return self._cookie.given(ticket.secret, "/table" if posted.get("screen") else "/")

    def ask(self, request: Request, posted: Form) -> Response:
        """Another phone asks for a seat that has one: it waits on a page that looks again by itself."""
        texts = texts_of(request)
        code, seat = posted.get("code", ""), posted.get("ask", "")
        if self._phone(request) is not None:
            return RedirectResponse("/", 303)
        try:
            place = Seat(int(seat)) if is_number(seat) else None
            return self._cookie.given(self._table.ask(code, place, _address_of(request)), "/")
        except SeatError as error:
            return self._not_there(texts, error, code)

    def _not_there(self, texts: Texts, error: SeatError, code: str, seat: str = "", name: str = "") -> Response:
        """The reason why a phone cannot sit down there; with the wrong code it does not see who is at the table."""
        if not self._table.tickets.knows(code):
            return wrong_code(closed_page(texts, "code-wrong"))
        problem = error.text or texts.phone(error.reason)
        return html(join_page(texts, self._table, code, problem, seat, name), 409)

    def television(self, request: Request, _: Form) -> Response:
        """The table on a large screen, or the part of that page that changes."""
        texts, phone, tall = texts_of(request), self._phone(request), "tall" in request.query_params
        if phone is None:
            lost = self._table.tickets.lost(self._cookie.of(request))
            return html(closed_page(texts, "no-seat", lost), 403)
        part = television_part(texts, self._table.spectator(texts), self._table.news(), tall)
        if request.url.path == "/table":
            return html(television_page(texts, part, phone.seat, tall))
        return HTMLResponse(part)

    def act(self, request: Request, posted: Form) -> Response:
        """An action of a page: what is offered is done once; the answer is the page as it is now."""
        phone = self._phone(request)
        if phone is None:
            return Response(status_code=403)
        revision = posted.get("revision", "")
        if not is_number(revision) or not posted.get("key"):
            return Response(status_code=400)
        return self._done(request, phone, read_wire(posted.get("action", "")), posted["key"], int(revision))

    def count(self, request: Request, content: bytes) -> Response:
        """A photo of a hand, in place of another one where its number says so; then as for an action."""
        phone, key = self._phone(request), request.query_params.get("key", "")
        instead = request.query_params.get("instead", "")
        if phone is None:
            return Response(status_code=403)
        if not content or not key or not (instead == "" or is_number(instead)):
            return Response(status_code=400)
        action = CountPhoto("", content, Index(int(instead)) if instead else None)
        return self._done(request, phone, action, key)

    def photo(self, request: Request, _: Form) -> Response:
        """A photo that this phone may see."""
        phone = self._phone(request)
        content = None if phone is None else phone.presenter.photo(request.path_params["name"])
        return Response(status_code=404) if content is None else Response(content, media_type="image/jpeg")

    def _done(
        self, request: Request, phone: Phone, action: Action | None, key: str, revision: int | None = None
    ) -> Response:
        """An action is done; the page as it is then."""
        done = self._table.submit(phone, action, key, revision)
        part = table_part(texts_of(request), phone, self._table.news(phone))
        return HTMLResponse(part, headers={"X-Done": done})

    def leave(self, request: Request, posted: Form) -> Response:
        """The phone gives its seat up, or asks for one no longer."""
        phone = self._phone(request)
        self._table.take_back(self._cookie.of(request))
        if phone is not None:
            self._table.release_seat(phone, posted.get("how", ""))
        return self._cookie.forgotten(html(closed_page(texts_of(request), "left")))

    def wish(self, request: Request, _: Form) -> Response:
        """A player would like to play again, where the computer begins the next game."""
        phone = self._phone(request)
        if phone is not None:
            self._table.wish(phone)
        return RedirectResponse("/", 303)

    def part(self, request: Request, _: Form) -> Response:
        """The whole state, for a phone that has just learned that something has changed."""
        phone = self._phone(request)
        if phone is None:
            return Response(status_code=403)
        return HTMLResponse(table_part(texts_of(request), phone, self._table.news(phone)))

    def scores(self, request: Request, _: Form) -> Response:
        """The scores, over the table."""
        phone = self._phone(request)
        if phone is not None:
            phone.open(self._table.scores(phone))
        return RedirectResponse("/" if phone is None else "/over", 303)

    def stand(self, request: Request, _: Form) -> Response:
        """The question whether a refused call is to stand, over the table."""
        phone = self._phone(request)
        if phone is not None:
            phone.open(OverrulingPage(phone.presenter))
        return RedirectResponse("/" if phone is None else "/over", 303)

    def host(self, request: Request, posted: Form) -> Response:
        """The host's page, over the table, on the host's phone; any other phone with a seat is asked for the code."""
        texts, phone = texts_of(request), self._phone(request)
        if phone is None or phone.seat is None:
            return RedirectResponse("/", 303)
        tickets, secret = self._table.tickets, phone.ticket.secret
        if request.method == "POST":
            try:
                tickets.make_host(secret, posted.get("code", ""))
            except SeatError as error:
                return html(host_page(texts, error.reason), 403)
        if not tickets.is_host(secret):
            return html(host_page(texts))
        phone.open(HostPage(lambda: TableDoor(self._table, phone), phone.presenter))
        return RedirectResponse("/over", 303)

    def over(self, request: Request, posted: Form) -> Response:
        """The page that lies over the table, as it is once what was posted to it is done."""
        texts, phone = texts_of(request), self._phone(request)
        page = None if phone is None else phone.over
        if phone is None or page is None:
            return RedirectResponse("/", 303)
        if request.method == "GET":
            return html(list_page(texts, page.present(texts), "over", page.name, live=True))
        if posted.get("code") == page.name:  # it may have been left elsewhere
            phone.go(submit_form(texts, page, posted))
            self._table.notify_phones()
        return RedirectResponse("/over", 303)

    def events(self, request: Request, _: Form) -> Response:
        """A stream of server-sent events: each says only that there is something new."""
        phone = self._phone(request)
        if phone is None or self._table.streams_ended:
            # No content: a browser does not try again.
            return Response(status_code=204)
        return events(self._told(phone))

    def _told(self, phone: Phone) -> AsyncGenerator[str, None]:
        secret = phone.ticket.secret
        return event_stream(phone.streams, HEARTBEAT_S, is_over=lambda: self._table.tickets.ticket(secret) is None)

    def holder(self, request: Request) -> str | None:
        """The ticket with which a phone asks, if it has a seat; one that only watches counts as a stranger."""
        ticket = self._table.tickets.ticket(self._cookie.of(request))
        return None if ticket is None or ticket.player is None else ticket.secret

    def _phone(self, request: Request) -> Phone | None:
        phone = self._table.phone(texts_of(request), self._cookie.of(request))
        if phone is not None:
            phone.note_request(_address_of(request))
        return phone


def _address_of(request: Request) -> str:
    return home_of(request.client.host if request.client else "")
