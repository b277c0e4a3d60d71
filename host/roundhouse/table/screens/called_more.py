"""What is seldom wanted at a real table: tiles that nobody could read, what was taken on trust, the way out."""

from __future__ import annotations

from roundhouse.games.match import Stop
from roundhouse.table.controls.acts import Act, Pressed
from roundhouse.table.controls.leaves import Leaves
from roundhouse.table.controls.page import Control, Page, Place, Text
from roundhouse.table.house import House
from roundhouse.table.live.called_acts import do
from roundhouse.table.live.calling import Calling
from roundhouse.table.live.ledger import trust_lines
from roundhouse.table.look import Look
from roundhouse.table.screens.company import AtThisTable
from roundhouse.table.screens.framed import Heading, framed, grid
from roundhouse.table.screens.how_to_play import HowToPlay
from roundhouse.table.screens.listing import Listing
from roundhouse.table.screens.manner import Settings
from roundhouse.table.screens.scores import Scores
from roundhouse.table.screens.screen import STAY, Instead, Open, PageScreen, Return, Way
from roundhouse.words.screens import screen

NAMED = {"settings": "manner", "scores": "scores-title", "company": "company", "how-to-play": "how-to-play"}
"""What is called as it is elsewhere."""


class CalledMore(Listing[str]):
    """See `Screen`. `calling` is the table it was opened from."""

    def __init__(self, house: House, calling: Calling) -> None:
        super().__init__()
        self._house = house
        self._calling = calling

    def heading(self, language: str) -> Heading:
        """See `Listing`."""
        return Heading(screen("called-more-title", language), screen("called-more-line", language))

    def things(self) -> list[str]:
        """See `Listing`."""
        calling = self._calling
        found = ["unseen", "unseen-double"] if calling.in_play and calling.table.way == "called" else []
        found += ["redo"] if calling.table.taken else []
        found += ["scores", "company", "how-to-play", "trust", "settings"]
        match = calling.table.referee.match
        found += ["stop"] if match.position is not None and match.ruling(Stop()).allowed else []
        return [*found, "leave"]

    def height(self, look: Look) -> int:
        """See `Listing`."""
        return max(look.px(84), round(4.6 * look.points(15)))

    def control(self, look: Look, thing: str, place: Place) -> Control:
        """See `Listing`."""
        language = look.language
        label = screen(NAMED.get(thing, f"called-{thing}"), language)
        line, high, low = screen(f"called-{thing}-line", language), look.points(18), look.points(15)
        return Control(thing, place, "row", label, line, height=high, detail_height=low)

    def take(self, act: Act) -> Way:
        """See `Listing`."""
        calling = self._calling
        match act:
            case Pressed("settings"):
                return Instead(Settings(self._house))
            case Pressed("scores"):
                return Instead(Scores(self._house, calling.table))
            case Pressed("company"):
                return Instead(AtThisTable(calling.table))
            case Pressed("how-to-play"):
                game = calling.table.referee.game
                return Instead(HowToPlay(game.name, game.options))
            case Pressed("trust"):
                return Open(Trusted(calling))
            case Pressed("unseen" | "unseen-double" as thing):
                calling.touch_unseen(double=thing == "unseen-double")
            case Pressed("redo"):
                do(calling, "redo")
            case Pressed("stop"):
                calling.table.call(Stop())
            case Pressed("leave"):
                calling.leaving = True
            case _:
                return STAY
        return Return()


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
        return Page(texts=(*frame.texts, *texts), controls=(*self._leaves.buttons(look, frame.foot), frame.back))

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        if self._leaves.turn(act):
            return STAY
        return Return() if act == Pressed("back") else STAY
