"""The keys of the window, in one table: what each key does, and where. Every screen looks its keys up here.

A key has the name that it is shown by: "D", "Space", "Shift+3", "?". One key means one thing everywhere, so each stands
in one row only. `screens/key_help.py` shows the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from string import ascii_uppercase
from typing import Literal

import pygame

Place = Literal["dealt", "called", "slots", "pages"]
"""Where keys hold: at a table that the screen deals (or replays), at one that is called, at the hub alone, on pages."""

TABLES: tuple[Place, ...] = ("dealt", "called", "slots")
PLACES: tuple[Place, ...] = (*TABLES, "pages")

DIGITS = tuple("0123456789")
ARROWS = ("←", "→", "↑", "↓")


@dataclass(frozen=True, slots=True)
class Binding:
    """The keys that ask for an action, and the places where they do."""

    action: str
    keys: tuple[str, ...]
    places: tuple[Place, ...] = PLACES

    @property
    def text(self) -> str:
        """The id of the sentence that explains the keys."""
        return f"key:{self.action}"


def _with(modifier: str, keys: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{modifier}+{key}" for key in keys)


BINDINGS = (
    Binding("draw", ("D",), TABLES),
    Binding("done", ("Space",)),
    Binding("undo", ("U",)),
    Binding("number", DIGITS),
    Binding("ten", ("+", "."), TABLES),
    Binding("public", ("M",), TABLES),
    Binding("number-of-public", _with("Shift", DIGITS), ("dealt", "called")),
    Binding("announce", ("A",), ("dealt", "called")),
    Binding("claim", ("F",), ("dealt", "called")),
    Binding("marker-up", ("I",), ("dealt", "called")),
    Binding("marker-down", ("K",), ("dealt", "called")),
    Binding("walk-all", _with("Shift", ARROWS[:2]), ("dealt",)),
    Binding("move", (*_with("Alt", ARROWS[:2]), *_with("Ctrl", ARROWS[:2])), ("dealt",)),
    Binding("order", ("O",), ("dealt",)),
    Binding("hint", ("H",), ("dealt",)),
    Binding("why", ("W",), ("dealt",)),
    Binding("turn", ("T",), ("dealt",)),
    Binding("next", ("N",), ("dealt",)),
    Binding("scores", ("S",), ("dealt",)),
    Binding("leave", ("L",), ("dealt",)),
    Binding("go", ("G",), ("dealt",)),
    Binding("mute", ("F8",), ("dealt",)),
    Binding("softer", ("F9",), ("dealt",)),
    Binding("louder", ("F10",), ("dealt",)),
    Binding("quit", ("Ctrl+Q",), ("dealt",)),
    Binding("letter", _with("Shift", tuple(ascii_uppercase)), ("called",)),
    Binding("speaker", ("PageUp", "PageDown"), ("called",)),
    Binding("redo", ("Y",), ("called",)),
    Binding("sum", ("=",), ("called",)),
    Binding("twice", _with("Alt", (*DIGITS, "M", "Enter")), ("slots",)),
    Binding("hold", _with("Ctrl", (*DIGITS, "M", "Enter")), ("slots",)),
    Binding("minus", ("-",), ("pages",)),
    Binding("due", ("Enter",)),
    Binding("walk", ARROWS),
    Binding("tab", ("Tab", "Shift+Tab"), ("called", "slots", "pages")),
    Binding("erase", ("Backspace",)),
    Binding("back", ("Esc",)),
    Binding("keys", ("F1", "?")),
    Binding("full-screen", ("F11",)),
)
"""The table, in the order in which it is shown."""

_ACTIONS: dict[Place, dict[str, str]] = {
    place: {key: binding.action for binding in BINDINGS if place in binding.places for key in binding.keys}
    for place in PLACES
}

CHARACTERS = {
    **dict.fromkeys((pygame.K_PLUS, pygame.K_KP_PLUS), "+"),
    **dict.fromkeys((pygame.K_PERIOD, pygame.K_KP_PERIOD), "."),
    **dict.fromkeys((pygame.K_MINUS, pygame.K_KP_MINUS), "-"),
    pygame.K_EQUALS: "=",
    pygame.K_QUESTION: "?",
}
"""Keys that go by the character they type, because that takes Shift on some keyboards and none on others."""

_NAMES = {
    **{pygame.K_a + index: letter for index, letter in enumerate(ascii_uppercase)},
    **{pygame.K_0 + index: digit for index, digit in enumerate(DIGITS)},
    **{getattr(pygame, f"K_KP_{digit}"): digit for digit in DIGITS},
    **{getattr(pygame, f"K_F{number}"): f"F{number}" for number in range(1, 13)},
    **dict(zip((pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN), ARROWS, strict=True)),
    **dict.fromkeys((pygame.K_RETURN, pygame.K_KP_ENTER), "Enter"),
    **dict.fromkeys((pygame.K_ESCAPE, pygame.K_AC_BACK), "Esc"),
    pygame.K_SPACE: "Space",
    pygame.K_BACKSPACE: "Backspace",
    pygame.K_TAB: "Tab",
    pygame.K_PAGEUP: "PageUp",
    pygame.K_PAGEDOWN: "PageDown",
}


def key_of(event: pygame.Event) -> str:
    """The name of the key of a KEYDOWN event, with its modifiers; "" for a key without a name here.

    >>> key_of(pygame.Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=pygame.KMOD_LSHIFT, unicode=""))
    'Shift+←'
    >>> key_of(pygame.Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=pygame.KMOD_LSHIFT, unicode="?"))
    '?'
    """
    typed: str = getattr(event, "unicode", "") or CHARACTERS.get(event.key, "")
    if typed and typed in CHARACTERS.values():
        return typed
    name, modifiers = _NAMES.get(event.key, ""), event.mod
    if not name:
        return ""
    held = (
        ("Ctrl", pygame.KMOD_CTRL | pygame.KMOD_META),
        ("Alt", pygame.KMOD_ALT),
        ("Shift", pygame.KMOD_SHIFT),
    )
    return "+".join((*(modifier for modifier, mask in held if modifiers & mask), name))


def action_of(key: str, place: Place) -> str:
    """The action of a key in a place; "" for none.

    >>> action_of("A", "dealt"), action_of("A", "called"), action_of("A", "pages")
    ('announce', 'announce', '')
    """
    return _ACTIONS[place].get(key, "")


@dataclass
class NumberEntry:
    """A number that is typed: one digit, or for the numbers from ten on "+" and a digit (+2 is 12)."""

    ten: bool = False

    def number(self, key: str) -> int | None:
        """The number that a key completes, whatever is held beside it.

        None for a "+", which waits for its digit, and for all other keys.

        >>> entry = NumberEntry()
        >>> [entry.number(key) for key in ("7", "+", "Shift+2", "2", "D")]
        [7, None, 12, 2, None]
        """
        digit = key[-1:]
        if not digit.isdecimal() or key.startswith("F"):
            self.ten = not self.ten and key in ("+", ".")
            return None
        number, self.ten = int(digit) + 10 * self.ten, False
        return number
