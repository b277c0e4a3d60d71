"""The games for the tests, a module each: tables under any options, and the rules once more to compare with.

A module has `tables` and `small` (strategies of games), `forbidding` (the clauses that forbid a move), `points` (what a
round scores), `check_match` (what must be so of a match played to its end; its best total) and `most_moves`.
"""

from __future__ import annotations

from types import ModuleType

from hypothesis import strategies as st
from tests.games.by_game import basic_trains, derailing, mexican_train, private_trains, slosh, station, super_train

from roundhouse.games import (
    GAMES,
    BasicTrains,
    Derailing,
    Game,
    MexicanTrain,
    MexicanTrainStation,
    PrivateTrains,
    Slosh,
    SuperTrain,
)
from roundhouse.games.moves import Move
from roundhouse.games.position import Position, Rules, Stage

BY_GAME: dict[str, ModuleType] = {
    MexicanTrain.name: mexican_train,
    Derailing.name: derailing,
    MexicanTrainStation.name: station,
    PrivateTrains.name: private_trains,
    BasicTrains.name: basic_trains,
    SuperTrain.name: super_train,
    Slosh.name: slosh,
}
assert set(BY_GAME) == set(GAMES)

games: st.SearchStrategy[Game] = st.one_of(*(module.tables() for module in BY_GAME.values()))
small_games: st.SearchStrategy[Game] = st.one_of(*(module.small for module in BY_GAME.values()))


def told(game: Rules) -> ModuleType:
    """The module that tells this game's rules once more."""
    return BY_GAME[game.name]


def forbidding(position: Position, move: Move) -> set[str]:
    """The clauses that forbid this move of the player whose turn it is."""
    if position.stage == Stage.OVER:
        return {"C-3"}
    if position.stage == Stage.DEALING:
        return {"C-8"}
    if position.stage == Stage.HUNT:
        return {"C-10"}
    return set(told(position.game).forbidding(position, move))
