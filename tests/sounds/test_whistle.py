"""The whistle sounds like a steam whistle: a steady chord, breath, staggered pipes, a sag and an echo.

Each measurement is also applied to a whistle with exactly that fault, which it has to detect.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from tests.sounds import sound_measurements as measure
from tools.sound_lab import whistle
from tools.sound_lab.samples import finished
from tools.sound_lab.waves import Signal

from roundhouse_hub.sound.mixer import RATE

G_SIXTH = (392.00, 493.88, 587.33, 659.26, 783.99)  # G4 B4 D5 E5 G5
BREATH_BANDS = ((1000, 2000), (2000, 4000), (4000, 8000))
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


def breath(sound: Signal) -> list[float]:
    """The level between the partials in three bands, dB below the strongest partial."""
    return [measure.noise_floor(sound, *SUSTAINED, low, high) for low, high in BREATH_BANDS]


def is_breath(levels: Sequence[float]) -> bool:
    """Whether these levels are breath: well above silence, below the notes, and weaker toward high frequencies."""
    low, middle, high = levels
    return -55 < low < -25 and middle > -58 and high > -66 and low - high > 6


def speaking(sound: Signal) -> list[float]:
    """When each pipe of the chord begins to sound, in ms, from the longest pipe to the shortest."""
    return [1000 * measure.speaks_after(sound, note, until=1.3) for note in G_SIXTH]


def sags(sound: Signal) -> list[float]:
    """How many cents the pitch of the pipes drops while the valve closes."""
    return [
        measure.cents(measure.pitch_near(sound, note, 0.9, 0.25), measure.pitch_near(sound, note, 1.48, 0.16, reach=45))
        for note in G_SIXTH
    ]


def chiff(sound: Signal) -> float:
    """How many times more of the first 40 ms than of the sustained sound lies above 3.5 kHz."""
    start, steady = sound[: int(0.04 * RATE)], sound[int(0.5 * RATE) : int(1.2 * RATE)]
    return measure.share_between(start, 3500, 9000) / measure.share_between(steady, 3500, 9000)


def echo(sound: Signal) -> float:
    """The level after the valve has closed, in dB relative to the sustained sound."""
    strength = measure.envelope(sound, 0.05)
    return measure.decibels(float(strength[int(1.74 * RATE)] / strength[int(0.9 * RATE)]))


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


def test_steam_breathes_between_the_partials(samples: Mapping[str, Signal]) -> None:
    assert is_breath(breath(samples["whistle"]))


def test_a_whistle_without_breath_is_caught() -> None:
    levels = breath(made(breathiness=0.0))
    assert not is_breath(levels)
    assert max(levels) < -75


def test_hiss_that_no_pipe_has_shaped_is_caught() -> None:
    organ = made(breathiness=0.0)
    hiss = 0.02 * np.random.RandomState(5).uniform(-1, 1, len(organ))
    assert not is_breath(breath(organ + hiss))


def test_pipes_speak_one_after_another_the_short_ones_first(samples: Mapping[str, Signal]) -> None:
    times = speaking(samples["whistle"])
    assert 40 < max(times) - min(times) < 160
    assert all(longer >= shorter - 2 for longer, shorter in pairwise(times))


def test_pipes_that_all_speak_at_once_are_caught() -> None:
    together = tuple(pipe._replace(speaks=0.02) for pipe in whistle.CHORD)
    times = speaking(made(chord=together))
    assert max(times) - min(times) < 40


def test_the_pitch_sags_when_the_valve_closes(samples: Mapping[str, Signal]) -> None:
    assert all(25 < fall < 150 for fall in sags(samples["whistle"]))


def test_a_whistle_that_ends_on_pitch_is_caught() -> None:
    assert all(abs(fall) < 15 for fall in sags(made(pull=whistle.LONG._replace(sag=0.0))))


def test_it_begins_with_a_chiff(samples: Mapping[str, Signal]) -> None:
    assert chiff(samples["whistle"]) > 4


def test_a_whistle_without_a_chiff_is_caught(samples: Mapping[str, Signal]) -> None:
    assert chiff(samples["whistle"][int(0.25 * RATE) :]) < 2


def test_the_valley_answers(samples: Mapping[str, Signal]) -> None:
    assert -40 < echo(samples["whistle"]) < -10


def test_a_whistle_without_an_echo_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whistle, "ECHOES", ())
    assert echo(made()) < -60


@pytest.mark.parametrize("note", G_SIXTH)
def test_a_toot_is_the_same_whistle(samples: Mapping[str, Signal], note: float) -> None:
    assert abs(measure.cents(measure.pitch_near(samples["toot"], note, 0.14, 0.13), note)) < 25
