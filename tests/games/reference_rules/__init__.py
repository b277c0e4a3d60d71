"""Independent models of the games' rules, a module for each, and tables of the games under any options.

A module has `tables` and `small` (strategies of games), `forbidding` (tells the clauses that forbid a move), `points`
(what a round scores), `check_match` (what must be so of a match played to its end; its best total) and `most_moves`.
"""

from collections.abc import Callable
from importlib import import_module
from types import ModuleType

from hypothesis import strategies as st

from roundhouse.games import Game
from roundhouse.games.core.moves import Move
from roundhouse.games.core.position import Position, Rules, Stage
from roundhouse.games.registry import own_entry_points

MODELS: dict[str, ModuleType] = {
    point.load().name: import_module(f"{__name__}.{point.module.rpartition('.')[2]}") for point in own_entry_points()
}
"""The model of each of the product's games, by the game's name; it is in a module of the same name as the game's."""

games: st.SearchStrategy[Game] = st.one_of(*(module.tables() for module in MODELS.values()))
small_games: st.SearchStrategy[Game] = st.one_of(*(module.small for module in MODELS.values()))


def model_of(game: Rules) -> ModuleType:
    """The independent model of this game."""
    return MODELS[game.name]


def forbidding(position: Position) -> Callable[[Move], set[str]]:
    """The clauses that forbid a move of the player whose turn it is."""
    if clause := {Stage.OVER: "C-3", Stage.DEALING: "C-8", Stage.HUNT: "C-10"}.get(position.stage):
        return lambda _: {clause}
    clauses = model_of(position.game).forbidding(position)
    return lambda move: set(clauses(move))
