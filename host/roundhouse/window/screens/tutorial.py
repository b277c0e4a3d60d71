"""A first game: a small table with two computer players, where each step says what to do and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from roundhouse.i18n.texts import lesson_text
from roundhouse.presenters.intents import Intent, PressButton
from roundhouse.presenters.tutorial import OPENING, advice, opening, reading_ms
from roundhouse.presenters.views import Action, Announcement, TableView
from roundhouse.referee import TableSession
from roundhouse.window.app_services import AppServices
from roundhouse.window.screens.dealt import PAUSE, Dealt

NEXT = "lesson"


class TutorialScreen(Dealt):
    """See `Screen`. The tutorial's message is shown while the table itself has none.

    A new lesson stays for its reading time, or until the person confirms it: computer players wait meanwhile.
    """

    def __init__(self, services: AppServices, table: TableSession) -> None:
        super().__init__(services, table)
        self._opening: tuple[str, ...] = () if table.referee.match.begun else OPENING
        self._told: set[str] = set()
        self._now = self._read_at = 0

    def _seen(self, intents: Sequence[Intent], now: int) -> TableView | None:
        self._now = now
        if PressButton(NEXT) in intents:
            self._read_at = now
            self.table.wait(0)
        return super()._seen(intents, now)

    def shown(self, view: TableView) -> TableView:
        """See `Dealt`."""
        view = super().shown(view)
        last = self.presenter.last.now
        if last is not None and last.tone != "turn":
            return view
        message = self._lesson()
        if not self._opening and (self.presenter.front.hot_seat.in_turn or self._now >= self._read_at):
            return replace(view, message=message)
        read = Action(NEXT, lesson_text("next", self.display.language), primary=True)
        return replace(view, message=message, buttons=(*(each for each in view.buttons if each.id == PAUSE), read))

    def _lesson(self) -> Announcement:
        """The current lesson; the first time it is shown also sets when it counts as read."""
        front, table, language = self.presenter.front, self.table, self.display.language
        if self._opening and front.hand.tile >= 0:
            self._opening = ()  # a player who picks a tile knows what to do
        if self._opening and self._told and self._now >= self._read_at:
            self._opening = self._opening[1:]
        referee, viewer = table.referee, front.hot_seat.viewer
        if self._opening:
            message = opening(referee, viewer, self._opening[0], language)
        else:
            message = advice(referee, viewer, front.hand.tile, language)
        if message.text not in self._told:
            self._told.add(message.text)
            self._read_at = self._now + round(reading_ms(message.text) / table.speed)
            if not front.hot_seat.in_turn:
                table.wait(self._read_at - self._now)
        return message
