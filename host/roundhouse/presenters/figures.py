"""A table of figures as a value: columns with what stands above and below them, and lines of cells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from roundhouse.indices import Seat
from roundhouse.presenters.views import Half


@dataclass(frozen=True, slots=True)
class Cell:
    """A figure as it is written, and, if that is not the same, where room is `short`. One with a `mark` stands out."""

    text: str
    short: str = ""
    mark: str = ""

    @property
    def least(self) -> str:
        """The text where room is short."""
        return self.short or self.text


@dataclass(frozen=True, slots=True)
class Column:
    """A column with its heading, below the badge of a `seat`, and the cells at its foot; that of a leader stands out.

    `course` are the sums from line to line, from before the first one on.
    """

    heading: str
    align: Literal["left", "center", "right"] = "right"
    seat: Seat | None = None
    foot: tuple[Cell, ...] = ()
    leads: bool = False
    course: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FigureLine:
    """A line; the first cell is its name, which may have the plate of an engine. That of a leader stands out.

    `share`, from 0 to 1, is how far it has come. One that is `planned` has no figures yet.
    """

    cells: tuple[Cell, ...]
    leads: bool = False
    share: float | None = None
    engine: Half | None = None
    planned: bool = False


@dataclass(frozen=True, slots=True)
class Figures:
    """A table of figures, with notes below it. Where the columns have a course, `chart` is the title of its picture.

    `first` is the number of the first line. `touched`: a touch on a figure means something to its page.
    """

    columns: tuple[Column, ...]
    lines: tuple[FigureLine, ...]
    notes: tuple[str, ...] = ()
    chart: str = ""
    first: int = 1
    touched: bool = False

    @property
    def cells(self) -> Iterator[tuple[int, Seat]]:
        """The line and the seat of each figure that may be touched."""
        for at, line in enumerate(self.lines if self.touched else ()):
            yield from ((at, column.seat) for column in self.columns if column.seat is not None and not line.planned)

    @property
    def begun(self) -> bool:
        """Whether any line has figures."""
        return not all(line.planned for line in self.lines)


def cell_id(line: int, seat: Seat) -> str:
    """The id of a figure that is touched."""
    return f"cell:{line}:{seat}"


def plain_line(cells: tuple[str, ...], leads: bool = False, share: float | None = None) -> FigureLine:
    """A line of texts."""
    return FigureLine(tuple(map(Cell, cells)), leads, share)


def plain_columns(headings: tuple[str, ...]) -> tuple[Column, ...]:
    """Columns of figures behind a name."""
    return (Column(headings[0], "left"), *map(Column, headings[1:]))
