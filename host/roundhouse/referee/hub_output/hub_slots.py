"""The slot of the hub from which each train leaves: seat 1 bottom right, then clockwise, the public train top right."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from roundhouse.games.core.options import OptionError
from roundhouse.games.core.position import Rules
from roundhouse.games.rules.game import Game
from roundhouse.indices import Seat, Slot
from roundhouse_hub.lamps.scene import ENGINE, SLOTS


def slots_only_error(game: Game) -> OptionError | None:
    """The reason why this table cannot be played with the hub's buttons alone; None if it can.

    Presses may be too few to express the game (`Game.slots_only_error`), or the players leave no button for the
    public train.

    >>> from roundhouse.games import MexicanTrain
    >>> slots_only_error(MexicanTrain(11)), slots_only_error(MexicanTrain(12)).problem
    (None, 'slots-full')
    """
    if game.slots_only_error is None and game.publics and game.seats >= SLOTS:
        return OptionError("slots-full", most=SLOTS - 1, seats=game.seats)
    return game.slots_only_error


def side_slots(count: int) -> list[Slot]:
    """Spread `count` trains over the six slots of a side, from top to bottom.

    >>> side_slots(3)
    [1, 3, 5]
    """
    return [Slot(int((index + 0.5) * 6 / count)) for index in range(count)]


def train_slots(game: Rules, placed: Mapping[Seat, Slot] | None = None) -> tuple[Slot, ...]:
    """The slot of each train of a game, in the order of the trains.

    `placed` are the slots that players have reported, by seat; the other trains then take the free
    slot nearest to their usual one. Public trains for which no slot is left share the engine's lamp, as the Mexican
    Train does with twelve seats.

    >>> from roundhouse.games import MexicanTrain
    >>> train_slots(MexicanTrain(4))
    (5, 7, 10, 3, 1)
    >>> train_slots(MexicanTrain(4), {0: 1, 1: 5})
    (1, 5, 10, 3, 0)

    Where there can be many public trains, they have the slots between the players'.

    >>> from roundhouse.games import MexicanTrainStation
    >>> train_slots(MexicanTrainStation(4))
    (4, 7, 10, 1, 0, 2, 3, 5, 6, 8, 9, 11, 12, 12, 12)
    """
    return _with_placed(game.seats, len(game.publics), tuple((placed or {}).items()))


@lru_cache(maxsize=64)
def _with_placed(seats: int, public: int, placed: tuple[tuple[Seat, Slot], ...]) -> tuple[Slot, ...]:
    usual, own = _slots(seats, public), dict(placed)
    if not own:
        return usual
    taken = set(own.values())
    slots = list[Slot]()
    for train, slot in enumerate(usual):
        if train in own:
            slot = own[Seat(train)]
        elif slot != ENGINE:
            slot = next((each for each in _nearest(slot) if each not in taken), Slot(ENGINE))
            taken.add(slot)
        slots.append(slot)
    return tuple(slots)


def _nearest(slot: Slot) -> list[Slot]:
    """All slots, nearest to this one first."""
    return sorted(map(Slot, range(SLOTS)), key=lambda each: min((each - slot) % SLOTS, (slot - each) % SLOTS))


@lru_cache(maxsize=64)
def _slots(seats: int, public: int) -> tuple[Slot, ...]:
    if public > 1:
        # The players sit around the hub as if there were no other trains; those leave from the slots in between.
        own = _slots(seats, 0)
        free = [slot for slot in map(Slot, range(SLOTS)) if slot not in own]
        return (*own, *free[:public], *[Slot(ENGINE)] * (public - len(free)))
    places = min(SLOTS, seats + public)
    right = side_slots((places + 1) // 2)
    left = [Slot(SLOTS - 1 - slot) for slot in side_slots(places // 2)]
    top = right[: places - seats]
    clockwise = [right[-1], *reversed(left), *right[len(top) : -1]]
    return (*clockwise, *top, *[Slot(ENGINE)] * (seats + public - places))
