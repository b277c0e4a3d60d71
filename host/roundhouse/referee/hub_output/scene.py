"""From a match to the scene that the hub should show: complete, so it can be sent again at any time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.match import Match
from roundhouse.indices import Seat, Slot
from roundhouse.records.preferences import Livery
from roundhouse.referee.hub_output.hub_slots import train_slots
from roundhouse.referee.liveries import livery_of
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
    SLOTS,
    WINNER,
    Scene,
)

USUAL_VOLUME = 5
WEIGHTS = (NO_TRAIN, CLOSED, OPEN, FITS, DUTY, WINNER)
"""The states that trains on a shared lamp compete with, by rising weight: the lamp shows the weightiest."""


def scene_of_match(
    match: Match,
    fits: Iterable[int] = (),
    volume: int = USUAL_VOLUME,
    slots: Sequence[int] | None = None,
    liveries: Sequence[Livery] = (),
) -> Scene:
    """The scene for the current state of `match`.

    `fits` are the trains that take the tile the player has picked; `volume` is 0 (mute) to 10; `slots` the slot
    of each train where a hub dictates its own; `liveries` are those of the seats, where any were chosen. Between rounds
    the last winner is shown, after the match those who won it.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.games.match.match import Begin
    >>> match = Match(MexicanTrain(4)); match.apply(Begin(0))
    >>> scene_of_match(match).lamps, scene_of_match(match).colors, scene_of_match(match).turn
    ('.o.c.c.c..c..', '.m.4.1.2..3..', -1)
    """
    game = match.game
    where = tuple(slots) if slots is not None else train_slots(game)
    turn, position = NOWHERE, match.position
    seen = position.trains_in_sight if position is not None else range(game.seats + 1)
    own = CLOSED if game.personal_trains else NO_TRAIN
    states = {train: own if train < game.seats else OPEN for train in seen if train < len(where)}
    if position is not None and position.stage not in (Stage.DEALING, Stage.HUNT, Stage.OVER):
        turn = where[position.turn]
        _set_states(states, position, set(fits))
    elif position is None:
        states.update(dict.fromkeys(_winners(match), WINNER))
    lamps, colors = [NO_TRAIN] * LAMPS, [NO_COLOR] * LAMPS
    for train, state in states.items():
        slot = where[train]
        colors[slot] = color_of(Seat(train), liveries) if train < game.seats else MEXICAN
        lamps[slot] = max(lamps[slot], state, key=WEIGHTS.index)
    pages = _further_pages(states, where)
    return Scene("".join(lamps) + pages, "".join(colors), NOWHERE if turn == ENGINE else turn, volume)


def color_of(seat: Seat, liveries: Sequence[Livery]) -> str:
    """The color of a seat's lamp.

    >>> color_of(Seat(0), [Livery(0, 4)]), color_of(Seat(1), ())
    ('5', '2')
    """
    return SEATS[livery_of(seat, liveries).color]


def with_lit_lamp(scene: Scene, slot: Slot, color: str) -> Scene:
    """The scene with the lamp of this slot lit in a color. Nothing is said at the engine, which several may share.

    >>> with_lit_lamp(Scene("." * 13, "." * 13, NOWHERE, 5), 2, "1").lamps
    '..f..........'
    """
    if slot >= SLOTS:
        return scene
    lamps, colors = list(scene.lamps), list(scene.colors)
    lamps[slot], colors[slot] = FITS, color
    return scene._replace(lamps="".join(lamps), colors="".join(colors))


def _set_states(states: dict[int, str], position: Position, fits: set[int]) -> None:
    """Set the state of each train: a double to cover comes before a tile that fits, and that before an open train."""
    each = position.game.ends_per_train
    doubles = {spot // each for spot in position.game.doubles_to_cover(position)}
    for train in states:
        if train in doubles:
            states[train] = DUTY
        elif train in fits:
            states[train] = FITS
        elif position.markers >> train & 1:
            states[train] = OPEN


def _further_pages(states: Mapping[int, str], where: Sequence[int]) -> str:
    """The trains without a slot, twelve a page; empty if the engine's lamp can show them all. A hub that knows no
    pages shows the weightiest of them there.
    """
    beyond = [train for train, slot in enumerate(where) if slot == ENGINE]
    if sum(train in states for train in beyond) < 2:
        return ""
    text = "".join(states.get(train, NO_TRAIN) for train in beyond)
    return text + NO_TRAIN * (-len(text) % SLOTS)


def _winners(match: Match) -> tuple[int, ...]:
    if match.over:
        return match.leaders
    return tuple(result.winner for result in match.results[-1:] if result.winner >= 0)
