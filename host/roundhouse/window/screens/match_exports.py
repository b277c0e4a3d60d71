"""A copy of the match was kept: where it lies and what is in it; and the seals of its shuffles, to be checked."""

from __future__ import annotations

import pygame

from roundhouse.i18n import game_name
from roundhouse.i18n.screens import screen
from roundhouse.messages import reason_of
from roundhouse.presenters.score_sheet import sheet_of
from roundhouse.referee import TableSession
from roundhouse.window import palette
from roundhouse.window.app_services import House
from roundhouse.window.appearance import Look
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import Control, Page, Text
from roundhouse.window.controls.page_input import Act, Back, Pressed
from roundhouse.window.controls.page_painter import paint_page
from roundhouse.window.controls.pager import Leaves
from roundhouse.window.lettering import fitted
from roundhouse.window.match_exports import save_copies
from roundhouse.window.screens.framed_page import framed
from roundhouse.window.screens.score_sheet import TALLEST, sheet_page
from roundhouse.window.screens.screen import STAY, Open, PageScreen, Return, Way
from roundhouse.window.screens.shuffle_seals import Shuffles, opened

PAPER, AROUND = (1280, 800), 330
"""What the picture of a sheet is laid out for, and how much of its height is not rounds."""
SHOWN = 16
"""Digits of a seal, as many as the table says before the deal."""


class Keeping(PageScreen):
    """See `Screen`. The copy is made when it opens."""

    def __init__(self, house: House, table: TableSession) -> None:
        super().__init__()
        self._table = table
        self._leaves: Leaves[tuple[str, str, str]] = Leaves()
        language = house.choices.preferences.language
        self._trouble = ""
        self._files: list[str] = []
        self._folder = str(house.shelf)
        try:
            folder, *files = save_copies(
                table.referee, house.shelf, house.today(), language, lambda: sheet_picture(table, language)
            )
            self._folder, self._files = str(folder), [file.name for file in files]
        except OSError as error:
            self._trouble = screen("keep-trouble", language, reason=reason_of(error))

    def page(self, look: Look) -> Page:
        """See `PageScreen`."""
        language, size = look.language, look.points(16)
        line = self._trouble or screen("keep-line", language)
        frame = framed(
            look, screen("keep-title", language), line, palette.CORAL if self._trouble else palette.SECONDARY
        )
        step = round(1.6 * size)
        where, _, body = rows(frame.body, (2 * step, look.px(2), 0), look.px(6))
        texts = [*frame.texts, Text(where, self._folder, look.points(18), "SemiBold", palette.BRASS, lines=2)]
        seals = self._seals(language)
        left, right = columns(body, (0.42 * body[2], 0), look.px(24)) if seals else (body, body)
        for index, file in enumerate(self._files):
            place = (left[0], left[1] + index * 2 * step, left[2], step)
            below = (left[0], place[1] + step - look.px(4), left[2], step)
            texts.append(Text(place, file, size, "SemiBold"))
            texts.append(Text(below, screen(f"keep-{file}", language), look.points(15), color=palette.SECONDARY))
        if not seals:
            return Page(texts=tuple(texts), controls=(frame.back,))
        heading, how, head, body = rows(right, (round(1.4 * look.points(20)), 3 * step, step, 0), look.px(4))
        widths = (0.17 * right[2], 0.31 * right[2], 0)
        texts += [
            Text(heading, screen("shuffles-title", language), look.points(20), "Bold"),
            Text(how, screen("shuffles-line", language), size, color=palette.SECONDARY, lines=3),
        ]
        names = [screen(name, language) for name in ("csv-round", "shuffles-seal", "shuffles-salt")]
        for place, name in zip(columns(head, widths, look.px(10)), names, strict=True):
            texts.append(Text(place, name, look.points(14), "SemiBold", palette.SECONDARY))
        shown = self._leaves.of(seals, max(1, body[3] // step))
        for index, seal in enumerate(shown):
            row = (body[0], body[1] + index * step, body[2], step)
            for place, text in zip(columns(row, widths, look.px(10)), seal, strict=True):
                texts.append(Text(place, fitted(text, "Medium", look.points(15), place[2]), look.points(15)))
        seen = Control("shuffles", frame.due, "button", screen("shuffles-see", language), height=look.points(18))
        open_to_all = (seen,) if opened(self._table) else ()
        turning = self._leaves.buttons(look, frame.spare if open_to_all else frame.foot)
        return Page(texts=tuple(texts), controls=(*turning, frame.back, *open_to_all))

    def _seals(self, language: str) -> list[tuple[str, str, str]]:
        """Of each deal: its round, the beginning of its seal as it was shown before, and the salt that opens it."""
        return [
            (
                str(sealed.round + 1),
                sealed.seal[:SHOWN],
                sealed.shuffle.salt if sealed.shuffle else screen("shuffles-closed", language),
            )
            for sealed in self._table.referee.seals
        ]

    def obey(self, act: Act) -> Way:
        """See `PageScreen`."""
        if self._leaves.turn(act):
            return STAY
        if act == Pressed("shuffles"):
            return Open(Shuffles(self._table))
        return Return() if isinstance(act, Back) or act == Pressed("back") else STAY


def sheet_picture(table: TableSession, language: str) -> pygame.Surface:
    """The whole sheet as a picture, as tall as its rounds are."""
    referee = table.referee
    sheet = sheet_of(referee.match, referee.everybody, language)
    size = (PAPER[0], AROUND + TALLEST * len(sheet.lines) + 20 * len(sheet.notes))
    look = Look(size=PAPER, language=language)
    area = (36, 90, size[0] - 72, size[1] - 126)
    page = sheet_page(look, area, sheet)
    title = Text((36, 24, size[0] - 72, 56), game_name(referee.game.name, language), 34, "ExtraBold")
    surface = pygame.Surface(size)
    paint_page(surface, Page(grounds=page.grounds, texts=(title, *page.texts), pictures=page.pictures), look.scale)
    return surface
