"""Errors of commands: one line, in the language that was asked for."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from roundhouse.commands.errors import CannotBeError, OneLineGroup
from roundhouse.commands.outside import DATA_VARIABLE
from roundhouse.games.options import OptionError
from roundhouse.words.english import ENGLISH
from roundhouse.words.language import RuleWords
from roundhouse.words.languages import LANGUAGES


@pytest.mark.parametrize("error", [CannotBeError("bad-seed"), OptionError("bad-seed")])
def test_an_error_is_told_in_the_language_asked_for(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    sentences = {"bad-seed": "Anders."}
    monkeypatch.setitem(
        LANGUAGES, "xx", replace(ENGLISH, terminal=sentences, rules=(RuleWords({}, {}, {}, {}, sentences),))
    )

    @click.command()
    @click.option("--language", expose_value=False)
    def fail() -> None:
        raise error

    result = CliRunner().invoke(OneLineGroup(commands={"fail": fail}), ["fail", "--language", "xx"])
    assert (result.exit_code, result.stderr) == (2, "roundhouse: Anders.\n")


def test_what_goes_wrong_in_a_thread_is_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))

    @click.command()
    def work() -> None:
        thread = threading.Thread(target=lambda: 1 / 0)
        thread.start()
        thread.join()

    usual = threading.excepthook
    result = CliRunner().invoke(OneLineGroup(commands={"work": work}), ["work"])
    assert (result.exit_code, result.stderr) == (0, "")
    assert "ZeroDivisionError" in (tmp_path / "roundhouse.log").read_text(encoding="utf-8")
    assert threading.excepthook is usual
