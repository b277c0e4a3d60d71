"""Whole matches equal their transcripts, move by move; tests/games/test_scenarios.py rules on them as they say."""

from pathlib import Path

import pytest
from tools.rules import transcripts as golden

from roundhouse.games.registry import own_entry_points

WRITTEN = sorted(golden.FOLDER.glob("*.txt"))


def test_every_game_has_a_transcript() -> None:
    played = {golden.recipe_of(file.read_text(encoding="utf-8")).game.split()[1] for file in WRITTEN}
    assert played == {point.load().name for point in own_entry_points()}


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: file.name)
def test_the_transcript_is_what_is_played(file: Path) -> None:
    written = file.read_text(encoding="utf-8")
    assert golden.Transcript(golden.recipe_of(written)).text() == written, (
        "the rules have changed: run `make golden` and read the difference"
    )
