"""Wheels on rails and over their joints, a domino tapped on the table, a ticket punched: steel and wood.

A joint is a click of the wheel's tread, a short ring of the rail, and the wooden knock of the car above.
The two wheels of a truck differ: the first (`click`) is lighter and higher, the second (`clack`) heavier.
"""

import numpy as np
from tools.sound_lab.waves import (
    Signal,
    add,
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


def joint(pitch: float, weight: float, seed: int) -> Signal:
    """One wheel over one joint; `pitch` is a factor on all that rings, `weight` how heavy the car is."""
    seconds = 0.24
    tread = evened(through(breath(seconds, seed), high_pass(1400.0), low_pass(6500.0))) * strike(seconds, 0.028)
    blow = evened(through(breath(seconds, seed + 1), band(640.0 * pitch, 1.8))) * strike(seconds, 0.075, 0.0015)
    rail = struck_body(
        (
            (1130.0 * pitch, 0.55, 0.16),
            (1785.0 * pitch, 0.60, 0.20),
            (2740.0 * pitch, 0.40, 0.15),
            (3910.0 * pitch, 0.22, 0.10),
        ),
        seconds,
    )
    car = struck_body(((335.0 * pitch, 1.0, 0.11), (521.0 * pitch, 0.9, 0.10), (846.0 * pitch, 0.6, 0.07)), seconds)
    sound = 0.55 * tread + 0.50 * weight * blow + 0.40 * rail + 0.55 * weight * car
    return _pressed(sound)


def click() -> Signal:
    """The first wheel of a truck."""
    return joint(pitch=1.16, weight=0.75, seed=41)


def clack() -> Signal:
    """The second wheel of a truck."""
    return joint(pitch=0.88, weight=1.15, seed=51)


def tap() -> Signal:
    """A domino tapped on the table: hard, dry, wood under it."""
    seconds = 0.11
    touch = evened(through(breath(seconds, 61), high_pass(1800.0), low_pass(6000.0))) * strike(seconds, 0.012)
    wood = struck_body(((612.0, 0.9, 0.06), (1240.0, 0.9, 0.050), (2065.0, 1.3, 0.045), (3300.0, 0.25, 0.02)), seconds)
    return _pressed(0.35 * touch + wood)


def roll() -> Signal:
    """Wheels between two joints: a murmur of the rails that rises and falls, to be played in overlapping copies."""
    seconds = 0.66
    time = clock(seconds)
    noise = breath(seconds, 63)
    rails = evened(through(noise, band(520.0, 1.2))) + 0.45 * evened(through(noise, band(1350.0, 2.5)))
    # A wheel is never quite round: it grumbles about five times a second at forty miles an hour.
    uneven = 1 + 0.22 * np.sin(2 * np.pi * 5.3 * time) + 0.10 * np.sin(2 * np.pi * 15.9 * time + 1.0)
    return through(rails * uneven, low_pass(2600.0)) * np.sin(np.pi * time / seconds) ** 0.8


def punch() -> Signal:
    """A ticket punch: its jaws meet and spring open again."""
    seconds = 0.16
    canvas = np.zeros(frames(seconds))
    for at, pitch, weight, seed in ((0.0, 1.0, 1.0, 65), (0.058, 1.32, 0.55, 66)):
        bite = evened(through(breath(0.09, seed), high_pass(1600.0), low_pass(6500.0))) * strike(0.09, 0.016, 0.0006)
        jaws = struck_body(
            ((1420.0 * pitch, 1.0, 0.045), (2230.0 * pitch, 0.7, 0.035), (640.0 * pitch, 0.8, 0.03)), 0.09
        )
        add(canvas, 0.32 * bite + jaws, at, weight)
    return _pressed(canvas)


def _pressed(sound: Signal) -> Signal:
    """Soft clipping, as steel and wood yield at the top of a blow: a fuller sound for the same peak."""
    return np.asarray(np.tanh(1.9 * sound / np.max(np.abs(sound))), dtype=np.float64)
