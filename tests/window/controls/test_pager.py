"""A list on several pages: what stands on each, and the buttons that turn them."""

import pytest

from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import DisplaySettings


@pytest.mark.parametrize("text", [1.0, 1.4])
@pytest.mark.parametrize("width", [300, 500, 1000])
def test_the_buttons_stand_side_by_side_at_the_right_end(width: int, text: float) -> None:
    pager: Pager[str] = Pager()
    assert pager.visible("abcde", 2) == "ab"
    before, where, after = (
        control.rect for control in pager.buttons(DisplaySettings((1280, 800), text), (100, 700, width, 58))
    )
    assert after[0] + after[2] == 100 + width
    assert before[0] >= 100
    assert where[0] - (before[0] + before[2]) == after[0] - (where[0] + where[2]) == 8
    assert where[2] <= 2 * before[2]


def test_there_are_no_buttons_while_all_is_in_sight() -> None:
    pager: Pager[str] = Pager()
    assert pager.visible("ab", 2) == "ab"
    assert pager.buttons(DisplaySettings((1280, 800)), (0, 0, 500, 58)) == ()
