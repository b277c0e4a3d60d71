"""A taken seat at a table in play: hand it over to another player, or give it up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from roundhouse.actions import Depart, HandOver
from roundhouse.actions.action import PlayerKind
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup.roster import KINDS, Sitting, tidy
from roundhouse.window.controls.page import Control
from roundhouse.window.controls.page_input import PageEvent, Pressed
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import width
from roundhouse.window.screens.pages.framed_page import Heading, PageFrame
from roundhouse.window.screens.screen import STAY, Navigation, Return
from roundhouse.window.screens.setup.name_entry import NameEntry


class OccupiedSeat(NameEntry):
    """See `Screen`. The change is applied when the page is left; an impossible name is replaced by the old one."""

    def __init__(self, presenter: Presenter, seat: Seat, known: Sequence[str] = ()) -> None:
        super().__init__(known)
        self._presenter = presenter
        self._roster = presenter.roster
        self._at = seat
        self._who = self._sits
        self.select_if_made_up()

    @property
    def seat(self) -> Seat:
        return self._at

    @property
    def name(self) -> str:
        return self._who.name

    @property
    def names_in_use(self) -> list[str]:
        return [*(each.name for each in self._roster.sitting), self.name]

    @property
    def player(self) -> str:
        return self._who.player

    @property
    def kinds(self) -> Sequence[str]:
        return self._roster.kinds

    def write(self, name: str) -> None:
        self._who = replace(self._who, name=name)

    def choose(self, player: str) -> None:
        self._who = replace(self._who, player=player)

    def heading(self, texts: Texts) -> Heading:
        title = texts.screen("stays-title", name=self._sits.name)
        if fault := self._fault(texts) if tidy(self.name) else "":
            return Heading(title, fault, palette.CORAL)
        leaving = self._roster.must_stay(texts, self._at) or texts.screen("stays-may-leave")
        return Heading(title, texts.screen("stays-line", leaving=leaving))

    def foot(self, display: Display, frame: PageFrame) -> tuple[Control, ...]:
        height, texts = display.points(18), display.texts
        label = texts.screen("stays-leave", name=self._sits.name)
        if width(label, "SemiBold", height) > frame.due[2] - display.px(36):
            label = texts.screen("stays-leave-short")
        may_leave = not self._roster.must_stay(texts, self._at)
        leave = Control("leave", frame.due, "button", label, enabled=may_leave, height=height)
        return (replace(frame.back, kind="primary", label=texts.screen("seat-done")), leave)

    @property
    def _sits(self) -> Sitting:
        return self._roster.sitting[self._at]

    def _fault(self, texts: Texts) -> str:
        return self._roster.name_fault(texts, tidy(self.name), self._at)

    def take(self, event: PageEvent) -> Navigation:
        match event:
            case Pressed("leave"):
                self._presenter.submit(Depart(self._at))
                return Return()
            case Pressed("name"):
                self.left()
                return Return()
        return STAY

    def left(self) -> None:
        name = tidy(self.name)
        if not name or self._fault(self._presenter.texts):
            name = self._sits.name
        if replace(self._who, name=name) != self._sits:
            self._presenter.submit(HandOver(self._at, name, PlayerKind(KINDS.index(self._who.player))))
