"""The readable state of a hub, shared by the real-time and the virtual-time connection."""

from __future__ import annotations

from roundhouse.hub.events import HubInfo
from roundhouse.hub.hub import Hub, State


class HubReader:
    """Read access to a `Hub` that a subclass steps.

    All of it may be read while another thread steps the hub, because values are replaced as a whole and the counters
    have the same names from the start.
    """

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    @property
    def address(self) -> str:
        return self._hub.address

    @property
    def info(self) -> HubInfo | None:
        """The hub's last hello."""
        return self._hub.info

    @property
    def state(self) -> State:
        return self._hub.state

    @property
    def counters(self) -> dict[str, int]:
        """Errors on the wire that were repaired, since the start."""
        return self._hub.counters
