"""A table that is paused: every page says so, unless it says that something is wrong."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.views import Announcement, TablePage


def paused_page(page: TablePage, language: str) -> TablePage:
    """The page of a table at which computer players and reminders wait."""
    said = Announcement("info", screen_text("paused", language), screen_text("paused-line", language))
    typed = page.typed and replace(page.typed, turn=f"{said.title}. {said.text}")
    if page.announcement is not None and page.announcement.is_alarm:
        return replace(page, typed=typed)
    return replace(page, typed=typed, announcement=said, table=replace(page.table, message=said))
