"""From a match to the scene that the hub should show: complete, so that it can be sent again at any time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from roundhouse.games.match import Match
from roundhouse.games.position import Position, Stage
from roundhouse.referee.slots import train_slots
from roundhouse_hub.lamps.scene import (
    CLOSED,
    DUTY,
    ENGINE,
    FITS,
    LAMPS,
    MEXICAN,
    NO_COLOR,
    NO_TRAIN,
    NOWHERE,
    OPEN,
    SEATS,
    WINNER,
    Scene,
)

USUAL_VOLUME = 5


def scene_of(
    match: Match, fits: Iterable[int] = (), volume: int = USUAL_VOLUME, slots: Sequence[int] | None = None
) -> Scene:
    """What the hub shows while `match` stands as it does.

    `fits` are the trains that take the tile the player has picked; `volume` is 0 (mute) to 10; `slots` the slot
    of each train where a hub dictates its own. Between rounds the last winner is shown, after the match those who
    won it.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.games.match import Begin
    >>> match = Match(MexicanTrain(4)); match.apply(Begin(0))
    >>> scene_of(match).lamps, scene_of(match).colors, scene_of(match).turn
    ('.o.c.c.c..c..', '.m.4.1.2..3..', -1)
    """
    game = match.game
    where = tuple(slots) if slots is not None else train_slots(game)
    lamps, colors = [NO_TRAIN] * LAMPS, [NO_COLOR] * LAMPS
    turn, position = NOWHERE, match.position
    seen = position.trains_in_sight if position is not None else range(game.seats + 1)
    for train, slot in enumerate(where):
        if train in seen:
            colors[slot] = SEATS[train] if train < game.seats else MEXICAN
            lamps[slot] = CLOSED if train < game.seats else OPEN
    if position is not None and position.stage not in (Stage.DEALING, Stage.HUNT, Stage.OVER):
        turn = where[position.turn]
        _light(lamps, where, position, set(fits))
    elif position is None:
        for seat in _winners(match):
            lamps[where[seat]] = WINNER
    return Scene("".join(lamps), "".join(colors), NOWHERE if turn == ENGINE else turn, volume)


def _light(lamps: list[str], where: Sequence[int], position: Position, fits: set[int]) -> None:
    """A train's lamp tells the weightiest of what is true of it: a double waits, a tile fits, it is open."""
    each = position.game.ends_per_train
    doubles = {spot // each for spot in position.game.binding(position)}
    for train, slot in enumerate(where):
        if train in doubles:
            lamps[slot] = DUTY
        elif train in fits:
            lamps[slot] = FITS
        elif position.markers >> train & 1:
            lamps[slot] = OPEN


def _winners(match: Match) -> tuple[int, ...]:
    if match.over:
        return match.leaders
    winner = match.results[-1].winner if match.results else -1
    return (winner,) if winner >= 0 else ()
