"""Texts that choose their words by facts, in Fluent. It takes a while to load, and most texts are plain."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Self, cast
from unicodedata import normalize

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment, TextElement, VariableReference
from fluent.runtime.types import FluentNumber, FluentType

_REFERENCE = re.compile(r"{\s*(-?[A-Za-z][\w-]*)")


class FluentInt(FluentNumber, int):
    """A whole number for Fluent: it chooses the plural, and is written as it is `formatted`."""

    formatted: str

    @classmethod
    def of(cls, number: int, formatted: str) -> Self:
        whole = cls(number)
        whole.formatted = formatted
        return whole

    def format(self, locale: Locale) -> str:
        del locale
        return self.formatted


class Bundle(FluentBundle):
    """The messages of one topic in one language. Each is parsed when it is first asked for: parsing costs the most."""

    def __init__(self, locale: str, sources: Mapping[str, str]) -> None:
        starts = cast("Callable[[Any], FluentType]", _starts)
        super().__init__([locale], functions={"STARTS": starts}, use_isolating=False)
        self._sources, self._parsed = sources, set[str]()

    def said(self, message: str, attribute: str, facts: Mapping[str, str | FluentInt]) -> tuple[str, list[Exception]]:
        """The text of a message or of a part of it, and what went wrong."""
        self._parse(message)
        found = self.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, "it was looked for"
        plain = _join_parts(pattern, facts)
        if plain is not None:
            return plain, []
        said, errors = self.format_pattern(pattern, facts)
        return str(said), errors

    def _parse(self, name: str) -> None:
        if name in self._parsed or name not in self._sources:
            return
        self._parsed.add(name)
        self.add_resource(FluentResource(self._sources[name]))
        for other in _REFERENCE.findall(self._sources[name]):
            self._parse(other)

    def format_pattern(self, pattern: Pattern, args: Mapping[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        """As in the base class, which would turn our numbers into its own."""
        errors: list[Exception] = []
        environment = ResolverEnvironment(
            context=self, current=CurrentEnvironment(args=dict(args or {})), errors=errors
        )
        return pattern(environment), errors


def _join_parts(pattern: Any, facts: Mapping[str, str | FluentInt]) -> str | None:
    """A text of nothing but words and facts; None for any other. Fluent is slower, and takes no fact over 2,500
    letters."""
    parts = []
    for element in pattern.elements if isinstance(pattern, Pattern) else [pattern]:
        inner = getattr(element, "expression", None)
        if isinstance(element, TextElement):
            parts.append(element.value)
        elif isinstance(inner, VariableReference) and inner.id.name in facts:
            fact = facts[inner.id.name]
            parts.append(fact if isinstance(fact, str) else fact.formatted)
        else:
            return None
    return "".join(parts)


def _starts(word: str | FluentType, *, like: str) -> str:
    """For catalogs: `yes` if a word begins as the pattern says, small and without regard to accents; else `no`."""
    return "yes" if re.match(like, normalize("NFD", str(word).casefold())) else "no"
