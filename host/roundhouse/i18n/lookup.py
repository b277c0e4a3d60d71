"""Where texts are: which topic of the catalogs has a message."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from roundhouse.catalogs import messages_of, text, topics

SCREENS = ("start", "settings", "tutorial", "scores", "real-tiles", "players", "keys")
TERMINAL = ("terminal", "command-line", "hub-commands", "arena", "lab", "review")


_HYPHENS = str.maketrans("_.:", "---")


@lru_cache(4096)
def message_name(name: str) -> str:
    """The name as in the catalogs: small letters, hyphens."""
    return name.lower().translate(_HYPHENS)


def text_in(places: tuple[str, ...], name: str, language: str, /, **facts: object) -> str:
    """The text of this name in one of several topics."""
    message = message_name(name)
    return text(f"{_places(places)[message]}/{message}", language, **facts)


def game_text_id(message: str) -> str:
    """The id of a clause, a refusal or a house rule, whichever game has it.

    >>> game_text_id("MT-7"), game_text_id("option-deal")
    ('games/mexican-train/mt-7', 'games/common/option-deal')
    """
    name = message_name(message)
    return f"{_places(game_topics())[name]}/{name}"


def game_topics() -> tuple[str, ...]:
    """The topics of the games, and the one of what all of them have in common."""
    return _games_of(topics())


def joined(phrase: str, things: Sequence[str], language: str) -> str:
    """`Ann, Bo and Cy`, or as another of the lists in `words` joins them."""
    if len(things) < 2:
        return "".join(things)
    return text(f"words/{phrase}", language, first=", ".join(things[:-1]), last=things[-1])


def commands_of(topic: str, language: str) -> list[tuple[str, str]]:
    """The commands that can be typed, each with what it does."""
    names = [name for name in messages_of(topic) if name.startswith("command-")]
    return [(text(f"{topic}/{name}", language), text(f"{topic}/{name}.does", language)) for name in names]


@cache
def _games_of(known: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(topic for topic in known if topic.startswith("games/"))


@cache
def _places(places: tuple[str, ...]) -> dict[str, str]:
    return {message: topic for topic in reversed(places) for message in messages_of(topic)}
