"""The scores after a round: left the hands that were counted now, right the sheet; a touch corrects, one goes on."""

from __future__ import annotations

from roundhouse.games.match import Correct, Depart, Join
from roundhouse.games.position import EngineFrom
from roundhouse.i18n import game_line
from roundhouse.i18n.screens import screen
from roundhouse.presenters.remaining_hands import CountedHand, counted_hands
from roundhouse.presenters.score_sheet import Line, Sheet, SheetOfTable
from roundhouse.referee import TableSession
from roundhouse.window import palette
from roundhouse.window.app_services import House
from roundhouse.window.appearance import Look
from roundhouse.window.controls.grid import columns, inset, rows
from roundhouse.window.controls.page import Control, Page, Place, Text
from roundhouse.window.controls.page_input import Act, Back, Pressed, Typed
from roundhouse.window.controls.pager import Leaves
from roundhouse.window.lettering import width
from roundhouse.window.screens.remaining_hands import hands_page
from roundhouse.window.screens.roster import AtThisTable
from roundhouse.window.screens.score_correction import Correcting
from roundhouse.window.screens.score_sheet import ENGINE, sheet_page
from roundhouse.window.screens.screen import STAY, Instead, Open, PageScreen, Return, Way
from roundhouse.window.screens.undo_request import TakingBack

HANDS, CROWDED = 392, 300
"""How wide the left side is at best and at least, px at 1280 x 800."""
COLUMN = 66
"""How much of the width the sheet keeps for each player, px at 1280 x 800."""


class Scores(PageScreen):
    """See `Screen`. It lies over the screen of its table; `goes_on` says, after it has gone, that a round was begun."""

    def __init__(self, house: House, table: TableSession) -> None:
        super().__init__()
        self._house = house
        self._table = table
        self._sheet = SheetOfTable(table.referee)
        self._counted: tuple[Sheet, tuple[CountedHand, ...]] | None = None
        self._leaves: Leaves[Line] = Leaves(first=max(0, len(table.referee.match.results) - 1))
        self._hands: Leaves[CountedHand] = Leaves(name="hands")

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        match = self._table.referee.match
        sheet = self._sheet(look.language)
        area = inset((0, 0, *look.size), look.px(36 if look.size[0] >= look.px(1200) else 24))
        head, line, _, body = rows(area, (look.px(58), round(1.5 * look.points(16)), look.px(2), 0), look.px(6))
        buttons = self._buttons(look, head)
        taken = sum(control.place[2] for control in buttons) + len(buttons) * look.px(10)
        title = (head[0], head[1], head[2] - taken - look.px(10), head[3])
        if self._counted is None or self._counted[0] is not sheet:
            self._counted = sheet, counted_hands(self._table.referee, look.language)
        hands = self._counted[1]
        now = len(match.results) - 1 if self._table.referee.position is None else -1
        sheet_area, left = body, Page()
        if hands:
            kept = look.px(20) + look.px(ENGINE + 20) + round(len(sheet.columns) * COLUMN * look.letters)
            side = min(look.px(HANDS), max(look.px(CROWDED), body[2] - kept))
            hands_area, sheet_area = columns(body, (side, 0), look.px(20))
            left = hands_page(look, hands_area, hands, self._hands)
        right = sheet_page(look, sheet_area, sheet, now, touched=bool(match.results), leaves=self._leaves)
        texts = (
            _title(look, title, self._titles(look.language)),
            Text(line, self._line_text(look, sheet), look.points(16), color=palette.SECONDARY),
        )
        return Page(
            grounds=right.grounds,
            texts=(*texts, *left.texts, *right.texts),
            pictures=right.pictures,
            controls=(*reversed(buttons), *left.controls, *right.controls),
        )

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        if self._leaves.turn(act) or self._hands.turn(act):
            return STAY
        match act:
            case Pressed("table") | Back():
                return Return()
            case Pressed("next"):
                self._table.begin()
                return Return()
            case Pressed("company"):
                return Open(AtThisTable(self._table))
            case Pressed("undo") | Typed("undo"):
                return self._undo()
            case Pressed("correct"):
                return Open(Correcting(self._table, len(self._table.referee.match.results) - 1, 0))
            case Pressed(name) if name.startswith("cell:"):
                _, number, seat = name.split(":")
                return Open(Correcting(self._table, int(number), int(seat) - 1))
        return STAY

    def _undo(self) -> Way:
        """Take back the last correction; else what ended the round, which leads back to the table."""
        referee = self._table.referee
        seat, steps = self._undoes
        if seat >= 0 and len(referee.seats_of_people) > 1:
            return Instead(TakingBack(self._table, seat, steps))
        if steps:
            self._table.undo(steps)
        return STAY if referee.position is None else Return()

    @property
    def _undoes(self) -> tuple[int, int]:
        """Whose choice an undo takes back, -1 where that is nobody's own, and how many calls; 0 for none."""
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
        """What stands above, and something shorter where there is little room."""
        referee = self._table.referee
        match = referee.match
        if not match.results or referee.position is not None:
            return (screen("scores-title", language),)
        number, winner = str(match.results[-1].round.number + 1), match.results[-1].winner
        short = screen("called-round", language, round=number)
        if winner < 0:
            return screen("scores-blocked", language, round=number), short
        return screen("scores-won", language, round=number, name=referee.names[winner]), short

    def _line_text(self, look: Look, sheet: Sheet) -> str:
        match = self._table.referee.match
        to_go = sum(not line.played for line in sheet.lines)
        line = game_line(match.game.name, look.language)
        if match.over:
            return f"{line} {screen('scores-over', look.language)}"
        return f"{line} {screen('scores-to-go', look.language, rounds=to_go)}" if to_go else line

    def _buttons(self, look: Look, area: Place) -> list[Control]:
        """From the right end: what is due, the table, undo."""
        language, referee = look.language, self._table.referee
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
            height = look.points(18)
            wide = width(label, "SemiBold", height) + 2 * look.px(24)
            place = (right - wide, area[1], wide, area[3])
            found.append(
                Control(name, place, "primary" if primary else "button", label, enabled=enabled, height=height)
            )
            right -= wide + look.px(10)
        return found

    def _next_text(self, language: str) -> str:
        match = self._table.referee.match
        game = match.game
        coming = game.next_round(match.results, match.first_leader)
        if game.engine_from is not EngineFrom.SET or coming.engine < 0 or not match.results:
            return screen("next-round", language)
        return screen("next-engine", language, tile=game.tiles.text(game.tiles.double[coming.engine]))


def _title(look: Look, place: Place, texts: tuple[str, ...]) -> Text:
    """The first of the texts that fits, as large as it does within reason; else the last one."""
    for text in texts:
        for size in range(look.points(34), look.points(20) - 1, -1):
            if width(text, "ExtraBold", size) <= place[2]:
                return Text(place, text, size, "ExtraBold")
    return Text(place, texts[-1], look.points(20), "ExtraBold")
