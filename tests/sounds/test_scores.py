"""Every score: no clipping, clicks or DC offset, all about equally loud, and all within the hub's limits.

Each measurement is also applied to a sound with exactly that fault, which it has to detect.
"""

import numpy as np
import pytest
from tests.sounds import listening as ears
from tools.sound_lab import render

from roundhouse_hub.kernels.portable import KNEE
from roundhouse_hub.lamps.scene import CUES
from roundhouse_hub.sound.scores import EVENING, GAIN_FULL, GROUPS, PRIORITIES, SCORES

VOICES = 6
PEAK = KNEE / 32_768  # above this the mixer compresses: that is reserved for simultaneous cues


def clips(sound):
    """Whether a sound is louder than a score may be, or was clipped at some level."""
    return ears.peak(sound) > PEAK or ears.flat_tops(sound) > 0


def clicks(sound):
    """Whether a sound begins or ends with a jump; 0.003 is 50 dB down."""
    return max(abs(sound[0]), abs(sound[-1])) > 0.003 or ears.peak(sound[-22:]) > 0.003


def leans(sound):
    """Whether a sound's mean is off zero by more than a fiftieth of its strength."""
    return ears.offset(sound) > 0.02


def fits_the_speaker(sound):
    """Whether a small speaker can play it: little below 250 Hz, most of it between 400 Hz and 4 kHz."""
    return ears.share_between(sound, 0, 250) < 0.05 and ears.share_between(sound, 400, 4000) > 0.6


def balanced(sounds):
    """Whether all sounds are equally loud to a listener, within 4 dB."""
    levels = [ears.loudness(sound) for sound in sounds]
    return max(levels) - min(levels) < 4


def test_every_cue_has_a_score():
    assert set(CUES) <= set(SCORES)


@pytest.mark.parametrize("cue", sorted(SCORES))
class TestEveryScore:
    def test_it_is_in_order_and_within_range(self, cue, pcm):
        times = [at for at, _, _ in SCORES[cue]]
        assert times == sorted(times)
        assert times[0] == 0
        for at, name, gain in SCORES[cue]:
            assert isinstance(at, int) and isinstance(gain, int)
            assert 0 < gain <= GAIN_FULL
            assert name in pcm

    def test_no_more_voices_than_the_mixer_has(self, cue, pcm):
        assert 1 <= render.voices(SCORES[cue], pcm) <= VOICES

    def test_it_does_not_clip(self, cue, played):
        assert not clips(played[cue])

    def test_it_does_not_click(self, cue, played):
        assert not clicks(played[cue])

    def test_it_does_not_lean(self, cue, played):
        assert not leans(played[cue])

    def test_it_fits_the_speaker(self, cue, played):
        assert fits_the_speaker(played[cue])

    def test_it_is_heard_at_once(self, cue, played):
        loud = ears.envelope(played[cue], 0.001) > 0.01 * ears.peak(played[cue])
        assert np.argmax(loud) < 0.010 * ears.RATE


def test_every_sample_begins_and_ends_in_silence(samples):
    assert {name for name, sound in samples.items() if clicks(sound) or clips(sound) or leans(sound)} == set()


def test_every_sample_is_used(samples):
    scores = (*SCORES.values(), *EVENING.values())
    assert {name for score in scores for _, name, _ in score} == set(samples)


def test_cues_are_equally_loud(played):
    assert balanced([played[cue] for cue in CUES])


def test_clipping_is_caught(played):
    assert clips(2.5 * played["whistle"])
    assert clips(np.clip(played["whistle"], -0.4, 0.4))


def test_clicks_are_caught(played):
    sound = played["whistle"]
    middle = np.flatnonzero(np.abs(sound) > 0.05)
    assert clicks(sound[middle[0] :])
    assert clicks(sound[: middle[len(middle) // 2] + 1])


def test_an_offset_is_caught(played):
    assert leans(played["bell"] + 0.01)


def test_a_rumble_is_caught(played):
    time = np.arange(len(played["clatter"])) / ears.RATE
    assert not fits_the_speaker(played["clatter"] + 0.1 * np.sin(2 * np.pi * 90 * time))


def test_a_cue_that_shouts_is_caught(played):
    assert not balanced([played[cue] * (2 if cue == "warning" else 1) for cue in CUES])


def softer(evening, sound):
    """Whether a score of the quiet profile is at least 3 dB softer than the normal one."""
    return ears.loudness(evening) < ears.loudness(sound) - 3


@pytest.mark.parametrize("cue", sorted(SCORES))
class TestEveryEvening:
    """The quiet profile has a softer score for everything, and its whistles are far away."""

    def test_it_is_in_order_and_within_range(self, cue, pcm):
        times = [at for at, _, _ in EVENING[cue]]
        assert times == sorted(times)
        assert times[0] == 0
        assert all(0 < gain <= GAIN_FULL and name in pcm for _, name, gain in EVENING[cue])
        assert render.voices(EVENING[cue], pcm) <= VOICES

    def test_it_is_softer_and_neither_clicks_nor_leans(self, cue, played, evening):
        assert softer(evening[cue], played[cue])
        assert not clicks(evening[cue])
        assert not leans(evening[cue])

    def test_no_whistle_is_blown_nearby(self, cue):
        assert not {"whistle", "toot", "guard"} & {name for _, name, _ in EVENING[cue]}


def test_an_evening_as_loud_as_the_day_is_caught(played):
    assert not any(softer(sound, sound) for sound in played.values())


def test_priorities_and_groups_are_of_scores():
    assert set(PRIORITIES) | set(GROUPS) <= set(SCORES)
