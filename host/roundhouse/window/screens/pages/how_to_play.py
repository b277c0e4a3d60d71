"""The booklet of a game: how it is played, and the house rules of this table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.match.booklet_view import BookletView
from roundhouse.window.controls.grid import columns
from roundhouse.window.controls.page import Control, Page, Text
from roundhouse.window.controls.page_input import PageEvent, Pressed
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import Weight, wrapped
from roundhouse.window.drawing.palette import Color
from roundhouse.window.screens.pages.framed_page import page_frame
from roundhouse.window.screens.pages.key_help import KeyHelp
from roundhouse.window.screens.pages.list_page import TWO_COLUMNS
from roundhouse.window.screens.screen import STAY, Navigation, Open, PageScreen, Return

LETTERS, HEADING = 17, 19
LEADING = 1.5
BESIDE = 44
KEPT_TOGETHER = 3
"""The least number of lines below a chapter's title in a column."""


@dataclass(frozen=True, slots=True)
class TextLine:
    """A line of text; an empty one separates paragraphs."""

    text: str
    weight: Weight = "Medium"
    color: Color = palette.TEXT


GAP = TextLine("")

TextColumn = tuple[TextLine, ...]


class HowToPlay(PageScreen):
    """See `Screen`. `booklet` makes the booklet in a language."""

    def __init__(self, booklet: Callable[[str], BookletView]) -> None:
        super().__init__()
        self._booklet = booklet
        self._pager: Pager[TextColumn] = Pager()
        self._printed: tuple[Display, BookletView, list[TextColumn]] | None = None

    def page(self, display: Display) -> Page:
        printed = self._printed
        if printed is None or printed[0] != display:
            booklet = self._booklet(display.language)
        else:
            booklet = printed[1]
        frame = page_frame(display, booklet.title, booklet.line)
        across = 2 if display.size[0] >= display.px(TWO_COLUMNS) else 1
        areas = columns(frame.body, (0,) * across, display.px(BESIDE))
        step = round(LEADING * display.points(LETTERS))
        if printed is None or printed[0] != display:
            lines = _lines(booklet, display, areas[0][2])
            self._printed = printed = display, booklet, list(_columns(lines, frame.body[3] // step))
        shown = self._pager.visible(printed[2], across)
        texts = [
            Text((left, top + index * step, wide, step), line.text, _size(line, display), line.weight, line.color)
            for (left, top, wide, _), column in zip(areas, shown, strict=False)
            for index, line in enumerate(column)
            if line.text
        ]
        keys = Control("keys", frame.due, "button", screen_text("keys", display.language), height=display.points(18))
        turning = self._pager.buttons(display, frame.spare)
        return Page(texts=(*frame.texts, *texts), controls=(*turning, frame.back, keys))

    def handle(self, event: PageEvent) -> Navigation:
        if self._pager.handle(event):
            return STAY
        if event == Pressed("keys"):
            return Open(KeyHelp())
        return Return() if event == Pressed("back") else STAY


def _size(line: TextLine, display: Display) -> int:
    return display.points(HEADING if line.weight == "Bold" else LETTERS)


def _lines(booklet: BookletView, display: Display, room: int) -> Iterator[TextLine]:
    """The chapters of the booklet, as wide as a column; what this table has agreed stands out."""
    for title, paragraphs in booklet.chapters:
        yield TextLine(title, "Bold", palette.BRASS)
        for paragraph in paragraphs:
            for line in wrapped(paragraph.text, display.points(LETTERS), room):
                yield TextLine(line, color=palette.MINT if paragraph.agreed else palette.TEXT)
            yield GAP


def _columns(lines: Iterable[TextLine], room: int) -> Iterator[TextColumn]:
    """Columns of at most `room` lines; none begins with a gap, and no title is at the end."""
    column: list[TextLine] = []
    for line in lines:
        if len(column) >= room or (line.weight == "Bold" and len(column) > room - 1 - KEPT_TOGETHER):
            yield tuple(column)
            column = []
        if column or line != GAP:
            column.append(line)
    if column:
        yield tuple(column)
