"""Typing in another language: words are translated to those of the notation, and commands to the English ones."""

import pytest

from roundhouse.catalogs import SOURCE, messages_of
from roundhouse.games import GAMES
from roundhouse.games.text.call_parser import ACTS, ALSO, BEFORE_TRAIN, FILLERS, HIS, PLAYS
from roundhouse.i18n.notation_words import from_notation, to_notation
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.presenters.setup.levels import level_called
from roundhouse.records.player_names import RESERVED
from roundhouse.terminal.parser import ABBREVIATIONS, COMMANDS, WordMeaning, read_line, takes_path

OTHERS = [code for code in LANGUAGES if code != "en"]


KNOWN = {
    *(word for others in (COMMANDS, *ACTS.values()) for word in others),
    *ABBREVIATIONS,
    *RESERVED,
    *(name.removesuffix("-") for name in GAMES.public_trains()),
    *(*PLAYS, *FILLERS, *ALSO, *HIS, *BEFORE_TRAIN),
    *("own", "close", "points"),
}
"""Words that may be typed: orders, calls, the notation's, and those of buttons."""


@pytest.mark.parametrize("code", OTHERS)
def test_what_is_typed_stands_for_words_of_the_notation(code: str) -> None:
    meanings = [meant for meant in messages_of("typed", code) if meant != "ignored"]
    typed = [(word, meant) for meant in meanings for word in Texts(code).text(f"typed/{meant}").split(", ")]
    ignored = Texts(code).text("typed/ignored").split(", ")
    assert set(messages_of("typed")) - {"ignored"} <= KNOWN
    assert not {*ignored} & {*KNOWN, *(word for word, _ in typed)} - {"a"}
    assert [to_notation(Texts(code), word, ()) for word in ignored] == [""] * len(ignored)
    assert not {word for word, meant in typed if word != meant} & KNOWN
    assert len({word for word, _ in typed}) == len(typed) > 50
    for word, meant in typed:
        assert to_notation(Texts(code), word, ()) == meant
        assert to_notation(Texts(code), from_notation(Texts(code), meant, ()), ()) == meant


def read(line: str, dealt: bool) -> list[tuple[WordMeaning, str]]:
    """The commands of a line with what follows their words; of a call the whole sentence."""
    return [(each.meaning, each.text if each.meaning == "sentence" else each.rest) for each in read_line(line, dealt)]


def with_levels(line: str, code: str) -> str:
    """The line with levels of computer players as they are called in files: the presenter reads their names."""
    return " ".join(level_called(word, Texts(code)) or word for word in line.split(" "))


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize(
    ("topic", "dealt"),
    [("terminal", True), ("called", False), ("buttons", False)],
    ids=["terminal", "called", "pressed"],
)
def test_a_command_in_another_language_is_the_english_one(topic: str, dealt: bool, code: str) -> None:
    names = ("Ann", "Bo", "Cy", "Dana")
    fingers = ("command-slot", "command-engine") if topic == "buttons" else ()
    apart = (*fingers, "command-photo")  # a path stays as it is, and a file is called otherwise in each language
    keys = [key for key in messages_of(topic) if key.startswith("command-") and not key.startswith(apart)]
    assert len(keys) >= 10
    for key in keys:
        theirs = with_levels(to_notation(Texts(code), Texts(code).text(f"{topic}/{key}"), names), code)
        ours = with_levels(Texts().text(f"{topic}/{key}"), SOURCE)
        assert read(theirs, dealt) == read(ours, dealt), key


def test_a_player_who_is_called_like_a_word_stays() -> None:
    assert to_notation(Texts("es"), "5-6 en Mesa", ("Ann", "Mesa")) == "5-6 on Mesa"
    assert to_notation(Texts("es"), "vía Ann 5, ¿QUIEN", ()) == "slot Ann 5, ¿who"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_path_of_a_photo_stays_as_it_is_typed(code: str) -> None:
    command, path = Texts(code).text("called/command-photo").split(" ")
    assert takes_path(f"{command} {path}") and read_line(f"{command} Mein {path}")[0].rest == f"Mein {path}"
