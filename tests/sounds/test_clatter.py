"""The clatter sounds like a train over rail joints: sharp blows in pairs, two pairs a joint, at a steady beat.

Each measurement is also applied to a clatter with exactly that fault, which it has to detect.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from tests.sounds import sound_measurements as measure
from tools.sound_lab import render
from tools.sound_lab.samples import Pcm
from tools.sound_lab.waves import Signal

from roundhouse_hub.sound.mixer import RATE
from roundhouse_hub.sound.scores import SCORES

BLOWS = 4  # wheels over one joint: two trucks with two each
NEAR_MS = 6


def wheels(cue: str) -> tuple[Any, ...]:
    """The blows of a score, without its other sounds."""
    return tuple(note for note in SCORES[cue] if note[1].startswith("joint"))


def murmur_db(sound: Signal) -> float:
    """The level between two joints, in dB below the blows."""
    strength = measure.envelope(sound, 0.03)
    return measure.decibels(float(strength[int(0.60 * RATE)] / strength.max()))


def joints(sound: Signal) -> Signal | None:
    """The onsets of a clatter in ms, one row per joint; None if the blows do not come in fours."""
    onsets = measure.onsets_ms(sound)
    return np.reshape(onsets, (-1, BLOWS)) if onsets and len(onsets) % BLOWS == 0 else None


def in_pairs(sound: Signal) -> bool:
    """Whether the blows come click-clack, click-clack, pause."""
    rows = joints(sound)
    if rows is None:
        return False
    steps = np.diff(rows, axis=1)
    pauses = rows[1:, 0] - rows[:-1, -1]
    wheels, trucks = steps[:, (0, 2)], steps[:, 1]
    return bool(np.ptp(wheels) < NEAR_MS and trucks.min() > wheels.max() + 20 and pauses.min() > trucks.max() + 20)


def beat(sound: Signal) -> Signal:
    """The time from joint to joint, in ms."""
    rows = joints(sound)
    return np.diff(rows[:, 0]) if rows is not None else np.array([])


def regular(sound: Signal) -> bool:
    """Whether the joints keep time within one percent."""
    steps = beat(sound)
    return len(steps) >= 2 and float(np.ptp(steps)) < 0.01 * float(np.mean(steps))


def attacks(sound: Signal) -> list[float]:
    """The rise time of each blow, in ms."""
    return [measure.attack_ms(sound, onset) for onset in measure.onsets_ms(sound)]


def center(sound: Signal) -> float:
    """The centroid of a sound's spectrum in hertz: how bright it is."""
    power = np.abs(np.fft.rfft(sound)) ** 2
    return float(np.sum(power * np.fft.rfftfreq(len(sound), 1 / RATE)) / power.sum())


def test_blows_are_heard_when_the_score_strikes_them(played: Mapping[str, Signal]) -> None:
    struck = [at for at, _, _ in wheels("clatter")]
    heard = measure.onsets_ms(played["clatter"])
    assert len(heard) == len(struck)
    assert max(abs(a - b) for a, b in zip(heard, struck, strict=True)) < 3


def test_wheels_come_in_pairs(played: Mapping[str, Signal]) -> None:
    assert in_pairs(played["clatter"])


def test_the_figures_are_those_of_a_train_at_forty_miles_an_hour(played: Mapping[str, Signal]) -> None:
    rows = joints(played["clatter"])
    assert rows is not None
    assert rows[:, 1] - rows[:, 0] == pytest.approx(130, abs=NEAR_MS)
    assert beat(played["clatter"]) == pytest.approx(660, abs=NEAR_MS)


def test_joints_keep_time(played: Mapping[str, Signal]) -> None:
    assert regular(played["clatter"])


def test_the_clatter_lasts_about_two_seconds(played: Mapping[str, Signal]) -> None:
    assert 1.6 < len(played["clatter"]) / RATE < 3.0


def test_an_irregular_beat_is_caught(pcm: Mapping[str, Pcm]) -> None:
    late = range(4, 8)  # the second joint
    limping = [(at + 25 * (k in late), name, gain) for k, (at, name, gain) in enumerate(wheels("clatter"))]
    sound = render.mix(limping, pcm)
    assert in_pairs(sound)
    assert not regular(sound)


def test_a_lost_wheel_is_caught(pcm: Mapping[str, Pcm]) -> None:
    assert not in_pairs(render.mix(wheels("clatter")[:5] + wheels("clatter")[6:], pcm))


def test_evenly_spaced_blows_are_caught(pcm: Mapping[str, Pcm]) -> None:
    even = [(165 * k, name, gain) for k, (_, name, gain) in enumerate(wheels("clatter"))]
    assert not in_pairs(render.mix(even, pcm))


def test_every_blow_is_sharp(pcm: Mapping[str, Pcm]) -> None:
    assert all(0.1 < attack < 4 for attack in attacks(render.mix(wheels("clatter"), pcm)))


def test_soft_blows_are_caught(pcm: Mapping[str, Pcm]) -> None:
    soft = {}
    for name in ("joint_a", "joint_b"):
        ramp = np.minimum(np.arange(len(pcm[name])) / (0.03 * RATE), 1.0) ** 2
        soft[name] = (pcm[name] * ramp).astype(np.int16)
    assert all(attack > 4 for attack in attacks(render.mix(wheels("clatter"), soft)))


def test_blows_die_before_the_next(samples: Mapping[str, Signal]) -> None:
    for name in ("joint_a", "joint_b"):
        strength = measure.envelope(samples[name], 0.005)
        assert measure.decibels(strength[int(0.12 * RATE)] / strength.max()) < -25


def test_the_click_is_lighter_and_higher_than_the_clack(samples: Mapping[str, Signal]) -> None:
    assert center(samples["joint_a"]) > 1.2 * center(samples["joint_b"])


def test_a_starting_train_quickens_and_a_stopping_one_slows(pcm: Mapping[str, Pcm]) -> None:
    starting = beat(render.mix(wheels("starting"), pcm))
    stopping = beat(render.mix(wheels("stopping"), pcm))
    assert len(starting) >= 3 and np.all(np.diff(starting) < NEAR_MS) and starting[0] > 1.5 * starting[-1]
    assert len(stopping) >= 3 and np.all(np.diff(stopping) > -NEAR_MS) and stopping[-1] > 1.5 * stopping[0]


def test_wheels_murmur_between_the_joints_well_below_the_blows(played: Mapping[str, Signal]) -> None:
    assert -36 < murmur_db(played["clatter"]) < -14


def test_a_clatter_without_wheels_on_the_rails_is_caught(pcm: Mapping[str, Pcm]) -> None:
    assert murmur_db(render.mix(wheels("clatter"), pcm)) < -50
