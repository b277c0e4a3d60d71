"""The catalog: which samples there are, how each is made, how loud it is, and the last touch of all."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from tools.sound_lab import bell, guard, rails, refusal, steam, warning, whistle
from tools.sound_lab.waves import Signal, frames, high_pass, through

Pcm = npt.NDArray[np.int16]
"""What the hub plays: 16-bit frames."""


class Recipe(NamedTuple):
    """How a sample is made, its peak (1 is full scale), and how many seconds it fades at its end."""

    make: Callable[[], Signal]
    peak: float
    fade: float


CATALOG: dict[str, Recipe] = {
    "whistle": Recipe(lambda: whistle.whistle(whistle.LONG), 0.48, 0.12),
    "toot": Recipe(lambda: whistle.whistle(whistle.SHORT), 0.50, 0.10),
    "far": Recipe(whistle.far, 0.26, 0.25),
    "guard": Recipe(guard.guard, 0.26, 0.05),
    "chuff": Recipe(steam.chuff, 0.50, 0.06),
    "sigh": Recipe(steam.sigh, 0.34, 0.20),
    "joint_a": Recipe(rails.click, 0.74, 0.05),
    "joint_b": Recipe(rails.clack, 0.74, 0.05),
    "roll": Recipe(rails.roll, 0.30, 0.10),
    "punch": Recipe(rails.punch, 0.70, 0.03),
    "tap": Recipe(rails.tap, 0.70, 0.03),
    "warning": Recipe(warning.warning, 0.36, 0.12),
    "bell": Recipe(bell.bell, 0.58, 0.30),
    "refused": Recipe(refusal.refused, 0.60, 0.05),
}

SPEAKER_LOWEST = 220.0
"""Hertz. The hub's small speaker only heats up below; there is nothing to hear."""

ATTACK = 0.0008
"""Seconds of ramp at the start of each sample: no click, and a blow stays a blow."""


def render(name: str) -> Pcm:
    """One sample of the catalog, ready for the hub; KeyError for a name that is not in it."""
    recipe = CATALOG[name]
    return finished(recipe.make(), recipe.peak, recipe.fade)


def finished(signal: Signal, peak: float, fade: float) -> Pcm:
    """The last touch: nothing below the speaker's reach, ramps at both ends, the wanted peak, 16 bits."""
    sound = through(signal, high_pass(SPEAKER_LOWEST))
    up, down = frames(ATTACK), frames(fade)
    sound[:up] *= np.arange(up) / up
    sound[-down:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, down + 1) / down)
    sound *= peak / np.max(np.abs(sound))
    return np.rint(sound * 32_767).astype(np.int16)
