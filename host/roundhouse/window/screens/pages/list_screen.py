"""Any page that is no table: draws what its presenter describes, and does what is chosen there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeGuard

from roundhouse.actions import SeeKeys
from roundhouse.presenters.pages.list_page import Choice, Field, Leave, ListPage, PagePresenter, QuitProgram, Show, Way
from roundhouse.window.controls.page import Control, ControlKind, Page, Rect
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed, Stepped, Typed, Written
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import width
from roundhouse.window.screens.pages.framed_page import badged, page_frame
from roundhouse.window.screens.pages.key_help import KeyHelpPage
from roundhouse.window.screens.pages.list_layout import Column, flowed, joined, painted
from roundhouse.window.screens.screen import STAY, Exit, Navigation, Open, PageScreen, Replace, Return

Follow = Callable[[Way], Navigation]
"""Where a way leads that is none between pages: to a table, or to what a screen of its own draws."""


def nowhere(way: Way) -> Navigation:
    """For pages that lead to no table."""
    raise LookupError(f"{way} leads nowhere")


class ListScreen(PageScreen):
    """See `Screen`."""

    def __init__(self, presenter: PagePresenter, follow: Follow = nowhere) -> None:
        super().__init__()
        self.presenter = presenter
        self._follow = follow
        self._pager: Pager[Column] = Pager()
        self._start = ""
        self._laid: tuple[ListPage, Display, list[Column], int, float] | None = None

    def page(self, display: Display) -> Page:
        shown = self.presenter.present(display.texts)
        frame = page_frame(display, shown.title, shown.line, palette.CORAL if shown.alarm else palette.SECONDARY)
        badge = None
        if shown.seat is not None:
            frame, badge = badged(display, frame, shown.seat)
        if self._laid is None or self._laid[:2] != (shown, display):
            self._laid = shown, display, *flowed(shown, display, frame.body)
            self._turn_to(shown.start)
        _, _, found, across, gap = self._laid
        body = painted(self._pager.visible(found, across), across, gap, display, frame.body)
        at_foot = (shown.back, _back_place(shown.back, frame.back.rect, display)), (shown.main, frame.due)
        foot = [_button(choice, place, display) for choice, place in at_foot if choice is not None]
        turning = self._pager.buttons(display, frame.spare if shown.main is not None else frame.foot)
        title = Page(
            texts=frame.texts if shown.line else frame.texts[:1], pictures=(badge,) if badge is not None else ()
        )
        return joined((title, body, Page(controls=(*turning, *foot))))

    def _turn_to(self, start: str) -> None:
        """Turn to the leaf with the row at which the page opens, once."""
        if start != self._start and self._laid is not None:
            found = (at for at, column in enumerate(self._laid[2]) if any(block.id == start for block in column))
            self._pager.first = next(found, None)
        self._start = start

    def handle(self, event: PageEvent) -> Navigation:
        if self._pager.handle(event):
            return STAY
        shown = self.presenter.present(self.display.texts)
        match event:
            case Back():
                return self.go(shown.back.do()) if shown.back is not None else STAY
            case Pressed(id) if (choice := shown.choice(id)) is not None:
                return self.go(choice.do())
            case Pressed(id) | Stepped(id) if (setting := shown.setting(id)) is not None:
                setting.step(event.step if isinstance(event, Stepped) else 1)
            case Typed("keys") if shown.back is not None:
                return self.go(shown.back.do())  # from the page of the keys, which the program opens elsewhere
            case Written(id, text):
                next(row for row in shown.rows if isinstance(row, Field) and row.id == id).write(text)
        return STAY

    def go(self, way: Way) -> Navigation:
        """Where a choice leads."""
        match way:
            case None:
                return STAY
            case Leave(asked):
                return Return(asked)
            case Show(page, instead):
                screen = ListScreen(page, self._follow)
                return Replace(screen) if instead else Open(screen)
            case SeeKeys():
                return Open(ListScreen(KeyHelpPage()))
            case QuitProgram():
                return Exit()
        return self._follow(way)

    def repaint(self) -> None:
        super().repaint()
        self.presenter.refresh()

    def close(self) -> None:
        self.presenter.close()


def _back_place(choice: Choice | None, place: Rect, display: Display) -> Rect:
    """As wide as its text needs."""
    needed = 0 if choice is None else width(choice.label, "SemiBold", display.points(18)) + display.px(36)
    return (*place[:2], max(place[2], needed), place[3])


def shows(screen: object, kind: type[PagePresenter]) -> TypeGuard[ListScreen]:
    """Whether a screen shows a page of this kind."""
    return isinstance(screen, ListScreen) and isinstance(screen.presenter, kind)


def _button(choice: Choice, place: Rect, display: Display) -> Control:
    kind: ControlKind = "primary" if choice.look == "primary" else "button"
    return Control(choice.id, place, kind, choice.label, enabled=choice.enabled, height=display.points(18))
