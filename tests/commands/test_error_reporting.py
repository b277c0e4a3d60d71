"""Errors of commands: one line in the requested language."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import click
import pytest
from click.testing import CliRunner, Result

from roundhouse.commands.environment import DATA_VARIABLE
from roundhouse.commands.error_reporting import ImpossibleRequest, OneLineGroup
from roundhouse.games.options import OptionError


def run(work: Callable[[], object], *words: str) -> Result:
    """The result of a command that does this."""
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


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_an_error_in_a_thread_is_logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    usual = threading.excepthook
    result = run(divide_in_a_thread)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "ZeroDivisionError" in (tmp_path / "roundhouse.log").read_text(encoding="utf-8")
    assert threading.excepthook is usual
