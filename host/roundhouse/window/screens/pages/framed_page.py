"""The frame of most pages: title, a line below it, body, and at the foot the back button and the main button."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from roundhouse.indices import Seat
from roundhouse.presenters.views import Announcement
from roundhouse.window.controls.grid import columns, inset, rows
from roundhouse.window.controls.page import BadgePicture, Control, Rect, Text, TrackPicture
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import font, width
from roundhouse.window.drawing.palette import Color


@dataclass(frozen=True)
class PageFrame:
    """The frame's texts, and the areas for the rest. `due` is for the main button, `spare` lies between it and the back
    button; `foot` is both, for pages without a main button."""

    texts: tuple[Text, ...]
    back: Control
    body: Rect
    spare: Rect
    due: Rect

    @property
    def foot(self) -> Rect:
        """The spare area together with that of the main button."""
        left, top, _, height = self.spare
        return left, top, self.due[0] + self.due[2] - left, height


def page_frame(display: DisplaySettings, title: str, line: str, tone: Color = palette.SECONDARY) -> PageFrame:
    """Lay the frame out on the window."""
    whole = inset((0, 0, *display.size), display.px(36))
    # Lines that are too long are hard to read, also on a wide screen.
    room = min(whole[2], display.px(1240))
    area = (whole[0] + (whole[2] - room) // 2, whole[1], room, whole[3])
    head, below, body, foot = rows(area, (display.px(50), display.px(44), 0, display.px(58)), display.px(8))
    back, spare, due = columns(foot, (display.px(200), 0, display.px(300)), display.px(14))
    return PageFrame(
        (
            Text(head, title, display.points(34), "ExtraBold"),
            Text(below, line, _line_height(display, line, below), color=tone, lines=2),
        ),
        Control("back", back, "button", display.texts.screen("back"), height=display.points(18)),
        body,
        spare,
        due,
    )


def _line_height(display: DisplaySettings, line: str, place: Rect) -> int:
    """As large as leaves the line room, on one line or on two."""
    heights = [display.points(height) for height in (16, 15, 14)]
    fits = (
        height for height in heights
        if width(line, "Medium", height) <= place[2] or 2 * font("Medium", height).get_linesize() <= place[3]
    )  # fmt: skip
    return next(fits, heights[-1])


def question_frame(display: DisplaySettings, last: Announcement | None, title: str, line: str) -> PageFrame:
    """The frame of a question; a refusal or a breach replaces the explanation."""
    if last is not None and last.is_alarm:
        return page_frame(display, title, f"{last.title} {last.text}".strip(), palette.CORAL)
    return page_frame(display, title, line)


def badged(
    display: DisplaySettings, frame: PageFrame, seat: Seat | None, sign: str = "M"
) -> tuple[PageFrame, BadgePicture]:
    """The frame of a page about one seat, or a public train with this sign, with its badge before the title."""
    title, *rest = frame.texts
    left, top, wide, high = title.rect
    size, aside = display.px(44), display.px(60)
    moved = replace(title, rect=(left + aside, top, wide - aside, high))
    badge = BadgePicture((left, top + (high - size) // 2, size, size), seat, sign)
    return replace(frame, texts=(moved, *rest)), badge


TRACK = 34
"""The width of a track past stations, px at 1280 x 800."""


def station_track(across: tuple[int, int], stations: Sequence[Rect]) -> TrackPicture:
    """A track with this left edge and width that has a station beside each of these places, from top to bottom."""
    top, bottom = stations[0][1], stations[-1][1] + stations[-1][3]
    stops = tuple((y + high / 2 - top) / (bottom - top) for _, y, _, high in stations)
    return TrackPicture((across[0], top, across[1], bottom - top), palette.BRASS, stops)


def grid(area: Rect, count: int, across: int, height: int, gap: int) -> list[Rect]:
    """Rectangles of one height in `across` columns, row by row.

    >>> grid((0, 0, 100, 100), 3, 2, 20, 10)
    [(0, 0, 45, 20), (55, 0, 45, 20), (0, 30, 45, 20)]
    """
    left, top, width, _ = area
    lines = -(-count // across)
    found = [
        place for line in range(lines)
        for place in columns((left, top + line * (height + gap), width, height), (0,) * across, gap)
    ]  # fmt: skip
    return found[:count]
