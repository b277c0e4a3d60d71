"""The host's rendering of a score equals what the hub's mixer plays."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

import numpy as np
import pytest
from tools.sound_lab import render
from tools.sound_lab.samples import Pcm
from tools.sound_lab.waves import Signal

from roundhouse_hub.sound.library import Library
from roundhouse_hub.sound.player import Player
from roundhouse_hub.sound.scores import SCORES


class Tape:
    """An amplifier with unlimited room that keeps what it gets."""

    def __init__(self) -> None:
        self.frames = array("h")

    def room(self) -> int:
        return 4096 if len(self.frames) < 1 << 20 else 0

    def write(self, buffer: array[int], frames: int) -> None:
        self.frames.extend(buffer[:frames])


def hub_plays(*cues: str) -> Signal:
    """What the hub's amplifier gets for cues, begun together at full volume, from its first frame on."""
    tape = Tape()
    player = Player(tape, Library(), SCORES)
    player.set_volume(10)
    for cue in cues:
        player.cue(cue)
    while player.step() is not None:  # a few blocks at a time
        pass
    assert player.missing == []
    return np.array(tape.frames) / 32_768


def test_a_mix_adds_samples_where_the_score_puts_them() -> None:
    ones = {"one": np.full(10, 16_384, dtype=np.int16)}
    mixed = render.mix([(0, "one", 256), (1, "one", 128)], ones)
    assert len(mixed) == 26  # the second begins after 16 frames
    assert list(mixed[[0, 9, 10, 15, 16, 25]]) == [0.5, 0.5, 0.0, 0.0, 0.25, 0.25]


def test_an_unknown_sample_is_refused() -> None:
    with pytest.raises(KeyError, match="kazoo"):
        render.mix([(0, "kazoo", 256)], {})


def test_voices_are_counted_where_most_sound_at_once() -> None:
    ones = {"one": np.ones(100, dtype=np.int16)}
    assert render.voices([(0, "one", 256), (2, "one", 256), (3, "one", 1), (9, "one", 1)], ones) == 3
    assert render.voices([], ones) == 0


@pytest.mark.parametrize("cue", sorted(SCORES))
def test_the_hub_plays_what_was_rendered(cue: str, played: Mapping[str, Signal]) -> None:
    heard = hub_plays(cue)
    wanted = np.zeros(len(heard))
    wanted[: len(played[cue])] = played[cue]
    assert np.max(np.abs(heard - wanted)) < 8 / 32_768


def test_a_hub_that_loses_a_voice_would_be_noticed(pcm: Mapping[str, Pcm]) -> None:
    heard = hub_plays("bell")
    lost = render.mix(SCORES["bell"][:2] + SCORES["bell"][3:], pcm)
    assert np.max(np.abs(heard[: len(lost)] - lost)) > 0.1
