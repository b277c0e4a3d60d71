"""The winner's show: a train in the winner's color runs faster and faster, then the ring glows and comes to rest."""

from roundhouse_hub import const
from roundhouse_hub.lamps.paint import FULL, WHITE, color_of, put, swell
from roundhouse_hub.lamps.scene import ENGINE, SLOTS, WINNER

WINNER_SHOW_MS = 7000
RUN_MS = const(4600)  # of the train
LAPS = const(6)
_SHINE_MS = const(800)  # one swell of the whole ring
_SHINE_LOW = const(90)
RING = SLOTS * FULL
_CARS = const(5)


def fill_winner_show(out: bytearray, scene, age: int) -> None:
    """Draw the show into the frame `out`, `age` milliseconds after the scene with the winners came."""
    if age < RUN_MS:
        _run(out, scene, age)
    else:
        into = age - RUN_MS
        color = winner(scene, into // _SHINE_MS)
        level = swell(into % _SHINE_MS, _SHINE_MS, _SHINE_LOW)
        for slot in range(SLOTS):
            put(out, slot, color, level)
    put(out, ENGINE, WHITE, FULL)


def winner(scene, number: int) -> tuple:
    """The color of one of the winners, in turn as `number` grows."""
    left = number % scene.lamps.count(WINNER)
    at = scene.lamps.find(WINNER)
    while left:
        at = scene.lamps.find(WINNER, at + 1)
        left -= 1
    return color_of(scene.colors[at])


def _run(out, scene, age):
    """The train departs from slot 0 and accelerates evenly. Each lap has the color of another winner."""
    share = age * 1024 // RUN_MS
    place = share * share // 1024 * LAPS * SLOTS // 4
    lap = place // RING
    train = winner(scene, lap)
    trail = winner(scene, lap - 1) if lap else train
    for slot in range(SLOTS):
        behind = (place - slot * FULL) % RING
        if behind < FULL:
            put(out, slot, WHITE, FULL)
        else:
            # Lamps ahead of the train still have the color of the last lap.
            color = train if slot * FULL <= place % RING else trail
            put(out, slot, color, max(0, FULL - (behind - FULL) // _CARS))
