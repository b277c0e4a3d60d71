"""Errors of commands: one line in the requested language."""

import errno
import threading
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import click
import pytest
from click.testing import CliRunner, Result

import roundhouse
from roundhouse.cli import main
from roundhouse.commands.error_reporting import FAILED, IMPOSSIBLE, OneLineGroup
from roundhouse.games.core.options import OptionError
from roundhouse.games.mexican_train import MexicanTrain
from roundhouse.program.environment import DATA_VARIABLE
from roundhouse.program.errors import ImpossibleRequest
from roundhouse.program.journal_tables import add_to_journal
from roundhouse.records.journal import Journal
from roundhouse.referee import Chance, SeatedPlayer, TableSession

MATCH = Path(__file__).resolve().parents[1] / "golden/slosh.txt"


def run(work: Callable[[], object], *words: str) -> Result:
    command = click.Command("work", callback=work, params=[click.Option(["--language"], expose_value=False)])
    return CliRunner().invoke(OneLineGroup(commands={"work": command}), ["work", *words])


def divide_in_a_thread() -> None:
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (ImpossibleRequest("bad-seed"), "Ese --seed no sirve: escribe hasta 64 letras y cifras."),
        (
            OptionError("not-a-number", option="deal", value="x"),
            "deal no puede ser x: escribe un número entero desde 1.",
        ),
    ],
)
def test_an_error_is_printed_in_the_requested_language(error: Exception, told: str) -> None:
    result = run(Mock(side_effect=error), "--language", "es")
    assert (result.exit_code, result.stderr) == (2, f"roundhouse: {told}\n")


def test_a_refusal_of_the_system_is_not_called_a_fault_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    result = run(Mock(side_effect=PermissionError(errno.EACCES, "no", "/else/where")), "--language", "en")
    assert result.exit_code == FAILED
    assert result.stderr.startswith(
        "roundhouse: This computer refused what the command needs (/else/where: you have no permission); "
    )
    assert "PermissionError" in (tmp_path / "roundhouse.log").read_text(encoding="utf-8")


def test_a_program_that_was_upgraded_while_it_ran_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    monkeypatch.setattr(roundhouse, "__file__", str(tmp_path / "__init__.py"))
    (tmp_path / "__init__.py").write_text('__version__ = "99.0"\n', encoding="utf-8")
    with Journal(tmp_path) as journal:
        table = TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")], Chance("1"))
        result = run(lambda: add_to_journal(journal, table) and 1 / 0, "--language", "en")
    assert result.exit_code == FAILED
    assert "Roundhouse was upgraded or removed while it ran: start it again; the details are in" in result.stderr
    assert "The table is saved: continue with `roundhouse resume mexican-train-1`" in result.stderr


@pytest.mark.parametrize("finished", [False, True, None])
def test_only_a_table_that_can_be_resumed_is_promised_after_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, finished: bool | None
) -> None:
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))

    def break_down() -> None:
        with Journal(tmp_path) as journal:
            if finished is not None:
                page = add_to_journal(
                    journal, TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")], Chance("1"))
                )
                if finished:
                    page.finish()
            raise ZeroDivisionError

    result = run(break_down, "--language", "en")
    assert result.exit_code == FAILED
    assert ("`roundhouse resume mexican-train-1`" in result.stderr) is (finished is False)


def test_the_exit_code_is_the_same_for_the_same_kind_of_error(tmp_path: Path) -> None:
    gone = str(tmp_path / "gone" / "file")
    codes = {
        (*words,): CliRunner().invoke(main, [*words, "--language", "en"]).exit_code
        for words in (
            ["check", gone],
            ["replay", gone],
            ["review", gone],
            ["club", "seat", gone],
            ["club", "standings", gone],
            ["flash", "--image", gone],
            ["monitor", "--replay", gone],
            ["monitor", "sim://", "--record", gone],
            ["rules", "slosh", "--out", gone],
            ["stats", "--csv", gone, "--data", str(tmp_path)],
            ["play", "--data", f"{__file__}/data"],
            ["status", "foo://"],
            ["serve", "--hall", "localhost", "--players", "Ann", "--data", str(tmp_path)],
        )
    }
    assert set(codes.values()) == {IMPOSSIBLE}, codes


@pytest.mark.parametrize("words", [["rules", "slosh"], ["replay", "RECORD"], ["check", "RECORD"], ["games"]])
@pytest.mark.parametrize("encoding", ["cp1252", "cp437"])
def test_output_that_is_not_unicode_is_written_in_plain_characters(
    words: list[str], encoding: str, tmp_path: Path
) -> None:
    record = tmp_path / "record.txt"
    moves = (line for line in MATCH.open(encoding="utf-8") if not line.startswith(("scenario", "expect")))
    record.write_text("".join(line for line in moves if " ! " not in line and " ? " not in line), encoding="utf-8")
    given = [str(record) if word == "RECORD" else word for word in words]
    result = CliRunner(charset=encoding).invoke(main, [*given, "--language", "de"])
    assert result.exit_code == 0, result.stderr
    assert result.stdout_bytes.decode(encoding)


def test_bytes_that_are_no_text_do_not_end_a_table(tmp_path: Path) -> None:
    words = ["play", "--text", "--hub", "none", "--players", "Ann,Bo", "--language", "en", "--data", str(tmp_path)]
    result = CliRunner().invoke(main, words, input=b"\xff\xfe\nscores\nquit\n")
    assert result.exit_code == 0
    assert "Total" in result.stdout  # the line after the bytes was read, too


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_an_error_in_a_thread_is_logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    usual = threading.excepthook
    result = run(divide_in_a_thread)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "ZeroDivisionError" in (tmp_path / "roundhouse.log").read_text(encoding="utf-8")
    assert threading.excepthook is usual
