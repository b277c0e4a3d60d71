"""Every message that the host names by its id, read from its source, with the facts it is given there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.i18n import source
from tests.i18n.catalogs import files

_ID = re.compile(r"([a-z-]+(?:/[a-z-]+)*)/[a-z0-9-]+(?:\.[a-z-]+)?")


@dataclass(frozen=True)
class NamedMessage:
    """An id in the source: where, and the facts that the call around it gives, or None where there is no such call."""

    id: str
    where: str
    facts: frozenset[str] | None


@cache
def messages_in_source() -> tuple[NamedMessage, ...]:
    """Every id that stands in the source as a text of its own."""
    return tuple(named for path in source.files() for named in _named_in(path))


def _named_in(path: Path) -> Iterator[NamedMessage]:
    nodes = source.nodes(path)
    calls = {id(argument): node for node in nodes if isinstance(node, ast.Call) for argument in node.args}
    parts = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in nodes:
        if (
            id(node) not in parts
            and isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and _is_id(node.value)
        ):
            call = calls.get(id(node))
            given = frozenset(keyword.arg or "**" for keyword in call.keywords) if call else None
            yield NamedMessage(str(node.value), f"{path.name}:{node.lineno}", given)


def _is_id(text: object) -> bool:
    found = _ID.fullmatch(text) if isinstance(text, str) else None
    return found is not None and found[1] in files("en")
