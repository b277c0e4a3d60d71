"""The booklet of a game, to be read before or during it: how it is played, and what this table has agreed on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from roundhouse import i18n
from roundhouse.games import GAMES
from roundhouse.games.options import Options, described, option_text
from roundhouse.i18n.screens import screen
from roundhouse.window import palette
from roundhouse.window.appearance import Look
from roundhouse.window.controls.grid import columns
from roundhouse.window.controls.page import Control, Page, Text
from roundhouse.window.controls.page_input import Act, Pressed
from roundhouse.window.controls.pager import Leaves
from roundhouse.window.lettering import Weight, wrapped
from roundhouse.window.palette import Color
from roundhouse.window.screens.framed_page import framed
from roundhouse.window.screens.key_help import KeyHelp
from roundhouse.window.screens.list_page import TWO_COLUMNS
from roundhouse.window.screens.screen import STAY, Open, PageScreen, Return, Way
from roundhouse.window.screens.table_setup import CHOSEN_ELSEWHERE

LETTERS, HEADING = 17, 19
LEADING = 1.5
BESIDE = 44
KEPT_TOGETHER = 3
"""Lines of a chapter that stand below its title, at least."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of print; an empty one parts paragraphs."""

    text: str
    weight: Weight = "Medium"
    color: Color = palette.TEXT


GAP = Line("")

Column = tuple[Line, ...]


class HowToPlay(PageScreen):
    """See `Screen`. `options` are the house rules that hold."""

    def __init__(self, game: str, options: Options) -> None:
        super().__init__()
        self._game = game
        self._options = options
        self._leaves: Leaves[Column] = Leaves()
        self._printed: tuple[Look, list[Column]] | None = None

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        language = look.language
        title = screen("how-to-play-of", language, game=i18n.game_name(self._game, language))
        frame = framed(look, title, i18n.game_line(self._game, language))
        across = 2 if look.size[0] >= look.px(TWO_COLUMNS) else 1
        areas = columns(frame.body, (0,) * across, look.px(BESIDE))
        step = round(LEADING * look.points(LETTERS))
        if self._printed is None or self._printed[0] != look:
            lines = _lines(self._game, self._options, look, areas[0][2])
            self._printed = look, list(_columns(lines, frame.body[3] // step))
        shown = self._leaves.of(self._printed[1], across)
        texts = [
            Text((left, top + index * step, wide, step), line.text, _size(line, look), line.weight, line.color)
            for (left, top, wide, _), column in zip(areas, shown, strict=False)
            for index, line in enumerate(column)
            if line.text
        ]
        keys = Control("keys", frame.due, "button", screen("keys", language), height=look.points(18))
        turning = self._leaves.buttons(look, frame.spare)
        return Page(texts=(*frame.texts, *texts), controls=(*turning, frame.back, keys))

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        if self._leaves.turn(act):
            return STAY
        if act == Pressed("keys"):
            return Open(KeyHelp())
        return Return() if act == Pressed("back") else STAY


def _size(line: Line, look: Look) -> int:
    return look.points(HEADING if line.weight == "Bold" else LETTERS)


def _lines(game: str, options: Options, look: Look, room: int) -> Iterator[Line]:
    """The chapters of the booklet; below a clause what was agreed on instead of what is recommended."""
    language = look.language
    for title, entries in i18n.booklet_of(GAMES[game].clauses, language).items():
        yield Line(title, "Bold", palette.BRASS)
        for clause, paragraphs in entries.items():
            for paragraph in paragraphs:
                yield from _paragraph(paragraph, look, room)
            for agreed in _agreed(options, clause, language):
                yield from _paragraph(agreed, look, room, palette.MINT)


def _paragraph(text: str, look: Look, room: int, color: Color = palette.TEXT) -> Iterator[Line]:
    for line in wrapped(text, look.points(LETTERS), room):
        yield Line(line, color=color)
    yield GAP


def _agreed(options: Options, clause: str, language: str) -> Iterator[str]:
    """The house rules of a clause that are not as recommended."""
    for name, option in described(type(options)).items():
        value = getattr(options, name)
        if option.metadata["clause"] != clause or value == option.default or name in CHOSEN_ELSEWHERE:
            continue
        title, line = i18n.option_name(name, language), i18n.option_line(name, language)
        if isinstance(value, bool):
            yield screen("how-to-play-on" if value else "how-to-play-off", language, title=title, line=line)
        else:
            yield screen("how-to-play-rule", language, title=title, value=option_text(value), line=line)


def _columns(lines: Iterable[Line], room: int) -> Iterator[Column]:
    """As many lines as a column has room for; none begins with a gap, and a title has something below it."""
    column: list[Line] = []
    for line in lines:
        if len(column) >= room or (line.weight == "Bold" and len(column) > room - 1 - KEPT_TOGETHER):
            yield tuple(column)
            column = []
        if column or line != GAP:
            column.append(line)
    if column:
        yield tuple(column)
