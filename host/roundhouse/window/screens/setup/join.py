"""A new player at a table in play: name, kind of player, and points for the rounds that were missed."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse import actions
from roundhouse.actions.action import FreeSlot, NewSeat, PlayerKind
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, Slot
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup.roster import KINDS, tidy
from roundhouse.window.controls.page import Control
from roundhouse.window.controls.page_input import PageEvent, Pressed, Stepped
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.screens.pages.framed_page import Heading, PageFrame
from roundhouse.window.screens.screen import STAY, Navigation, Return
from roundhouse.window.screens.setup.name_entry import NameEntry

POINTS = (None, *range(0, 105, 5))
"""The points to choose from for a missed round; None is the average of the others."""


class JoinPage(NameEntry):
    """See `Screen`. `slot` is the place that was touched; the name of the player who left last is suggested."""

    def __init__(self, presenter: Presenter, slot: Slot, known: Sequence[str] = ()) -> None:
        super().__init__(known)
        self._presenter = presenter
        self._roster = presenter.roster
        self._slot = slot
        self._name = self._roster.suggested_name()
        self._player = KINDS[0]
        self._points: int | None = None
        self.select_if_made_up()

    @property
    def seat(self) -> Seat:
        return self._roster.seat_at(self._slot)

    @property
    def name(self) -> str:
        return self._name

    @property
    def names_in_use(self) -> list[str]:
        return [*(each.name for each in self._roster.sitting), self._name]

    @property
    def player(self) -> str:
        return self._player

    @property
    def kinds(self) -> Sequence[str]:
        return self._roster.kinds

    def write(self, name: str) -> None:
        self._name = name

    def choose(self, player: str) -> None:
        self._player = player

    def heading(self, texts: Texts) -> Heading:
        """See `NameEntry`. The line shows the player's future entry on the score sheet."""
        title, name = texts.screen("comes-title"), tidy(self._name)
        if not name:
            return Heading(title, texts.screen("seat-line"))
        if fault := self._roster.name_fault(texts, name):
            return Heading(title, fault, palette.CORAL)
        return Heading(title, self._roster.arrival_text(texts, name, self._points))

    def foot(self, display: Display, frame: PageFrame) -> tuple[Control, ...]:
        texts, name, height = display.texts, tidy(self._name), display.points(18)
        ready = bool(name) and not self._roster.name_fault(texts, name)
        points: tuple[Control, ...] = ()
        if self._roster.missed(name):
            value = texts.screen("comes-average") if self._points is None else str(self._points)
            label = texts.screen("comes-points")
            points = (Control("points", frame.spare, "stepper", label, value=value, height=display.points(16)),)
        sit = Control("sit", frame.due, "primary", texts.screen("comes-sit"), enabled=ready, height=height)
        return (*points, frame.back, sit)

    def take(self, event: PageEvent) -> Navigation:
        match event:
            case Stepped("points", step):
                at = POINTS.index(self._points) + step
                self._points = POINTS[max(0, min(len(POINTS) - 1, at))]
            case Pressed("sit" | "name"):
                name = tidy(self._name)
                if name and not self._roster.name_fault(self._presenter.texts, name):
                    kind, seat = PlayerKind(KINDS.index(self._player)), NewSeat(self.seat)
                    self._presenter.submit(actions.Join(seat, name, FreeSlot(self._slot), kind, self._points))
                    return Return()
        return STAY
