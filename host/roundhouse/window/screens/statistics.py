"""Statistics: for each game its players with matches, wins, averages and best results, or a line for each evening."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from roundhouse import i18n
from roundhouse.games import GAMES
from roundhouse.i18n.dates import day
from roundhouse.i18n.match_history import figures_line, result_of
from roundhouse.i18n.texts import printed_text, screen_text
from roundhouse.records.journal import JournalError
from roundhouse.referee.match_summary import Share
from roundhouse.referee.statistics import PlayedMatch, figures
from roundhouse.window import palette
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import Control, Page, Panel, Rect, Text
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed, Stepped
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.lettering import Anchor, Weight, fitted
from roundhouse.window.screens.framed_page import grid, page_frame
from roundhouse.window.screens.screen import STAY, Navigation, PageScreen, Replace, Return, Screen

HEADINGS = ("matches", "won", "rounds", "rounds-won", "average", "best-round", "best-match")
EVENINGS = "evenings"
Row = tuple[str, ...]


class Statistics(PageScreen):
    """See `Screen`. It opens with this game, if it was ever played.

    `again` makes the screen of a match's table.
    """

    def __init__(self, matches: Sequence[PlayedMatch], game: str, again: Callable[[PlayedMatch], Screen]) -> None:
        super().__init__()
        self._told = matches
        self._again = again
        self._trouble: JournalError | None = None
        self._computers = not any(_people(each) for each in self._told)
        games = {each.game for each in self._told}
        self._games = [name for name in GAMES if name in games]
        self._game = game if game in games or not games else self._games[0]
        self._shown = self._game
        self._pager: Pager[Row] = Pager()
        self._listed: Pager[PlayedMatch] = Pager()

    def show(self, game: str) -> None:
        """Show this game's figures, or EVENINGS, from the first page on."""
        self._shown, self._trouble = game, None
        self._game = self._game if game == EVENINGS else game
        self._pager.at = self._listed.at = 0

    def page(self, display: Display) -> Page:
        """See `PageScreen`."""
        language = display.language
        line = "stats-none" if not self._told else "stats-again" if self._shown == EVENINGS else "stats-line"
        frame = page_frame(display, screen_text("stats-title", language), screen_text(line, language))
        if self._trouble is not None:
            said = i18n.message_text(self._trouble, language)
            frame = page_frame(display, screen_text("stats-title", language), said, palette.CORAL)
        if not self._told:
            return Page(texts=frame.texts, controls=(frame.back,))
        size, gap = display.points(17), display.px(12)
        tall = max(display.px(56), round(2 * size))
        choosing, body = rows(frame.body, (tall, 0), gap)
        first, second, third = columns(choosing, (0.44 * choosing[2], 0.28 * choosing[2], 0), gap)
        which, of_all = i18n.game_name(self._game, language), self._shown == EVENINGS
        controls = (
            Control("game", first, "stepper", screen_text("stats-of", language), value=which, enabled=not of_all,
                    height=size),
            Control("evenings", second, "switch", screen_text("stats-evenings", language), chosen=of_all, height=size),
            Control("computers", third, "switch", screen_text("stats-computers", language), chosen=self._computers,
                    height=size),
        )  # fmt: skip
        if self._shown == EVENINGS:
            listed = self._history(display, body)
            buttons = self._listed.buttons(display, frame.foot)
            return Page(texts=frame.texts, controls=(*controls, *listed, *buttons, frame.back))
        table = self._table(display, body, *self._figures(display))
        buttons = self._pager.buttons(display, frame.foot)
        return Page(panels=table.panels, texts=(*frame.texts, *table.texts), controls=(*controls, *buttons, frame.back))

    def handle(self, event: PageEvent) -> Navigation:
        """See `PageScreen`."""
        if (self._listed if self._shown == EVENINGS else self._pager).handle(event):
            return STAY
        match event:
            case Pressed("back") | Back():
                return Return()
            case Pressed(name) if name.startswith("evening:"):
                table = name.removeprefix("evening:")
                try:
                    return Replace(self._again(next(each for each in self._told if each.table == table)))
                except JournalError as error:
                    self._trouble = error
            case Stepped("game") | Pressed("game"):
                step = event.step if isinstance(event, Stepped) else 1
                self.show(self._games[(self._games.index(self._game) + step) % len(self._games)])
            case Pressed("evenings"):
                self.show(self._game if self._shown == EVENINGS else EVENINGS)
            case Pressed("computers"):
                self._computers = not self._computers
        return STAY

    def _wanted(self, share: Share) -> bool:
        return self._computers or share.is_person

    def _figures(self, display: Display) -> tuple[Row, list[Row], tuple[float, ...], tuple[Anchor, ...]]:
        """A line for each player of the current game."""
        language = display.language
        told = [each for each in self._told if each.game == self._shown]
        heads = (printed_text("stats-player", language), *(screen_text(f"stats-{name}", language) for name in HEADINGS))
        found = [(each.name, *figures_line(each, language)) for each in figures(told, self._wanted)]
        return heads, found, (0, *(0.1,) * 7), ("left", *("right",) * 7)

    def _history(self, display: Display, area: Rect) -> list[Control]:
        """A row for each table, the latest first; a touch opens it."""
        language, size, small = display.language, display.points(18), display.points(15)
        wanted = [each for each in reversed(self._told) if any(self._wanted(share) for share in each.summary.totals)]
        height, gap = max(display.px(66), round(3.1 * size)), display.px(8)
        shown = self._listed.visible(wanted, (area[3] + gap) // (height + gap))
        return [
            Control(
                f"evening:{each.table}",
                place,
                "row",
                f"{i18n.game_name(each.game, language)}, "
                f"{screen_text('winner-rounds', language, rounds=len(each.summary.rounds))}",
                result_of(each, language),
                day(each.day, language),
                height=size,
                detail_height=small,
            )
            for each, place in zip(shown, grid(area, len(shown), 1, height, gap), strict=True)
        ]

    def _table(
        self,
        display: Display,
        area: Rect,
        heads: Row,
        lines: Sequence[Row],
        wides: Sequence[float],
        anchors: Sequence[Anchor],
    ) -> Page:
        """Headings and as many lines as fit; a text too long for its column is cut."""
        size, small = display.points(16), display.points(14)
        head, body = rows(area, (round(2.6 * small), 0), display.px(4))
        step = max(display.px(40), round(1.7 * size))
        shown = self._pager.visible(lines, body[3] // step)
        pad = display.px(12)
        across = columns((area[0] + pad, 0, area[2] - 2 * pad, 0), [wide * area[2] for wide in wides], display.px(10))
        aside = {"left": 0, "center": 0, "right": display.px(14)}  # or two headings would read as one
        texts = [
            Text((x + aside[anchor], head[1], wide - aside[anchor], head[3]), heading, small, "SemiBold",
                 palette.SECONDARY, anchor=anchor, lines=2)
            for (x, _, wide, _), heading, anchor in zip(across, heads, anchors, strict=True)
        ]  # fmt: skip
        panels = []
        for index, line in enumerate(shown):
            place = (area[0], body[1] + index * step, area[2], step - display.px(4))
            panels.append(Panel(place, palette.ROW, 8))
            for (x, _, wide, _), text, anchor, column in zip(across, line, anchors, range(len(line)), strict=True):
                weight: Weight = "SemiBold" if column == 0 else "Medium"
                said = fitted(text, weight, size, wide)
                at = (x, place[1], wide, place[3])
                texts.append(Text(at, said, size, weight, background=palette.ROW, anchor=anchor))
        return Page(panels=tuple(panels), texts=tuple(texts))


def _people(match: PlayedMatch) -> bool:
    return any(share.is_person for shares in match.summary.rounds for share in shares)
