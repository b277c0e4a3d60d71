"""The rows of a page, which flow down its columns and on to further leaves, so that nothing is cut."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from roundhouse.window.controls.page import Page, Rect
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.pages.framed_page import TRACK, station_track

GAP = 10
"""Between two controls, px at 1280 x 800."""


@dataclass(frozen=True)
class Block:
    """A piece of a column that is not divided, with the room `below` it. One without a `height` takes the rest.

    `keeps`: so many of the next blocks stay with it. `head` is repeated where it begins a column. One that `stays`
    stands at the foot of each leaf, and has `least` this height. `station`: a line passes it. `id` is that of its row.
    """

    height: int
    paint: Callable[[Rect], Page]
    below: int = 0
    keeps: int = 0
    head: Block | None = None
    station: bool = False
    id: str = ""
    stays: bool = False
    least: int = 0

    @property
    def needs(self) -> int:
        return (self.height or self.least) + self.below


BlockColumn = tuple[Block, ...]


@dataclass(frozen=True)
class Side:
    """Columns that fill these `places` beside each other, leaf by leaf, and what `stays` below them on each leaf.

    `turning` is the place of the buttons that turn its leaves, if they do not stand at the foot of the page.
    """

    columns: Sequence[BlockColumn]
    places: Sequence[Rect]
    stays: BlockColumn = ()
    turning: Rect | None = None

    @property
    def leaves(self) -> int:
        """The number of leaves."""
        return max(1, -(-len(self.columns) // len(self.places)))

    def leaf_of(self, id: str) -> int | None:
        """The leaf with the row that has this id."""
        found = (at for at, column in enumerate(self.columns) if any(block.id == id for block in column))
        return next((at // len(self.places) for at in found), None)

    def painted(self, leaf: int, display: DisplaySettings) -> Page:
        """The columns of a leaf."""
        parts: list[Page] = []
        columns = self.columns[leaf * len(self.places) :]
        for (left, top, wide, high), column in zip(self.places, columns, strict=False):
            blocks, stations = (*column, *self.stays), list[Rect]()
            spare = max(1, high - sum(block.height + block.below for block in blocks))
            for block in blocks:
                aside = display.px(TRACK + GAP) if block.station else 0
                place = (left + aside, top, wide - aside, block.height or spare)
                parts.append(block.paint(place))
                if block.station:
                    stations.append(place)
                top += place[3] + block.below
            if stations:
                parts.append(Page(pictures=(station_track((left, display.px(TRACK)), stations),)))
        return stack_pages(parts)


def stack_pages(parts: Iterable[Page]) -> Page:
    """Pages on top of each other, as one."""
    every = tuple(parts)
    return Page(
        panels=tuple(panel for part in every for panel in part.panels),
        texts=tuple(text for part in every for text in part.texts),
        pictures=tuple(picture for part in every for picture in part.pictures),
        controls=tuple(control for part in every for control in part.controls),
    )


def cut_columns(blocks: Sequence[Block], room: int) -> list[BlockColumn]:
    """The blocks in columns of at most this height."""
    found: list[BlockColumn] = []
    column: list[Block] = []
    used = 0
    for index, block in enumerate(blocks):
        kept = blocks[index : index + 1 + block.keeps]
        needed = sum(each.height + each.below for each in kept) - kept[-1].below
        if column and used + needed > room:
            found.append(tuple(column))
            column, used = [], 0
        if block.head is not None and not column:
            column.append(block.head)
            used += block.head.height + block.head.below
        column.append(block)
        used += block.height + block.below
    return [*found, tuple(column)] if column else found
