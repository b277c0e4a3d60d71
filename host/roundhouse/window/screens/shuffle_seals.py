"""The shuffles of a match: the seal that was shown before each deal, its salt, and the tiles in order."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.games import Game
from roundhouse.games.dealer import Shuffle
from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.tile_orientation import half_of
from roundhouse.referee import TableSession
from roundhouse.window import palette
from roundhouse.window.controls.grid import rows, tile_grid
from roundhouse.window.controls.page import Page, Picture, Rect, Text, TilePicture
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.screens.framed_page import page_frame
from roundhouse.window.screens.screen import STAY, Navigation, PageScreen, Return
from roundhouse.window.tile_faces import with_numbers

LONGEST, SHORTEST = 112, 20
"""The longest and the shortest tile, px at 1280 x 800."""


def opened(table: TableSession) -> tuple[tuple[int, Shuffle], ...]:
    """The shuffles that are public by now, each with its round, counted from 0."""
    return tuple((sealed.round, sealed.shuffle) for sealed in table.referee.seals if sealed.shuffle)


class ShuffleSeals(PageScreen):
    """See `Screen`. At least one shuffle must be `opened`."""

    def __init__(self, table: TableSession) -> None:
        super().__init__()
        self._game = table.referee.game
        self._opened = opened(table)
        self._pager: Pager[tuple[int, Shuffle]] = Pager()

    def page(self, display: Display) -> Page:
        """See `PageScreen`."""
        language, size = display.language, display.points(15)
        ((round, shuffle),) = self._pager.visible(self._opened, 1)
        title = screen_text("shuffle-of", language, round=str(round + 1))
        frame = page_frame(display, title, screen_text("shuffle-line", language))
        step = 3 * size // 2
        seal, salt, _, body = rows(frame.body, (step, step, display.px(4), 0), 0)
        texts = (
            *frame.texts,
            Text(seal, f"{screen_text('shuffles-seal', language)}: {shuffle.seal}", size, "SemiBold", palette.BRASS),
            Text(salt, f"{screen_text('shuffles-salt', language)}: {shuffle.salt}", size, color=palette.SECONDARY),
        )
        pictures = _tiles(self._game, shuffle.order, display, body)
        return Page(texts=texts, pictures=pictures, controls=(*self._pager.buttons(display, frame.foot), frame.back))

    def handle(self, event: PageEvent) -> Navigation:
        """See `PageScreen`."""
        if self._pager.handle(event):
            return STAY
        return Return() if isinstance(event, Back) or event == Pressed("back") else STAY


def _tiles(game: Game, order: Sequence[int], display: Display, area: Rect) -> tuple[Picture, ...]:
    lengths = [display.px(length) for length in range(LONGEST, SHORTEST - 1, -2)]
    found = []
    for tile, place in zip(order, tile_grid(area, len(order), lengths, display.px(6)), strict=True):
        low, high = (half_of(game, end) for end in game.tiles.ends[tile])
        assert low is not None and high is not None, "a tile of a shuffle is known"
        found.append(TilePicture(place, (low, high), with_numbers(display.faces, place[2] / 2, game.options.set)))
    return tuple(found)
