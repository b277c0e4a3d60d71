"""A position from the line that `position_text` describes: the game that it names, its fields, their contradictions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.catalogs import Message
from roundhouse.games.core.options import read_options
from roundhouse.games.core.position import Position
from roundhouse.games.core.position_text import PositionText
from roundhouse.games.core.rulings import Unreadable
from roundhouse.games.registry import GAMES
from roundhouse.games.text.position_fault import fault_of_position

NAMING: Final = ("name", "first", "second")
"""The facts of a fault that name a train."""


def read_fields(line: str, words: Sequence[str]) -> dict[str, str]:
    """The fields among words like `turn=B`. Raises Unreadable for another word, and for a field that stands twice."""
    fields: dict[str, str] = {}
    for word in words:
        field, equals, value = word.partition("=")
        if not equals:
            raise Unreadable(line, line, "positions/field", text=word)
        if field in fields:
            raise Unreadable(line, line, "positions/field-once", field=field)
        fields[field] = value
    return fields


def read_position(text: str, names: Sequence[str] = ()) -> Position:
    """The position that a line describes; errors call the seats by `names`, where there are some.

    Raises Unreadable when a field is missing, unknown or cannot be, and OptionError for house rules that cannot be.
    """
    name, *words = text.split() or [""]
    if name not in GAMES:
        raise Unreadable(text, text, "positions/game-first", games=", ".join(GAMES), text=name or "-")
    fields = read_fields(text, words)
    kind = GAMES[name]
    options = {field: fields.pop(field) for field in list(fields) if field in kind.options_type.__dataclass_fields__}
    seats = fields.pop("seats", "")
    if not seats.removeprefix("-").isdecimal():
        raise Unreadable(text, text, "positions/field-whole-number", field="seats")
    reader = PositionText(kind(int(seats), read_options(kind.options_type, options)), text, fields, names)
    position = reader.read_position()
    if fault := fault_of_position(position):
        called = {key: reader.among([str(value)]) for key, value in fault.facts.items() if key in NAMING}
        raise reader.unreadable(Message(fault.id, **{**fault.facts, **called}))
    return position
