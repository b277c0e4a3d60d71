"""What screens in tests stand on."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture
def no_screen() -> Iterator[None]:
    """pygame has a display that nobody sees."""
    pygame.display.init()
    yield
    pygame.display.quit()
