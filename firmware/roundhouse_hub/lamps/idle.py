"""What the lamps do when no table needs them: toy play, the attract show, sleep; pure, from the time alone."""

from roundhouse_hub.lamps.paint import AMBER, BRASS, FULL, SEAT_COLORS, WHITE, put, put_all, swell
from roundhouse_hub.lamps.scene import ENGINE, SLOTS

HEADLIGHT_MS = 6000  # of toy play: once around
TOY_LEVEL = 40
BREATH_MS = 2000
BREATH_LOW = 141

ATTRACT_MS = 24000  # half of it a train runs, half of it a wave of all colors
HALF_MS = ATTRACT_MS // 2
LAPS = 5  # of the train, between its departure and its arrival
CARS = 4  # behind its headlight
BLEND_MS = 1000  # one half of the show into the other
WAVE_MS = 4000  # once around
GLOW = 28  # the lamps of a yard at night

SPARK_MS = 7000  # asleep: a spark, each time somewhere else
SPARK_LIT_MS = 2400
SPARK_LEVEL = 44

RING = SLOTS * FULL  # once around the hub, in 256ths of the way from lamp to lamp


def fill_toy(out, markers, now_ms):
    """The look of a hub that no host leads: a headlight goes round over the markers that are up.

    `markers` is a bit mask of slots. The engine keeps a steady lantern; no hosted scene looks like this.
    """
    place = now_ms % HEADLIGHT_MS * RING // HEADLIGHT_MS
    breath = swell(now_ms % BREATH_MS, BREATH_MS, BREATH_LOW)
    for slot in range(SLOTS):
        if markers >> slot & 1:
            put(out, slot, SEAT_COLORS[slot], breath)
        else:
            put(out, slot, BRASS, max(0, FULL - (place - slot * FULL) % RING // 2))
    put(out, ENGINE, BRASS, TOY_LEVEL)


def fill_attract(out, now_ms):
    """A show for people who walk by: a train departs, runs and arrives in the yard; then all colors go round."""
    into = now_ms % ATTRACT_MS
    if into < HALF_MS:
        _train(out, into)
        share = _edge(into)
    else:
        _wave(out, into - HALF_MS)
        share = _edge(into - HALF_MS)
    if share < FULL:
        for at in range(3 * SLOTS):
            out[at] = out[at] * share >> 8
    put(out, ENGINE, AMBER, swell(now_ms % BREATH_MS, BREATH_MS, TOY_LEVEL))


def fill_sleep(out, now_ms):
    """Dark, but for a spark now and then: the hub is not switched off."""
    put_all(out, WHITE, 0)
    into = now_ms % SPARK_MS
    if into < SPARK_LIT_MS:
        put(out, now_ms // SPARK_MS * 5 % SLOTS, BRASS, swell(into, SPARK_LIT_MS) * SPARK_LEVEL >> 8)


def _edge(into):
    """Each half of the show comes out of the dark and goes back into it."""
    return min(FULL, into * FULL // BLEND_MS, (HALF_MS - into) * FULL // BLEND_MS)


def _train(out, into):
    """A white headlight, its cars in the seats' colors behind it, over lamps that glow."""
    share = into * 1024 // HALF_MS
    way = (share * share >> 10) * (3072 - 2 * share) >> 10  # eased, fine enough for a train that crawls
    place = way * LAPS * SLOTS // 4
    for slot in range(SLOTS):
        behind = (place - slot * FULL) % RING
        car = behind // FULL
        if behind > RING - FULL:
            put(out, slot, WHITE, max(GLOW, FULL - RING + behind))  # the headlight comes
        elif car == 0:
            put(out, slot, WHITE, FULL)
        elif car <= CARS:
            put(out, slot, SEAT_COLORS[car - 1], FULL if car < CARS else max(GLOW, FULL - behind % FULL))
        else:
            put(out, slot, BRASS, GLOW)


def _wave(out, into):
    """Each lamp in the color of a seat; the light goes round."""
    for slot in range(SLOTS):
        put(
            out,
            slot,
            SEAT_COLORS[slot],
            swell((into + WAVE_MS - slot * WAVE_MS // SLOTS) % WAVE_MS, WAVE_MS, GLOW),
        )
