"""The hub of this program as people are told of it: whether there is one, and whether it can be reached."""

from __future__ import annotations

from typing import Literal, TypeAlias

from roundhouse.hub.discovery import is_simulated
from roundhouse.hub.hub import ConnectionState, HubReader
from roundhouse.i18n.texts import screen_text

HubState: TypeAlias = Literal["looking", "missing", "simulated", "unflashed", "connected", "lost"]


def hub_state(hub: HubReader | None, *, searching: bool = False, picos_waiting: bool = False) -> HubState:
    """How it is with the hub: it is still looked for or missing, simulated, or a real one, connected or lost.

    Without a real one, a Pico that waits for its image is told of: somebody wonders why it is not the hub.
    """
    if picos_waiting and (hub is None or is_simulated(hub.address)):
        return "unflashed"
    if hub is None:
        return "looking" if searching else "missing"
    if is_simulated(hub.address):
        return "simulated"
    return "connected" if hub.state is ConnectionState.CONNECTED else "lost"


def hub_text(hub: HubReader | None, state: HubState, language: str) -> str:
    """The state of the hub in words."""
    match state:
        case "connected" if hub is not None:
            return screen_text("hub-connected", language, name=(hub.info and hub.info.name) or hub.address)
        case "simulated":
            return screen_text("hub-simulated", language)
        case "unflashed":
            return screen_text("hub-unflashed", language)
        case "looking":
            return screen_text("hub-looking", language)
        case "missing":
            return screen_text("hub-missing", language)
    return screen_text("hub-lost", language)


def sounds_by_itself(hub: HubReader | None) -> bool:
    """Whether a hub sounds by itself: a real one, unless it is lost. One that has not answered yet soon will."""
    return hub is not None and not is_simulated(hub.address) and hub.state is not ConnectionState.LOST
