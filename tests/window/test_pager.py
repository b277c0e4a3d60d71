"""The leaves of a list: what stands on each, and the buttons that turn them."""

import pytest

from roundhouse.window.appearance import Look
from roundhouse.window.controls.pager import Leaves


@pytest.mark.parametrize("text", [1.0, 1.4])
@pytest.mark.parametrize("width", [300, 500, 1000])
def test_the_buttons_stand_side_by_side_at_the_right_end(width, text):
    leaves = Leaves()
    assert leaves.of("abcde", 2) == "ab"
    before, where, after = (control.place for control in leaves.buttons(Look((1280, 800), text), (100, 700, width, 58)))
    assert after[0] + after[2] == 100 + width
    assert before[0] >= 100
    assert where[0] - (before[0] + before[2]) == after[0] - (where[0] + where[2]) == 8
    assert where[2] <= 2 * before[2]


def test_there_are_no_buttons_while_all_is_in_sight():
    leaves = Leaves()
    assert leaves.of("ab", 2) == "ab"
    assert leaves.buttons(Look((1280, 800)), (0, 0, 500, 58)) == ()
