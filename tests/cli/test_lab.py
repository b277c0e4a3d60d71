"""`roundhouse lab`: house rules compared, told, drawn and saved the same however many processes play."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.cli.typed_match import run

from roundhouse.commands import lab
from roundhouse.games import GAMES, MexicanTrain
from roundhouse.games.mexican_train import MexicanTrainOptions
from roundhouse.players.job_file import JobFile
from roundhouse.players.laboratory import Experiment, Findings, MatchFigures, run_experiment

QUICK = ("--vary", "set=6", "--vary", "deal=6", "--vary", "rounds=2", "--level", "greedy", "--matches", "8")
TWO = ("--vary", "one_double=yes,no")


def _rows(folder: Path) -> list[dict[str, str]]:
    return list(csv.DictReader((folder / "lab.csv").read_text(encoding="utf-8").splitlines()))


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    asked = ("lab", "mexican-train", *QUICK, "--vary", "one_double=yes,no", "--seats", "2-3")
    for workers in ("1", "2"):
        result = run(*asked, "--workers", workers, "--out", str(tmp_path / workers))
        assert result.exit_code == 0, result.stderr
    alone, together = _rows(tmp_path / "1"), _rows(tmp_path / "2")
    assert alone == together and {row["matches"] for row in alone} == {"8"}
    assert len(alone) == 2 * (4 + 2) + 2 * (4 + 3)
    assert (tmp_path / "1" / "lab.svg").read_text() == (tmp_path / "2" / "lab.svg").read_text()
    assert "set=6, deal=6, rounds=2, one_double=yes, 3 seats" in result.stdout


def test_the_page_shows_every_figure_of_every_setting_inside_its_frame(tmp_path: Path) -> None:
    run("lab", "mexican-train", *QUICK, "--vary", "one_double=yes,no", "--seats", "2-3", "--out", str(tmp_path))
    drawn = ElementTree.parse(tmp_path / "lab.svg").getroot()
    dots = [each for each in drawn.iter("{http://www.w3.org/2000/svg}circle") if each.get("r") == "4"]
    assert len(dots) == 2 * 2 * 4 + 2 * (2 + 3)
    assert all(0 < float(dot.get("cx", "0")) < 1280 and 0 < float(dot.get("cy", "0")) < 800 for dot in dots)


def test_figures_follow_from_the_rounds() -> None:
    game = MexicanTrain(2, MexicanTrainOptions(set=6, deal=6, rounds=3))
    experiment = Experiment((game,), "greedy")
    figures = [experiment.job(number) for number in range(20)]
    assert figures == [experiment.job(number) for number in range(20)]
    assert all(each.turns > 6 and 0 <= each.blocked <= 1 and each.spread >= 0 for each in figures)
    assert all(abs(sum(each.shares) - 1) < 1e-9 for each in figures)


@pytest.mark.parametrize("name", ["mexican-train", "slosh", "station", "basic-trains"])
def test_who_begins_wins_a_share_also_where_the_deal_decides_who_that_is(name: str) -> None:
    experiment = Experiment((GAMES[name](4),), "greedy")
    found = Findings(experiment.games[0])
    for number in range(30):
        found.add(experiment.job(number))
    assert 0.1 < found.led.mean < 0.7


def test_no_interval_leads_below_nothing_and_small_shares_have_a_decimal(tmp_path: Path) -> None:
    asked = ("--vary", "set=6", "--vary", "rounds=1", "--vary", "double_blank=50", "--seats", "2-3", "--matches", "4")
    result = run("lab", "mexican-train", *asked, "--workers", "1", "--out", str(tmp_path))
    assert "(95%: −" not in result.stdout and "(95%: 0.0 to " in result.stdout and "25.0%" in result.stdout
    assert all(float(row["low"]) >= 0 for row in _rows(tmp_path))
    assert ">−" not in (tmp_path / "lab.svg").read_text(encoding="utf-8")


def test_one_who_is_never_decided_leads_nothing() -> None:
    found = Findings(MexicanTrain(2))
    found.add(MatchFigures(9.0, 1.0, None, 4.0, (0.5, 0.5)))
    assert (found.led.count, found.blocked.mean) == (0, 1.0)


def test_what_was_played_before_an_interrupt_is_told_and_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:

    def interrupted(
        experiment: Experiment,
        findings: Sequence[Findings],
        matches: int,
        workers: int,
        progress: Callable[[int], None],
        file: JobFile[MatchFigures] | None,
    ) -> None:
        def three(done: int) -> None:
            progress(done)
            if done == 3:
                raise KeyboardInterrupt

        run_experiment(experiment, findings, matches, workers, three, file)

    monkeypatch.setattr(lab, "run_experiment", interrupted)
    result = run("lab", "mexican-train", *QUICK, *TWO, "--workers", "1", "--out", str(tmp_path))
    assert result.exit_code == 130 and "Stopped early." in result.stdout
    assert "Mexican Train: 1 to 2 matches under each setting" in result.stdout
    assert [row["matches"] for row in _rows(tmp_path) if row["figure"] == "turns"] == ["2", "1"]


def test_a_job_goes_on_from_its_file(tmp_path: Path) -> None:
    asked, job = ("lab", "mexican-train", *QUICK, "--workers", "1"), tmp_path / "job"
    assert run(*asked, "--matches", "3", "--job", str(job)).exit_code == 0
    assert run(*asked, "--job", str(job), "--out", str(tmp_path / "parted")).exit_code == 0
    assert run(*asked, "--out", str(tmp_path / "whole")).exit_code == 0
    assert _rows(tmp_path / "parted") == _rows(tmp_path / "whole")
    assert len(job.read_text(encoding="utf-8").splitlines()) == 1 + 8


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("--seats", "8-2"), "--seats takes numbers such as 4, 2-8 or 2,4,6, not 8-2."),
        (("--seats", "many"), "--seats takes numbers"),
        (("--seats", "1"), "1"),
        (("--vary", "one_double"), "--vary takes a rule with its values"),
        (("--vary", "one_double=yes,yes"), "--vary takes a rule with its values"),
        (("--vary", "one_double=perhaps"), "one_double"),
        (("--vary", "set=6", "--vary", "set=9"), "set"),
        (("--vary", "set=6,9,12", "--vary", "deal=5,6,7"), "At most 8 combinations of rules fit on a page, not 9."),
        (("--seed", "a b"), "seed"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_sentence(asked: tuple[str, ...], said: str) -> None:
    result = run("lab", "mexican-train", *asked)
    assert result.exit_code == 2 and said in result.stderr and "Traceback" not in result.stderr
