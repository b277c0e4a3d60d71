"""`roundhouse arena`: a series measured, told and saved so that it can be repeated."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.commands.typed_match import run

from roundhouse.commands.analysis import arena
from roundhouse.players.arena.contest import Outcome, Tally, play_series
from roundhouse.players.job_file import JobFile, JobFileError
from roundhouse.players.jobs import WorkersLostError

ALL = "random, greedy, casual, regular, sensible, expert, longest-line, one-ply, oracle"
QUICK = ("--set", "6", "--rule", "deal=6", "--workers", "1")


def test_a_series_is_told_and_can_be_repeated_from_its_file(tmp_path: Path) -> None:
    first, again = tmp_path / "first.json", tmp_path / "again.json"
    result = run("arena", "sensible", "random", *QUICK, "--deals", "20", "--better", "50", "--out", str(first))
    assert result.exit_code == 0, result.stderr
    assert "sensible against random: Mexican Train, 2 seats, single rounds." in result.stdout
    assert "Duplicate deals: 20, each played 2 times." in result.stdout
    assert "The test gives no answer yet" in result.stdout
    saved = json.loads(first.read_text(encoding="utf-8"))
    assert (saved["deals_played"], len(saved["outcomes"]), saved["purpose"]) == (20, 20, "tuning")
    assert saved["points"]["low"] < saved["points"]["mean"] < saved["points"]["high"]
    words = saved["command"].split()[1:]
    assert run(*words, "--workers", "2", "--out", str(again)).exit_code == 0
    repeated = json.loads(again.read_text(encoding="utf-8"))
    for changing in ("finished",):
        assert saved.pop(changing) and repeated.pop(changing)
    assert repeated == saved


def test_whole_matches_are_told_with_the_decisive_ones() -> None:
    told = run("arena", "greedy", "random", *QUICK, "--matches", "--rounds", "2", "--deals", "10", "--confirm").stdout
    assert "whole matches" in told and "Decisive deals: " in told


def test_the_test_says_when_it_has_stopped() -> None:
    told = run("arena", "sensible", "random", *QUICK, "--deals", "300", "--better", "5").stdout
    assert "The test has stopped: the challenger is better." in told


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (KeyboardInterrupt, 130, "Stopped early.\n"),
        (WorkersLostError, 1, "Stopped early: the worker processes keep ending,"),
        (JobFileError, 1, "Stopped early: the file of the job cannot be written"),
    ],
)
def test_what_was_played_before_an_early_end_is_told_and_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[BaseException], code: int, said: str
) -> None:
    def ends_early(
        tally: Tally, deals: int, workers: int, progress: Callable[[Tally], None], file: JobFile[Outcome] | None
    ) -> None:
        play_series(tally, min(5, deals), workers, progress, file)
        raise error

    monkeypatch.setattr(arena, "play_series", ends_early)
    out = tmp_path / "part.json"
    result = run("arena", "greedy", "random", *QUICK, "--out", str(out))
    assert result.exit_code == code and said in result.stdout
    saved = json.loads(out.read_text(encoding="utf-8"))
    assert saved["interrupted"] and saved["deals_played"] == 5


def test_an_earlier_result_is_kept_when_nothing_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play_series", interrupted)
    out = tmp_path / "result.json"
    out.write_text("a result", encoding="utf-8")
    result = run("arena", "greedy", "random", *QUICK, "--out", str(out))
    assert result.exit_code == 130 and "Saved" not in result.stdout
    assert out.read_text(encoding="utf-8") == "a result"


def test_a_link_to_a_new_file_is_followed(tmp_path: Path) -> None:
    link, target = tmp_path / "link.json", tmp_path / "target.json"
    link.symlink_to(target)
    assert run("arena", "greedy", "random", *QUICK, "--deals", "2", "--out", str(link)).exit_code == 0
    assert link.is_symlink() and json.loads(target.read_text(encoding="utf-8"))["deals_played"] == 2


def test_a_job_that_was_stopped_goes_on_from_its_file_and_ends_as_if_it_had_not(tmp_path: Path) -> None:
    job, parted, whole = (tmp_path / name for name in ("job", "parted.json", "whole.json"))
    asked = ("arena", "sensible", "random", *QUICK)
    assert run(*asked, "--deals", "6", "--job", str(job)).exit_code == 0
    text = job.read_text(encoding="utf-8")
    assert len(text.splitlines()) == 7
    job.write_text(text[:-4], encoding="utf-8")  # killed in the middle of a line
    assert run(*asked, "--deals", "10", "--job", str(job), "--out", str(parted)).exit_code == 0
    assert run(*asked, "--deals", "10", "--out", str(whole)).exit_code == 0
    found = [json.loads(each.read_text(encoding="utf-8"))["outcomes"] for each in (parted, whole)]
    assert found[0] == found[1] and len(job.read_text(encoding="utf-8").splitlines()) == 11


@pytest.mark.parametrize("kept", [b"something else\n", b"half a line", b'{"version": "0"}\n', b"\xff\xfe\n"])
def test_the_file_of_another_job_is_left_alone(tmp_path: Path, kept: bytes) -> None:
    job = tmp_path / "job"
    job.write_bytes(kept)
    told = run("arena", "sensible", "random", *QUICK, "--deals", "2", "--job", str(job))
    assert told.exit_code == 2 and "belongs to another job" in told.stderr
    assert job.read_bytes() == kept


@pytest.mark.parametrize(
    "words", [("--on", "tcp://127.0.0.1:9"), ("--job", "{other}"), ("--on", "tcp://127.0.0.1:9", "--workers", "2")]
)
def test_a_result_is_kept_when_the_next_series_cannot_begin(
    tmp_path: Path, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("roundhouse.players.jobs.REACHED_S", 1)
    result, other = tmp_path / "result.json", tmp_path / "other"
    result.write_text("a result", encoding="utf-8")
    other.write_text("another job\n", encoding="utf-8")
    asked = [word.format(other=other) for word in words]
    assert run("arena", "sensible", "random", "--deals", "2", *asked, "--out", str(result)).exit_code == 2
    assert result.read_text(encoding="utf-8") == "a result"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), f"CHALLENGER is missing: choose {ALL}."),
        (("sensible",), f"RIVAL is missing: choose {ALL}."),
        (("genius", "greedy"), f"CHALLENGER cannot be genius: choose {ALL}."),
        (("greedy", "random", "--deals", "1"), "--deals cannot be 1: write a number, 2 or more."),
        (("greedy", "random", "--better", "0"), "--better cannot be 0: write a number, 0.1 or more."),
        (("greedy", "random", "--better", "nan"), "--better cannot be nan: write a number, 0.1 or more."),
        (("greedy", "random", "--workers", "0"), "--workers cannot be 0: write a number, 1 or more."),
        (("greedy", "random", "--seats", "40"), "Mexican Train is for 2 to 12 players, not 40."),
        (("greedy", "random", "--seed", "a b"), "write up to 64 letters and digits"),
        (("greedy", "random", "--rounds", "3"), "add --matches, or leave out --rounds."),
        (("greedy", "random", "--rule", "rounds=3"), "add --matches, or leave out --rounds."),
        (("greedy", "random", "--job", "gone/x"), "gone/x cannot be opened (there is no such file"),
        (("greedy", "random", "--out", "gone/x.json"), "gone/x.json cannot be written (there is no such file"),
    ],
)
def test_one_line_says_what_is_wrong(words: tuple[str, ...], said: str) -> None:
    result = run("arena", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr and len(result.stderr.splitlines()) == 1
