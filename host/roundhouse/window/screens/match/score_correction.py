"""Corrects the score sheet: player, round, and a pad of digits."""

from __future__ import annotations

from roundhouse.actions import CorrectScore, Erase
from roundhouse.indices import Seat
from roundhouse.presenters.presenter import Presenter
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import Control, Page, Panel, Text
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed, Stepped, Typed
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.screens.screen import STAY, Navigation, PageScreen, Return

WIDE, KEY = 440, 66
MOST = 4
"""The most digits of a round's points."""


class ScoreCorrection(PageScreen):
    """See `Screen`. It opens with the round of this number, counted from 0, or with the last one, and this seat."""

    def __init__(self, presenter: Presenter, number: int | None, seat: Seat) -> None:
        super().__init__()
        self._presenter = presenter.beside()
        self._entry = presenter.match.score_entry(number, seat)
        self._typed = ""
        self._lost = False

    def page(self, display: Display) -> Page:
        texts, label = display.texts, display.points(24)
        entry = self._entry
        key, gap = max(display.px(KEY), round(1.9 * label)), display.px(10)
        wide = max(display.px(WIDE), round(15 * label))
        title = round(1.5 * display.points(34))
        key = min(key, (display.size[1] - display.px(40) - title) // 9 - gap)
        line, figure = round(1.5 * display.points(17)), round(1.45 * display.points(44))
        heights = (title, key, key, line, figure, key, key, key, key, key)
        whole = sum(heights) + gap * (len(heights) - 1)
        area = ((display.size[0] - wide) // 2, (display.size[1] - whole) // 2, wide, whole)
        head, who, which, below, shown, *keys = rows(area, heights, gap)
        said = texts.screen("correct-line", old=entry.old)
        stepper = display.points(18)
        controls = [
            Control("who", who, "stepper", texts.screen("correct-who"), value=entry.name, height=stepper),
            Control(
                "which", which, "stepper", texts.screen("correct-which"), value=str(entry.number + 1), height=stepper
            ),
        ]
        for names, place in zip(("123", "456", "789"), keys, strict=False):
            for name, at in zip(names, columns(place, (0, 0, 0), gap), strict=True):
                controls.append(Control(f"digit:{name}", at, "button", name, height=label))
        sign, zero, back = columns(keys[3], (0, 0, 0), gap)
        controls += [
            Control("sign", sign, "button", "±", enabled=entry.points_lost, height=label),
            Control("digit:0", zero, "button", "0", height=label),
            Control("erase", back, "button", "⌫", enabled=bool(self._typed), height=label),
        ]
        cancel, take = columns(keys[4], (0, 0), gap)
        height = display.points(19)
        controls += [
            Control("take", take, "primary", texts.screen("correct-take"), enabled=bool(self._typed), height=height),
            Control("back", cancel, "button", texts.screen("correct-not"), height=height),
        ]
        points = ("−" if self._lost and self._typed else "") + self._typed
        return Page(
            panels=(Panel(shown, palette.PANEL, 10, palette.LINE),),
            texts=(
                Text(head, texts.screen("correct-title"), display.points(34), "ExtraBold", anchor="center"),
                Text(below, said, display.points(17), color=palette.SECONDARY, anchor="center"),
                Text(shown, points or "–", display.points(44), "ExtraBold",
                     palette.BRASS if self._typed else palette.DISABLED, palette.PANEL, "center"),
            ),
            controls=tuple(controls),
        )  # fmt: skip

    def close(self) -> None:
        self._presenter.close()

    def handle(self, event: PageEvent) -> Navigation:
        entry = self._entry
        match event:
            case Pressed("back") | Back():
                return Return()
            case Stepped("who", step):
                self._entry = self._presenter.match.score_entry(entry.number, Seat(entry.seat + step))
            case Stepped("which", step):
                self._entry = self._presenter.match.score_entry(entry.number + step, entry.seat)
            case Pressed("take") if self._typed:
                points = -int(self._typed) if self._lost else int(self._typed)
                self._presenter.submit(CorrectScore(entry.number, entry.seat, points))
                return Return()
            case Pressed(name) if name.startswith("digit:"):
                self.write(name.removeprefix("digit:"))
            case Typed("number", digit):
                self.write(digit)
            case Pressed("erase") | Typed(Erase()):
                self._typed = self._typed[:-1]
            case Pressed("sign") | Typed("minus") if entry.points_lost:
                self._lost = not self._lost
        return STAY

    def write(self, digit: str) -> None:
        """Add a digit."""
        self._typed = (self._typed + digit).lstrip("0")[:MOST] or "0"
