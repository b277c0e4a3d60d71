"""The scores after a round: the counted hands at the left, the sheet at the right; a touch on a figure corrects it."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.presenters.remaining_hands import CountedHand, counted_hands
from roundhouse.presenters.score_sheet import Line, Sheet, SheetOfTable
from roundhouse.presenters.scores import scores_view, undo_step
from roundhouse.presenters.views import Action
from roundhouse.referee import TableSession
from roundhouse.window import palette
from roundhouse.window.app_services import AppServices
from roundhouse.window.controls.grid import columns, inset, rows
from roundhouse.window.controls.page import Control, ControlKind, Page, Rect, Text
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed, Typed
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.lettering import width
from roundhouse.window.screens.remaining_hands import hands_page
from roundhouse.window.screens.roster import RosterPage
from roundhouse.window.screens.score_correction import ScoreCorrection
from roundhouse.window.screens.score_sheet import ENGINE, sheet_page
from roundhouse.window.screens.screen import STAY, Navigation, Open, PageScreen, Replace, Return
from roundhouse.window.screens.undo_request import UndoRequest

HANDS, CROWDED = 392, 300
"""The greatest and the least width of the left side, px at 1280 x 800."""
COLUMN = 66
"""The width that the sheet keeps for each player, px at 1280 x 800."""


class Scores(PageScreen):
    """See `Screen`. It lies over the screen of its table."""

    def __init__(self, services: AppServices, table: TableSession) -> None:
        super().__init__()
        self._services = services
        self._table = table
        self._sheet = SheetOfTable(table.referee)
        self._counted: tuple[Sheet, tuple[CountedHand, ...]] | None = None
        self._pager: Pager[Line] = Pager(first=max(0, len(table.referee.match.results) - 1))
        self._hands: Pager[CountedHand] = Pager(name="hands")

    def page(self, display: Display) -> Page:
        """See `PageScreen`."""
        match = self._table.referee.match
        sheet = self._sheet(display.language)
        area = inset((0, 0, *display.size), display.px(36 if display.size[0] >= display.px(1200) else 24))
        head, line, _, body = rows(
            area, (display.px(58), round(1.5 * display.points(16)), display.px(2), 0), display.px(6)
        )
        shown = scores_view(self._table, sheet, display.language)
        buttons = _buttons(display, head, shown.actions)
        taken = sum(control.rect[2] for control in buttons) + len(buttons) * display.px(10)
        title = (head[0], head[1], head[2] - taken - display.px(10), head[3])
        if self._counted is None or self._counted[0] is not sheet:
            self._counted = sheet, counted_hands(self._table.referee, display.language)
        hands = self._counted[1]
        now = len(match.results) - 1 if self._table.referee.position is None else -1
        sheet_area, left = body, Page()
        if hands:
            kept = display.px(20) + display.px(ENGINE + 20) + round(len(sheet.columns) * COLUMN * display.letters)
            side = min(display.px(HANDS), max(display.px(CROWDED), body[2] - kept))
            hands_area, sheet_area = columns(body, (side, 0), display.px(20))
            left = hands_page(display, hands_area, hands, self._hands)
        right = sheet_page(display, sheet_area, sheet, now, touched=bool(match.results), pager=self._pager)
        texts = (
            _title(display, title, shown.titles),
            Text(line, shown.line, display.points(16), color=palette.SECONDARY),
        )
        return Page(
            panels=right.panels,
            texts=(*texts, *left.texts, *right.texts),
            pictures=right.pictures,
            controls=(*reversed(buttons), *left.controls, *right.controls),
        )

    def handle(self, event: PageEvent) -> Navigation:
        """See `PageScreen`."""
        if self._pager.handle(event) or self._hands.handle(event):
            return STAY
        match event:
            case Pressed("table") | Back():
                return Return()
            case Pressed("next"):
                self._table.begin()
                return Return()
            case Pressed("company"):
                return Open(RosterPage(self._table))
            case Pressed("undo") | Typed("undo"):
                return self._undo()
            case Pressed("correct"):
                return Open(ScoreCorrection(self._table, len(self._table.referee.match.results) - 1, 0))
            case Pressed(name) if name.startswith("cell:"):
                _, number, seat = name.split(":")
                return Open(ScoreCorrection(self._table, int(number), int(seat) - 1))
        return STAY

    def _undo(self) -> Navigation:
        """Undo the last correction, or the move that ended the round, which returns to the table."""
        referee = self._table.referee
        seat, steps = undo_step(self._table)
        if seat >= 0 and len(referee.seats_of_people) > 1:
            return Replace(UndoRequest(self._table, seat, steps))
        if steps:
            self._table.undo(steps)
        return STAY if referee.position is None else Return()


def _buttons(display: Display, area: Rect, buttons: Sequence[Action]) -> list[Control]:
    """The buttons in a row, from the right end of the area to the left."""
    found, right, height = [], area[0] + area[2], display.points(18)
    for button in buttons:
        wide = width(button.label, "SemiBold", height) + 2 * display.px(24)
        place = (right - wide, area[1], wide, area[3])
        kind: ControlKind = "primary" if button.primary else "button"
        found.append(Control(button.id, place, kind, button.label, enabled=button.enabled, height=height))
        right -= wide + display.px(10)
    return found


def _title(display: Display, place: Rect, texts: tuple[str, ...]) -> Text:
    """The first of the texts that fits, as large as possible; else the last one."""
    for text in texts:
        for size in range(display.points(34), display.points(20) - 1, -1):
            if width(text, "ExtraBold", size) <= place[2]:
                return Text(place, text, size, "ExtraBold")
    return Text(place, texts[-1], display.points(20), "ExtraBold")
