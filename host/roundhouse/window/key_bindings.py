"""The keys of the window, in one table: what each key does, and where. Every screen looks its keys up here.

A key has the name that it is shown by: "D", "Space", "Shift+3", "?". One key means one thing everywhere, so each stands
in one row only. `screens/pages/key_help.py` shows the table. Screens get a `KeyCommand` and never see the key itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from string import ascii_uppercase
from typing import Literal, TypeAlias

import pygame

from roundhouse import actions
from roundhouse.actions import Action

KeyContext = Literal["dealt", "called", "slots", "pages"]
"""The places where keys hold: at a table that the screen deals (or replays), at one that is called, at the hub alone,
on pages."""

TABLES: tuple[KeyContext, ...] = ("dealt", "called", "slots")
PLACES: tuple[KeyContext, ...] = (*TABLES, "pages")

DIGITS = tuple("0123456789")
ARROWS = ("←", "→", "↑", "↓")


KeyUse = Literal[
    "number", "ten", "public", "number-of-public", "letter", "sum", "twice", "hold",
    "walk", "walk-all", "tab", "due", "select", "minus", "back", "keys", "full-screen",
]  # fmt: skip
"""The uses of keys that are no action by themselves: parts of one, the way through a page, the window."""
Meaning: TypeAlias = KeyUse | Action | type[Action]
"""An action whose kind alone stands there needs more than the key says."""


@dataclass(frozen=True, slots=True)
class Binding:
    """The keys that mean something, and the places where they do.

    `otherwise` is the action that the keys ask for where there is nothing to do this one to. `words`: the name of the
    sentence that explains the keys, where it is not that of the action.
    """

    meaning: Meaning
    keys: tuple[str, ...]
    places: tuple[KeyContext, ...] = PLACES
    otherwise: Action | None = None
    words: str = ""

    @property
    def name(self) -> str:
        return self.words or (self.meaning if isinstance(self.meaning, str) else self.meaning.id)


def _with(modifier: str, keys: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{modifier}+{key}" for key in keys)


BINDINGS = (
    Binding(actions.Draw(), ("D",), TABLES),
    Binding(actions.Done(), ("Space",)),
    Binding(actions.Undo(), ("U",)),
    Binding("number", DIGITS),
    Binding("ten", ("+", "."), TABLES),
    Binding("public", ("M",), TABLES),
    Binding("number-of-public", _with("Shift", DIGITS), ("dealt", "called")),
    Binding(actions.Announce(), ("A",), ("dealt", "called")),
    Binding(actions.Claim(), ("F",), ("dealt", "called")),
    Binding(actions.MarkerUp(), ("I",), ("dealt", "called")),
    Binding(actions.MarkerDown(), ("K",), ("dealt", "called")),
    Binding("walk-all", _with("Shift", ARROWS[:2]), ("dealt",)),
    Binding(actions.MoveTile, (*_with("Alt", ARROWS[:2]), *_with("Ctrl", ARROWS[:2])), ("dealt",)),
    Binding(actions.SortHand(), ("O",), ("dealt",)),
    Binding(actions.Hint(), ("H",), ("dealt",)),
    Binding(actions.WhyNot(), ("W",), ("dealt",)),
    Binding(actions.TurnTile(), ("T",), ("dealt",)),
    Binding(actions.NextRound(), ("N",), ("dealt",)),
    Binding(actions.SeeScores(), ("S",), ("dealt",)),
    Binding(actions.PlayAtSpeed(), ("G",), ("dealt",)),
    Binding(actions.Mute(), ("F8",), TABLES),
    Binding(actions.ChangeVolume(-1), ("F9",), TABLES, words="softer"),
    Binding(actions.ChangeVolume(1), ("F10",), TABLES, words="louder"),
    Binding(actions.Quit(), ("Ctrl+Q",), ("dealt",)),
    Binding("letter", _with("Shift", tuple(ascii_uppercase)), ("called",)),
    Binding(actions.LetSpeak, ("PageUp", "PageDown"), ("called",)),
    Binding(actions.DrawAndPass(), ("P",), ("called",)),
    Binding(actions.Redo(), ("Y",), ("called",)),
    Binding(actions.SeeCalls(), ("C",), ("called", "slots")),
    Binding("sum", ("=",), ("called",)),
    Binding("twice", _with("Alt", (*DIGITS, "M", "Enter")), ("slots",)),
    Binding("hold", _with("Ctrl", (*DIGITS, "M", "Enter")), ("slots",)),
    Binding("select", ("Ctrl+A",), ("pages",)),
    Binding("minus", ("-",), ("pages",)),
    Binding("due", ("Enter",)),
    Binding("walk", ARROWS),
    Binding("tab", ("Tab", "Shift+Tab"), ("called", "slots", "pages")),
    Binding(actions.Erase(), ("Backspace",), otherwise=actions.Undo()),
    Binding("back", ("Esc",)),
    Binding("keys", ("F1", "?")),
    Binding("full-screen", ("F11",)),
)
"""The table, in the order in which it is shown."""

_BY_KEY: dict[KeyContext, dict[str, Binding]] = {
    place: {key: binding for binding in BINDINGS if place in binding.places for key in binding.keys} for place in PLACES
}

_DIRECTIONS = {
    **dict(zip(ARROWS, ((-1, 0), (1, 0), (0, -1), (0, 1)), strict=True)),
    "PageUp": (0, -1),
    "PageDown": (0, 1),
    "Shift+Tab": (-1, 0),
    "Tab": (1, 0),
}
"""The directions of the keys that go through things one by one."""

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
    held = (("Ctrl", pygame.KMOD_CTRL | pygame.KMOD_META), ("Alt", pygame.KMOD_ALT), ("Shift", pygame.KMOD_SHIFT))
    return "+".join((*(modifier for modifier, mask in held if modifiers & mask), name))


@dataclass(frozen=True, slots=True)
class KeyCommand:
    """The meaning of a key in one place; without a meaning, nothing.

    `plain` is what the same key means without its modifiers, `number` the digit that it types. `direction` is where it
    leads, to the right and down. `otherwise` is that of its binding.
    """

    key: str = ""
    meaning: Meaning | None = None
    plain: Meaning | None = None
    number: int | None = None
    direction: tuple[int, int] = (0, 0)
    otherwise: Action | None = None

    @property
    def step(self) -> int:
        """One on, or one back."""
        return sum(self.direction)

    @property
    def letter(self) -> str:
        """The text on the key, without its modifiers."""
        return self.key.rpartition("+")[2]

    @property
    def writes(self) -> bool:
        """Whether the key also types this character into a text."""
        return self.key in CHARACTERS.values()


def command_of(event: pygame.Event, place: KeyContext) -> KeyCommand:
    """The command of a KEYDOWN event in a place; nothing for an event of another kind.

    >>> event = pygame.Event(pygame.KEYDOWN, key=pygame.K_3, mod=pygame.KMOD_LALT, unicode="")
    >>> command = command_of(event, "slots")
    >>> command.meaning, command.plain, command.number
    ('twice', 'number', 3)
    >>> command_of(event, "pages").meaning is None
    True
    """
    if event.type != pygame.KEYDOWN:
        return KeyCommand()
    key, bound = key_of(event), _BY_KEY[place]
    base = key.rpartition("+")[2] if len(key) > 1 else key
    binding, plain = bound.get(key), bound.get(base)
    return KeyCommand(
        key,
        None if binding is None else binding.meaning,
        None if plain is None else plain.meaning,
        int(base) if base in DIGITS else None,
        _DIRECTIONS.get(key) or _DIRECTIONS.get(base, (0, 0)),
        None if binding is None else binding.otherwise,
    )


def typed_as(number: int) -> str:
    """The key to type for a number, as it is shown on a button.

    >>> typed_as(7), typed_as(12)
    ('7', '+2')
    """
    return f"{_keys('ten')[0]}{number - 10}" if number >= 10 else str(number)


def typed_letter(letter: str) -> str:
    """The key to type for a letter on a tile, as it is shown on a button.

    >>> typed_letter("W")
    '⇧W'
    """
    (key,) = (key for key in _keys("letter") if key.endswith(letter))
    return key.replace("Shift+", "⇧")


def _keys(use: KeyUse) -> tuple[str, ...]:
    return next(binding.keys for binding in BINDINGS if binding.meaning == use)


@dataclass
class NumberEntry:
    """A number that is typed: one digit, or for the numbers from ten on "+" and a digit (+2 is 12)."""

    ten: bool = False

    def number(self, command: KeyCommand) -> int | None:
        """The number that a key completes, whatever else is held.

        None for a "+", which waits for its digit, and for all other keys.

        >>> entry = NumberEntry()
        >>> digit, ten = KeyCommand("2", "number", number=2), KeyCommand("+", "ten")
        >>> [entry.number(each) for each in (digit, ten, digit, KeyCommand("D"))]
        [2, None, 12, None]
        """
        if command.number is None:
            self.ten = not self.ten and command.meaning == "ten"
            return None
        number, self.ten = command.number + 10 * self.ten, False
        return number
