"""The texts of the command line's help."""

from __future__ import annotations

import re
from collections.abc import Mapping

from roundhouse.catalogs import has_text, text
from roundhouse.i18n.lookup import message_name


def command_help(command: str, language: str, facts: Mapping[str, object]) -> str:
    """What a command does, for click: paragraphs, of which those after a line of `\\b` are not wrapped."""
    return text(f"commands/{command}.help", language, **facts).replace("\\b\n", "\b\n")


def command_line(command: str, language: str) -> str:
    """What a command does, in a line.

    >>> command_line("games", "es")
    'Enumera los juegos.'
    """
    return text(f"commands/{command}", language)


def option_help(command: str, option: str, language: str, facts: Mapping[str, object]) -> str:
    """What an option of a command does; `option` is its longest name.

    >>> option_help("flash", "--replace", "en", {}), option_help("referee", "--out", "es", {})
    ("Replace a program on the Pico that is not the hub's.", 'Guarda aquí record.txt y table.png.')
    """
    name = message_name(option.removeprefix("--"))
    own = f"command-line/option-{command}-{name}"
    return text(own if has_text(own) else f"command-line/option-{name}", language, **facts)


def heading(name: str, language: str) -> str:
    """The heading above options or commands, or before the usage."""
    return text(f"command-line/heading-{name}", language)


def metavar(written: str, language: str) -> str:
    """The placeholder of a value in the help.

    >>> metavar("[FILE.uf2]", "es"), metavar("N", "es")
    ('[ARCHIVO.uf2]', 'N')
    """
    return re.sub("[A-Z]{2,}", lambda match: _metavar(match[0], language), written)


def _metavar(word: str, language: str) -> str:
    id = f"command-line/metavar-{word.lower()}"
    return text(id, language) if has_text(id) else word
