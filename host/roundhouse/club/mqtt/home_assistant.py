"""A table as a device of Home Assistant: sensors for whose turn it is, a last tile and winners; a button to whistle.

Home Assistant finds the device by a retained message on its discovery topic: see HOME_ASSISTANT.md.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from roundhouse import __version__
from roundhouse.catalogs import Message
from roundhouse.club.mqtt.connection import BrokerAt, Connection, Purpose
from roundhouse.club.mqtt.topics import ROOT, ClientTopics
from roundhouse.i18n.texts import Texts
from roundhouse.referee.answers import Answer
from roundhouse.referee.session.table_session import TableSession
from roundhouse_hub.lamps import scene
from roundhouse_hub.lamps.scene import NOWHERE, Cue

HOME = Purpose("home", "ROUNDHOUSE_HOME_PASSWORD")
DISCOVERY = "homeassistant"
"""The place where Home Assistant looks for devices, unless somebody has changed its settings."""
PRESS = b"PRESS"
"""The default labels of its buttons."""


class HomeTable:
    """Shows `session` as a device until `close`; `told` gets what people at the table should read."""

    def __init__(
        self,
        at: BrokerAt,
        session: TableSession,
        texts: Texts,
        told: Callable[[Message], None],
        *,
        first_wait: float = 1,
    ) -> None:
        self._name, self._session, self._texts = at.hall.name, session, texts
        self._state = state_of(session)
        link, whistle = topic(self._name, "link"), topic(self._name, "whistle")
        self.connection = Connection(
            at,
            ClientTopics(link, reads=(link, whistle), live=(whistle,)),
            self._heard,
            self._opened,
            told,
            client_id=f"{ROOT}-{self._name}",  # the user may be one that many devices share
            first_wait=first_wait,
        )
        self.connection.open()
        session.listeners.append(self._answered)

    def close(self) -> None:
        """Leaves: Home Assistant shows the device as unavailable until there is a table again."""
        self._session.listeners.remove(self._answered)
        self.connection.close()

    def _opened(self) -> None:
        found = discovery(self._texts, self._name)
        self.connection.publish(discovery_topic(self._name), json.dumps(found).encode(), retain=True)
        self._say_state()

    def _answered(self, _: Answer) -> None:
        state = state_of(self._session)
        if state != self._state:
            self._state = state
            self._say_state()

    def _say_state(self) -> None:
        self.connection.publish(topic(self._name, "state"), json.dumps(self._state).encode(), retain=True)

    def _heard(self, heard: str, payload: bytes) -> None:
        if heard == topic(self._name, "whistle") and payload == PRESS and self._session.output.hub is not None:
            self._session.output.hub.sound(Cue(scene.WHISTLE, NOWHERE))


def topic(name: str, leaf: str) -> str:
    """A topic of the table with this name.

    >>> topic("kitchen", "state")
    'roundhouse/kitchen/home/state'
    """
    return f"{ROOT}/{name}/home/{leaf}"


def discovery_topic(name: str) -> str:
    """The topic on which Home Assistant finds the table.

    >>> discovery_topic("kitchen")
    'homeassistant/device/roundhouse-kitchen/config'
    """
    return f"{DISCOVERY}/device/{ROOT}-{name}/config"


def state_of(session: TableSession) -> dict[str, Any]:
    """The state that everybody at the table can see, by names; None where there is nobody.

    `turn`: whose it is; `warning`: who holds one last tile; `round_winner`: of the last round; `winner`: of the match.
    """
    referee = session.referee
    match, names, position = referee.match, referee.names, referee.position
    awaited, winner = session.mode.awaited, None
    if match.sheet:
        line = match.sheet[-1]
        winner = referee.all_names[line.players[line.result.winner]] if line.result.winner >= 0 else None
    holding_one = [] if position is None else [seat for seat in range(len(names)) if position.count(seat) == 1]
    return {
        "turn": names[awaited.seat] if awaited.in_turn and awaited.seat is not None else None,
        "warning": [names[seat] for seat in holding_one],
        "round_winner": winner,
        "winner": ", ".join(names[seat] for seat in match.leaders) if match.over else None,
    }


def discovery(texts: Texts, name: str) -> Mapping[str, Any]:
    """The device and its entities, in the format that Home Assistant discovers."""
    me = f"{ROOT}-{name}"
    components: dict[str, dict[str, Any]] = {
        key: {"platform": "sensor", "icon": icon, "value_template": f"{{{{ value_json.{key} }}}}"}
        for key, icon in (
            ("turn", "mdi:account-arrow-right"),
            ("round_winner", "mdi:flag-checkered"),
            ("winner", "mdi:trophy"),
        )
    }
    components["warning"] = {
        "platform": "binary_sensor",
        "icon": "mdi:alert",
        "value_template": "{{ 'ON' if value_json.warning else 'OFF' }}",
        "json_attributes_topic": topic(name, "state"),
        "json_attributes_template": "{{ {'players': value_json.warning} | tojson }}",
    }
    components["whistle"] = {
        "platform": "button",
        "icon": "mdi:train",
        "command_topic": topic(name, "whistle"),
        "payload_press": PRESS.decode(),
    }
    for key, component in components.items():
        label = key.replace("_", "-")
        component |= {"unique_id": f"{me}-{label}", "name": texts.text(f"home/{label}")}
        if component["platform"] != "button":
            component["state_topic"] = topic(name, "state")
    return {
        "device": {
            "identifiers": [me],
            "name": texts.text("home/device", name=name),
            "manufacturer": "Roundhouse",
            "sw_version": __version__,
        },
        "origin": {"name": "Roundhouse", "sw_version": __version__},
        "availability": [
            {"topic": topic(name, "link"), "value_template": "{{ 'online' if value_json.up else 'offline' }}"}
        ],
        "components": components,
        "qos": 1,
    }
