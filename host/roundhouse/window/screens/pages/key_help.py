"""The page of all keys, generated from the table of key bindings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from string import ascii_uppercase

from roundhouse.i18n.texts import screen_text
from roundhouse.window.controls.grid import columns
from roundhouse.window.controls.page import Page, Panel, Rect, Text
from roundhouse.window.controls.page_input import PageEvent, Pressed, Typed
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import width, wrapped
from roundhouse.window.key_bindings import ARROWS, BINDINGS, DIGITS, PLACES, TABLES, Binding
from roundhouse.window.screens.pages.framed_page import page_frame
from roundhouse.window.screens.pages.list_page import TWO_COLUMNS
from roundhouse.window.screens.screen import STAY, Navigation, PageScreen, Return

SIZE, CAP_SIZE, HEADING = 16, 14, 19
KEYS, BESIDE = 0.36, 44
"""How much of a column the keys take; between two columns, px at 1280 x 800."""
RUNS = ((DIGITS, "0–9"), (tuple(ascii_uppercase), "A–Z"), (ARROWS, "← → ↑ ↓"), (ARROWS[:2], "← →"))
"""Keys that are shown as one where all of them do the same."""
NAMED = ("Shift", "Ctrl", "Alt", "Space", "Enter", "Backspace", "PageUp", "PageDown")
"""What has a name of its own in each language."""


@dataclass(frozen=True, slots=True)
class KeyRow:
    """A row of the list; without keys, a heading."""

    text: str
    caps: tuple[str, ...] = ()


KeyColumn = tuple[tuple[KeyRow, int], ...]
"""Rows, each with its height in px."""


class KeyHelp(PageScreen):
    """See `Screen`. The keys that open it close it, too."""

    def __init__(self) -> None:
        super().__init__()
        self._pager: Pager[KeyColumn] = Pager()

    def page(self, display: Display) -> Page:
        language = display.language
        frame = page_frame(display, screen_text("keys-title", language), screen_text("keys-line", language))
        across = 2 if display.size[0] >= display.px(TWO_COLUMNS) else 1
        areas = columns(frame.body, (0,) * across, display.px(BESIDE))
        shown = self._pager.visible(_columns(display, areas[0][2], areas[0][3]), across)
        panels: list[Panel] = []
        texts = [*frame.texts]
        for area, column in zip(areas, shown, strict=False):
            top = area[1]
            for row, high in column:
                row_grounds, row_texts = _painted(row, display, (area[0], top, area[2], high))
                panels += row_grounds
                texts += row_texts
                top += high
        controls = (*self._pager.buttons(display, frame.foot), frame.back)
        return Page(panels=tuple(panels), texts=tuple(texts), controls=controls)

    def handle(self, event: PageEvent) -> Navigation:
        if self._pager.handle(event):
            return STAY
        return Return() if event == Pressed("back") or (isinstance(event, Typed) and event.meaning == "keys") else STAY


def section_of(binding: Binding) -> str:
    """Under which heading a binding stands: the id of its sentence."""
    if binding.places == PLACES:
        return "keys-everywhere"
    if "pages" in binding.places:
        return "keys-pages"
    return "keys-tables" if len(binding.places) > 1 else f"keys-{binding.places[0]}"


def caps_of(binding: Binding, language: str) -> tuple[str, ...]:
    """What stands on the keys of a binding, those that are held together on one."""
    held: dict[str, list[str]] = {}
    for key in binding.keys:
        modifier, plus, base = key.rpartition("+") if len(key) > 1 else ("", "", key)
        held.setdefault(f"{modifier}{plus}", []).append(base)
    caps: list[str] = []
    for modifier, bases in held.items():
        keys = tuple(bases)
        for run, said in RUNS:
            if set(run) <= set(keys):
                keys = (said, *(key for key in keys if key not in run))
                break
        names = [_named(key, language) for key in keys]
        caps += [f"{_named(modifier[:-1], language)} + {'  '.join(names)}"] if modifier else names
    return tuple(caps)


def _named(key: str, language: str) -> str:
    return screen_text(f"keycap:{key}", language) if key in NAMED else key.replace("-", "−")


def _rows(language: str) -> Iterator[KeyRow]:
    """All bindings below their headings, in the order of the table."""
    sections = dict.fromkeys(("keys-everywhere", "keys-tables", *(f"keys-{place}" for place in TABLES), "keys-pages"))
    for section in sections:
        yield KeyRow(screen_text(section, language))
        for binding in BINDINGS:
            if section_of(binding) == section:
                yield KeyRow(screen_text(f"key:{binding.name}", language), caps_of(binding, language))


@lru_cache(maxsize=4)  # a page is built several times for each frame, and every row is measured
def _columns(display: Display, wide: int, high: int) -> tuple[KeyColumn, ...]:
    """As many rows as a column has room for; a heading has something below it."""
    found: list[KeyColumn] = []
    column: list[tuple[KeyRow, int]] = []
    left = high
    rows = [(row, _height(row, display, wide)) for row in _rows(display.language)]
    for index, (row, tall) in enumerate(rows):
        needed = tall if row.caps else tall + rows[index + 1][1]
        if needed > left:
            found.append(tuple(column))
            column, left = [], high
        column.append((row, tall))
        left -= tall
    return (*found, tuple(column))


def _height(row: KeyRow, display: Display, wide: int) -> int:
    if not row.caps:
        return round(2 * display.points(HEADING))
    lines = len(wrapped(row.text, display.points(SIZE), _text_room(display, wide)))
    caps = len(_cap_lines(row, display, round(KEYS * wide)))
    return round(max(lines * 1.3 * display.points(SIZE), caps * 2 * display.points(CAP_SIZE))) + display.px(8)


def _text_room(display: Display, wide: int) -> int:
    return wide - round(KEYS * wide) - display.px(12)


def _cap_lines(row: KeyRow, display: Display, room: int) -> list[list[tuple[str, int]]]:
    """The caps with their widths, on as many lines as they take."""
    size = display.points(CAP_SIZE)
    lines: list[list[tuple[str, int]]] = [[]]
    for cap in row.caps:
        wide = max(2 * size, width(cap, "SemiBold", size) + display.px(16))
        if lines[-1] and sum(each for _, each in lines[-1]) + len(lines[-1]) * display.px(6) + wide > room:
            lines.append([])
        lines[-1].append((cap, wide))
    return lines


def _painted(row: KeyRow, display: Display, place: Rect) -> tuple[list[Panel], list[Text]]:
    left, top, wide, high = place
    if not row.caps:
        size = display.points(HEADING)
        return [], [Text((left, top + high - round(1.5 * size), wide, round(1.4 * size)), row.text, size, "Bold",
                         palette.BRASS)]  # fmt: skip
    size, room = display.points(CAP_SIZE), round(KEYS * wide)
    lines = _cap_lines(row, display, room)
    tall = round(1.7 * size)
    step = 2 * size
    panels, texts = [], []
    for index, line in enumerate(lines):
        x, y = left, top + (high - len(lines) * step) // 2 + index * step + (step - tall) // 2
        for cap, across in line:
            key = (x, y, across, tall)
            panels.append(Panel(key, palette.CARD, 6, palette.CONTROL))
            texts.append(Text(key, cap, size, "SemiBold", background=palette.CARD, anchor="center"))
            x += across + display.px(6)
    beside = (left + wide - _text_room(display, wide), top, _text_room(display, wide), high)
    texts.append(Text(beside, row.text, display.points(SIZE), lines=4))
    return panels, texts
