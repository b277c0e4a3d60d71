"""A train by itself, where the table has no room to show it large: every tile, row by row, from the hub to its end."""

from __future__ import annotations

from dataclasses import replace

from roundhouse.i18n.screens import screen
from roundhouse.presenters.views import TileView, TrainView
from roundhouse.window.appearance import Look
from roundhouse.window.controls.grid import lying_tiles
from roundhouse.window.controls.page import BadgePicture, HalfPicture, Page, Picture, Place, TilePicture
from roundhouse.window.controls.page_input import Act, Back, Pressed
from roundhouse.window.screens.framed_page import framed
from roundhouse.window.screens.screen import STAY, PageScreen, Return, Way
from roundhouse.window.tile_faces import with_numbers

LONGEST, SHORTEST = 112, 20
"""Of a lying tile, px at 1280 x 800; the smaller ones where a train is long."""


class WholeTrain(PageScreen):
    """See `Screen`. It is opened from the train's lane, and any touch on what leads back closes it."""

    def __init__(self, train: TrainView, set_high: int) -> None:
        super().__init__()
        self._train = train
        self._set_high = set_high

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        train, language = self._train, look.language
        title = screen("train-whole", language, name=train.name)
        frame = framed(look, title, screen("train-tiles", language, tiles=len(train.tiles)))
        head, line = frame.texts
        size = look.px(44)
        badge = BadgePicture((head.place[0] + head.place[2] - size, head.place[1], size, size), train.seat, train.sign)
        lengths = [look.px(length) for length in range(LONGEST, SHORTEST - 1, -4)]
        places = lying_tiles(frame.body, len(train.tiles), lengths, look.px(8))
        tiles = [self._tile(tile, place, look) for tile, place in zip(train.tiles, places, strict=True)]
        narrower = (*head.place[:2], head.place[2] - size - look.px(12), head.place[3])
        return Page(texts=(replace(head, place=narrower), line), pictures=(badge, *tiles), controls=(frame.back,))

    def _tile(self, tile: TileView, place: Place, look: Look) -> Picture:
        """The tile as it joins the one before; the back of one that nobody has seen."""
        if tile.joined is None or tile.opened is None:
            return HalfPicture(place, None)
        return TilePicture(place, (tile.joined, tile.opened), with_numbers(look.faces, place[2] / 2, self._set_high))

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        return Return() if isinstance(act, Back) or act == Pressed("back") else STAY
