"""What stands on paper beside the data: in booklets, score sheets and statistics."""

from __future__ import annotations

from roundhouse.i18n.lookup import message_name
from roundhouse.messages import text


def printed(name: str, language: str = "en", **facts: object) -> str:
    """A heading, a line or a mark on paper; numbers agree with their nouns.

    >>> printed("reading"), printed("rounds-fixed", count=13)
    ('our reading', '13 rounds')
    """
    return text(f"printed/{message_name(name)}", language, **facts)
