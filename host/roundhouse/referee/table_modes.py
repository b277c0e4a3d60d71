"""The three ways to sit at a table, by name: a journal says which of them a table was, so that it goes on as that."""

from __future__ import annotations

from roundhouse.referee.called_table import CalledTable
from roundhouse.referee.live_table import LiveTable
from roundhouse.referee.slots_table import SlotsTable

WAYS: dict[str, type[LiveTable]] = {way.way: way for way in (LiveTable, CalledTable, SlotsTable)}
"""The table of each way to sit."""
