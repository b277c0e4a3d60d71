"""Keys as they are typed: the event of each key that has a name."""

from functools import cache

import pygame

from roundhouse.window.key_bindings import key_of

_MODIFIERS = (0, pygame.KMOD_LSHIFT, pygame.KMOD_LALT, pygame.KMOD_LCTRL)


@cache
def _events() -> dict[str, pygame.Event]:
    codes = sorted({value for name, value in vars(pygame).items() if name.startswith("K_")})
    events = [
        pygame.Event(pygame.KEYDOWN, key=code, mod=modifier, unicode="") for modifier in _MODIFIERS for code in codes
    ]
    found: dict[str, pygame.Event] = {}
    for event in events:
        found.setdefault(key_of(event), event)
    return found


def key_event(key: str) -> pygame.Event:
    """The event of a key by the name that it has in the table, found by asking for the name of every key there is."""
    return _events()[key]
