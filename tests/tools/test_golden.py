"""Whole matches come out as they are written down, move by move, ruling by ruling, point by point."""

from pathlib import Path

import pytest

from roundhouse.records.scenario import read_scenarios
from tools import golden

FILES = sorted(golden.FOLDER.rglob("*.txt"))


def test_every_transcript_has_its_recipe() -> None:
    written = {recipe.file for recipe in golden.RECIPES}
    assert {file.name for file in FILES if file.parent == golden.FOLDER} == written


@pytest.mark.parametrize("recipe", golden.RECIPES, ids=lambda recipe: recipe.file)
def test_the_transcript_is_what_is_played(recipe: golden.Recipe) -> None:
    written = (golden.FOLDER / recipe.file).read_text(encoding="utf-8")
    assert golden.Transcript(recipe).text() == written, (
        "the rules have changed: run `make golden` and read the difference"
    )


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_referee_rules_as_the_transcript_says(file: Path) -> None:
    (scenario,) = read_scenarios(file.read_text(encoding="utf-8"), file.name)
    ran = scenario.run()
    assert ran.claims and ran.expectations
