"""The catalog: which samples there are, how each is made, how loud it is, and the finishing that all of them get."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from tools.sound_lab import bell, guard, rails, refusal, steam, warning, whistle
from tools.sound_lab.waves import RATE, Signal, Spectrum, high_pass, through

from roundhouse_hub.sound.mixer import RATE as HUB_RATE

Pcm = npt.NDArray[np.int16]
"""The sound of the hub: 16-bit frames."""


class Recipe(NamedTuple):
    """The synthesis of a sample, its peak (1 is full scale), the decibels by which its peaks are pressed flat so that
    the rest is louder, and the seconds for which it fades at its end."""

    make: Callable[[], Signal]
    peak: float
    pressed: float
    fade: float


CATALOG: dict[str, Recipe] = {
    "whistle": Recipe(lambda: whistle.whistle(whistle.LONG), 0.72, 3.0, 0.12),
    "toot": Recipe(lambda: whistle.whistle(whistle.SHORT), 0.72, 4.0, 0.10),
    "far": Recipe(whistle.far, 0.26, 0.0, 0.25),
    "guard": Recipe(guard.guard, 0.40, 2.0, 0.05),
    "chuff": Recipe(steam.chuff, 0.72, 4.0, 0.06),
    "sigh": Recipe(steam.sigh, 0.50, 4.0, 0.20),
    "joint_a": Recipe(rails.click, 0.70, 3.0, 0.05),
    "joint_b": Recipe(rails.clack, 0.70, 3.0, 0.05),
    "roll": Recipe(rails.roll, 0.30, 0.0, 0.10),
    "punch": Recipe(rails.punch, 0.72, 7.0, 0.03),
    "tap": Recipe(rails.tap, 0.72, 9.0, 0.03),
    "warning": Recipe(warning.warning, 0.72, 6.0, 0.12),
    "bell": Recipe(bell.bell, 0.58, 11.0, 0.30),
    "refused": Recipe(refusal.refused, 0.72, 8.0, 0.05),
}

HIGHEST = (7_000.0, 7_800.0)
"""Hertz between which a sound ends. The amplifier's own filter passes up to 0.45 of its rate, 7.2 kHz."""

SPEAKER_LOWEST = 220.0
"""Hertz. Below this the hub's small speaker makes heat and no sound."""

LOOK_AHEAD = 0.003
LET_GO = 0.060
"""Seconds: of the limiter that presses peaks."""

ATTACK = 0.0008
"""Seconds of ramp at the start of each sample: long enough for no click, short enough to keep a blow sharp."""


def render(name: str) -> Pcm:
    """One sample of the catalog, ready for the hub; KeyError for a name that is not in it."""
    recipe = CATALOG[name]
    return finished(recipe.make(), recipe.peak, recipe.pressed, recipe.fade)


def finished(signal: Signal, peak: float, press: float, fade: float) -> Pcm:
    """The finishing: nothing below the speaker's reach, the hub's rate, peaks pressed by `press` decibels, ramps at
    both ends, the wanted peak, 16 bits."""
    sound = pressed(at_the_hubs_rate(through(signal, high_pass(SPEAKER_LOWEST))), press, HUB_RATE)
    up, down = round(ATTACK * HUB_RATE), round(fade * HUB_RATE)
    sound[:up] *= np.arange(up) / up
    sound[-down:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, down + 1) / down)
    sound *= peak / np.max(np.abs(sound))
    return np.rint(sound * 32_767).astype(np.int16)


def at_the_hubs_rate(signal: Signal) -> Signal:
    """A signal of the workbench with as many frames a second as the hub plays, and nothing of what those cannot say."""
    low, high = HIGHEST

    def passes(frequencies: Signal) -> Spectrum:
        way = np.clip((frequencies - low) / (high - low), 0.0, 1.0)
        return np.asarray(0.5 + 0.5 * np.cos(np.pi * way), dtype=np.complex128)

    return through(signal, passes)[:: RATE // HUB_RATE]


def pressed(signal: Signal, decibels: float, rate: int) -> Signal:
    """A signal at a peak of 1 whose peaks a limiter holds down by up to so many decibels: louder for the same peak.

    The limiter looks ahead, so that it is down when a peak comes, and lets go slowly, so that it bends no wave.
    """
    driven = signal * (10 ** (decibels / 20) / np.max(np.abs(signal)))
    ahead = max(1, round(LOOK_AHEAD * rate))
    wanted = np.minimum(1.0, 1 / np.maximum(np.abs(driven), 1e-9))
    # Down at once, and up again by a share of the rest at each frame.
    back = 1 - np.exp(-1 / (LET_GO * rate))
    held = np.empty_like(wanted)
    now = 1.0
    for at, most in enumerate(wanted):
        now = min(most, now + back * (1 - now))
        held[at] = now
    # The lowest of the frames that come, and the mean of those lows: no frame of it is above what that frame may have.
    lows = np.lib.stride_tricks.sliding_window_view(np.concatenate((held, np.full(ahead, held[-1]))), ahead + 1)
    shape = np.hanning(ahead + 3)[1:-1]
    before = np.concatenate((np.full(ahead, lows[0].min()), lows.min(axis=1)))
    return np.asarray(driven * np.convolve(before, shape / shape.sum(), "valid"), dtype=np.float64)
