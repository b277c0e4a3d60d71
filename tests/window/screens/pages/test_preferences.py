"""The settings: each choice says what it changes."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from tests.window.plain_services import PlainServices
from tests.window.screens.real_tiles.real_table_driver import ScreenDriver
from tests.window.text_capture import writing

from roundhouse.hub import ConnectionState
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.pages.preferences import PreferencesPage
from roundhouse.records.preferences import Preferences, SavedChoices
from roundhouse.window.controls import page_painter
from roundhouse.window.display import Display
from roundhouse.window.screens.pages.list_screen import ListScreen

SILENT = "There is no hub, so you will hear nothing."


@pytest.mark.parametrize(
    ("speaker", "hub", "silent"),
    [
        ("hub", None, True),
        ("hub", SimpleNamespace(address="sim://", state=ConnectionState.CONNECTED), True),
        ("hub", SimpleNamespace(address="/dev/ttyACM0", state=ConnectionState.LOST), True),
        ("hub", SimpleNamespace(address="/dev/ttyACM0", state=ConnectionState.CONNECTED), False),
        ("auto", None, False),
        ("computer", None, False),
    ],
)
def test_a_sound_that_nobody_can_hear_is_shown_as_silent(speaker: str, hub: object, silent: bool) -> None:
    services = PlainServices(SavedChoices(preferences=Preferences(speaker=speaker)))
    services.hub = hub  # type: ignore[assignment]
    (shown,) = (
        control
        for control in ListScreen(PreferencesPage(services)).page(Display()).controls
        if control.name == "speaker"
    )
    assert (shown.detail == SILENT) is silent


def test_a_speed_is_written_as_the_language_writes_numbers() -> None:
    services = PlainServices(SavedChoices(preferences=Preferences("de", speed=0.5)))
    page = ListScreen(PreferencesPage(services)).page(Display(texts=Texts("de")))
    assert [control.value for control in page.controls if control.name == "speed"] == ["0,5×"]


@pytest.mark.parametrize(("language", "said"), [("en", "130%"), ("es", "130%"), ("de", "130 %")])
def test_a_text_size_is_written_as_the_language_writes_percentages(language: str, said: str) -> None:
    services = PlainServices(SavedChoices(preferences=Preferences(language, text=1.3)))
    page = ListScreen(PreferencesPage(services)).page(Display(texts=Texts(language)))
    assert [control.value for control in page.controls if control.name == "text"] == [said]


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
