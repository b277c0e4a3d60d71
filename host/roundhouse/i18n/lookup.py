"""The topics of the catalogs, and the one that has a message."""

from __future__ import annotations

from functools import cache, lru_cache

from roundhouse.catalogs import messages_of, topics

SCREENS = ("start", "settings", "lessons", "scores", "real-tiles", "players", "keys")
TERMINAL = ("terminal", "command-line", "hub-commands", "arena", "lab", "review", "maintenance")

_HYPHENS = str.maketrans("_.:", "---")


@lru_cache(4096)
def message_name(name: str) -> str:
    """The name as in the catalogs: small letters, hyphens."""
    return name.lower().translate(_HYPHENS)


def topic_of(topics: tuple[str, ...], message: str) -> str:
    return _places(topics)[message]


def game_text_id(message: str) -> str:
    """The id of a clause, a refusal or a house rule, whichever game has it.

    >>> game_text_id("MT-7"), game_text_id("option-deal")
    ('games/mexican-train/mt-7', 'games/common/option-deal')
    """
    name = message_name(message)
    return f"{topic_of(game_topics(), name)}/{name}"


def reason_text_id(clause: str, why: str) -> str:
    """The id of the sentence that says why a move is allowed: the clause's own for the case, or that of all games.

    >>> reason_text_id("MS-6", "open"), reason_text_id("MT-7", "open")
    ('games/station/ms-6-reason-open', 'games/common/reason-open')
    """
    own = message_name(f"{clause}-reason-{why}")
    return game_text_id(own if own in _places(game_topics()) else f"reason-{why}")


def game_topics() -> tuple[str, ...]:
    """The topics of the games, and the one of what all of them have in common."""
    return _games_of(topics())


@cache
def _games_of(known: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(topic for topic in known if topic.startswith("games/"))


@cache
def _places(places: tuple[str, ...]) -> dict[str, str]:
    return {message: topic for topic in reversed(places) for message in messages_of(topic)}
