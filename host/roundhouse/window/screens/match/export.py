"""The files of a match, in a folder of its own: record and figures, and pictures of table and sheet."""

from __future__ import annotations

import warnings
import webbrowser
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import pygame

from roundhouse.i18n.texts import Texts
from roundhouse.presenters.match.match_texts import MatchFiles
from roundhouse.presenters.pages.list_page import ListPage, Section
from roundhouse.window.controls.page import Page, Text
from roundhouse.window.controls.page_painter import paint_page
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.pages.flow import stack_pages
from roundhouse.window.screens.pages.list_layout import sides_of
from roundhouse.window.table.painter import save_picture

PAPER, AROUND, LINE = (1280, 800), 430, 32
"""The layout size of the sheet's picture, and the heights of a round and of everything else."""
TABLE, SHEET, FIGURES, RECORD, SHUFFLES = "table.png", "scores.png", "scores.csv", "record.txt", "shuffles.txt"


def sheet_picture(texts: Texts, kept: MatchFiles) -> pygame.Surface:
    """The whole sheet as a picture, as tall as it needs to be."""
    sheet = kept.sheet
    size = (PAPER[0], AROUND + LINE * len(sheet.lines) + 20 * len(sheet.notes))
    display = DisplaySettings(size=PAPER, texts=texts)
    area = (36, 90, size[0] - 72, size[1] - 126)
    (side,) = sides_of(ListPage(kept.game, "", (Section((sheet,)),), columns=1), display, area)
    title = Text((36, 24, size[0] - 72, 56), kept.game, 34, "ExtraBold")
    surface = pygame.Surface(size)
    paint_page(surface, stack_pages((Page(texts=(title,)), side.painted(0, display))), display.scale)
    return surface


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


def open_folder(folder: Path) -> bool:
    """Open a folder in the system's file manager; whether there is one."""
    return webbrowser.open(folder.absolute().as_uri())


def copy_picture(picture: Path) -> bool:
    """Put a picture into the system's clipboard; False where pygame cannot."""
    data = BytesIO()
    pygame.image.save(pygame.image.load(picture), data, "picture.bmp")
    # pygame-ce means to replace these calls, and has nothing else for pictures so far.
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning), suppress(pygame.error):
        pygame.scrap.init()
        pygame.scrap.put(pygame.SCRAP_BMP, data.getvalue())
        return True
    return False


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
