"""The committed samples and their scores, in the form that the tests measure."""

from collections.abc import Mapping

import pytest
from tools.sound_lab import files, render
from tools.sound_lab.samples import Pcm
from tools.sound_lab.waves import Signal

from roundhouse_hub.sound.scores import EVENING, SCORES


@pytest.fixture(scope="session")
def pcm() -> dict[str, Pcm]:
    """Every committed sample, in 16-bit frames."""
    return files.read_all()


@pytest.fixture(scope="session")
def samples(pcm: Mapping[str, Pcm]) -> dict[str, Signal]:
    """Every committed sample, 1 being full scale."""
    return {name: frames / 32_768 for name, frames in pcm.items()}


@pytest.fixture(scope="session")
def played(pcm: Mapping[str, Pcm]) -> dict[str, Signal]:
    """Every score as it plays at full volume, 1 being full scale."""
    return {cue: render.mix(score, pcm) for cue, score in SCORES.items()}


@pytest.fixture(scope="session")
def evening(pcm: Mapping[str, Pcm]) -> dict[str, Signal]:
    """Every score of the quiet profile, before its volume limit."""
    return {cue: render.mix(score, pcm) for cue, score in EVENING.items()}
