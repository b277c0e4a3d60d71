"""Between the first screen and a table: what is chosen, kept, agreed on, and reported when it fails."""

from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pygame
import pytest
from tests.window.screens.app_driver import AppDriver, app_driver

from roundhouse.presenters.pages.house_rules import RuleGroupPage
from roundhouse.presenters.pages.players import SeatPage
from roundhouse.presenters.pages.questions import ErrorPage
from roundhouse.records.preferences import read_choices
from roundhouse.window.controls.page_input import Stepped
from roundhouse.window.screens.pages.list_screen import shows
from roundhouse.window.screens.table.dealt_screen import DealtScreen


def test_people_sit_down_are_named_and_get_up(app: AppDriver) -> None:
    app.touch("seat:3")
    assert app.control("deal").label == "Deal for 5 players"
    app.touch("seat:3")
    assert shows(app.screen, SeatPage)
    for _ in range(14):
        app.key(pygame.K_BACKSPACE)
    app.write("ann")
    app.touch("key:E")
    app.touch("kind:regular")
    app.touch("back")
    sits = next(place for place in app.services.choices.table.places if place.slot == 3)
    assert (sits.name, sits.player) == ("anne", "regular")
    app.touch("seat:3")
    for _ in range(4):
        app.touch("key:erase")
    app.touch("key:space")
    app.touch("back")
    assert app.control("seat:3").label == "anne", "nobody is without a name"
    app.touch("seat:3")
    app.touch("remove-player")
    assert app.control("deal").label == "Deal for 4 players"


def test_the_time_to_announce_a_last_tile_is_agreed_on_below_the_rule_that_asks_for_it(app: AppDriver) -> None:
    app.touch("rules")
    app.touch("group:going-out")
    assert app.page.control("announce-time") is None
    app.touch("mexican-train:option:missed_call")
    asked, tiles, points = (f"mexican-train:option:missed_call{price}" for price in ("", "_tiles", "_points"))
    assert [each.name for each in app.page.controls][:4] == [asked, tiles, points, "announce-time"]
    assert app.control("announce-time").value == "5 seconds"
    assert shows(app.screen, RuleGroupPage)
    app.screen.handle(Stepped("announce-time", 1))
    app.frame()
    assert app.control("announce-time").value == "10 seconds"
    app.touch("back")
    app.touch("back")
    app.touch("deal")
    assert isinstance(app.screen, DealtScreen)
    assert app.screen.presenter.session.agreement.announce_time == 10
    (kept,) = app.services.unfinished_tables()
    assert kept.setup.announce_time == read_choices(app.services.folder).table.announce_time == 10
    app.key(pygame.K_ESCAPE)
    app.touch("quit")
    app.touch("waiting")
    app.touch("saved:1")
    assert isinstance(app.screen, DealtScreen)
    assert app.screen.presenter.session.agreement.announce_time == 10
    app.key(pygame.K_ESCAPE)
    app.touch("quit")
    app.touch("rules")
    app.touch("usual")
    assert app.services.choices.table.announce_time == 5


def test_settings_hold_at_once_at_the_table_and_on_the_first_screen(app: AppDriver) -> None:
    app.touch("deal")
    app.wait(2000)
    app.touch("menu")
    app.touch("preferences")
    app.touch("muted")
    app.touch("pager:next")
    app.touch("less_motion")
    app.touch("back")
    app.touch("back")
    screen = app.screen
    assert isinstance(screen, DealtScreen)
    assert screen.arrangement is not None
    view = screen.arrangement.view
    assert (view.less_motion, view.scene.volume) == (True, 0)
    app.key(pygame.K_F8)
    assert not app.services.choices.preferences.muted, "what is made louder at the table is remembered"
    app.key(pygame.K_F11)
    assert app.services.choices.preferences.full_screen
    assert app.application.window.full_screen


@pytest.mark.parametrize("chosen_there", [False, True])
def test_a_table_that_is_mute_by_the_settings_sounds_as_loud_as_was_chosen_there(
    app: AppDriver, chosen_there: bool
) -> None:
    if chosen_there:
        app.touch("deal")
    preferences = app.services.choices.preferences
    app.services.choices = replace(app.services.choices, preferences=replace(preferences, volume=3, muted=True))
    if not chosen_there:
        app.touch("deal")
    app.wait(2000)
    app.key(pygame.K_F8)
    app.frame()
    screen = app.screen
    assert isinstance(screen, DealtScreen)
    assert screen.presenter.session.output.volume == 3
    preferences = app.services.choices.preferences
    assert (preferences.volume, preferences.muted) == (3, False)


def test_a_failing_port_watcher_is_reported_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with app_driver(tmp_path, monkeypatch) as app:
        app.touch("deal")
        app.wait(5000)
        calls = app.services.unfinished_tables()[0].calls
        monkeypatch.setattr(app.services._hub, "_hub_watcher", Mock(news=Mock(side_effect=OSError("no list of ports"))))
        app.frame()
        assert shows(app.screen, ErrorPage)
        assert "roundhouse.log" in app.said()
        assert not app.services.is_searching
        app.touch("back")
        app.touch("waiting")
        app.touch("saved:1")
        assert isinstance(app.screen, DealtScreen)
        assert app.services.unfinished_tables()[0].calls >= calls > 2


def test_what_was_chosen_is_there_again_when_the_window_was_just_closed(app: AppDriver) -> None:
    app.touch("games")
    app.touch("game:station")
    app.touch("mode:called")
    app.frame(pygame.Event(pygame.QUIT))
    assert app.application.screens == []
    kept = read_choices(app.services.folder).table
    assert (kept.game, kept.mode) == ("station", "called")
