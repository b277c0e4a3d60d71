"""Statistics: for each game its players with matches, wins, averages and best results, or a line for each evening."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from roundhouse import i18n
from roundhouse.catalogs import UserFacingError
from roundhouse.i18n.texts import printed_text, screen_text
from roundhouse.presenters.match.match_history_view import FIGURES, Evening, MatchHistory, PlayerLine
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import Control, Page, Panel, Rect, Text, TrackPicture
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed, Stepped
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import Anchor, Weight, fitted
from roundhouse.window.screens.pages.framed_page import grid, page_frame
from roundhouse.window.screens.screen import STAY, Navigation, Open, PageScreen, Return, Screen

EVENINGS = "evenings"
TableRow = tuple[str, ...]
LEAST, TALLEST, RACE = 40, 84, 66
"""How high a player's line is at least and at most, and from where on it shows the race, px at 1280 x 800."""


class Statistics(PageScreen):
    """See `Screen`. It opens with this game, if it was ever played.

    `history` reads what was played; `again` makes the screen of a match's table, by its name in the journal.
    """

    def __init__(self, history: Callable[[], MatchHistory], game: str, again: Callable[[str], Screen]) -> None:
        super().__init__()
        self._read, self._history, self._left = history, history(), False
        self._again = again
        self._trouble: UserFacingError | None = None
        games = self._history.games
        self._game = game if game in games or not games else games[0]
        self._shown = self._game
        self._pager: Pager[PlayerLine] = Pager()
        self._listed: Pager[Evening] = Pager()

    def show(self, game: str) -> None:
        """Show this game's figures, or EVENINGS, from the first page on."""
        self._shown, self._trouble = game, None
        self._game = self._game if game == EVENINGS else game
        self._pager.at = self._listed.at = 0

    def repaint(self) -> None:
        """See `Screen`. A match that was gone on with has other figures now."""
        super().repaint()
        if self._left:
            computers, self._history, self._left = self._history.computers, self._read(), False
            self._history.computers = computers

    def page(self, display: Display) -> Page:
        language = display.language
        line = "stats-none" if not self._history.matches else "stats-again" if self._shown == EVENINGS else "stats-line"
        frame = page_frame(display, screen_text("stats-title", language), screen_text(line, language))
        if self._trouble is not None:
            said = i18n.message_text(self._trouble, language)
            frame = page_frame(display, screen_text("stats-title", language), said, palette.CORAL)
        if not self._history.matches:
            return Page(texts=frame.texts, controls=(frame.back,))
        size, gap = display.points(17), display.px(12)
        tall = max(display.px(56), round(2 * size))
        choosing, body = rows(frame.body, (tall, 0), gap)
        first, second, third = columns(choosing, (0.44 * choosing[2], 0.28 * choosing[2], 0), gap)
        which, of_all = i18n.game_name(self._game, language), self._shown == EVENINGS
        controls = (
            Control("game", first, "stepper", screen_text("stats-of", language), value=which, enabled=not of_all,
                    height=size),
            Control("evenings", second, "switch", screen_text("stats-history", language), chosen=of_all, height=size),
            Control("computers", third, "switch", screen_text("stats-computers", language),
                    chosen=self._history.computers, height=size),
        )  # fmt: skip
        if self._shown == EVENINGS:
            listed = self._evenings(display, body)
            buttons = self._listed.buttons(display, frame.foot)
            return Page(texts=frame.texts, controls=(*controls, *listed, *buttons, frame.back))
        table = self._table(display, body, *self._figures(display))
        buttons = self._pager.buttons(display, frame.foot)
        return Page(
            panels=table.panels,
            texts=(*frame.texts, *table.texts),
            pictures=table.pictures,
            controls=(*controls, *buttons, frame.back),
        )

    def handle(self, event: PageEvent) -> Navigation:
        if (self._listed if self._shown == EVENINGS else self._pager).handle(event):
            return STAY
        match event:
            case Pressed("back") | Back():
                return Return()
            case Pressed(name) if name.startswith("evening:"):
                try:
                    again = Open(self._again(name.removeprefix("evening:")))
                    self._left = True
                    return again
                except UserFacingError as error:
                    self._trouble = error
            case Stepped("game") | Pressed("game"):
                step = event.step if isinstance(event, Stepped) else 1
                games = self._history.games
                self.show(games[(games.index(self._game) + step) % len(games)])
            case Pressed("evenings"):
                self.show(self._game if self._shown == EVENINGS else EVENINGS)
            case Pressed("computers"):
                self._history.computers = not self._history.computers
        return STAY

    def _figures(self, display: Display) -> tuple[TableRow, list[PlayerLine], tuple[float, ...], tuple[Anchor, ...]]:
        """A line for each player of the current game."""
        language = display.language
        heads = (printed_text("stats-player", language), *(screen_text(f"stats-{name}", language) for name in FIGURES))
        found = self._history.players(self._shown, language)
        return heads, found, (0, *(0.1,) * 7), ("left", *("right",) * 7)

    def _evenings(self, display: Display, area: Rect) -> list[Control]:
        """A row for each table, the latest first; a touch opens it."""
        size, small = display.points(18), display.points(15)
        height, gap = max(display.px(66), round(3.1 * size)), display.px(8)
        shown = self._listed.visible(self._history.evenings(display.language), (area[3] + gap) // (height + gap))
        return [
            Control(
                f"evening:{each.table}", place, "row", each.title, each.result, each.day, height=size,
                detail_height=small,
            )
            for each, place in zip(shown, grid(area, len(shown), 1, height, gap), strict=True)
        ]  # fmt: skip

    def _table(
        self,
        display: Display,
        area: Rect,
        heads: TableRow,
        lines: Sequence[PlayerLine],
        wides: Sequence[float],
        anchors: Sequence[Anchor],
    ) -> Page:
        """Headings and as many lines as fit; a text too long for its column is cut. Lines with room show a race: each
        locomotive has come as far as its player has won rounds."""
        size, small = display.points(16), display.points(14)
        head, body = rows(area, (round(2.6 * small), 0), display.px(4))
        least = max(display.px(LEAST), round(1.7 * size))
        step = max(least, min(display.px(TALLEST), body[3] // max(1, len(lines))))
        raced = step >= max(display.px(RACE), round(3.4 * size))
        step = step if raced else least
        shown = self._pager.visible(lines, body[3] // step)
        pad = display.px(12)
        across = columns((area[0] + pad, 0, area[2] - 2 * pad, 0), [wide * area[2] for wide in wides], display.px(10))
        aside = {"left": 0, "center": 0, "right": display.px(14)}  # or two headings would read as one
        texts = [
            Text((x + aside[anchor], head[1], wide - aside[anchor], head[3]), heading, small, "SemiBold",
                 palette.SECONDARY, anchor=anchor, lines=2)
            for (x, _, wide, _), heading, anchor in zip(across, heads, anchors, strict=True)
        ]  # fmt: skip
        panels: list[Panel] = []
        pictures: list[TrackPicture] = []
        for index, line in enumerate(shown):
            first = bool(lines) and line is lines[0]
            place = (area[0], body[1] + index * step, area[2], step - display.px(4))
            background = palette.SELECTED if first else palette.ROW
            panels.append(Panel(place, background, 8, palette.BRASS if first else None))
            high = place[3] - display.px(30) if raced else place[3]
            for (x, _, wide, _), text, anchor, column in zip(
                across, line.figures, anchors, range(len(line.figures)), strict=True
            ):
                weight: Weight = "SemiBold" if column == 0 else "Medium"
                color = palette.BRASS if first and column == 0 else palette.TEXT
                at = (x, place[1], wide, high)
                texts.append(Text(at, fitted(text, weight, size, wide), size, weight, color, background, anchor))
            if raced:
                track = (place[0] + pad, place[1] + high, place[2] - 2 * pad, display.px(24))
                color = palette.BRASS if first else palette.CONTROL
                pictures.append(TrackPicture(track, color, train=line.won))
        return Page(panels=tuple(panels), texts=tuple(texts), pictures=tuple(pictures))
