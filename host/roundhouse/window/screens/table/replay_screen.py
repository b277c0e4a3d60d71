"""A match that was played, from its start: step by step, round by round, or at a pace; Escape leads back."""

from __future__ import annotations

import pygame

from roundhouse.actions import Done, Undo
from roundhouse.presenters.match.replay_presenter import ReplayPresenter
from roundhouse.presenters.pages.list_page import Watch, Way
from roundhouse.window.key_bindings import command_of
from roundhouse.window.screens.screen import Navigation, Open
from roundhouse.window.screens.table.presented_screen import PresentedScreen
from roundhouse.window.table.table_input import Intent


class ReplayScreen(PresentedScreen[ReplayPresenter]):
    """The table that was played at is not touched: the match is played again at one of its own."""

    def _intent(self, event: pygame.Event) -> Intent | None:
        """The arrow keys step: there is no tile to pick."""
        command = command_of(event, "dealt")
        if command.meaning == "walk":
            return Done() if command.step > 0 else Undo()
        return super()._intent(event)


def follow_replay(way: Way) -> Navigation:
    """From a page to a match that is played again."""
    assert isinstance(way, Watch), f"{way} leads nowhere"
    return Open(ReplayScreen(way.replay))
