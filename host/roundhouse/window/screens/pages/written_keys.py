"""Letters and digits to touch, for a table without a keyboard: what a touch makes of the text that is written."""

from __future__ import annotations

from functools import lru_cache

from roundhouse.presenters.pages.list_page import Keys
from roundhouse.presenters.setup.roster import letters_of
from roundhouse.window.controls.page import Control, Rect
from roundhouse.window.display import DisplaySettings

SPACE, ERASE, SIGN, PLUS = "space", "erase", "-", "+"
KEY = "key:"
"""Begins the name of a key's control."""
WIDEST, HIGHEST, GAP = 100, 72, 6
"""The greatest width and height of a key, and the gap between two, px at 1280 x 800."""
DIGITS = ("123", "456", "789")
LABELS = {SIGN: "±", ERASE: "⌫"}
"""The signs on the keys that are no digits."""


def touched(text: str, key: str) -> str:
    """The text after a touch on a key; the first letter of a word is a capital.

    >>> touched("O'", "N"), touched("Zo", "Ë"), touched("Zoë", ERASE)
    ("O'N", 'Zoë', 'Zo')
    """
    if key == ERASE:
        return "".join(letters_of(text)[:-1])
    if key == SPACE:
        return f"{text} "
    return text + (key if not text or text[-1] in " -'" else key.lower())


@lru_cache(maxsize=4)  # a page is built several times for each frame
def keys_of(keys: Keys, display: DisplaySettings, area: Rect) -> tuple[Control, ...]:
    """The keys in centered rows; the last row of the letters has those with accents."""
    if keys == "letters":
        lines = [[*line] for line in display.texts.screen("letters").split()]
        lines[-1] += [SPACE, ERASE]
        lines.append([*display.texts.screen("letters-accented")])
        widest, gap, size, labels = display.px(WIDEST), display.px(GAP), 20, dict[str, str]()
    else:
        last = [SIGN, "0", PLUS, ERASE] if keys == "signed" else [PLUS, "0", ERASE]
        lines = [*map(list, DIGITS), last]
        widest, gap, size, labels = area[2], display.px(10), 24, LABELS
    left, top, width, height = area
    most = max(len(line) for line in lines)
    wide = min((width - gap * (most - 1)) // most, widest)
    high = min((height - gap * (len(lines) - 1)) // len(lines), display.px(HIGHEST))
    found = []
    for row, line in enumerate(lines):
        start = left + (width - wide * len(line) - gap * (len(line) - 1)) // 2
        for index, key in enumerate(line):
            place = (start + index * (wide + gap), top + row * (high + gap), wide, high)
            word = keys == "letters" and len(key) > 1
            label = display.texts.screen(f"letter-{key}") if word else labels.get(key, key)
            height = display.points(16 if word else size)
            found.append(Control(f"{KEY}{key}", place, "button", label, height=height))
    return tuple(found)
