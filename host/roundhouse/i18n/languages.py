"""The languages there are."""

from __future__ import annotations

from roundhouse.i18n.english import ENGLISH
from roundhouse.i18n.language import Language
from roundhouse.i18n.spanish import SPANISH

LANGUAGES: dict[str, Language] = {"en": ENGLISH, "es": SPANISH}
"""Every language by its two letters."""


def language_of(code: str) -> Language:
    """The language with these two letters; English where there is none."""
    return LANGUAGES.get(code, ENGLISH)
