"""A page that is no table, in a terminal: its rows as text, and what is typed about them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from roundhouse.i18n.texts import Texts
from roundhouse.presenters.figures import Figures
from roundhouse.presenters.match.counted_hands import CountedHand
from roundhouse.presenters.pages.list_page import (
    OFF,
    ON,
    Choice,
    Diagram,
    Field,
    KeyMeaning,
    Leave,
    ListPage,
    PagePresenter,
    Paragraph,
    Ring,
    Row,
    ScanCode,
    Section,
    Setting,
    Show,
    Tiles,
    Watch,
    Way,
    on_off,
)
from roundhouse.presenters.views import Half
from roundhouse.terminal.figure_table import figure_table
from roundhouse.terminal.table_text import table_drawn

Numbered: TypeAlias = Choice | Setting | Field
STYLES: Final = {"plain": "", "note": "dim", "news": "cyan", "due": "yellow", "alarm": "bold yellow", "large": "bold"}
STEPS: Final = {"+": 1, "-": -1, "": 1}
"""The words that may be typed behind the number of a setting, besides one of its values."""


class SaidElsewhere(Exception):
    """A line that means nothing on a page: it is meant for the table, to which it leads back."""

    def __init__(self, line: str) -> None:
        super().__init__(line)
        self.line = line


class PageConsole:
    """A page, and those to which it leads, until they are left. `ask` shows a prompt and waits for a line."""

    def __init__(self, texts: Texts, console: Console, ask: Callable[[str], str]) -> None:
        self._texts, self._console, self._ask = texts, console, ask

    def run(self, presenter: PagePresenter) -> Way:
        """Return where the page leads that was left. Raises SaidElsewhere."""
        try:
            while True:
                page = presenter.present(self._texts)
                self._console.print(page_text(self._texts, page))
                way = self._read(page)
                match way:
                    case None:
                        pass
                    case Show(other, instead):
                        left = self.run(other)
                        if instead or not isinstance(left, Leave):
                            return left
                        presenter.refresh()
                    case Watch(replay):
                        view = replay.view()
                        self._console.print(table_drawn(replay.texts, view, replay.viewer))
                        self._console.print(view.message.text, highlight=False, markup=False)
                    case _:
                        return way
        finally:
            presenter.close()

    def _read(self, page: ListPage) -> Way:
        line = self._ask(self._texts.terminal("page-prompt")).strip()
        if not line:
            return page.back.do() if page.back is not None else None
        number, _, rest = line.partition(" ")
        row = {str(place): each for place, each in enumerate(numbered(page), 1)}.get(number)
        match row:
            case Choice(enabled=False) | Setting(enabled=False):
                self._refuse("page-disabled")
            case Choice() if not rest:
                return row.do()
            case Field():
                row.write(rest or self._ask(row.label).strip())
            case Setting() if rest in STEPS:
                row.step(STEPS[rest])
            case Setting() if (value := _value(row, rest)) is not None:
                row.choose(value)
            case None if not number.isdecimal():
                raise SaidElsewhere(line)
            case _:
                self._refuse("page-unknown")
        return None

    def _refuse(self, sentence: str) -> None:
        self._console.print(self._texts.terminal(sentence), style="yellow", highlight=False)


def _value(setting: Setting, typed: str) -> str | None:
    """The value of a setting that was typed, as it is or by its text."""
    found = (value for value, text in setting.options if typed.casefold() in (value.casefold(), text.casefold()))
    return next(found, None)


def numbered(page: ListPage) -> Iterator[Numbered]:
    """Everything on a page that has a number, in its order."""
    for row in page.rows:
        if isinstance(row, Setting | Field) or (isinstance(row, Choice) and row.look != "plain"):
            yield row
        if isinstance(row, Choice) and row.beside is not None:
            yield row.beside
        if isinstance(row, Ring):
            yield from (place.choice for place in row.places)
    if page.main is not None:
        yield page.main


def page_text(texts: Texts, page: ListPage) -> RenderableType:
    """The page: title and line, then its sections, with a number before each row that something can be typed about."""
    numbers = {row.id: number for number, row in enumerate(numbered(page), 1)}
    drawn: list[RenderableType] = [Text(page.title, style="bold")]
    if page.line:
        drawn.append(Text(page.line, style=STYLES[page.tone]))
    if page.progress is not None:
        drawn.append(ProgressBar(1, page.progress, width=40))
    for section in (*page.sections, Section(page.others)):
        if section.title:
            drawn.append(Text(f"\n{section.title}", style="bold cyan"))
        if section.line:
            drawn.append(Text(section.line, style=STYLES["note"]))
        grid = Table.grid(padding=(0, 2))
        for row in section.rows:
            match row:
                case Figures():
                    drawn.append(figure_table(row))
                case CountedHand():
                    tiles = " ".join("-".join(map(_half, tile)) for tile in row.tiles)
                    grid.add_row(Text(), Text(row.name), Text(row.points), Text(f"{tiles}  {row.sum}".strip()))
                case Paragraph():
                    drawn.append(Padding(Text(row.text, style=STYLES[row.tone]), (0, 0, 1, 0)))
                case Diagram():
                    drawn += [
                        table_drawn(texts, row.table),
                        Padding(Text(row.text, style=STYLES["note"]), (0, 0, 1, 0)),
                    ]
                case Tiles():
                    drawn.append(Text(" ".join("-".join(map(_half, tile)) for tile in row.halves)))
                case Ring():
                    for place in row.places:
                        for cells in _lines(texts, place.choice, numbers):
                            grid.add_row(*cells)
                case ScanCode():
                    drawn.append(Text(row.address, style="bold"))
                case _:
                    for cells in _lines(texts, row, numbers):
                        grid.add_row(*cells)
        if grid.row_count:
            drawn.append(grid)
    if page.main is not None:
        drawn.append(Text(f"\n{numbers[page.main.id]:>3}  {page.main.label}"))
    return Group(*drawn)


def _lines(texts: Texts, row: Row, numbers: dict[str, int]) -> Iterator[tuple[RenderableType, ...]]:
    """A row, and the choice beside it, in cells: number, label, value, and what explains it."""
    match row:
        case Choice(beside=beside):
            marks = "●" if row.chosen else "" if row.on is None else dict(on_off(texts))[ON if row.on else OFF]
            style = "" if row.enabled else "dim"
            told = Text(" ".join(filter(None, (marks, row.value))))
            number = Text() if row.look == "plain" else _number(numbers[row.id])
            yield number, Text(row.label, style=style), told, Text(row.detail, style=STYLES[row.tone])
            if beside is not None:
                yield _number(numbers[beside.id]), Text(f"  {beside.label}"), Text(), Text()
        case Setting():
            value = Text(row.text, style="bold yellow" if row.enabled else "dim")
            yield _number(numbers[row.id]), Text(row.label), value, Text(row.detail, style=STYLES[row.tone])
        case Field():
            known = Text(", ".join(row.known), style="dim")
            yield _number(numbers[row.id]), Text(row.label), Text(row.text, style="bold yellow"), known
        case KeyMeaning():
            yield Text(), Text("  ".join(row.keys)), Text(), Text(row.text)


def _half(half: Half | None) -> str:
    return "?" if half is None else str(half)


def _number(number: int) -> Text:
    return Text(f"{number:>3}")
