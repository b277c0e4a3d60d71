"""What is typed in another language: it stands for words of the notation, and a command is the English one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from roundhouse.i18n.english import ENGLISH
from roundhouse.i18n.language import Commands, Language
from roundhouse.i18n.languages import LANGUAGES
from roundhouse.i18n.typed import as_typed, in_notation
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
    typed = LANGUAGES[code].typed
    assert set(typed.values()) <= KNOWN
    assert not set(typed) & KNOWN
    for word, meant in typed.items():
        assert in_notation(word, (), code) == meant
        assert in_notation(as_typed(meant, (), code), (), code) == meant


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize(
    ("commands", "read"),
    [
        (lambda language: language.commands, read_commands),
        (lambda language: language.called_commands, read_called_commands),
        (
            lambda language: {
                key: said for key, said in language.pressed_commands.items() if not key.startswith(("slot", "engine"))
            },
            read_called_commands,
        ),
    ],
    ids=["terminal", "called", "pressed"],
)
def test_a_command_in_another_language_is_the_english_one(
    commands: Callable[[Language], Commands], read: Callable[[str], object], code: str
) -> None:
    mine, theirs = commands(ENGLISH), commands(LANGUAGES[code])
    names = ("Ann", "Bo", "Cy", "Dana")
    for key, (typed, _) in mine.items():
        assert read(in_notation(theirs[key][0], names, code)) == read(typed), key


def test_a_player_who_is_called_like_a_word_stays() -> None:
    assert in_notation("5-6 en Mesa", ("Ann", "Mesa"), "es") == "5-6 on Mesa"
    assert in_notation("vía Ann 5, ¿QUIEN", (), "es") == "slot Ann 5, ¿who"
