"""The guard's whistle: a small brass chamber with a pea in it, blown hard for a moment."""

import numpy as np
from tools.sound_lab.waves import Signal, band, breath, clock, curve, evened, high_pass, low_pass, through, tone

NOTE = 2350.0
"""Hertz: the chamber with the pea at its wall; high enough to carry, low enough for a small speaker."""

TRILL = 34.0
"""Hertz: how often the pea comes past the mouth at full breath."""

OVERTONES = ((1, 1.00), (2, 0.16), (3, 0.07))


def guard() -> Signal:
    """One blast. The pea starts slowly, circles evenly and slows down as the breath ends."""
    seconds = 0.52
    blown = curve(seconds, ((0.0, 0.0), (0.022, 0.85), (0.08, 1.0), (0.36, 0.94), (0.46, 0.0)))
    restless = evened(through(breath(seconds, 92), low_pass(9.0)))
    pea = tone(TRILL * curve(seconds, ((0.0, 0.55), (0.09, 1.0), (0.36, 1.04), (0.46, 0.6))) + 0.8 * restless, seconds)
    # Before the mouth the pea shuts the note off and lowers it; it takes a moment to be picked up at all.
    dance = np.minimum(clock(seconds) / 0.07, 1.0)
    open_mouth = 1 - 0.80 * dance * (0.5 + 0.5 * pea) ** 1.5
    cents = 55.0 * dance * -pea + curve(
        seconds, ((0.0, -260.0), (0.035, -20.0), (0.08, 0.0), (0.36, 0.0), (0.46, -240.0))
    )
    hertz = NOTE * 2 ** (cents / 1200)
    sound = np.zeros_like(blown)
    for number, weight in OVERTONES:
        sound += weight * blown ** (0.8 + 0.4 * number) * tone(hertz * number, seconds, phase=0.21 * number)
    rush = breath(seconds, 91)
    spit = evened(through(rush, band(NOTE, 3.0))) + 0.35 * evened(through(rush, high_pass(1500.0), low_pass(7000.0)))
    return open_mouth * (sound + 0.13 * spit * blown)
