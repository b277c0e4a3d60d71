"""Real photos of hands, which may not be published: read where ROUNDHOUSE_PHOTOS names their folder."""

import os
from pathlib import Path

import pytest
from tools.vision.accuracy import VARIABLE, measured, photos, total

FOLDER = os.environ.get(VARIABLE)
SOME = ("blk6_ljp_chain", "blk6_yes_06", "col12_dan_01", "col12_jer_02", "col6_tak_05", "col9_jjm_04", "yel6_rak_02")


@pytest.mark.skipif(not FOLDER, reason=f"{VARIABLE} does not name the folder of the labeled photos")
def test_some_photos_of_each_style_are_read() -> None:
    assert FOLDER
    counts = total(measured(hand) for hand in photos(Path(FOLDER)) if hand.name in SOME)
    assert counts["hands"] == len(SOME)
    assert (counts["silent_wrong"], counts["silent_miss"]) == (0, 0)
    assert counts["right"] >= counts["tiles"] - 1
