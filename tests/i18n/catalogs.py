"""The message catalogs as data: every text of every language, with the facts it asks for."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import roundhouse

LOCALES = Path(roundhouse.__file__).parent / "i18n" / "locales"
SAME = "Same in English."
"""The comment on a message that is the same as in English on purpose."""


@dataclass(frozen=True)
class Entry:
    """A text: its pattern, the comment of its message, and where it stands."""

    id: str
    pattern: ast.Pattern
    comment: str
    path: Path

    @property
    def facts(self) -> frozenset[str]:
        return frozenset(node.id.name for node in nodes(self.pattern) if isinstance(node, ast.VariableReference))

    @property
    def words(self) -> list[str]:
        """The text in it, piece by piece, without facts."""
        return [node.value for node in nodes(self.pattern) if isinstance(node, ast.TextElement)]

    @property
    def text(self) -> str:
        return "".join(self.words).strip()

    @property
    def selectors(self) -> list[ast.SelectExpression]:
        """The choices in it, such as between singular and plural."""
        return [node for node in nodes(self.pattern) if isinstance(node, ast.SelectExpression)]


def files(language: str) -> dict[str, Path]:
    folder = LOCALES / language
    return {path.relative_to(folder).with_suffix("").as_posix(): path for path in sorted(folder.rglob("*.ftl"))}


@cache
def resource(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


@cache
def entries(language: str) -> dict[str, Entry]:
    """Every text of a language by its id, in the order of the files."""
    return {entry.id: entry for topic, path in files(language).items() for entry in _entries(topic, path)}


def _entries(topic: str, path: Path) -> Iterator[Entry]:
    for message in resource(path).body:
        if isinstance(message, ast.Message):
            comment = (message.comment.content or "") if message.comment else ""
            id = f"{topic}/{message.id.name}"
            if message.value is not None:
                yield Entry(id, message.value, comment, path)
            for attribute in message.attributes:
                yield Entry(f"{id}.{attribute.id.name}", attribute.value, comment, path)


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def names(topic: str, language: str = "en") -> set[str]:
    return {each.id.name for each in resource(files(language)[topic]).body if isinstance(each, ast.Message)}
