"""Faults of a page, found without painting it: the painter says what it would write and draw, and where.

Each control is also pressed where its picture shows it: at every line and every shape that its painter draws.
"""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from types import ModuleType
from typing import Any

import pygame
import pytest
from tests.window.contrast import contrast
from tests.window.text_capture import Line, writing

from roundhouse.window.controls import page_painter, tile_keys
from roundhouse.window.controls.page import Control, HubPicture, Page, Rect, Text
from roundhouse.window.controls.page_input import PageEvent, PageInput, Pressed, Stepped
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.palette import Color

SMALLEST_TARGET = 44  # px at 1280 x 800
SMALL = ("mark", "cell")
"""Nobody has to touch these: a figure of the sheet is a short way to what a button leads to, too."""
READABLE, READABLE_LARGE = 4.5, 3.0
LARGE, LARGE_BOLD = 24, 19  # px
PAINTERS = (page_painter, tile_keys)
NOTHING_TO_SEE = (
    "_shape", "stamp_box", "face", "badge", "box", "circle", "focus_frame", "computer_icon", "radio", "toggle"
)  # fmt: skip


def faults(page: Page, display: DisplaySettings, names: tuple[str, ...] = ()) -> list[str]:
    """All faults of a page on this display. Lines with one of the `names` in them may be cut."""
    whole = pygame.Rect(0, 0, *display.size)
    smallest = int(SMALLEST_TARGET * display.scale)
    found: list[str] = []
    lines: list[tuple[Text | Control, Line]] = []
    stamped: list[tuple[int, int]] = []
    with recording(*PAINTERS, stamped=stamped) as written:
        for text in page.texts:
            page_painter.write_text(pygame.Surface((1, 1)), text)
            lines += [(text, line) for line in collect(written)]
        for control in page.controls:
            page_painter.paint_control(pygame.Surface((1, 1)), control, display.scale)
            own = collect(written)
            lines += [(control, line) for line in own]
            shown = [(line.text, line.ink.center) for line in own if line.ink.width]
            found += _presses(page, control, [*shown, *(("", at) for at in dict.fromkeys(stamped))])
            stamped.clear()
    for part, line in lines:
        if line.cut and not any(name in line.text for name in names):
            found.append(f"{line.text!r} does not fit into {_said(part)}")
        if not pygame.Rect(part.rect).inflate(2, 2).contains(line.ink):
            found.append(f"{line.text!r} leaves the place of {_said(part)}: {line.ink}")
        found += faint(line, _ground(page, part) if not _on_tag(part, line) else palette.INK)
        if isinstance(part, Text) and part.background != _ground(page, part):
            found.append(f"{line.text!r} does not stand on the ground it names")
    inks = [line.ink for _, line in lines]
    for at, (part, line) in enumerate(lines):
        for behind in inks[at].collidelistall(inks[at + 1 :]):
            other, second = lines[at + 1 + behind]
            found.append(f"{line.text!r} of {_said(part)} lies over {second.text!r} of {_said(other)}")
    found += [f"{_said(part)} leaves the window" for part in _parts(page) if not whole.contains(part.rect)]
    boxes = [pygame.Rect(control.rect) for control in page.controls]
    for at, one in enumerate(page.controls):
        for behind in boxes[at].collidelistall(boxes[at + 1 :]):
            found.append(f"{one.name} and {page.controls[at + 1 + behind].name} overlap")
    for control in page.controls:
        if control.kind not in SMALL and min(control.rect[2:]) < smallest:
            found.append(f"{control.name} is too small to be touched: {control.rect}")
        for under in pygame.Rect(control.rect).collidelistall(inks):
            part, line = lines[under]
            if isinstance(part, Text):
                found.append(f"{line.text!r} lies over {control.name}")
        found += [
            f"a picture lies over {control.name}"
            for picture in page.pictures
            if control.kind != "spot"  # it shows what lies below it
            and (_in_circle if isinstance(picture, HubPicture) else _in_box)(picture.rect, control.rect)
        ]
    return found


def faint(line: Line, background: Color) -> list[str]:
    """The complaint that a line does not stand out from its ground, if so."""
    ratio = contrast(line.color, background)
    large = line.size >= (LARGE_BOLD if line.weight in ("Bold", "ExtraBold") else LARGE)
    least = READABLE_LARGE if large else READABLE
    return [] if ratio >= least else [f"{line.text!r} has a contrast of {ratio:.1f}"]


def _on_tag(part: Text | Control, line: Line) -> bool:
    """Whether a line stands on the tag of a key, which a narrow one shortens."""
    if not isinstance(part, Control) or part.kind != "key" or not part.detail:
        return False
    return part.detail.startswith(line.text.removesuffix("…"))


def _in_circle(place: Rect, other: Rect) -> bool:
    """Whether anything of the other place lies in the circle that fills this one."""
    x, y = place[0] + place[2] / 2, place[1] + place[3] / 2
    near = (max(other[0], min(x, other[0] + other[2])), max(other[1], min(y, other[1] + other[3])))
    return (near[0] - x) ** 2 + (near[1] - y) ** 2 < (place[2] / 2) ** 2


def _in_box(place: Rect, other: Rect) -> bool:
    return pygame.Rect(place).colliderect(other)


def _said(part: Any) -> str:
    return part.name if isinstance(part, Control) else f"{type(part).__name__} at {part.rect}"


def _parts(page: Page) -> list[Any]:
    return [*page.panels, *page.texts, *page.pictures, *page.controls]


def _ground(page: Page, part: Text | Control) -> Color:
    """The ground under a text: the box of its control, else the uppermost ground."""
    if isinstance(part, Control) and part.kind not in ("link", "seat"):
        return page_painter.background_of(part)
    under = [background.color for background in page.panels if pygame.Rect(background.rect).contains(part.rect)]
    return under[-1] if under else page.background


def collect(written: list[Line]) -> list[Line]:
    """The lines that were kept since the last time."""
    lines = [line for line in written if line.text.strip()]
    written.clear()
    return lines


SIGNS = {"−": -1, "+": 1}
"""The signs of a stepper, and their steps."""


def _presses(page: Page, control: Control, shown: list[tuple[str, tuple[int, int]]]) -> Iterator[str]:
    """Faults when a control is pressed at the places of its picture; a shape has no text."""
    for text, at in shown:
        expected: list[PageEvent] = [Pressed(control.name)]
        if not control.enabled or control.kind == "field":
            expected = []
        elif control.kind == "stepper":
            nearest, _ = min(shown, key=lambda each: math.dist(each[1], at) if each[0] else math.inf)
            step = SIGNS.get(text or nearest, 0)
            expected = [Stepped(control.name, step)] if step else []
        given = PageInput()
        event = given.read(page, [_touch(pygame.MOUSEBUTTONDOWN, at), _touch(pygame.MOUSEBUTTONUP, at)])
        if event != expected:
            yield f"{text or 'a shape'!r} of {_said(control)}, pressed at {at}, gives {event}"
        if control.enabled and given.focus != control.name:
            yield f"{text or 'a shape'!r} of {_said(control)}, pressed at {at}, is {given.focus or 'nothing'}"


def _touch(kind: int, at: tuple[int, int]) -> pygame.Event:
    return pygame.Event(kind, pos=at, button=1)


@contextmanager
def recording(*painters: ModuleType, stamped: list[tuple[int, int]] | None = None) -> Iterator[list[Line]]:
    """While it lasts, these paint nothing and every line is kept instead, and the middle of all that is `stamped`."""

    def stamp(_surface: object, _picture: object, middle: tuple[float, float]) -> None:
        if stamped is not None:
            stamped.append((round(middle[0]), round(middle[1])))

    with writing(*painters) as written, pytest.MonkeyPatch.context() as patch:
        for module in painters:
            if hasattr(module, "blit_centered"):
                patch.setattr(module, "blit_centered", stamp)
        for module, name in product(painters, NOTHING_TO_SEE):
            if hasattr(module, name):
                patch.setattr(module, name, lambda *_args, **_named: None)
        yield written
