"""Steam without a pipe: the chuff of the exhaust, and the long sigh on arrival."""

import numpy as np
from tools.sound_lab.waves import Signal, band, breath, clock, evened, high_pass, low_pass, through


def chuff() -> Signal:
    """One beat of the engine: a soft burst of noise that gets darker as it fades."""
    seconds = 0.30
    time = clock(seconds)
    rush = breath(seconds, 31)
    bright = evened(through(rush, band(1500.0, 0.9), low_pass(3800.0)))
    dark = evened(through(rush, band(560.0, 1.6), high_pass(300.0)))
    rise = np.minimum(time / 0.014, 1.0) ** 2
    return rise * (bright * np.exp(-time / 0.035) + 0.8 * dark * np.exp(-time / 0.075))


def sigh() -> Signal:
    """The cylinders are drained: a long breath out that starts softly and gets darker."""
    seconds = 0.62
    time = clock(seconds)
    rush = breath(seconds, 37)
    bright = evened(through(rush, high_pass(1300.0), low_pass(3200.0)))
    dark = evened(through(rush, band(760.0, 1.1), high_pass(300.0)))
    rise = np.minimum(time / 0.07, 1.0) ** 2
    return rise * (bright * np.exp(-time / 0.12) + 0.6 * dark * np.exp(-time / 0.26))
