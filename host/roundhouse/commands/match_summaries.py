"""Summaries of the tables in a journal: stored ones, or made by replaying the table."""

from __future__ import annotations

from datetime import date

from roundhouse.commands.table_factory import table_from_setup
from roundhouse.records.journal import Journal, SavedTable
from roundhouse.referee.match_summary import summary_from, summary_of
from roundhouse.referee.statistics import PlayedMatch


def day_of(kept: SavedTable) -> date:
    """The day on which a table was begun, in this computer's time zone."""
    return kept.begun.astimezone().date()


def played_match_of(journal: Journal, kept: SavedTable) -> PlayedMatch:
    """A table's summary; stores it if it was not. Raises ValueError or KeyError if the table cannot be replayed."""
    text = journal.summary(kept)
    if text is not None:
        return PlayedMatch(kept.name, kept.setup.game, day_of(kept), summary_from(text))
    found = summary_of(table_from_setup(kept.setup), journal.lines(kept.number))
    journal.store_summary(kept, found.text())
    return PlayedMatch(kept.name, kept.setup.game, day_of(kept), found)
