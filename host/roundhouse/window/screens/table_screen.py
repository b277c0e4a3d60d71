"""The screen of a table: shows the views of a host, and turns clicks, drags and keys into intents."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from roundhouse.presenters.intents import Intent, Quit, Unfold
from roundhouse.presenters.views import TableView
from roundhouse.window import input as window_input
from roundhouse.window.arrangement import Arrangement, Point
from roundhouse.window.input import Pointer, TableKeys
from roundhouse.window.painter import Painter
from roundhouse.window.screens.screen import STAY, Frame, Navigation, Open, Return
from roundhouse.window.screens.whole_train import WholeTrain

# Given the person's intents and the time in ms, the view to show next; None leaves the table.
Host = Callable[[Sequence[Intent], int], TableView | None]


class TableScreen:
    """See `Screen`. The host is asked for a view at each frame."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._painter = Painter()
        self._keys = TableKeys()
        self._pointer: Pointer | None = None
        self._was_picked = False
        self._view: TableView | None = None

    @property
    def arrangement(self) -> Arrangement | None:
        """Where everything is; None before the first picture."""
        return self._painter.arrangement

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        """See `Screen`."""
        found = [self._intent(event) for event in events]
        self._view = self._host([intent for intent in found if intent is not None], frame.now)
        if self._view is None:
            return Return()
        unfolded = next((intent.train for intent in found if isinstance(intent, Unfold)), None)
        if unfolded is None or unfolded >= len(self._view.trains):
            return STAY
        return Open(WholeTrain(self._view.trains[unfolded], self._view.set_high))

    def paint(self, surface: pygame.Surface, frame: Frame) -> None:
        """See `Screen`."""
        view = self._view
        if view is None:
            return
        held: tuple[int, Point] | None = None
        if self._pointer is not None and self._pointer.dragging and self._pointer.tile < len(view.hand):
            held = (self._pointer.tile, self._pointer.at)
        self._painter.paint(surface, view, frame.now, held)

    def repaint(self) -> None:
        """See `Screen`."""
        self._painter.repaint()

    def close(self) -> None:
        """See `Screen`."""

    def _intent(self, event: pygame.Event) -> Intent | None:
        if event.type == pygame.QUIT:
            return Quit()
        arranged = self._painter.arrangement
        if arranged is None:
            return None
        if event.type == pygame.KEYDOWN:
            return self._keys.intent(arranged, event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            intent, self._pointer = window_input.pressed(arranged, event.pos)
            self._was_picked = self._pointer is not None and intent is None
            return intent
        if event.type == pygame.MOUSEMOTION and self._pointer is not None:
            self._pointer = window_input.moved(self._pointer, event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._pointer is not None:
            pointer, self._pointer = self._pointer, None
            return window_input.released(arranged, pointer, event.pos, was_picked=self._was_picked)
        return None
