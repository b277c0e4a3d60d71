"""The hub's cues in a room: the same recipes and scores, with the whole range of pitch, and a train that passes by."""

from functools import cache

import numpy as np
from tools.sound_lab import files, loudness, render
from tools.sound_lab.samples import ATTACK, CATALOG, Pcm, pressed
from tools.sound_lab.stereo.room import Stereo, mastered, place, silence, with_walls
from tools.sound_lab.waves import RATE, Signal, frames, high_pass, through

from roundhouse_hub.sound.mixer import RATE as HUB_RATE
from roundhouse_hub.sound.scores import GAIN_FULL, SCORES

LOWEST = 45.0
"""Hertz: below this the speakers of a computer make heat and no sound."""
PASSING = frozenset({"joint_a", "joint_b", "roll"})
"""The samples that move from left to right, as wheels do."""
PANNING = {"whistle": -0.2, "toot": -0.2, "chuff": -0.2, "sigh": -0.15, "guard": 0.35, "bell": 0.12}
WALLS = {"tap": 0.10, "warning": 0.14, "refused": 0.10, "punch": 0.10, "joint_a": 0.14, "joint_b": 0.14, "roll": 0.2}
"""The strength of the room's answer; the engine outside has a longer echo than what lies on the table."""
OUTSIDE = 0.30
DECAY = 0.8


def stereo_cue(name: str) -> Stereo:
    """One cue at the computer, as loud as the hub plays it."""
    score = SCORES[name]
    ends = score[-1][0] / 1000 or 1.0
    length = max(at / 1000 + len(_sample(sample)) / RATE for at, sample, _ in score)
    heard = silence(length + DECAY)
    for share in sorted({WALLS.get(sample, OUTSIDE) for _, sample, _ in score}):
        dry = silence(length)
        for at, sample, gain in score:
            if WALLS.get(sample, OUTSIDE) == share:
                pan = 0.9 * at / 1000 / ends - 0.45 if sample in PASSING else PANNING.get(sample, 0.0)
                place(dry, _sample(sample), at / 1000, pan, gain / GAIN_FULL)
        heard += with_walls(dry, share, DECAY)
    return mastered(heard, loudness.loudest_moment(render.mix(score, _hub_samples()), HUB_RATE), 0.2)


@cache
def _hub_samples() -> dict[str, Pcm]:
    return files.read_all()


@cache
def _sample(name: str) -> Signal:
    """A sample as its recipe makes it, with the hub's finishing but not its narrow band."""
    recipe = CATALOG[name]
    sound = pressed(through(recipe.make(), high_pass(LOWEST)), recipe.pressed, RATE)
    up, down = frames(ATTACK), frames(recipe.fade)
    sound[:up] *= np.arange(up) / up
    sound[-down:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, down + 1) / down)
    return np.asarray(recipe.peak * sound / np.max(np.abs(sound)))
