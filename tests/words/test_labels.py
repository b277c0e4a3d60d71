"""Labels: what the program asks for is there, in every language with the same facts."""

from __future__ import annotations

import ast
from dataclasses import fields
from pathlib import Path
from string import Formatter

import pytest

import roundhouse
from roundhouse import words
from roundhouse.games import GAMES
from roundhouse.words.english import ENGLISH
from roundhouse.words.languages import LANGUAGES
from roundhouse_hub.lamps.scene import CUES, STATES


def labels_in_source() -> set[str]:
    """The labels that some module of the host asks for by name."""
    return {
        node.args[0].value
        for path in Path(roundhouse.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and (getattr(node.func, "id", "") == "label" or getattr(node.func, "attr", "") == "label")
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    }


def test_every_label_that_is_asked_for_is_there() -> None:
    assert labels_in_source() <= set(ENGLISH.labels)


def test_every_lamp_and_cue_has_its_words() -> None:
    for code, language in LANGUAGES.items():
        assert set(language.cues) == set(CUES)
        assert set(language.lamps) == {*STATES, "turn", "refused", "engine"}
        assert all(words.cue(name, code) for name in CUES)
        assert all(words.lamp(state, code) for state in language.lamps)


def test_sample_names_are_enough_short_and_different() -> None:
    most = max(game.seats_offered[-1] for game in GAMES.values())
    assert len(set(words.SAMPLE_NAMES)) == len(words.SAMPLE_NAMES) >= most
    assert all(len(name) <= 8 for name in words.SAMPLE_NAMES)


def places(sentence: object) -> set[str]:
    texts = sentence if isinstance(sentence, tuple) else (sentence,)
    return {name for text in texts for _, name, _, _ in Formatter().parse(str(text)) if name}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_says_all_that_english_says_with_the_same_facts(code: str) -> None:
    language = LANGUAGES[code]
    for field in fields(ENGLISH):
        mine, theirs = getattr(ENGLISH, field.name), getattr(language, field.name)
        if isinstance(mine, dict):
            assert set(theirs) == set(mine)
            for key in mine:
                assert places(theirs[key]) <= places(mine[key]), f"{field.name} {key}"


def test_an_unknown_language_is_english() -> None:
    assert words.label("draw", "xx") == "Draw a tile"
