"""Halls that pass on what their tables say to a league, with the lines of SCALE.md; one hall is offline for a while."""

import re
from contextlib import ExitStack
from pathlib import Path

import paho.mqtt.client as mqtt
import pytest
from paho.mqtt.enums import CallbackAPIVersion
from tests.club.halls import HALL, evening
from tests.referee.tables import mexican_train, play_rounds, table_of
from tools.testing.local_network import MosquittoProcess, free_port
from tools.testing.waiting import wait_for

from roundhouse.club.mqtt import topics
from roundhouse.club.mqtt.access import CONFIGURATION
from roundhouse.club.mqtt.messages import RoundScores, from_payload

SCALE = Path(topics.__file__).with_name("SCALE.md")
(LINES,) = re.findall(r"```\n(connection .*?)```", SCALE.read_text("utf-8"), re.DOTALL)
SCORES = HALL.table(1, "scores")


@pytest.fixture
def league(tmp_path: Path) -> tuple[MosquittoProcess, int]:
    """The league's broker, which lets in every client; and its port."""
    port, settings = free_port(), tmp_path / "league.conf"
    settings.write_text(f"listener {port} 127.0.0.1\nallow_anonymous true\n", "utf-8")
    return MosquittoProcess(settings, port), port


def test_a_hall_that_was_offline_passes_everything_on(league: tuple[MosquittoProcess, int], tmp_path: Path) -> None:
    broker, league_port = league
    heard: list[RoundScores] = []
    with ExitStack() as stack:
        opened = stack.enter_context(evening(tmp_path / "hall", free_port()))
        conf = opened.folder / CONFIGURATION
        bridge = LINES.replace("league.example:8883", f"127.0.0.1:{league_port}")
        bridge = re.sub(r"bridge_cafile .*\n", "", bridge)  # this league speaks no TLS
        conf.write_text(f"{conf.read_text('utf-8')}{bridge}", "utf-8")
        hall = MosquittoProcess(conf, opened.port)
        stack.callback(hall.end)

        def listen(name: str) -> None:
            client = mqtt.Client(CallbackAPIVersion.VERSION2, client_id=name, protocol=mqtt.MQTTv311)
            client.on_message = lambda _c, _d, message: heard.append(from_payload("scores", bytes(message.payload)))
            client.connect("127.0.0.1", league_port)
            client.loop_start()
            stack.callback(client.loop_stop)
            wait_for(client.is_connected)
            client.subscribe(SCORES, 1)

        listen("standings")
        table = table_of(mexican_train(2), seed="bridge")
        opened.director()
        opened.table(1, table)
        play_rounds(table, 1)
        wait_for(lambda: {each.round for each in heard} == {1})
        broker.end()
        play_rounds(table, 3)
        wait_for(lambda: len(opened.kept()) == 3)  # the hall needs no league
        broker.open()
        listen("standings-again")
        wait_for(lambda: {each.round for each in heard} >= {2, 3})
    broker.end()
    played = [line.result.points for line in table.referee.match.sheet]
    assert {each.round: each.points for each in heard} == dict(enumerate(played, 1))
