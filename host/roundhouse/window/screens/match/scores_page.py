"""The scores after a round: the counted hands at the left, the sheet at the right; a touch on a figure corrects it."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.actions import Action, NextRound, SeeRoster, SeeTable, SelectScore, Show, Undo, read_wire
from roundhouse.indices import RoundIndex, Seat
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.match.score_sheet_view import RoundLine
from roundhouse.presenters.match.scores_view import ScoresView
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.pages.match import ScoreCorrectionPage
from roundhouse.presenters.pages.questions import UndoRequestPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.window.controls.grid import columns, inset, rows
from roundhouse.window.controls.page import Control, ControlKind, Page, Rect, Text
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed, Typed
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import font, width, wrapped
from roundhouse.window.screens.match.hands_page import hands_page
from roundhouse.window.screens.match.score_sheet_page import ENGINE, sheet_page
from roundhouse.window.screens.pages.list_screen import ListScreen
from roundhouse.window.screens.screen import STAY, Navigation, Open, PageScreen, Replace, Return
from roundhouse.window.screens.setup.roster_page import RosterPage

HANDS, CROWDED = 392, 300
"""The greatest and the least width of the left side, px at 1280 x 800."""
COLUMN = 66
"""The width that the sheet keeps for each player, px at 1280 x 800."""


class Scores(PageScreen):
    """Lies over the screen of its table."""

    def __init__(self, services: AppServices, presenter: Presenter) -> None:
        super().__init__()
        self._services = services
        self._presenter = presenter.beside()
        self._presenter.submit(Show())  # no hand is visible here
        self._pager: Pager[RoundLine] = Pager(first=max(0, presenter.match.progress.rounds - 1))
        self._hands: Pager[int] = Pager(name="hands")

    def page(self, display: Display) -> Page:
        self._presenter.texts = display.texts
        shown = self._presenter.scores()
        sheet, hands = shown.sheet, shown.hands
        area = inset((0, 0, *display.size), display.px(36 if display.size[0] >= display.px(1200) else 24))
        head, line, _, body = rows(
            area, (display.px(58), round(1.5 * display.points(16)), display.px(2), 0), display.px(6)
        )
        title, buttons = _head(display, head, shown)
        sheet_area, left = body, Page()
        if hands:
            kept = display.px(20) + display.px(ENGINE + 20) + round(len(sheet.columns) * COLUMN * display.letters)
            side = min(display.px(HANDS), max(display.px(CROWDED), body[2] - kept))
            hands_area, sheet_area = columns(body, (side, 0), display.px(20))
            left = hands_page(display, hands_area, hands, self._hands)
        right = sheet_page(
            display, sheet_area, sheet, shown.ended, touched=any(line.played for line in sheet.lines), pager=self._pager
        )
        texts = (title, Text(line, shown.line, _line_height(shown.line, display, line[2]), color=palette.SECONDARY))
        return Page(
            panels=(*left.panels, *right.panels),
            texts=(*texts, *left.texts, *right.texts),
            pictures=(*left.pictures, *right.pictures),
            controls=(*reversed(buttons), *left.controls, *right.controls),
        )

    def handle(self, event: PageEvent) -> Navigation:
        if self._pager.handle(event) or self._hands.handle(event):
            return STAY
        match event:
            case Back():
                return Return()
            case Typed(Undo()):
                return self._undo()
            case Pressed(name) if name.startswith("cell:"):
                _, round, seat = name.split(":")
                page = ScoreCorrectionPage(self._presenter, RoundIndex(int(round)), Seat(int(seat)))
                return Open(ListScreen(page))
            case Pressed(name):
                return self._follow(read_wire(name))
        return STAY

    def _follow(self, action: Action | None) -> Navigation:
        match action:
            case SeeTable():
                return Return()
            case NextRound():
                self._presenter.submit(action)
                return Return()
            case SeeRoster():
                return Open(RosterPage(self._presenter, self._services.known_names()))
            case Undo():
                return self._undo()
            case SelectScore():
                return Open(ListScreen(ScoreCorrectionPage(self._presenter, None, Seat(0))))
        return STAY

    def close(self) -> None:
        self._presenter.close()

    def _undo(self) -> Navigation:
        """Undo the last correction, or the move that ended the round, which returns to the table."""
        self._presenter.submit(Undo())
        if self._presenter.undo_requested:
            return Replace(ListScreen(UndoRequestPage(self._presenter)))
        return STAY if not self._presenter.match.progress.in_round else Return()


def _line_height(text: str, display: Display, room: int) -> int:
    """As large as lets the line below the title stay one line."""
    heights = [display.points(points) for points in (16, 15, 14)]
    return next((height for height in heights if width(text, "Medium", height) <= room), heights[-1])


def _head(display: Display, area: Rect, shown: ScoresView) -> tuple[Text, list[Control]]:
    """The title, and the buttons beside it; they are narrower where the whole title needs the room."""
    for padding in (display.px(24), display.px(12)):
        buttons = _buttons(display, area, shown.offers, padding)
        taken = sum(control.rect[2] for control in buttons) + len(buttons) * display.px(10)
        title = _title(display, (area[0], area[1], area[2] - taken - display.px(10), area[3]), shown.titles)
        if title.text == shown.titles[0]:
            break
    return title, buttons


def _buttons(display: Display, area: Rect, buttons: Sequence[Offer], padding: int) -> list[Control]:
    """The buttons in a row, from the right end of the area to the left."""
    found, right, height = [], area[0] + area[2], display.points(18)
    for button in buttons:
        wide = width(button.label, "SemiBold", height) + 2 * padding
        place = (right - wide, area[1], wide, area[3])
        kind: ControlKind = "primary" if button.primary else "button"
        found.append(Control(button.wire, place, kind, button.label, enabled=button.enabled, height=height))
        right -= wide + display.px(10)
    return found


def _title(display: Display, place: Rect, texts: tuple[str, ...]) -> Text:
    """The first of the texts that fits, as large as possible, on two lines if one would be too small; else the last."""
    for text in texts:
        for size in range(display.points(34), display.points(20) - 1, -1):
            if width(text, "ExtraBold", size) <= place[2]:
                return Text(place, text, size, "ExtraBold")
        for size in range(display.points(20), display.points(16) - 1, -1):
            lines = wrapped(text, size, place[2], weight="ExtraBold")
            wide = max(width(line, "ExtraBold", size) for line in lines)
            if wide <= place[2] and len(lines) <= 2 and 2 * font("ExtraBold", size).get_linesize() <= place[3]:
                return Text(place, text, size, "ExtraBold", lines=2)
    return Text(place, texts[-1], display.points(20), "ExtraBold")
