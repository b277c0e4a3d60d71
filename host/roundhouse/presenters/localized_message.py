"""What a table says, in whichever language is spoken: it is said anew when that is switched."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Speech(Generic[T]):
    """The last thing that was said; nothing more than that is kept.

    >>> speech = Speech("en", lambda language: {"en": "Your turn", "es": "Tu turno"}[language])
    >>> speech.language = "es"
    >>> speech.now
    'Tu turno'
    """

    def __init__(self, language: str, saying: Callable[[str], T]) -> None:
        self._language = language
        self._saying = saying
        self._now = saying(language)

    @property
    def now(self) -> T:
        """What was said last, in the language that is spoken."""
        return self._now

    @property
    def saying(self) -> Callable[[str], T]:
        """What was said last, for any language."""
        return self._saying

    def say(self, saying: Callable[[str], T]) -> None:
        """Say something, as `saying` says it in a language."""
        self._saying, self._now = saying, saying(self._language)

    @property
    def language(self) -> str:
        """What is spoken; what was said last is said anew when that is switched."""
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        if language != self._language:
            self._language, self._now = language, self._saying(language)
