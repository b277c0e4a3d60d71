"""A desk that is killed, whose disk is full, or whose clock is wrong: what counts is on disk."""

import sqlite3
from unittest.mock import Mock

import pytest
from tests.club.hall.asked_hall import AskedHall, problem

from roundhouse.club.desk import Desk
from roundhouse.club.mqtt.messages import RoundScores
from roundhouse.club.scores.score_trail import RefusedEntry
from roundhouse.indices import RoundIndex


def test_a_clock_that_is_wrong_by_hours_changes_only_the_minutes(hall: AskedHall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    hall.now -= 7 * 3600
    hall.report(1)
    hall.order(desk, "begin")
    hall.now -= 3600
    hall.report(2)
    page = desk.get("/desk/part").text
    assert "Round 2 of 8" in page and "0 minutes" in page
    assert [(each.round, each.table) for each in hall.desk.evening.results()] == [(0, 1), (1, 2)]


def test_a_desk_that_starts_again_knows_all_and_keeps_its_secrets(hall: AskedHall) -> None:
    ann = hall.phone("Ann")
    hall.desk.begin_round()
    hall.register.take(1, RoundScores("m", 1, 0, 0, hall.desk.evening.round.tables[0].players, (1, 2, 3, 4)))
    again = Desk(hall.register)  # killed between keeping the scores and placing them
    assert (again.secret, again.code) == (hall.desk.secret, hall.desk.code)
    assert again.evening.rounds == hall.desk.evening.rounds
    assert [list(each.points.values()) for each in again.evening.results()] == [[1, 2, 3, 4]]
    assert again.owner_of(ann.cookies["hall"]) == "Ann"
    assert Desk(hall.register).evening.results() == again.evening.results()
    assert not [line for line in hall.register.entries() if ann.cookies["hall"] in line], "only its hash is kept"


def test_a_refused_order_is_kept_nowhere(hall: AskedHall) -> None:
    before = hall.register.entries()
    with pytest.raises(RefusedEntry):
        hall.desk.correct(RoundIndex(0), 1, {"Ann": 1}, "because")
    assert hall.register.entries() == before


def test_what_the_disk_does_not_take_does_not_count(hall: AskedHall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither now nor after a restart; and the director reads why."""
    desk = hall.director()
    hall.order(desk, "begin")
    full = sqlite3.OperationalError("database or disk is full")
    with monkeypatch.context() as filled:
        filled.setattr(hall.register, "keep_entries", Mock(side_effect=full))
        for what, form in (("begin", {}), ("sign-in", {"players": "Zoe"}), ("leave", {"name": "Ann"})):
            assert "disk is full" in problem(hall.order(desk, what, **form))
        hall.report(1)
        assert "hall/not-kept" in [each.id for each in hall.desk.news]
    there = hall.desk.evening
    assert len(there.rounds) == 1 and "Zoe" not in there.players and "Ann" in there.present
    assert Desk(hall.register).evening.present == there.present
    filled.setattr(hall.speaker, "signal", Mock(side_effect=full))
    assert "disk is full" in problem(hall.order(desk, "signal", cue="stop"))


def test_an_order_that_the_disk_has_taken_holds_though_it_is_full_then(
    hall: AskedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, keep = hall.director(), hall.register.keep_entries
    hall.order(desk, "begin")
    began = len(hall.desk.evening.log)
    said = RoundScores("m1", 1, 0, 0, hall.desk.evening.round.tables[0].players, (0, 10, 20, 30))
    hall.register.take(1, said)
    hall.desk.receive(1, said)
    hall.order(desk, "take-back", order=str(began))

    def only_orders(entries: list[str]) -> None:
        if "Placed" in entries[0]:
            raise sqlite3.OperationalError("database or disk is full")
        keep(entries)

    monkeypatch.setattr(hall.register, "keep_entries", only_orders)
    assert "The round has begun." in hall.order(desk, "begin")
    assert len(hall.desk.evening.rounds) == len(hall.desk.evening.results()) == 1
