"""What a press may mean at a table where nothing is typed: moves of tiles that nobody sees, the likeliest first.

    a slot      press: one tile on this train     long: a double on it     twice: its marker comes down,
                                                                               or its double is closed
    the engine  press: drew                       twice: passed, or done   long: undo (the table's business)

Before the hands are dealt and in a hunt for the engine a slot is whoever sits there: pressed, he is the one who leads
or holds the engine; long, he lays it at once. The engine says that nobody holds it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from roundhouse.dominoes import UNKNOWN, UNKNOWN_DOUBLE
from roundhouse.games.moves import DONE, DRAW, Close, Deal, LayEngine, Marker, Move
from roundhouse.games.position import EngineFrom, Position, Stage
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.messages import LONG, PRESS, TWICE

Moves = tuple[Move, ...]
"""What one press says: a move, or two that go together."""


def meanings(position: Position, slots: Sequence[int], button: int, gesture: str) -> list[Moves]:
    """All that a gesture can mean in `position`, the likeliest first; none where it cannot mean anything.

    `slots` are the slots of the trains. Whether the rules allow it is not asked.

    >>> from roundhouse.games import MexicanTrain
    >>> game = MexicanTrain(2, None)
    >>> dealt = game.opening(game.next_round((), 0)).after(covered_deal(game.opening(game.next_round((), 0))))
    >>> meanings(dealt, (3, 8, 0), ENGINE, PRESS)
    [(Draw(tile=-1),)]
    """
    game = position.game
    if button == ENGINE and ENGINE not in slots[: game.seats]:
        return _of_engine(position, gesture)
    if button not in slots:
        return []
    train = slots.index(button)
    if position.stage in (Stage.DEALING, Stage.HUNT):
        return _of_holder(position, train, gesture) if train < game.seats else []
    if gesture == TWICE:
        spots = range(game.spot(train), game.spot(train) + game.ends_per_train)
        closed: list[Moves] = [(Close(spot),) for spot in spots if spot in position.doubles]
        return [*closed, (Marker(train, up=False),)] if train < game.seats else closed
    if position.stage == Stage.ENGINE:
        return [(engine,) for engine in _engines(position)] if train == position.turn else []
    return list(_plays(position, train, double=gesture == LONG))


def covered_deal(position: Position, leader: int = -1) -> Deal:
    """A deal, or in a hunt a draw of one each, of which nobody sees a tile."""
    game = position.game
    if position.stage == Stage.HUNT:
        counts = tuple(int(seat < position.yard) for seat in range(game.seats))
    else:
        counts = (game.hand_size,) * game.seats
    return Deal((0,) * game.seats, counts, leader)


def _of_engine(position: Position, gesture: str) -> list[Moves]:
    if position.stage in (Stage.DEALING, Stage.HUNT):
        return [(covered_deal(position),)] if gesture == PRESS else []
    if gesture == PRESS:
        return [(DRAW,)]
    # Who passes may have to put his marker up himself.
    return [(DONE,), (Marker(position.turn, up=True),)] if gesture == TWICE else []


def _of_holder(position: Position, seat: int, gesture: str) -> list[Moves]:
    deal = covered_deal(position, seat)
    if gesture == LONG and position.game.engine_from != EngineFrom.SET:
        return [(deal, engine) for engine in _engines(position)]
    return [(deal,)] if gesture == PRESS else []


def _engines(position: Position) -> Iterator[LayEngine]:
    """The double that is called for, or else any."""
    called = position.round.engine
    if called >= 0:
        yield LayEngine(position.game.tiles.double[called])
    yield LayEngine(UNKNOWN_DOUBLE)


def _plays(position: Position, train: int, double: bool) -> Iterator[Moves]:
    """A tile on either end of the train; where nothing lies yet on a public train, on any other that has not begun.

    Which of these is begun next, the rules say and not the finger.
    """
    game, begun = position.game, position.begun
    trains = [train]
    if train >= game.seats and not begun >> train & 1:
        trains += [each for each in range(game.seats, game.trains) if each != train and not begun >> each & 1]
    for each in trains:
        for end in range(game.ends_per_train):
            yield (game.play_of(UNKNOWN_DOUBLE if double else UNKNOWN, game.spot(each, end), UNKNOWN),)
