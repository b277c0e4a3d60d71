"""From touches and keys to what a person has asked of a page.

A touch means the control it lies on when it ends there, too: whoever slides off has thought better of it. Keys walk
from control to control: Tab in their order, arrows to the nearest one in that direction.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from roundhouse.window.controls.page import Control, Page
from roundhouse.window.key_bindings import action_of, key_of

LONGEST = 14
"""Letters that a field takes: the longest name that is still read on a badge's card."""


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
    """What stands in a field now."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Typed:
    """A key that means nothing to a page itself; the screen may know its action (see `key_bindings`)."""

    action: str
    key: str


@dataclass(frozen=True, slots=True)
class Turned:
    """The wheel was turned, +1 for what lies further down."""

    step: int


@dataclass(frozen=True, slots=True)
class Back:
    """Escape, or the mouse's own key for it."""


Act = Pressed | Stepped | Written | Typed | Turned | Back

DIRECTIONS = {"←": (-1, 0), "→": (1, 0), "↑": (0, -1), "↓": (0, 1)}
CONFIRM = ("due", "done")
"""The actions of the keys that press the framed control."""


class Hand:
    """The finger or the keys of whoever looks at a page: what they are on, and what that asks for.

    `focus` is the control that keys go to, "" for none; `held` the one a finger lies on.
    """

    def __init__(self) -> None:
        self.focus = ""
        self.held = ""
        self.shows_focus = False  # a finger needs no frame around what it has just touched

    def acts(self, page: Page, events: Sequence[pygame.Event]) -> list[Act]:
        """What the events ask of this page, in order."""
        found: list[Act] = []
        for event in events:
            if event.type == pygame.KEYDOWN:
                found += self._key(page, event)
            elif event.type == pygame.TEXTINPUT:
                found += self._write(page, event.text)
            elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
                touched = control_at(page, event.pos)
                self.held = touched.name if touched is not None else ""
                self.focus, self.shows_focus = self.held, False
            elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
                found += self._release(page, event.pos)
            elif event.type == pygame.MOUSEWHEEL and event.y:
                found.append(Turned(-1 if event.y > 0 else 1))
        return found

    def _release(self, page: Page, point: tuple[int, int]) -> list[Act]:
        held, self.held = self.held, ""
        touched = control_at(page, point)
        if touched is None or touched.name != held:
            return []
        if touched.kind == "stepper":
            left, _, width, _ = touched.place
            return [Stepped(touched.name, 1 if point[0] > left + width / 2 else -1)]
        return [] if touched.kind == "field" else [Pressed(touched.name)]

    def _key(self, page: Page, event: pygame.Event) -> list[Act]:
        focused = page.control(self.focus)
        key = key_of(event)
        action = action_of(key, "pages")
        writing = focused is not None and focused.kind == "field"
        framed = focused if writing or self.shows_focus else None
        match action:
            case "back":
                return [Back()]
            case "tab":
                self._walk(page, -1 if key == "Shift+Tab" else 1)
                return []
            case "erase" if focused is not None and writing:
                return [Written(focused.name, focused.label[:-1])]
            case "walk":
                across, down = DIRECTIONS[key]
                if focused is not None and focused.kind == "stepper" and across:
                    return [Stepped(focused.name, across)]
                self._go(page, across, down)
                return []
            case "due" | "done" if framed is not None and not (writing and action == "done"):
                self.shows_focus = True
                return [Pressed(framed.name)]
            case "due":
                golden = next((each for each in page.controls if each.kind == "primary" and each.enabled), None)
                return [] if golden is None else [Pressed(golden.name)]
        return [] if writing or not action else [Typed(action, key)]

    def _write(self, page: Page, text: str) -> list[Act]:
        focused = page.control(self.focus)
        if focused is None or focused.kind != "field" or not text.isprintable():
            return []
        return [Written(focused.name, (focused.label + text)[:LONGEST])]

    def _walk(self, page: Page, step: int) -> None:
        names = [control.name for control in page.controls if control.enabled]
        if not names:
            return
        now = names.index(self.focus) if self.focus in names else -1 if step > 0 else 0
        self.focus, self.shows_focus = names[(now + step) % len(names)], True

    def _go(self, page: Page, across: int, down: int) -> None:
        """To the nearest control in this direction; what lies straight ahead counts as nearer."""
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
    """The middle of a control's place."""
    left, top, width, height = control.place
    return left + width / 2, top + height / 2


def control_at(page: Page, point: tuple[float, float]) -> Control | None:
    """The enabled control that lies under a point."""
    for control in reversed(page.controls):
        left, top, width, height = control.place
        if control.enabled and left <= point[0] < left + width and top <= point[1] < top + height:
            return control
    return None
