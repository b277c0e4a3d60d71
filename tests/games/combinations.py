"""Any game under any of its options, read off the options themselves: a new option is tried as soon as it exists."""

from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import strategies as st
from tests.games.tables import seeds

from roundhouse.games import Game
from roundhouse.games.core.options import OptionError, option_fields
from roundhouse.games.registry import own_entry_points

NUMBERS = {"deal": 12, "rounds": 3, "teams": 6, "first_engine": 12}
"""The highest number that is tried of an option that is a number."""
KINDS: list[type[Game]] = [point.load() for point in own_entry_points()]


def combination(seed: int) -> Game:
    """A game with options in any order; one that does not go with those before it, or with the seats, is left out."""
    rng = Random(seed)
    kind = rng.choice(KINDS)
    known, seats = option_fields(kind.options_type), rng.choice(kind.seats_offered)
    options, game = kind.options_type(), None
    while game is None:  # Some games are played by two only under an option.
        for name in rng.sample(sorted(known), rng.randint(0, len(known))):
            values = known[name].metadata["values"] or range(1, NUMBERS[name] + 1)
            value: Any = rng.choice([each for each in values if each != known[name].default] or values)
            tried = replace(options, **{name: value})
            with suppress(OptionError):
                game, options = kind(seats, tried), tried
    return game


combinations: st.SearchStrategy[Game] = seeds.map(combination)
