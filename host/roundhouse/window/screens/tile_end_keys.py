"""The ends of a set as keys to touch and as keys to type.

A digit is an end at once. The numbers from ten on are typed with a plus in front (+2 is 12) or, where no letters are on
the tiles, by their first letters: T, E, W. What is typed stands small on each key.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from roundhouse.games.game import Game
from roundhouse.i18n.screens import screen
from roundhouse.presenters.views import EntryView, TablePage
from roundhouse.window.appearance import Look
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import Control, Place
from roundhouse.window.lettering import SMALLEST, width

TEN_LETTERS = {10: pygame.K_t, 11: pygame.K_e, 12: pygame.K_w}
PLUS = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_PERIOD, pygame.K_KP_PERIOD, pygame.K_COMMA)
KEYPAD = {getattr(pygame, f"K_KP{digit}"): digit for digit in range(10)}
WIDEST, GAP = 120, 8


def ends_of_set(game: Game) -> range:
    """All ends there are: the numbers, then the letters."""
    return range(game.tiles.kinds)


def has_letters(game: Game) -> bool:
    """Whether letters are on the tiles, so that they are typed for themselves."""
    return game.tiles.kinds > game.options.set + 1


def hint_of(game: Game, end: int) -> str:
    """What is typed for an end; nothing for a single digit.

    >>> from roundhouse.games import MexicanTrain, SuperTrain
    >>> [hint_of(MexicanTrain(2), end) for end in (7, 12)], [hint_of(SuperTrain(2), end) for end in (12, 18)]
    (['', 'W'], ['+2', 'W'])
    """
    if end > game.options.set:
        return game.tiles.end_text(end)
    if end < 10:
        return ""
    if game.options.set <= max(TEN_LETTERS) and not has_letters(game):
        return chr(TEN_LETTERS[end]).upper()
    return f"+{end - 10}"


def digit_of(key: int) -> int | None:
    """The digit that a key types, on either part of the keyboard."""
    if pygame.K_0 <= key <= pygame.K_9:
        return key - pygame.K_0
    return KEYPAD.get(key)


@dataclass
class Typing:
    """What was typed of a number from ten on: whether a plus stands before it."""

    plus: bool = False

    def number(self, key: int) -> int | None:
        """The number that a key completes; None for a plus, which waits for its digit, and for other keys."""
        digit = digit_of(key)
        if digit is None:
            self.plus = not self.plus and key in PLUS
            return None
        digit, self.plus = digit + 10 * self.plus, False
        return digit

    def end(self, game: Game, key: int) -> int | None:
        """The end that a key completes."""
        letters = {ord(game.tiles.end_text(end).lower()): end for end in ends_of_set(game) if end > game.options.set}
        if not letters and game.options.set <= max(TEN_LETTERS):
            letters = {letter: end for end, letter in TEN_LETTERS.items() if end <= game.options.set}
        if key in letters:
            self.plus = False
            return letters[key]
        number = self.number(key)
        return number if number is not None and number <= game.options.set else None


def key_places(area: Place, count: int, look: Look, across: int = 0) -> list[Place]:
    """Two rows of keys of one size, in the middle of an area."""
    gap = look.px(GAP)
    across = across or -(-count // 2)
    wide = min(look.px(WIDEST), (area[2] - gap * (across - 1)) // across)
    left = area[0] + (area[2] - across * wide - gap * (across - 1)) // 2
    lines = rows((left, area[1], across * wide + gap * (across - 1), area[3]), (0, 0), gap)
    return [place for line in lines for place in columns(line, (wide,) * across, gap)][:count]


def end_keys(shown: TablePage, game: Game, look: Look, area: Place) -> tuple[Control, ...]:
    """A key for each end, and one that takes the touches back."""
    entry = shown.entry or EntryView((), ())
    places = key_places(area, len(entry.keys) + 1, look)
    found = []
    for key, place in zip(entry.keys, places, strict=False):
        found.append(
            Control(
                f"end:{key.end}",
                place,
                "key",
                screen("called-blank", look.language) if key.end == 0 else "",
                screen("called-on-table", look.language) if key.lies else "",
                key.order if len(key.order) < 2 else "2×",
                bool(key.order),
                key.possible,
                half=key.half,
                numbers=look.faces == "numbers",
                hint=hint_of(game, key.end),
            )
        )
    text, room = screen("called-clear", look.language), places[-1][2] - look.px(18)
    height = next(
        (look.points(p) for p in (18, 16, 14, 12) if width(text, "SemiBold", look.points(p)) <= room), SMALLEST
    )
    return (*found, Control("clear", places[-1], "button", text, height=height))
