"""Loudness is measured as broadcasters do."""

import numpy as np
import pytest
from tools.sound_lab import loudness
from tools.sound_lab.waves import Signal

RATE = 16_000


def sine(hertz: float, seconds: float, peak: float = 1.0) -> Signal:
    return peak * np.sin(2 * np.pi * hertz * np.arange(int(seconds * RATE)) / RATE)


@pytest.mark.parametrize(("peak", "lufs"), [(1.0, -3.01), (0.1, -23.01)])
def test_a_sine_is_as_loud_as_the_standard_says(peak: float, lufs: float) -> None:
    assert loudness.integrated(sine(997, 3, peak), RATE) == pytest.approx(lufs, abs=0.05)
    assert loudness.loudest_moment(sine(997, 3, peak), RATE) == pytest.approx(lufs, abs=0.05)


def test_the_ear_hears_lows_less_and_highs_more() -> None:
    level = {hertz: loudness.integrated(sine(hertz, 2), RATE) for hertz in (40, 997, 4000)}
    assert level[40] < level[997] - 5
    assert level[4000] == pytest.approx(level[997] + 3.3, abs=0.3)


def test_pauses_and_whispers_do_not_count() -> None:
    loud = sine(997, 3)
    assert loudness.integrated(np.concatenate((loud, 0.01 * loud, 0 * loud)), RATE) > -3.6


def test_silence_is_the_floor() -> None:
    assert loudness.integrated(np.zeros(RATE), RATE) == loudness.FLOOR
    assert loudness.loudest_moment(np.zeros(10), RATE) == loudness.FLOOR
