"""The turn of a round in which most was laid."""

from __future__ import annotations

from roundhouse.catalogs import Number
from roundhouse.games.core.moves import Play, made_move, mover
from roundhouse.games.match.match import MIDDLE_OF_TURN, Match
from roundhouse.i18n.texts import Texts
from roundhouse.referee import Referee


def best_turn_text(texts: Texts, referee: Referee) -> str:
    """The turn of the last round in which most points were laid, in words; empty where nobody told what was laid."""
    game, match = referee.game, referee.match
    turns = [
        (sum(game.hand_points(1 << tile) for tile in tiles if tile >= 0), len(tiles), referee.names[seat])
        for seat, tiles in ([] if match.cleared else _turns(match))
    ]
    points, count, name = max(turns, key=lambda turn: turn[:2], default=(0, 0, ""))
    return texts.screen("best-turn", seat=name, tiles=Number(count), points=Number(points)) if points else ""


def _turns(match: Match) -> list[tuple[int, list[int]]]:
    """The seat of each turn of the round, and the tiles that were laid in it."""
    turns: list[tuple[int, list[int]]] = []
    for index in range(match.round_start, len(match.events)):
        before, event = match.before(index), match.events[index]
        play = made_move(event)
        if before is None or not isinstance(play, Play):
            continue
        if before.stage not in MIDDLE_OF_TURN or not turns:
            turns.append((mover(event, before.turn), []))
        turns[-1][1].append(play.tile)
    return turns
