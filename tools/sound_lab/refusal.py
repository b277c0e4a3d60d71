"""A refused play: two soft low notes stepping down, like a shake of the head."""

import numpy as np
from tools.sound_lab.waves import Signal, add, clock, curve, frames, low_pass, through, tone

NOTES = ((0.0, 329.6), (0.17, 277.2))
"""(second, hertz): E4 and C sharp 4, as low as the little speaker still carries."""

OVERTONES = ((1, 0.45), (2, 0.80), (3, 1.00), (4, 0.90), (5, 0.60), (6, 0.25))


def refused() -> Signal:
    """Both notes, each with a soft start and a slight fall in pitch at its end."""
    sound = np.zeros(frames(0.46))
    for at, hertz in NOTES:
        add(sound, _note(hertz), at)
    return through(sound, low_pass(2400.0))


def _note(hertz: float) -> Signal:
    seconds = 0.26
    time = clock(seconds)
    droop = 2 ** (curve(seconds, ((0.0, 25.0), (0.05, 0.0), (0.11, 0.0), (seconds, -120.0))) / 1200)
    note = np.zeros_like(time)
    for number, weight in OVERTONES:
        # The upper partials die first: a muffled horn, not a buzzer.
        note += weight * np.exp(-time * number / 0.16) * tone(hertz * droop * number, seconds)
    return note * np.minimum(time / 0.032, 1.0) * np.minimum((seconds - time) / 0.08, 1.0)
