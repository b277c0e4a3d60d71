"""Errors of commands: one line, in the language that was asked for."""

from __future__ import annotations

from dataclasses import replace

import click
import pytest
from click.testing import CliRunner

from roundhouse.commands.errors import CannotBeError, OneLineGroup
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
