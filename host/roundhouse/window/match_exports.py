"""Exports a match: pictures of the table and the sheet, the sheet as CSV, the record, the shuffles.

The shuffles' text lets anybody check them: each seal is the SHA-256 of the line below it, which holds the salt and the
numbers of the tiles in the order in which they were dealt and drawn.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path

import pygame

from roundhouse.i18n import game_name
from roundhouse.i18n.screens import screen
from roundhouse.presenters.score_sheet import sheet_of
from roundhouse.presenters.table_view import table_view
from roundhouse.referee import Referee
from roundhouse.referee.record_export import record_text
from roundhouse.window.painter import save_picture

TABLE, SHEET, FIGURES, RECORD, SHUFFLES = "table.png", "scores.png", "scores.csv", "record.txt", "shuffles.txt"


def save_copies(
    referee: Referee, shelf: Path, day: str, language: str = "en", picture: Callable[[], pygame.Surface] | None = None
) -> list[Path]:
    """Write everything into a new folder of the shelf, named after the day and the game; the files, the folder first.

    `picture` draws the sheet. Raises OSError where nothing can be written.
    """
    folder = _folder(shelf, f"{day} {game_name(referee.game.name, language)}")
    table, sheet, figures = folder / TABLE, folder / SHEET, folder / FIGURES
    save_picture(table_view(referee, language=language), table)
    files = [table]
    if picture is not None:
        with sheet.open("wb") as file:
            pygame.image.save(picture(), file, SHEET)
        files.append(sheet)
    figures.write_text(sheet_csv(referee, language), encoding="utf-8", newline="")
    (folder / RECORD).write_text(record_text(referee), encoding="utf-8")
    files += [figures, folder / RECORD]
    if referee.seals:
        (folder / SHUFFLES).write_text(shuffles_text(referee, language), encoding="utf-8")
        files.append(folder / SHUFFLES)
    return [folder, *files]


def sheet_csv(referee: Referee, language: str = "en") -> str:
    """The sheet for a spreadsheet: a row a round, a column a player, plain numbers, the totals last."""
    match = referee.match
    sheet = sheet_of(match, referee.everybody, language)
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow([screen("csv-round", language), screen("csv-engine", language), *(c.name for c in sheet.columns)])
    gone = [player for player in range(match.all_players) if not match.sits(player)]
    for number, line in enumerate(match.sheet):
        engine = line.result.round.engine
        points = [line.points(player) for player in (*match.players, *gone)]
        writer.writerow([number + 1, engine if engine >= 0 else "", *("" if p is None else p for p in points)])
    writer.writerow([screen("sheet-total", language), "", *match.totals, *("" for _ in gone)])
    return text.getvalue()


def shuffles_text(referee: Referee, language: str = "en") -> str:
    """Each deal's seal and what it is over, with a line that says how to check it."""
    lines = [screen("shuffles-how", language), ""]
    for sealed in referee.seals:
        lines.append(f"{screen('shuffles-round', language, round=str(sealed.round + 1))} {sealed.seal}")
        if sealed.shuffle is None:
            lines.append(screen("shuffles-closed", language))
        else:
            shuffle = sealed.shuffle
            lines.append(f"{shuffle.salt}:{','.join(map(str, shuffle.order))}")
            lines.append("  " + " ".join(referee.game.tiles.text(tile) for tile in shuffle.order))
        lines.append("")
    return "\n".join(lines)


def _folder(shelf: Path, name: str) -> Path:
    """A folder of this name that was not there before."""
    for number in range(1, 1000):
        folder = shelf / (name if number == 1 else f"{name} {number}")
        try:
            folder.mkdir(parents=True)
        except FileExistsError:
            continue
        return folder
    raise FileExistsError(f"{shelf} is full of {name}")
