"""Celebrates the end of a round and opens its scores, or the winner at the end of the match, for all tables."""

from __future__ import annotations

from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.pages.scores import ScoresPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.window.screens.match.winner import WinnerScreen
from roundhouse.window.screens.pages.list_screen import ListScreen
from roundhouse.window.screens.screen import Frame, Navigation, Open
from roundhouse.window.screens.table.celebration import Celebration
from roundhouse_hub.ticks import ticks_diff

PAUSE_MS = 1200
"""From the last tile to what follows: time to see it arrive and to hear the bell."""
READING_MS = 8000
"""The same where the hands have proven a call untrue: time to read that first."""


class RoundEnd:
    """Watches one table. Call `navigation` in every frame; `request_scores` opens the scores at any time."""

    def __init__(self, services: AppServices, presenter: Presenter) -> None:
        self._services = services
        self._presenter = presenter
        # How many rounds were over, and whether the match was, when the scores were last seen: a table that was left
        # between rounds shows them again.
        progress = presenter.match.progress
        self._seen = (progress.rounds, False) if progress.in_round else None
        self._since: int | None = None
        self._asked = False

    def request_scores(self) -> None:
        """Open the scores in the next frame."""
        self._asked = True

    def back(self) -> bool:
        """Go back from a table that is over to its result; False if the match goes on."""
        over = self._presenter.match.progress.over
        if over:
            self.request_scores()
        return over

    @property
    def waits(self) -> bool:
        """Whether a round has just ended, and its scores have not been shown yet."""
        progress = self._presenter.match.progress
        return not progress.in_round and progress.rounds > 0 and self._now != self._seen

    @property
    def _now(self) -> tuple[int, bool]:
        progress = self._presenter.match.progress
        return progress.rounds, progress.over

    def navigation(self, frame: Frame) -> Navigation | None:
        """To the scores or to the winner; None to stay."""
        progress = self._presenter.match.progress
        if progress.in_round:
            self._seen = (progress.rounds, False)
        if not self.waits and not self._asked:
            self._since = None
            return None
        if self._since is None:
            self._since = frame.now
        last = self._presenter.present().announcement
        pause = READING_MS if last is not None and last.tone == "breach" else PAUSE_MS
        if not self._asked and ticks_diff(frame.now, self._since) < pause:
            return None
        page = "scores" if self._asked and not progress.over else progress.next_page
        self._since, self._asked, self._seen = None, False, self._now
        match page:
            case "winner":
                return Open(WinnerScreen(self._services, self._presenter))
            case "celebration":
                return Open(Celebration(self._presenter, self._scores))
        return Open(self._scores())

    def _scores(self) -> ListScreen:
        return ListScreen(ScoresPage(self._presenter, self._services.known_names, services=self._services))
