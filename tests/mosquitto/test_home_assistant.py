"""A table as a device of Home Assistant, at Mosquitto: found, shown, whistled at, unavailable when it is gone."""

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import paho.mqtt.client as mqtt
import pytest
from tests.club.halls import SOON, HubEar, client
from tests.club.mqtt.test_home_assistant import check_device
from tests.referee.tables import mexican_train, play_rounds, table_of
from tools.testing.local_network import MosquittoProcess, free_port
from tools.testing.waiting import PATIENCE_S, wait_for

from roundhouse.catalogs import Message
from roundhouse.club.mqtt.connection import BrokerAt
from roundhouse.club.mqtt.home_assistant import HOME, HomeTable, discovery_topic, state_of, topic
from roundhouse.club.mqtt.topics import Hall
from roundhouse.i18n.texts import Texts
from roundhouse.referee import TableSession

LINK, STATE, WHISTLE = (topic("kitchen", leaf) for leaf in ("link", "state", "whistle"))


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    found, settings = free_port(), tmp_path / "mosquitto.conf"
    settings.write_text(f"listener {found} 127.0.0.1\nallow_anonymous true\n", "utf-8")
    process = MosquittoProcess(settings, found)
    yield found
    process.end()


class Home:
    """Home Assistant's end: what it hears on the table's topics, the newest of each."""

    def __init__(self, port: int) -> None:
        self.heard: dict[str, Any] = {}
        self.client: mqtt.Client = client(port, "home", None)
        self.client.on_message = self._keep
        self.client.subscribe([("homeassistant/#", 1), ("roundhouse/#", 1)])

    def _keep(self, _client: mqtt.Client, _data: object, message: mqtt.MQTTMessage) -> None:
        with suppress(ValueError):
            self.heard[message.topic] = json.loads(message.payload)

    def shows(self, table: TableSession) -> bool:
        return self.heard.get(STATE) == state_of(table)


def open_at(port: int, table: TableSession, told: list[Message]) -> HomeTable:
    at = BrokerAt("127.0.0.1", port, Hall("kitchen"), "ann", "secret", purpose=HOME)
    return HomeTable(at, table, Texts(), told.append, first_wait=SOON)


def test_a_home_finds_a_table_and_follows_it(port: int) -> None:
    table, ear, told = table_of(mexican_train(2)), HubEar(), list[Message]()
    table.output.connect(ear)
    shown = open_at(port, table, told)
    wait_for(lambda: shown.connection.is_open)
    home = Home(port)  # later than the table: all of it is retained
    wait_for(lambda: home.heard.get(LINK) == {"version": 1, "up": True} and home.shows(table))
    check_device(home.heard[discovery_topic("kitchen")])
    play_rounds(table, 1)
    wait_for(lambda: home.shows(table))
    assert home.heard[STATE]["round_winner"] in ("Ann", "Bo")
    before = len(ear.heard)
    home.client.publish(WHISTLE, b"NOISE", 1)
    home.client.publish(WHISTLE, b"PRESS", 1)
    wait_for(lambda: ear.heard[before:])
    assert ear.heard[before:] == ["whistle"]
    shown.close()
    wait_for(lambda: home.heard[LINK]["up"] is False)
    assert not told
    home.client.loop_stop()


def test_a_table_that_is_killed_is_unavailable_and_hears_no_old_whistle(port: int) -> None:
    table, ear = table_of(mexican_train(2)), HubEar()
    table.output.connect(ear)
    shown, home = open_at(port, table, []), Home(port)
    wait_for(lambda: home.heard.get(LINK) == {"version": 1, "up": True})
    shown.connection._client.loop_stop()
    line = shown.connection._client.socket()
    assert isinstance(line, socket.socket)
    line.shutdown(socket.SHUT_RDWR)  # as a kill does: no goodbye
    wait_for(lambda: home.heard[LINK]["up"] is False)
    home.client.publish(WHISTLE, b"PRESS", 1).wait_for_publish(PATIENCE_S)
    again = open_at(port, table, [])
    wait_for(lambda: home.heard[LINK]["up"] is True)
    home.client.publish(WHISTLE, b"PRESS", 1)
    wait_for(lambda: ear.heard)
    assert ear.heard == ["whistle"]
    again.close()
    home.client.loop_stop()


def test_two_tables_of_one_name_are_told_of(port: int) -> None:
    told: list[Message] = []
    both = [open_at(port, table_of(mexican_train(2)), told) for _ in range(2)]
    wait_for(lambda: any(message.id == "home/twin" for message in list(told)))
    for each in both:
        each.close()
