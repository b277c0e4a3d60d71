"""A page with a list: cards or rows in a grid, on several pages if there are many."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Generic, TypeVar

from roundhouse.window.controls.page import Control, Page, Rect
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.screens.pages.framed_page import TRACK, Heading, grid, page_frame, station_track
from roundhouse.window.screens.screen import STAY, Navigation, PageScreen, Return

T = TypeVar("T")

TWO_COLUMNS = 1000
"""The least width of a window with two columns, px at 1280 x 800."""


class ListPage(PageScreen, Generic[T]):
    """See `Screen`. Subclasses define the entries, how an entry looks, and the effect of a touch."""

    across: ClassVar[int] = 2
    """The columns of a wide window."""
    gap: ClassVar[int] = 12
    stations: ClassVar[bool] = False
    """Whether the entries are stations of a track that passes them at their left."""

    def __init__(self) -> None:
        super().__init__()
        self._pager: Pager[T] = Pager()

    @property
    def in_one_column(self) -> bool:
        """Whether the entries take the left column only."""
        return False

    @abstractmethod
    def heading(self, language: str) -> Heading:
        """The heading above the list."""

    @abstractmethod
    def entries(self) -> Sequence[T]:
        """The entries of the list."""

    @abstractmethod
    def height(self, display: Display) -> int:
        """The height of an entry's control, px."""

    @abstractmethod
    def control(self, display: Display, entry: T, place: Rect) -> Control:
        """The control of an entry."""

    @abstractmethod
    def take(self, event: PageEvent) -> Navigation:
        """Handle an event of an entry, or of the main button."""

    def due(self, display: Display, place: Rect) -> tuple[Control, ...]:  # noqa: ARG002  (most have none)
        """The main button, across from the back button."""
        return ()

    def left(self) -> None:
        """Called when the page is left."""

    def page(self, display: Display) -> Page:
        frame = page_frame(display, *self.heading(display.language))
        across = self.across if display.size[0] >= display.px(TWO_COLUMNS) else 1
        height, gap = self.height(display), display.px(self.gap)
        each = across if self.in_one_column else 1
        shown = self._pager.visible(self.entries(), across // each * ((frame.body[3] + gap) // (height + gap)))
        aside = display.px(TRACK) + gap if self.stations and shown else 0
        left, top, wide, high = frame.body
        places = grid((left + aside, top, wide - aside, high), each * len(shown), across, height, gap)[::each]
        listed = [self.control(display, entry, place) for entry, place in zip(shown, places, strict=True)]
        due = self.due(display, frame.due)
        turning = self._pager.buttons(display, frame.spare if due else frame.foot)
        track = (station_track((left, display.px(TRACK)), places, buffer=False),) if aside else ()
        return Page(texts=frame.texts, pictures=track, controls=(*listed, *turning, frame.back, *due))

    def handle(self, event: PageEvent) -> Navigation:
        if self._pager.handle(event):
            return STAY
        if event == Pressed("back") or isinstance(event, Back):
            self.left()
            return Return()
        return self.take(event)


def setting_height(display: Display) -> int:
    """The height of a control of `setting`, px: two lines of explanation below the name."""
    return round(5.1 * display.points(16))


def setting(display: Display, name: str, place: Rect, said: tuple[str, str], value: bool | str) -> Control:
    """A setting: a switch for True or False, a stepper for another value; `said` are its name and explanation."""
    control = Control(name, place, "switch", *said, height=display.points(17), detail_height=display.points(14))
    return replace(control, chosen=value) if isinstance(value, bool) else replace(control, kind="stepper", value=value)
