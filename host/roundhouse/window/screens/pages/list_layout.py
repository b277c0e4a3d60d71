"""Lays a `ListPage` out: its rows flow down the columns of the body and on to further leaves, so that none is cut."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from roundhouse.presenters.pages.list_page import (
    ON,
    Choice,
    Field,
    FigureLine,
    Figures,
    ListPage,
    Meaning,
    Paragraph,
    Row,
    Section,
    Setting,
)
from roundhouse.window.controls.grid import columns
from roundhouse.window.controls.page import Control, ControlKind, Page, Panel, Rect, Text, TrackPicture
from roundhouse.window.controls.page_painter import needed_height
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import fitted, width, wrapped
from roundhouse.window.drawing.palette import Color
from roundhouse.window.screens.pages.framed_page import TRACK, station_track

TWO_COLUMNS = 1000
"""The least width of a window with two columns, px at 1280 x 800."""
GAP, BESIDE = 10, 44
"""Between two controls, and between two columns of text, px at 1280 x 800."""
HEADING, READ, REMARK, CAP = 19, 17, 15, 14
"""The height of a section's title, of a text to read, of a remark, and of what stands on a key, at 1280 x 800."""
LEADING = 1.5
KEPT_TOGETHER = 3
"""How many lines at least stand below the title of a section."""
ASIDE, WIDEST_BUTTON = 150, 598
"""How wide the choice beside another one is, and a button at most, px at 1280 x 800."""
LEAST = {"row": 64, "card": 84, "button": 66, "primary": 66, "switch": 64, "stepper": 64}
LETTERS = {"card": (20, 15), "switch": (17, 14), "stepper": (17, 14)}
"""The heights of label and detail, where they are not those of a row, at 1280 x 800."""
KEYS = 0.36
"""How much of a column the keys take beside their meaning."""
FIGURE, MANY, LEAST_LINE, TALLEST_LINE, RACE = 0.1, 4, 40, 84, 66
"""How much of the width one of many columns of figures takes; how high a line is at least and at most, and from where
on it shows how far each has come, px at 1280 x 800."""
TONES: dict[str, Color] = {
    "plain": palette.TEXT, "note": palette.SECONDARY, "news": palette.MINT, "alarm": palette.CORAL,
}  # fmt: skip


@dataclass(frozen=True)
class Block:
    """A piece of a column that is not divided, with the room `below` it.

    `keeps`: so many of the next blocks stay with it. `head` is repeated where it begins a column. `station`: a line
    passes it. `id` is that of its row.
    """

    height: int
    paint: Callable[[Rect], Page]
    below: int = 0
    keeps: int = 0
    head: Block | None = None
    station: bool = False
    id: str = ""


Column = tuple[Block, ...]


def flowed(page: ListPage, display: Display, body: Rect) -> tuple[list[Column], int, float]:
    """The columns of the page, how many of them stand beside each other, and the gap between them.

    If all stand on one leaf, they are about as high as each other.
    """
    across = page.columns if display.size[0] >= display.px(TWO_COLUMNS) else 1
    reads = not any(isinstance(row, Choice | Setting) for row in page.rows)
    gap = display.px(BESIDE if reads else 12)
    wide = columns(body, (0,) * across, gap)[0][2]
    blocks = [block for section in page.sections for block in _section(section, display, wide, body[3])]
    found = _cut(blocks, body[3])
    if across > 1 and len(found) <= across:
        rooms = range(max((block.height for block in blocks), default=0), body[3])
        fits = bisect_left(rooms, True, key=lambda room: len(_cut(blocks, room)) <= across)
        found = _cut(blocks, rooms[fits]) if fits < len(rooms) else found
    return found, across, gap


def painted(shown: Sequence[Column], across: int, gap: float, display: Display, body: Rect) -> Page:
    """The columns of a leaf, beside each other."""
    parts: list[Page] = []
    for (left, top, wide, _), column in zip(columns(body, (0,) * across, gap), shown, strict=False):
        stations: list[Rect] = []
        for block in column:
            aside = display.px(TRACK + GAP) if block.station else 0
            place = (left + aside, top, wide - aside, block.height)
            parts.append(block.paint(place))
            if block.station:
                stations.append(place)
            top += block.height + block.below
        if stations:
            parts.append(Page(pictures=(station_track((left, display.px(TRACK)), stations),)))
    return joined(parts)


def joined(parts: Iterable[Page]) -> Page:
    """Pages on top of each other, as one."""
    found = Page()
    for part in parts:
        found = replace(
            found,
            panels=found.panels + part.panels,
            texts=found.texts + part.texts,
            pictures=found.pictures + part.pictures,
            controls=found.controls + part.controls,
        )
    return found


def _cut(blocks: Sequence[Block], room: int) -> list[Column]:
    """The blocks in columns of at most this height."""
    found: list[Column] = []
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


def _section(section: Section, display: Display, wide: int, room: int) -> Iterator[Block]:
    if section.title:
        size = display.points(HEADING)
        keeps = KEPT_TOGETHER if any(isinstance(row, Paragraph) for row in section.rows) else 1
        yield Block(
            round(2 * size),
            lambda place: Page(texts=(Text(place, section.title, size, "Bold", palette.BRASS),)),
            keeps=min(keeps, len(section.rows)),
        )
    if section.in_line:
        yield _in_line(section.rows, display, wide)
        return
    inside = wide - (display.px(TRACK + GAP) if section.stations else 0)
    controls = {id(row): _control(row, display, inside) for row in section.rows if isinstance(row, Choice | Setting)}
    # All of a section are equally high: they stand in line across the columns, and none moves where a text changes.
    high = max((each.rect[3] for each in controls.values()), default=0)
    for row in section.rows:
        match row:
            case Choice() | Setting():
                yield Block(
                    high,
                    partial(_beside, row, controls[id(row)], display),
                    display.px(GAP),
                    station=section.stations,
                    id=row.id,
                )
            case Field():
                yield _field(row, display)
            case Paragraph():
                yield from _paragraph(row, display, wide)
            case Meaning():
                yield _meaning(row, display, wide)
            case Figures():
                yield from _figures(row, display, room)


def _in_line(rows: Sequence[Row], display: Display, wide: int) -> Block:
    """Rows beside each other."""
    asked = [row for row in rows if isinstance(row, Choice | Setting)]
    gap, weights = display.px(12), [2 if isinstance(row, Setting) and row.is_switch else 3 for row in asked]
    room = wide - gap * (len(asked) - 1)
    shares = [room * weight / sum(weights) for weight in weights]
    controls = [_control(row, display, round(share)) for row, share in zip(asked, shares, strict=True)]

    def paint(place: Rect) -> Page:
        places = columns(place, shares, gap)
        return Page(controls=tuple(replace(each, rect=at) for each, at in zip(controls, places, strict=True)))

    return Block(max(each.rect[3] for each in controls), paint, gap)


def _control(row: Choice | Setting, display: Display, wide: int) -> Control:
    """The control of a row, as high as its texts need."""
    control = _plain_control(row, display)
    aside = display.px(ASIDE + GAP) if isinstance(row, Choice) and row.beside is not None else 0
    tall = replace(control, rect=(0, 0, wide - aside, display.size[1]))
    high = max(display.px(LEAST[control.kind]), needed_height(tall, display.scale))
    if isinstance(row, Choice) and row.beside is not None:
        high = max(high, needed_height(_aside(row.beside, display, (0, 0, display.px(ASIDE), high)), display.scale))
    return replace(control, rect=(0, 0, wide, high))


def _aside(choice: Choice, display: Display, place: Rect) -> Control:
    """The control of a choice beside another one."""
    return replace(_plain_control(choice, display), rect=place, height=display.points(15))


def _plain_control(row: Choice | Setting, display: Display) -> Control:
    """The control of a row, without its place."""
    if isinstance(row, Setting):
        kind: ControlKind = "switch" if row.is_switch else "stepper"
        control = Control(row.id, (0, 0, 0, 0), kind, row.label, row.detail, enabled=row.enabled)
        control = replace(control, chosen=row.value == ON) if row.is_switch else replace(control, value=row.text)
    else:
        kind = row.look if row.on is None else "switch"
        control = Control(
            row.id, (0, 0, 0, 0), kind, row.label, row.detail, row.value, chosen=row.chosen or bool(row.on),
            enabled=row.enabled, seat=row.seat, tile=row.tile,
        )  # fmt: skip
    high, low = LETTERS.get(control.kind, (18, 15))
    return replace(control, height=display.points(high), detail_height=display.points(low))


def _beside(row: Choice | Setting, control: Control, display: Display, place: Rect) -> Page:
    """The control of a row in its place, and that of the choice beside it."""
    if control.kind in ("button", "primary"):  # short, also in one wide column
        place = (*place[:2], min(place[2], display.px(WIDEST_BUTTON)), place[3])
    if not isinstance(row, Choice) or row.beside is None:
        return Page(controls=(replace(control, rect=place),))
    first, second = columns(place, (0, display.px(ASIDE)), display.px(GAP))
    return Page(controls=(replace(control, rect=first), _aside(row.beside, display, second)))


def _field(row: Field, display: Display) -> Block:
    size = display.points(READ)
    label, high = round(1.6 * size), max(display.px(56), 2 * size)

    def paint(place: Rect) -> Page:
        left, top, wide, _ = place
        return Page(
            texts=(Text((left, top, wide, label), row.label, size, "SemiBold"),),
            controls=(Control(row.id, (left, top + label, wide, high), "field", row.text, height=size),),
        )

    return Block(label + high, paint, display.px(GAP))


def _paragraph(row: Paragraph, display: Display, wide: int) -> Iterator[Block]:
    size = display.points(REMARK if row.tone == "note" else READ)
    step = round(LEADING * size)
    lines = wrapped(row.text, size, wide)
    for number, line in enumerate(lines, 1):
        text = Text((0, 0, 0, 0), line, size, color=TONES[row.tone])
        yield Block(step, partial(_text, text), step // 2 if number == len(lines) else 0)


def _text(text: Text, place: Rect) -> Page:
    return Page(texts=(replace(text, rect=place),))


def _meaning(row: Meaning, display: Display, wide: int) -> Block:
    """The keys on their caps, on as many lines as they take, and beside them what they mean."""
    size, cap = display.points(16), display.points(CAP)
    room = round(KEYS * wide)
    beside = wide - room - display.px(12)
    caps: list[list[tuple[str, int]]] = [[]]
    for key in row.keys:
        across = max(2 * cap, width(key, "SemiBold", cap) + display.px(16))
        if caps[-1] and sum(each + display.px(6) for _, each in caps[-1]) + across > room:
            caps.append([])
        caps[-1].append((key, across))
    step, tall = 2 * cap, round(1.7 * cap)
    high = round(max(len(wrapped(row.text, size, beside)) * 1.3 * size, len(caps) * step)) + display.px(8)

    def paint(place: Rect) -> Page:
        left, top, _, _ = place
        panels, texts = [], []
        for index, line in enumerate(caps):
            x, y = left, top + (high - len(caps) * step) // 2 + index * step + (step - tall) // 2
            for key, across in line:
                panels.append(Panel((x, y, across, tall), palette.CARD, 6, palette.CONTROL))
                texts.append(Text((x, y, across, tall), key, cap, "SemiBold", background=palette.CARD, anchor="center"))
                x += across + display.px(6)
        told = Text((left + wide - beside, top, beside, high), row.text, size, lines=4)
        return Page(panels=tuple(panels), texts=(*texts, told))

    return Block(high, paint)


def _figures(row: Figures, display: Display, room: int) -> Iterator[Block]:
    """The headings, and the lines; lines with room show how far each has come."""
    size, gap = display.points(16), display.px(4)
    head = Block(round(2.6 * display.points(14)), partial(_headings, row.headings, display), gap)
    least = max(display.px(LEAST_LINE), round(1.7 * size))
    step = max(least, min(display.px(TALLEST_LINE), (room - head.height - gap) // max(1, len(row.lines))))
    raced = step >= max(display.px(RACE), round(3.4 * size)) and any(line.share is not None for line in row.lines)
    high = (step if raced else least) - gap
    yield replace(head, keeps=1)
    for line in row.lines:
        yield Block(high, partial(_figure_line, line, raced, display), gap, head=head)


def _cells(count: int, display: Display, place: Rect) -> list[Rect]:
    """The places of a name and of the figures behind it; few columns share the width."""
    left, top, wide, high = place
    pad, share = display.px(12), min(FIGURE, 1 / count) if count > MANY else 0
    return columns((left + pad, top, wide - 2 * pad, high), (0, *(share * wide,) * (count - 1)), display.px(10))


def _headings(headings: Sequence[str], display: Display, place: Rect) -> Page:
    size, aside = display.points(14), display.px(14)  # or two headings would read as one
    return Page(
        texts=tuple(
            Text(
                (x + (aside if number else 0), y, wide - (aside if number else 0), high), heading, size, "SemiBold",
                palette.SECONDARY, anchor="right" if number else "left", lines=2,
            )
            for number, (heading, (x, y, wide, high)) in enumerate(
                zip(headings, _cells(len(headings), display, place), strict=True)
            )
        )
    )  # fmt: skip


def _figure_line(line: FigureLine, raced: bool, display: Display, place: Rect) -> Page:
    """A line of figures; a text too long for its column is cut."""
    left, top, wide, whole = place
    size, high = display.points(16), whole - display.px(30) if raced else whole
    ground = palette.SELECTED if line.leads else palette.ROW
    (name, at), *figures = zip(line.cells, _cells(len(line.cells), display, (left, top, wide, high)), strict=True)
    tone = palette.BRASS if line.leads else palette.TEXT
    texts = [Text(at, fitted(name, "SemiBold", size, at[2]), size, "SemiBold", tone, ground)]
    for cell, at in figures:
        texts.append(Text(at, fitted(cell, "Medium", size, at[2]), size, background=ground, anchor="right"))
    track = (left + display.px(12), top + high, wide - 2 * display.px(12), display.px(24))
    color = palette.BRASS if line.leads else palette.CONTROL
    return Page(
        panels=(Panel(place, ground, 8, palette.BRASS if line.leads else None),),
        texts=tuple(texts),
        pictures=(TrackPicture(track, color, train=line.share),) if raced and line.share is not None else (),
    )
