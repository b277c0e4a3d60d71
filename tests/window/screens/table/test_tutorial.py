"""A first game: an introduction comes before the first play, and every note stays until Next is touched."""

import pygame
import pytest
from tests.window.screens.app_driver import AppDriver

from roundhouse.actions import ReadOn
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.dealt.tutorial import OPENING, opening
from roundhouse.window.screens.table.tutorial_screen import TutorialScreen
from roundhouse.window.table.message_strip import button_places


@pytest.fixture
def app(app: AppDriver) -> AppDriver:
    """Somebody in a first game."""
    app.touch("learn")
    return app


NEXT = ReadOn().wire


def guided(app: AppDriver) -> TutorialScreen:
    assert isinstance(app.screen, TutorialScreen)
    return app.screen


def coach_text(app: AppDriver) -> str:
    """What the coach says."""
    arranged = guided(app).arrangement
    assert arranged is not None
    return arranged.view.message.text


def openings(app: AppDriver) -> list[str]:
    screen = guided(app)
    viewer = screen.presenter.context.hot_seat.seat
    return [opening(Texts(), screen.presenter.session.referee, viewer, each).text for each in OPENING]


def test_the_tutorial_first_explains_the_game_at_reading_speed(app: AppDriver) -> None:
    heard = []
    for _ in OPENING:
        heard.append(coach_text(app))
        assert app.at_strip() == ["menu", NEXT]
        app.touch(NEXT)
    assert heard == openings(app)
    assert coach_text(app) == Texts().lesson("first", engine=6)
    assert "draw" in app.at_strip()


def test_a_note_stays_until_next_is_touched(app: AppDriver) -> None:
    first, second, *_ = openings(app)
    for _ in range(3):
        app.frame(ms=600_000)
        assert coach_text(app) == first
    app.key(pygame.K_RIGHT)
    assert coach_text(app) == first, "a tile that is picked does not hide it"
    app.touch(NEXT)
    assert coach_text(app) == second


def test_no_other_button_ever_stands_where_next_is(app: AppDriver) -> None:
    table, places, seen = guided(app).presenter.session, set(), set()
    for _ in range(400):
        if table.referee.position is None:
            break
        arranged = guided(app).arrangement
        assert arranged is not None
        buttons = arranged.view.buttons
        at = dict(zip([each.wire for each in buttons], button_places(buttons, arranged.regions), strict=True))
        place = at.pop(NEXT)
        places.add(tuple(place))
        assert place.collidelist(list(at.values())) < 0
        seen |= set(at)
        if buttons[-1].enabled:
            app.touch(NEXT)
        elif guided(app).presenter.context.hot_seat.in_turn:
            table.call(table.computers.move(guided(app).presenter.context.hot_seat.seat))
            app.frame()
        else:
            app.frame(ms=1500)
    assert len(places) == 1 and {"menu", "draw", "hint"} <= seen


def test_who_has_read_what_another_did_need_not_wait(app: AppDriver) -> None:
    for _ in OPENING:
        app.touch(NEXT)
    table = guided(app).presenter.session
    table.call(table.computers.move(guided(app).presenter.context.hot_seat.seat))
    app.frame()
    before = len(table.referee.match.events)
    app.frame(ms=600_000)
    assert len(table.referee.match.events) == before
    app.touch(NEXT)
    assert len(table.referee.match.events) > before


def test_a_first_game_that_is_gone_on_with_has_its_coach_and_does_not_start_again(app: AppDriver) -> None:
    app.key(pygame.K_ESCAPE)
    app.touch("quit")
    app.touch("waiting")
    app.touch("saved:1")
    assert coach_text(app) == Texts().lesson("first", engine=6)
