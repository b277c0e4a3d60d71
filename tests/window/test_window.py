"""The window: what can be opened, and what happens on it."""

import os
from unittest.mock import Mock

import pygame
import pytest

from roundhouse.window.drawing import palette
from roundhouse.window.drawing.app_icon import app_icon
from roundhouse.window.table.regions import SMALLEST_WINDOW
from roundhouse.window.window import FRAME_ROOM, Window, WindowError


def test_a_window_nobody_would_see_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(WindowError, match="no screen"):
        Window("Roundhouse")


def test_an_sdl_error_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    with pytest.raises(WindowError, match="no-such-driver"):
        Window("Roundhouse")


def test_events_are_taken_once() -> None:
    with Window("Roundhouse", (1280, 800)) as window:
        window.events()
        pygame.event.post(pygame.Event(pygame.QUIT))
        assert [event.type for event in window.events()] == [pygame.QUIT]
        assert window.events() == []
        assert window.surface.get_size() == (1280, 800)


def test_on_a_dense_screen_a_click_is_told_where_the_picture_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = Mock(size=(1280, 800), position=(0, 0))
    opened.get_surface.return_value = pygame.Surface((2560, 1600))
    kind = Mock(return_value=opened)
    monkeypatch.setattr(pygame, "Window", kind)
    with Window("Roundhouse", (1280, 800)) as window:
        assert kind.call_args.kwargs["allow_high_dpi"]
        window.events()
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(640, 400), rel=(3, -1), buttons=(0, 0, 0)))
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_a))
        moved, typed = window.events()
    assert (moved.pos, moved.rel, typed.key) == ((1280, 800), (6, -2), pygame.K_a)


@pytest.mark.parametrize("screen", [(1366, 768), (1280, 720), (1024, 768), (1920, 1080), (3840, 2160)])
def test_a_window_opens_at_a_size_that_fits_the_screen(
    monkeypatch: pytest.MonkeyPatch, screen: tuple[int, int]
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [screen])
    with Window("Roundhouse", None) as window:
        size = window.surface.get_size()
    assert all(each <= most - beside for each, most, beside in zip(size, screen, FRAME_ROOM, strict=True))
    assert all(each >= least for each, least in zip(size, SMALLEST_WINDOW, strict=True))


def test_a_window_opens_where_it_was_unless_that_cannot_be_seen_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])
    with Window("Roundhouse", None, (120, 80, 1100, 700)) as window:
        assert window.place == (120, 80, 1100, 700)
        window.full_screen = True
        assert window.place == (120, 80, 1100, 700), "not that of the full screen"
    with Window("Roundhouse", None, (2500, 80, 2600, 700)) as window:
        assert window.place[0] < 1920
        assert window.surface.get_size() == (1904, 700)


def test_the_icon_is_the_hub_with_its_lamps() -> None:
    icon = app_icon(64)
    assert icon.get_at((0, 0)).a == 0
    colors = {tuple(icon.get_at((x, y)))[:3] for x in range(64) for y in range(64)}
    assert palette.BRASS in colors
    assert len(colors & set(palette.SEATS)) >= 10


def test_the_touch_that_brings_the_window_to_the_front_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_MOUSE_FOCUS_CLICKTHROUGH", raising=False)
    with Window("Test", (200, 100)):
        assert os.environ["SDL_MOUSE_FOCUS_CLICKTHROUGH"] == "1", "SDL reads it with each touch"
