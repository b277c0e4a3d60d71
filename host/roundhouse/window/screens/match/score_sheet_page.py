"""Lays out the score sheet: badges and names, a row for each round, totals and places."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.indices import RoundIndex, Seat, number_of
from roundhouse.presenters.match.score_sheet_view import Cell, PlayerColumn, RoundLine, Sheet
from roundhouse.window.controls.grid import columns, inset
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
)
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import Weight, fitted, width

TALLEST, ENGINE = 33, 100
"""The height of a row and the width of the engines' column, px at 1280 x 800."""
CHART, LEAST_CHART = 170, 104
"""How high the chart below the rows is if they leave it the room, and at least, px at 1280 x 800; it grows with its
text."""


@dataclass(frozen=True)
class _Measures:
    """The areas of a sheet's parts, the heights of rows and letters, and left and width of each column."""

    head: Rect
    body: Rect
    foot: Rect
    notes: Rect
    pager: Rect | None
    chart: Rect | None
    row: int
    cell: int
    engines: int
    players: tuple[tuple[int, int], ...]


def sheet_page(
    display: Display,
    area: Rect,
    sheet: Sheet,
    now: RoundIndex | None = None,
    *,
    touched: bool = False,
    pager: Pager[RoundLine] | None = None,
) -> Page:
    """The page of a sheet. `now` is the highlighted round; with `touched`, figures are controls."""
    measured = _measured(display, area, sheet)
    lines = sheet.lines
    controls: list[Control] = []
    if measured.pager is not None:
        turned = pager or Pager()
        lines = tuple(turned.visible(lines, measured.body[3] // measured.row))
        controls += turned.buttons(display, measured.pager)
    panels, texts = [Panel(area, palette.PANEL, 12)], _notes(display, measured, sheet)
    pictures: list[Picture] = []
    for across, column in zip(measured.players, sheet.columns, strict=True):
        head_texts, head_pictures = _head(display, measured.head, across, column)
        texts += head_texts
        pictures += head_pictures
    short = _short(sheet, measured)
    for index, line in enumerate(lines):
        left, top, wide, _ = measured.body
        place = (left, top + index * measured.row, wide, measured.row)
        stands_out = line.round == now
        background = palette.SELECTED if stands_out else palette.ROW if index % 2 == 0 else palette.PANEL
        if stands_out or index % 2 == 0:
            panels.append(Panel(place, background, 6, palette.BRASS if stands_out else None))
        texts += _round(display, measured, line, place, background, stands_out)
        pictures += _plate(display, line, place)
        for (x, w), cell, column in zip(measured.players, line.cells, sheet.columns, strict=True):
            at = (x, place[1] + 1, w, measured.row - 2)
            text = cell.short if short else cell.text
            if line.played and touched and column.seat is not None:
                controls.append(_cell(display, measured, line, cell, text, at, column.seat))
            else:
                texts.append(_figure(measured, line, cell, text, at, background))
    foot_grounds, foot_texts = _foot(display, measured, sheet)
    if measured.chart is not None:
        heading, chart = _chart(display, measured.chart, sheet)
        texts.append(heading)
        pictures.append(chart)
    return Page(
        panels=(*panels, *foot_grounds), texts=(*texts, *foot_texts), pictures=tuple(pictures), controls=tuple(controls)
    )


def _measured(display: Display, area: Rect, sheet: Sheet) -> _Measures:
    inner = inset(area, display.px(10))
    left, top, wide, high = inner
    engines = max(
        display.px(ENGINE), width(display.texts.screen("sheet-now"), "SemiBold", display.points(13)) + display.px(66)
    )
    players = columns((left + engines, 0, wide - engines, 0), (0,) * len(sheet.columns), display.px(4))
    small = display.points(14)
    head = display.px(34) + round(1.5 * small)
    foot = round(1.5 * display.points(26)) + round(1.5 * small) + display.px(14)
    note = round(1.45 * display.points(13))
    notes = min(len(sheet.notes), 4) * note
    cell = display.points(16)
    least = round(1.32 * cell)
    room = high - head - foot - notes - display.px(16)
    count = max(1, len(sheet.lines))
    tallest = display.px(TALLEST) if display.text < 1.2 else round(2 * cell)
    row = min(tallest, room // count)
    charted = turned = 0
    turning, tight = display.px(46) + display.px(8), round(1.4 * cell)
    if any(line.played for line in sheet.lines):
        chart, least_chart = (round(each * display.letters) for each in (CHART, LEAST_CHART))
        if room - tight * count < least_chart:
            # No room for all rows and the chart: the rows are on as few leaves as leave it the room, each as long.
            turned = turning
            most = max(1, (room - turned - least_chart) // tight)
            count = -(-count // -(-count // most))
        row = min(tallest, max(tight, (room - turned - chart) // count))
        charted = room - turned - row * count
    elif row < least:
        row, turned = least, turning
        count = max(1, (room - turned) // row)
    below = top + high - notes
    return _Measures(
        head=(left, top, wide, head),
        body=(left, top + head, wide, row * count),
        foot=(left, below - foot - turned, wide, foot),
        notes=(left + display.px(6), below, wide - display.px(12), notes),
        pager=(left, below - turned + display.px(8), wide, display.px(46)) if turned else None,
        chart=(left, top + head + row * count, wide, charted) if charted else None,
        row=row,
        cell=cell,
        engines=engines,
        players=tuple((x, w) for x, _, w, _ in players),
    )


def _short(sheet: Sheet, measured: _Measures) -> bool:
    """Whether the columns are too narrow for the game's full notation of points."""
    room = min(wide for _, wide in measured.players)
    cells = [cell for line in sheet.lines for cell in line.cells]
    return any(width(cell.text, "Bold", measured.cell) > room for cell in cells)


def _chart(display: Display, area: Rect, sheet: Sheet) -> tuple[Text, ChartPicture]:
    """The totals by round, below the rows, where they leave room."""
    left, top, wide, high = area
    size, gap = display.points(13), display.px(10)
    heading = (left + display.px(10), top + gap, wide - display.px(20), round(1.5 * size))
    below = heading[1] + heading[3] + display.px(4)
    return (
        Text(heading, display.texts.screen("sheet-chart"), size, "SemiBold", palette.SECONDARY, palette.PANEL),
        ChartPicture(
            (heading[0], below, heading[2], top + high - below - display.px(6)),
            tuple((column.seat, column.totals) for column in sheet.columns if column.seat is not None),
            len(sheet.lines),
            tuple(column.seat for column in sheet.columns if column.leads and column.seat is not None),
            display.points(12),
            number_of(sheet.lines[0].round),
        ),
    )


def _head(
    display: Display, head: Rect, place: tuple[int, int], column: PlayerColumn
) -> tuple[list[Text], list[Picture]]:
    x, wide = place
    small = display.points(14)
    badge = display.px(30)
    name = (x, head[1] + display.px(32), wide, round(1.4 * small))
    color = palette.SECONDARY if column.seat is None else palette.TEXT
    shown = fitted(column.name, "SemiBold", small, wide)
    texts = [Text(name, shown, small, "SemiBold", color, palette.PANEL, "center")]
    middle = (x + (wide - badge) // 2, head[1], badge, badge)
    return texts, [] if column.seat is None else [BadgePicture(middle, column.seat)]


def _round(
    display: Display, measured: _Measures, line: RoundLine, place: Rect, background: palette.Color, now: bool
) -> list[Text]:
    """The number of a round without an engine, and a mark at the round that has just been played."""
    left, top, _, high = place
    texts = []
    number = width("88", "Bold", measured.cell) + display.px(10)
    if line.engine is None:
        color = palette.TEXT if line.played else palette.DISABLED
        at = (left + display.px(8), top, number, high)
        texts.append(Text(at, str(number_of(line.round)), measured.cell, "Bold", color, background, "center"))
    if now:
        start = left + max(number, display.px(36)) + display.px(20)
        at = (start, top, measured.engines - (start - left), high)
        size = display.points(13)
        texts.append(Text(at, display.texts.screen("sheet-now"), size, "SemiBold", palette.BRASS, background))
    return texts


def _plate(display: Display, line: RoundLine, place: Rect) -> list[Picture]:
    if line.engine is None:
        return []
    left, top, _, high = place
    tall = min(display.px(25), high - 4)
    at = (left + display.px(12), top + (high - tall) // 2, round(1.35 * tall), tall)
    return [PlatePicture(at, line.engine, dim=not line.played)]


def _cell(
    display: Display, measured: _Measures, line: RoundLine, cell: Cell, text: str, at: Rect, seat: Seat
) -> Control:
    """A figure that can be corrected."""
    out, small = display.texts.screen("sheet-out") if cell.won else "", display.points(13)
    whole = width(text, "Bold", measured.cell) + display.px(6) + width(out, "SemiBold", small)
    if whole > at[2]:
        out = "★" if cell.won and width(text + " ★ ", "Bold", measured.cell) < at[2] else ""
    return Control(
        f"cell:{line.round}:{seat}", at, "cell", text, out, chosen=cell.won, height=measured.cell, detail_height=small
    )


def _figure(measured: _Measures, line: RoundLine, cell: Cell, text: str, at: Rect, background: palette.Color) -> Text:
    weight: Weight = "Bold" if cell.won else "Medium"
    color = palette.MINT if cell.won else palette.TEXT if line.played else palette.DISABLED
    if cell.won and width(text + " ★", "Bold", measured.cell) <= at[2]:
        text += " ★"
    return Text(at, text, measured.cell, weight, color, background, "center")


def _foot(display: Display, measured: _Measures, sheet: Sheet) -> tuple[list[Panel], list[Text]]:
    """Totals and places; the leader has a brass frame."""
    left, top, wide, high = measured.foot
    panels = [Panel((left + display.px(8), top, wide - display.px(16), max(1, display.px(1.5))), palette.LINE)]
    large, small = display.points(26), display.points(14)
    upper, lower = top + display.px(9), top + display.px(9) + round(1.35 * large)
    label = (left + display.px(10), upper, measured.engines - display.px(12), round(1.35 * large))
    beside = (left + display.px(10), lower, measured.engines - display.px(12), round(1.35 * small))
    texts = [
        Text(
            label, display.texts.screen("sheet-total"), display.points(16), "SemiBold", palette.SECONDARY, palette.PANEL
        ),
        Text(beside, display.texts.screen("sheet-place"), small, "Medium", palette.SECONDARY, palette.PANEL),
    ]
    room = min(wide for _, wide in measured.players) - display.px(6)
    size = large  # one size for all totals, or a larger one would look like more
    while size > small and any(width(column.total, "ExtraBold", size) > room for column in sheet.columns):
        size -= 1
    for (x, w), column in zip(measured.players, sheet.columns, strict=True):
        background, color = palette.PANEL, palette.SECONDARY if column.seat is None else palette.TEXT
        if column.leads:
            background, color = palette.SELECTED, palette.BRASS
            panels.append(Panel((x, top + display.px(4), w, high - display.px(4)), background, 8, palette.BRASS))
        total = (x, upper, w, round(1.35 * large))
        texts.append(
            Text(total, column.total, size, "ExtraBold" if column.leads else "Bold", color, background, "center")
        )
        if column.place:
            told = _place(display, column, w - display.px(6), small, over=sheet.over)
            tone = palette.BRASS if column.leads else palette.SECONDARY
            texts.append(Text((x, lower, w, round(1.35 * small)), told, small, "SemiBold", tone, background, "center"))
    return panels, texts


def _place(display: Display, column: PlayerColumn, room: int, size: int, *, over: bool) -> str:
    ordinal = display.texts.screen("ordinals").split()[column.place - 1]
    if column.team:
        team = display.texts.screen("sheet-team", place=ordinal, total=column.team)
        return team if width(team, "SemiBold", size) <= room else ordinal
    if not column.leads:
        return ordinal
    leads = display.texts.screen("sheet-wins" if over else "sheet-leads", place=ordinal)
    return leads if width(leads, "SemiBold", size) <= room else ordinal


def _notes(display: Display, measured: _Measures, sheet: Sheet) -> list[Text]:
    left, top, wide, _ = measured.notes
    step, size = round(1.45 * display.points(13)), display.points(13)
    return [
        Text((left, top + index * step, wide, step), fitted(note, "Medium", size, wide), size, "Medium",
             palette.SECONDARY, palette.PANEL)
        for index, note in enumerate(sheet.notes[:4])
    ]  # fmt: skip
