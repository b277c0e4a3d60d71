"""A browser that asks an application in process, without a network."""

import asyncio
import threading
from functools import cache
from typing import Any

import httpx2
from starlette.types import ASGIApp


class WebClient(httpx2.Client):
    """Starlette's own client starts a thread for each request, or crosses to one a dozen times."""

    def __init__(
        self, app: ASGIApp, base_url: str, client: tuple[str, int] = ("testclient", 50000), **settings: Any
    ) -> None:
        super().__init__(base_url=base_url, transport=_InProcess(app, client), **settings)


class _InProcess(httpx2.BaseTransport):
    def __init__(self, app: ASGIApp, client: tuple[str, int]) -> None:
        self._app = httpx2.ASGITransport(app, client=client)

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        return asyncio.run_coroutine_threadsafe(self._answer(request), _loop()).result()

    async def _answer(self, request: httpx2.Request) -> httpx2.Response:
        answer = await self._app.handle_async_request(request)
        assert isinstance(answer.stream, httpx2.AsyncByteStream)
        body = b"".join([part async for part in answer.stream])
        return httpx2.Response(answer.status_code, headers=answer.headers, stream=httpx2.ByteStream(body))


@cache
def _loop() -> asyncio.AbstractEventLoop:
    """All applications run in one thread, which ends with the program."""
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, daemon=True).start()
    return loop
