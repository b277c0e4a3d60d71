"""A language that remembers which of its sentences were asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from functools import cached_property
from typing import Any

from roundhouse.i18n.language import Language


class Asked(Mapping[Any, Any]):
    """A mapping that notes each key it is asked for."""

    def __init__(self, sentences: Mapping[Any, Any]) -> None:
        self.sentences = sentences
        self.asked: set[Any] = set()

    def __getitem__(self, key: Any) -> Any:
        self.asked.add(key)
        return self.sentences[key]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.sentences)

    def __len__(self) -> int:
        return len(self.sentences)

    @property
    def left(self) -> set[Any]:
        """What nobody asked for."""
        return set(self.sentences) - self.asked


def recording(language: Language) -> Language:
    """The same language, each of its mappings an `Asked`."""
    mappings = {
        field.name: Asked(getattr(language, field.name))
        for field in fields(language)
        if isinstance(getattr(language, field.name), Mapping)
    }
    recorded = replace(language, **mappings)
    # What is joined from the games' rules is kept where it was joined.
    for name, value in vars(type(language)).items():
        if isinstance(value, cached_property):
            vars(recorded)[name] = Asked(getattr(language, name))
    return recorded
