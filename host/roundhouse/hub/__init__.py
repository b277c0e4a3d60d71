"""A hub as the host sees it: finding it, keeping in touch, what it should show and sound."""

from roundhouse.hub.errors import HubError
from roundhouse.hub.events import ButtonEvent, Connected, HubEvent, HubInfo, Lost, Troubled
from roundhouse.hub.health import HubSettings, SelfTestStep, Status
from roundhouse.hub.hub import ConnectionState, Hub
from roundhouse.hub.thread import HubThread

__all__ = [
    "ButtonEvent",
    "Connected",
    "ConnectionState",
    "Hub",
    "HubError",
    "HubEvent",
    "HubInfo",
    "HubSettings",
    "HubThread",
    "Lost",
    "SelfTestStep",
    "Status",
    "Troubled",
]
