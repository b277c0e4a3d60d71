"""How one person wants to see it: size of the window, height of text, language, motion, tile faces."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import get_args

from roundhouse.presenters.views import FaceStyle, TableView
from roundhouse.records.preferences import Preferences
from roundhouse.window.lettering import SMALLEST

TEXT_SIZES = (1.0, 1.15, 1.3)
"""Heights of text that can be chosen; everything is laid out with the one in use."""


@dataclass(frozen=True, slots=True)
class Look:
    """All that the picture of a screen depends on beside what it shows. `text` multiplies the height of every text."""

    size: tuple[int, int] = (1280, 800)
    text: float = 1.0
    language: str = "en"
    less_motion: bool = False
    faces: FaceStyle = "auto"

    @property
    def scale(self) -> float:
        """1 at 1280 x 800.

        >>> Look((1920, 1080)).scale
        1.35
        """
        return min(self.size[0] / 1280, self.size[1] / 800)

    def px(self, length: float) -> int:
        """A length at 1280 x 800 as pixels of this window."""
        return round(length * self.scale)

    @property
    def letters(self) -> float:
        """The scale of what is as large as its text."""
        return self.scale * self.text

    def points(self, height: float) -> int:
        """A height of text at 1280 x 800 as pixels of this window.

        >>> Look(text=1.3).points(16), Look((640, 400)).points(12)
        (21, 11)
        """
        return max(SMALLEST, round(height * self.letters))

    def on(self, view: TableView) -> TableView:
        """A table as it is seen in this look."""
        return replace(view, faces=self.faces, less_motion=self.less_motion, text=self.text)


def look_of(preferences: Preferences, size: tuple[int, int]) -> Look:
    """How somebody wants to see it, in a window of this size. What cannot be meant is as usual.

    >>> [look_of(Preferences(text=text), (1280, 800)).text for text in (1.15, 7.0)]
    [1.15, 1.0]
    """
    text = preferences.text if preferences.text in TEXT_SIZES else 1.0
    faces: FaceStyle = next((style for style in get_args(FaceStyle) if style == preferences.faces), "auto")
    return Look(size, text, preferences.language, preferences.less_motion, faces)
