"""The hub of a table: which one it is, and joining the two; and the hub that all open tables share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from roundhouse.flashing.drives import find_drives
from roundhouse.hub.discovery import HubWatcher, first_hub, is_simulated
from roundhouse.hub.events import Connected, HubEvent, Lost
from roundhouse.hub.thread import HubThread
from roundhouse.presenters.table.hub_state import sounds_by_itself
from roundhouse.program.speakers import HubWithSpeaker, Loudspeaker
from roundhouse.records.preferences import Preferences
from roundhouse.referee import TableSession

NO_HUB = "none"
"""In the place of an address: no hub is wanted."""
SHOWN_BY_NO_HUB = ("called", "score-pad")
"""The modes in which no hub takes part unless one is there."""


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
    """The address at which a hub is looked for. For real tiles on no screen a simulated one must be asked for."""
    return NO_HUB if table.mode.name in SHOWN_BY_NO_HUB and address is None and is_simulated(first_hub()) else address


class SharedHub:
    """The hub that all open tables share: at an `address`, or any that is found.

    `speaker` opens this computer's loudspeaker. `changed` is called when tables have to be connected anew: the hub is
    another one, was lost, or is back.
    """

    def __init__(self, address: str | None, speaker: Callable[[], Loudspeaker], changed: Callable[[], None]) -> None:
        self.hub = None if address is None or address.casefold() == NO_HUB else HubThread(address)
        """The hub; None if none is wanted or none was found yet."""
        self._hub_watcher = HubWatcher(drives=find_drives) if address is None else None
        self._open_speaker, self._changed = speaker, changed
        self._speaker: Loudspeaker | None = None

    @property
    def is_searching(self) -> bool:
        return self.hub is None and self._hub_watcher is not None

    @property
    def picos_waiting(self) -> bool:
        return self._hub_watcher is not None and self._hub_watcher.picos_waiting

    def events(self) -> list[HubEvent]:
        """The hub's events since the last call. Raises an error of the search for hubs, once."""
        try:
            address = self._hub_watcher.news() if self._hub_watcher is not None else None
        except Exception:
            self._hub_watcher = None  # the caller reports it, and tables go on without a hub
            raise
        if address is not None and (self.hub is None or self.hub.address != address):
            before, self.hub = self.hub, HubThread(address)
            self._changed()
            if before is not None:
                before.close()
        told = self.hub.events() if self.hub is not None else []
        if any(isinstance(event, Connected | Lost) for event in told):
            self._changed()
        return told

    def connect(self, table: TableSession, preferences: Preferences) -> None:
        """Connect a table with the hub, and with this computer's loudspeaker, which is heard in the hub's place."""
        table.output.set_volume(preferences.level)
        table.output.wear(preferences.liveries)
        wanted = preferences.speaker
        aloud = wanted == "computer" or (wanted == "auto" and not sounds_by_itself(self.hub))
        self._speaker = self._speaker or self._open_speaker()
        there = aloud or self.hub is not None
        table.output.connect(HubWithSpeaker(self.hub, self._speaker, aloud=aloud) if there else None)

    def close(self) -> None:
        if self._hub_watcher is not None:
            self._hub_watcher.close()
        if self._speaker is not None:
            self._speaker.close()
        if self.hub is not None:
            self.hub.flush()
            self.hub.close()
