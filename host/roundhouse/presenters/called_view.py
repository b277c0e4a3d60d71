"""A called table as its window draws it: everything that lies, and where the tile in hand may go."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.dominoes import UNKNOWN
from roundhouse.presenters.called import Calling
from roundhouse.presenters.view_builder import Moment, table_view
from roundhouse.presenters.views import MessageView, TableView


def calling_view(calling: Calling, language: str) -> TableView:
    """What lies above the pad. Nobody's hand is seen."""
    fits = calling.fits
    moment = Moment(
        MessageView("info", "", ""),
        picked=fits[0].tile if fits else UNKNOWN,
        refused_train=calling.refused[0] if calling.refused else None,
        refused_at=calling.refused[1] if calling.refused else 0,
        hand_shown=False,
    )
    view = table_view(calling.table.referee, calling.speaker, moment, language)
    return replace(view, pad=True)
