"""Connections as they come in: no address holds more of them than phones need, and none is held in silence."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from uvicorn.protocols.http.h11_impl import H11Protocol

MOST_OF_AN_ADDRESS: Final = 40
"""A browser opens six; an access point may hide several phones behind one address."""
SILENT_S: Final = 15.0
"""So long a new connection may say nothing, or not all of its first request."""
BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def limited_protocol(most: int = MOST_OF_AN_ADDRESS, silent: float = SILENT_S) -> type[H11Protocol]:
    """The protocol of one server."""
    held: Counter[str] = Counter()

    class LimitedProtocol(H11Protocol):
        """HTTP/1.1 that refuses an address that holds too many connections."""

        _address = ""
        _waits: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            """See `asyncio.Protocol`."""
            super().connection_made(transport)
            self._address = self.client[0] if self.client else ""
            held[self._address] += 1
            if held[self._address] > most:
                transport.write(BUSY)
                transport.close()
            else:
                self._waits = self.loop.call_later(silent, self._end_silence)

        def connection_lost(self, exc: Exception | None) -> None:
            """See `asyncio.Protocol`."""
            super().connection_lost(exc)
            held[self._address] -= 1
            if not held[self._address]:
                del held[self._address]
            if self._waits is not None:
                self._waits.cancel()

        def _end_silence(self) -> None:
            if self.cycle is None:
                self.transport.close()

    return LimitedProtocol
