"""`roundhouse lab`: house rules compared, told, drawn and saved the same however many processes play."""

import csv
import re
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.commands.typed_match import run

from roundhouse.commands.analysis import lab
from roundhouse.games import GAMES, MexicanTrain
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.players.job_file import JobFile
from roundhouse.players.laboratory import Experiment, Findings, MatchFigures, run_experiment

QUICK = ("--vary", "set=6", "--vary", "deal=6", "--vary", "rounds=2", "--level", "greedy", "--matches", "8")
SVG, WIDTH = "{http://www.w3.org/2000/svg}", 1280
TWO = ("--vary", "one_double=yes,no")


def _rows(folder: Path) -> list[dict[str, str]]:
    return list(csv.DictReader((folder / "lab.csv").read_text(encoding="utf-8").splitlines()))


def _drawn(folder: Path) -> ElementTree.Element:
    return ElementTree.parse(folder / "lab.svg").getroot()


def _box(text: ElementTree.Element) -> tuple[float, float, float, float]:
    """Left, right, top and bottom of a line in DejaVu Sans, about."""
    x, y, size = (float(text.get(name, "")) for name in ("x", "y", "font-size"))
    wide = 0.58 * size * len(text.text or "")
    left = x - wide * {"start": 0, "middle": 0.5, "end": 1}[text.get("text-anchor", "")]
    return left, left + wide, y - 0.8 * size, y + 0.2 * size


def _covers(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[0] < other[1] and other[0] < one[1]


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    asked = ("lab", "mexican-train", *QUICK, "--vary", "one_double=yes,no", "--seats", "2-3")
    for workers in ("1", "2"):
        result = run(*asked, "--workers", workers, "--out", str(tmp_path / workers))
        assert result.exit_code == 0, result.stderr
    alone, together = _rows(tmp_path / "1"), _rows(tmp_path / "2")
    assert alone == together and {row["matches"] for row in alone} == {"8"}
    assert len(alone) == 2 * (4 + 2) + 2 * (4 + 3)
    assert {row["one_double"] for row in alone} == {"yes", "no"} and {row["level"] for row in alone} == {"greedy"}
    assert (tmp_path / "1" / "lab.svg").read_text() == (tmp_path / "2" / "lab.svg").read_text()
    marks = _drawn(tmp_path / "1").findall(".//*[@class='mark']")
    assert len(marks) == len(alone) + 2 * 4, "with those of the differences"
    assert "Rules: set=6, deal=6, rounds=2." in result.stdout and "\none_double=yes, 3 seats\n" in result.stdout


def test_the_page_of_many_settings_covers_no_text_and_no_mark_with_another(tmp_path: Path) -> None:
    rules = ("set=6", "rounds=1", "one_double=yes,no", "double_blank=0,50", "close_dead_doubles=yes,no")
    asked = [word for rule in rules for word in ("--vary", rule)]
    result = run("lab", "mexican-train", *asked, "--seats", "2-8", "--matches", "2", "--out", str(tmp_path))
    assert result.exit_code == 0, result.stderr
    drawn = _drawn(tmp_path)
    boxes = [_box(text) for text in drawn.iter(f"{SVG}text") if text.text]
    assert all(left > 0 and right < WIDTH for left, right, _, _ in boxes)
    assert not [
        (one, other)
        for one, other in combinations(boxes, 2)
        if _covers(one[:2], other[:2]) and _covers(one[2:], other[2:])
    ]
    legend = [text.text or "" for text in drawn.iter(f"{SVG}text") if "one_double" in (text.text or "")]
    assert len(legend) == 8 and not any("set=6" in key for key in legend)
    assert any("Rules: set=6, rounds=1." in (text.text or "") for text in drawn.iter(f"{SVG}text"))
    panels: dict[float, list[tuple[float, float]]] = {}
    backs = [
        [float(back.get(name, "")) for name in ("x", "y", "width", "height")] for back in drawn.findall(".//*[@rx]")
    ]
    for dot in drawn.findall(".//*[@class='mark']"):
        x, y, radius = (float(dot.get(name, "")) for name in ("cx", "cy", "r"))
        place = next(place for place, (a, b, c, d) in enumerate(backs) if a < x < a + c and b < y < b + d)
        panels.setdefault(place, []).append((x, radius))
    assert len(panels) == 4 + 4 + 3
    for marks in panels.values():
        assert all(right - left >= 2 * radius for (left, radius), (right, _) in pairwise(sorted(marks)))


def test_every_seat_has_its_number_under_its_marks(tmp_path: Path) -> None:
    run("lab", "mexican-train", *QUICK, "--seats", "2-3", "--out", str(tmp_path))
    texts = [text.text for text in _drawn(tmp_path).iter(f"{SVG}text")]
    start = texts.index("Matches won by each seat")
    assert texts[start:][-7:] == ["2 seats", "1", "2", "3 seats", "1", "2", "3"]


def test_differences_are_of_matches_that_both_have_played() -> None:
    first, second = Findings(MexicanTrain(2)), Findings(MexicanTrain(2))
    for turns, led in ((10.0, 0.5), (20.0, None), (30.0, 0.25), (99.0, 1.0)):
        first.add(MatchFigures(turns, 0.0, led, 4.0, (0.0, 1.0)))
    for turns, led in ((11.0, 1.0), (22.0, 0.5), (33.0, 0.5)):
        second.add(MatchFigures(turns, 0.0, led, 4.0, (1.0, 0.0)))
    of_turns, of_led = second.difference("turns", first), second.difference("led", first)
    assert (of_turns.count, of_turns.mean, of_turns.variance) == (3, 2.0, 1.0)
    assert (of_led.count, of_led.mean) == (2, 0.375)
    assert second.difference("won_by_seat_1", first).mean == 1.0


def test_every_further_setting_is_compared_with_the_first_one_with_as_many_seats(tmp_path: Path) -> None:
    result = run("lab", "mexican-train", *QUICK, *TWO, "--seats", "2-3", "--out", str(tmp_path))
    rows = _rows(tmp_path)
    means = {(row["one_double"], row["seats"], row["figure"]): row for row in rows}
    for (value, seats, figure), row in means.items():
        if value == "yes":
            assert not row["pairs"] and not row["difference"] and not row["difference_high"]
        elif figure != "led":
            expected = float(row["mean"]) - float(means["yes", seats, figure]["mean"])
            assert row["pairs"] == "8" and float(row["difference"]) == pytest.approx(expected, abs=2e-3)
    _, *compared = result.stdout.split("Difference from one_double=yes, match by match; shares in percentage points:\n")
    assert len(compared) == 2 and all(f"    Matches won by seat {seat}: " in compared[1] for seat in (1, 2, 3))


def test_differences_without_scatter_claim_no_interval(tmp_path: Path) -> None:
    asked = ("--vary", "set=6", "--vary", "rounds=1", "--vary", "close_dead_doubles=yes,no", "--seats", "8")
    result = run("lab", "mexican-train", *asked, "--matches", "2", "--level", "greedy", "--out", str(tmp_path))
    assert "Blocked rounds: 0.0 in each of 2 matches" in result.stdout
    row = next(row for row in reversed(_rows(tmp_path)) if row["figure"] == "blocked")
    assert (row["difference"], row["difference_low"], row["difference_high"]) == ("0", "", "")


def test_what_is_shared_out_is_told_beside_the_even_share() -> None:
    said = run("lab", "mexican-train", *QUICK, "--seats", "4").stdout
    for name in ("Rounds won by whoever goes first", *(f"Matches won by seat {seat}" for seat in (1, 2, 3, 4))):
        assert re.search(rf"{name}: .*% to .*%\), where 25\.0% would be even", said), name


def test_players_are_called_by_the_name_of_their_level() -> None:
    for language, name in (("en", "(strong)"), ("de", "(stark)"), ("es", "(fuerte)")):
        said = run("lab", "mexican-train", *QUICK[:-4], "--matches", "2", "--language", language).stdout
        assert name in said and "sensible" not in said


def test_the_table_names_game_level_seed_and_every_rule(tmp_path: Path) -> None:
    run("lab", "mexican-train", *QUICK, "--vary", "one-double=yes,no", "--seed", "z", "--out", str(tmp_path))
    rows = _rows(tmp_path)
    assert {(row["game"], row["level"], row["seed"]) for row in rows} == {("mexican-train", "greedy", "z")}
    assert {(row["set"], row["deal"], row["rounds"]) for row in rows} == {("6", "6", "2")}
    assert [row["one_double"] for row in rows] == ["yes"] * 8 + ["no"] * 8


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
    assert 0.1 < found.sample("led").mean < 0.7


def test_no_interval_leads_below_nothing_and_small_shares_have_a_decimal(tmp_path: Path) -> None:
    asked = ("--vary", "set=6", "--vary", "rounds=1", "--vary", "double_blank=50", "--seats", "2-3", "--matches", "4")
    result = run("lab", "mexican-train", *asked, "--workers", "1", "--out", str(tmp_path))
    assert "(95%: −" not in result.stdout and "(95%: 0.0 to " in result.stdout and "25.0%" in result.stdout
    assert all(float(row["low"]) >= 0 for row in _rows(tmp_path))
    assert ">−" not in (tmp_path / "lab.svg").read_text(encoding="utf-8")


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


def test_a_page_that_cannot_be_written_is_told_before_the_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "run_experiment", lambda *_: pytest.fail("work was begun"))
    (tmp_path / "lab.svg").mkdir()
    result = run("lab", "mexican-train", *QUICK, "--out", str(tmp_path))
    assert result.exit_code == 2 and "lab.svg cannot be written" in result.stderr


def test_a_job_goes_on_from_its_file(tmp_path: Path) -> None:
    asked, job = ("lab", "mexican-train", *QUICK, "--workers", "1"), tmp_path / "job"
    assert run(*asked, "--matches", "3", "--job", str(job)).exit_code == 0
    assert run(*asked, "--job", str(job), "--out", str(tmp_path / "parted")).exit_code == 0
    assert run(*asked, "--out", str(tmp_path / "whole")).exit_code == 0
    for name in ("lab.csv", "lab.svg"):
        assert (tmp_path / "parted" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()
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
