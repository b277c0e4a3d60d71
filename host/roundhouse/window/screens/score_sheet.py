"""The score sheet on a page: badges and names above, a row a round with its engine, totals and places below."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.i18n.screens import screen
from roundhouse.presenters.score_sheet import Cell, Column, Line, Sheet
from roundhouse.window import palette
from roundhouse.window.appearance import Look
from roundhouse.window.controls.grid import columns, inset
from roundhouse.window.controls.page import BadgePicture, Control, Ground, Page, Picture, Place, PlatePicture, Text
from roundhouse.window.controls.pager import Leaves
from roundhouse.window.lettering import Weight, fitted, width

TALLEST, ENGINE = 33, 100
"""Of a row, and of the engines' column: px at 1280 x 800."""


@dataclass(frozen=True)
class _Measures:
    """How a sheet lies in its area: heights of its parts, and the places of its columns."""

    head: Place
    body: Place
    foot: Place
    notes: Place
    leaves: Place | None
    row: int
    cell: int
    engines: int
    players: tuple[tuple[int, int], ...]


def sheet_page(
    look: Look, area: Place, sheet: Sheet, now: int = -1, *, touched: bool = False, leaves: Leaves[Line] | None = None
) -> Page:
    """Texts, grounds, pictures, controls. `now` is the round that stands out; figures may be `touched` or read only."""
    measured = _measured(look, area, sheet)
    lines = sheet.lines
    controls: list[Control] = []
    if measured.leaves is not None:
        turned = leaves or Leaves()
        lines = tuple(turned.of(lines, measured.body[3] // measured.row))
        controls += turned.buttons(look, measured.leaves)
    grounds, texts = [Ground(area, palette.PANEL, 12)], _notes(look, measured, sheet)
    pictures: list[Picture] = []
    for across, column in zip(measured.players, sheet.columns, strict=True):
        head_texts, head_pictures = _head(look, measured.head, across, column)
        texts += head_texts
        pictures += head_pictures
    short = _short(sheet, measured)
    for index, line in enumerate(lines):
        left, top, wide, _ = measured.body
        place = (left, top + index * measured.row, wide, measured.row)
        stands_out = line.number == now
        ground = palette.SELECTED if stands_out else palette.ROW if index % 2 == 0 else palette.PANEL
        if stands_out or index % 2 == 0:
            grounds.append(Ground(place, ground, 6, palette.BRASS if stands_out else None))
        texts += _round(look, measured, line, place, ground, stands_out)
        pictures += _plate(look, line, place)
        for (x, w), cell, column in zip(measured.players, line.cells, sheet.columns, strict=True):
            at = (x, place[1] + 1, w, measured.row - 2)
            text = cell.short if short else cell.text
            if line.played and touched and column.seat:
                controls.append(_cell(look, measured, line, cell, text, at, column.seat))
            else:
                texts.append(_figure(measured, line, cell, text, at, ground))
    foot_grounds, foot_texts = _foot(look, measured, sheet)
    return Page(
        grounds=(*grounds, *foot_grounds),
        texts=(*texts, *foot_texts),
        pictures=tuple(pictures),
        controls=tuple(controls),
    )


def _measured(look: Look, area: Place, sheet: Sheet) -> _Measures:
    inner = inset(area, look.px(10))
    left, top, wide, high = inner
    engines = max(look.px(ENGINE), width(screen("sheet-now", look.language), "SemiBold", look.points(13)) + look.px(66))
    players = columns((left + engines, 0, wide - engines, 0), (0,) * len(sheet.columns), look.px(4))
    small = look.points(14)
    head = look.px(34) + round(1.5 * small)
    foot = round(1.5 * look.points(26)) + round(1.5 * small) + look.px(14)
    note = round(1.45 * look.points(13))
    notes = min(len(sheet.notes), 4) * note
    cell = look.points(16)
    least = round(1.32 * cell)
    room = high - head - foot - notes - look.px(16)
    count = max(1, len(sheet.lines))
    row = min(look.px(TALLEST) if look.text < 1.2 else round(2 * cell), room // count)
    turned = 0
    if row < least:
        row, turned = least, look.px(46) + look.px(8)
        room -= turned
    body = (left, top + head, wide, min(room, row * count) if not turned else room)
    below = top + high - notes
    return _Measures(
        head=(left, top, wide, head),
        body=body,
        foot=(left, below - foot - turned, wide, foot),
        notes=(left + look.px(6), below, wide - look.px(12), notes),
        leaves=(left, below - turned + look.px(8), wide, look.px(46)) if turned else None,
        row=row,
        cell=cell,
        engines=engines,
        players=tuple((x, w) for x, _, w, _ in players),
    )


def _short(sheet: Sheet, measured: _Measures) -> bool:
    """Whether the columns are too narrow for the game's own way to write points."""
    room = min(wide for _, wide in measured.players)
    cells = [cell for line in sheet.lines for cell in line.cells]
    return any(width(cell.text, "Bold", measured.cell) > room for cell in cells)


def _head(look: Look, head: Place, place: tuple[int, int], column: Column) -> tuple[list[Text], list[Picture]]:
    x, wide = place
    small = look.points(14)
    badge = look.px(30)
    name = (x, head[1] + look.px(32), wide, round(1.4 * small))
    color = palette.TEXT if column.seat else palette.SECONDARY
    shown = fitted(column.name, "SemiBold", small, wide)
    texts = [Text(name, shown, small, "SemiBold", color, palette.PANEL, "center")]
    middle = (x + (wide - badge) // 2, head[1], badge, badge)
    return texts, [BadgePicture(middle, column.seat)] if column.seat else []


def _round(look: Look, measured: _Measures, line: Line, place: Place, ground: palette.Color, now: bool) -> list[Text]:
    """The number of a round that has no engine of its own, and which one has just been played."""
    left, top, _, high = place
    texts = []
    number = width("88", "Bold", measured.cell) + look.px(10)
    if line.engine is None:
        color = palette.TEXT if line.played else palette.DISABLED
        at = (left + look.px(8), top, number, high)
        texts.append(Text(at, str(line.number + 1), measured.cell, "Bold", color, ground, "center"))
    if now:
        start = left + max(number, look.px(36)) + look.px(20)
        at = (start, top, measured.engines - (start - left), high)
        size = look.points(13)
        texts.append(Text(at, screen("sheet-now", look.language), size, "SemiBold", palette.BRASS, ground))
    return texts


def _plate(look: Look, line: Line, place: Place) -> list[Picture]:
    if line.engine is None:
        return []
    left, top, _, high = place
    tall = min(look.px(25), high - 4)
    at = (left + look.px(12), top + (high - tall) // 2, round(1.35 * tall), tall)
    return [PlatePicture(at, line.engine, dim=not line.played)]


def _cell(look: Look, measured: _Measures, line: Line, cell: Cell, text: str, at: Place, seat: int) -> Control:
    """A figure that can be corrected."""
    out, small = screen("sheet-out", look.language) if cell.won else "", look.points(13)
    whole = width(text, "Bold", measured.cell) + look.px(6) + width(out, "SemiBold", small)
    if whole > at[2]:
        out = "★" if cell.won and width(text + " ★ ", "Bold", measured.cell) < at[2] else ""
    return Control(
        f"cell:{line.number}:{seat}",
        at,
        "cell",
        text,
        out,
        chosen=cell.won,
        height=measured.cell,
        detail_height=small,
    )


def _figure(measured: _Measures, line: Line, cell: Cell, text: str, at: Place, ground: palette.Color) -> Text:
    weight: Weight = "Bold" if cell.won else "Medium"
    color = palette.MINT if cell.won else palette.TEXT if line.played else palette.DISABLED
    if cell.won and width(text + " ★", "Bold", measured.cell) <= at[2]:
        text += " ★"
    return Text(at, text, measured.cell, weight, color, ground, "center")


def _foot(look: Look, measured: _Measures, sheet: Sheet) -> tuple[list[Ground], list[Text]]:
    """Totals and places; who leads stands in a brass frame."""
    left, top, wide, high = measured.foot
    grounds = [Ground((left + look.px(8), top, wide - look.px(16), max(1, look.px(1.5))), palette.LINE)]
    large, small = look.points(26), look.points(14)
    upper, lower = top + look.px(9), top + look.px(9) + round(1.35 * large)
    label = (left + look.px(10), upper, measured.engines - look.px(12), round(1.35 * large))
    beside = (left + look.px(10), lower, measured.engines - look.px(12), round(1.35 * small))
    texts = [
        Text(
            label, screen("sheet-total", look.language), look.points(16), "SemiBold", palette.SECONDARY, palette.PANEL
        ),
        Text(beside, screen("sheet-place", look.language), small, "Medium", palette.SECONDARY, palette.PANEL),
    ]
    room = min(wide for _, wide in measured.players) - look.px(6)
    size = large  # of all totals, for a larger one would look like more
    while size > small and any(width(column.total, "ExtraBold", size) > room for column in sheet.columns):
        size -= 1
    for (x, w), column in zip(measured.players, sheet.columns, strict=True):
        ground, color = palette.PANEL, palette.TEXT if column.seat else palette.SECONDARY
        if column.leads:
            ground, color = palette.SELECTED, palette.BRASS
            grounds.append(Ground((x, top + look.px(4), w, high - look.px(4)), ground, 8, palette.BRASS))
        total = (x, upper, w, round(1.35 * large))
        texts.append(Text(total, column.total, size, "ExtraBold" if column.leads else "Bold", color, ground, "center"))
        if column.place:
            told = _place(look, column, w - look.px(6), small, over=sheet.over)
            tone = palette.BRASS if column.leads else palette.SECONDARY
            texts.append(Text((x, lower, w, round(1.35 * small)), told, small, "SemiBold", tone, ground, "center"))
    return grounds, texts


def _place(look: Look, column: Column, room: int, size: int, *, over: bool) -> str:
    ordinal = screen("ordinals", look.language).split()[column.place - 1]
    if column.team:
        team = screen("sheet-team", look.language, place=ordinal, total=column.team)
        return team if width(team, "SemiBold", size) <= room else ordinal
    if not column.leads:
        return ordinal
    leads = screen("sheet-wins" if over else "sheet-leads", look.language, place=ordinal)
    return leads if width(leads, "SemiBold", size) <= room else ordinal


def _notes(look: Look, measured: _Measures, sheet: Sheet) -> list[Text]:
    left, top, wide, _ = measured.notes
    step, size = round(1.45 * look.points(13)), look.points(13)
    return [
        Text((left, top + index * step, wide, step), fitted(note, "Medium", size, wide), size, "Medium",
             palette.SECONDARY, palette.PANEL)
        for index, note in enumerate(sheet.notes[:4])
    ]  # fmt: skip
