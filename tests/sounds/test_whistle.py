"""The whistle is a steady chord of five pipes; whistles that are none are told apart from it."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from tests.sounds import sound_measurements as measure
from tools.sound_lab import whistle
from tools.sound_lab.samples import finished
from tools.sound_lab.waves import Signal

from roundhouse_hub.sound.mixer import RATE

G_SIXTH = (392.00, 493.88, 587.33, 659.26, 783.99)  # G4 B4 D5 E5 G5
SUSTAINED = (0.40, 0.95)  # (start, seconds) of the long whistle, between the climb and the sag


def steady_pipes(sound: Signal) -> int:
    """How many notes of the chord are present, in tune within 8 cents and never moving by more than 6."""
    heard = [hertz for hertz, _ in measure.peaks(sound, *SUSTAINED)]
    steady = 0
    for note in G_SIXTH:
        pitches = [measure.pitch_near(sound, note, start, 0.25) for start in np.arange(0.40, 1.11, 0.10)]
        moves = measure.cents(max(pitches), min(pitches))
        in_tune = any(abs(measure.cents(hertz, note)) < 8 for hertz in heard)
        steady += in_tune and moves < 6
    return steady


def made(**changes: Any) -> Signal:
    """A long whistle with some of its parameters changed."""
    return finished(whistle.whistle(**changes), 0.5, 0.0, 0.12) / 32_768


def test_five_pipes_stand_steady_in_a_g_sixth(samples: Mapping[str, Signal]) -> None:
    assert steady_pipes(samples["whistle"]) == 5


def test_wandering_pipes_are_caught(samples: Mapping[str, Signal]) -> None:
    sound = samples["whistle"]
    time = np.arange(len(sound)) / RATE
    wandering = np.interp(time + 0.004 * np.sin(2 * np.pi * 1.7 * time), time, sound)
    assert steady_pipes(wandering) < 3


def test_a_lonely_pipe_is_caught() -> None:
    assert steady_pipes(made(chord=whistle.CHORD[2:3])) == 1


def test_a_chord_out_of_tune_is_caught() -> None:
    sharp = tuple(pipe._replace(hertz=pipe.hertz * 1.012) for pipe in whistle.CHORD)
    assert steady_pipes(made(chord=sharp)) == 0


@pytest.mark.parametrize("note", G_SIXTH)
def test_a_toot_is_the_same_whistle(samples: Mapping[str, Signal], note: float) -> None:
    assert abs(measure.cents(measure.pitch_near(samples["toot"], note, 0.14, 0.13), note)) < 25
