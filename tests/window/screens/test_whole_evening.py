"""From the first screen to a table and back, by touch alone and by keys alone."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path
from unittest.mock import Mock

import pygame
import pytest
from tests.window.screens.app_driver import Evening, evening
from tests.window.screens.pages import PlainHouse, kept_tables

from roundhouse.records.preferences import Choices, read_choices
from roundhouse.window.appearance import Look
from roundhouse.window.screens.dealt import Dealt
from roundhouse.window.screens.error_screen import Sorry
from roundhouse.window.screens.pause import Pause
from roundhouse.window.screens.routes import at_table
from roundhouse.window.screens.saved_tables import Waiting
from roundhouse.window.screens.seat import SeatPage
from roundhouse.window.screens.start import Start


def test_a_table_is_dealt_left_and_gone_on_with_by_touch(somebody: Evening) -> None:
    assert not somebody.control("waiting").enabled
    somebody.touch("deal")
    assert isinstance(somebody.screen, Dealt)
    somebody.wait(8000)
    somebody.touch("pause")
    assert isinstance(somebody.screen, Pause)
    somebody.touch("leave")
    assert isinstance(somebody.screen, Start)
    kept = somebody.house.waiting()
    assert [table.number for table in kept] == [1]
    assert kept[0].calls > 5
    somebody.touch("waiting")
    somebody.touch("table:1")
    assert isinstance(somebody.screen, Dealt)
    assert len(somebody.application.screens) == 2
    somebody.touch("pause")
    somebody.touch("on")
    assert isinstance(somebody.screen, Dealt)


@pytest.mark.parametrize(("language", "written"), [("en", "Nov 21, 2026, 8:15 PM"), ("es", "21 nov 2026, 8:15 p.m.")])
def test_tables_that_wait_say_when_they_were_begun_as_people_write_it(language: str, written: str) -> None:
    kept = [replace(each, begun=datetime(2026, 11, 21, 20, 15)) for each in kept_tables(["Ann"], ["slosh"])]
    waiting = Waiting(PlainHouse(Choices(), kept), at_table)
    (table, *_) = waiting.page(Look(language=language)).controls
    assert table.value == written


def test_a_table_is_dealt_and_left_by_keys(somebody: Evening) -> None:
    somebody.press("deal")
    somebody.wait(4000)
    somebody.key(pygame.K_ESCAPE)
    somebody.press("leave")
    assert isinstance(somebody.screen, Start)
    somebody.press("waiting")
    somebody.press("table:1")
    assert isinstance(somebody.screen, Dealt)


def test_people_sit_down_are_named_and_get_up(somebody: Evening) -> None:
    somebody.touch("seat:3")
    assert somebody.control("deal").label == "Deal for 5 players"
    somebody.touch("seat:3")
    assert isinstance(somebody.screen, SeatPage)
    for _ in range(14):
        somebody.key(pygame.K_BACKSPACE)
    somebody.write("ann")
    somebody.touch("letter:E")
    somebody.touch("who:greedy")
    somebody.touch("back")
    sits = next(place for place in somebody.house.choices.table.places if place.slot == 3)
    assert (sits.name, sits.player) == ("anne", "greedy")
    somebody.touch("seat:3")
    for _ in range(4):
        somebody.touch("letter:erase")
    somebody.touch("letter:space")
    somebody.touch("back")
    assert somebody.control("seat:3").label == "anne", "nobody is without a name"
    somebody.touch("seat:3")
    somebody.touch("remove")
    assert somebody.control("deal").label == "Deal for 4 players"


def test_undo_is_there_if_the_table_agreed_to_it(somebody: Evening) -> None:
    somebody.touch("rules")
    assert not somebody.control("usual").enabled
    somebody.touch("undo")
    somebody.touch("option:last_winner_leads")
    somebody.touch("usual")
    assert somebody.control("undo").chosen
    somebody.touch("undo")
    somebody.touch("back")
    somebody.touch("deal")
    somebody.wait(3000)
    screen = somebody.screen
    assert isinstance(screen, Dealt)
    assert screen.arrangement is not None
    assert "undo" not in [button.name for button in screen.arrangement.view.buttons]
    events = list(screen.table.referee.match.events)
    somebody.key(pygame.K_u)
    assert screen.table.referee.match.events[: len(events)] == events


def test_settings_hold_at_once_at_the_table_and_on_the_first_screen(somebody: Evening) -> None:
    somebody.touch("deal")
    somebody.wait(2000)
    somebody.touch("pause")
    somebody.touch("preferences")
    somebody.touch("muted")
    somebody.touch("less_motion")
    somebody.touch("back")
    somebody.touch("on")
    screen = somebody.screen
    assert isinstance(screen, Dealt)
    assert screen.arrangement is not None
    view = screen.arrangement.view
    assert (view.less_motion, view.scene.volume) == (True, 0)
    somebody.key(pygame.K_0)
    assert not somebody.house.choices.preferences.muted, "what is made louder at the table is remembered"
    somebody.key(pygame.K_F11)
    assert somebody.house.choices.preferences.full_screen
    assert somebody.application.window.full_screen


@pytest.mark.parametrize("at_table", [False, True])
def test_a_table_that_is_mute_by_the_settings_sounds_as_loud_as_was_chosen_there(
    somebody: Evening, at_table: bool
) -> None:
    if at_table:
        somebody.touch("deal")
    preferences = somebody.house.choices.preferences
    somebody.house.choices = replace(somebody.house.choices, preferences=replace(preferences, volume=3, muted=True))
    if not at_table:
        somebody.touch("deal")
    somebody.wait(2000)
    somebody.key(pygame.K_0)
    somebody.frame()
    screen = somebody.screen
    assert isinstance(screen, Dealt)
    assert screen.table.referee.volume == 3
    preferences = somebody.house.choices.preferences
    assert (preferences.volume, preferences.muted) == (3, False)


def test_an_error_leaves_the_table_safe_and_says_so(somebody: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    somebody.touch("deal")
    somebody.wait(5000)
    with monkeypatch.context() as broken:
        broken.setattr("roundhouse.window.screens.dealt.Playing.__call__", lambda *_: 1 // 0)
        somebody.frame()
        somebody.frame()
    assert isinstance(somebody.screen, Sorry)
    assert "roundhouse.log" in "".join(text.text for text in somebody.page.texts)
    somebody.touch("on")
    assert isinstance(somebody.screen, Start)
    somebody.touch("waiting")
    somebody.touch("table:1")
    somebody.wait(3000)
    assert isinstance(somebody.screen, Dealt)


def test_a_lookout_that_fails_is_told_and_the_table_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with evening(tmp_path, monkeypatch) as somebody:
        somebody.touch("deal")
        somebody.wait(5000)
        calls = somebody.house.waiting()[0].calls
        monkeypatch.setattr(somebody.house, "_lookout", Mock(news=Mock(side_effect=OSError("no list of ports"))))
        somebody.frame()
        assert isinstance(somebody.screen, Sorry)
        assert "roundhouse.log" in somebody.said()
        assert not somebody.house.looking
        somebody.touch("on")
        somebody.touch("waiting")
        somebody.touch("table:1")
        assert isinstance(somebody.screen, Dealt)
        assert somebody.house.waiting()[0].calls >= calls > 2


def test_what_was_chosen_is_there_again_when_the_window_was_just_closed(somebody: Evening) -> None:
    somebody.touch("games")
    somebody.touch("game:station")
    somebody.touch("way:called")
    somebody.frame(pygame.Event(pygame.QUIT))
    assert somebody.application.screens == []
    kept = read_choices(somebody.house.folder).table
    assert (kept.game, kept.way) == ("station", "called")


def test_closing_the_window_at_the_table_keeps_it(somebody: Evening) -> None:
    somebody.touch("deal")
    somebody.wait(3000)
    somebody.frame(pygame.Event(pygame.QUIT))
    assert somebody.application.screens == []
    assert len(somebody.house.waiting()) == 1
