"""`roundhouse stats` over the matches in the journal."""

import csv
import io
import sqlite3
from pathlib import Path

import pytest
from tests.commands.typed_match import run

from roundhouse.games.match.match import Correct
from roundhouse.program.journal_tables import add_to_journal
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.records.journal import JOURNAL_FILE, Journal
from roundhouse.referee.history.statistics import CSV_COLUMNS


def evening(data: Path, game: str, players: str, points: list[list[int]], day: str, finished: bool = True) -> None:
    """A table at which the computer moved for everybody and the scores were then corrected to these."""
    seats = len(points[0])
    rounds = len(points) if finished else len(points) + 1
    with Journal(data) as journal:
        table = new_table(TableRequest(game, players, seats, {"rounds": str(rounds), "set": "9"}, "greedy", "3"))
        page = add_to_journal(journal, table)
        for number, row in enumerate(points):
            table.mode.begin()
            while len(table.referee.match.results) == number:
                if table.step() is None:
                    assert table.referee.position is not None
                    table.call(table.computers.move(table.referee.position.turn))
            for seat, each in enumerate(row):
                table.call(Correct(number, seat, each))
        number = page.number
    with sqlite3.connect(data / JOURNAL_FILE) as database:
        database.execute("UPDATE tables SET begun = ? WHERE number = ?", (f"{day}T12:00:00+00:00", number))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    evening(tmp_path, "mexican-train", "Ann,Bo", [[10, 0, 30], [5, 20, 0]], "2026-03-01")
    evening(tmp_path, "mexican-train", "ann,Cy", [[40, 7, 9]], "2026-04-01")
    evening(tmp_path, "mexican-train", "Bo,Ann", [[3, 2, 1]], "2026-05-01", finished=False)
    evening(tmp_path, "basic-trains", "Ann,Bo", [[0, 65, 0, 0]], "2026-06-01")
    return tmp_path


def stats_output(data: Path, *words: str) -> str:
    result = run("stats", "--data", str(data), *words)
    assert result.exit_code == 0, result.stderr
    return "\n".join(" ".join(line.split()) for line in result.output.splitlines() if line.strip())


def test_players_by_game_with_matches_wins_averages_and_best_rounds(data: Path) -> None:
    shown = stats_output(data)
    mexican = shown.split("Mexican Train")[1].splitlines()
    rows = [line for line in mexican if line.split() and line.split()[0] in ("Ann", "Bo", "Cy")]
    assert [row.split()[:4] for row in rows] == [
        ["Ann", "2", "1", "(50%)"],
        ["Cy", "1", "1", "(100%)"],
        ["Bo", "1", "0", "(0%)"],
    ]
    assert rows[0].split()[4] == "4"
    assert rows[0].split()[6:] == ["14.2", "2", "15"]
    assert "May 1, 2026 Mar 1, 2026" in mexican[mexican.index(rows[0]) + 1]
    assert "Ada" not in shown
    assert "Bo 1 1 (100%) 1" in shown.split("Mexican Train")[0]


def test_a_lesson_of_an_earlier_version_is_in_no_statistics(data: Path) -> None:
    assert "Basic Trains" in stats_output(data)
    with sqlite3.connect(data / JOURNAL_FILE) as database:
        database.execute("UPDATE tables SET guided = 1 WHERE game = 'basic-trains'")
    assert "Basic Trains" not in stats_output(data)


def test_statistics_are_read_from_stored_summaries(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = stats_output(data)
    monkeypatch.setattr("roundhouse.program.journal_tables.summary_of", None)
    assert stats_output(data) == first


def test_filters(data: Path) -> None:
    assert "Basic Trains" not in stats_output(data, "--game", "mexican-train")
    assert stats_output(data, "--since", "2026-06-01").startswith("Basic Trains")
    assert "Cy" not in stats_output(data, "--until", "2026-03-31")
    assert "Bo" not in stats_output(data, "ann")
    assert "Ada" in stats_output(data, "--computers")
    assert "There are no rounds that match" in stats_output(data, "Zoe")
    assert "There are no rounds that match" in stats_output(data, "--since", "2027-01-01")


def test_a_player_is_found_without_accents_but_not_by_others(tmp_path: Path) -> None:
    evening(tmp_path, "mexican-train", "Søren,Soren", [[10, 0, 30]], "2026-03-01")
    assert "Søren" in stats_output(tmp_path, "soren")
    assert "Soren" not in stats_output(tmp_path, "Søren")


def test_evenings_list_how_each_match_ended(data: Path) -> None:
    shown = stats_output(data, "--evenings").splitlines()
    assert shown[2].startswith("Mar 1, 2026 Mexican Train 2 Ann 15 ★, Bo 20, ")
    assert " 1/2 " in shown[4] and shown[4].endswith("(not over)")
    assert "★" not in shown[4]
    assert shown[5].startswith("Jun 1, 2026 Basic Trains 1 Bo 65 ★, ")
    assert "1 jun 2026" in stats_output(data, "--evenings", "--language", "es")


def test_a_spreadsheet_has_a_row_for_each_player_in_each_round(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "rounds.csv"
    assert stats_output(data, "--csv", str(file)) == f"The rounds are saved in {file}."
    text = file.read_text(encoding="utf-8")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert tuple(rows[0]) == CSV_COLUMNS
    assert len(rows) == 4 + 2 + 2 + 2
    assert rows[0] == {
        "day": "2026-03-01",
        "table": "mexican-train-1",
        "game": "mexican-train",
        "round": "1",
        "player": "Ann",
        "who": "person",
        "points": "10",
        "round_won": rows[0]["round_won"],
        "match_total": "15",
        "match_won": "1",
    }
    assert [row["match_total"] for row in rows if row["day"] == "2026-05-01"] == ["", ""]
    printed = run("stats", "--data", str(data), "--csv", "-", "--computers", "--game", "basic-trains")
    assert len(printed.output.splitlines()) == 1 + 4


def test_a_table_that_cannot_be_replayed_is_left_out_with_a_message(data: Path) -> None:
    with sqlite3.connect(data / JOURNAL_FILE) as database:
        database.execute("""UPDATE calls SET line = 'nonsense' WHERE "table" = 2 AND number = 3""")
    result = run("stats", "--data", str(data))
    assert "mexican-train-2 is left out because it cannot be replayed" in result.stderr
    assert "Cy" not in result.output
    assert "Ann" in result.output


def test_an_empty_journal_says_what_to_do(tmp_path: Path) -> None:
    assert "`roundhouse play` adds some" in stats_output(tmp_path)
