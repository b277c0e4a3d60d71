"""The hub of a table: which one it is, and joining the two."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from roundhouse.hub.discovery import first_hub, is_simulated
from roundhouse.hub.events import HubEvent
from roundhouse.hub.thread import HubThread
from roundhouse.referee import TableSession

NO_HUB = "none"
"""In the place of an address: no hub is wanted."""


def open_hub(address: str | None, heard: Callable[[HubEvent], None] | None = None) -> HubThread | None:
    """The hub at an address; without one, the first hub found, else a simulated one."""
    if address is not None and address.casefold() == NO_HUB:
        return None
    return HubThread(address or first_hub(), heard)


@contextmanager
def connected_hub(
    table: TableSession, address: str | None, heard: Callable[[HubEvent], None] | None = None
) -> Iterator[HubThread | None]:
    """The hub at an address (see `open_hub`), which shows and sounds the table meanwhile."""
    hub = open_hub(address, heard)
    table.output.connect(hub)
    try:
        yield hub
    finally:
        if hub is not None:
            hub.flush()
            hub.close()


def address_of_hub(table: TableSession, address: str | None) -> str | None:
    """Where to look for a hub. Real tiles on no screen: nobody would see a simulated one, so it must be asked for."""
    return NO_HUB if table.mode.name == "called" and address is None and is_simulated(first_hub()) else address
