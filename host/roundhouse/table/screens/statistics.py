"""Figures over evenings: each game's players with matches, wins, averages and their best, or a line an evening."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse import words
from roundhouse.games import GAMES
from roundhouse.referee.evenings import Share
from roundhouse.referee.statistics import Evening, figures
from roundhouse.table import palette
from roundhouse.table.controls.acts import Act, Back, Pressed, Stepped
from roundhouse.table.controls.leaves import Leaves
from roundhouse.table.controls.page import Control, Ground, Page, Place, Text
from roundhouse.table.controls.places import columns, rows
from roundhouse.table.lettering import Anchor, Weight, fitted
from roundhouse.table.look import Look
from roundhouse.table.screens.framed import framed
from roundhouse.table.screens.screen import STAY, PageScreen, Return, Way
from roundhouse.words.evenings import EVENING, evening_line, figures_line
from roundhouse.words.printed import printed
from roundhouse.words.screens import screen

HEADINGS = ("matches", "won", "rounds", "rounds-won", "average", "best-round", "best-match")
EVENINGS = "evenings"
Row = tuple[str, ...]


class Statistics(PageScreen):
    """See `Screen`. It opens on the game that is named, if that was ever played."""

    def __init__(self, evenings: Sequence[Evening], game: str) -> None:
        super().__init__()
        self._told = evenings
        self._computers = not any(_people(each) for each in self._told)
        games = {each.game for each in self._told}
        self._leaf = [*(name for name in GAMES if name in games), EVENINGS]
        self._shown = game if game in games else self._leaf[0]
        self._leaves: Leaves[Row] = Leaves()

    def show(self, game: str) -> None:
        """This game's figures, or EVENINGS; from the first leaf on."""
        self._shown, self._leaves.at = game, 0

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        language = look.language
        line = screen("stats-line" if self._told else "stats-none", language)
        frame = framed(look, screen("stats-title", language), line)
        if not self._told:
            return Page(texts=frame.texts, controls=(frame.back,))
        size, gap = look.points(17), look.px(12)
        tall = max(look.px(56), round(2 * size))
        choosing, body = rows(frame.body, (tall, 0), gap)
        first, second = columns(choosing, (0.6 * choosing[2], 0), gap)
        which = (
            screen("stats-evenings", language) if self._shown == EVENINGS else words.game_name(self._shown, language)
        )
        controls = (
            Control("game", first, "stepper", screen("stats-of", language), value=which, height=size),
            Control("computers", second, "switch", screen("stats-computers", language), chosen=self._computers,
                    height=size),
        )  # fmt: skip
        heads, lines, wides, anchors = self._evenings(look) if self._shown == EVENINGS else self._figures(look)
        table = self._table(look, body, heads, lines, wides, anchors)
        buttons = self._leaves.buttons(look, frame.spare)
        return Page(
            grounds=table.grounds, texts=(*frame.texts, *table.texts), controls=(*controls, *buttons, frame.back)
        )

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        if self._leaves.turn(act):
            return STAY
        match act:
            case Pressed("back") | Back():
                return Return()
            case Stepped("game") | Pressed("game"):
                step = act.step if isinstance(act, Stepped) else 1
                self.show(self._leaf[(self._leaf.index(self._shown) + step) % len(self._leaf)])
            case Pressed("computers"):
                self._computers = not self._computers
        return STAY

    def _wanted(self, share: Share) -> bool:
        return self._computers or share.is_person

    def _figures(self, look: Look) -> tuple[Row, list[Row], tuple[float, ...], tuple[Anchor, ...]]:
        """A line a player of the game that is shown."""
        language = look.language
        told = [each for each in self._told if each.game == self._shown]
        heads = (printed("stats-player", language), *(screen(f"stats-{name}", language) for name in HEADINGS))
        found = [(each.name, *figures_line(each)) for each in figures(told, self._wanted)]
        return heads, found, (0, *(0.1,) * 7), ("left", *("right",) * 7)

    def _evenings(self, look: Look) -> tuple[Row, list[Row], tuple[float, ...], tuple[Anchor, ...]]:
        """A line a table, the last one first."""
        language = look.language
        heads = tuple(printed(heading, language) for heading in EVENING)
        found: list[Row] = [
            evening_line(each, language)
            for each in reversed(self._told)
            if any(self._wanted(share) for share in each.summary.totals)
        ]
        return heads, found, (0.13, 0.2, 0.09, 0), ("left", "left", "center", "left")

    def _table(
        self,
        look: Look,
        area: Place,
        heads: Row,
        lines: Sequence[Row],
        wides: Sequence[float],
        anchors: Sequence[Anchor],
    ) -> Page:
        """Headings and as many lines as there is room for; what is too long for its column is cut."""
        size, small = look.points(16), look.points(14)
        head, body = rows(area, (round(2.6 * small), 0), look.px(4))
        step = max(look.px(40), round(1.7 * size))
        shown = self._leaves.of(lines, body[3] // step)
        pad = look.px(12)
        across = columns((area[0] + pad, 0, area[2] - 2 * pad, 0), [wide * area[2] for wide in wides], look.px(10))
        aside = {"left": 0, "center": 0, "right": look.px(14)}  # or two headings would read as one
        texts = [
            Text((x + aside[anchor], head[1], wide - aside[anchor], head[3]), heading, small, "SemiBold",
                 palette.SECONDARY, anchor=anchor, lines=2)
            for (x, _, wide, _), heading, anchor in zip(across, heads, anchors, strict=True)
        ]  # fmt: skip
        grounds = []
        for index, line in enumerate(shown):
            place = (area[0], body[1] + index * step, area[2], step - look.px(4))
            grounds.append(Ground(place, palette.ROW, 8))
            for (x, _, wide, _), text, anchor, column in zip(across, line, anchors, range(len(line)), strict=True):
                weight: Weight = "SemiBold" if column == 0 else "Medium"
                said = fitted(text, weight, size, wide)
                at = (x, place[1], wide, place[3])
                texts.append(Text(at, said, size, weight, ground=palette.ROW, anchor=anchor))
        return Page(grounds=tuple(grounds), texts=tuple(texts))


def _people(evening: Evening) -> bool:
    return any(share.is_person for shares in evening.summary.rounds for share in shares)
