"""Drops saved choices that are not valid any more: the file may be damaged, or of another version."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from roundhouse.games import GAMES
from roundhouse.games.options import OptionError, Options, read_options
from roundhouse.players import PLAYERS
from roundhouse.records.preferences import Choices, Place, Preferences, TableChoice
from roundhouse.referee.seats import PERSON
from roundhouse.referee.session import MODES
from roundhouse.window.screens.picker import MINUTES
from roundhouse.window.screens.preferences import PREFERENCES


def valid_choices(choices: Choices, usual: Preferences) -> Choices:
    """These choices, with defaults for everything that cannot be chosen any more.

    >>> valid_choices(Choices(Preferences(volume=99, text=1.3)), Preferences()).preferences == Preferences(text=1.3)
    True
    """
    preferences, table = choices.preferences, choices.table
    rules = {game: said for game, said in table.rules.items() if game in GAMES}
    lost = {
        each.name: getattr(usual, each.name)
        for each in PREFERENCES
        if getattr(preferences, each.name) not in each.values
    }
    return Choices(
        replace(preferences, **lost),
        replace(
            table,
            game=table.game if table.game in GAMES else TableChoice().game,
            mode=table.mode if table.mode in MODES else TableChoice().mode,
            minutes=table.minutes if table.minutes in MINUTES else None,
            places=tuple(_known(place) for place in table.places if _can_be_written(place.name)),
            rules={game: _offered(GAMES[game].options_type, said) for game, said in rules.items()},
        ),
    )


def _known(place: Place) -> Place:
    """Replace an unknown kind of computer player by the strongest one."""
    return place if place.player in (PERSON, *PLAYERS) else replace(place, player=list(PLAYERS)[-1])


def _can_be_written(name: str) -> bool:
    """Whether the name can be encoded: a lone surrogate cannot."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def _offered(kind: type[Options], said: Mapping[str, str]) -> dict[str, str]:
    """The house rules that the game has, with valid values."""
    found = {}
    for name, text in said.items():
        try:
            read_options(kind, {name: text}).check_values()
        except OptionError:
            continue
        found[name] = text
    return found
