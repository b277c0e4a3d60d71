"""A first game: a small table with two computer players, where each step says what to do and why."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.table.live.coach import advice
from roundhouse.table.screens.dealt import Dealt
from roundhouse.table.view import TableView


class Guided(Dealt):
    """See `Screen`. The coach speaks wherever the table itself has nothing to say, and waits while it has."""

    def shown(self, view: TableView) -> TableView:
        """See `Dealt`."""
        view = super().shown(view)
        if self.playing.speaks:
            return view
        seen = self.playing
        return replace(view, message=advice(seen.table.referee, seen.viewer, seen.picked, self.look.language))
