"""Pages that listen for news: a server-sent event says that there is something new, never what."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing, suppress
from typing import Final

from starlette.responses import StreamingResponse

NO_PROXY_BUFFERING: Final = {"X-Accel-Buffering": "no"}
"""A proxy that waits for more would keep the news for itself."""
RETRY_MS: Final = 500
"""The time after which a browser listens again when its stream has ended: a table was put away for another, or the
program died."""
NEW, HERE, GONE = "new", "still here", "gone"
"""The messages: there is something new; the connection holds; this page may not listen any longer."""


class Stream(asyncio.Queue[None]):
    """Holds something as soon as there is news; may be woken from any thread."""

    def __init__(self) -> None:
        super().__init__(maxsize=1)
        try:
            self._loop: asyncio.AbstractEventLoop | None = asyncio.get_running_loop()
        except RuntimeError:
            self._loop = None

    def wake(self) -> None:
        if self._loop is None:
            self._arrive()
            return
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._arrive)

    def _arrive(self) -> None:
        with suppress(asyncio.QueueFull):
            self.put_nowait(None)


class Streams:
    """The streams of one device, `most` at once: the oldest ends, as a phone that lost its network has left it behind.

    `closed` is called after one has ended.
    """

    def __init__(self, most: int, closed: Callable[[], object] = lambda: None) -> None:
        self._most, self._closed = most, closed
        self._open: list[Stream] = []

    def __len__(self) -> int:
        return len(self._open)

    def __contains__(self, stream: Stream) -> bool:
        return stream in self._open

    def open(self) -> Stream:
        stream = Stream()
        self._open.append(stream)
        if len(self._open) > self._most:
            self._open.pop(0).wake()
        return stream

    def close(self, stream: Stream) -> None:
        if stream in self._open:
            self._open.remove(stream)
            self._closed()

    def wake(self) -> None:
        for stream in self._open:
            stream.wake()

    def end(self) -> None:
        ended, self._open = self._open, []
        for stream in ended:
            stream.wake()


async def event_stream(
    streams: Streams, heartbeat_s: float, *, beat: str = HERE, pause_s: float = 0, is_over: Callable[[], bool] = bool
) -> AsyncGenerator[str, None]:
    """The events of a new stream: what happens in a pause is told once; a `beat` comes without news.

    Once it is over, the page learns that it may not listen any longer.
    """
    stream = streams.open()
    try:
        said = NEW
        while stream in streams and not is_over():
            yield _event(said)
            try:
                await asyncio.wait_for(stream.get(), heartbeat_s)
                await asyncio.sleep(pause_s)
                with suppress(asyncio.QueueEmpty):
                    stream.get_nowait()
                said = NEW
            except TimeoutError:
                said = beat
        if stream in streams:
            yield _event(GONE)
    finally:
        streams.close(stream)


def _event(said: str) -> str:
    return f"data: {said}\n\n"


async def _retried(lines: AsyncGenerator[str, None]) -> AsyncIterator[str]:
    async with aclosing(lines):
        yield f"retry: {RETRY_MS}\n\n"
        async for line in lines:
            yield line


def events(lines: AsyncGenerator[str, None]) -> StreamingResponse:
    """The answer that carries events."""
    return StreamingResponse(_retried(lines), media_type="text/event-stream", headers=NO_PROXY_BUFFERING)
