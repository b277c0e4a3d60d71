"""A first game: what it is about is told before anybody plays, and everything new stays until it can have been read."""

from __future__ import annotations

import pygame
import pytest
from tests.window.screens.app_driver import Evening

from roundhouse.i18n.screens import lesson
from roundhouse.presenters.tutorial import OPENING, opening, reading_ms
from roundhouse.window.screens.tutorial import NEXT, Guided

TICK_MS = 100


@pytest.fixture
def somebody(somebody: Evening) -> Evening:
    """Somebody in a first game."""
    somebody.touch("learn")
    return somebody


def guided(somebody: Evening) -> Guided:
    assert isinstance(somebody.screen, Guided)
    return somebody.screen


def told(somebody: Evening) -> str:
    """What the coach says."""
    arranged = guided(somebody).arrangement
    assert arranged is not None
    return arranged.view.message.text


def openings(somebody: Evening) -> list[str]:
    screen = guided(somebody)
    viewer = screen.presenter.front.hot_seat.viewer
    return [opening(screen.table.referee, viewer, each).text for each in OPENING]


def test_what_the_game_is_about_is_told_first_as_fast_as_somebody_reads(somebody: Evening) -> None:
    heard = []
    for _ in OPENING:
        heard.append(told(somebody))
        assert somebody.at_strip() == ["pause", NEXT]
        somebody.touch(NEXT)
    assert heard == openings(somebody)
    assert told(somebody) == lesson("first", engine=6)
    assert "draw" in somebody.at_strip()


def test_who_reads_and_touches_nothing_is_led_on(somebody: Evening) -> None:
    first, second, *_ = openings(somebody)
    somebody.frame(ms=reading_ms(first) - TICK_MS)
    assert told(somebody) == first
    somebody.frame(ms=TICK_MS)
    assert told(somebody) == second


def test_who_picks_a_tile_needs_no_more_opening(somebody: Evening) -> None:
    somebody.key(pygame.K_RIGHT)
    assert told(somebody) in (lesson("lay"), lesson("lay-somewhere"))
    somebody.key(pygame.K_ESCAPE)
    assert told(somebody) == lesson("first", engine=6)


def test_what_is_new_stays_until_it_can_have_been_read(somebody: Evening) -> None:
    stayed: dict[str, int] = {}
    once: dict[str, int] = {}
    for _ in OPENING:
        somebody.touch(NEXT)
    table = guided(somebody).table
    for _ in range(2000):
        if table.referee.position is None:
            break
        before = told(somebody)
        if guided(somebody).presenter.front.hot_seat.in_turn:
            table.call(table.choice(guided(somebody).presenter.front.hot_seat.viewer))
            somebody.frame()
            continue
        somebody.frame(ms=TICK_MS)
        stayed[before] = stayed.get(before, 0) + TICK_MS
        if told(somebody) != before:
            once.setdefault(before, stayed[before])
    assert len(once) > 5
    assert all(ms >= reading_ms(text) - TICK_MS for text, ms in once.items())


def test_who_has_read_what_another_did_need_not_wait(somebody: Evening) -> None:
    for _ in OPENING:
        somebody.touch(NEXT)
    table = guided(somebody).table
    table.call(table.choice(guided(somebody).presenter.front.hot_seat.viewer))
    somebody.frame()
    before = len(table.referee.match.events)
    somebody.frame(ms=1500)
    assert len(table.referee.match.events) == before
    somebody.touch(NEXT)
    assert len(table.referee.match.events) > before


def test_a_first_game_that_is_gone_on_with_does_not_begin_anew(somebody: Evening) -> None:
    somebody.key(pygame.K_ESCAPE)
    somebody.touch("leave")
    somebody.touch("waiting")
    somebody.touch("table:1")
    assert told(somebody) == lesson("first", engine=6)
