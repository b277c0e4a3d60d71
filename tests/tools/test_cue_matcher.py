"""The report on a recording, for recordings made by hand."""

from __future__ import annotations

from array import array

import pytest
from tools.pico.cue_matcher import DRY, NotAsRenderedError, follow, render_cues

from roundhouse_hub.lamps.scene import BELL, REFUSED
from roundhouse_hub.sound.mixer import BLOCK

VOLUME = 5
BEFORE = 100  # samples of silence
BLOCKS = 60  # of the bell, which sounds for longer; the refusal is over by then


def recording(name: str) -> array[int]:
    """Silence, and then a cue."""
    return array("h", bytes(2 * BEFORE)) + render_cues([name], VOLUME, BLOCKS)


def first_audible_sample(name: str) -> int:
    """The sample at which it begins to be heard at all."""
    return next(at for at, sample in enumerate(recording(name)) if sample)


def test_each_cue_is_found_where_it_begins() -> None:
    twice = recording(REFUSED) + recording(REFUSED)
    assert follow(twice, [REFUSED, REFUSED], VOLUME) == [BEFORE, len(twice) // 2 + BEFORE]


def test_a_cue_too_few_or_too_many_or_another_is_reported() -> None:
    heard = recording(REFUSED)
    for expected, fault in (
        ([], r"next cue begin there \(silence\); heard before: nothing"),
        ([BELL], r"next cue begin there \(bell\); heard before: nothing"),
        ([REFUSED, REFUSED], "never heard: refused; heard before: refused at"),
        ([BELL, REFUSED], r"next cue begin there \(bell, refused\); heard before: nothing"),
    ):
        with pytest.raises(NotAsRenderedError, match=fault):
            follow(heard, expected, VOLUME)


def test_a_recording_may_end_in_the_middle_of_a_sound_but_no_cue_may_be_missing_there() -> None:
    cut = recording(BELL)[: -BLOCK // 3]
    assert cut[-1] != 0
    assert follow(cut, [BELL], VOLUME) == [BEFORE]
    with pytest.raises(NotAsRenderedError, match="never heard: bell; heard before: bell at"):
        follow(cut, [BELL, BELL], VOLUME)


def test_a_sound_that_breaks_off_is_reported() -> None:
    heard = recording(BELL)
    heard[BEFORE + 20 * BLOCK :] = array("h", bytes(2 * 40 * BLOCK))
    with pytest.raises(NotAsRenderedError, match="the sound is not as rendered"):
        follow(heard, [BELL], VOLUME)


def test_a_gap_is_reported_or_counted() -> None:
    whole = recording(BELL)
    at = first_audible_sample(BELL) + 10 * BLOCK
    heard = whole[:at] + array("h", bytes(2 * DRY)) + whole[at:]
    with pytest.raises(NotAsRenderedError, match="not as rendered, nor does the next cue begin there"):
        follow(heard, [BELL], VOLUME)
    gaps: list[int] = []
    assert follow(heard, [BELL], VOLUME, gaps) == [BEFORE]
    assert len(gaps) == 1 and at - DRY < gaps[0] <= at


def test_a_sample_that_is_off_by_more_than_rounding_is_reported() -> None:
    heard = recording(BELL)
    heard[BEFORE + 20 * BLOCK + 7] += 3
    with pytest.raises(NotAsRenderedError, match="not as rendered, nor does the next cue begin there"):
        follow(heard, [BELL], VOLUME)
