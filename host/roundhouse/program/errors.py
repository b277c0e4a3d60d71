"""Requests that cannot be met, as errors with a sentence; and the table that an unexpected error stops."""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING

from roundhouse.catalogs import UserFacingError
from roundhouse.i18n.texts import Texts

if TYPE_CHECKING:
    from roundhouse.records.journal import TableJournal

OPEN_TABLE: ContextVar[TableJournal | None] = ContextVar("OPEN_TABLE", default=None)
"""The journal of the table that was opened last: a sentence about an unexpected error says how it is resumed."""


class ImpossibleRequest(Exception):
    """A request that cannot be carried out: `sentence` names its text (see `Texts.terminal`), with `facts`."""

    def __init__(self, sentence: str, **facts: object) -> None:
        super().__init__(sentence, facts)
        self.sentence = sentence
        self.facts = facts

    def text(self, texts: Texts) -> str:
        return texts.terminal(self.sentence, **self.facts)


class ImpossibleHall(UserFacingError):
    """A hall, or a home's automation, that cannot be reached as it was asked for."""


class NoTable(UserFacingError):
    """No table is there to go on with."""


class NotKept(UserFacingError):
    """A hall cannot write what it has to keep on disk."""
