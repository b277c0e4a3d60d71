"""The shuffles of a match: the seal that was shown before each deal, its salt, and the tiles in order."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.presenters.match.match_texts import SealedDeal
from roundhouse.presenters.table.tile_pips import with_numbers
from roundhouse.presenters.views import Half
from roundhouse.window.controls.grid import rows, tile_grid
from roundhouse.window.controls.page import Page, Picture, Rect, Text, TilePicture
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.screens.pages.framed_page import page_frame
from roundhouse.window.screens.screen import STAY, Navigation, PageScreen, Return

LONGEST, SHORTEST = 112, 20
"""The longest and the shortest tile, px at 1280 x 800."""


class ShuffleSeals(PageScreen):
    """See `Screen`. The tiles of at least one of the deals must be public."""

    def __init__(self, deals: Sequence[SealedDeal]) -> None:
        super().__init__()
        self._opened = [deal for deal in deals if deal.tiles]
        self._pager: Pager[SealedDeal] = Pager()

    def page(self, display: Display) -> Page:
        texts, size = display.texts, display.points(15)
        (deal,) = self._pager.visible(self._opened, 1)
        title = texts.screen("shuffle-of", round=str(deal.round))
        frame = page_frame(display, title, texts.screen("shuffle-line"))
        step = 3 * size // 2
        seal, salt, _, body = rows(frame.body, (step, step, display.px(4), 0), 0)
        written = (
            *frame.texts,
            Text(seal, f"{texts.screen('shuffles-seal')}: {deal.seal}", size, "SemiBold", palette.BRASS),
            Text(salt, f"{texts.screen('shuffles-salt')}: {deal.salt}", size, color=palette.SECONDARY),
        )
        pictures = _tiles(deal.tiles, display, body)
        return Page(texts=written, pictures=pictures, controls=(*self._pager.buttons(display, frame.foot), frame.back))

    def handle(self, event: PageEvent) -> Navigation:
        if self._pager.handle(event):
            return STAY
        return Return() if isinstance(event, Back) or event == Pressed("back") else STAY


def _tiles(tiles: Sequence[tuple[Half, Half]], display: Display, area: Rect) -> tuple[Picture, ...]:
    lengths = [display.px(length) for length in range(LONGEST, SHORTEST - 1, -2)]
    high = max(half for tile in tiles for half in tile if isinstance(half, int))
    return tuple(
        TilePicture(place, tile, with_numbers(display.faces, place[2] / 2, high))
        for tile, place in zip(tiles, tile_grid(area, len(tiles), lengths, display.px(6)), strict=True)
    )
