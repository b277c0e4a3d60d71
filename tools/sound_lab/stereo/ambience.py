"""The background of a table, in loops without a seam: a room in the evening, a depot at night."""

import numpy as np
from tools.sound_lab import bell, rails, steam, whistle
from tools.sound_lab.stereo.room import Stereo, at_computers_rate, place, silence
from tools.sound_lab.stereo.tiles import SURFACES
from tools.sound_lab.waves import (
    RATE,
    Response,
    Signal,
    band,
    breath,
    clock,
    evened,
    frames,
    high_pass,
    low_pass,
    strike,
    struck_body,
    through,
)

SECONDS = 32.0
TABLE, DEPOT = 0.010, 0.010
"""The strength (root of the mean square) of each at full volume: far below every cue."""


def table() -> Stereo:
    """A room in the evening: its air, a clock on the wall, now and then a chair or a cup."""
    sound = _air(120.0, 900.0, 601)
    tick = struck_body(((1850.0, 1.0, 0.02), (3100.0, 0.5, 0.012)), 0.05) * strike(0.05, 0.04, 0.0005)
    for beat in range(int(SECONDS)):
        _around(sound, through(tick, low_pass(2600.0)), beat + 0.013, -0.6, 0.55 if beat % 2 else 0.45)
    cup = struck_body(((2230.0, 1.0, 0.30), (3480.0, 0.6, 0.22), (5120.0, 0.3, 0.14)), 0.4)
    for at, pan, gain in ((6.4, 0.7, 0.16), (6.62, 0.68, 0.10), (19.3, 0.5, 0.13)):
        _around(sound, through(cup, low_pass(4200.0)), at, pan, gain)
    creak = struck_body([(hertz * 0.6, weight, 3 * fall) for hertz, weight, fall in SURFACES["wood"].modes], 0.4)
    for at, pan in ((12.7, -0.3), (27.1, 0.4)):
        _around(sound, through(creak, low_pass(600.0)), at, pan, 0.7)
    return _loop(sound, TABLE)


def depot() -> Stereo:
    """A depot at night: an engine that simmers, couplings far away, drops of water, another engine beyond the hills."""
    sound = _air(70.0, 420.0, 611)
    steams = _circular(breath(SECONDS, 613), band(2600.0, 0.8)) * (0.6 + 0.4 * np.sin(2 * np.pi * clock(SECONDS) / 8.0))
    _around(sound, steams, 0.0, 0.45, 0.05)
    for beat in range(int(SECONDS / 2)):
        _around(sound, through(steam.chuff(), low_pass(520.0)), 2 * beat + 0.4, 0.45, 0.8)
    for at, pan in ((3.3, -0.8), (3.62, -0.7), (3.9, -0.6), (17.9, 0.2), (18.2, 0.3)):
        _around(sound, through(rails.clack(), low_pass(700.0)), at, pan, 1.3)
    drop = struck_body(((1320.0, 1.0, 0.10), (1985.0, 0.4, 0.06)), 0.15)
    for at, pan in ((1.7, -0.5), (8.9, 0.8), (14.2, -0.1), (22.8, -0.7), (29.5, 0.6)):
        _around(sound, drop, at, pan, 0.28)
    _around(sound, whistle.far(), 10.6, -0.35, 0.4)
    _around(sound, through(bell.bell(), low_pass(800.0)), 24.6, 0.75, 0.5)
    _around(sound, through(bell.bell(), low_pass(800.0)), 25.7, 0.75, 0.4)
    return _loop(sound, DEPOT)


def _air(lowest: float, highest: float, seed: int) -> Stereo:
    """The hum of a room, of its own in each ear, without a seam."""
    sound = silence(SECONDS)
    for ear in range(2):
        sound[ear] = 0.06 * evened(_circular(breath(SECONDS, seed + ear), high_pass(lowest), low_pass(highest)))
    return sound


def _circular(noise: Signal, *responses: Response) -> Signal:
    """A signal after filters whose end goes on into its beginning."""
    spectrum = np.fft.rfft(noise)
    for response in responses:
        spectrum = spectrum * response(np.fft.rfftfreq(len(noise), 1 / RATE).astype(np.float64))
    return np.asarray(np.fft.irfft(spectrum, len(noise)))


def _around(canvas: Stereo, sound: Signal, at: float, pan: float, gain: float) -> None:
    """Lay a sound into a loop, where what is beyond the end is heard at the beginning."""
    late = silence(SECONDS)
    start = frames(SECONDS - at)
    place(canvas, sound[:start], at, pan, gain)
    place(late, sound[start:], 0.0, pan, gain)
    canvas += late


def _loop(sound: Stereo, strength: float) -> Stereo:
    return at_computers_rate(sound * strength / np.sqrt(np.mean(sound * sound)))
