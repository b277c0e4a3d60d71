"""The ends of tiles as keys to touch and keys to type.

A digit is an end; numbers from ten on are typed with a plus in front (+2 is 12), letters on tiles with Shift. Each key
shows what to type.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from roundhouse.actions import Clear, EnterEnd
from roundhouse.actions.action import TileEnd
from roundhouse.presenters.offer import offered
from roundhouse.presenters.views import EndKey, EntryView, TablePage
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import Control, Rect
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing.lettering import width, wrapped
from roundhouse.window.key_bindings import KeyCommand, NumberEntry, typed_as, typed_letter

WIDEST, GAP = 120, 8
"""px at 1280 x 800."""
LEAST_ACROSS = 6


def hint_of(text: str) -> str:
    """The text to type for the end that says this; "" for a single digit.

    >>> [hint_of(text) for text in ("7", "12", "W")]
    ['', '+2', '⇧W']
    """
    if not text.isdecimal():
        return typed_letter(text)
    return typed_as(int(text)) if len(text) > 1 else ""


@dataclass
class EndEntry(NumberEntry):
    """An end of a tile that is typed."""

    def end(self, ends: Sequence[EndKey], command: KeyCommand) -> TileEnd | None:
        """The one of these ends that a key completes."""
        number = self.number(command)
        text = command.letter if command.meaning == "letter" else str(number) if command.meaning == "number" else ""
        return next((each.end for each in ends if each.text == text), None)


def key_places(area: Rect, ends: int, display: DisplaySettings) -> list[Rect]:
    """Equal keys in two centered rows: for so many ends, from the first one on, and for Clear in the last place.

    There are always places for ten digits, so that a sum is typed where the ends with these numbers are.
    """
    gap = display.px(GAP)
    across = max(LEAST_ACROSS, ends // 2 + 1)
    wide = min(display.px(WIDEST), (area[2] - gap * (across - 1)) // across)
    left = area[0] + (area[2] - across * wide - gap * (across - 1)) // 2
    lines = rows((left, area[1], across * wide + gap * (across - 1), area[3]), (0, 0), gap)
    return [place for line in lines for place in columns(line, (wide,) * across, gap)]


def end_keys(shown: TablePage, display: DisplaySettings, area: Rect, *, enabled: bool = True) -> tuple[Control, ...]:
    """A key for each end, and one that takes the touches back."""
    entry = shown.entry or EntryView((), ())
    places = key_places(area, len(entry.keys), display)
    found = []
    for key, place in zip(entry.keys, places, strict=False):
        found.append(
            Control(
                EnterEnd(key.end).wire,
                place,
                "key",
                display.texts.screen("called-blank") if key.end == 0 else "",
                display.texts.screen("called-on-table") if key.lies else "",
                key.order if len(key.order) < 2 else "2×",
                bool(key.order),
                key.possible and enabled,
                half=key.half,
                numbers=display.faces == "numbers",
                hint=hint_of(key.text),
            )
        )
    return (*found, clear_key(shown, display, places[-1]))


def clear_key(shown: TablePage, display: DisplaySettings, place: Rect) -> Control:
    """The key that takes touches back."""
    clear = shown.offer(Clear) or offered(display.texts, Clear(), enabled=False)
    room = place[2] - display.px(18)
    heights = [display.points(points) for points in (18, 16, 14, 12, 11, 10)]
    height = next((height for height in heights if _fits(clear.label, height, room)), 0)
    # Where the keys are small, an arrow says what there is no room to say in words.
    label = clear.label if height else "←"
    return Control(clear.wire, place, "button", label, enabled=clear.enabled, height=height or heights[0])


def _fits(label: str, height: int, room: int) -> bool:
    """Whether a label has room on two lines."""
    lines = wrapped(label, height, room, weight="SemiBold")
    return len(lines) <= 2 and all(width(line, "SemiBold", height) <= room for line in lines)
