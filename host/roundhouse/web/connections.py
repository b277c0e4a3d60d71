"""Connections as they come in: neither an address nor the world holds more of them than phones need.

A caller who says nothing makes room for one who does, so that a crowd of them keeps no phone out.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from uvicorn.protocols.http.h11_impl import H11Protocol

MOST_OF_AN_ADDRESS: Final = 40
"""A browser opens six; an access point may hide several phones behind one address."""
MOST: Final = 200
SILENT_S: Final = 15.0
"""So long a new connection may say nothing, or not all of its first request."""
BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def limited_protocol(
    of_an_address: int = MOST_OF_AN_ADDRESS, silent: float = SILENT_S, most: int = MOST
) -> type[H11Protocol]:
    """The protocol of one server."""
    held: Counter[str] = Counter()
    silent_ones: dict[LimitedProtocol, None] = {}  # in the order in which they came; some have asked since

    class LimitedProtocol(H11Protocol):
        """HTTP/1.1 that refuses an address that holds too many connections."""

        _address = ""
        _waits: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            """See `asyncio.Protocol`."""
            super().connection_made(transport)
            self._address = self.client[0] if self.client else ""
            held[self._address] += 1
            if held[self._address] > of_an_address or (held.total() > most and not _make_room()):
                transport.write(BUSY)
                transport.close()
            else:
                silent_ones[self] = None
                self._waits = self.loop.call_later(silent, self._end_silence)

        def connection_lost(self, exc: Exception | None) -> None:
            """See `asyncio.Protocol`."""
            super().connection_lost(exc)
            silent_ones.pop(self, None)
            held[self._address] -= 1
            if not held[self._address]:
                del held[self._address]
            if self._waits is not None:
                self._waits.cancel()

        def _end_silence(self) -> None:
            if self.cycle is None:
                self.transport.close()

    def _make_room() -> bool:
        """End the connection that has been silent longest; whether there was one."""
        while silent_ones:
            oldest = next(iter(silent_ones))
            del silent_ones[oldest]
            if oldest.cycle is None:
                oldest.transport.write(BUSY)
                oldest.transport.close()
                return True
        return False

    return LimitedProtocol
