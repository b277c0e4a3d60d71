"""Tables and a director at the hall's own broker: an evening, and what goes wrong in it."""

import asyncio
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Protocol

import paho.mqtt.client as mqtt
import pytest
from paho.mqtt.enums import CallbackAPIVersion
from tests.club.halls import HALL, TABLES, EveningAtBroker, HubEar, client, evening
from tests.referee.tables import mexican_train, play_rounds, table_of
from tools.testing.local_network import PortForwarder, free_port
from tools.testing.waiting import PATIENCE_S, wait_for

from roundhouse.club import store
from roundhouse.club.desk import Desk
from roundhouse.club.mqtt import connection
from roundhouse.club.mqtt.broker import HallBroker, _OwnRetained
from roundhouse.club.mqtt.director import Director
from roundhouse.club.mqtt.messages import RoundScores, TableState, to_payload
from roundhouse.club.store import HallRegister
from roundhouse.games.match.match import Correct
from roundhouse.indices import RoundIndex
from roundhouse.program.hall.reports import FOLDER
from roundhouse.referee import Chance, SeatedPlayer, TableSession


def session(seed: str = "hall") -> TableSession:
    return table_of(mexican_train(2), seed=seed)


class AnyHall(Protocol):
    evening: EveningAtBroker

    def open(self) -> None:
        """Open the broker."""

    def end(self) -> None:
        """End it without a word."""


class OwnHall:
    """The hall's own broker, which a test may end and open again in the same place."""

    def __init__(self, evening: EveningAtBroker) -> None:
        self.evening = evening
        self.broker: HallBroker | None = None
        self.open()

    def open(self) -> None:
        self.broker = HallBroker(HALL, self.evening.passwords, port=self.evening.port)
        self.evening.port = self.broker.port

    def end(self) -> None:
        """End the broker; all that it kept is gone."""
        if self.broker is not None:
            self.broker.close()
            self.broker = None


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[AnyHall]:
    with evening(tmp_path / "hall", 0) as opened:
        found = OwnHall(opened)
        yield found
        opened.close()
        found.end()


def test_an_evening(hall: AnyHall) -> None:
    ear, table = HubEar(), session()
    table.output.connect(ear)
    director, link = hall.evening.director(), hall.evening.table(2, table)
    wait_for(lambda: hall.evening.has_told("hall/here 2"))
    assert director.signal("five-minutes")
    wait_for(lambda: ear.heard == ["warning"])
    play_rounds(table, 1)
    wait_for(lambda: hall.evening.kept())
    points = table.referee.match.sheet[0].result.points
    assert hall.evening.kept() == [(2, 1, points)]
    wait_for(lambda: (state := director.tables[2].state) is not None and state.totals == points)
    table.call(Correct(0, 1, 99))
    wait_for(lambda: hall.evening.has_told("hall/corrected 2 1"))
    assert hall.evening.kept() == [(2, 1, (points[0], 99))]
    link.close()
    wait_for(lambda: hall.evening.has_told("hall/gone 2"))


def test_words_reach_the_table_that_they_are_for_and_are_read_once(hall: AnyHall) -> None:
    director = hall.evening.director()
    for number in (1, 2):
        hall.evening.table(number, session())
    wait_for(lambda: hall.evening.has_told("hall/here 1") and hall.evening.has_told("hall/here 2"))
    assert director.notify("come to the desk", 2) and director.notify("good evening")
    wait_for(lambda: hall.evening.told.count("hall/notice good evening") == 2)
    assert hall.evening.told.count("hall/notice come to the desk") == 1


def test_who_leads_has_a_lamp_between_rounds_also_at_a_table_that_comes_later(hall: AnyHall) -> None:
    director, table = hall.evening.director(), session()
    director.show_leaders(["ANN"])
    hall.evening.table(1, table)
    wait_for(lambda: "f" in table.output.scene.lamps)
    table.mode.begin()
    assert "f" not in table.output.scene.lamps, "while a round is in play, lamps mean other things"
    play_rounds(table, 1)
    wait_for(lambda: "f" in table.output.scene.lamps)
    director.show_leaders([])
    wait_for(lambda: "f" not in table.output.scene.lamps)


def test_a_leader_is_known_by_as_much_of_the_name_as_a_table_has_room_for(hall: AnyHall) -> None:
    director = hall.evening.director()
    table = TableSession(mexican_train(2), [SeatedPlayer("Ann"), SeatedPlayer("Wilhelmina Ann")], Chance("1"))
    director.show_leaders(["Anna", "Wilhelmina-Annabel Schmidt"])
    hall.evening.table(1, table)
    wait_for(lambda: table.output.scene.lamps.count("f") == 1)


def test_a_desk_takes_the_rounds_that_its_players_play(hall: AnyHall) -> None:
    register = HallRegister(hall.evening.folder / "desk")
    desk = Desk(register)
    desk.sign_in(f"Player {number}" for number in range(1, 9))
    desk.director = director = Director(hall.evening.at("director"), register, desk.add_news, desk.receive)
    with closing(register), closing(director):
        desk.begin_round()
        for number, there in enumerate(desk.evening.round.tables, 1):
            table = TableSession(
                mexican_train(4), [SeatedPlayer(name, "greedy") for name in there.players], Chance("desk")
            )
            hall.evening.table(number, table)
            play_rounds(table, 1)
        wait_for(lambda: len(desk.evening.standings()) == 8)
        assert [table.source for table in desk.evening.progress(RoundIndex(0))] == ["reported"] * 2
        points = table.referee.match.sheet[0].result.points
        assert tuple(desk.evening.results()[1].points.values()) == points
        assert Desk(register).evening.results() == desk.evening.results()


def test_a_signal_that_a_table_missed_does_not_sound_late(hall: AnyHall) -> None:
    ears, tables = (HubEar(), HubEar()), (session(), session())
    for ear, table in zip(ears, tables, strict=True):
        table.output.connect(ear)
    director, away = hall.evening.director(), hall.evening.table(1, tables[0])
    hall.evening.table(2, tables[1])
    wait_for(lambda: hall.evening.has_told("hall/here 1") and hall.evening.has_told("hall/here 2"))
    away.close()
    wait_for(lambda: hall.evening.has_told("hall/gone 1"))
    assert director.signal("five-minutes")
    wait_for(lambda: ears[1].heard == ["warning"])
    hall.evening.table(1, tables[0])
    wait_for(lambda: director.tables[1].is_there)
    assert director.signal("stop")
    wait_for(lambda: ears[0].heard)
    assert ears[0].heard == ["stopping"]


def test_a_table_that_returns_is_sent_nothing_of_another_table(hall: AnyHall) -> None:
    director = hall.evening.director()
    first = hall.evening.table(1, session())
    hall.evening.table(2, session())
    wait_for(lambda: hall.evening.has_told("hall/here 1") and hall.evening.has_told("hall/here 2"))
    first.close()
    wait_for(lambda: hall.evening.has_told("hall/gone 1"))
    topics: list[str] = []
    again = mqtt.Client(CallbackAPIVersion.VERSION2, client_id="table-1", protocol=mqtt.MQTTv311, clean_session=False)
    again.username_pw_set("table-1", hall.evening.at("table-1").password)
    again.on_message = lambda _client, _data, message: topics.append(message.topic)
    again.connect("127.0.0.1", hall.evening.port)
    again.loop_start()
    wait_for(again.is_connected)
    again.subscribe([(topic, 1) for topic in HALL.topics_of("table-1").reads])
    wait_for(lambda: HALL.table(1, "link") in topics)
    assert director.signal("stop")
    wait_for(lambda: HALL.director("signal") in topics)
    assert not [topic for topic in topics if "table/2" in topic]
    again.disconnect()
    again.loop_stop()


def test_a_table_plays_on_without_the_hall_and_reports_later(hall: AnyHall) -> None:
    director, table = hall.evening.director(), session()
    hall.evening.table(1, table)
    wait_for(lambda: hall.evening.has_told("hall/here 1"))
    hall.end()
    wait_for(lambda: hall.evening.has_told("hall/away"))
    play_rounds(table, 2)
    assert not director.signal("stop")
    hall.open()
    wait_for(lambda: len(hall.evening.kept()) == 2)
    assert hall.evening.has_told("hall/back")
    wait_for(lambda: director.tables[1].state is not None and director.tables[1].state.round >= 2)


def test_a_new_director_gets_what_was_said_while_none_was_there(hall: AnyHall) -> None:
    hall.evening.director().close()
    table = session()
    hall.evening.table(1, table)
    play_rounds(table, 1)
    again = hall.evening.director()
    wait_for(lambda: len(hall.evening.kept()) == 1)
    wait_for(lambda: again.tables[1].state is not None and again.tables[1].is_there)


def test_a_killed_table_that_is_resumed_is_counted_once(hall: AnyHall) -> None:
    hall.evening.director()
    table, resumed = session(), session()
    link = hall.evening.table(1, table)
    play_rounds(table, 1)
    wait_for(lambda: len(hall.evening.kept()) == 1)
    link.connection._client.loop_stop()  # as a kill does: no goodbye
    play_rounds(resumed, 2)
    hall.evening.table(1, resumed)
    wait_for(lambda: len(hall.evening.kept()) == 2)
    assert [(table, round) for table, round, _ in hall.evening.kept()] == [(1, 1), (1, 2)]


def test_a_director_that_is_killed_in_the_middle_has_every_round_once(hall: AnyHall) -> None:
    address = f"mqtt://127.0.0.1:{hall.evening.port}/{HALL.name}"
    data = hall.evening.folder.parent
    words = ["club", "direct", "--broker", address, "--tables", str(TABLES), "--data", str(data), "--language", "en"]
    words += ["--host", "127.0.0.1", "--pages-port", str(free_port())]
    tables = [session(str(number)) for number in range(TABLES)]
    for number, table in enumerate(tables, 1):
        hall.evening.table(number, table)
    rows: list[tuple[int, int, int]] = []
    for rounds in (1, 2):
        for table in tables:
            play_rounds(table, rounds)
        director = subprocess.Popen(
            [sys.executable, "-c", "from roundhouse.cli import main; main()", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
        )
        file = data / FOLDER / "director.sqlite"
        wait_for(lambda: file.exists() and len(rows_of(file)) > len(rows))  # noqa: B023
        if rounds == 2:
            wait_for(lambda: len(rows_of(file)) == 2 * TABLES)  # noqa: B023
        director.kill()
        director.communicate()
        rows = rows_of(file)
    assert sorted(rows) == [(number, round, 0) for number in range(1, TABLES + 1) for round in (1, 2)]


def rows_of(file: Path) -> list[tuple[int, int, int]]:
    """Table, round and revision of everything that a director has written down."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        return database.execute("SELECT at, round, revision FROM scores").fetchall()
    return []


def test_a_table_whose_cable_is_pulled_reports_when_it_is_back(hall: AnyHall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "KEEP_ALIVE_S", 1)
    cable, cut_off, other = PortForwarder(hall.evening.port), session("one"), session("two")
    hall.evening.director()
    hall.evening.table(1, cut_off, port=cable.port)
    hall.evening.table(2, other)
    wait_for(lambda: hall.evening.has_told("hall/here 1") and hall.evening.has_told("hall/here 2"))
    cable.pull()
    play_rounds(cut_off, 2)
    play_rounds(other, 1)
    wait_for(lambda: hall.evening.has_told(f"hall/away 127.0.0.1 {cable.port}"))
    wait_for(lambda: hall.evening.has_told("hall/gone 1"))
    assert [table for table, *_ in hall.evening.kept()] == [2]
    cable.plug_in()
    wait_for(lambda: len(hall.evening.kept()) == 3)
    assert [(table, round) for table, round, _ in hall.evening.kept()] == [(1, 1), (1, 2), (2, 1)]
    cable.close()


def test_a_state_that_was_cut_off_does_not_replace_a_newer_one(hall: AnyHall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "KEEP_ALIVE_S", 1)
    cable, table = PortForwarder(hall.evening.port), session()
    link = hall.evening.table(1, table, port=cable.port)
    wait_for(lambda: link.connection.is_open)
    cable.pull()
    play_rounds(table, 1)  # the table does not know yet that nobody hears it
    wait_for(lambda: hall.evening.has_told("hall/away"))
    play_rounds(table, 2)
    cable.plug_in()
    wait_for(lambda: hall.evening.has_told("hall/back"))
    director = hall.evening.director()
    totals = tuple(table.referee.match.totals)
    # At a keep-alive of a second a machine under load cuts the table off once more: it says its state again.
    wait_for(lambda: (seen := director.tables.get(1)) and seen.state and seen.state.totals == totals)
    link.close()
    wait_for(lambda: not director.tables[1].is_there)
    state = director.tables[1].state
    assert state is not None and state.totals == totals
    cable.close()


def test_what_a_table_says_before_it_goes_arrives_from_a_broker_at_work_too(
    hall: AnyHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed_on = _OwnRetained._handle_message_delivery

    async def slowly(*arguments: Any) -> bool:
        await asyncio.sleep(0.05)
        return bool(await passed_on(*arguments))

    monkeypatch.setattr(_OwnRetained, "_handle_message_delivery", slowly)
    table = session()
    link = hall.evening.table(1, table)
    wait_for(lambda: link.connection.is_open)
    play_rounds(table, 2)
    link.close()
    director = hall.evening.director()
    totals = tuple(table.referee.match.totals)
    wait_for(lambda: (seen := director.tables.get(1)) and seen.state and seen.state.totals == totals)


def test_a_signal_that_was_cut_off_does_not_sound_late(hall: AnyHall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "KEEP_ALIVE_S", 1)
    cable, ear, table = PortForwarder(hall.evening.port), HubEar(), session()
    table.output.connect(ear)
    director = hall.evening.director(port=cable.port)
    hall.evening.table(1, table)
    wait_for(lambda: hall.evening.has_told("hall/here 1"))
    cable.pull()
    assert director.signal("five-minutes"), "the director does not know yet that nobody hears it"
    wait_for(lambda: hall.evening.has_told(f"hall/away 127.0.0.1 {cable.port}"))
    cable.plug_in()
    wait_for(lambda: hall.evening.has_told("hall/back"))
    wait_for(lambda: director.signal("stop"))
    wait_for(lambda: "stopping" in ear.heard)
    assert ear.heard == ["stopping"]
    cable.close()


def test_a_goodbye_that_is_cut_off_ends_the_table_all_the_same(hall: AnyHall, monkeypatch: pytest.MonkeyPatch) -> None:
    link = hall.evening.table(1, session())
    wait_for(lambda: link.connection.is_open)
    cut_off = mqtt.MQTTMessageInfo(1)
    cut_off.rc = mqtt.MQTT_ERR_CONN_LOST
    monkeypatch.setattr(link.connection._client, "publish", lambda *_, **__: cut_off)
    link.close()
    assert not link.connection.is_open


def test_the_last_will_tells_of_a_table_that_is_gone(hall: AnyHall) -> None:
    hall.evening.director()
    said = (
        "import sys, time, paho.mqtt.client as m; from paho.mqtt.enums import CallbackAPIVersion as v\n"
        "c = m.Client(v.VERSION2, client_id='table-3'); c.username_pw_set('table-3', sys.argv[2])\n"
        "c.will_set('roundhouse/north/table/3/link', '{\"version\":1,\"up\":false}', 1, True)\n"
        "c.connect('127.0.0.1', int(sys.argv[1])); c.loop_start()\n"
        "c.publish('roundhouse/north/table/3/link', '{\"version\":1,\"up\":true}', 1, True).wait_for_publish()\n"
        "print('up', flush=True); time.sleep(60)"
    )
    password = hall.evening.at("table-3").password or ""
    words = [sys.executable, "-c", said, str(hall.evening.port), password]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as table:
        wait_for(lambda: hall.evening.has_told("hall/here 3"))
        table.kill()
    wait_for(lambda: hall.evening.has_told("hall/gone 3"))


def test_two_tables_with_one_number_are_reported(hall: AnyHall) -> None:
    hall.evening.table(1, session("one"), "mexican-train-1")
    hall.evening.table(1, session("two"), "mexican-train-2")
    wait_for(lambda: hall.evening.has_told("hall/twin"))


def test_garbage_and_floods_of_a_table_are_told_once_and_count_for_nothing(
    hall: AnyHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    director = hall.evening.director()
    hall.evening.table(1, session())
    wait_for(lambda: hall.evening.has_told("hall/here 1"))  # the director reads along by now
    table = client(hall.evening.port, "table-2", hall.evening.at("table-2").password)
    for payload in (b"", b"[" * 9000, b'{"version":1}', b"\xff"):
        table.publish(HALL.table(2, "scores"), payload, 1).wait_for_publish(PATIENCE_S)
    good = RoundScores("m", 1, 0, 0, ("Ann", "Bo"), (0, 5))
    table.publish(HALL.table(2, "scores"), to_payload(good), 1).wait_for_publish(PATIENCE_S)
    wait_for(hall.evening.kept)
    monkeypatch.setattr(store, "MOST_SCORES", 1)
    for round in (2, 3):
        more = to_payload(RoundScores("m", round, 0, 0, ("Ann", "Bo"), (0, 5)))
        table.publish(HALL.table(2, "scores"), more, 1).wait_for_publish(PATIENCE_S)
    table.publish(HALL.table(2, "state"), to_payload(TableState(1, "m", 3, ("Ann",), (0,))), 1).wait_for_publish(
        PATIENCE_S
    )
    wait_for(lambda: director.tables[2].state)
    assert hall.evening.kept() == [(2, 1, (0, 5))]
    assert [each for each in hall.evening.told if each.endswith(" 2")] == ["hall/garbage 2", "hall/flood 2"]
    table.disconnect()
    table.loop_stop()


@pytest.mark.parametrize(("user", "client_id"), [("director", None), ("table-1", "director"), ("", "x")])
def test_an_intruder_is_let_in_by_no_name(hall: AnyHall, user: str, client_id: str | None) -> None:
    director = hall.evening.director()
    wait_for(lambda: director.connection.is_open)
    refused = threading.Event()
    stranger = client(hall.evening.port, user, "guess", client_id, gone=refused.set)
    stranger.publish(HALL.table(1, "scores"), to_payload(RoundScores("m", 1, 0, 0, ("Eve",), (0,))), 1)
    assert refused.wait(PATIENCE_S) and not stranger.is_connected()
    stranger.loop_stop()
    assert director.connection.is_open, "the director was thrown out by an intruder with the same id"
    assert hall.evening.kept() == []


def test_a_table_takes_nobody_s_place_by_its_client_id(hall: AnyHall) -> None:
    director = hall.evening.director()
    wait_for(lambda: director.connection.is_open)
    table = client(hall.evening.port, "table-1", hall.evening.at("table-1").password, "director")
    sounded = director.signal("begin")
    time.sleep(0.2)
    assert sounded and director.connection.is_open
    table.disconnect()
    table.loop_stop()


def test_a_table_speaks_for_no_other(hall: AnyHall) -> None:
    director = hall.evening.director()
    table = client(hall.evening.port, "table-1", hall.evening.at("table-1").password)
    forged = to_payload(RoundScores("m", 1, 0, 0, ("Eve",), (0,)))
    for number in (1, 2):
        table.publish(HALL.table(2, "scores"), forged, 1).wait_for_publish(PATIENCE_S)
        state = to_payload(TableState(number, "m", 1, ("Ann",), (0,)))
        table.publish(HALL.table(1, "state"), state, 1, retain=True).wait_for_publish(PATIENCE_S)
        wait_for(lambda: (seen := director.tables.get(1)) and seen.state and seen.state.number == number)  # noqa: B023
    assert 2 not in director.tables and hall.evening.kept() == []
    table.disconnect()
    table.loop_stop()


def test_a_table_that_would_speak_for_another_by_its_last_will_is_refused(hall: AnyHall) -> None:
    refused = threading.Event()
    will = client(
        hall.evening.port,
        "table-1",
        hall.evening.at("table-1").password,
        will=HALL.table(2, "scores"),
        gone=refused.set,
    )
    assert refused.wait(PATIENCE_S)
    will.loop_stop()


def test_whoever_says_nothing_or_no_mqtt_gets_no_farther(hall: AnyHall) -> None:
    for said in (b"GET / HTTP/1.1\r\n\r\n", b"\x10\xff\xff\xff\x7f", b"\x10\x02ab", b"\x30\x00"):
        with socket.create_connection(("127.0.0.1", hall.evening.port), PATIENCE_S) as stranger:
            stranger.sendall(said)
            assert stranger.recv(9) in (b"", b"\x20\x02\x00\x05")
    director = hall.evening.director()
    wait_for(lambda: director.connection.is_open)
