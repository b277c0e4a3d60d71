"""The show for a winner: a train in his color goes round, faster and faster; the ring shines; then it is calm."""

from roundhouse_hub.lamps.paint import FULL, WHITE, color_of, put, swell
from roundhouse_hub.lamps.scene import ENGINE, SLOTS, WINNER

PARTY_MS = 7000
RUN_MS = 4600  # the train
LAPS = 6
SHINE_MS = 800  # one swell of the whole ring
SHINE_LOW = 90
RING = SLOTS * FULL
CARS = 5


def fill_party(out, scene, age):
    """Write the show into the frame `out`, `age` milliseconds after `scene` has come with its winners."""
    if age < RUN_MS:
        _run(out, scene, age)
    else:
        into = age - RUN_MS
        color = winner(scene, into // SHINE_MS)
        level = swell(into % SHINE_MS, SHINE_MS, SHINE_LOW)
        for slot in range(SLOTS):
            put(out, slot, color, level)
    put(out, ENGINE, WHITE, FULL)


def winner(scene, number):
    """The color of one of the winners, one after the other as `number` grows."""
    left = number % scene.lamps.count(WINNER)
    at = scene.lamps.find(WINNER)
    while left:
        at = scene.lamps.find(WINNER, at + 1)
        left -= 1
    return color_of(scene.colors[at])


def _run(out, scene, age):
    """It departs from slot 0; the way grows with the square of the time. Each lap is in another winner's color."""
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
            # What lies ahead of the train was left by the lap before.
            color = train if slot * FULL <= place % RING else trail
            put(out, slot, color, max(0, FULL - (behind - FULL) // CARS))
