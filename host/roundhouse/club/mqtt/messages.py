"""The messages between tables and director, as values and as JSON: see TOPICS.md."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, ClassVar

VERSION = 1
LONGEST_MESSAGE = 16_384
"""Bytes of a message; the reader refuses a longer one before it parses it."""

LONGEST_NOTICE = 200
"""Characters of what the director says in words."""

ALL_TABLES = 0
"""The number that means every table."""
MOST_NAMES = 16

SIGNALS = ("begin", "five-minutes", "stop")

_INT = {"type": "integer", "minimum": -(2**31), "maximum": 2**31 - 1}
_COUNT = {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}
_TEXT = {"type": "string", "maxLength": 80}
_INTS = {"type": "array", "items": _INT, "maxItems": MOST_NAMES}
_TEXTS = {"type": "array", "items": _TEXT, "maxItems": MOST_NAMES}


class BadMessage(ValueError):
    """A message that its schema refuses."""


@dataclass(frozen=True, slots=True)
class Link:
    """Retained: whether a client is there. The broker says `up: false` as its last will."""

    schema: ClassVar[Mapping[str, Any]] = {"up": {"type": "boolean"}}
    up: bool


@dataclass(frozen=True, slots=True)
class TableState:
    """Retained: how a table stands. Of two of one match, the one with the higher `number` holds."""

    schema: ClassVar[Mapping[str, Any]] = {
        "number": _COUNT,
        "match": _TEXT,
        "round": _COUNT,
        "names": _TEXTS,
        "totals": _INTS,
    }
    number: int
    match: str
    round: int
    names: tuple[str, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundScores:
    """Event: a round has ended. `revision` grows if the table corrects it; the highest one holds.

    `winner` is a place in `names`, or NO_SEAT. Without names and points the table has taken the round back.
    """

    schema: ClassVar[Mapping[str, Any]] = {
        "match": _TEXT,
        "round": _COUNT,
        "revision": _COUNT,
        "winner": _INT,
        "names": _TEXTS,
        "points": _INTS,
    }
    match: str
    round: int
    revision: int
    winner: int
    names: tuple[str, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Receipt:
    """Event: the director has these scores on disk."""

    schema: ClassVar[Mapping[str, Any]] = {"match": _TEXT, "round": _COUNT, "revision": _COUNT}
    match: str
    round: int
    revision: int


@dataclass(frozen=True, slots=True)
class HallSignal:
    """Event: what every hub sounds. A table sounds a `number` only if it is higher than all heard of the evening."""

    schema: ClassVar[Mapping[str, Any]] = {"evening": _TEXT, "number": _COUNT, "cue": {"enum": list(SIGNALS)}}
    evening: str
    number: int
    cue: str


@dataclass(frozen=True, slots=True)
class Notice:
    """Event: what the director says in words, to one table or to ALL_TABLES. Numbered as a signal is."""

    schema: ClassVar[Mapping[str, Any]] = {
        "evening": _TEXT,
        "number": _COUNT,
        "table": _COUNT,
        "text": {"type": "string", "maxLength": LONGEST_NOTICE},
    }
    evening: str
    number: int
    table: int
    text: str


@dataclass(frozen=True, slots=True)
class Leaders:
    """Retained: who leads the standings; their lamps shine between rounds. Nobody where that is not wanted."""

    schema: ClassVar[Mapping[str, Any]] = {"names": _TEXTS}
    names: tuple[str, ...]


MESSAGES: Mapping[str, type] = {
    "link": Link,
    "state": TableState,
    "scores": RoundScores,
    "receipt": Receipt,
    "signal": HallSignal,
    "notice": Notice,
    "leaders": Leaders,
}
"""Each kind of message by the level of its topic that names it."""


def to_payload(message: Any) -> bytes:
    return json.dumps({"version": VERSION, **asdict(message)}, ensure_ascii=False, separators=(",", ":")).encode()


def from_payload(kind: str, payload: bytes) -> Any:
    """The message of a payload; raises BadMessage for anything that the schema refuses.

    >>> from_payload("link", b'{"version":1,"up":false}')
    Link(up=False)
    """
    if len(payload) > LONGEST_MESSAGE:
        raise BadMessage("too long")
    try:
        said = json.loads(payload)
    except (ValueError, RecursionError) as error:
        raise BadMessage("no JSON") from error
    properties = _properties(kind)
    if not isinstance(said, dict) or said.keys() != {"version", *properties}:
        raise BadMessage("other fields than those of the schema")
    if type(said["version"]) is not int or said["version"] != VERSION:
        raise BadMessage("another version")
    for name, rule in properties.items():
        if not _fits(said[name], rule):
            raise BadMessage(f"{name} is out of its bounds")
    values = {name: tuple(value) if isinstance(value := said[name], list) else value for name in properties}
    if len({len(value) for value in values.values() if isinstance(value, tuple)}) > 1:
        raise BadMessage("not as many points as names")
    return MESSAGES[kind](**values)


def _properties(kind: str) -> Mapping[str, Any]:
    shape = MESSAGES[kind]
    schema: Mapping[str, Any] = shape.schema  # type: ignore[attr-defined]
    assert list(schema) == [each.name for each in fields(shape)]
    return schema


def _fits(value: object, rule: Mapping[str, Any]) -> bool:
    """Whether a value fits one of the few rules that the schemas above use."""
    if "enum" in rule:
        return isinstance(value, str) and value in rule["enum"]
    match rule["type"]:
        case "boolean":
            return isinstance(value, bool)
        case "integer":
            return type(value) is int and rule["minimum"] <= value <= rule["maximum"]
        case "string":
            return isinstance(value, str) and len(value) <= rule["maxLength"] and value.isprintable()
        case _:
            return (
                isinstance(value, list)
                and len(value) <= rule["maxItems"]
                and all(_fits(each, rule["items"]) for each in value)
            )
