"""A request to undo: shows what would be taken back, and asks the people who share the screen to agree."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from roundhouse.actions import Agree, Decline, read_wire
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.presenter import Presenter
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import BadgePicture, Control, Page, Text
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.screens.screen import STAY, Frame, Navigation, PageScreen, Return

WIDE = 860


class UndoRequestScreen(PageScreen):
    """See `Screen`. It covers the screen of its table while that has a request to undo."""

    def __init__(self, presenter: Presenter) -> None:
        super().__init__()
        self._presenter = presenter.beside()

    def page(self, display: Display) -> Page:
        language = self._presenter.language = display.language
        shown = self._presenter.present()
        request = shown.undo_request
        if request is None:
            return Page()
        wide, gap = min(display.px(WIDE), display.size[0] - 2 * display.px(36)), display.px(14)
        small, high = display.points(19), max(display.px(64), 44)
        heights = (display.points(34) * 3 // 2, 6 * small, 3 * small, 2 * small, high)
        whole = sum(heights) + 4 * gap
        area = ((display.size[0] - wide) // 2, (display.size[1] - whole) // 2, wide, whole)
        head, what, ask, engine, foot = rows(area, heights, gap)
        size = display.px(44)
        badge, title = columns(head, (size, 0), gap)
        pictures: tuple[BadgePicture, ...] = ()
        if request.seat >= 0:
            pictures = (BadgePicture((badge[0], badge[1] + (badge[3] - size) // 2, size, size), request.seat + 1),)
        answers = [offer for kind in (Decline, Agree) if (offer := shown.offer(kind)) is not None]
        return Page(
            texts=(
                Text(title if pictures else head, request.title, display.points(34), "ExtraBold"),
                Text(what, request.what, small, lines=4),
                Text(ask, request.question, small, "SemiBold", lines=2),
                Text(engine, screen_text("back-engine", language), display.points(16), color=palette.SECONDARY),
            ),
            pictures=pictures,
            controls=tuple(
                Control(offer.wire, place, "primary" if offer.primary else "button", offer.label, height=small)
                for offer, place in zip(answers, columns(foot, (0,) * len(answers), gap), strict=True)
            ),
        )

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        """See `Screen`. The hub's engine can agree, too."""
        self._presenter.handle_hub_events(frame.hub_events, frame.now)
        navigation = super().update(events, frame)
        return navigation if self._presenter.undo_requested else Return()

    def close(self) -> None:
        self._presenter.close()

    def handle(self, event: PageEvent) -> Navigation:
        match event:
            case Pressed(name) if (action := read_wire(name)) is not None:
                self._presenter.submit(action)
            case Back():
                self._presenter.submit(Decline())
        return STAY if self._presenter.undo_requested else Return()
