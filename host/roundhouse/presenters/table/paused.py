"""A table that is paused: every page says so, unless it says that something is wrong."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.i18n.texts import Texts
from roundhouse.presenters.views import Announcement, TablePage


def paused_page(texts: Texts, page: TablePage) -> TablePage:
    """The page of a table at which computer players and reminders wait."""
    said = Announcement("info", texts.screen("paused"), texts.screen("paused-line"))
    typed = page.typed and replace(page.typed, turn=f"{said.title}. {said.text}")
    if page.announcement is not None and page.announcement.is_alarm:
        return replace(page, typed=typed)
    return replace(page, typed=typed, announcement=said, table=replace(page.table, message=said))
