"""The lamps without a table: toy play, attract mode, sleep; pure functions of the time."""

from roundhouse_hub import const
from roundhouse_hub.lamps.paint import AMBER, BRASS, FULL, SEAT_COLORS, WHITE, put, put_all, swell
from roundhouse_hub.lamps.scene import ENGINE, SLOTS

HEADLIGHT_MS = const(6000)  # of toy play: one lap
_TOY_LEVEL = const(40)
_BREATH_MS = const(2000)
_BREATH_LOW = const(141)

ATTRACT_MS = const(24000)  # one half is a running train, the other a wave of all colors
_HALF_MS = const(ATTRACT_MS // 2)
_LAPS = const(5)  # of the train, from departure to arrival
_CARS = const(4)  # behind the headlight
_BLEND_MS = const(1000)  # each half fades in and out
_WAVE_MS = const(4000)  # one lap
_GLOW = const(28)  # the lamps of a yard at night

SPARK_MS = const(7000)  # asleep: a spark, each time in another place
_SPARK_LIT_MS = const(2400)
_SPARK_LEVEL = const(44)

RING = SLOTS * FULL  # one lap around the hub, in 256ths of the distance between lamps


def fill_toy(out: bytearray, markers: int, now_ms: int) -> None:
    """Toy play without a host: a headlight runs around the hub, over the markers that are up.

    `markers` is a bit mask of slots. The engine glows steadily; no scene of a host looks like this.
    """
    place = now_ms % HEADLIGHT_MS * RING // HEADLIGHT_MS
    breath = swell(now_ms % _BREATH_MS, _BREATH_MS, _BREATH_LOW)
    for slot in range(SLOTS):
        if markers >> slot & 1:
            put(out, slot, SEAT_COLORS[slot], breath)
        else:
            put(out, slot, BRASS, max(0, FULL - (place - slot * FULL) % RING // 2))
    put(out, ENGINE, BRASS, _TOY_LEVEL)


def fill_attract(out: bytearray, now_ms: int) -> None:
    """Attract mode for passers-by: a train departs, runs and arrives in the yard; then a wave of all colors."""
    into = now_ms % ATTRACT_MS
    if into < _HALF_MS:
        _train(out, into)
        share = _edge(into)
    else:
        _wave(out, into - _HALF_MS)
        share = _edge(into - _HALF_MS)
    if share < FULL:
        for at in range(3 * SLOTS):
            out[at] = out[at] * share >> 8
    put(out, ENGINE, AMBER, swell(now_ms % _BREATH_MS, _BREATH_MS, _TOY_LEVEL))


def fill_sleep(out: bytearray, now_ms: int) -> None:
    """Dark, except for a spark now and then that shows that the hub is on."""
    put_all(out, WHITE, 0)
    into = now_ms % SPARK_MS
    if into < _SPARK_LIT_MS:
        put(out, now_ms // SPARK_MS * 5 % SLOTS, BRASS, swell(into, _SPARK_LIT_MS) * _SPARK_LEVEL >> 8)


def _edge(into):
    """The brightness of one half of the show: each half fades in and out."""
    return min(FULL, into * FULL // _BLEND_MS, (_HALF_MS - into) * FULL // _BLEND_MS)


def _train(out, into):
    """A white headlight and cars in the seats' colors, over glowing lamps."""
    share = into * 1024 // _HALF_MS
    way = (share * share >> 10) * (3072 - 2 * share) >> 10  # eased, with enough resolution for a slow train
    place = way * _LAPS * SLOTS // 4
    for slot in range(SLOTS):
        behind = (place - slot * FULL) % RING
        car = behind // FULL
        if behind > RING - FULL:
            put(out, slot, WHITE, max(_GLOW, FULL - RING + behind))  # the headlight approaches
        elif car == 0:
            put(out, slot, WHITE, FULL)
        elif car <= _CARS:
            put(out, slot, SEAT_COLORS[car - 1], FULL if car < _CARS else max(_GLOW, FULL - behind % FULL))
        else:
            put(out, slot, BRASS, _GLOW)


def _wave(out, into):
    """Each lamp in its seat's color, with a wave of brightness."""
    for slot in range(SLOTS):
        put(
            out,
            slot,
            SEAT_COLORS[slot],
            swell((into + _WAVE_MS - slot * _WAVE_MS // SLOTS) % _WAVE_MS, _WAVE_MS, _GLOW),
        )
