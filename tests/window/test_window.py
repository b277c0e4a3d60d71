"""The window: what can be opened, and what happens on it."""

from __future__ import annotations

import pygame
import pytest

from roundhouse.window.window import Window, WindowError


def test_a_window_nobody_would_see_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(WindowError, match="no screen"):
        Window("Roundhouse")


def test_what_sdl_refuses_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    with pytest.raises(WindowError):
        Window("Roundhouse")


def test_events_are_taken_once() -> None:
    with Window("Roundhouse", (1280, 800)) as window:
        window.events()
        pygame.event.post(pygame.Event(pygame.QUIT))
        assert [event.type for event in window.events()] == [pygame.QUIT]
        assert window.events() == []
        assert window.surface.get_size() == (1280, 800)
