"""The steam whistle: five stopped pipes in a G sixth (G B D E G), blown together from one valve.

What makes it steam and not an organ: breath between the partials; pipes that speak one after another,
overblown at first; a pitch that climbs with the pressure and sags when the valve closes; pipes a few cents
apart from just, so that their overtones beat; an echo from the other side of the valley.
"""

from typing import NamedTuple

import numpy as np
from tools.sound_lab.waves import (
    RATE,
    Signal,
    add,
    band,
    breath,
    clock,
    curve,
    evened,
    frames,
    high_pass,
    low_pass,
    through,
    tone,
)


class Pipe(NamedTuple):
    """One pipe: its steady pitch in hertz, its weight, and how long after the valve it speaks (seconds)."""

    hertz: float
    weight: float
    speaks: float


CHORD = (
    Pipe(392.0 * 1.0006, 0.80, 0.095),
    Pipe(493.9 * 0.9985, 0.85, 0.066),
    Pipe(587.3 * 1.0012, 1.00, 0.042),
    Pipe(659.3 * 0.9990, 0.90, 0.020),
    Pipe(784.0 * 1.0010, 0.75, 0.000),
)
"""G4 B4 D5 E5 G5, each off by a cent or two; a long pipe takes longer to speak than a short one."""

OVERTONES = ((1, 1.00), (2, 0.20), (3, 0.52), (4, 0.07), (5, 0.20), (7, 0.06))
"""A stopped pipe has the odd partials; the even ones only leak in."""

ECHOES = ((0.173, 0.17, 1900.0), (0.291, 0.09, 1200.0))
"""(seconds late, gain, hertz above which the air has swallowed it)."""


class Pull(NamedTuple):
    """A pull at the whistle cord; all times in seconds, pitches in cents from steady."""

    blown: float
    release: float
    tail: float
    scoop: float
    sag: float
    climb: float


LONG = Pull(blown=1.42, release=0.26, tail=0.36, scoop=-60.0, sag=-130.0, climb=0.09)
EVENING = Pull(blown=0.98, release=0.42, tail=0.50, scoop=-45.0, sag=-110.0, climb=0.16)
SHORT = Pull(blown=0.25, release=0.16, tail=0.26, scoop=-130.0, sag=-190.0, climb=0.10)


def whistle(pull: Pull = LONG, chord: tuple[Pipe, ...] = CHORD, breathiness: float = 1.0) -> Signal:
    """One pull at the cord; `breathiness` 0 is a whistle without breath (an organ)."""
    seconds = pull.blown + pull.release + pull.tail
    sound = np.zeros(frames(seconds))
    for number, pipe in enumerate(chord):
        sound += _pipe(pipe, pull, seconds, breathiness, seed=100 + 10 * number)
    sound += breathiness * _steam(pull, seconds)
    dry = sound.copy()
    for late, gain, dull in ECHOES:
        add(sound, through(dry, low_pass(dull)), late, gain)
    return sound


def far() -> Signal:
    """The same engine far away: the air has absorbed the upper partials, and there are echoes."""
    near = through(whistle(EVENING, breathiness=0.7), low_pass(900.0), low_pass(1500.0))
    seconds = len(near) / RATE
    sound = near * np.minimum(clock(seconds) / 0.14, 1.0) ** 1.5
    dry = sound.copy()
    for late, gain, dull in ((0.24, 0.34, 1000.0), (0.43, 0.22, 800.0), (0.71, 0.12, 650.0)):
        add(sound, through(dry, low_pass(dull)), late, gain)
    return sound


def _pressure(pull: Pull, seconds: float, late: float = 0.0) -> Signal:
    """The pressure in the bowl, 0..1: quick to come, slower to go."""
    end = pull.blown
    points = ((late, 0.0), (late + 0.055, 0.8), (late + 0.16, 1.0), (end, 1.0), (end + pull.release, 0.0))
    straight = curve(seconds, points)
    return straight * straight * (3 - 2 * straight)


def _pitch(pull: Pull, seconds: float, seed: int) -> Signal:
    """The factor on every pipe's pitch: the scoop upward, a trembling of a cent or two, the sag."""
    end = pull.blown
    cents = curve(
        seconds,
        (
            (0.0, pull.scoop),
            (pull.climb, 0.12 * pull.scoop),
            (2.2 * pull.climb, 0.0),
            # The pitch goes with the pressure, and is heard to go only while there is enough of it to blow a pipe.
            (end - 0.06, 0.0),
            (end + 0.2 * pull.release, 0.35 * pull.sag),
            (end + 0.75 * pull.release, pull.sag),
        ),
    )
    trembling = evened(through(breath(seconds, seed), low_pass(6.0)))
    return np.asarray(2 ** ((cents + 1.2 * trembling) / 1200))


def _pipe(pipe: Pipe, pull: Pull, seconds: float, breathiness: float, seed: int) -> Signal:
    pressure = _pressure(pull, seconds, pipe.speaks)
    hertz = pipe.hertz * _pitch(pull, seconds, seed)
    since = np.maximum(clock(seconds) - pipe.speaks, 0.0)
    overblown = np.exp(-since / 0.045)
    flutter = 1 + breathiness * 0.07 * evened(through(breath(seconds, seed + 1), low_pass(28.0)))
    sound = np.zeros_like(pressure)
    for number, weight in OVERTONES:
        # The upper partials need more pressure, and have too much of it when the pipe starts to speak.
        swell = pressure ** (0.7 + 0.5 * number) * (1 + (2.2 if number == 3 else 0.2) * overblown)
        if number == 1:
            swell = swell * (1 - 0.55 * overblown)
        sound += weight * swell * tone(hertz * number, seconds, phase=0.13 * number)
    rush = breath(seconds, seed + 2)
    edge = evened(through(rush, band(pipe.hertz * 1.02, 9.0))) + 0.8 * evened(
        through(rush, band(pipe.hertz * 3.03, 7.0))
    )
    return pipe.weight * (sound * flutter + breathiness * 0.17 * edge * pressure * (1 + 2.5 * overblown))


def _steam(pull: Pull, seconds: float) -> Signal:
    """The noise besides the pipes: a chiff when the valve opens, a hiss as long as it is open."""
    pressure = _pressure(pull, seconds)
    time = clock(seconds)
    hiss = evened(through(breath(seconds, 7), high_pass(900.0), low_pass(4200.0)))
    chiff = np.minimum(time / 0.005, 1.0) * np.exp(-time / 0.038)
    return hiss * (0.30 * pressure + 1.1 * chiff)
