"""Dominoes: laid on cloth or wood, softly, firmly or hard; drawn from the boneyard; shuffled.

The harder the blow, the shorter tile and table touch, and the brighter it sounds. Cloth swallows what is high, wood
rings. Each blow has some variants, as no two are alike.
"""

from typing import NamedTuple

import numpy as np
from tools.sound_lab.stereo.room import Stereo, mastered, place, silence, with_walls
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

VARIANTS = 3


class Surface(NamedTuple):
    """The table under a tile: its modes (hertz, weight, 60 dB fall in seconds), and hertz above which it is dull."""

    modes: tuple[tuple[float, float, float], ...]
    dull: float


class Blow(NamedTuple):
    """A blow: the brightness of the touch in hertz, the share of the tile's own ring, its loudness, and its bounce."""

    bright: float
    rings: float
    lufs: float
    bounce: float


SURFACES = {
    "cloth": Surface(((128.0, 1.0, 0.09), (231.0, 0.7, 0.06), (402.0, 0.35, 0.04)), 4200.0),
    "wood": Surface(((187.0, 0.8, 0.14), (342.0, 1.0, 0.12), (655.0, 0.8, 0.085), (1180.0, 0.45, 0.05)), 11_000.0),
}
FORCES = {
    "soft": Blow(2600.0, 0.35, -33.0, 0.0),
    "firm": Blow(5200.0, 0.60, -28.5, 0.12),
    "hard": Blow(9500.0, 0.85, -25.0, 0.30),
}
TILE = ((2480.0, 1.0, 0.030), (4130.0, 0.8, 0.022), (6890.0, 0.5, 0.014), (9700.0, 0.25, 0.009))
"""The modes of a domino that is free: bone-hard resin, 51 mm long."""


def laid_tile(surface: str, force: str, variant: int) -> Stereo:
    sound = silence(0.30)
    blow = _blow(SURFACES[surface], FORCES[force], 400 + 10 * variant)
    place(sound, blow, 0.0)
    if FORCES[force].bounce:
        place(sound, blow, 0.034 + 0.006 * variant, gain=FORCES[force].bounce)
    return mastered(with_walls(sound, 0.10, 0.35), FORCES[force].lufs)


def drawn_tile(surface: str, variant: int) -> Stereo:
    """A tile is drawn over the table and picked up."""
    seconds = 0.30
    bow = np.sin(np.pi * clock(seconds) / seconds) ** 2
    grain = evened(through(breath(seconds, 470 + variant), band(900.0, 0.8), low_pass(SURFACES[surface].dull)))
    sound = silence(seconds)
    place(sound, grain * bow, 0.0)
    place(sound, _blow(SURFACES[surface], FORCES["soft"], 480 + variant), 0.21, gain=1.6)
    return mastered(with_walls(sound, 0.10, 0.35), -34.0)


def shuffled_tiles() -> Stereo:
    """Many tiles are pushed around: they knock against each other, thick at first, then fewer."""
    seconds = 1.6
    rng = np.random.RandomState(490)
    sound = silence(seconds)
    for number in range(110):
        at = (seconds - 0.2) * rng.uniform() ** 1.4
        touch = _blow(Surface(((940.0 * rng.uniform(0.8, 1.3), 0.5, 0.03),), 9000.0), FORCES["firm"], 500 + number)
        place(sound, touch, at, rng.uniform(-0.7, 0.7), rng.uniform(0.15, 1.0))
    sweep = evened(through(breath(seconds, 491), band(700.0, 0.7))) * np.sin(np.pi * clock(seconds) / seconds) ** 0.7
    place(sound, sweep, 0.0, gain=0.05)
    return mastered(with_walls(sound, 0.12, 0.4), -27.0, 0.2)


def _blow(surface: Surface, force: Blow, seed: int) -> Signal:
    seconds = 0.22
    # No tile lands twice on the same spot of the table, nor at the same corner.
    pitch = 1 + 0.05 * np.random.RandomState(seed).uniform(-1.0, 1.0)
    table = struck_body([(hertz * pitch, weight, fall) for hertz, weight, fall in surface.modes], seconds)
    body = struck_body([(hertz * pitch, weight, fall) for hertz, weight, fall in TILE], seconds)
    contact = evened(through(breath(seconds, seed), high_pass(700.0), low_pass(force.bright)))
    touch = contact * strike(seconds, 0.012, 0.0004)
    sound = through(0.9 * touch + force.rings * body, low_pass(min(force.bright * 1.6, surface.dull)))
    add(sound, table, 0.0, 0.9)
    return np.asarray(sound * strike(seconds, 0.5, 0.0003)) * np.minimum(1.0, np.arange(frames(seconds), 0, -1) / 200)
