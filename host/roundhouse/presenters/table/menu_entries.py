"""The menu of a table: the pages beside it, what is rarely done there, and the way out, for each way of sitting."""

from __future__ import annotations

from typing import Final

from roundhouse.actions import (
    Action,
    CloseMenu,
    PauseTable,
    PlayOn,
    Quit,
    Redo,
    ResumeTable,
    SeeCalls,
    SeePhones,
    SeePreferences,
    SeeRoster,
    SeeRules,
    SeeScores,
    SeeTrust,
    Stop,
    UnseenDouble,
    UnseenTile,
)
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.match.match_pages import MatchProgress
from roundhouse.presenters.views import MenuEntry, TablePage

ENTRIES: Final[dict[Action, tuple[str, str]]] = {
    CloseMenu(): ("pause-on", ""),
    SeeCalls(): ("fix-menu", "fix-menu-line"),
    UnseenTile(): ("called-unseen", "called-unseen-line"),
    UnseenDouble(): ("called-unseen-double", "called-unseen-double-line"),
    Redo(): ("called-redo", "called-redo-line"),
    SeeRoster(): ("roster", "called-roster-line"),
    SeePhones(): ("phones", "phones-line"),
    SeeScores(): ("scores-title", "called-scores-line"),
    SeeRules(): ("how-to-play", "called-how-to-play-line"),
    SeeTrust(): ("called-trust", "called-trust-line"),
    SeePreferences(): ("preferences", "called-settings-line"),
    PauseTable(): ("pause-table", "pause-table-line"),
    Stop(): ("called-stop", "called-stop-line"),
    Quit(): ("called-leave", "called-leave-line"),
}
"""The ids of an entry's text and of the line that explains it."""
PHONE_LINES: Final = {"called": "called-phones-line", "slots": "slots-phones-line"}
"""The line that explains the page of the phones, by the kind of table."""
DEALT: Final = (
    *(CloseMenu(), SeePhones(), SeeRoster(), SeeScores()),
    *(SeeRules(), SeePreferences(), PauseTable(), Stop(), Quit()),
)
REAL_TILES: Final = (
    *(SeeCalls(), UnseenTile(), UnseenDouble(), Redo(), SeeScores()),
    *(SeeRoster(), SeePhones(), SeeRules(), SeeTrust(), SeePreferences()),
    *(PauseTable(), Stop(), Quit()),
)
"""All entries, in their order. One that is not possible now keeps its place: none stands where another was."""
OFFERED: Final = (SeeCalls, UnseenTile, UnseenDouble, Redo, PauseTable, Stop)
"""Entries that depend on what the page offers."""


def table_menu(texts: Texts, page: TablePage, progress: MatchProgress) -> tuple[MenuEntry, ...]:
    """The entries of the menu at this page."""
    return tuple(_entry(texts, each, page, progress) for each in (DEALT if page.mode == "dealt" else REAL_TILES))


def _entry(texts: Texts, action: Action, page: TablePage, progress: MatchProgress) -> MenuEntry:
    label, line = ENTRIES[action]
    offer, on, words = page.offer(action), None, texts.screen(label)
    enabled = not isinstance(action, OFFERED) or (offer is not None and offer.enabled)
    match action:
        case PauseTable() if (resume := page.offer(ResumeTable())) is not None:
            return MenuEntry(ResumeTable(), resume.label, texts.screen("paused"), enabled=True)
        case SeePhones():
            line = PHONE_LINES.get(page.mode, line)
        case SeeScores():
            enabled = progress.rounds > 0
        case Stop():
            words = offer.label if offer is not None else words
            if not progress.in_round:
                line = "called-stop-now-line"
            elif page.mode != "dealt":
                on = page.offer(PlayOn()) is not None
    why_not = "" if enabled or on or offer is None else offer.why_not
    told = why_not or (texts.screen(line) if line else "")
    return MenuEntry(PlayOn() if on else action, words, told, enabled or bool(on), on)
