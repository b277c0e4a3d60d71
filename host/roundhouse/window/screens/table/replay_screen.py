"""A match that was played, from its start: step by step, round by round, or at a pace; Escape leads back."""

from __future__ import annotations

import pygame

from roundhouse.actions import Done, Undo
from roundhouse.presenters.match.replay_presenter import ReplayPresenter
from roundhouse.presenters.pages.list_page import Watch, Way
from roundhouse.window.key_bindings import command_of
from roundhouse.window.screens.screen import Frame, Navigation, Open
from roundhouse.window.screens.table.presented_screen import PresentedScreen
from roundhouse.window.table.overlays import timeline
from roundhouse.window.table.table_input import Intent

POINTER = pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP


class ReplayScreen(PresentedScreen[ReplayPresenter]):
    """The table that was played at is not touched: the match is played again at one of its own."""

    def __init__(self, presenter: ReplayPresenter) -> None:
        super().__init__(presenter)
        self._leads = False  # the pointer holds the knob

    def paint(self, surface: pygame.Surface, frame: Frame) -> bool:
        painted = super().paint(surface, frame)
        if painted and self.arrangement is not None:
            timeline.paint_timeline(surface, self.arrangement.regions, self.presenter.share)
        return painted

    def hover(self, point: tuple[int, int]) -> bool:
        arranged = self.arrangement
        return super().hover(point) or (arranged is not None and timeline.touches(arranged.regions, point))

    def _intent(self, event: pygame.Event) -> Intent | None:
        """The line leads anywhere, and the arrow keys step: there is no tile to pick."""
        arranged = self.arrangement
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and arranged is not None:
            self._leads = timeline.touches(arranged.regions, event.pos)
        if self._leads and arranged is not None and event.type in POINTER:
            self._leads = event.type != pygame.MOUSEBUTTONUP
            self.presenter.lead_to(timeline.share_at(arranged.regions, event.pos[0]))
            return None
        command = command_of(event, "dealt")
        if command.meaning == "walk":
            return Done() if command.step > 0 else Undo()
        return super()._intent(event)


def follow_replay(way: Way) -> Navigation:
    """From a page to a match that is played again."""
    assert isinstance(way, Watch), f"{way} leads nowhere"
    return Open(ReplayScreen(way.replay))
