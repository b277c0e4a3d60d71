"""Turns pointer, key and text events into page events.

A touch counts if it begins and ends on the same control, and of a stepper on the same sign. Tab moves the focus in the
order of the controls, arrows to the nearest control in that direction.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from roundhouse.actions import Done, Erase
from roundhouse.window.controls.page import Control, Page, contains, step_places
from roundhouse.window.controls.touch_guard import TouchGuard
from roundhouse.window.key_bindings import Meaning, command_of


@dataclass(frozen=True, slots=True)
class Pressed:
    """A control was touched, or Enter pressed on it."""

    name: str


@dataclass(frozen=True, slots=True)
class Stepped:
    """A stepper goes up (+1) or down (-1)."""

    name: str
    step: int


@dataclass(frozen=True, slots=True)
class Written:
    """The new text of a field."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Selected:
    """The whole text of a field is to be selected."""

    name: str


@dataclass(frozen=True, slots=True)
class Typed:
    """A key with a meaning (see `key_bindings`) that the page itself has no use for; the screen may have."""

    meaning: Meaning
    key: str


@dataclass(frozen=True, slots=True)
class Scrolled:
    """The wheel was turned: +1 down, -1 up."""

    step: int


@dataclass(frozen=True, slots=True)
class Back:
    """Escape, or the back key of a device."""


PageEvent = Pressed | Stepped | Written | Selected | Typed | Scrolled | Back

INPUT = (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
"""The types of pygame events that may mean something on a page."""
CONFIRM: Final[tuple[Meaning, ...]] = ("due", Done())
"""The keys that press the framed control."""


class PageInput:
    """The input state of a page.

    `focus` is the name of the control that keys go to, "" for none; `held` the one under a finger or the pressed mouse,
    `hovered` the one under the mouse.
    """

    def __init__(self) -> None:
        self.focus = ""
        self.held = ""
        self.hovered = ""
        self._step = 0  # of the held control: its sign under the finger
        self.guard = TouchGuard()
        self.now = 0
        self.shows_focus = False  # no focus frame around what was just touched

    def begin(self, guard: TouchGuard, now: int) -> None:
        """A frame begins, at this time in ms."""
        self.guard, self.now = guard, now

    @property
    def looks(self) -> tuple[str, str, str, bool]:
        """All that the picture of a page shows of its input."""
        return self.focus, self.held, self.hovered, self.shows_focus

    def hover(self, page: Page, point: tuple[float, float]) -> bool:
        """The mouse moves to a point; whether a press would do something there."""
        control = control_at(page, point)
        self.hovered = control.name if control is not None else ""
        return control is not None

    def point_at(self, name: str) -> None:
        """Keys go to this control from now on, without a focus frame around it."""
        self.focus, self.shows_focus = name, False

    def read(self, page: Page, events: Sequence[pygame.Event]) -> list[PageEvent]:
        found: list[PageEvent] = []
        for event in events:
            if event.type == pygame.KEYDOWN:
                found += self._key(page, event)
            elif event.type == pygame.TEXTINPUT:
                found += self._write(page, event.text)
            elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
                touched = control_at(page, event.pos)
                if touched is not None and not self._counts(touched, event.pos):
                    touched = None
                self.held = touched.name if touched is not None else ""
                self._step = step_at(touched, event.pos) if touched is not None else 0
                self.point_at(self.held)
            elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
                found += self._release(page, event.pos)
            elif event.type == pygame.MOUSEWHEEL and event.y:
                found.append(Scrolled(-1 if event.y > 0 else 1))
        return found

    def _counts(self, touched: Control, point: tuple[int, int]) -> bool:
        return self.guard.allows((id(self), touched.name, touched.player), touched.rect, point, self.now)

    def _release(self, page: Page, point: tuple[int, int]) -> list[PageEvent]:
        held, self.held = self.held, ""
        touched = control_at(page, point)
        if touched is None or touched.name != held:
            return []
        if touched.kind == "stepper":
            step = step_at(touched, point)
            return [Stepped(touched.name, step)] if step and step == self._step else []
        return [] if touched.kind == "field" else [Pressed(touched.name)]

    def _key(self, page: Page, event: pygame.Event) -> list[PageEvent]:
        focused = page.control(self.focus)
        command = command_of(event, "pages")
        writing = focused is not None and focused.kind == "field"
        framed = focused if writing or self.shows_focus else None
        brass = next((each for each in page.controls if each.kind == "primary" and each.enabled), None)
        match command.meaning:
            case "back":
                return [Back()]
            case "tab":
                self._walk(page, command.step)
                return []
            case Erase() if focused is not None and writing:
                return [Written(focused.name, "" if focused.selected else focused.label[:-1])]
            case "select" if focused is not None and writing:
                return [Selected(focused.name)]
            case "walk":
                across, down = command.direction
                if focused is not None and focused.kind == "stepper" and across:
                    return [Stepped(focused.name, across)]
                self._go(page, across, down)
                return []
            case "due" if brass is not None and (framed is None or writing):
                return [Pressed(brass.name)]
            case "due" | Done() if framed is not None and not (writing and command.meaning == Done()):
                self.shows_focus = True
                return [Pressed(framed.name)]
        return [] if writing or command.meaning is None else [Typed(command.meaning, command.key)]

    def _write(self, page: Page, text: str) -> list[PageEvent]:
        focused = page.control(self.focus)
        if focused is None or focused.kind != "field" or not text.isprintable():
            return []
        return [Written(focused.name, text if focused.selected else focused.label + text)]

    def _walk(self, page: Page, step: int) -> None:
        names = [control.name for control in page.controls if control.enabled]
        if self.focus in names:
            self.focus, self.shows_focus = names[(names.index(self.focus) + step) % len(names)], True
        elif names:
            self.focus, self.shows_focus = names[0 if step > 0 else -1], True

    def _go(self, page: Page, across: int, down: int) -> None:
        """Move the focus to the nearest control in this direction; one straight ahead counts as nearer."""
        here = page.control(self.focus)
        if here is None:
            self._walk(page, 1)
            return
        x, y = middle(here)
        best = None
        for control in page.controls:
            if not control.enabled or control is here:
                continue
            dx, dy = middle(control)[0] - x, middle(control)[1] - y
            ahead, aside = (dx * across, abs(dy)) if across else (dy * down, abs(dx))
            if ahead > 0 and (best is None or ahead + 2 * aside < best[0]):
                best = (ahead + 2 * aside, control.name)
        if best is not None:
            self.focus, self.shows_focus = best[1], True


def middle(control: Control) -> tuple[float, float]:
    left, top, width, height = control.rect
    return left + width / 2, top + height / 2


def step_at(control: Control, point: tuple[float, float]) -> int:
    """The step of the sign under a point: +1, -1, or 0 beside both and where a control has none."""
    places = step_places(control) if control.kind == "stepper" else {}
    return next((step for step, place in places.items() if contains(place, point)), 0)


def control_at(page: Page, point: tuple[float, float]) -> Control | None:
    """The enabled control under a point."""
    found = (each for each in reversed(page.controls) if contains(each.rect, point) and each.enabled)
    return next(found, None)
