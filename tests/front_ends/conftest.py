"""Fixtures of the screens."""

from tests.window.screens.conftest import no_screen

__all__ = ["no_screen"]
