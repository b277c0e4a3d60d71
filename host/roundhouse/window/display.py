"""The settings that pages and tables are laid out for: size of window and text, language, motion, tile faces."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import get_args

from roundhouse.i18n.texts import Texts
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.presenters.views import Cloth, FaceStyle, TableView, TileSet
from roundhouse.records.preferences import Preferences
from roundhouse.window.drawing.lettering import SMALLEST


@dataclass(frozen=True, slots=True)
class DisplaySettings:
    """Everything that a picture depends on besides its content. `text` multiplies the height of every text."""

    size: tuple[int, int] = (1280, 800)
    text: float = 1.0
    texts: Texts = Texts()
    less_motion: bool = False
    faces: FaceStyle = "auto"
    cloth: Cloth = "night"
    tiles: TileSet = "ivory"

    @property
    def scale(self) -> float:
        """1 at 1280 x 800.

        >>> DisplaySettings((1920, 1080)).scale
        1.35
        """
        return min(self.size[0] / 1280, self.size[1] / 800)

    def px(self, length: float) -> int:
        """A length at 1280 x 800 in pixels of this window."""
        return round(length * self.scale)

    @property
    def letters(self) -> float:
        """The scale of everything that grows with its text."""
        return self.scale * self.text

    def points(self, height: float) -> int:
        """A text height at 1280 x 800 in pixels of this window.

        >>> DisplaySettings(text=1.3).points(16), DisplaySettings((640, 400)).points(12)
        (21, 11)
        """
        return max(SMALLEST, round(height * self.letters))

    def on(self, view: TableView) -> TableView:
        """The view of a table with this display's settings."""
        return replace(
            view, faces=self.faces, cloth=self.cloth, tiles=self.tiles, less_motion=self.less_motion, text=self.text
        )


def display_for(preferences: Preferences, size: tuple[int, int]) -> DisplaySettings:
    """The display of these preferences in a window of this size. Invalid values give the default.

    >>> [display_for(Preferences(text=text), (1280, 800)).text for text in (1.15, 7.0)]
    [1.15, 1.0]
    """
    text = preferences.text if preferences.text in TEXT_SIZES else 1.0
    faces: FaceStyle = next((each for each in get_args(FaceStyle) if each == preferences.faces), "auto")
    cloth: Cloth = next((each for each in get_args(Cloth) if each == preferences.cloth), "night")
    tiles: TileSet = next((each for each in get_args(TileSet) if each == preferences.tiles), "ivory")
    return DisplaySettings(size, text, Texts(preferences.language), preferences.less_motion, faces, cloth, tiles)
