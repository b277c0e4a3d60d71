"""Rules of one's own at a table of the command line: chosen by name, chosen again, and named in what is kept."""

from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest
from tests.commands.typed_match import in_terminal, run

from roundhouse.games.core.options import OptionError
from roundhouse.games.sheets import read_rules_text
from roundhouse.presenters.setup import table_setup
from roundhouse.records.journal import Journal
from roundhouse.records.preferences import SavedChoices, TableChoice, read_choices, write_choices

OURS = "roundhouse-rules 1 mexican-train set=6 deal=5 one_double=yes: The Millers"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a family that keeps its rules, and plays by them."""
    write_choices(SavedChoices(table=table_setup.with_own_rules(TableChoice("slosh"), OURS)), tmp_path)
    return tmp_path


def begun(data: Path) -> tuple[str, dict[str, str]]:
    """The rules that the newest table has chosen by name, and those that it plays by."""
    with Journal(data) as journal:
        setup = journal.tables()[0].setup
    return setup.rule_sheet.partition(": ")[2], dict(setup.options)


@pytest.mark.parametrize("words", [(), ("--seats", "3"), ("--sheet", "the millers")])
def test_the_own_rules_that_were_chosen_last_are_those_of_the_next_table(data: Path, words: tuple[str, ...]) -> None:
    result = run("play", *in_terminal(data, *words), lines=["quit"])
    assert "As played by The Millers." in result.output
    assert begun(data) == ("The Millers", {"set": "6", "deal": "5", "one_double": "yes"})


def test_the_page_of_house_rules_opens_in_the_terminal_and_what_is_chosen_there_is_kept(data: Path) -> None:
    result = run("house-rules", "mexican-train", "--data", str(data), lines=["what", "2 wild", "3", ""])
    assert result.exit_code == 0 and "The Millers" in result.output
    assert "Type one of the numbers" in result.output, "a line that is no number is answered"
    rules = {"set": "6", "deal": "5", "one_double": "yes", "wild_blank": "yes"}
    assert read_choices(data).table.rules["mexican-train"] == rules


def test_the_sheets_are_listed_after_the_own_rules(data: Path) -> None:
    own, _, published = run("sheets", "--data", str(data)).output.partition("\n\n")
    assert own == "The Millers · Mexican Train · Rules of your own." and "tanglewood" in published
    assert not run("sheets", "--data", str(data / "none")).output.startswith("\n")


@pytest.mark.parametrize("words", [("mexican-train",), ("--set", "9"), ("--rule", "double_blank=50")])
def test_a_command_that_chooses_rules_itself_leaves_them(data: Path, words: tuple[str, ...]) -> None:
    result = run("play", *in_terminal(data, *words), lines=["quit"])
    assert "As played by" not in result.output
    assert begun(data)[0] == ""


def test_real_tiles_are_played_by_them_too(data: Path) -> None:
    run("referee", "--players", "Ann,Bo", *in_terminal(data)[1:], lines=["quit"])
    assert begun(data)[0] == "The Millers"


def test_computers_that_play_alone_show_the_recommended_rules(data: Path) -> None:
    result = run("play", "--computer", "--data", str(data), "--out", str(data / "out"), "--set", "6")
    assert result.exit_code == 0 and "roundhouse-rules" not in (data / "out" / "record.txt").read_text("utf-8")


def test_the_record_names_the_rules_and_who_reads_it_is_told(data: Path) -> None:
    out = data / "out"
    run("play", "--computer", "--data", str(data), "--out", str(out), "--sheet", "The Millers")
    record = out / "record.txt"
    assert OURS in record.read_text("utf-8").splitlines()
    assert "As played by The Millers" in run("check", str(record)).output
    assert run("replay", "--text", "--hub", "none", str(record)).output.startswith("As played by The Millers.")
    changed = record.read_text("utf-8").replace("deal=5 one_double=yes\n", "deal=5\n", 1)
    record.write_text(changed.replace(OURS, OURS.replace("deal=5", "deal=4")), "utf-8")
    assert "As played by The Millers, changed" in run("check", str(record)).output


def test_a_record_with_rules_that_are_not_here_is_one_sentence_and_stays(tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    record.write_text("roundhouse record 3\ngame mexican-train seats=2 moon_phase=full\n", "utf-8")
    for command in (["check", "--quiet"], ["replay", "--text", "--hub", "none"], ["review"]):
        result = run(*command, str(record))
        assert result.exit_code in (1, 2), command
        assert "moon_phase" in result.output and "Traceback" not in result.output
        assert len(result.output.strip().splitlines()) == 1, result.output
    assert "moon_phase=full" in record.read_text("utf-8")


@pytest.mark.parametrize(
    ("column", "kept", "lacking"),
    [
        ("options", '{"moon_phase": "full"}', "lacks its rule moon_phase=full"),
        ("options", '{"wild_blank": "perhaps"}', "lacks its rule wild_blank=perhaps"),
        ("game", "moon-train", "there is no game moon-train in this program"),
    ],
)
def test_a_table_with_rules_that_are_not_here_is_told_in_one_sentence_and_kept(
    tmp_path: Path, column: str, kept: str, lacking: str
) -> None:
    run("play", "mexican-train", *in_terminal(tmp_path), lines=["quit"])
    with closing(connect(tmp_path / "tables.journal")) as journal, journal:
        journal.execute(f"update tables set {column} = ?", (kept,))
        before = journal.execute("select * from tables").fetchall(), journal.execute("select * from calls").fetchall()
    resumed = run("resume", "--text", "--data", str(tmp_path))
    assert resumed.exit_code == 2 and lacking in resumed.output and "is kept" in resumed.output
    assert len(resumed.output.strip().splitlines()) == 1
    listed = run("resume", "--list", "--data", str(tmp_path))
    assert listed.exit_code == 0 and f"{kept if column == 'game' else 'mexican-train'}-1" in listed.output
    with closing(connect(tmp_path / "tables.journal")) as journal:
        assert before == (
            journal.execute("select * from tables").fetchall(),
            journal.execute("select * from calls").fetchall(),
        )


@pytest.mark.parametrize(
    "digits", [f"roundhouse-rules {'9' * 5000} slosh: A", f"roundhouse-rules 1 slosh deal={'9' * 2500}: A"]
)
def test_a_code_full_of_digits_is_refused_as_any_other_text(digits: str) -> None:
    with pytest.raises(OptionError, match=r"no-rules-text|not-a-number"):
        read_rules_text(digits)
