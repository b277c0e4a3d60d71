"""The person at a terminal in these tests: answers prompts with given lines, and reads the screen."""

from __future__ import annotations

import io
from collections.abc import Iterable

from rich.console import Console

from roundhouse.hub.events import HubEvent


class Person:
    """Types each line, or presses what the hub sends, when asked; leaves after the last."""

    def __init__(self, lines: Iterable[str | HubEvent], width: int = 100) -> None:
        self.prompts: list[str] = []
        self._lines = iter(lines)
        self._out = io.StringIO()
        self.console = Console(file=self._out, width=width, color_system=None)

    @property
    def shown(self) -> str:
        return self._out.getvalue()

    def ask(self, prompt: str) -> str | HubEvent | None:
        """What is typed or pressed now. Raises EOFError when nothing is left."""
        self.prompts.append(prompt)
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None
