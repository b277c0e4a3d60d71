"""The guard of all pages: who may ask for what, and what the answer is allowed to do in a browser."""

from __future__ import annotations

from asyncio import CancelledError, sleep
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from ipaddress import ip_network
from time import monotonic
from types import MappingProxyType
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from roundhouse.web.rendering import WRONG_CODE, html, templates_of
from roundhouse.web.request_data import LARGEST_BODY, texts_of


class Rate(NamedTuple):
    """A number of requests at once, and then a number each second."""

    at_once: int
    a_second: float


POSTS, TAPS = Rate(30, 3), Rate(100, 20)
"""The rates at which strangers may post from an address, and a player with a seat who taps as fast as they can."""
UPLOADS: Final = Rate(6, 0.2)
"""The rate at which a player may send what is large."""
PAGES, OWN_PAGES = Rate(200, 20), Rate(300, 40)
"""The rate at which they may look at pages; more than that is answered later."""
GUESSES: Final = Rate(10, 0.2)
"""The wrong codes that may come from an address, and then one in five seconds; all strangers there wait for it."""
LONGEST_WAIT_S: Final = 5.0
MOST_AT_ONCE: Final = 40
"""The number of requests under way of a player, or of the strangers at an address, streams among them."""
ROUNDING_S: Final = 1e-6
MOST_KNOWN: Final = 1_000
"""The number of people remembered before the quiet ones are forgotten."""
WRONG_HOST: Final = "wrong-host"
TEMPLATES: Final = templates_of("roundhouse.web")
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Pace:
    """The rate at which each of many may ask.

    >>> pace = Pace(Rate(at_once=2, a_second=0.001))
    >>> pace.wait("Ann"), pace.wait("Ann"), pace.wait("Bo"), round(pace.wait("Ann"), -1)
    (0.0, 0.0, 0.0, 1000.0)
    """

    def __init__(self, rate: Rate) -> None:
        self._step = 1 / rate.a_second
        self._slack = (rate.at_once - 1) * self._step
        self._spent: dict[str, float] = {}  # until when somebody has used their share up

    def wait(self, who: str, patience: float = 0.0) -> float:
        """Seconds until a request is due. It counts unless that takes longer than the patience."""
        now = monotonic()
        if len(self._spent) > MOST_KNOWN:
            self._spent = {each: until for each, until in self._spent.items() if until > now}
        until = max(self._spent.get(who, now), now)
        late = max(until - now - self._slack - ROUNDING_S, 0.0)
        if late <= patience:
            self._spent[who] = until + self._step
        return late

    def give_back(self, who: str) -> None:
        """A request that counted does not."""
        if who in self._spent:
            self._spent[who] -= self._step


class RequestGuard:
    """Lets in what is asked for under a known name, posted by our own pages, small, and not too often.

    It is plain ASGI: a middleware of Starlette's base class fails where a caller hangs up in the middle of a post.
    """

    def __init__(
        self,
        app: ASGIApp,
        hosts: Collection[str],
        largest: int = LARGEST_BODY,
        holder: Callable[[Request], str | None] = lambda _: None,
        crowd: int = 1,
        uploads: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        """`holder` says who has a seat; others are known by their address alone, behind which so many homes may be.

        `uploads` are the paths to which players may post so many bytes more.
        """
        self._app, self._hosts, self._largest, self._holder = app, hosts, largest, holder
        self._posts, self._taps, self._own_pages = Pace(POSTS), Pace(TAPS), Pace(OWN_PAGES)
        self._uploads, self._uploading = uploads, Pace(UPLOADS)
        self._pages = Pace(Rate(crowd * PAGES.at_once, crowd * PAGES.a_second))
        self._guesses = Pace(Rate(crowd * GUESSES.at_once, crowd * GUESSES.a_second))
        self._most = crowd * MOST_AT_ONCE
        self._under_way: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        is_static = request.url.path.startswith("/static/")
        address = home_of(request.client.host if request.client else "")
        holder = self._holder(request)
        who = holder or address

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if guesses and WRONG_CODE not in headers:
                    self._guesses.give_back(address)
                headers.update(HEADERS)
                if not is_static:
                    headers["Cache-Control"] = "no-store"  # a hand is in no cache
            await send(message)

        guesses = False  # set once a share was taken for what may be a guess
        self._under_way[who] += 1
        try:
            refusal = self._refusal(request, address, holder)
            if refusal is None and request.method != "POST":
                rate = self._pages if holder is None else self._own_pages
                refusal = await self._in_time(rate, who)
            if refusal is None and holder is None and not is_static:
                refusal = await self._in_time(self._guesses, address)
                guesses = refusal is None
            answers = self._app if refusal is None else _turned_away(request, *refusal)
            await answers(scope, receive, send_guarded)
        finally:
            self._under_way[who] -= 1
            if not self._under_way[who]:
                del self._under_way[who]

    @staticmethod
    async def _in_time(rate: Pace, who: str) -> tuple[str, int] | None:
        """Wait until it may be answered; or the refusal, where that would take too long."""
        wait = rate.wait(who, LONGEST_WAIT_S)
        if wait > LONGEST_WAIT_S:
            return "too-often", 429
        try:
            if wait:
                await sleep(wait)
        except CancelledError:  # the server ends: those who wait are told, and no error is logged
            return "too-often", 503
        return None

    def _refusal(self, request: Request, address: str, holder: str | None) -> tuple[str, int] | None:
        """The sentence, by its id, and the status of a request that goes no further."""
        host = request.headers.get("host", "")
        if _split(f"//{host}")[0] not in self._hosts:
            return WRONG_HOST, 421
        if self._under_way[holder or address] > (self._most if holder is None else MOST_AT_ONCE):
            return "too-often", 503
        if request.method == "POST":
            origin = request.headers.get("origin", "")
            if _split(origin)[1] != host or request.headers.get("sec-fetch-site", "same-origin") != "same-origin":
                return "wrong-origin", 403
            length = request.headers.get("content-length", "")
            more = 0 if holder is None else self._uploads.get(request.url.path, 0)
            if not length.isdecimal() or int(length) > self._largest + more:
                return "too-much", 413
            if holder is None:
                wait = self._posts.wait(address)
            else:
                wait = (self._uploading if more else self._taps).wait(holder)
            if wait > 0:
                return "too-often", 429
        return None


async def not_found(request: Request, _: Exception) -> HTMLResponse:
    """The page of an address that leads nowhere, with the way to the first page."""
    return _turned_away(request, "not-found", 404)


def _turned_away(request: Request, why: str, status: int) -> HTMLResponse:
    """The page of a request that goes no further, with the way to the same page again, or else to the first."""
    way = "" if request.method == "GET" and status != 404 else "/"
    page = TEMPLATES.get_template("turned_away.html")
    return html(page.render(texts=texts_of(request), why=why, way=None if why == WRONG_HOST else way), status)


def home_of(address: str) -> str:
    """The home to which an address belongs: with IPv6, a home has a whole network of them.

    >>> home_of("192.0.2.7"), home_of("2001:db8:1:2:3:4:5:6"), home_of("testclient")
    ('192.0.2.7', '2001:db8:1:2::/64', 'testclient')
    """
    if ":" not in address:
        return address
    try:
        return str(ip_network((address, 64), strict=False))
    except ValueError:
        return address


def _split(address: str) -> tuple[str | None, str]:
    """The host of an address, without and with its port; nothing of one that is malformed."""
    try:
        parts = urlsplit(address)
        return parts.hostname, parts.netloc
    except ValueError:
        return None, ""
