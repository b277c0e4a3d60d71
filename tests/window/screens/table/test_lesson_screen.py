"""A lesson in the window: it is had by touching what the light falls on, and leaves nothing else behind."""

from dataclasses import replace

import pygame
from tests.window.screens.app_driver import QUICK_MS, AppDriver

from roundhouse.actions import ReadOn
from roundhouse.presenters.lessons.lesson import lesson_of
from roundhouse.presenters.lessons.lessons_page import LessonsPage
from roundhouse.window.screens.pages.list_screen import shows
from roundhouse.window.screens.table.lesson_screen import LessonScreen
from roundhouse.window.table.overlays.spotlight import lit_part


def light_touched(app: AppDriver) -> None:
    """Touch what the light falls on; where a step only tells something, Next."""
    assert isinstance(app.screen, LessonScreen) and app.screen.arrangement is not None
    arranged = app.screen.arrangement
    light = arranged.view.spotlight
    if light is None:
        app.frame(ms=QUICK_MS)
    elif ReadOn().wire in app.at_strip():
        app.touch(ReadOn().wire)
    elif arranged.view.targets:
        landing = arranged.layout.trains[light.index].landings[arranged.view.targets[0].end]
        app.touch_at((landing.x, landing.y))
    else:
        app.touch_at(lit_part(arranged, light).center)


def test_a_lesson_is_had_by_touch_and_is_marked_as_learned(app: AppDriver) -> None:
    app.touch("learn")
    app.touch("learn:derailing")
    for _ in range(20 * len(lesson_of("derailing").steps)):
        if not isinstance(app.screen, LessonScreen):
            break
        light_touched(app)
    assert shows(app.screen, LessonsPage)
    assert app.services.choices.preferences.learned == ("derailing",)
    assert app.control("learn:derailing").value and not app.control("learn:slosh").value


def test_a_lesson_that_is_left_is_in_no_journal(app: AppDriver) -> None:
    app.touch("learn")
    app.touch("learn:mexican-train")
    light_touched(app)
    assert app.services.hub is None and isinstance(app.screen, LessonScreen)
    app.key(pygame.K_ESCAPE)
    assert shows(app.screen, LessonsPage)
    assert not app.services.waiting_tables() and not app.services.match_history().matches
    assert app.services.choices.preferences.learned == ()


def test_a_lesson_is_heard_at_the_hub_until_it_is_left(app: AppDriver) -> None:
    app.touch("learn")
    app.touch("learn:mexican-train")
    assert isinstance(app.screen, LessonScreen)
    table, chosen = app.screen.presenter.table, app.services.choices
    app.services.choices = replace(chosen, preferences=replace(chosen.preferences, volume=2))
    assert table.output.volume == 2
    app.key(pygame.K_ESCAPE)
    app.services.choices = chosen
    assert table.output.volume == 2, "it is no table of the program's any longer"


def test_a_lesson_is_made_mute_softer_and_louder_and_that_is_kept(app: AppDriver) -> None:
    app.touch("learn")
    app.touch("learn:mexican-train")
    assert isinstance(app.screen, LessonScreen)
    heard = []
    for key in (pygame.K_F9, pygame.K_F8, pygame.K_F8, pygame.K_F10, pygame.K_F10):
        app.key(key)
        assert app.screen.presenter.table.output.volume == app.services.choices.preferences.level
        heard.append(app.services.choices.preferences.level)
    assert heard == [4, 0, 4, 5, 6]


def test_a_lesson_that_begins_mute_is_as_loud_as_chosen_when_it_is_heard_again(app: AppDriver) -> None:
    chosen = app.services.choices
    app.services.choices = replace(chosen, preferences=replace(chosen.preferences, volume=3, muted=True))
    app.touch("learn")
    app.touch("learn:mexican-train")
    app.key(pygame.K_F8)
    assert app.services.choices.preferences.level == 3
