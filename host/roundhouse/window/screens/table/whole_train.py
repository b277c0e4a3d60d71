"""Shows one train alone, large, if the table has too little room: every tile, row by row, from the hub on."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.presenters.table.tile_pips import with_numbers
from roundhouse.presenters.views import TileView, TrainView
from roundhouse.window.controls.grid import tile_grid
from roundhouse.window.controls.page import BadgePicture, HalfPicture, Page, Picture, Rect, TilePicture
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed
from roundhouse.window.display import Display
from roundhouse.window.screens.pages.framed_page import page_frame
from roundhouse.window.screens.screen import STAY, Navigation, PageScreen, Return

LONGEST, SHORTEST = 112, 20
"""The longest and the shortest tile, px at 1280 x 800."""


class WholeTrain(PageScreen):
    """See `Screen`. It is opened by a touch on the train's lane."""

    def __init__(self, train: TrainView, set_high: int) -> None:
        super().__init__()
        self._train = train
        self._set_high = set_high

    def page(self, display: Display) -> Page:
        train, texts = self._train, display.texts
        title = texts.screen("train-whole", name=train.name)
        frame = page_frame(display, title, texts.screen("train-tiles", tiles=len(train.tiles)))
        head, line = frame.texts
        size = display.px(44)
        badge = BadgePicture((head.rect[0] + head.rect[2] - size, head.rect[1], size, size), train.seat, train.sign)
        lengths = [display.px(length) for length in range(LONGEST, SHORTEST - 1, -4)]
        places = tile_grid(frame.body, len(train.tiles), lengths, display.px(8))
        tiles = [self._tile(tile, place, display) for tile, place in zip(train.tiles, places, strict=True)]
        narrower = (*head.rect[:2], head.rect[2] - size - display.px(12), head.rect[3])
        return Page(texts=(replace(head, rect=narrower), line), pictures=(badge, *tiles), controls=(frame.back,))

    def _tile(self, tile: TileView, place: Rect, display: Display) -> Picture:
        """The tile in the direction it was played; the back of an unknown one."""
        if tile.joined is None or tile.opened is None:
            return HalfPicture(place, None)
        return TilePicture(place, (tile.joined, tile.opened), with_numbers(display.faces, place[2] / 2, self._set_high))

    def handle(self, event: PageEvent) -> Navigation:
        return Return() if isinstance(event, Back) or event == Pressed("back") else STAY
