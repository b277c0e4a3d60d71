"""A hall for tests: a broker, a director, and tables whose matches a test plays."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import paho.mqtt.client as mqtt
from paho.mqtt.enums import CallbackAPIVersion

from roundhouse.catalogs import Message
from roundhouse.club.mqtt.access import password_file, read_passwords, write_access
from roundhouse.club.mqtt.connection import BrokerAt
from roundhouse.club.mqtt.director import Director
from roundhouse.club.mqtt.table_link import TableLink
from roundhouse.club.mqtt.topics import Hall
from roundhouse.club.store import HallRegister, ScoreOutbox
from roundhouse.referee import TableSession
from roundhouse_hub.lamps.scene import Cue, Scene

HALL = Hall("north")
TABLES = 3
SOON = 0.05
"""Seconds between two attempts to reach the broker."""


class HubEar:
    """A hub of which only the cues are kept."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def show(self, scene: Scene) -> None:
        """Nothing is looked at."""

    def sound(self, cue: Cue) -> bool:
        self.heard.append(cue.name)
        return True


class EveningAtBroker:
    """A hall's files, and its clients; `port` is the broker's."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder, self.port = folder, port
        write_access(folder, HALL, TABLES, port)
        self.passwords = read_passwords(folder)
        self.told: list[str] = []
        self._registers: dict[str, HallRegister] = {}
        self._open: list[Callable[[], None]] = []

    def at(self, user: str) -> BrokerAt:
        """The place where a user finds the broker."""
        password = password_file(self.folder, user).read_text("utf-8")
        return BrokerAt("127.0.0.1", self.port, HALL, user, password)

    def director(self, name: str = "director", port: int | None = None) -> Director:
        """A director, with the register of this name, perhaps by another port than the broker's."""
        if name in self._registers:  # the director before has ended
            self._registers[name].close()
        register = self._registers[name] = HallRegister(self.folder / name)
        at = replace(self.at("director"), port=port or self.port)
        director = Director(at, register, self.tell, first_wait=SOON)
        self._open += [director.close, register.close]
        return director

    def table(
        self, number: int, session: TableSession, name: str = "mexican-train-1", port: int | None = None
    ) -> TableLink:
        outbox = ScoreOutbox(self.folder / f"table-{number}-outbox")
        at = replace(self.at(f"table-{number}"), port=port or self.port)
        link = TableLink(at, number, session, outbox, name, self.tell, first_wait=SOON)
        self._open += [link.close, outbox.close]
        return link

    def tell(self, message: Message) -> None:
        self.told.append(" ".join((message.id, *(str(each) for each in message.facts.values()))))

    def has_told(self, beginning: str) -> bool:
        return any(each.startswith(beginning) for each in list(self.told))

    def kept(self, name: str = "director") -> list[tuple[int, int, tuple[int, ...]]]:
        """The scores that count: table, round, points."""
        return [(table, scores.round, scores.points) for table, scores in self._registers[name].scores()]

    def close(self) -> None:
        """All go home; who has gone already goes again."""
        for each in self._open:
            with suppress(ValueError):
                each()


@contextmanager
def evening(folder: Path, port: int) -> Iterator[EveningAtBroker]:
    """An evening at a broker that is there."""
    opened = EveningAtBroker(folder, port)
    try:
        yield opened
    finally:
        opened.close()


def client(
    port: int,
    user: str,
    password: str | None,
    client_id: str | None = None,
    *,
    will: str = "",
    gone: Callable[[], None] = lambda: None,
) -> mqtt.Client:
    """Anybody's client, with its loop running; `gone` is called when the broker sends it away."""
    made = mqtt.Client(CallbackAPIVersion.VERSION2, client_id=client_id or user, protocol=mqtt.MQTTv311)
    made.username_pw_set(user, password)
    if will:
        made.will_set(will, b"{}", 1)
    made.on_disconnect = lambda *_: gone()
    made.connect("127.0.0.1", port)
    made.loop_start()
    return made
