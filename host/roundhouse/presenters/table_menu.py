"""The menu of a table: the pages beside it, what is rarely done there, and the way out, for each way of sitting."""

from __future__ import annotations

from typing import Final

from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.match_pages import MatchProgress
from roundhouse.presenters.views import MenuEntry, TablePage

ENTRIES: Final = {
    "on": ("pause-on", ""),
    "calls": ("fix-menu", "fix-menu-line"),
    "unseen": ("called-unseen", "called-unseen-line"),
    "unseen-double": ("called-unseen-double", "called-unseen-double-line"),
    "redo": ("called-redo", "called-redo-line"),
    "roster": ("roster", "called-roster-line"),
    "phones": ("phones", "phones-line"),
    "scores": ("scores-title", "called-scores-line"),
    "how-to-play": ("how-to-play", "called-how-to-play-line"),
    "trust": ("called-trust", "called-trust-line"),
    "preferences": ("preferences", "called-settings-line"),
    "stop": ("called-stop", "called-stop-line"),
    "leave": ("called-leave", "called-leave-line"),
}
"""The ids of an entry's text and of the line that explains it."""
LINES: Final = {("phones", "called"): "called-phones-line", ("phones", "slots"): "slots-phones-line"}
"""Lines that explain an entry at one kind of table alone."""
DEALT: Final = ("on", "phones", "roster", "scores", "how-to-play", "preferences", "stop", "leave")
REAL_TILES: Final = (
    *("calls", "unseen", "unseen-double", "redo", "scores"),
    *("roster", "phones", "how-to-play", "trust", "preferences"),
    *("stop", "leave"),
)
"""All entries, in their order. One that is not possible now keeps its place: none stands where another was."""
ACTIONS: Final = ("calls", "unseen", "unseen-double", "redo", "stop")
"""Entries that depend on what the page offers."""


def table_menu(page: TablePage, progress: MatchProgress, language: str) -> tuple[MenuEntry, ...]:
    """The entries of the menu at this page."""
    return tuple(_entry(id, page, progress, language) for id in (DEALT if page.mode == "dealt" else REAL_TILES))


def _entry(id: str, page: TablePage, progress: MatchProgress, language: str) -> MenuEntry:
    text, line = ENTRIES[id]
    line = LINES.get((id, page.mode), line)
    action, label, on = page.action(id), screen_text(text, language), None
    enabled = progress.rounds > 0 if id == "scores" else id not in ACTIONS or (action is not None and action.enabled)
    if id == "stop":
        if not progress.in_round:
            line = "called-stop-now-line"
        elif page.mode != "dealt":
            on = page.action("go-on") is not None
        label, enabled = action.label if action is not None else label, enabled or bool(on)
    why_not = "" if enabled or action is None else action.why_not
    return MenuEntry(id, label, why_not or (screen_text(line, language) if line else ""), enabled, on)
