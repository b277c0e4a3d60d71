"""From a scene and the time to the colors of the thirteen lamps; pure, so that hub and screen show the same.

Rhythms are in milliseconds, none faster than three flashes a second. Colors are those for the eye, as on
a screen; what an LED needs to look like them is the board's business (`lamps/current.py`).
"""

from roundhouse_hub.lamps import scene as words
from roundhouse_hub.ticks import ticks_diff

BRASS = (245, 184, 61)
MINT = (79, 227, 180)
CORAL = (255, 131, 112)
AMBER = (255, 176, 32)
WHITE = (244, 247, 245)
SEAT_COLORS = (
    (88, 169, 255),
    (255, 149, 72),
    (63, 212, 143),
    (255, 125, 184),
    (246, 213, 72),
    (184, 149, 255),
    (69, 217, 234),
    (255, 116, 102),
    (174, 221, 85),
    (221, 176, 122),
    (169, 186, 203),
    (234, 134, 242),
)

REFUSED_MS = 1200  # three flashes of 200 ms, once
FLASH_MS = 200
DUTY_MS = 500  # on, then as long off
FITS_MS = 1600  # two blips, then rest
BLIP_MS = 150
TURN_MS = 2000
BREATH_MS = 2000
WINNER_MS = 1200  # a crest once around the hub
HEADLIGHT_MS = 6000  # once around, while no host is there
PRESSED_MS = 120  # the hub's own answer to a press, before any host has spoken

FULL = 256
CLOSED_LEVEL = 179  # 70 %
BREATH_LOW = 141  # 55 %
TURN_LOW = 90
REST_LEVEL = 64  # what shows between the blips: whose train it is
TOY_LEVEL = 40


def frame():
    """An empty frame: red, green and blue of each lamp, one byte each."""
    return bytearray(3 * words.LAMPS)


def colors(scene, now_ms, refused_slot=-1, refused_since=0):
    """The thirteen colors, each (red, green, blue) from 0 to 255, of `scene` at `now_ms` (wraps at 2**30).

    `refused_slot` is the lamp of the newest refused play and `refused_since` the time it was refused at.

    >>> colors(words.EMPTY, 0)[0]
    (0, 0, 0)
    >>> colors(words.EMPTY, 100, refused_slot=3, refused_since=0)[3]
    (255, 131, 112)
    """
    filled = frame()
    fill(filled, scene, now_ms, refused_slot, refused_since)
    return as_tuples(filled)


def as_tuples(filled):
    """The lamps of a frame as a list of (red, green, blue)."""
    return [(filled[at], filled[at + 1], filled[at + 2]) for at in range(0, len(filled), 3)]


def fill(out, scene, now_ms, refused_slot=-1, refused_since=0, pressed_slot=-1, pressed_since=0):
    """Write the colors of `scene` into the frame `out`; the firmware does so fifty times a second.

    `pressed_slot` is the newest button pressed and `pressed_since` the time: its lamp answers at once.
    """
    for lamp in range(words.LAMPS):
        _lamp(out, lamp, scene, now_ms)
    pressed(out, now_ms, pressed_slot, pressed_since)
    if refused_slot >= 0:
        age = ticks_diff(now_ms, refused_since)
        if 0 <= age < REFUSED_MS:
            _put(out, refused_slot, CORAL, 0 if age // FLASH_MS % 2 else FULL)


def pressed(out, now_ms, slot, since):
    """Light the lamp of a button pressed a moment ago."""
    if slot >= 0 and 0 <= ticks_diff(now_ms, since) < PRESSED_MS:
        _put(out, slot, WHITE, FULL)


def fill_toy(out, markers, now_ms):
    """The look of a hub that no host leads: a headlight goes round over the markers that are up.

    `markers` is a bit mask of slots. The engine keeps a steady lantern; no hosted scene looks like this.
    """
    place = now_ms % HEADLIGHT_MS * words.SLOTS * FULL // HEADLIGHT_MS
    for slot in range(words.SLOTS):
        if markers >> slot & 1:
            _put(out, slot, SEAT_COLORS[slot], _breath(now_ms, BREATH_LOW))
        else:
            behind = (place - slot * FULL) % (words.SLOTS * FULL)
            _put(out, slot, BRASS, max(0, FULL - behind // 2))
    _put(out, words.ENGINE, BRASS, TOY_LEVEL)


def _lamp(out, lamp, scene, now_ms):
    state = scene.lamps[lamp]
    color = _color_of(scene.colors[lamp])
    turn = lamp == scene.turn
    if state == words.DUTY:
        _put(out, lamp, AMBER, 0 if now_ms // DUTY_MS % 2 else FULL)
    elif state == words.FITS:
        into = now_ms % FITS_MS
        if into < BLIP_MS or 2 * BLIP_MS <= into < 3 * BLIP_MS:
            _put(out, lamp, MINT, FULL)
        else:
            _put(out, lamp, BRASS if turn else color, REST_LEVEL)
    elif state == words.WINNER:
        _winner(out, lamp, color, now_ms)
    elif turn:
        _put(out, lamp, BRASS, _turning(now_ms))
    elif state == words.OPEN:
        _put(out, lamp, color, _breath(now_ms, BREATH_LOW))
    elif state == words.CLOSED:
        _put(out, lamp, color, CLOSED_LEVEL)
    else:
        _put(out, lamp, color, 0)


def _color_of(character):
    if character == words.MEXICAN:
        return WHITE
    seat = words.SEATS.find(character)
    return WHITE if seat < 0 else SEAT_COLORS[seat]


def _winner(out, lamp, color, now_ms):
    """A white crest runs around the hub and leaves the winner's color behind it."""
    behind = (now_ms % WINNER_MS * words.SLOTS - lamp * WINNER_MS) % (WINNER_MS * words.SLOTS)
    level = FULL - behind * FULL // (WINNER_MS * words.SLOTS)
    white = max(0, level - 192) * 4
    at = 3 * lamp
    for part in range(3):
        shade = color[part] + (255 - color[part]) * white // FULL
        out[at + part] = shade * max(level, REST_LEVEL) // FULL


def _turning(now_ms):
    """One lamp cannot turn: it flares up and runs out once in each turn of the arcs on the screen."""
    into = now_ms % TURN_MS
    if into < TURN_MS // 4:
        return TURN_LOW + (FULL - TURN_LOW) * into * 4 // TURN_MS
    return FULL - (FULL - TURN_LOW) * (into - TURN_MS // 4) * 4 // (3 * TURN_MS)


def _breath(now_ms, low):
    """From `low` to full and back, slow at both ends."""
    into = now_ms % BREATH_MS * 512 // BREATH_MS
    rise = into if into < 256 else 512 - into
    eased = rise * rise * (768 - 2 * rise) >> 16
    return low + ((FULL - low) * eased >> 8)


def _put(out, lamp, color, level):
    at = 3 * lamp
    out[at] = color[0] * level >> 8
    out[at + 1] = color[1] * level >> 8
    out[at + 2] = color[2] * level >> 8
