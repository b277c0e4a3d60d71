"""The shuffles of a match, one after another: the seal that was shown before the deal, and the tiles it was over."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.games import Game
from roundhouse.games.dealer import Shuffle
from roundhouse.i18n.screens import screen
from roundhouse.presenters.tile_orientation import half_of
from roundhouse.referee import TableSession
from roundhouse.window import palette
from roundhouse.window.appearance import Look
from roundhouse.window.controls.grid import lying_tiles, rows
from roundhouse.window.controls.page import Page, Picture, Place, Text, TilePicture
from roundhouse.window.controls.page_input import Act, Back, Pressed
from roundhouse.window.controls.pager import Leaves
from roundhouse.window.screens.framed_page import framed
from roundhouse.window.screens.screen import STAY, PageScreen, Return, Way
from roundhouse.window.tile_faces import with_numbers

LONGEST, SHORTEST = 112, 20
"""A tile of the largest and of the smallest set in the smallest window, px at 1280 x 800."""


def opened(table: TableSession) -> tuple[tuple[int, Shuffle], ...]:
    """The shuffles that everybody may see by now, each with its round, counted from 0."""
    return tuple((sealed.round, sealed.shuffle) for sealed in table.referee.seals if sealed.shuffle)


class Shuffles(PageScreen):
    """See `Screen`. Opens with the first of those that are `opened`; there is one at least."""

    def __init__(self, table: TableSession) -> None:
        super().__init__()
        self._game = table.referee.game
        self._opened = opened(table)
        self._leaves: Leaves[tuple[int, Shuffle]] = Leaves()

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        language, size = look.language, look.points(15)
        ((round, shuffle),) = self._leaves.of(self._opened, 1)
        title = screen("shuffle-of", language, round=str(round + 1))
        frame = framed(look, title, screen("shuffle-line", language))
        step = 3 * size // 2
        seal, salt, _, body = rows(frame.body, (step, step, look.px(4), 0), 0)
        texts = (
            *frame.texts,
            Text(seal, f"{screen('shuffles-seal', language)}: {shuffle.seal}", size, "SemiBold", palette.BRASS),
            Text(salt, f"{screen('shuffles-salt', language)}: {shuffle.salt}", size, color=palette.SECONDARY),
        )
        pictures = _tiles(self._game, shuffle.order, look, body)
        return Page(texts=texts, pictures=pictures, controls=(*self._leaves.buttons(look, frame.foot), frame.back))

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        if self._leaves.turn(act):
            return STAY
        return Return() if isinstance(act, Back) or act == Pressed("back") else STAY


def _tiles(game: Game, order: Sequence[int], look: Look, area: Place) -> tuple[Picture, ...]:
    lengths = [look.px(length) for length in range(LONGEST, SHORTEST - 1, -2)]
    found = []
    for tile, place in zip(order, lying_tiles(area, len(order), lengths, look.px(6)), strict=True):
        low, high = (half_of(game, end) for end in game.tiles.ends[tile])
        assert low is not None and high is not None, "a tile of a shuffle is known"
        found.append(TilePicture(place, (low, high), with_numbers(look.faces, place[2] / 2, game.options.set)))
    return tuple(found)
