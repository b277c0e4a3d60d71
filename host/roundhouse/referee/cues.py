"""From what has happened to the cues that the hub sounds: each once, in the order in which it is heard.

The warning is Mexican Train's (MT-12): a game warns of the last domino when it has a clause that speaks. Basic
Trains has none, so there the hub keeps quiet. Where a missed announcement costs a tile (an option of MT-12), the
hub does not give it away: it warns when the player has said so himself.
"""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.games.clauses import Force
from roundhouse.games.game import Game
from roundhouse.games.match import Event, Match
from roundhouse.games.moves import Announce, Deal, LayEngine, Play
from roundhouse.games.position import Position, Stage
from roundhouse.referee.slots import train_slots
from roundhouse_hub.lamps.scene import BELL, CLATTER, NOWHERE, REFUSED, WARNING, WHISTLE, Cue


def cues_of(match: Match, before: Position | None, event: Event, slots: Sequence[int] | None = None) -> tuple[Cue, ...]:
    """The cues of `event`, which has just been applied to `match` in the position `before`."""
    game = match.game
    where = slots if slots is not None else train_slots(game)
    match event:
        case Deal() if before is not None and before.stage == Stage.DEALING:
            return (Cue(WHISTLE, NOWHERE),)
        case Announce(seat):
            return (Cue(WARNING, where[seat]),)
        case Play() | LayEngine():
            assert before is not None
            train = event.train if isinstance(event, Play) else before.turn
            cues = [Cue(CLATTER, where[train])]
            left = before.count(before.turn) - 1
            if left == 1 and hub_warns(game):
                cues.append(Cue(WARNING, where[before.turn]))
            elif left == 0 and match.position is None and match.results[-1].winner == before.turn:
                cues.append(Cue(BELL, where[before.turn]))
            return tuple(cues)
    return ()


def refusal_cue(game: Game, position: Position | None, event: Event, slots: Sequence[int] | None = None) -> Cue:
    """The cue of a refused call: at the train it was meant for, else at the player's own."""
    where = slots if slots is not None else train_slots(game)
    if isinstance(event, Play):
        return Cue(REFUSED, where[event.train])
    return Cue(REFUSED, NOWHERE if position is None else where[position.turn])


def hub_warns(game: Game) -> bool:
    """Whether the hub itself says that a player holds one last domino."""
    speaks = any(Force.SPEAKS in clause.forces and game.holds(clause.id) for clause in game.clauses.values())
    return speaks and not game.players_announce
