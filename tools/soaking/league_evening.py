"""An evening of three halls at which much goes wrong at once: cut cables, killed brokers and directors, strangers.

In each round one hall's broker is killed and comes back, another hall's director is killed in the middle of the
reports, and at the third one a stranger without a password and a table that sends garbage speak. Meanwhile a third of
the tables is cut off, from the middle of one round to the middle of the next. In the end each director has every round
of every table once, with the tables' points.
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
from tools.league import HallInLeague
from tools.local_network import Cable
from tools.soaking import SoakError

from roundhouse.club.access import password_file
from roundhouse.club.messages import RoundScores, Signal, write
from roundhouse.club.topics import FROM_TABLE, Hall
from tools import league

HALLS, TABLES, ROUNDS = 3, 9, 4
PLAY_S = 40.0
AWAY_S = 5.0


def play(cut: float, seed: int) -> str:
    """An evening at which tables are cut off twice for so many seconds; what was played. Raises SoakError."""
    random, is_cut = Random(seed), False

    def trouble(halls: Sequence[HallInLeague], cables: Sequence[Cable]) -> None:
        nonlocal is_cut
        is_cut = not is_cut
        time.sleep(random.uniform(2, 10))
        if is_cut:
            for cable in cables:
                cable.pull()
        without_broker, without_director, with_strangers = random.sample(list(halls), HALLS)
        without_broker.broker.end()
        without_director.kill_director()
        _speak_as_strangers(with_strangers, random)
        time.sleep(AWAY_S)
        without_broker.broker.open()
        without_director.open_director()
        if not is_cut:
            time.sleep(cut)
            for cable in cables:
                cable.plug_in()

    with TemporaryDirectory() as folder:
        try:
            found = league.evening(Path(folder), HALLS, TABLES, ROUNDS, PLAY_S, processes=2, cut=3, fault=trouble)
        except AssertionError as error:
            raise SoakError(str(error)) from error
    return f"{found.rounds} rounds at {HALLS * TABLES} tables, none lost and none counted twice"


def _speak_as_strangers(hall: HallInLeague, random: Random) -> None:
    """Somebody guesses passwords and orders; a table reports false scores of another one, and garbage of its own."""
    table, own = Hall(hall.name).table, f"table-{TABLES}"
    password = password_file(hall.folder, own).read_text()
    false = write(RoundScores("false", 1, 0, 0, (f"{hall.name} 001",), (0,)))
    said = [
        ("director", "guess", table(1, "scores"), false),
        ("", None, Hall(hall.name).director("signal"), write(Signal("false", 1, "stop"))),
        (own, password, table(1, "scores"), false),
        *((own, password, table(TABLES, leaf), random.randbytes(40)) for leaf in FROM_TABLE),
    ]
    for user, secret, topic, payload in said:
        client = mqtt.Client(CallbackAPIVersion.VERSION2, client_id=f"{user}-{random.random()}", protocol=mqtt.MQTTv311)
        client.username_pw_set(user, secret)
        with suppress(OSError):
            client.connect("127.0.0.1", hall.port)
            client.loop_start()
            for _ in range(20):
                client.publish(topic, payload, 1)
                time.sleep(0.02)
            client.loop_stop()
