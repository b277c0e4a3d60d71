"""The tables that are not finished: a touch goes on with one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from roundhouse import words
from roundhouse.records.journal import JournalError, Kept
from roundhouse.referee import LiveTable
from roundhouse.table import palette
from roundhouse.table.controls.acts import Act, Back, Pressed
from roundhouse.table.controls.leaves import Leaves
from roundhouse.table.controls.page import Control, Page
from roundhouse.table.house import House
from roundhouse.table.look import Look
from roundhouse.table.screens.framed import framed, grid
from roundhouse.table.screens.screen import STAY, Instead, PageScreen, Return, Screen, Way
from roundhouse.words.screens import screen

ROW, GAP = 76, 10


class Waiting(PageScreen):
    """See `Screen`. `sit` makes the screen of a table; `ways` are the ways to sit that have one."""

    def __init__(self, house: House, sit: Callable[[LiveTable], Screen], ways: Sequence[str]) -> None:
        super().__init__()
        self._house = house
        self._sit = sit
        self._ways = ways
        self._kept = house.waiting()
        self._leaves: Leaves[Kept] = Leaves()
        self._trouble = ""

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        language = look.language
        line = self._trouble or screen("waiting-line" if self._kept else "waiting-none", language)
        frame = framed(
            look, screen("waiting-title", language), line, palette.CORAL if self._trouble else palette.SECONDARY
        )
        row, gap = max(look.px(ROW), round(3.6 * look.points(18))), look.px(GAP)
        shown = self._leaves.of(self._kept, (frame.body[3] + gap) // (row + gap))
        places = grid(frame.body, len(shown), 1, row, gap)
        tables = [
            Control(
                f"table:{kept.number}",
                place,
                "row",
                words.game_name(kept.setup.game, language),
                ", ".join(name for name, _ in kept.setup.seats),
                kept.begun.astimezone().strftime("%Y-%m-%d %H:%M"),
                height=look.points(18),
                detail_height=look.points(15),
            )
            for kept, place in zip(shown, places, strict=True)
        ]
        return Page(texts=frame.texts, controls=(*tables, *self._leaves.buttons(look, frame.spare), frame.back))

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        if self._leaves.turn(act):
            return STAY
        match act:
            case Pressed("back") | Back():
                return Return()
            case Pressed(name) if name.startswith("table:"):
                number = int(name.removeprefix("table:"))
                kept = next(kept for kept in self._kept if kept.number == number)
                if kept.setup.way not in self._ways:
                    self._trouble = screen("way-resumed", self.look.language, name=kept.name)
                    return STAY
                try:
                    return Instead(self._sit(self._house.take_up(kept)))
                except JournalError as error:
                    self._trouble = str(error)
        return STAY
