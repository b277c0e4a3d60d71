"""A page that is a list: cards or rows in a grid, turned like leaves where there are many, and the way back below."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Generic, TypeVar

from roundhouse.window.appearance import Look
from roundhouse.window.controls.page import Control, Page, Place
from roundhouse.window.controls.page_input import Act, Back, Pressed
from roundhouse.window.controls.pager import Leaves
from roundhouse.window.screens.framed_page import Heading, framed, grid
from roundhouse.window.screens.screen import STAY, PageScreen, Return, Way

T = TypeVar("T")

TWO_COLUMNS = 1000
"""How wide a window is, at 1280 x 800, that has room for two columns."""


class Listing(PageScreen, Generic[T]):
    """See `Screen`. A kind of it says what is listed, how one thing looks, and what a touch on it leads to."""

    across: ClassVar[int] = 2
    gap: ClassVar[int] = 12

    def __init__(self) -> None:
        super().__init__()
        self._leaves: Leaves[T] = Leaves()

    @abstractmethod
    def heading(self, language: str) -> Heading:
        """What stands above the list."""

    @abstractmethod
    def things(self) -> Sequence[T]:
        """What is listed."""

    @abstractmethod
    def height(self, look: Look) -> int:
        """How tall the control of a thing is, px."""

    @abstractmethod
    def control(self, look: Look, thing: T, place: Place) -> Control:
        """How a thing looks."""

    @abstractmethod
    def take(self, act: Act) -> Way:
        """What an act on a thing leads to, or one on what is due."""

    def due(self, look: Look, place: Place) -> tuple[Control, ...]:  # noqa: ARG002  (most have nothing there)
        """What stands across from the way back."""
        return ()

    def left(self) -> None:
        """Somebody goes back."""

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        frame = framed(look, *self.heading(look.language))
        across = self.across if look.size[0] >= look.px(TWO_COLUMNS) else 1
        height, gap = self.height(look), look.px(self.gap)
        shown = self._leaves.of(self.things(), across * ((frame.body[3] + gap) // (height + gap)))
        places = grid(frame.body, len(shown), across, height, gap)
        listed = [self.control(look, thing, place) for thing, place in zip(shown, places, strict=True)]
        due = self.due(look, frame.due)
        turning = self._leaves.buttons(look, frame.spare if due else frame.foot)
        return Page(texts=frame.texts, controls=(*listed, *turning, frame.back, *due))

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        if self._leaves.turn(act):
            return STAY
        if act == Pressed("back") or isinstance(act, Back):
            self.left()
            return Return()
        return self.take(act)


def setting_height(look: Look) -> int:
    """How tall a control of `setting` is, px."""
    return max(look.px(96), round(5.2 * look.points(16)))


def setting(look: Look, name: str, place: Place, said: tuple[str, str], value: bool | str) -> Control:
    """Something to be set: a switch for what is on or off, a stepper for a value; `said` names and explains it."""
    control = Control(name, place, "switch", *said, height=look.points(17), detail_height=look.points(14))
    return replace(control, chosen=value) if isinstance(value, bool) else replace(control, kind="stepper", value=value)
