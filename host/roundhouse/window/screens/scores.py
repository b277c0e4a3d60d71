"""The scores after a round: the counted hands at the left, the sheet at the right; a touch on a figure corrects it."""

from __future__ import annotations

from roundhouse.games.match import Correct, Depart, Join
from roundhouse.games.position import EngineFrom
from roundhouse.i18n import game_line
from roundhouse.i18n.screens import screen
from roundhouse.presenters.remaining_hands import CountedHand, counted_hands
from roundhouse.presenters.score_sheet import Line, Sheet, SheetOfTable
from roundhouse.referee import TableSession
from roundhouse.window import palette
from roundhouse.window.app_services import AppServices
from roundhouse.window.controls.grid import columns, inset, rows
from roundhouse.window.controls.page import Control, Page, Rect, Text
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed, Typed
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.lettering import width
from roundhouse.window.screens.remaining_hands import hands_page
from roundhouse.window.screens.roster import RosterPage
from roundhouse.window.screens.score_correction import ScoreCorrection
from roundhouse.window.screens.score_sheet import ENGINE, sheet_page
from roundhouse.window.screens.screen import STAY, Navigation, Open, PageScreen, Replace, Return
from roundhouse.window.screens.undo_request import TakingBack

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
        buttons = self._buttons(display, head)
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
            _title(display, title, self._titles(display.language)),
            Text(line, self._line_text(display, sheet), display.points(16), color=palette.SECONDARY),
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
        seat, steps = self._undoes
        if seat >= 0 and len(referee.seats_of_people) > 1:
            return Replace(TakingBack(self._table, seat, steps))
        if steps:
            self._table.undo(steps)
        return STAY if referee.position is None else Return()

    @property
    def _undoes(self) -> tuple[int, int]:
        """The seat whose move an undo takes back, -1 for nobody's, and the number of calls, 0 for none."""
        referee = self._table.referee
        if not referee.steps or not self._table.may_undo:
            return -1, 0
        if isinstance(referee.match.events[-1], Correct | Join | Depart) or self._table.mode.name != "dealt":
            return -1, 1
        found = [(steps, seat) for seat in referee.seats_of_people if (steps := referee.steps_to(seat))]
        steps, seat = min(found, default=(1, -1))
        return seat, steps

    # -- the head ------------------------------------------------------------------------------------------------

    def _titles(self, language: str) -> tuple[str, ...]:
        """The title, and a shorter one."""
        referee = self._table.referee
        match = referee.match
        if not match.results or referee.position is not None:
            return (screen("scores-title", language),)
        number, winner = str(match.results[-1].round.number + 1), match.results[-1].winner
        short = screen("called-round", language, round=number)
        if winner < 0:
            return screen("scores-blocked", language, round=number), short
        return screen("scores-won", language, round=number, name=referee.names[winner]), short

    def _line_text(self, display: Display, sheet: Sheet) -> str:
        match = self._table.referee.match
        to_go = sum(not line.played for line in sheet.lines)
        line = game_line(match.game.name, display.language)
        if match.over:
            return f"{line} {screen('scores-over', display.language)}"
        return f"{line} {screen('scores-to-go', display.language, rounds=to_go)}" if to_go else line

    def _buttons(self, display: Display, area: Rect) -> list[Control]:
        """From the right end: the main button, the table, players, correct, undo."""
        language, referee = display.language, self._table.referee
        match = referee.match
        due = referee.position is None and not match.over
        labels: list[tuple[str, str, bool]] = [("table", screen("see-table", language), True)]
        if due:
            labels.insert(0, ("next", self._next_text(language), True))
            labels.append(("company", screen("company", language), True))
        labels.append(("correct", screen("correct", language), bool(match.results)))
        labels.append(("undo", screen("undo", language), self._undoes[1] > 0))
        found, right = [], area[0] + area[2]
        for name, label, enabled in labels:
            primary = name == "next" or (name == "table" and not due)
            height = display.points(18)
            wide = width(label, "SemiBold", height) + 2 * display.px(24)
            place = (right - wide, area[1], wide, area[3])
            found.append(
                Control(name, place, "primary" if primary else "button", label, enabled=enabled, height=height)
            )
            right -= wide + display.px(10)
        return found

    def _next_text(self, language: str) -> str:
        match = self._table.referee.match
        game = match.game
        coming = game.next_round(match.results, match.first_leader)
        if game.engine_from is not EngineFrom.SET or coming.engine < 0 or not match.results:
            return screen("next-round", language)
        return screen("next-engine", language, tile=game.tiles.text(game.tiles.double[coming.engine]))


def _title(display: Display, place: Rect, texts: tuple[str, ...]) -> Text:
    """The first of the texts that fits, as large as possible; else the last one."""
    for text in texts:
        for size in range(display.points(34), display.points(20) - 1, -1):
            if width(text, "ExtraBold", size) <= place[2]:
                return Text(place, text, size, "ExtraBold")
    return Text(place, texts[-1], display.points(20), "ExtraBold")
