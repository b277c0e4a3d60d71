"""A disk that takes nothing any more: a sentence on the screen, and the table as it was once there is room again."""

from __future__ import annotations

import pytest
from tests.window.screens.app_driver import Evening
from tests.window.screens.called_driver import CalledByTouch, say_match
from tests.window.screens.setup_driver import AtApplication, play_by_touch, set_table
from tests.window.screens.slots_driver import PressedByTouch, press_match

from roundhouse.window.screens.called import CalledScreen
from roundhouse.window.screens.dealt import Dealt
from roundhouse.window.screens.error_screen import Sorry
from roundhouse.window.screens.slots import SlotsScreen
from roundhouse.window.screens.start import Start


def play(somebody: Evening) -> None:
    """Whatever is to be done at the table, by touch, until a round is over."""
    screen = somebody.screen
    if isinstance(screen, CalledScreen):
        say_match(CalledByTouch(screen.presenter.session.referee.game, AtApplication(somebody)), 3, 1)
    elif isinstance(screen, SlotsScreen):
        press_match(PressedByTouch(screen.presenter.session.referee.game, fingers=AtApplication(somebody)), 5, 1)
    else:
        play_by_touch(somebody)


@pytest.mark.parametrize(("way", "screen"), [("dealt", Dealt), ("called", CalledScreen), ("slots", SlotsScreen)])
def test_a_full_disk_is_said_and_nothing_of_the_table_is_lost(somebody: Evening, way: str, screen: type) -> None:
    assert set_table(somebody, "mexican-train", way)
    somebody.touch("deal")
    assert isinstance(somebody.screen, screen)
    kept = somebody.house.waiting()[0].calls
    somebody.house._journal._database.execute("PRAGMA query_only = ON")
    with pytest.raises(AssertionError):
        play(somebody)
    assert isinstance(somebody.screen, Sorry)
    assert "nothing can be written there" in somebody.said()
    assert somebody.house.waiting()[0].calls == kept
    somebody.house._journal._database.execute("PRAGMA query_only = OFF")
    somebody.touch("on")
    assert isinstance(somebody.screen, Start)
    somebody.touch("waiting")
    somebody.touch("table:1")
    assert isinstance(somebody.screen, screen)
