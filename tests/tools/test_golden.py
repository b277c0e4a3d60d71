"""Whole matches equal their transcripts, move by move, ruling by ruling, point by point."""

from pathlib import Path

import pytest
from tools.rules import transcripts as golden

from roundhouse.games.registry import own_entry_points
from roundhouse.records.scenario import read_scenarios

FILES = sorted(golden.FOLDER.rglob("*.txt"))
WRITTEN = [file for file in FILES if file.parent == golden.FOLDER]


def test_every_game_has_a_transcript() -> None:
    played = {golden.recipe_of(file.read_text(encoding="utf-8")).game.split()[1] for file in WRITTEN}
    assert played == {point.load().name for point in own_entry_points()}


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: file.name)
def test_the_transcript_is_what_is_played(file: Path) -> None:
    written = file.read_text(encoding="utf-8")
    assert golden.Transcript(golden.recipe_of(written)).text() == written, (
        "the rules have changed: run `make golden` and read the difference"
    )


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_referee_rules_as_the_transcript_says(file: Path) -> None:
    (scenario,) = read_scenarios(file.read_text(encoding="utf-8"), file.name)
    ran = scenario.run()
    assert ran.covered and ran.expectations
