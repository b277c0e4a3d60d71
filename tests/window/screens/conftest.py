"""What screens in tests stand on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from tests.window.screens.app_driver import Evening, evening


@pytest.fixture
def no_screen() -> Iterator[None]:
    """pygame has a display that nobody sees."""
    pygame.display.init()
    yield
    pygame.display.quit()


@pytest.fixture
def somebody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    """Somebody at the application's first screen, with no table in the house."""
    with evening(tmp_path, monkeypatch) as opened:
        yield opened
