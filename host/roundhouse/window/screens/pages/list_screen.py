"""Any page that is no table: draws what its presenter describes, and does what is chosen there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypeGuard

import pygame

from roundhouse.actions import Action, Erase, SeeKeys
from roundhouse.presenters.pages.list_page import (
    Choice,
    Field,
    Leave,
    ListPage,
    PagePresenter,
    QuitProgram,
    Setting,
    Show,
    Way,
)
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import Control, ControlKind, Page, Rect, TrackPicture
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed, Selected, Stepped, Typed, Written
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import width
from roundhouse.window.key_bindings import Meaning, command_of
from roundhouse.window.screens.pages.flow import Side, stack_pages
from roundhouse.window.screens.pages.framed_page import PageFrame, badged, page_frame
from roundhouse.window.screens.pages.key_help import KeyHelpPage
from roundhouse.window.screens.pages.list_layout import TONES, sides_of
from roundhouse.window.screens.pages.written_keys import KEY, touched
from roundhouse.window.screens.screen import STAY, Exit, Frame, Navigation, Open, PageScreen, Replace, Return

Follow = Callable[[Way], Navigation]
"""The end of a way that is none between pages: a table, or what a screen of its own draws."""
TO_FIELD: Final[tuple[Meaning, ...]] = (Erase(), "select")
"""Keys that are meant for what is written, whatever was touched before."""


def nowhere(way: Way) -> Navigation:
    """For pages that lead to no table."""
    raise LookupError(f"{way} leads nowhere")


class ListScreen(PageScreen):
    def __init__(self, presenter: PagePresenter, follow: Follow = nowhere) -> None:
        super().__init__()
        self.presenter = presenter
        self._follow = follow
        self._pagers: tuple[Pager[int], Pager[int]] = Pager(), Pager(name="aside")
        """Those of the sides of the page."""
        self._start = ""
        self._laid: tuple[ListPage, DisplaySettings, list[Side]] | None = None
        self._selected: bool | None = None
        """Whether the first letter replaces what is written; None before the first picture."""

    def page(self, display: DisplaySettings) -> Page:
        shown = self.presenter.present(display.texts)
        frame = page_frame(display, shown.title, shown.line, TONES[shown.tone])
        body, pictures = frame.body, list[TrackPicture]()
        if shown.progress is not None:
            track, body = rows(body, (display.px(26), 0), display.px(14))
            pictures.append(TrackPicture(track, palette.BRASS, train=shown.progress))
        badge = None
        if shown.seat is not None or shown.sign:
            frame, badge = badged(display, frame, shown.seat, shown.sign)
        if self._selected is None:
            self._selected = shown.field is not None and shown.field.replaced
            self.input.point_at("" if shown.field is None else shown.field.id)
        if self._laid is None or self._laid[:2] != (shown, display):
            self._laid = shown, display, sides_of(shown, display, body)
            if shown.start != self._start:  # turn to the leaf with the row at which the page opens, once
                self._start = shown.start
                for side, pager in zip(self._laid[2], self._pagers, strict=False):
                    pager.open_at(side.leaf_of(shown.start))
        title = Page(
            texts=frame.texts if shown.line else frame.texts[:1],
            pictures=(*pictures, *(() if badge is None else (badge,))),
        )
        parts = (
            title,
            *(self._leaf(side, pager, display) for side, pager in zip(self._laid[2], self._pagers, strict=False)),
            Page(controls=self._foot(shown, frame, display, self._pagers[: len(self._laid[2]) == 1])),
        )
        page = stack_pages(parts)
        return replace(page, controls=tuple(map(self._written, page.controls))) if self._selected else page

    def _written(self, control: Control) -> Control:
        return replace(control, selected=True) if control.kind == "field" else control

    @staticmethod
    def _leaf(side: Side, pager: Pager[int], display: DisplaySettings) -> Page:
        """The present leaf of a side, and the buttons that turn it, if they stand below it."""
        (leaf,) = pager.visible(range(side.leaves), 1)
        buttons = () if side.turning is None else pager.buttons(display, side.turning)
        return stack_pages((side.painted(leaf, display), Page(controls=buttons)))

    @staticmethod
    def _foot(
        shown: ListPage, frame: PageFrame, display: DisplaySettings, turned: Sequence[Pager[int]]
    ) -> tuple[Control, ...]:
        """Back, what else there is, the buttons that turn a page of one side, and what is done most."""
        gap, found = display.px(14), []
        (left, top, wide, high), right = frame.back.rect, frame.due[0] + frame.due[2]
        if shown.back is not None:
            wide = max(wide, _needed(shown.back, display))
            found.append(_at_foot(shown.back, (left, top, wide, high), display))
            left += wide + gap
        if shown.main is not None:
            wide = max(frame.due[2], _needed(shown.main, display))
            found.append(_at_foot(shown.main, (right - wide, top, wide, high), display))
            right -= wide + gap
        spare = left, top, right - left, high
        if shown.others:
            turning = (display.px(260),) if any(pager.count > 1 for pager in turned) else ()
            *places, spare = columns(spare, (*(0,) * len(shown.others), *turning), gap) + [spare] * (not turning)
            found[1:1] = [_at_foot(each, at, display) for each, at in zip(shown.others, places, strict=True)]
        return (*(each for pager in turned for each in pager.buttons(display, spare)), *found)

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        way = self.presenter.handle_hub_events(frame.hub_events, frame.now)
        return super().update(events, frame) if way is None else self.go(way)

    def read(self, event: pygame.Event) -> Sequence[PageEvent]:
        """Typed letters always go into the field with keys; a space presses a framed button."""
        field = None if self._laid is None else self._laid[0].field
        if field is not None:
            if event.type == pygame.TEXTINPUT:
                meant = event.text != " " or not self.input.shows_focus
            else:
                meant = command_of(event, "pages").meaning in TO_FIELD
            if meant:
                self.input.point_at(field.id)
        return super().read(event)

    def handle(self, event: PageEvent) -> Navigation:
        if any(pager.handle(event) for pager in reversed(self._pagers)):
            return STAY
        shown = self.presenter.present(self.display.texts)
        field = shown.field
        match event:
            case Back():
                return self.go(shown.back.do()) if shown.back is not None else STAY
            case Pressed(id) if (choice := shown.choice(id)) is not None:
                return self.go(choice.do())
            case Pressed(id) | Stepped(id) if (setting := shown.setting(id)) is not None:
                setting.step(event.step if isinstance(event, Stepped) else 1)
            case Pressed(id) if field is not None and id.startswith(KEY):
                self._write(field, touched("" if self._selected else field.text, id.removeprefix(KEY)))
            case Pressed(id) if field is not None and id.startswith("known:"):
                self._write(field, id.removeprefix("known:"))
            case Typed(Action() as action) if (choice := shown.choice(action.wire)) is not None:
                return self.go(choice.do())
            case Typed("keys") if shown.back is not None:
                return self.go(shown.back.do())  # from the page of the keys, which the program opens elsewhere
            case Written(id, text):
                self._write(next(row for row in shown.rows if isinstance(row, Field) and row.id == id), text)
            case Selected():
                self._selected = True
        return STAY

    def _write(self, field: Field, text: str) -> None:
        self._selected = False
        field.write(text)

    def go(self, way: Way) -> Navigation:
        """Go where a choice leads."""
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

    def wait_ms(self, now: int) -> int:
        wait = super().wait_ms(now)
        return wait if self.presenter.wait_ms is None else min(self.presenter.wait_ms, wait)

    def repaint(self) -> None:
        super().repaint()
        self.presenter.refresh()

    def close(self) -> None:
        self.presenter.close()


def _needed(choice: Choice, display: DisplaySettings) -> int:
    """As wide as its text needs."""
    return width(choice.label, "SemiBold", display.points(18)) + display.px(36)


def shows(screen: object, kind: type[PagePresenter]) -> TypeGuard[ListScreen]:
    """Whether a screen shows a page of this kind."""
    return isinstance(screen, ListScreen) and isinstance(screen.presenter, kind)


def _at_foot(row: Choice | Setting, place: Rect, display: DisplaySettings) -> Control:
    if isinstance(row, Setting):
        height = display.points(16)
        return Control(row.id, place, "stepper", row.label, value=row.text, enabled=row.enabled, height=height)
    kind: ControlKind = "primary" if row.look == "primary" else "button"
    return Control(row.id, place, kind, row.label, enabled=row.enabled, height=display.points(18))
