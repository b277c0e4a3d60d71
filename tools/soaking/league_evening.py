"""An evening of three halls at which much goes wrong at once: cut cables, killed brokers and directors, strangers.

In each round a third of the tables is cut off for minutes. Meanwhile one hall's broker is killed and comes back,
another hall's director is killed in the middle of the reports, and at the third one somebody without a password and a
table that says garbage speak. In the end each director has every round of every table once, with the tables' points.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import paho.mqtt.client as mqtt
from paho.mqtt.enums import CallbackAPIVersion
from tools.cable import Line
from tools.league import HallInLeague, LeagueError
from tools.soaking import SoakError

from roundhouse.club.access import password_file
from roundhouse.club.messages import RoundScores, write
from roundhouse.club.topics import Hall
from tools import league

HALLS, TABLES, ROUNDS = 3, 9, 2
PLAY_S = 40.0
AWAY_S = 5.0


def play(cut: float, seed: int) -> str:
    """An evening of so many seconds' cut in each round; what was played. Raises SoakError."""
    random = Random(seed)

    def trouble(halls: Sequence[HallInLeague], lines: Sequence[Line]) -> None:
        time.sleep(random.uniform(2, 10))
        for line in lines:
            line.pull()
        without_broker, without_director, with_strangers = random.sample(list(halls), HALLS)
        without_broker.broker.end()
        without_director.kill_director()
        _speak_as_strangers(with_strangers, random)
        time.sleep(AWAY_S)
        without_broker.broker.open()
        without_director.open_director()
        time.sleep(cut)
        for line in lines:
            line.plug_in()

    with TemporaryDirectory() as folder:
        try:
            found = league.evening(Path(folder), HALLS, TABLES, ROUNDS, PLAY_S, processes=2, cut=3, fault=trouble)
        except LeagueError as error:
            raise SoakError(str(error)) from error
    return f"{found.rounds} rounds at {HALLS * TABLES} tables, none lost and none counted twice"


def _speak_as_strangers(hall: HallInLeague, random: Random) -> None:
    """Somebody guesses passwords, and the spare table says garbage of all kinds under its own name."""
    false = write(RoundScores("false", 1, 0, 0, (f"{hall.name} 001",), (0,)))
    spare = f"table-{TABLES}"
    said = [
        ("director", "guess", Hall(hall.name).table(1, "scores"), false),
        ("", None, Hall(hall.name).director("signal"), b"{}"),
        (spare, password_file(hall.folder, spare).read_text(), Hall(hall.name).table(1, "scores"), false),
    ]
    for user, password, topic, payload in said:
        client = mqtt.Client(CallbackAPIVersion.VERSION2, client_id=f"{user}-{random.random()}", protocol=mqtt.MQTTv311)
        client.username_pw_set(user, password)
        with suppress(OSError):
            client.connect("127.0.0.1", hall.port)
            client.loop_start()
            for _ in range(20):
                client.publish(topic, payload if random.random() < 0.5 else random.randbytes(40), 1)
                time.sleep(0.02)
            client.loop_stop()
