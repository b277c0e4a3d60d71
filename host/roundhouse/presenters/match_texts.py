"""The texts of an exported match: the score sheet for a spreadsheet, and the shuffles with the way to check them.

The shuffles' text lets anybody check them: each seal is the SHA-256 of the line below it, which holds the salt and the
numbers of the tiles in the order in which they were dealt and drawn.
"""

from __future__ import annotations

import csv
import io

from roundhouse.i18n.texts import screen_text
from roundhouse.presenters.score_sheet import sheet_of
from roundhouse.referee import Referee


def sheet_csv(referee: Referee, language: str = "en") -> str:
    """The sheet for a spreadsheet: a row a round, a column a player, plain numbers, the totals last."""
    match = referee.match
    sheet = sheet_of(match, referee.everybody, language)
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(
        [screen_text("csv-round", language), screen_text("csv-engine", language), *(c.name for c in sheet.columns)]
    )
    gone = [player for player in range(match.all_players) if not match.sits(player)]
    for number, line in enumerate(match.sheet):
        engine = line.result.round.engine
        points = [line.points(player) for player in (*match.players, *gone)]
        writer.writerow([number + 1, engine if engine >= 0 else "", *("" if p is None else p for p in points)])
    writer.writerow([screen_text("sheet-total", language), "", *match.totals, *("" for _ in gone)])
    return text.getvalue()


def shuffles_text(referee: Referee, language: str = "en") -> str:
    """Each deal's seal and what it is over, with a line that says how to check it."""
    lines = [screen_text("shuffles-how", language), ""]
    for sealed in referee.seals:
        lines.append(f"{screen_text('shuffles-round', language, round=str(sealed.round + 1))} {sealed.seal}")
        if sealed.shuffle is None:
            lines.append(screen_text("shuffles-closed", language))
        else:
            shuffle = sealed.shuffle
            lines.append(f"{shuffle.salt}:{','.join(map(str, shuffle.order))}")
            lines.append("  " + " ".join(referee.game.tiles.text(tile) for tile in shuffle.order))
        lines.append("")
    return "\n".join(lines)
