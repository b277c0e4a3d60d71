"""`roundhouse review`: luck and skill apart, what cost most, and a sentence for what cannot be reviewed."""

import re
from functools import partial
from pathlib import Path

import pytest
from tests.commands.typed_match import run
from tests.referee.tables import mexican_train, play_rounds, table_of

from roundhouse.commands.analysis import long_work, review
from roundhouse.players.expert import Budget
from roundhouse.players.review import DealtHand, Decision, Judge, Judgment
from roundhouse.records.record import write_record

SIGNED = r"(?:[+−][\d.]+|0\.0)"
UNSEEN = "roundhouse record 1\ngame mexican-train seats=2\nbegin A\ndeal A ?16; B ?16\nA draw ?\nA done\n"


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "Judge", partial(Judge, worlds=16, budget=Budget(worlds=2, stages=2)))


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A match of three who do not look ahead."""
    table = table_of(mexican_train(3, set=6, rounds=2), "casual")
    play_rounds(table, 2)
    file = tmp_path_factory.mktemp("review") / "record.txt"
    file.write_text(write_record(table.referee.match, table.referee.names), encoding="utf-8")
    return str(file)


def test_each_player_reads_of_luck_and_skill_and_what_cost_most(record: str) -> None:
    told = run("review", record, "--workers", "1")
    assert told.exit_code == 0, told.output
    blocks = told.stdout.split("\n\n")
    assert blocks[0].startswith("Mexican Train: ") and blocks[0].endswith(" decisions judged")
    assert [block.splitlines()[0] for block in blocks[1:]] == ["Ann", "Bo", "Cy"]
    for block in blocks[1:]:
        lines = block.splitlines()
        assert re.fullmatch(
            rf"  Deals: {SIGNED} points of lead compared with average hands \(95%: {SIGNED} to {SIGNED}\)", lines[1]
        )
        cost = re.fullmatch(
            r"  Decisions cost: ([\d.]+) points of lead \(95%: [\d.]+ to [\d.]+\), ([\d.]+) a round", lines[2]
        )
        assert cost is not None and float(cost[2]) == pytest.approx(float(cost[1]) / 2, abs=0.1)
        assert lines[3].startswith(("  Round ", "  no decision"))
        assert len(lines) <= 3 + 3 * 3
    assert "better by" in told.stdout and "in hand: " in told.stdout


@pytest.mark.parametrize("compiled", [True, False])
def test_it_says_once_that_rules_which_are_not_compiled_take_longer(
    record: str, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_work, "COMPILED", compiled)
    told = run("review", record, "--round", "1", "--workers", "1")
    assert told.exit_code == 0 and told.stderr.count("not compiled") == (not compiled)


def test_one_round_alone_and_other_worlds(record: str) -> None:
    first, again = (run("review", record, "--round", "1", "--workers", "1", "--seed", seed) for seed in ("1", "2"))
    assert first.exit_code == again.exit_code == 0
    assert "a round" not in first.stdout, "one round alone has no mean"
    assert "Round 2" not in first.stdout and first.stdout != again.stdout
    none = run("review", record, "--round", "3")
    assert none.exit_code == 2
    assert none.stderr == "roundhouse: There is no round 3 to review: the match has 2.\n"


def test_hands_that_nobody_knows_are_not_judged(tmp_path: Path) -> None:
    file = tmp_path / "real.txt"
    file.write_text(UNSEEN)
    told = run("review", str(file))
    assert told.exit_code == 2
    assert told.stderr.startswith("roundhouse: Nothing in this match can be judged:")


def test_a_record_in_which_nothing_has_happened_has_nothing_to_judge(tmp_path: Path) -> None:
    file = tmp_path / "empty.txt"
    file.write_text("roundhouse record 1\ngame mexican-train seats=2 set=6\n")
    told = run("review", str(file))
    assert told.exit_code == 2
    assert told.stderr.startswith("roundhouse: Nothing in this match can be judged:")


def test_what_was_judged_is_told_when_somebody_stops_it(record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    judgment, done = Judge.judgment, []

    def interrupted(judge: Judge, task: Decision | DealtHand) -> Judgment:
        done.append(task)
        if len(done) == 6:
            raise KeyboardInterrupt
        return judgment(judge, task)

    monkeypatch.setattr(Judge, "judgment", interrupted)
    told = run("review", record, "--workers", "1")
    assert told.exit_code == 130
    assert "2 decisions judged\nStopped early.\n" in told.stdout


def test_a_review_that_was_stopped_goes_on_from_its_file_and_says_the_same(record: str, tmp_path: Path) -> None:
    job, asked = tmp_path / "job", ("review", record, "--round", "1", "--workers", "1")
    whole = run(*asked)
    assert run(*asked, "--job", str(job)).stdout == whole.stdout
    lines = job.read_text(encoding="utf-8").splitlines(keepends=True)
    job.write_text("".join(lines[:6]), encoding="utf-8")
    assert run(*asked, "--job", str(job)).stdout == whole.stdout
    assert job.read_text(encoding="utf-8").splitlines(keepends=True) == lines
    other = run(*asked, "--seed", "2", "--job", str(job))
    assert other.exit_code == 2 and "belongs to another" in other.stderr
