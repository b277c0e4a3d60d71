"""A text by its name, from the topics of its kind: one lookup for screens, terminal and paper."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.catalogs import languages, text
from roundhouse.i18n.lookup import SCREENS, TERMINAL, commands_of, joined, message_name, text_in

LANGUAGES = tuple(languages())
"""Every language by its two letters; each is a folder of `locales`."""


def label(name: str, language: str = "en", **facts: object) -> str:
    """A button, a heading, a small print.

    >>> label("draw"), label("round", round=4, rounds=13)
    ('Draw a tile', 'Round 4 of 13')
    """
    return text(f"labels/{message_name(name)}", language, **facts)


def screen_text(sentence: str, language: str = "en", **facts: object) -> str:
    """A sentence of the screens; whole numbers among the facts may choose between singular and plural.

    >>> screen_text("deal-for", players=4), screen_text("deal-for", players=1)
    ('Deal for 4 players', 'Deal for 1 player')
    """
    return text_in(SCREENS, sentence, language, **facts)


def lesson_text(sentence: str, language: str = "en", **facts: object) -> str:
    """A text of the coach in a first game."""
    return screen_text(f"learn-{sentence}", language, **facts)


def terminal_text(sentence: str, language: str = "en", **facts: object) -> str:
    """A sentence of the terminal; numbers agree with their nouns.

    >>> terminal_text("saved", name="mexican-train-3"), terminal_text("undo-possible", possible=1)
    ('The table is saved: continue with `roundhouse resume mexican-train-3`.', 'Only one step can be taken back.')
    """
    return text_in(TERMINAL, sentence, language, **facts)


def terminal_commands(language: str) -> list[tuple[str, str]]:
    """The commands that can be typed, each with what it does."""
    return commands_of("terminal", language)


def called_text(sentence: str, language: str = "en", **facts: object) -> str:
    """A sentence of the called table; numbers agree with their nouns.

    >>> called_text("sum", parts="7 + 10", sum=17)
    '7 + 10 = 17'
    """
    return text(f"called/{message_name(sentence)}", language, **facts)


def called_commands(language: str) -> list[tuple[str, str]]:
    """The commands that can be typed, each with what it does."""
    return commands_of("called", language)


def buttons_text(sentence: str, language: str = "en", **facts: object) -> str:
    """A sentence of a slots-only table.

    >>> buttons_text("no-meaning")
    'That button does nothing now.'
    """
    return text(f"buttons/{message_name(sentence)}", language, **facts)


def buttons_commands(language: str) -> list[tuple[str, str]]:
    """The meanings of the buttons, and the commands that can be typed."""
    return commands_of("buttons", language)


def phone_text(sentence: str, language: str = "en", **facts: object) -> str:
    """A sentence of the phones' pages; numbers agree with their nouns.

    >>> phone_text("tiles", count=1), phone_text("tiles", count=7)
    ('1 tile', '7 tiles')
    """
    return text(f"phones/{message_name(sentence)}", language, **facts)


def printed_text(name: str, language: str = "en", **facts: object) -> str:
    """A heading, a line or a mark on paper; numbers agree with their nouns.

    >>> printed_text("reading"), printed_text("rounds-fixed", count=13)
    ('our reading', '13 rounds')
    """
    return text(f"printed/{message_name(name)}", language, **facts)


def wire_text(sentence: str, language: str = "en", **facts: object) -> str:
    """A line of the wire in words, or one about it.

    >>> wire_text("gesture-long", place=wire_text("engine")), wire_text("healed-restarts", count=1)
    ('the engine was held', '1 restart')
    """
    return text(f"wire/{message_name(sentence)}", language, **facts)


def any_of(names: Sequence[str], language: str) -> str:
    """`Ann, Bo or Cy`."""
    return joined("any-of", names, language)


def all_of(names: Sequence[str], language: str) -> str:
    """`Ann, Bo and Cy`."""
    return joined("all-of", names, language)


def language_name(code: str) -> str:
    """The name of a language in that language.

    >>> language_name("es")
    'Español'
    """
    return text("language/name", code)
