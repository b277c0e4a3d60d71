"""The house rules by which a call that the table let stand would have been allowed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import Field, replace
from typing import Any

from roundhouse.games.core.moves import TURN_MOVES, Begin, Deal, OverrulableMove, Overruled
from roundhouse.games.core.options import OptionError, option_fields
from roundhouse.games.core.position import Position
from roundhouse.games.rules.game import Game


def fitting_options(position: Position, overruled: Overruled) -> Iterator[tuple[str, object]]:
    """The options, each with the value by which the rules allow this call in this position.

    No option lets anybody play out of turn, or says who leads the round that begins.
    """
    move, game = overruled.move, position.game
    assert isinstance(game, Game)
    if isinstance(move, Begin) or (isinstance(move, TURN_MOVES) and overruled.seat != position.turn):
        return
    for name, option in option_fields(type(game.options)).items():
        for value in _other_values(option, getattr(game.options, name), move):
            chosen: dict[str, Any] = {name: value}
            try:
                other = type(game)(game.seats, replace(game.options, **chosen))
            except OptionError:
                continue
            if position.replace(game=other).ruling(move).allowed:
                yield name, value


def _other_values(option: Field[Any], now: object, move: OverrulableMove) -> Iterator[object]:
    """The values to try; another set is another game, and of numbers only the size of hands follows from a call."""
    if option.name == "deal" and isinstance(move, Deal):
        sizes = {hand.bit_count() + hidden for hand, hidden in zip(move.hands, move.hidden, strict=True)}
        yield from sizes if len(sizes) == 1 else ()
    elif option.name != "set":
        yield from (value for value in option.metadata["values"] or () if value != now)
