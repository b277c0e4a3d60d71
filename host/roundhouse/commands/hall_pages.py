"""The server for the pages of a hall, on a thread of its own beside the director's terminal."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from roundhouse.club.desk import Desk
from roundhouse.club.hall_app import HallApp
from roundhouse.commands.phone_server import END_S, address_of, names_of, serving
from roundhouse.commands.table_options import PhonesAt

MOST_CONNECTIONS = 1_500
"""Twice as many as an evening has players: each phone listens for news, and asks. They may share one address."""


@contextmanager
def served(desk: Desk, listening: socket.socket, at: PhonesAt) -> Iterator[str]:
    """The address of the pages, while they are served."""
    address = address_of(listening, at)
    app = HallApp(desk, address, names_of(listening, address), address.startswith("https:"))
    server = serving(app, at, app.end_streams, MOST_CONNECTIONS)
    listening.listen()  # who comes before the thread is ready waits
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True, name="hall's pages")
    thread.start()
    try:
        yield address
    finally:
        server.should_exit = True
        thread.join(END_S)
