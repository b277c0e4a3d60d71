"""The frame that most pages have: a title with a line below it, a body, and the way back with one thing that is due."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from roundhouse.i18n.screens import screen
from roundhouse.presenters.views import Announcement
from roundhouse.window import palette
from roundhouse.window.appearance import Look
from roundhouse.window.controls.grid import columns, inset, rows
from roundhouse.window.controls.page import BadgePicture, Control, Place, Text
from roundhouse.window.palette import Color


class Heading(NamedTuple):
    """A title and the line below it, which is coral where it objects to something."""

    title: str
    line: str
    tone: Color = palette.SECONDARY


@dataclass(frozen=True)
class Framed:
    """The frame's texts, and where the rest may go. `spare` lies between the way back and what is due; `foot` is
    all beside the way back, for where nothing is due."""

    texts: tuple[Text, ...]
    back: Control
    body: Place
    spare: Place
    due: Place

    @property
    def foot(self) -> Place:
        """What is spare, with the place of what is due."""
        left, top, _, height = self.spare
        return left, top, self.due[0] + self.due[2] - left, height


def framed(look: Look, title: str, line: str, tone: Color = palette.SECONDARY) -> Framed:
    """Lay the frame out on the window."""
    whole = inset((0, 0, *look.size), look.px(36))
    # A wide screen is not a reason for lines that are too long to be read.
    room = min(whole[2], look.px(1240))
    area = (whole[0] + (whole[2] - room) // 2, whole[1], room, whole[3])
    head, below, body, foot = rows(area, (look.px(50), look.px(44), 0, look.px(58)), look.px(8))
    back, spare, due = columns(foot, (look.px(200), 0, look.px(300)), look.px(14))
    return Framed(
        (
            Text(head, title, look.points(34), "ExtraBold"),
            Text(below, line, look.points(16), color=tone, lines=2),
        ),
        Control("back", back, "button", screen("back", look.language), height=look.points(18)),
        body,
        spare,
        due,
    )


def framed_question(look: Look, last: Announcement | None, title: str, line: str) -> Framed:
    """The frame of a question; what was refused stands in the place of the explanation."""
    if last is not None and last.tone == "refused":
        return framed(look, title, f"{last.title} {last.text}".strip(), palette.CORAL)
    return framed(look, title, line)


def badged(look: Look, frame: Framed, seat: int) -> tuple[Framed, BadgePicture]:
    """The frame of what is about one seat, with its badge before the title."""
    title, *rest = frame.texts
    left, top, wide, high = title.place
    size, aside = look.px(44), look.px(60)
    moved = replace(title, place=(left + aside, top, wide - aside, high))
    badge = BadgePicture((left, top + (high - size) // 2, size, size), seat)
    return replace(frame, texts=(moved, *rest)), badge


def grid(area: Place, count: int, across: int, height: int, gap: int) -> list[Place]:
    """Places of one height in so many columns, from left to right and then down.

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
