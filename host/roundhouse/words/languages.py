"""The languages there are."""

from __future__ import annotations

from roundhouse.words.english import ENGLISH
from roundhouse.words.language import Language
from roundhouse.words.spanish import SPANISH

LANGUAGES: dict[str, Language] = {"en": ENGLISH, "es": SPANISH}
"""Every language by its two letters."""


def language_of(code: str) -> Language:
    """The language with these two letters; English where there is none."""
    return LANGUAGES.get(code, ENGLISH)
