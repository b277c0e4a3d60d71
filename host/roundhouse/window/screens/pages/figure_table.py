"""Draws a table of figures: headings, lines as high as there is room, the chart of their course, and the foot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from roundhouse.presenters.figures import Column, FigureLine, Figures, cell_id
from roundhouse.window.controls.grid import columns
from roundhouse.window.controls.page import (
    BadgePicture,
    ChartPicture,
    Control,
    Page,
    Panel,
    Picture,
    PlatePicture,
    Rect,
    Text,
    TrackPicture,
)
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import fit_text, width
from roundhouse.window.screens.pages.flow import Block

FIGURE, HEADING, TOTAL, MARK = 16, 14, 26, 13
"""The heights of figures, headings, totals, and of what marks a figure, at 1280 x 800."""
SHARE, MANY = 0.1, 4
"""The part of the width that one of many columns of figures takes."""
TALLEST, RACE = 84, 66
"""The greatest height of a line that shows how far each has come, and the height from which on it does, px at 1280 x
800."""
CHART, LEAST_CHART = 170, 122
"""The height of the chart if the lines leave it the room, and at least, px at 1280 x 800; it grows with its text."""
BADGE, PLATE, PAD, GAP = 30, 34, 12, 2
"""A badge, the plate of an engine, the room at both ends of a line, and between two lines, px at 1280 x 800."""


@dataclass(frozen=True)
class _Table:
    """A table in its width, with left and width of each column. `short`: there is no room for the whole figures."""

    figures: Figures
    display: DisplaySettings
    spans: Sequence[tuple[int, int]]
    short: bool

    def places(self, place: Rect) -> Iterator[tuple[Column, Rect]]:
        """Each column in a line at this place."""
        for column, (x, wide) in zip(self.figures.columns, self.spans, strict=True):
            yield column, (place[0] + x, place[1], wide, place[3])


def figure_table(figures: Figures, display: DisplaySettings, wide: int, room: int) -> Iterator[Block]:
    """The blocks of a table; its foot and its chart stay on each leaf."""
    size, seats = display.points(FIGURE), [column for column in figures.columns if column.seat is not None]
    across = display.px(PAD), 0, wide - 2 * display.px(PAD), 0
    places = columns(across, _shares(figures, display, wide), display.px(4 if seats else 10))
    spans = [(at, wide) for at, _, wide, _ in places]
    figured = [(cell, spans[at][1]) for line in figures.lines for at, cell in enumerate(line.cells) if at]
    table = _Table(figures, display, spans, any(width(cell.text, "Bold", size) > room for cell, room in figured))
    letters, gap = display.points(HEADING), display.px(GAP)
    above = display.px(BADGE + 4) + round(1.5 * letters) if seats else round(2.6 * letters)
    head = Block(above, partial(_head, table), gap, keeps=1)
    foot = round(1.35 * (display.points(TOTAL) + letters)) + display.px(14) if seats else 0
    charted = display.letters if figures.chart and figures.begun else 0
    chart, least = round(CHART * charted), round(LEAST_CHART * charted)
    # Lines leave the chart its room; if they are too many for one leaf, they leave it the least room.
    left = (room - head.needs - foot - chart) // max(1, len(figures.lines))
    raced = left >= max(display.px(RACE), round(3.4 * size)) and any(line.share is not None for line in figures.lines)
    high = max(round(1.36 * size), min(display.px(TALLEST) if raced else 2 * size, left)) - gap
    yield head
    for number, line in enumerate(figures.lines):
        yield Block(high, partial(_line, table, number, line, raced), gap, head=head, id=f"line:{number}")
    if chart:
        yield Block(0, partial(_chart, table), stays=True, least=least)
    if foot:
        yield Block(foot, partial(_foot, table), display.px(8), stays=True)


def _shares(figures: Figures, display: DisplaySettings, wide: int) -> list[float]:
    """The width of each column: those of players share the room; of others many have little; a few take what their
    texts need, and the widest takes the rest."""
    names, size = figures.columns[0], display.points(FIGURE)
    if any(column.seat is not None for column in figures.columns):
        marks = (width(line.cells[0].mark, "SemiBold", display.points(MARK)) for line in figures.lines)
        labels = (width(text, "SemiBold", size) for text in (names.heading, *(cell.text for cell in names.foot)))
        first = max(*labels, display.px(PLATE) + max(marks, default=0)) + display.px(12)
        return [first, *(0,) * (len(figures.columns) - 1)]
    count, lines = len(figures.columns), [[cell.text for cell in line.cells] for line in figures.lines]
    if count > MANY:
        return [0, *(min(SHARE, 1 / count) * wide,) * (count - 1)]
    last = max(range(count), key=lambda at: len(lines[0][at]))
    texts = zip((column.heading for column in figures.columns), *lines, strict=True)
    needed = [max(width(text, "SemiBold", size) for text in column) + display.px(8) for column in texts]
    return [0 if at == last else each for at, each in enumerate(needed)]


def _head(table: _Table, place: Rect) -> Page:
    display, size = table.display, table.display.points(HEADING)
    texts, badges, side = list[Text](), list[BadgePicture](), display.px(BADGE)
    seated = any(column.seat is not None for column in table.figures.columns)
    for column, (x, y, wide, high) in table.places(place):
        tone = palette.TEXT if column.seat is not None else palette.SECONDARY
        if seated:
            name, line = fit_text(column.heading, "SemiBold", size, wide), round(1.5 * size)
            texts.append(Text((x, y + high - line, wide, line), name, size, "SemiBold", tone, anchor=column.align))
        else:
            aside = display.px(14) if column.align == "right" else 0  # or two headings would read as one
            at = (x + aside, y, wide - aside, high)
            texts.append(Text(at, column.heading, size, "SemiBold", tone, anchor=column.align, lines=2))
        if column.seat is not None:
            badges.append(BadgePicture((x + (wide - side) // 2, y, side, side), column.seat))
    return Page(texts=tuple(texts), pictures=tuple(badges))


def _line(table: _Table, number: int, line: FigureLine, raced: bool, place: Rect) -> Page:
    """A line of figures, which may be controls; a text too long for its column is cut."""
    display, size = table.display, table.display.points(FIGURE)
    left, top, wide, whole = place
    high = whole - display.px(30) if raced else whole
    ground = palette.SELECTED if line.leads else palette.PANEL if line.planned else palette.ROW
    tone = palette.DISABLED if line.planned else palette.BRASS if line.leads else palette.TEXT
    (_, at), *others = table.places((left, top, wide, high))
    texts, pictures, controls = list[Text](), list[Picture](), list[Control]()
    name, *figures = line.cells
    if line.engine is None:
        texts.append(Text(at, fit_text(name.least, "SemiBold", size, at[2]), size, "SemiBold", tone, ground))
    else:
        tall = min(display.px(25), high - 2)
        pictures.append(
            PlatePicture((at[0], top + (high - tall) // 2, round(1.35 * tall), tall), line.engine, line.planned)
        )
    if name.mark:
        aside = display.px(PLATE + 8)
        where = (at[0] + aside, top, at[2] - aside, high)
        texts.append(Text(where, name.mark, display.points(MARK), "SemiBold", palette.BRASS, ground))
    for cell, (player, at) in zip(figures, others, strict=True):
        text = cell.least if table.short else cell.text
        if table.figures.touched and player.seat is not None and not line.planned:
            controls.append(_cell(cell_id(number, player.seat), text, cell.mark, at, display))
        else:
            starred = cell.mark and width(f"{text} ★", "Bold", size) <= at[2]
            shown = f"{text} ★" if starred else fit_text(text, "Medium", size, at[2])
            color = palette.MINT if cell.mark else palette.DISABLED if line.planned else palette.TEXT
            texts.append(Text(at, shown, size, "Bold" if cell.mark else "Medium", color, ground, player.align))
    if raced and line.share is not None:
        track = (left + display.px(PAD), top + high, wide - 2 * display.px(PAD), display.px(24))
        pictures.append(TrackPicture(track, palette.BRASS if line.leads else palette.CONTROL, train=line.share))
    frame = Panel(place, ground, 6, palette.BRASS if line.leads else None)
    return Page(panels=(frame,), texts=tuple(texts), pictures=tuple(pictures), controls=tuple(controls))


def _cell(id: str, text: str, mark: str, at: Rect, display: DisplaySettings) -> Control:
    """A figure to be touched; where there is no room for what marks it, a star does."""
    size, small = display.points(FIGURE), display.points(MARK)
    chosen = bool(mark)
    if width(text, "Bold", size) + display.px(6) + width(mark, "SemiBold", small) > at[2]:
        mark = "★" if mark and width(f"{text} ★ ", "Bold", size) < at[2] else ""
    return Control(id, at, "cell", text, mark, chosen=chosen, height=size, detail_height=small)


def _chart(table: _Table, place: Rect) -> Page:
    """The course of each column, from line to line."""
    display, figures, (left, top, wide, high) = table.display, table.figures, place
    size, gap = display.points(MARK), display.px(10)
    heading = (left + gap, top + display.px(4), wide - 2 * gap, round(1.5 * size))
    below = heading[1] + heading[3] + display.px(4)
    return Page(
        texts=(Text(heading, figures.chart, size, "SemiBold", palette.SECONDARY),),
        pictures=(
            ChartPicture(
                (heading[0], below, heading[2], top + high - below - display.px(6)),
                tuple((column.seat, column.course) for column in figures.columns if column.seat is not None),
                len(figures.lines),
                tuple(column.seat for column in figures.columns if column.leads and column.seat is not None),
                display.points(12),
                figures.first,
            ),
        ),
    )


def _foot(table: _Table, place: Rect) -> Page:
    """Two lines, the upper one large; a leader has a brass frame."""
    display, (left, top, wide, high) = table.display, place
    size, small = display.points(TOTAL), display.points(HEADING)
    upper, lower = top + display.px(9), top + display.px(9) + round(1.35 * size)
    panels = [Panel((left + display.px(8), top, wide - display.px(16), max(1, display.px(1.5))), palette.LINE)]
    texts = list[Text]()
    (_, room), totals = table.spans[-1], [column.foot[0].text for column in table.figures.columns[1:] if column.foot]
    large = size  # one size for all totals, or a larger one would look like more
    while large > small and any(width(text, "ExtraBold", large) > room - display.px(6) for text in totals):
        large -= 1
    for column, (x, _, across, _) in table.places(place):
        ground, tone = (palette.SELECTED, palette.BRASS) if column.leads else (palette.BACKGROUND, palette.SECONDARY)
        if column.leads:
            panels.append(Panel((x, top + display.px(4), across, high - display.px(4)), ground, 8, palette.BRASS))
        for number, cell in enumerate(column.foot):
            told = cell.text if width(cell.text, "SemiBold", small) <= across - display.px(6) else cell.least
            at = (x, lower if number else upper, across, round(1.35 * (small if number else size)))
            if number or column.seat is None:
                letters = small if number else display.points(FIGURE)
                texts.append(Text(at, told, letters, "SemiBold", tone, ground, column.align))
            else:
                shown = palette.BRASS if column.leads else palette.TEXT
                texts.append(Text(at, cell.text, large, "ExtraBold", shown, ground, column.align))
    return Page(panels=tuple(panels), texts=tuple(texts))
