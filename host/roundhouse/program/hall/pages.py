"""The server for the pages of a hall, on a thread of its own beside the director's terminal."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from roundhouse.club.desk import Desk
from roundhouse.club.hall_app import HallApp
from roundhouse.program.phones.server import END_S, address_of, names_of, serving
from roundhouse.program.table_request import PhoneServerOptions
from roundhouse.web.connections import MAX_CONNECTIONS


@contextmanager
def served(desk: Desk, listening: socket.socket, at: PhoneServerOptions, most: int = MAX_CONNECTIONS) -> Iterator[str]:
    """The address of the pages, while they are served to so many connections. They may all share one address."""
    address = address_of(listening, at)
    app = HallApp(desk, address, names_of(listening, address), address.startswith("https:"))
    server = serving(app, at, app.end_streams, most)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True, name="hall's pages")
    thread.start()
    try:
        yield address
    finally:
        server.should_exit = True
        thread.join(END_S)
