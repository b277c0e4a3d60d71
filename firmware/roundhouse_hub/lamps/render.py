"""From a scene and the time to the colors of the thirteen lamps; pure, so that hub and screen show the same.

Each meaning has a rhythm of its own, so that nobody needs to tell colors apart:

    closed    steady                        whose turn   flares and runs out, three times in two seconds
    open      breathes, once in two seconds  winner      a flash like a lighthouse, once in three seconds
    a double  half a second on, as long off  refused     three flashes, once
    fits      two blips, then a glimmer

Times are in milliseconds, none faster than three flashes a second.
"""

from roundhouse_hub import const
from roundhouse_hub.lamps.paint import (
    AMBER,
    BRASS,
    CORAL,
    FULL,
    MINT,
    SEAT_COLORS,
    WHITE,
    as_tuples,
    color_of,
    frame,
    put,
    swell,
)
from roundhouse_hub.lamps.scene import CLOSED, DUTY, FITS, LAMPS, NO_TRAIN, OPEN, SLOTS, WINNER
from roundhouse_hub.ticks import ticks_diff

__all__ = ["SEAT_COLORS", "as_tuples", "colors", "fill", "frame", "pressed", "refused"]

REFUSED_MS = const(1200)  # three flashes of 200 ms, once
_FLASH_MS = const(200)
_DUTY_MS = const(500)  # on, then as long off
_FITS_MS = const(1600)  # two blips, then rest
_BLIP_MS = const(150)
_TURN_MS = const(2000)  # the screen's arcs go round in this time, and three of them pass
ARC_MS = const(_TURN_MS // 3)
BREATH_MS = const(2000)
WINNER_MS = const(3000)  # a crest once around the hub
PRESSED_MS = const(120)  # the hub's own answer to a press, before any host has spoken

_CLOSED_LEVEL = const(179)  # 70 %
_BREATH_LOW = const(141)  # 55 %
_TURN_LOW = const(64)
REST_LEVEL = const(64)  # between the blips: whose train it is
WEIGHTIER = DUTY + FITS + WINNER  # than whose turn it is
_CREST = const(192)  # a winner's lamp is white above this level


def colors(scene, now_ms: int, refused_slot: int = -1, refused_since: int = 0) -> list:
    """The colors of `scene` at `now_ms` (wraps at 2**30): thirteen times (red, green, blue), each 0 to 255.

    `refused_slot` is the lamp of the last refused play, refused at `refused_since`. Trains without a slot show only in
    the engine's lamp: pages are for viewers that have no other place for them.

    >>> from roundhouse_hub.lamps.scene import EMPTY
    >>> colors(EMPTY, 0)[0]
    (0, 0, 0)
    >>> colors(EMPTY, 100, refused_slot=3, refused_since=0)[3]
    (255, 131, 112)
    """
    filled = frame()
    fill(filled, scene, now_ms)
    refused(filled, now_ms, refused_slot, refused_since)
    return as_tuples(filled)


def fill(out: bytearray, scene, now_ms: int) -> None:
    """Draw `scene` into the frame `out`; the firmware does this fifty times a second."""
    states = scene.lamps
    seats = scene.colors
    turn = scene.turn
    for lamp in range(LAMPS):
        fill_lamp(out, lamp, states[lamp], seats[lamp], lamp == turn, now_ms)


def fill_lamp(out: bytearray, lamp: int, state: str, seat: str, turn: bool, now_ms: int) -> None:
    """Draw the lamp of a train in `state`; `seat` says whose train it is, `turn` whether its player is to play."""
    # The most frequent states come first.
    if turn and state not in WEIGHTIER:
        put(out, lamp, BRASS, _passing(now_ms % _TURN_MS % ARC_MS))
    elif state == NO_TRAIN:
        at = 3 * lamp
        out[at] = out[at + 1] = out[at + 2] = 0
    elif state == CLOSED:
        put(out, lamp, color_of(seat), _CLOSED_LEVEL)
    elif state == OPEN:
        put(out, lamp, color_of(seat), swell(now_ms % BREATH_MS, BREATH_MS, _BREATH_LOW))
    elif state == DUTY:
        put(out, lamp, AMBER, 0 if now_ms // _DUTY_MS % 2 else FULL)
    elif state == FITS:
        into = now_ms % _FITS_MS
        if into < _BLIP_MS or 2 * _BLIP_MS <= into < 3 * _BLIP_MS:
            put(out, lamp, MINT, FULL)
        else:
            put(out, lamp, BRASS if turn else color_of(seat), REST_LEVEL)
    else:
        _winner(out, lamp, color_of(seat), now_ms)


def refused(out: bytearray, now_ms: int, slot: int, since: int) -> None:
    """Flash the lamp of a play that was just refused, on top of everything else."""
    if slot >= 0:
        age = ticks_diff(now_ms, since)
        if 0 <= age < REFUSED_MS:
            put(out, slot, CORAL, 0 if age // _FLASH_MS % 2 else FULL)


def pressed(out: bytearray, now_ms: int, slot: int, since: int) -> None:
    """Light the lamp of a button that was just pressed."""
    if slot >= 0 and 0 <= ticks_diff(now_ms, since) < PRESSED_MS:
        put(out, slot, WHITE, FULL)


def _winner(out, lamp, color, now_ms):
    """A white crest that runs around the hub and leaves the winner's color behind."""
    behind = (now_ms % WINNER_MS * SLOTS - lamp * WINNER_MS) % (WINNER_MS * SLOTS)
    level = FULL - behind * FULL // (WINNER_MS * SLOTS)
    white = min(FULL, max(0, level - _CREST) * 8)
    level = max(level, REST_LEVEL)
    at = 3 * lamp
    for part in range(3):
        shade = color[part] + (255 - color[part]) * white // FULL
        out[at + part] = shade * level >> 8


def _passing(into):
    """A single lamp cannot rotate: it flares up and fades each time one of the screen's three arcs would pass it."""
    rise = ARC_MS // 4
    if into < rise:
        return _TURN_LOW + (FULL - _TURN_LOW) * into // rise
    return FULL - (FULL - _TURN_LOW) * (into - rise) // (ARC_MS - rise)
