"""Fixtures of screens in tests."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from tests.window.screens.app_driver import AppDriver, app_driver


@pytest.fixture
def no_screen() -> Iterator[None]:
    """Pygame has a display that nobody sees."""
    pygame.display.init()
    yield
    pygame.display.quit()


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppDriver]:
    """The application at its start screen, without any saved table."""
    with app_driver(tmp_path, monkeypatch) as opened:
        yield opened
