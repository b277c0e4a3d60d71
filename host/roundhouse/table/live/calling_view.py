"""A called table as its window draws it: everything that lies, and where the tile in hand may go."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.dominoes import UNKNOWN
from roundhouse.table.live.calling import Calling
from roundhouse.table.live.view_of import Moment, table_view
from roundhouse.table.look import Look
from roundhouse.table.view import MessageView, TableView


def calling_view(calling: Calling, look: Look) -> TableView:
    """What lies above the pad. Nobody's hand is seen."""
    fits = calling.fits
    moment = Moment(
        MessageView("info", "", ""),
        picked=fits[0].tile if fits else UNKNOWN,
        refused_train=calling.refused[0] if calling.refused else None,
        refused_at=calling.refused[1] if calling.refused else 0,
        hand_shown=False,
    )
    view = table_view(calling.table.referee, calling.speaker, moment, look.language)
    return replace(look.on(view), pad=True)
