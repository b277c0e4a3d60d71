"""The lines that painters would write, kept instead of written: what of each has room, and where."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType

import pygame
import pytest

from roundhouse.window.drawing.lettering import Anchor, Weight, fit_text, width
from roundhouse.window.drawing.palette import Color


@dataclass(frozen=True)
class Line:
    """A line: what it says and what of that has room, its left end, and the middle of its capitals."""

    text: str
    shown: str
    left: float
    middle: float
    weight: Weight
    size: int
    color: Color

    @property
    def cut(self) -> bool:
        return self.shown != self.text

    @cached_property
    def ink(self) -> pygame.Rect:
        """The place of its letters, and a little more beside narrow ones."""
        wide = width(self.shown, self.weight, self.size)
        return pygame.Rect(round(self.left), round(self.middle - 0.42 * self.size), wide, round(0.84 * self.size))


@contextmanager
def writing(*painters: ModuleType) -> Iterator[list[Line]]:
    """While it lasts, these painters write nothing and every line is kept instead."""
    lines: list[Line] = []

    def write(
        _surface: pygame.Surface,
        text: str,
        place: tuple[float, float],
        weight: Weight,
        size: int,
        color: Color,
        *,
        anchor: Anchor = "left",
        room: float | None = None,
    ) -> int:
        shown = text if room is None else fit_text(text, weight, size, int(room))
        wide = width(shown, weight, size)
        left = place[0] - {"left": 0.0, "center": wide / 2, "right": wide}[anchor]
        lines.append(Line(text, shown, left, place[1], weight, size, color))
        return wide

    with pytest.MonkeyPatch.context() as patch:
        for painter in painters:
            patch.setattr(painter, "write_line", write)
        yield lines
