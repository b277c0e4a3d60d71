"""The whistle is a steady chord of five pipes; whistles that are none are told apart from it."""

from collections.abc import Mapping

import numpy as np
import pytest
from tests.sounds import sound_measurements as measure
from tools.sound_lab.waves import Signal

G_SIXTH = (392.00, 493.88, 587.33, 659.26, 783.99)  # G4 B4 D5 E5 G5
SUSTAINED = (0.40, 0.95)  # (start, seconds) of the long whistle, between the climb and the sag


def steady_pipes(sound: Signal) -> int:
    """The number of notes of the chord that are present, in tune within 8 cents and never moving by more than 6."""
    heard = [hertz for hertz, _ in measure.peaks(sound, *SUSTAINED)]
    steady = 0
    for note in G_SIXTH:
        pitches = [measure.pitch_near(sound, note, start, 0.25) for start in np.arange(0.40, 1.11, 0.10)]
        moves = measure.cents(max(pitches), min(pitches))
        in_tune = any(abs(measure.cents(hertz, note)) < 8 for hertz in heard)
        steady += in_tune and moves < 6
    return steady


def test_five_pipes_stand_steady_in_a_g_sixth(samples: Mapping[str, Signal]) -> None:
    assert steady_pipes(samples["whistle"]) == 5


@pytest.mark.parametrize("note", G_SIXTH)
def test_a_toot_is_the_same_whistle(samples: Mapping[str, Signal], note: float) -> None:
    assert abs(measure.cents(measure.pitch_near(samples["toot"], note, 0.14, 0.13), note)) < 25
