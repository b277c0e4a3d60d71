"""Exports the match, and shows the folder, the contents of the files, and the seals of the shuffles."""

from __future__ import annotations

from pathlib import Path

import pygame

from roundhouse.catalogs import reason_of
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.match.match_texts import MatchFiles
from roundhouse.presenters.presenter import Presenter
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import Control, Page, Text
from roundhouse.window.controls.page_input import Back, PageEvent, Pressed
from roundhouse.window.controls.page_painter import paint_page
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import fitted
from roundhouse.window.screens.match.score_sheet_page import TALLEST, sheet_page
from roundhouse.window.screens.match.shuffle_seals import ShuffleSeals
from roundhouse.window.screens.pages.framed_page import page_frame
from roundhouse.window.screens.screen import STAY, Navigation, Open, PageScreen, Return
from roundhouse.window.table.painter import save_picture

PAPER, AROUND = (1280, 800), 330
"""The layout size of the sheet's picture, and the height of everything but the rounds."""
SHOWN = 16
"""Digits of a seal that are shown, as many as before the deal."""


class MatchExport(PageScreen):
    """See `Screen`. The files are written when it opens."""

    def __init__(self, services: AppServices, presenter: Presenter) -> None:
        super().__init__()
        self._deals = presenter.match.deals()
        self._pager: Pager[tuple[str, str, str]] = Pager()
        self._trouble = ""
        self._files: list[str] = []
        self._folder = str(services.exports_folder)
        try:
            folder, *files = export_match(
                presenter.texts, presenter.match.files(), services.exports_folder, services.today()
            )
            self._folder, self._files = str(folder), [file.name for file in files]
        except OSError as error:
            self._trouble = presenter.texts.screen("keep-trouble", reason=reason_of(error))

    def page(self, display: Display) -> Page:
        texts, size = display.texts, display.points(16)
        line = self._trouble or texts.screen("keep-line")
        frame = page_frame(
            display, texts.screen("keep-title"), line, palette.CORAL if self._trouble else palette.SECONDARY
        )
        step = round(1.6 * size)
        where, _, body = rows(frame.body, (2 * step, display.px(2), 0), display.px(6))
        written = [*frame.texts, Text(where, self._folder, display.points(18), "SemiBold", palette.BRASS, lines=2)]
        seals = self._seals(texts)
        left, right = columns(body, (0.42 * body[2], 0), display.px(24)) if seals else (body, body)
        for index, file in enumerate(self._files):
            place = (left[0], left[1] + index * 2 * step, left[2], step)
            below = (left[0], place[1] + step - display.px(4), left[2], step)
            written.append(Text(place, file, size, "SemiBold"))
            written.append(Text(below, texts.screen(f"keep-{file}"), display.points(15), color=palette.SECONDARY))
        if not seals:
            return Page(texts=tuple(written), controls=(frame.back,))
        heading, how, head, body = rows(right, (round(1.4 * display.points(20)), 3 * step, step, 0), display.px(4))
        widths = (0.17 * right[2], 0.31 * right[2], 0)
        written += [
            Text(heading, texts.screen("shuffles-title"), display.points(20), "Bold"),
            Text(how, texts.screen("shuffles-line"), size, color=palette.SECONDARY, lines=3),
        ]
        names = [texts.screen(name) for name in ("csv-round", "shuffles-seal", "shuffles-salt")]
        for place, name in zip(columns(head, widths, display.px(10)), names, strict=True):
            written.append(Text(place, name, display.points(14), "SemiBold", palette.SECONDARY))
        shown = self._pager.visible(seals, max(1, body[3] // step))
        for index, seal in enumerate(shown):
            row = (body[0], body[1] + index * step, body[2], step)
            for place, text in zip(columns(row, widths, display.px(10)), seal, strict=True):
                written.append(Text(place, fitted(text, "Medium", display.points(15), place[2]), display.points(15)))
        seen = Control("shuffles", frame.due, "button", texts.screen("shuffles-see"), height=display.points(18))
        open_to_all = (seen,) if any(deal.tiles for deal in self._deals) else ()
        turning = self._pager.buttons(display, frame.spare if open_to_all else frame.foot)
        return Page(texts=tuple(written), controls=(*turning, frame.back, *open_to_all))

    def _seals(self, texts: Texts) -> list[tuple[str, str, str]]:
        """For each deal: its round, the beginning of its seal, and its salt."""
        return [
            (str(deal.round), deal.seal[:SHOWN], deal.salt or texts.screen("shuffles-closed")) for deal in self._deals
        ]

    def handle(self, event: PageEvent) -> Navigation:
        if self._pager.handle(event):
            return STAY
        if event == Pressed("shuffles"):
            return Open(ShuffleSeals(self._deals))
        return Return() if isinstance(event, Back) or event == Pressed("back") else STAY


def sheet_picture(texts: Texts, kept: MatchFiles) -> pygame.Surface:
    """The whole sheet as a picture, as tall as it needs to be."""
    sheet = kept.sheet
    size = (PAPER[0], AROUND + TALLEST * len(sheet.lines) + 20 * len(sheet.notes))
    display = Display(size=PAPER, texts=texts)
    area = (36, 90, size[0] - 72, size[1] - 126)
    page = sheet_page(display, area, sheet)
    title = Text((36, 24, size[0] - 72, 56), kept.game, 34, "ExtraBold")
    surface = pygame.Surface(size)
    paint_page(surface, Page(panels=page.panels, texts=(title, *page.texts), pictures=page.pictures), display.scale)
    return surface


TABLE, SHEET, FIGURES, RECORD, SHUFFLES = "table.png", "scores.png", "scores.csv", "record.txt", "shuffles.txt"


def export_match(texts: Texts, kept: MatchFiles, exports: Path, day: str) -> list[Path]:
    """Write everything into a new folder in `exports`, named after day and game. Returns the folder and its files.

    Raises OSError if writing fails.
    """
    folder = _folder(exports, f"{day} {kept.game}")
    save_picture(kept.table, folder / TABLE)
    with (folder / SHEET).open("wb") as file:
        pygame.image.save(sheet_picture(texts, kept), file, SHEET)
    kept_texts = {FIGURES: kept.figures, RECORD: kept.record, SHUFFLES: kept.shuffles}
    written = [name for name, text in kept_texts.items() if text]
    for name in written:
        (folder / name).write_text(kept_texts[name], encoding="utf-8", newline="" if name == FIGURES else None)
    return [folder, *(folder / name for name in (TABLE, SHEET, *written))]


def _folder(exports: Path, name: str) -> Path:
    """A folder of this name that was not there before."""
    for number in range(1, 1000):
        folder = exports / (name if number == 1 else f"{name} {number}")
        try:
            folder.mkdir(parents=True)
        except FileExistsError:
            continue
        return folder
    raise FileExistsError(f"{exports} is full of {name}")
