"""Every score: no clipping, clicks or DC offset, all about equally loud, and all within the hub's limits."""

from collections.abc import Mapping

import numpy as np
import pytest
from tests.sounds import sound_measurements as measure
from tests.sounds.test_render import hub_plays
from tools.sound_lab import loudness, render
from tools.sound_lab.samples import Pcm
from tools.sound_lab.waves import Signal

from roundhouse_hub.kernels.portable import KNEE
from roundhouse_hub.lamps.scene import CUES
from roundhouse_hub.sound.mixer import RATE
from roundhouse_hub.sound.scores import EVENING, GAIN_FULL, GROUPS, PRIORITIES, SCORES

VOICES = 6
PEAK = KNEE / 32_768  # above this the mixer compresses: that is reserved for simultaneous cues


def clips(sound: Signal) -> bool:
    """Whether a sound is louder than a score may be, or was clipped at some level."""
    return measure.peak(sound) > PEAK or measure.flat_tops(sound) > 0


def clicks(sound: Signal) -> bool:
    """Whether a sound begins or ends with a jump; 0.003 is 50 dB down."""
    return max(abs(sound[0]), abs(sound[-1])) > 0.003 or measure.peak(sound[-22:]) > 0.003


def leans(sound: Signal) -> bool:
    """Whether a sound's mean is off zero by more than a fiftieth of its strength."""
    return measure.offset(sound) > 0.02


def fits_the_speaker(sound: Signal) -> bool:
    """Whether a small speaker can play it: little below 250 Hz, most of it between 400 Hz and 4 kHz."""
    return measure.share_between(sound, 0, 250) < 0.05 and measure.share_between(sound, 400, 4000) > 0.6


WITHIN_DB = 2.0
LEVELS = {"warning": -11.0, "refused": -15.0} | dict.fromkeys(("tap", "volume"), -20.0)
LEVELS |= dict.fromkeys(("whistle", "finale", "all_aboard", "woo_woo", "last_call", "on_track"), -14.0)
LEVELS |= {"bell": -16.0, "derailed": -18.0} | dict.fromkeys(("marker_up", "marker_down"), -21.0)
LEVELS |= dict.fromkeys(("clatter", "starting", "stopping"), -19.5)
"""The loudest moment of each cue in LUFS: the warning above all, what the train does by itself below most."""


def unbalanced(sounds: Mapping[str, Signal]) -> dict[str, float]:
    """The cues that are louder or softer to a listener than they should be."""
    found = {cue: loudness.loudest_moment(sounds[cue], RATE) - level for cue, level in LEVELS.items()}
    return {cue: round(float(off), 1) for cue, off in found.items() if abs(off) > WITHIN_DB}


def test_every_cue_has_a_score() -> None:
    assert set(CUES) <= set(SCORES)


@pytest.mark.parametrize("cue", sorted(SCORES))
class TestEveryScore:
    def test_it_is_in_order_and_within_range(self, cue: str, pcm: Mapping[str, Pcm]) -> None:
        times = [at for at, _, _ in SCORES[cue]]
        assert times == sorted(times)
        assert times[0] == 0
        for at, name, gain in SCORES[cue]:
            assert isinstance(at, int) and isinstance(gain, int)
            assert 0 < gain <= GAIN_FULL
            assert name in pcm

    def test_no_more_voices_than_the_mixer_has(self, cue: str, pcm: Mapping[str, Pcm]) -> None:
        assert 1 <= render.voices(SCORES[cue], pcm) <= VOICES

    def test_it_does_not_clip(self, cue: str, played: dict[str, Signal]) -> None:
        assert not clips(played[cue])

    def test_it_does_not_click(self, cue: str, played: dict[str, Signal]) -> None:
        assert not clicks(played[cue])

    def test_it_does_not_lean(self, cue: str, played: dict[str, Signal]) -> None:
        assert not leans(played[cue])

    def test_it_fits_the_speaker(self, cue: str, played: dict[str, Signal]) -> None:
        assert fits_the_speaker(played[cue])

    def test_it_is_heard_at_once(self, cue: str, played: dict[str, Signal]) -> None:
        loud = measure.envelope(played[cue], 0.001) > 0.01 * measure.peak(played[cue])
        assert np.argmax(loud) < 0.010 * RATE


def test_every_sample_begins_and_ends_in_silence(samples: Mapping[str, Signal]) -> None:
    assert {name for name, sound in samples.items() if clicks(sound) or clips(sound) or leans(sound)} == set()


def test_every_sample_is_used(samples: Mapping[str, Signal]) -> None:
    scores = (*SCORES.values(), *EVENING.values())
    assert {name for score in scores for _, name, _ in score} == set(samples)


def test_every_cue_has_its_loudness(played: dict[str, Signal]) -> None:
    assert set(LEVELS) == set(CUES)
    assert unbalanced(played) == {}


def test_the_warning_stands_out_of_the_train_that_runs_on() -> None:
    together, alone = hub_plays("clatter", "warning"), hub_plays("warning")
    behind = together - np.pad(alone, (0, len(together) - len(alone)))
    bars = slice(int(0.3 * RATE), int(0.9 * RATE))
    over = loudness.integrated(together[bars], RATE) - loudness.integrated(behind[bars], RATE)
    assert over > 15


def softer(evening: Signal, sound: Signal) -> bool:
    """Whether a score of the quiet profile is at least 3 dB softer than the normal one."""
    return loudness.loudest_moment(evening, RATE) < loudness.loudest_moment(sound, RATE) - 3


@pytest.mark.parametrize("cue", sorted(SCORES))
class TestEveryEvening:
    """The quiet profile has a softer score for everything, and its whistles are far away."""

    def test_it_is_in_order_and_within_range(self, cue: str, pcm: Mapping[str, Pcm]) -> None:
        times = [at for at, _, _ in EVENING[cue]]
        assert times == sorted(times)
        assert times[0] == 0
        assert all(0 < gain <= GAIN_FULL and name in pcm for _, name, gain in EVENING[cue])
        assert render.voices(EVENING[cue], pcm) <= VOICES

    def test_it_is_softer_and_neither_clicks_nor_leans(
        self, cue: str, played: dict[str, Signal], evening: Mapping[str, Signal]
    ) -> None:
        assert softer(evening[cue], played[cue])
        assert not clicks(evening[cue])
        assert not leans(evening[cue])

    def test_no_whistle_is_blown_nearby(self, cue: str) -> None:
        assert not {"whistle", "toot", "guard"} & {name for _, name, _ in EVENING[cue]}


def test_priorities_and_groups_are_of_scores() -> None:
    assert set(PRIORITIES) | set(GROUPS) <= set(SCORES)
