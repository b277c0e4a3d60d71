"""The ends of tiles as keys to touch and keys to type.

A digit is an end; numbers from ten on are typed with a plus in front (+2 is 12), letters on tiles with Shift. Each key
shows what to type.
"""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.games.game import Game
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.views import EntryView, TablePage
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import Control, Rect
from roundhouse.window.display import Display
from roundhouse.window.key_bindings import NumberEntry, action_of
from roundhouse.window.lettering import SMALLEST, width

WIDEST, GAP = 120, 8


def hint_of(game: Game, end: int) -> str:
    """What to type for an end; "" for a single digit.

    >>> from roundhouse.games import SuperTrain
    >>> game = SuperTrain(2)
    >>> [hint_of(game, end) for end in (7, 12, 18)]
    ['', '+2', '⇧W']
    """
    if end > game.options.set:
        return f"⇧{game.tiles.end_text(end)}"
    return f"+{end - 10}" if end >= 10 else ""


@dataclass
class EndEntry(NumberEntry):
    """An end of a tile that is typed."""

    def end(self, game: Game, key: str) -> int | None:
        """The end that a key completes."""
        action, number = action_of(key, "called"), self.number(key)
        if action == "letter":
            letters = range(game.options.set + 1, game.tiles.kinds)
            return next((end for end in letters if game.tiles.end_text(end) == key[-1]), None)
        return number if action == "number" and number is not None and number <= game.options.set else None


def key_places(area: Rect, count: int, display: Display, across: int = 0) -> list[Rect]:
    """Rectangles of equal keys in two centered rows."""
    gap = display.px(GAP)
    across = across or -(-count // 2)
    wide = min(display.px(WIDEST), (area[2] - gap * (across - 1)) // across)
    left = area[0] + (area[2] - across * wide - gap * (across - 1)) // 2
    lines = rows((left, area[1], across * wide + gap * (across - 1), area[3]), (0, 0), gap)
    return [place for line in lines for place in columns(line, (wide,) * across, gap)][:count]


def end_keys(shown: TablePage, game: Game, display: Display, area: Rect) -> tuple[Control, ...]:
    """A key for each end, and one that takes the touches back."""
    entry = shown.entry or EntryView((), ())
    places = key_places(area, len(entry.keys) + 1, display)
    found = []
    for key, place in zip(entry.keys, places, strict=False):
        found.append(
            Control(
                f"end:{key.end}",
                place,
                "key",
                screen_text("called-blank", display.language) if key.end == 0 else "",
                screen_text("called-on-table", display.language) if key.lies else "",
                key.order if len(key.order) < 2 else "2×",
                bool(key.order),
                key.possible,
                half=key.half,
                numbers=display.faces == "numbers",
                hint=hint_of(game, key.end),
            )
        )
    text, room = screen_text("called-clear", display.language), places[-1][2] - display.px(18)
    height = next(
        (display.points(p) for p in (18, 16, 14, 12) if width(text, "SemiBold", display.points(p)) <= room), SMALLEST
    )
    return (*found, Control("clear", places[-1], "button", text, height=height))
