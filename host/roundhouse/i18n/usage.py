"""The help of the command line."""

from __future__ import annotations

import re
from collections.abc import Mapping

from roundhouse.i18n.languages import language_of


def guide(command: str, language: str, facts: Mapping[str, object]) -> str:
    """What a command does, as click takes it: paragraphs, and those that stay as they are behind a line of `\\b`."""
    words = language_of(language)
    return words.say(words.guides[command][1], facts)


def in_short(command: str, language: str) -> str:
    """What a command does, in a line.

    >>> in_short("games", "es")
    'Enumera los juegos.'
    """
    return language_of(language).guides[command][0]


def option_help(command: str, option: str, language: str, facts: Mapping[str, object]) -> str:
    """What an option of a command does; `option` is its longest name.

    >>> option_help("flash", "--replace", "en", {}), option_help("referee", "--out", "es", {})
    ("Also if the Pico starts a program that is not the hub's.", 'Deja aquí record.txt y table.png.')
    """
    words = language_of(language)
    name = option.removeprefix("--")
    own = f"{command}.{name}"
    return words.say(words.usage[own if own in words.usage else name], facts)


def heading(name: str, language: str) -> str:
    """What stands above options, above commands, and before the usage."""
    return language_of(language).usage[name]


def metavar(text: str, language: str) -> str:
    """What stands for what is to be written.

    >>> metavar("[FILE.uf2]", "es"), metavar("N", "es")
    ('[ARCHIVO.uf2]', 'N')
    """
    known = language_of(language).metavars
    return re.sub("[A-Z]{2,}", lambda match: known.get(match[0], match[0]), text)
