"""A first game: what it is about is told before anybody plays, and everything new stays until it can have been read."""

from __future__ import annotations

import pygame
import pytest
from tests.window.screens.app_driver import AppDriver

from roundhouse.i18n.texts import lesson_text
from roundhouse.presenters.tutorial import OPENING, opening, reading_ms
from roundhouse.window.screens.tutorial import NEXT, TutorialScreen

TICK_MS = 100


@pytest.fixture
def app(app: AppDriver) -> AppDriver:
    """Somebody in a first game."""
    app.touch("learn")
    return app


def guided(app: AppDriver) -> TutorialScreen:
    assert isinstance(app.screen, TutorialScreen)
    return app.screen


def told(app: AppDriver) -> str:
    """What the coach says."""
    arranged = guided(app).arrangement
    assert arranged is not None
    return arranged.view.message.text


def openings(app: AppDriver) -> list[str]:
    screen = guided(app)
    viewer = screen.presenter.front.hot_seat.viewer
    return [opening(screen.table.referee, viewer, each).text for each in OPENING]


def test_what_the_game_is_about_is_told_first_as_fast_as_somebody_reads(app: AppDriver) -> None:
    heard = []
    for _ in OPENING:
        heard.append(told(app))
        assert app.at_strip() == ["pause", NEXT]
        app.touch(NEXT)
    assert heard == openings(app)
    assert told(app) == lesson_text("first", engine=6)
    assert "draw" in app.at_strip()


def test_who_reads_and_touches_nothing_is_led_on(app: AppDriver) -> None:
    first, second, *_ = openings(app)
    app.frame(ms=reading_ms(first) - TICK_MS)
    assert told(app) == first
    app.frame(ms=TICK_MS)
    assert told(app) == second


def test_who_picks_a_tile_needs_no_more_opening(app: AppDriver) -> None:
    app.key(pygame.K_RIGHT)
    assert told(app) in (lesson_text("lay"), lesson_text("lay-somewhere"))
    app.key(pygame.K_ESCAPE)
    assert told(app) == lesson_text("first", engine=6)


def test_what_is_new_stays_until_it_can_have_been_read(app: AppDriver) -> None:
    stayed: dict[str, int] = {}
    once: dict[str, int] = {}
    for _ in OPENING:
        app.touch(NEXT)
    table = guided(app).table
    for _ in range(2000):
        if table.referee.position is None:
            break
        before = told(app)
        if guided(app).presenter.front.hot_seat.in_turn:
            table.call(table.choice(guided(app).presenter.front.hot_seat.viewer))
            app.frame()
            continue
        app.frame(ms=TICK_MS)
        stayed[before] = stayed.get(before, 0) + TICK_MS
        if told(app) != before:
            once.setdefault(before, stayed[before])
    assert len(once) > 5
    assert all(ms >= reading_ms(text) - TICK_MS for text, ms in once.items())


def test_who_has_read_what_another_did_need_not_wait(app: AppDriver) -> None:
    for _ in OPENING:
        app.touch(NEXT)
    table = guided(app).table
    table.call(table.choice(guided(app).presenter.front.hot_seat.viewer))
    app.frame()
    before = len(table.referee.match.events)
    app.frame(ms=1500)
    assert len(table.referee.match.events) == before
    app.touch(NEXT)
    assert len(table.referee.match.events) > before


def test_a_first_game_that_is_gone_on_with_does_not_begin_anew(app: AppDriver) -> None:
    app.key(pygame.K_ESCAPE)
    app.touch("leave")
    app.touch("waiting")
    app.touch("table:1")
    assert told(app) == lesson_text("first", engine=6)
