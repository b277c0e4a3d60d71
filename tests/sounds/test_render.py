"""The host's rendering of a score equals what the hub's mixer plays."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

import numpy as np
import pytest
from tools.sound_lab.waves import Signal

from roundhouse_hub.sound.library import Library
from roundhouse_hub.sound.player import CuePlayer
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
    """The samples that the hub's amplifier gets for cues, begun together at full volume, from its first frame on."""
    tape = Tape()
    player = CuePlayer(tape, Library(), SCORES)
    player.set_volume(10)
    for cue in cues:
        player.cue(cue)
    while player.step() is not None:  # a few blocks at a time
        pass
    assert player.missing == []
    return np.array(tape.frames) / 32_768


@pytest.mark.parametrize("cue", sorted(SCORES))
def test_the_hub_plays_what_was_rendered(cue: str, played: Mapping[str, Signal]) -> None:
    heard = hub_plays(cue)
    wanted = np.zeros(len(heard))
    wanted[: len(played[cue])] = played[cue]
    assert np.max(np.abs(heard - wanted)) < 8 / 32_768
