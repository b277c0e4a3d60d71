"""What can be read of a hub whatever steps its host: a thread of its own, or a hand in virtual time."""

from __future__ import annotations

from roundhouse.hub.events import HubInfo
from roundhouse.hub.hub import Hub, State


class DrivenHub:
    """A hub that a kind of this keeps in touch with.

    All that is read here may be read while another thread steps the hub: each is replaced whole, and the counters have
    the same names from the start.
    """

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    @property
    def address(self) -> str:
        return self._hub.address

    @property
    def info(self) -> HubInfo | None:
        """What the hub said of itself when it was last there."""
        return self._hub.info

    @property
    def state(self) -> State:
        return self._hub.state

    @property
    def counters(self) -> dict[str, int]:
        """What went wrong on the wire and was healed, since the start."""
        return self._hub.counters
