"""The booklet of a game: how it is played, and the house rules of this table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from roundhouse import i18n
from roundhouse.games import GAMES
from roundhouse.games.options import Options, described, option_text
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.table_setup import CHOSEN_ELSEWHERE
from roundhouse.window import palette
from roundhouse.window.controls.grid import columns
from roundhouse.window.controls.page import Control, Page, Text
from roundhouse.window.controls.page_input import PageEvent, Pressed
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.lettering import Weight, wrapped
from roundhouse.window.palette import Color
from roundhouse.window.screens.framed_page import page_frame
from roundhouse.window.screens.key_help import KeyHelp
from roundhouse.window.screens.list_page import TWO_COLUMNS
from roundhouse.window.screens.screen import STAY, Navigation, Open, PageScreen, Return

LETTERS, HEADING = 17, 19
LEADING = 1.5
BESIDE = 44
KEPT_TOGETHER = 3
"""The least number of lines below a chapter's title in a column."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text; an empty one separates paragraphs."""

    text: str
    weight: Weight = "Medium"
    color: Color = palette.TEXT


GAP = Line("")

Column = tuple[Line, ...]


class HowToPlay(PageScreen):
    """See `Screen`. `options` are the house rules of the table."""

    def __init__(self, game: str, options: Options) -> None:
        super().__init__()
        self._game = game
        self._options = options
        self._pager: Pager[Column] = Pager()
        self._printed: tuple[Display, list[Column]] | None = None

    def page(self, display: Display) -> Page:
        """See `PageScreen`."""
        language = display.language
        title = screen_text("how-to-play-of", language, game=i18n.game_name(self._game, language))
        frame = page_frame(display, title, i18n.game_line(self._game, language))
        across = 2 if display.size[0] >= display.px(TWO_COLUMNS) else 1
        areas = columns(frame.body, (0,) * across, display.px(BESIDE))
        step = round(LEADING * display.points(LETTERS))
        if self._printed is None or self._printed[0] != display:
            lines = _lines(self._game, self._options, display, areas[0][2])
            self._printed = display, list(_columns(lines, frame.body[3] // step))
        shown = self._pager.visible(self._printed[1], across)
        texts = [
            Text((left, top + index * step, wide, step), line.text, _size(line, display), line.weight, line.color)
            for (left, top, wide, _), column in zip(areas, shown, strict=False)
            for index, line in enumerate(column)
            if line.text
        ]
        keys = Control("keys", frame.due, "button", screen_text("keys", language), height=display.points(18))
        turning = self._pager.buttons(display, frame.spare)
        return Page(texts=(*frame.texts, *texts), controls=(*turning, frame.back, keys))

    def handle(self, event: PageEvent) -> Navigation:
        """See `PageScreen`."""
        if self._pager.handle(event):
            return STAY
        if event == Pressed("keys"):
            return Open(KeyHelp())
        return Return() if event == Pressed("back") else STAY


def _size(line: Line, display: Display) -> int:
    return display.points(HEADING if line.weight == "Bold" else LETTERS)


def _lines(game: str, options: Options, display: Display, room: int) -> Iterator[Line]:
    """The chapters of the booklet; below a clause the house rules that differ from the recommended ones."""
    language = display.language
    for title, entries in i18n.booklet_of(GAMES[game].clauses, language).items():
        yield Line(title, "Bold", palette.BRASS)
        for clause, paragraphs in entries.items():
            for paragraph in paragraphs:
                yield from _paragraph(paragraph, display, room)
            for agreed in _agreed(options, clause, language):
                yield from _paragraph(agreed, display, room, palette.MINT)


def _paragraph(text: str, display: Display, room: int, color: Color = palette.TEXT) -> Iterator[Line]:
    for line in wrapped(text, display.points(LETTERS), room):
        yield Line(line, color=color)
    yield GAP


def _agreed(options: Options, clause: str, language: str) -> Iterator[str]:
    """The house rules of a clause that differ from the recommended ones."""
    for name, option in described(type(options)).items():
        value = getattr(options, name)
        if option.metadata["clause"] != clause or value == option.default or name in CHOSEN_ELSEWHERE:
            continue
        title, line = i18n.option_name(name, language), i18n.option_line(name, language)
        if isinstance(value, bool):
            yield screen_text("how-to-play-on" if value else "how-to-play-off", language, title=title, line=line)
        else:
            yield screen_text("how-to-play-rule", language, title=title, value=option_text(value), line=line)


def _columns(lines: Iterable[Line], room: int) -> Iterator[Column]:
    """Columns of at most `room` lines; none begins with a gap, and no title is at the end."""
    column: list[Line] = []
    for line in lines:
        if len(column) >= room or (line.weight == "Bold" and len(column) > room - 1 - KEPT_TOGETHER):
            yield tuple(column)
            column = []
        if column or line != GAP:
            column.append(line)
    if column:
        yield tuple(column)
