"""A disk that takes nothing anymore: a sentence on the screen, and the table as it was once there is room again."""

import pytest
from tests.window.screens.app_driver import AppDriver
from tests.window.screens.real_tiles.called_driver import CalledByTouch, say_match
from tests.window.screens.real_tiles.slots_driver import PressedByTouch, press_match
from tests.window.screens.setup.setup_driver import AtApplication, play_by_touch, set_table

from roundhouse.presenters.pages.questions import ErrorPage
from roundhouse.window.screens.pages.list_screen import shows
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen
from roundhouse.window.screens.real_tiles.slots_screen import SlotsScreen
from roundhouse.window.screens.setup.start import StartScreen
from roundhouse.window.screens.table.dealt_screen import DealtScreen


def play(app: AppDriver) -> None:
    """Do all that is due at the table, by touch, until a round is over."""
    screen = app.screen
    if isinstance(screen, CalledScreen):
        say_match(CalledByTouch(screen.presenter.session.referee.game, AtApplication(app)), 3, 1)
    elif isinstance(screen, SlotsScreen):
        press_match(PressedByTouch(screen.presenter.session.referee.game, fingers=AtApplication(app)), 5, 1)
    else:
        play_by_touch(app)


@pytest.mark.parametrize(("mode", "screen"), [("dealt", DealtScreen), ("called", CalledScreen), ("slots", SlotsScreen)])
def test_a_full_disk_is_reported_and_nothing_of_the_table_is_lost(app: AppDriver, mode: str, screen: type) -> None:
    assert set_table(app, "mexican-train", mode)
    app.touch("deal")
    assert isinstance(app.screen, screen)
    kept = app.services.unfinished_tables()[0].calls
    app.services._journal._database.execute("PRAGMA query_only = ON")
    with pytest.raises(AssertionError):
        play(app)
    assert shows(app.screen, ErrorPage)
    assert "nothing can be written there" in app.said()
    assert app.services.unfinished_tables()[0].calls == kept
    app.services._journal._database.execute("PRAGMA query_only = OFF")
    app.touch("back")
    assert isinstance(app.screen, StartScreen)
    app.touch("waiting")
    app.touch("saved:1")
    assert isinstance(app.screen, screen)
