"""Slots only: the presses of any match make the same lamps as the match dealt openly."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.depth import DEPTH, same_examples
from tests.games.reference_rules import MODELS
from tests.games.tables import seeds
from tests.referee.modes.press_script import DealtAndPressed, NoPressForEvent

from roundhouse.games import GAMES, Game
from roundhouse.games.core.options import OptionError, option_fields
from roundhouse.referee.hub_output.hub_slots import slots_only_error

MOVES = 400
"""Of a match, so that hands which are dealt again and again (BT-7) come to an end here."""
SHOWN = MOVES if DEPTH > 1 else 60
"""Moves in which an option shows, mostly; `make verify` plays whole rounds."""
SOME = same_examples(15)
PRESSED = sorted(name for name, game in GAMES.items() if "slots" in game.table_modes)


def is_pressed(game: Game) -> bool:
    return slots_only_error(game) is None


def played(game: Game, seed: int, rounds: int = 2, moves: int = MOVES) -> Counter[str]:
    """The part of a match that could be said in presses: moves, rounds, and where it came to an end unsaid."""
    both, met = DealtAndPressed(game, seed), Counter[str]()
    both.sit_down()
    try:
        for _ in islice(both.rounds(rounds), moves):
            both.check()
            met["moves"] += 1
        met["rounds"] = len(both.dealt.match.results)
    except NoPressForEvent:
        met["unsaid"] += 1
    return met


@pytest.mark.parametrize("name", PRESSED)
def test_presses_make_the_same_lamps_as_the_match_dealt_openly(name: str) -> None:
    met = Counter[str]()

    @SOME
    @given(MODELS[name].tables().filter(is_pressed), seeds)
    def under_any_options(game: Game, seed: int) -> None:
        met.update(played(game, seed))

    under_any_options()
    assert met["moves"] > 500
    assert met["rounds"] > 2 * met["unsaid"]


def choices() -> Iterator[tuple[str, str, object]]:
    """Each value of each option of each game that is played slots only."""
    for name in PRESSED:
        for option, data in option_fields(GAMES[name].options_type).items():
            # Four players form two teams; three of anything else are enough for a round.
            values = data.metadata["values"] or (2 if option == "teams" else 3,)
            yield from ((name, option, value) for value in values[1:] or values)


def with_option(name: str, option: str, value: object) -> Game:
    """The game with this option, at the first number of players that may choose it.

    An option that does not go with the usual value of another one is taken with the next value of that one.
    """
    kind, changed = GAMES[name], cast(dict[str, Any], {option: value})
    fields = option_fields(kind.options_type)
    for other, usual in fields[option].metadata["contradicts"]:
        if usual == fields[other].default:
            changed[other] = fields[other].metadata["values"][1]
    for seats in (4, *kind.seats_offered):
        try:
            return kind(seats, replace(kind.options_type(), **changed))
        except OptionError:
            continue
    raise AssertionError(f"{option}={value} fits no table of {name}")


@pytest.mark.parametrize(("name", "option", "value"), list(choices()))
def test_each_option_is_kept_from_presses_or_refused_with_a_reason(name: str, option: str, value: object) -> None:
    game = with_option(name, option, value)
    if is_pressed(game):
        met = Counter[str]()
        for seed in range(2):
            met.update(played(game, seed, 1, SHOWN))
            if met["moves"] > 20 and not met["unsaid"]:
                break
        assert met["moves"] > 20
        assert met["unsaid"] < 2
        return
    with pytest.raises(OptionError) as caught:
        DealtAndPressed(game, 0)
    assert caught.value.problem in ("slots-tiles", "slots-calls")


@pytest.mark.parametrize("name", PRESSED)
def test_holding_the_engine_takes_back_any_number_of_steps(name: str) -> None:
    taken = 0

    @same_examples(25)
    @given(MODELS[name].small.filter(is_pressed), seeds, st.integers(1, 40), st.integers(1, 12))
    def wherever_it_stands(game: Game, seed: int, moves: int, back: int) -> None:
        nonlocal taken
        both = DealtAndPressed(game, seed)
        both.sit_down()
        try:
            for count, _ in enumerate(both.rounds(1), 1):
                if count >= moves and both.round_events and both.dealt.match.position is not None:
                    taken += both.undo(min(back, both.round_events))
                    both.check()
                    break
            for _ in both.rounds(1):
                both.check()
        except NoPressForEvent:
            pass

    wherever_it_stands()
    assert taken > 10
