"""The hub of this program as people are told of it: whether there is one, and whether it can be reached."""

from __future__ import annotations

from typing import Literal, TypeAlias

from roundhouse.hub.discovery import is_simulated
from roundhouse.hub.hub import ConnectionState, HubReader
from roundhouse.i18n.texts import Texts

HubState: TypeAlias = Literal["looking", "missing", "simulated", "unflashed", "connected", "lost"]


def hub_state(hub: HubReader | None, *, searching: bool = False, picos_waiting: bool = False) -> HubState:
    """The state of the hub: it is still looked for or missing, simulated, or a real one, connected or lost.

    Without a real one, a Pico that waits for its image is told of: somebody wonders why it is not the hub.
    """
    if picos_waiting and (hub is None or is_simulated(hub.address)):
        return "unflashed"
    if hub is None:
        return "looking" if searching else "missing"
    if is_simulated(hub.address):
        return "simulated"
    return "connected" if hub.state is ConnectionState.CONNECTED else "lost"


def hub_text(texts: Texts, hub: HubReader | None, state: HubState) -> str:
    match state:
        case "connected" if hub is not None:
            return texts.screen("hub-connected", name=(hub.info and hub.info.name) or hub.address)
        case "simulated":
            return texts.screen("hub-simulated")
        case "unflashed":
            return texts.screen("hub-unflashed")
        case "looking":
            return texts.screen("hub-looking")
        case "missing":
            return texts.screen("hub-missing")
    return texts.screen("hub-lost")


def sounds_by_itself(hub: HubReader | None) -> bool:
    """Whether a hub sounds by itself: a real one, unless it is lost. One that has not answered yet soon will."""
    return hub is not None and not is_simulated(hub.address) and hub.state is not ConnectionState.LOST
