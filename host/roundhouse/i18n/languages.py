"""The languages there are: each is a folder of `locales`."""

from __future__ import annotations

from roundhouse.messages import languages, text

LANGUAGES = tuple(languages())
"""Every language by its two letters."""


def language_name(code: str) -> str:
    """What a language is called in itself.

    >>> language_name("es")
    'Español'
    """
    return text("language/name", code)
