"""Fixtures of all tests of the window."""

import webbrowser

import pygame
import pytest


@pytest.fixture(autouse=True)
def open_sound_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """The silent sound card stays open: closing it takes 80 ms, and a test opens several tables."""
    monkeypatch.setattr(pygame.mixer, "quit", lambda: None)


@pytest.fixture(autouse=True)
def file_manager(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test opens a folder on the computer of somebody who runs it."""
    monkeypatch.setattr(webbrowser, "open", lambda _: False)
