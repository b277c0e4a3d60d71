"""`roundhouse referee` in a terminal and in a script."""

from pathlib import Path

import pytest
from tests.commands.typed_match import run

from roundhouse.games import GAMES
from roundhouse.program.journal_tables import table_from_setup
from roundhouse.records.journal import Journal
from roundhouse.records.record import read_record

SMALL = ["referee", "--players", "Ann,Bo,Cy", "--set", "6", "--rule", "deal=3", "--rounds", "1", "--hub", "none"]
OUT = ["ann", "6-1 own", "bo 6-2 own", "cy 6-3 own", "1-0", "bo 2-0", "cy 3-0", "0-0", "bo 5-5", "cy = 4"]


def test_a_match_comes_from_a_pipe(tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = run(*SMALL, "--data", str(tmp_path), "--out", str(out), lines=OUT)
    assert result.exit_code == 0, result.output
    assert "Ann wins the match with 0 points." in result.output
    assert ">" not in result.output
    record = read_record((out / "record.txt").read_text(encoding="utf-8"), "record.txt")
    assert record.names == ("Ann", "Bo", "Cy")
    assert record.match().totals == (0, 10, 4)


@pytest.mark.parametrize("line", ["bo 6-1", "7-7", "6-1", "6-6 own", "what now"])
def test_a_line_that_is_not_understood_sets_the_exit_code(line: str, tmp_path: Path) -> None:
    result = run(*SMALL, "--data", str(tmp_path), lines=["ann", line])
    assert result.exit_code == 1
    assert "Traceback" not in result.output
    assert "continue with `roundhouse resume" in result.output


def test_a_called_table_is_resumed_as_one(tmp_path: Path) -> None:
    first = run(*SMALL, "--data", str(tmp_path), lines=[*OUT[:4], "quit"])
    assert first.exit_code == 0
    second = run("resume", "--hub", "none", "--data", str(tmp_path), lines=OUT[4:])
    assert second.exit_code == 0, second.output
    assert "mexican-train-1 continues: Ann, Bo, Cy." in second.output
    assert "Ann is out and wins round 1. Ann 0, Bo 10, Cy 4." in second.output
    third = run("resume", "--hub", "none", "--data", str(tmp_path))
    assert "No saved table" in third.output


def test_the_players_must_be_named(tmp_path: Path) -> None:
    result = run("referee", "--hub", "none", "--data", str(tmp_path))
    assert result.exit_code == 2
    assert result.stderr == 'roundhouse: Who is at the table? Name everybody, clockwise, like --players "Ann,Bo,Cy".\n'


@pytest.mark.parametrize("game", GAMES)
def test_every_game_begins(game: str, tmp_path: Path) -> None:
    result = run("referee", game, "--players", "Ann,Bo,Cy,Dee", "--hub", "none", "--data", str(tmp_path), lines=["?"])
    assert result.exit_code == 0, result.output
    assert "What you can type" in result.output


def test_lines_from_a_pipe_tell_no_time_and_the_table_keeps_how_long_it_is(tmp_path: Path) -> None:
    rules = ["--rule", "missed_call=yes", "--announce-time", "30", "--turn-clock", "90"]
    lines = [*OUT[:5], "claim ann"]
    result = run(*SMALL, *rules, "--data", str(tmp_path), lines=lines)
    assert "Ann did not announce their last tile" in result.output, result.output
    with Journal(tmp_path) as journal:
        kept = [table.setup for table in journal.tables()]
        assert [(setup.announce_time, table_from_setup(setup).agreement.turn_clock) for setup in kept] == [(30, 90)]


def test_a_table_is_one_of_slots_or_a_score_pad(tmp_path: Path) -> None:
    refused = run(*SMALL, "--slots", "--score-pad", "--data", str(tmp_path))
    assert refused.exit_code == 2
    assert "--slots does nothing together with --score-pad: leave one of them out." in refused.output
