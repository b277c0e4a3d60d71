"""What was remembered, as far as it can still be chosen: the file may be damaged, or of another version of this."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from roundhouse.games import GAMES
from roundhouse.games.options import OptionError, Options, read_options
from roundhouse.players import PLAYERS
from roundhouse.records.choices import Choices, Manner, Place, TableChoice
from roundhouse.referee.seats import PERSON
from roundhouse.referee.ways import WAYS
from roundhouse.table.screens.manner import HABITS
from roundhouse.table.screens.picking import MINUTES


def still_offered(choices: Choices, usual: Manner) -> Choices:
    """These choices; whatever nobody could choose any more is as usual.

    >>> still_offered(Choices(Manner(volume=99, text=1.3)), Manner()).manner == Manner(text=1.3)
    True
    """
    manner, table = choices.manner, choices.table
    rules = {game: said for game, said in table.rules.items() if game in GAMES}
    lost = {each.name: getattr(usual, each.name) for each in HABITS if getattr(manner, each.name) not in each.values}
    return Choices(
        replace(manner, **lost),
        replace(
            table,
            game=table.game if table.game in GAMES else TableChoice().game,
            way=table.way if table.way in WAYS else TableChoice().way,
            minutes=table.minutes if table.minutes in MINUTES else None,
            places=tuple(_known(place) for place in table.places if _can_be_written(place.name)),
            rules={game: _offered(GAMES[game].options_type, said) for game, said in rules.items()},
        ),
    )


def _known(place: Place) -> Place:
    """A kind of computer player that there is not is the strongest that there is."""
    return place if place.player in (PERSON, *PLAYERS) else replace(place, player=list(PLAYERS)[-1])


def _can_be_written(name: str) -> bool:
    """Whether it is text at all: half of a pair that stands for one letter is none."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def _offered(kind: type[Options], said: Mapping[str, str]) -> dict[str, str]:
    """The house rules that the game has, with values that it offers."""
    found = {}
    for name, text in said.items():
        try:
            read_options(kind, {name: text}).check_values()
        except OptionError:
            continue
        found[name] = text
    return found
