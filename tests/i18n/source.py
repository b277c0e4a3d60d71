"""The host's source as syntax, each file parsed once for all tests, and the messages that it names by their ids."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.i18n import catalogs
from tests.syntax import tree

import roundhouse

HOST = Path(roundhouse.__file__).parent
FRONTS = ("commands", "presenters", "program", "terminal", "window")
"""Where people are spoken to."""
_ID = re.compile(r"([a-z-]+(?:/[a-z-]+)*)/[a-z0-9-]+(?:\.[a-z-]+)?")


@cache
def files(*places: str) -> tuple[Path, ...]:
    return tuple(path for place in places or ("",) for path in sorted((HOST / place).rglob("*.py")))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(tree(path.read_text(encoding="utf-8"))))


@cache
def calls(*places: str) -> tuple[tuple[Path, ast.Call], ...]:
    return tuple((path, node) for path in files(*places) for node in nodes(path) if isinstance(node, ast.Call))


def called(call: ast.Call) -> str:
    return str(getattr(call.func, "attr", getattr(call.func, "id", "")))


@dataclass(frozen=True)
class NamedMessage:
    """An id in the source: where, and the facts that the call around it gives, or None where there is no such call."""

    id: str
    where: str
    facts: frozenset[str] | None


@cache
def messages_in_source() -> tuple[NamedMessage, ...]:
    """Every id that stands in the source as a text of its own."""
    return tuple(named for path in files() for named in _named_in(path))


def _named_in(path: Path) -> Iterator[NamedMessage]:
    found = nodes(path)
    calls = {id(argument): node for node in found if isinstance(node, ast.Call) for argument in node.args}
    parts = {id(part) for node in found if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in found:
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
    return found is not None and found[1] in catalogs.files("en")
