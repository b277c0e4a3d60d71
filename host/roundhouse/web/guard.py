"""Who may ask for what, and what the answer is allowed to do in a browser."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from roundhouse.catalogs import text
from roundhouse.web.request_data import LARGEST_BODY, language_of

POSTS: Final = 30
IN_S: Final = 10.0
"""So many requests in so many seconds are a person's; more are refused."""
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Guarded:
    """Lets in what is asked for under a known name, posted by our own pages, small, and not too often.

    It is plain ASGI: a middleware of Starlette's base class fails where a caller hangs up in the middle of a post.
    """

    def __init__(self, app: ASGIApp, hosts: Collection[str], largest: int = LARGEST_BODY) -> None:
        self._app, self._hosts, self._largest = app, hosts, largest
        self._asked: dict[str, deque[float]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See ASGI."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if not request.url.path.startswith("/static/"):
                    headers["Cache-Control"] = "no-store"  # a hand is in no cache
            await send(message)

        refusal = self._refusal(request)
        answers = self._app if refusal is None else PlainTextResponse(*refusal)
        await answers(scope, receive, send_guarded)

    def _refusal(self, request: Request) -> tuple[str, int] | None:
        """The text and the status of a request that goes no further."""
        language = language_of(request)
        host = request.headers.get("host", "")
        if _split(f"//{host}")[0] not in self._hosts:
            return text("pages/wrong-host", language), 421
        if request.method == "POST":
            origin = request.headers.get("origin", "")
            if _split(origin)[1] != host or request.headers.get("sec-fetch-site", "same-origin") != "same-origin":
                return text("pages/wrong-origin", language), 403
            length = request.headers.get("content-length", "")
            if not length.isdecimal() or int(length) > self._largest:
                return text("pages/too-much", language), 413
            if self._too_often(request.client.host if request.client else ""):
                return text("pages/too-often", language), 429
        return None

    def _too_often(self, client: str) -> bool:
        now = monotonic()
        for other in [each for each, times in self._asked.items() if times[-1] < now - IN_S]:
            del self._asked[other]
        times = self._asked.setdefault(client, deque(maxlen=POSTS + 1))
        times.append(now)
        return len(times) > POSTS and times[0] > now - IN_S


def _split(address: str) -> tuple[str | None, str]:
    """The host of an address, without and with its port; nothing of one that is malformed."""
    try:
        parts = urlsplit(address)
        return parts.hostname, parts.netloc
    except ValueError:
        return None, ""
