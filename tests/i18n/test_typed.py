"""What is typed in another language: it stands for words of the notation, and a command is the English one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from roundhouse.i18n.texts import LANGUAGES
from roundhouse.i18n.typed import as_typed, in_notation
from roundhouse.messages import SOURCE, messages_of, text
from roundhouse.players import PLAYERS
from roundhouse.records.player_names import RESERVED
from roundhouse.referee.call_parser import ACTS
from roundhouse.terminal.parser import DEALT_COMMANDS, read_called_commands, read_commands

OTHERS = [code for code in LANGUAGES if code != "en"]


KNOWN = {
    *(word for others in (*DEALT_COMMANDS.values(), *ACTS.values()) for word in others),
    *RESERVED,
    *PLAYERS,
    *("on", "own", "public", "close", "points", "who", "trust", "redo", "slot", "press", "hold", "twice"),
}
"""Words that may be typed: orders, calls, the notation's, and those of buttons."""


@pytest.mark.parametrize("code", OTHERS)
def test_what_is_typed_stands_for_words_of_the_notation(code: str) -> None:
    typed = [(word, meant) for meant in messages_of("typed", code) for word in text(f"typed/{meant}", code).split(", ")]
    assert set(messages_of("typed")) <= KNOWN
    assert not {word for word, meant in typed if word != meant} & KNOWN
    assert len({word for word, _ in typed}) == len(typed) > 50
    for word, meant in typed:
        assert in_notation(word, (), code) == meant
        assert in_notation(as_typed(meant, (), code), (), code) == meant


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize(
    ("topic", "read"),
    [
        ("terminal", read_commands),
        ("called", read_called_commands),
        ("buttons", read_called_commands),
    ],
    ids=["terminal", "called", "pressed"],
)
def test_a_command_in_another_language_is_the_english_one(topic: str, read: Callable[[str], object], code: str) -> None:
    names = ("Ann", "Bo", "Cy", "Dana")
    fingers = ("command-slot", "command-engine") if topic == "buttons" else ()
    keys = [key for key in messages_of(topic) if key.startswith("command-") and not key.startswith(fingers)]
    assert len(keys) >= 10
    for key in keys:
        theirs = in_notation(text(f"{topic}/{key}", code), names, code)
        assert read(theirs) == read(text(f"{topic}/{key}", SOURCE)), key


def test_a_player_who_is_called_like_a_word_stays() -> None:
    assert in_notation("5-6 en Mesa", ("Ann", "Mesa"), "es") == "5-6 on Mesa"
    assert in_notation("vía Ann 5, ¿QUIEN", (), "es") == "slot Ann 5, ¿who"
