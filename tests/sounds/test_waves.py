"""The signal tools that the recipes are made of do what their names say."""

import doctest
from typing import Any

import numpy as np
import pytest
from tests.sounds import sound_measurements as measure
from tools.sound_lab import waves

from roundhouse_hub.sound.mixer import RATE


def test_the_examples_in_the_workbench_hold() -> None:
    assert doctest.testmod(waves) == (0, 1)


def test_the_same_seed_is_the_same_breath() -> None:
    assert np.array_equal(waves.breath(0.1, 3), waves.breath(0.1, 3))
    assert not np.array_equal(waves.breath(0.1, 3), waves.breath(0.1, 4))


HALF = waves.RATE // RATE  # of the workbench's frames every second one is used


def test_a_tone_has_its_pitch_and_follows_a_curve() -> None:
    assert measure.pitch_near(waves.tone(440.0, 0.5)[::HALF], 440, 0.0, 0.5) == pytest.approx(440, abs=0.05)
    rising = waves.tone(waves.curve(1.0, ((0.0, 400.0), (1.0, 800.0))), 1.0)[::HALF]
    assert measure.pitch_near(rising, 600, 0.48, 0.04, reach=80) == pytest.approx(600, abs=5)


def test_a_mode_falls_by_60_db_in_its_time() -> None:
    strength = measure.envelope(waves.ring([(1000.0, 1.0, 0.5)], 0.6), 0.01)
    fallen = measure.decibels(strength[int(0.5 * waves.RATE)] / strength[0])
    assert fallen == pytest.approx(-60, abs=0.5)


def test_a_blow_rises_and_falls_in_its_times() -> None:
    blow = waves.strike(0.1, fall=0.05, rise=0.001)
    assert blow[0] == 0
    assert 0 < np.argmax(blow) / waves.RATE <= 0.0011
    assert blow[int(0.05 * waves.RATE)] == pytest.approx(0.001, rel=0.05)


@pytest.mark.parametrize(
    ("response", "hertz", "level"),
    [
        (waves.low_pass(1000.0), 1000, -3),
        (waves.low_pass(1000.0), 4000, -24),
        (waves.high_pass(1000.0), 1000, -3),
        (waves.high_pass(1000.0), 250, -24),
        (waves.band(1000.0, 5.0), 1000, 0),
        (waves.band(1000.0, 5.0), 1105, -3),
    ],
)
def test_a_filter_weakens_a_tone_by_what_it_should(response: Any, hertz: float, level: int) -> None:
    heard = waves.through(waves.tone(float(hertz), 1.0), response)[4000:18_000]
    assert measure.decibels(waves.loudness_of(heard) * np.sqrt(2)) == pytest.approx(level, abs=0.3)


def test_nothing_sounds_before_its_cause() -> None:
    blow = np.zeros(2000)
    blow[1000] = 1.0
    filtered = waves.through(blow, waves.high_pass(220.0), waves.low_pass(3000.0))
    assert measure.peak(filtered[:978]) < 0.002 * measure.peak(filtered)  # up to a millisecond before


def test_add_cuts_off_what_is_beyond_the_end() -> None:
    canvas = np.zeros(100)
    waves.add(canvas, np.ones(50), at=80 / waves.RATE, gain=0.5)
    waves.add(canvas, np.ones(50), at=1.0)
    assert canvas.sum() == 10
    assert canvas[79] == 0


def test_evened_silence_stays_silence() -> None:
    assert waves.loudness_of(waves.evened(waves.breath(0.1, 1))) == pytest.approx(1)
    assert not waves.evened(np.zeros(5)).any()
    assert waves.loudness_of(np.zeros(0)) == 0
