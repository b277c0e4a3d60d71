"""A hub as the host sees it: finding it, keeping in touch, what it should show and sound."""

from roundhouse.hub.errors import HubError
from roundhouse.hub.events import Connected, HubEvent, HubInfo, Lost, Pressed, Troubled
from roundhouse.hub.health import HubSettings, SelfTestStep, Status
from roundhouse.hub.hub import Hub, State
from roundhouse.hub.thread import HubThread

__all__ = [
    "Connected",
    "Hub",
    "HubError",
    "HubEvent",
    "HubInfo",
    "HubSettings",
    "HubThread",
    "Lost",
    "Pressed",
    "SelfTestStep",
    "State",
    "Status",
    "Troubled",
]
