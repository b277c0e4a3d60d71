"""Lays a `ListPage` out: its rows flow down the columns of the body and on to further leaves, so that none is cut."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby

from roundhouse.presenters.figures import Figures
from roundhouse.presenters.match.counted_hands import CountedHand
from roundhouse.presenters.pages.list_page import (
    ON,
    Choice,
    Diagram,
    Field,
    KeyMeaning,
    ListPage,
    Paragraph,
    Ring,
    Row,
    ScanCode,
    Section,
    Setting,
    Tiles,
)
from roundhouse.presenters.table.tile_pips import with_numbers
from roundhouse.window.controls.grid import columns, rows, tile_grid
from roundhouse.window.controls.page import (
    Control,
    ControlKind,
    HalfPicture,
    Page,
    Panel,
    Picture,
    Rect,
    TablePicture,
    Text,
    TilePicture,
)
from roundhouse.window.controls.page_painter import needed_height
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import Weight, split_words, width, wrapped
from roundhouse.window.drawing.palette import Color
from roundhouse.window.screens.pages.figure_table import figure_table
from roundhouse.window.screens.pages.flow import GAP, Block, Side, cut_columns
from roundhouse.window.screens.pages.framed_page import TRACK
from roundhouse.window.screens.pages.hand_card import hand_card
from roundhouse.window.screens.pages.written_keys import keys_of
from roundhouse.window.screens.setup.seat_ring import Sitter, seats_around

TWO_COLUMNS = 1000
"""The least width of a window with two columns, px at 1280 x 800."""
BETWEEN, BESIDE = 12, 44
"""Between two columns of controls, and two of text, px at 1280 x 800."""
HEADING, READ, REMARK, CAP, LARGE = 19, 17, 15, 14, 26
"""The height of a section's title, of a text to read, of a remark, of what stands on a key, and of what is read from
far away, at 1280 x 800."""
LEADING = 1.5
KEPT_TOGETHER = 3
"""The least number of lines below the title of a section."""
ASIDE, WIDEST_BUTTON = 150, 598
"""The width of the choice beside another one, and the greatest of a button, px at 1280 x 800."""
FIELD, KNOWN = 430, 9.5
"""The width of a field where known texts stand beside it, px at 1280 x 800; and the least of their buttons, in
letters."""
LEAST_HEIGHTS = {
    "row": 64,
    "plain": 58,
    "card": 84,
    "livery": 128,
    "button": 66,
    "primary": 66,
    "switch": 64,
    "stepper": 64,
}
ONE_LINE = 58
"""The least height of a card of one line, px at 1280 x 800."""
TILES = range(112, 19, -2)
"""The lengths of tiles from the longest to the shortest, px at 1280 x 800."""
DIAGRAM = 0.42
"""The height of the picture of a table, in shares of its width."""
BORDER = 4
"""The white around a code to scan, in its squares."""
LETTERS = {"card": (20, 15), "switch": (17, 14), "stepper": (17, 14)}
"""The heights of label and detail, where they are not those of a row, at 1280 x 800."""
KEYS = 0.36
"""The part of a column that the keys take beside their meaning."""
NARROW, NARROWEST, COLUMN = 392, 300, 74
"""The greatest and the least width of the side beside a table, and what each of its columns takes, px at 1280 x 800."""
TONES: dict[str, Color] = {
    "plain": palette.TEXT, "note": palette.SECONDARY, "news": palette.MINT, "due": palette.BRASS,
    "alarm": palette.CORAL, "large": palette.BRASS,
}  # fmt: skip


def sides_of(page: ListPage, display: DisplaySettings, body: Rect) -> list[Side]:
    """The sections of a page in columns; those that stand aside have a side of their own where there is room.

    If all of a side stand on one leaf, its columns are about as high as each other.
    """
    wide = display.size[0] >= display.px(TWO_COLUMNS)
    aside = [section for section in page.sections if section.aside]
    main = [section for section in page.sections if not section.aside]
    if aside and main and wide:
        tables = (row for section in aside for row in section.rows if isinstance(row, Figures))
        needed = max((len(table.columns) * COLUMN * display.letters for table in tables), default=0)
        first = min(display.px(NARROW), max(display.px(NARROWEST), body[2] - round(needed))) if needed else 0
        halves = columns(body, (first, 0), display.px(2 * BETWEEN))
        return [_side(each, display, [place], beside=True) for each, place in zip((main, aside), halves, strict=True)]
    across = page.columns if wide else 1
    reads = not any(isinstance(row, Choice | Setting) for row in page.rows)
    places = columns(body, (0,) * across, display.px(BESIDE if reads else BETWEEN))
    return [_side(page.sections, display, places)]


def _side(
    sections: Sequence[Section], display: DisplaySettings, places: Sequence[Rect], *, beside: bool = False
) -> Side:
    across, (_, _, wide, whole) = len(places), places[0]
    blocks, used = list[Block](), 0
    for section in sections:
        blocks += _section(section, display, wide, whole - used if used < whole else whole)
        used = sum(block.height + block.below for block in blocks)
    stays, flows = tuple(block for block in blocks if block.stays), [block for block in blocks if not block.stays]
    room = whole - sum(block.needs for block in stays)
    found = cut_columns(flows, room)
    if beside and len(found) > across:
        body, turning = rows(places[0], (0, display.px(46)), display.px(8))
        return replace(_side(sections, display, [body]), turning=turning)
    if stays or (across > 1 and len(found) <= across):
        kept = [flows[at : at + 1 + block.keeps] for at, block in enumerate(flows)]
        least = max((sum(each.height + each.below for each in blocks) for blocks in kept), default=0)
        rooms, most = range(least, room), max(across, len(found))
        fits = bisect_left(rooms, True, key=lambda room: len(cut_columns(flows, room)) <= most)
        found = cut_columns(flows, rooms[fits]) if fits < len(rooms) else found
    return Side(found, places, stays, turning=None)


def _section(section: Section, display: DisplaySettings, wide: int, room: int) -> Iterator[Block]:
    heads = list(_heading(section, display, wide)) if section.title else []
    blocks = [*heads, *_rows(section, display, wide, room - sum(block.height + block.below for block in heads))]
    rest = room - sum(block.height + block.below for block in blocks)
    # What does not stay and has no height takes the rest of its section.
    yield from (block if block.height or block.stays else replace(block, height=max(1, rest)) for block in blocks)


def _heading(section: Section, display: DisplaySettings, wide: int) -> Iterator[Block]:
    """The title; beside it, or on lines below, what it says."""
    size, small = display.points(HEADING), display.points(REMARK)
    used = width(section.title, "Bold", size) + display.px(16)
    beside = section.line and used + width(section.line, "Medium", small) <= wide
    below = [] if beside or not section.line else wrapped(section.line, small, wide)
    high, step = 2 * size, round(LEADING * small)

    def paint(place: Rect) -> Page:
        left, top, _, _ = place
        told = [((left + used, top, wide - used, high), section.line)] if beside else []
        told += [((left, top + high + at * step, wide, step), line) for at, line in enumerate(below)]
        lines = (Text(at, line, small, color=palette.SECONDARY) for at, line in told)
        return Page(texts=(Text((left, top, wide, high), section.title, size, "Bold", palette.BRASS), *lines))

    keeps = KEPT_TOGETHER if any(isinstance(row, Paragraph) for row in section.rows) else 1
    yield Block(high + len(below) * step, paint, display.px(GAP) if below else 0, keeps=min(keeps, len(section.rows)))


def _rows(section: Section, display: DisplaySettings, wide: int, room: int) -> Iterator[Block]:
    if section.in_line:
        yield _in_line(section.rows, display, wide)
        return
    inside = wide - (display.px(TRACK + GAP) if section.stations else 0)
    controls = {id(row): _control(row, display, inside) for row in section.rows if isinstance(row, Choice | Setting)}
    # All of a section are equally high: they stand in line across the columns, and none moves where a text changes.
    high = max((each.rect[3] for each in controls.values()), default=0)
    aside = any(isinstance(row, Choice) and row.beside is not None for row in section.rows)
    for row in section.rows:
        match row:
            case Choice() | Setting():
                paint = partial(_beside, row, controls[id(row)], aside, display)
                yield Block(high, paint, display.px(GAP), station=section.stations, id=row.id)
            case Field():
                yield _field(row, display, wide)
                if row.keys not in ("", "keyboard"):
                    yield Block(0, partial(_keys, row, display), stays=True)
            case Paragraph():
                yield from _paragraph(row, display, wide)
            case KeyMeaning():
                yield _meaning(row, display, wide)
            case Figures():
                notes = [line for note in row.notes for line in _paragraph(Paragraph(note, "note"), display, wide)]
                used = sum(line.height for line in notes)
                yield from figure_table(row, display, wide, room - used)
                yield from (replace(line, below=0) for line in notes)
            case CountedHand():
                yield hand_card(row, display, wide)
            case Tiles():
                yield Block(0, partial(_tiles, row, display))
            case Diagram():
                yield from _diagram(row, display, wide)
            case Ring():
                yield Block(0, partial(_ring, row, display))
            case ScanCode():
                yield from _scan_code(row, display, wide)


def _in_line(rows: Sequence[Row], display: DisplaySettings, wide: int) -> Block:
    """Rows beside each other."""
    asked = [row for row in rows if isinstance(row, Choice | Setting)]
    gap, weights = display.px(BETWEEN), [2 if isinstance(row, Setting) and row.is_switch else 3 for row in asked]
    room = wide - gap * (len(asked) - 1)
    shares = [room * weight / sum(weights) for weight in weights]
    controls = [_control(row, display, round(share)) for row, share in zip(asked, shares, strict=True)]

    def paint(place: Rect) -> Page:
        places = columns(place, shares, gap)
        return Page(controls=tuple(replace(each, rect=at) for each, at in zip(controls, places, strict=True)))

    return Block(max(each.rect[3] for each in controls), paint, gap)


def _control(row: Choice | Setting, display: DisplaySettings, wide: int) -> Control:
    """The control of a row, as high as its texts need."""
    control = _plain_control(row, display)
    aside = display.px(ASIDE + GAP) if isinstance(row, Choice) and row.beside is not None else 0
    tall = replace(control, rect=(0, 0, wide - aside, display.size[1]))
    least = ONE_LINE if control.kind == "card" and not control.detail else LEAST_HEIGHTS[control.kind]
    high = max(display.px(least), needed_height(tall, display.scale))
    if isinstance(row, Choice) and row.beside is not None:
        high = max(high, needed_height(_aside(row.beside, display, (0, 0, display.px(ASIDE), high)), display.scale))
    return replace(control, rect=(0, 0, wide, high))


def _aside(choice: Choice, display: DisplaySettings, place: Rect) -> Control:
    """The control of a choice beside another one."""
    return replace(_plain_control(choice, display), rect=place, height=display.points(15))


def _plain_control(row: Choice | Setting, display: DisplaySettings) -> Control:
    if isinstance(row, Setting):
        kind: ControlKind = "switch" if row.is_switch else "stepper"
        control = Control(row.id, (0, 0, 0, 0), kind, row.label, row.detail, enabled=row.enabled, tone=TONES[row.tone])
        control = replace(control, chosen=row.value == ON) if row.is_switch else replace(control, value=row.text)
    else:
        kind = "livery" if row.livery is not None else row.look if row.on is None else "switch"
        control = Control(
            row.id, (0, 0, 0, 0), kind, row.label, row.detail, row.value, chosen=row.chosen or bool(row.on),
            enabled=row.enabled and row.look != "plain", seat=row.seat, tile=row.tile, livery=row.livery,
            tone=TONES[row.tone],
        )  # fmt: skip
    high, low = LETTERS.get(control.kind, (18, 15))
    return replace(control, height=display.points(high), detail_height=display.points(low))


def _beside(row: Choice | Setting, control: Control, aside: bool, display: DisplaySettings, place: Rect) -> Page:
    """The control of a row in its place, and that of the choice beside it; others of its section may have one, too."""
    if control.kind in ("button", "primary"):  # short, also in one wide column
        place = (*place[:2], min(place[2], display.px(WIDEST_BUTTON)), place[3])
    if not aside:
        return Page(controls=(replace(control, rect=place),))
    first, second = columns(place, (0, display.px(ASIDE)), display.px(GAP))
    beside = row.beside if isinstance(row, Choice) else None
    others = () if beside is None else (_aside(beside, display, second),)
    return Page(controls=(replace(control, rect=first), *others))


def _field(row: Field, display: DisplaySettings, wide: int) -> Block:
    """A field below its label; beside it, what may be taken instead of writing, as much as there is room for."""
    size, letters = display.points(READ), display.points(34 if row.keys in ("digits", "signed") else 22)
    label, high = round(1.6 * size), max(display.px(58), round(1.5 * letters))
    gap, across = display.px(8), min(wide, display.px(FIELD)) if row.known else wide
    aside = wide - across - 2 * gap
    room = max(0, (aside + gap) // (round(KNOWN * display.points(16)) + gap)) if row.known else 0

    def paint(place: Rect) -> Page:
        left, top, _, _ = place
        name = Control(
            row.id, (left, top + label, across, high), "field", row.text, chosen=bool(row.keys), height=letters
        )
        texts = [Text((left, top, across, label), row.label, size, "SemiBold")]
        known: list[Control] = []
        if room:
            start = left + across + 2 * gap
            texts.append(Text((start, top, aside, label), display.texts.screen("name-past"), size, "SemiBold"))
            places = columns((start, top + label, aside, high), (0,) * room, gap)
            for text, at in zip(row.known, places, strict=False):
                known.append(Control(f"known:{text}", at, "button", text, height=display.points(16)))
        return Page(texts=tuple(texts), controls=(name, *known))

    return Block(label + high, paint, display.px(GAP))


def _keys(row: Field, display: DisplaySettings, place: Rect) -> Page:
    return Page(controls=keys_of(row.keys, display, place))


def _paragraph(row: Paragraph, display: DisplaySettings, wide: int) -> Iterator[Block]:
    size = display.points({"note": REMARK, "large": LARGE}.get(row.tone, READ))
    weight: Weight = "ExtraBold" if row.tone == "large" else "Medium"
    step = round(LEADING * size)
    lines = wrapped(row.text, size, wide, weight=weight)
    for number, line in enumerate(lines, 1):
        text = Text((0, 0, 0, 0), line, size, weight, TONES[row.tone])
        yield Block(step, partial(_text, text), step // 2 if number == len(lines) else 0)


def _tiles(row: Tiles, display: DisplaySettings, place: Rect) -> Page:
    """The tiles as large as they find room; one that nobody knows lies face down."""
    lengths = [display.px(length) for length in TILES]
    pictures: list[Picture] = []
    for (first, second), at in zip(row.halves, tile_grid(place, len(row.halves), lengths, display.px(6)), strict=True):
        if first is None or second is None:
            pictures.append(HalfPicture(at, None))
        else:
            numbers = with_numbers(display.faces, at[2] / 2, row.set_high)
            pictures.append(TilePicture(at, (first, second), numbers))
    return Page(pictures=tuple(pictures))


def _diagram(row: Diagram, display: DisplaySettings, wide: int) -> Iterator[Block]:
    """The table, and below it what it shows, on the same leaf."""

    def paint(place: Rect) -> Page:
        return Page(pictures=(TablePicture(place, display.on(row.table)),))

    lines = list(_paragraph(Paragraph(row.text, "note"), display, wide))
    yield Block(round(DIAGRAM * wide), paint, display.px(GAP), keeps=len(lines))
    yield from lines


def _ring(row: Ring, display: DisplaySettings, place: Rect) -> Page:
    taken = ((each.slot, each.choice.seat, each.choice.label, each.is_person) for each in row.places)
    sitters = [Sitter(slot, seat, label, is_person) for slot, seat, label, is_person in taken if seat is not None]
    free, engine = len(sitters) < len(row.places), (row.engine, row.engine)
    controls, hub = seats_around(sitters, engine, display, place, free=free)
    return Page(controls=controls, pictures=(hub,))


def _scan_code(row: ScanCode, display: DisplaySettings, wide: int) -> Iterator[Block]:
    """The code as large as it finds room, and below it the address."""
    if row.squares:
        yield Block(0, partial(_squares, row.squares, display), display.px(GAP))
    size = display.points(22)
    for line in wrapped(split_words(row.address, "Bold", size, wide), size, wide, weight="Bold"):
        yield Block(round(1.7 * size), partial(_text, Text((0, 0, 0, 0), line, size, "Bold")))


def _squares(squares: Sequence[Sequence[bool]], display: DisplaySettings, place: Rect) -> Page:
    across = len(squares) + 2 * BORDER
    left, top, wide, high = place
    side = min(wide, high) // across
    panels = [Panel((left, top, side * across, side * across), palette.WHITE, display.px(8))]
    for line, row in enumerate(squares):
        for dark, run in groupby(range(len(row)), key=row.__getitem__):
            first, *more = run
            if dark:  # dark squares beside each other are one
                x, y = left + (BORDER + first) * side, top + (BORDER + line) * side
                panels.append(Panel((x, y, (1 + len(more)) * side, side), palette.INK))
    return Page(panels=tuple(panels))


def _text(text: Text, place: Rect) -> Page:
    return Page(texts=(replace(text, rect=place),))


def _meaning(row: KeyMeaning, display: DisplaySettings, wide: int) -> Block:
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
