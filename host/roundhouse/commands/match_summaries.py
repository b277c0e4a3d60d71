"""What the tables of a journal came to: as it was put down, or by playing them again."""

from __future__ import annotations

from datetime import date

from roundhouse.commands.table_factory import bare_table
from roundhouse.records.journal import Journal, SavedTable
from roundhouse.referee.match_summary import summary_from, summary_of
from roundhouse.referee.statistics import Evening


def day_of(kept: SavedTable) -> date:
    """The day a table was begun, where this computer is."""
    return kept.begun.astimezone().date()


def evening_of(journal: Journal, kept: SavedTable) -> Evening:
    """What a table came to, which is put down if it was not. Raises ValueError or KeyError if it cannot be told."""
    text = journal.summary(kept)
    if text is not None:
        return Evening(kept.name, kept.setup.game, day_of(kept), summary_from(text))
    found = summary_of(bare_table(kept.setup), journal.lines(kept.number))
    journal.store_summary(kept, found.text())
    return Evening(kept.name, kept.setup.game, day_of(kept), found)
