"""The outbox of a table and the register of the director: nothing lost by a kill, nothing counted twice."""

import itertools
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from roundhouse.club import store
from roundhouse.club.entries import SignedIn, read_entry
from roundhouse.club.mqtt.messages import Receipt, RoundScores
from roundhouse.club.scores.score_trail import Confirmed
from roundhouse.club.store import FORMAT, Conflict, Flood, HallRegister, InUse, ScoreOutbox
from roundhouse.indices import RoundIndex
from roundhouse.versioned_file import OtherVersion, copy_of

NAMES = ("Ann", "Bo")
FIRST = RoundScores("m", 1, 0, 0, NAMES, (0, 12))
CORRECTED = replace(FIRST, revision=1, points=(0, 21))
SECOND = RoundScores("m", 2, 0, 1, NAMES, (5, 0))


def test_any_order_and_any_repeat_come_to_the_same_scores(tmp_path: Path) -> None:
    for number, order in enumerate(itertools.permutations((FIRST, CORRECTED, SECOND))):
        register = HallRegister(tmp_path / str(number))
        assert [register.take(7, each) for each in order * 2] == [True] * 3 + [False] * 3
        assert register.scores() == [(7, CORRECTED), (7, SECOND)]
        register.close()


def test_a_store_of_before_has_its_scores_and_a_newer_one_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "director.sqlite"
    register = HallRegister(file)
    register.take(7, FIRST)
    register.close()
    for version, readable in ((0, True), (FORMAT.version + 1, False)):
        with closing(sqlite3.connect(file)) as database:
            database.execute(f"PRAGMA user_version = {version}")
        if readable:
            register = HallRegister(file)
            assert register.scores() == [(7, FIRST)]
            register.close()
        else:
            before = file.read_bytes()
            with pytest.raises(OtherVersion, match="newer roundhouse: install that one"):
                HallRegister(file)
            assert file.read_bytes() == before


def test_an_evening_of_version_1_is_copied_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "director.sqlite"
    lines = [
        '{"kind": "SignedIn", "name": "Ann", "team": ""}',
        '{"kind": "Confirmed", "round": 1, "table": 2, "by": "Bo"}',
    ]
    with closing(sqlite3.connect(file)) as database:
        database.executescript(f"{FORMAT.schema}; PRAGMA user_version = 1")
        database.executemany("INSERT INTO evening (entry) VALUES (?)", [(line,) for line in lines])
        database.commit()
    register = HallRegister(file)
    assert [*map(read_entry, register.entries())] == [SignedIn("Ann"), Confirmed(RoundIndex(0), 2, "Bo")]
    register.close()
    assert copy_of(file, 1).exists()


def test_an_evening_has_one_director_and_a_killed_one_is_none(tmp_path: Path) -> None:
    file = tmp_path / "director.sqlite"
    code = "import sys; from roundhouse.club.store import HallRegister; kept = HallRegister(sys.argv[1])"
    words = [sys.executable, "-c", f"{code}; print(1, flush=True); input()", str(file)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None and other.stdout.readline() == "1\n"
        with pytest.raises(InUse, match=r"Another director has .*director.sqlite open"):
            HallRegister(file)
        other.kill()
        other.wait()
    first = HallRegister(file)
    with pytest.raises(InUse):
        HallRegister(file)
    first.close()
    HallRegister(file).close()


def test_a_table_that_floods_fills_no_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MOST_SCORES", 3)
    register = HallRegister(":memory:")
    for number in range(3):
        assert register.take(7, replace(FIRST, round=number))
    with pytest.raises(Flood):
        register.take(7, replace(FIRST, round=3))
    assert register.take(8, FIRST) and len(register.scores()) == 4
    assert not register.take(7, replace(FIRST, round=2)), "a repeat has its receipt"
    with pytest.raises(Conflict):
        register.take(7, replace(FIRST, round=2, points=(0, 0)))
    register.make_room(7)
    for number in range(3, 6):
        assert register.take(7, replace(FIRST, round=number))
    with pytest.raises(Flood):
        register.take(7, replace(FIRST, round=6))


def test_two_tables_with_one_match_id_are_kept_apart() -> None:
    register = HallRegister(":memory:")
    assert register.take(7, FIRST) and register.take(8, FIRST)
    assert register.scores() == [(7, FIRST), (8, FIRST)]


def test_other_points_in_the_same_place_are_told_and_change_nothing() -> None:
    register = HallRegister(":memory:")
    register.take(7, FIRST)
    with pytest.raises(Conflict, match="table 7"):
        register.take(7, replace(FIRST, points=(0, 0)))
    assert register.scores() == [(7, FIRST)]


def test_the_outbox_keeps_what_has_no_receipt(tmp_path: Path) -> None:
    outbox = ScoreOutbox(tmp_path / "table")
    first, corrected, second = ((each.winner, each.names, each.points) for each in (FIRST, CORRECTED, SECOND))
    for rounds in ((), (first,), (first,), (first, second), (corrected, second)):
        outbox.report("m", rounds)
    outbox.confirm(Receipt("m", 1, 0))
    outbox.confirm(Receipt("elsewhere", 1, 1))
    outbox.close()
    outbox = ScoreOutbox(tmp_path / "table")
    outbox.report("m", (corrected, second))
    assert outbox.unconfirmed() == [CORRECTED, SECOND]


def test_a_round_taken_back_no_longer_counts() -> None:
    outbox, register = ScoreOutbox(":memory:"), HallRegister(":memory:")
    second = (SECOND.winner, SECOND.names, SECOND.points)
    for rounds, counted in (((second,), 1), ((), 0), ((second,), 1)):
        outbox.report("m", rounds)
        for scores in outbox.unconfirmed():
            register.take(7, scores)
        assert len(register.scores()) == counted


def test_an_id_stays_and_is_nobody_else_s(tmp_path: Path) -> None:
    first, other = ScoreOutbox(tmp_path / "table"), ScoreOutbox(":memory:")
    ids = {first.id_of("match"), first.id_of("another"), other.id_of("match")}
    first.close()
    assert len(ids) == 3
    assert ScoreOutbox(tmp_path / "table").id_of("match") in ids


def test_numbers_go_on_after_a_restart_and_an_old_one_is_not_heard_again(tmp_path: Path) -> None:
    store = ScoreOutbox(tmp_path / "table")
    assert [store.next_number("state") for _ in range(2)] == [1, 2]
    assert [store.is_new("signal", number) for number in (4, 4, 3, 5)] == [True, False, False, True]
    store.close()
    store = ScoreOutbox(tmp_path / "table")
    assert store.next_number("state") == 3
    assert not store.is_new("signal", 5)


def test_a_killed_director_has_all_that_it_took(tmp_path: Path) -> None:
    said = (
        "import sys, itertools\n"
        "from roundhouse.club.mqtt.messages import RoundScores\n"
        "from roundhouse.club.store import HallRegister\n"
        "register = HallRegister(sys.argv[1])\n"
        "for each in itertools.count():\n"
        "    register.take(7, RoundScores('m', each, 0, 0, ('Ann',), (each,)))\n"
        "    print(each, flush=True)"
    )
    path = tmp_path / "hall"
    director = subprocess.Popen([sys.executable, "-c", said, str(path)], stdout=subprocess.PIPE, text=True)
    assert director.stdout is not None
    confirmed = [int(director.stdout.readline()) for _ in range(10)]
    director.kill()
    confirmed += [int(line) for line in director.stdout.read().split()]
    director.stdout.close()
    director.wait()
    kept = [scores.round for _, scores in HallRegister(path).scores()]
    assert kept[: len(confirmed)] == confirmed
