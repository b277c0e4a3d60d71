"""The settings: each choice says what it changes."""

from __future__ import annotations

from tests.window.plain_services import PlainServices
from tests.window.screens.real_tiles.real_table_driver import ScreenDriver
from tests.window.text_capture import writing

from roundhouse.presenters.pages.preferences import PreferencesPage
from roundhouse.records.preferences import Preferences, SavedChoices
from roundhouse.window.controls import page_painter
from roundhouse.window.screens.pages.list_screen import ListScreen


def test_the_volume_follows_the_sign_that_is_touched() -> None:
    services = PlainServices(SavedChoices(preferences=Preferences(volume=5)))
    screen = ListScreen(PreferencesPage(services))
    driver = ScreenDriver(screen)
    control = screen.page(driver.display).control("volume")
    assert control is not None
    with writing(page_painter) as lines:
        page_painter.paint_control(driver.surface, control, driver.display.scale)
    signs = {line.text: line.ink.center for line in lines}
    volumes = []
    for sign in ("−", "−", "+", "5"):
        driver.touch(signs[sign])
        volumes.append(services.choices.preferences.volume)
    assert volumes == [4, 3, 4, 4]
