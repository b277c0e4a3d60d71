"""What host and hub say to each other, for who looks on."""

from __future__ import annotations

from roundhouse.i18n.lookup import message_name
from roundhouse.messages import text


def wire(sentence: str, language: str = "en", **facts: object) -> str:
    """A line of the wire in words, or one about it.

    >>> wire("gesture-long", place=wire("engine")), wire("healed-restarts", count=1)
    ('the engine was held', '1 new beginning')
    """
    return text(f"wire/{message_name(sentence)}", language, **facts)
