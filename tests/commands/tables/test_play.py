"""`roundhouse play` and `resume` in a terminal."""

import errno
import wave
from pathlib import Path
from unittest.mock import Mock

import pygame
import pytest
from tests.commands.typed_match import SMALL, in_terminal, run, whole_match

from roundhouse import __version__
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.players import LEVELS
from roundhouse.presenters.views import TableView
from roundhouse.program.play_table import TableRunner
from roundhouse.program.table_request import TableRequest
from roundhouse.records.journal import Journal
from roundhouse.records.record import read_record
from roundhouse.referee import TableSession
from roundhouse.window.screens.screen import PageScreen
from roundhouse.window.table.painter import Painter
from roundhouse.window.window import Window
from roundhouse_hub.sound.mixer import RATE

PNG = b"\x89PNG\r\n\x1a\n"


def test_a_whole_round_is_typed(tmp_path: Path) -> None:
    typed, table = whole_match()
    out = tmp_path / "out"
    result = run("play", *SMALL, *in_terminal(tmp_path), "--out", str(out), lines=typed)
    assert result.exit_code == 0, result.output
    names, match = table.referee.names, table.referee.match
    assert f"{names[match.leaders[0]]} wins the match with 0 points." in result.output
    assert "Traceback" not in result.output
    record = read_record((out / "record.txt").read_text(encoding="utf-8"), "record.txt")
    assert record.names == names
    assert list(record.events) == match.events
    assert (out / "table.png").read_bytes().startswith(PNG)
    with Journal(tmp_path) as journal:
        assert [kept.finished for kept in journal.tables()] == [True]


def test_basic_trains_is_typed_to_the_end_of_a_match_of_two_rounds(tmp_path: Path) -> None:
    request = TableRequest("basic-trains", "Ann", 4, {"rounds": "2"}, "greedy", "3")
    typed, table = whole_match(request)
    words = ["basic-trains", "--rounds", "2", "--seed", "3", "--players", "Ann", "--level", "greedy"]
    result = run("play", *words, *in_terminal(tmp_path), lines=typed)
    assert result.exit_code == 0, result.output
    for round in table.referee.match.results:
        assert f"wins round {round.round.number + 1}." in result.output


def test_a_table_that_was_left_resumes_where_it_stopped(tmp_path: Path) -> None:
    typed, table = whole_match()
    half = len(typed) // 2
    first = run("play", *SMALL, *in_terminal(tmp_path), lines=[*typed[:half], "quit"])
    assert f"continue with `roundhouse resume mexican-train-1 --data {tmp_path}`" in " ".join(first.output.split())
    listed = run("resume", "--list", "--data", str(tmp_path))
    assert "mexican-train-1" in listed.output
    with Journal(tmp_path) as journal:
        begun = journal.tables()[0].begun.astimezone()
    for language in LANGUAGES:
        spoken = run("resume", "--list", "--data", str(tmp_path), "--language", language)
        assert Texts(language).moment(begun) in spoken.output
    second = run("resume", *in_terminal(tmp_path), lines=typed[half:])
    assert second.exit_code == 0, second.output
    names, match = table.referee.names, table.referee.match
    assert f"{names[match.leaders[0]]} wins the match" in second.output
    assert "No saved table" in run("resume", "--list", "--data", str(tmp_path)).output


def test_a_resumed_table_thinks_as_long_as_the_command_line_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("play", *SMALL, *in_terminal(tmp_path), lines=["quit"])
    seconds = []

    def play(_runner: TableRunner, table: TableSession, *_: object) -> int:
        seconds.append(table.computers.seconds)
        return 0

    monkeypatch.setattr(TableRunner, "play", play)
    for thinking in ([], ["--thinking", "2.5"]):
        assert run("resume", *in_terminal(tmp_path), *thinking).exit_code == 0
    assert seconds == [None, 2.5]


@pytest.mark.parametrize(
    ("typed", "player"), [("easy", "casual"), ("Strong", "sensible"), ("gut", "regular"), ("random", "random")]
)
def test_a_level_is_named_as_people_read_it_or_as_files_do(typed: str, player: str, tmp_path: Path) -> None:
    played = run("play", "--players", "Ann", "--level", typed, *in_terminal(tmp_path), lines=["quit"])
    assert played.exit_code == 0, played.output
    with Journal(tmp_path) as journal:
        (kept,) = journal.tables()
    assert [kind for _, kind in kept.setup.seats] == ["person", player, player, player]


@pytest.mark.parametrize("command", ["play", "serve"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_every_level_with_its_line(command: str, language: str) -> None:
    shown = " ".join(run(command, "--help", "--language", language).output.split())
    for level in LEVELS:
        assert f"{Texts(language).level_name(level)} ({Texts(language).level_line(level)})" in shown


def test_the_list_of_tables_fits_80_columns_with_name_and_date_unbroken(tmp_path: Path) -> None:
    players = "Guadalupe,Maximiliano,Bartholomew,Wilhelmina,Seraphina,Montgomery"
    run("play", "private-trains", "--players", players, *in_terminal(tmp_path))
    with Journal(tmp_path) as journal:
        (kept,) = journal.tables()
    for language in LANGUAGES:
        listed = run("resume", "--list", "--data", str(tmp_path), "--language", language).output
        assert kept.name in listed and Texts(language).moment(kept.begun.astimezone()) in listed
        assert all(player in listed for player in players.split(","))
        assert max(map(len, listed.splitlines())) <= 80


def test_the_end_of_input_saves_the_table(tmp_path: Path) -> None:
    result = run("play", *SMALL, *in_terminal(tmp_path))
    assert result.exit_code == 0
    assert "continue with `roundhouse resume" in result.output


def test_a_table_is_resumed_by_name_or_number(tmp_path: Path) -> None:
    for _ in range(2):
        run("play", *SMALL, *in_terminal(tmp_path))
    for name in ("mexican-train-1", "1"):
        assert "mexican-train-1 continues" in run("resume", name, *in_terminal(tmp_path)).output
    assert "mexican-train-2 continues" in run("resume", *in_terminal(tmp_path)).output


def test_without_a_display_the_table_is_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.commands.tables.play.has_display", lambda: False)
    result = run("play", *SMALL, "--hub", "none", "--data", str(tmp_path), lines=["quit"])
    assert "Ann's hand" in result.output


@pytest.mark.parametrize("table", [SMALL, []])
def test_if_no_window_opens_the_terminal_is_used_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, table: list[str]
) -> None:
    monkeypatch.setattr("roundhouse.commands.tables.play.has_display", lambda: True)
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    result = run("play", *table, "--hub", "none", "--data", str(tmp_path), lines=["quit"])
    assert result.exit_code == 0
    assert result.output.count("Cannot open a window") == 1
    assert "'s hand" in result.output
    assert "continue with `roundhouse resume" in result.output


def test_a_window_shows_the_table_until_it_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[TableView] = []
    monkeypatch.setattr("roundhouse.commands.tables.play.has_display", lambda: True)
    monkeypatch.setattr(Painter, "paint", lambda _self, _surface, view, *_: shown.append(view))
    monkeypatch.setattr(Window, "events", lambda _self: [pygame.Event(pygame.QUIT)] if len(shown) == 3 else [])
    result = run("play", *SMALL, "--hub", "none", "--data", str(tmp_path))
    assert result.exit_code == 0, result.output
    assert "continue with `roundhouse resume" in result.output
    assert len(shown) == 3
    assert shown[-1].title == "Mexican Train"
    assert len(shown[-1].hand) == 11
    with Journal(tmp_path) as journal:
        assert [line.split()[0] for line in journal.lines(1)] == ["begin", "shuffle"]


@pytest.mark.parametrize("said", [[], ["--language", "en"], ["--hub", "none"]])
def test_with_a_display_and_no_options_the_first_screen_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: list[str]
) -> None:
    shown: list[object] = []
    monkeypatch.setattr("roundhouse.commands.tables.play.has_display", lambda: True)
    monkeypatch.setattr(PageScreen, "paint", lambda _self, *_: shown.append(_self))
    monkeypatch.setattr(Window, "events", lambda _self: [pygame.Event(pygame.QUIT)] if len(shown) == 3 else [])
    result = run("play", *said, "--data", str(tmp_path))
    assert result.exit_code == 0, result.output
    assert (result.output, len(shown)) == ("", 3)


def test_computers_show_a_round_and_leave_record_picture_and_sound(tmp_path: Path) -> None:
    small = ["--computer", "--seats", "3", "--set", "6", "--seed", "5", "--level", "greedy"]
    result = run("play", *small, "--out", str(tmp_path))
    assert result.exit_code == 0, result.output
    for name in ("record.txt", "table.png", "hub.wav"):
        assert name in result.output
        assert (tmp_path / name).stat().st_size > 500
    assert (tmp_path / "table.png").read_bytes().startswith(PNG)
    match = read_record((tmp_path / "record.txt").read_text(encoding="utf-8")).match()
    assert match.over
    assert len(match.results) == 1
    with wave.open(str(tmp_path / "hub.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        assert 5 < file.getnframes() / RATE < 120
        assert any(file.readframes(file.getnframes()))


def test_the_same_seed_leaves_the_same_record_and_the_same_sound(tmp_path: Path) -> None:
    small = ["--computer", "--seats", "2", "--set", "6", "--seed", "5", "--level", "random"]
    for folder in ("one", "two"):
        assert run("play", *small, "--out", str(tmp_path / folder)).exit_code == 0
    for name in ("record.txt", "hub.wav", "table.png"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_the_version_and_the_help_are_there() -> None:
    assert run("--version").output.startswith(f"roundhouse {__version__}")
    for words in (["--help"], ["play", "-h"], ["resume", "--help"]):
        assert run(*words).exit_code == 0
    assert "double_blank=no|10|25|50" not in run("play", "--help").output
    assert "double_blank=0|10|25|50" in run("play", "--help").output


def test_a_file_that_cannot_be_written_is_named_before_anybody_plays(tmp_path: Path) -> None:
    (tmp_path / "out" / "record.txt").mkdir(parents=True)
    for who in (["--computer"], in_terminal(tmp_path)):
        result = run("play", *SMALL, *who, "--out", str(tmp_path / "out"), lines=["quit"])
        assert (result.exit_code, result.stdout) == (2, "")
        assert (
            result.stderr
            == f"roundhouse: {tmp_path}/out/record.txt cannot be written (it is a folder): name another place.\n"
        )


def test_after_a_full_disk_a_table_that_is_saved_is_resumed_and_no_other_is_promised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "write_text", Mock(side_effect=OSError(errno.ENOSPC, "No space left on device")))
    out = ["--out", str(tmp_path / "out")]
    left = run("play", *SMALL, *in_terminal(tmp_path), *out, lines=["draw", "quit"])
    assert "record.txt cannot be written (the disk is full)" in left.stderr
    assert "`roundhouse resume mexican-train-1" in " ".join(left.stdout.split())
    shown = run("play", *SMALL, "--computer", *out)
    assert "record.txt cannot be written (the disk is full)" in shown.stderr
    assert "resume" not in shown.output
