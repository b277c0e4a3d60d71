"""The texts of the command line's help."""

from __future__ import annotations

import re
from collections.abc import Mapping

from roundhouse.catalogs import has_text
from roundhouse.i18n.lookup import message_name
from roundhouse.i18n.texts import Texts


def command_help(texts: Texts, command: str, facts: Mapping[str, object]) -> str:
    """The help of a command, for click: paragraphs, of which those after a line of `\\b` are not wrapped."""
    return texts.text(f"commands/{command}.help", **facts).replace("\\b\n", "\b\n")


def command_line(texts: Texts, command: str) -> str:
    return texts.text(f"commands/{command}")


def option_help(texts: Texts, command: str, option: str, facts: Mapping[str, object]) -> str:
    """The help of an option of a command; `option` is its longest name.

    >>> option_help(Texts(), "flash", "--replace", {}), option_help(Texts("es"), "referee", "--out", {})
    ("Replace a program on the Pico that is not the hub's.", 'Guarda aquí record.txt y table.png.')
    """
    name = message_name(option.removeprefix("--"))
    own = f"command-line/option-{command}-{name}"
    return texts.text(own if has_text(own) else f"command-line/option-{name}", **facts)


def heading(texts: Texts, name: str) -> str:
    return texts.text(f"command-line/heading-{name}")


def metavar(texts: Texts, written: str) -> str:
    """The placeholder of a value in the help.

    >>> metavar(Texts("es"), "[FILE.uf2]"), metavar(Texts("es"), "N")
    ('[ARCHIVO.uf2]', 'N')
    """
    return re.sub("[A-Z]{2,}", lambda match: _metavar(texts, match[0]), written)


def _metavar(texts: Texts, word: str) -> str:
    id = f"command-line/metavar-{word.lower()}"
    return texts.text(id) if has_text(id) else word
