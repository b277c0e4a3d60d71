"""The news that a director hears of a table: each kind of trouble is told once."""

import pytest

from roundhouse.catalogs import Message
from roundhouse.club.mqtt import director as module
from roundhouse.club.mqtt.connection import BrokerAt
from roundhouse.club.mqtt.director import MOST_CHANGES, Director
from roundhouse.club.mqtt.messages import Link, RoundScores, to_payload
from roundhouse.club.mqtt.topics import Hall
from roundhouse.club.store import HallRegister

HALL = Hall("north")


class _Line:
    """A connection of which nothing is sent."""

    def __init__(self, *_: object, **__: object) -> None:
        """Opened by nobody."""

    def open(self) -> None:
        """Nothing is there to be reached."""

    def say(self, *_: object, **__: object) -> None:
        """Nobody reads it."""


def test_what_a_table_does_again_and_again_is_told_once_until_the_director_has_looked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "Connection", _Line)
    told: list[str] = []

    def tell(message: Message) -> None:
        told.append(message.id)

    director = Director(BrokerAt("127.0.0.1", 0, HALL, "director", ""), HallRegister(":memory:"), tell)

    def say(leaf: str, message: object) -> None:
        director._heard(HALL.table(2, leaf), to_payload(message))

    for points in range(50):
        say("scores", RoundScores("m", 1, 0, 0, ("Ann", "Bo"), (0, points)))
    assert told == ["hall/scores", "hall/conflict"]
    told.clear()
    for number in range(100):
        say("link", Link(number % 2 == 0))
    assert told == ["hall/here", "hall/gone"] * (MOST_CHANGES // 2) + ["hall/unsteady"]
    told.clear()
    director.tell_again(2)
    say("link", Link(True))
    say("scores", RoundScores("m", 1, 0, 0, ("Ann", "Bo"), (0, 99)))
    assert told == ["hall/here", "hall/conflict"]
