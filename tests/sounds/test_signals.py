"""The shorter sounds say what they should: last domino, arrival, refusal, and steam."""

from collections.abc import Mapping

import numpy as np
import pytest
from tests.sounds import sound_measurements as measure
from tools.sound_lab.waves import Signal

from roundhouse_hub.sound.mixer import RATE


def fades(sound: Signal) -> float:
    """How far a sound has faded at half of its length, in dB below its loudest moment."""
    strength = measure.envelope(sound, 0.02)
    return measure.decibels(float(strength[len(sound) // 2] / strength.max()))


def crest(sound: Signal) -> float:
    """How far the strongest frequency is above the median one, between 400 Hz and 3 kHz; high for a tone."""
    frequencies, amplitudes = measure.spectrum(sound, 0.0, 0.25)
    heard = amplitudes[(frequencies > 400) & (frequencies < 3000)]
    return float(heard.max() / np.median(heard))


def test_the_warning_is_two_knocks_and_two_rising_notes(played: Mapping[str, Signal]) -> None:
    sound = played["warning"]
    assert measure.onsets_ms(sound, rise_db=6) == pytest.approx([0, 130, 300, 450], abs=6)
    first = max(measure.peaks(sound, 0.31, 0.13), key=lambda top: top[1])[0]
    second = max(measure.peaks(sound, 0.60, 0.30), key=lambda top: top[1])[0]
    assert measure.cents(second, first) == pytest.approx(500, abs=12)  # a fourth


def test_the_warning_is_short_and_above_all_the_others(played: Mapping[str, Signal]) -> None:
    assert len(played["warning"]) / RATE < 1.2
    for other in ("whistle", "clatter", "bell", "refused"):
        assert measure.share_between(played[other], 1100, 1650) < 0.5
    assert measure.share_between(played["warning"], 1100, 1650) > 0.6


def test_the_bell_has_a_bells_partials(samples: Mapping[str, Signal]) -> None:
    heard = [hertz / 784.0 for hertz, _ in measure.peaks(samples["bell"], 0.01, 0.35)]
    for times in (0.5, 1.0, 1.19, 1.506, 2.0, 3.011):  # hum, prime, minor third, fifth, nominal
        assert min(abs(measure.cents(ratio, times)) for ratio in heard) < 12


def test_the_bell_is_struck_and_rings_on(samples: Mapping[str, Signal], played: Mapping[str, Signal]) -> None:
    assert np.argmax(np.abs(samples["bell"]) > 0.5 * measure.peak(samples["bell"])) < 0.004 * RATE
    assert -50 < fades(samples["bell"]) < -12
    assert len(measure.onsets_ms(played["bell"], rise_db=4, rest_ms=300)) >= 4


def test_a_refusal_is_short_low_and_steps_down(played: Mapping[str, Signal]) -> None:
    sound = played["refused"]
    assert len(sound) / RATE < 0.6
    assert measure.share_between(sound, 2500, 11_000) < 0.02
    first = measure.pitch_near(sound, 329.6, 0.04, 0.09, reach=45)
    second = measure.pitch_near(sound, 277.2, 0.24, 0.09, reach=45)
    assert measure.cents(first, second) == pytest.approx(300, abs=40)


def test_a_refusal_is_not_nasty(samples: Mapping[str, Signal]) -> None:
    # A buzzer starts hard and stays; this fades in and out.
    assert measure.attack_ms(samples["refused"], 0) > 5
    assert fades(samples["refused"][: int(0.16 * RATE)]) < -1


def test_steam_gets_darker(samples: Mapping[str, Signal]) -> None:
    for name in ("chuff", "sigh"):
        first, second = np.array_split(samples[name], 2)
        assert measure.share_between(first, 1500, 6000) > 1.3 * measure.share_between(second, 1500, 6000)


def test_steam_is_noise_and_the_bell_is_not(samples: Mapping[str, Signal]) -> None:
    assert crest(samples["chuff"]) < 12
    assert crest(samples["sigh"]) < 12
    assert crest(samples["bell"]) > 50
