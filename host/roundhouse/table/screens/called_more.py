"""What is seldom wanted at a real table: tiles that nobody could read, what was taken on trust, the way out."""

from __future__ import annotations

from roundhouse.games.match import Stop
from roundhouse.table.controls.acts import Act, Back, Pressed
from roundhouse.table.controls.leaves import Leaves
from roundhouse.table.controls.page import Control, Page, Text
from roundhouse.table.house import House
from roundhouse.table.live.calling import Calling
from roundhouse.table.live.ledger import trust_lines
from roundhouse.table.look import Look
from roundhouse.table.screens.framed import framed, grid
from roundhouse.table.screens.manner import Settings
from roundhouse.table.screens.scores import Scores
from roundhouse.table.screens.screen import STAY, Instead, Open, PageScreen, Return, Way
from roundhouse.words.screens import screen

ROW, GAP = 84, 12


class CalledMore(PageScreen):
    """See `Screen`. `calling` is the table it was opened from."""

    def __init__(self, house: House, calling: Calling) -> None:
        super().__init__()
        self._house = house
        self._calling = calling
        self._leaves: Leaves[str] = Leaves()

    @property
    def _things(self) -> list[str]:
        """What can be wanted now."""
        calling = self._calling
        found = ["unseen", "unseen-double"] if calling.in_play and calling.table.way == "called" else []
        found += ["redo"] if calling.table.taken else []
        found += ["scores", "trust", "settings"]
        match = calling.table.referee.match
        found += ["stop"] if match.position is not None and match.ruling(Stop()).allowed else []
        return [*found, "leave"]

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        language = look.language
        frame = framed(look, screen("called-more-title", language), screen("called-more-line", language))
        across = 2 if look.size[0] >= look.px(1000) else 1
        row, gap = max(look.px(ROW), round(4.6 * look.points(15))), look.px(GAP)
        shown = self._leaves.of(self._things, across * max(1, (frame.body[3] + gap) // (row + gap)))
        controls = [
            Control(
                thing, place, "row", _name(thing, language), screen(f"called-{thing}-line", language),
                height=look.points(18), detail_height=look.points(15),
            )
            for thing, place in zip(shown, grid(frame.body, len(shown), across, row, gap), strict=True)
        ]  # fmt: skip
        return Page(texts=frame.texts, controls=(*controls, *self._leaves.buttons(look, frame.spare), frame.back))

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        calling = self._calling
        if self._leaves.turn(act):
            return STAY
        match act:
            case Pressed("back") | Back():
                return Return()
            case Pressed("unseen" | "unseen-double" as thing):
                calling.touch_unseen(double=thing == "unseen-double")
                return Return()
            case Pressed("redo"):
                calling.do("redo")
                return Return()
            case Pressed("stop"):
                calling.table.call(Stop())
                return Return()
            case Pressed("settings"):
                return Instead(Settings(self._house))
            case Pressed("scores"):
                return Instead(Scores(self._house, calling.table))
            case Pressed("trust"):
                return Open(Trusted(calling))
            case Pressed("leave"):
                calling.leaving = True
                return Return()
        return STAY


class Trusted(PageScreen):
    """What nobody could check in this round, and what is proven wrong by now."""

    def __init__(self, calling: Calling) -> None:
        super().__init__()
        self._calling = calling
        self._leaves: Leaves[str] = Leaves()

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        language = look.language
        frame = framed(look, screen("called-trust", language), screen("called-trust-line", language))
        lines = trust_lines(self._calling.table.referee, language) or [screen("called-trust-none", language)]
        height = look.points(18)
        row = round(2.8 * height)
        shown = self._leaves.of(lines, max(1, frame.body[3] // row))
        texts = [
            Text(place, line, height, lines=2)
            for line, place in zip(shown, grid(frame.body, len(shown), 1, row, 0), strict=True)
        ]
        return Page(texts=(*frame.texts, *texts), controls=(*self._leaves.buttons(look, frame.spare), frame.back))

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        if self._leaves.turn(act):
            return STAY
        return Return() if act == Pressed("back") else STAY


def _name(thing: str, language: str) -> str:
    named = {"settings": "manner", "scores": "scores-title"}
    return screen(named.get(thing, f"called-{thing}"), language)
