"""The one-domino warning: two bright bars of a chime, the second a fourth higher: "one left!"."""

import numpy as np
from tools.sound_lab.waves import Signal, add, breath, evened, frames, high_pass, strike, struck_body, through

NOTES = ((0.0, 1174.66, 0.85), (0.15, 1567.98, 1.0))
"""(second, hertz, weight): D6 and G6, out of the whistle's chord."""

BAR = ((1.0, 1.0, 0.75), (2.756, 0.28, 0.26), (4.07, 0.10, 0.12))
"""A free steel bar: (times the note, weight, 60 dB fall)."""


def warning() -> Signal:
    """Both notes, the second ringing out."""
    seconds = 0.80
    sound = np.zeros(frames(seconds))
    for at, hertz, weight in NOTES:
        bar = struck_body([(hertz * times, share, fall) for times, share, fall in BAR], 0.65)
        mallet = evened(through(breath(0.65, 81), high_pass(1500.0))) * strike(0.65, 0.010)
        add(sound, bar + 0.12 * mallet, at, weight)
    return sound
