"""The texts of an exported match: its record, the score sheet for a spreadsheet, the shuffles and how to check them.

The shuffles' text lets anybody check them: each seal is the SHA-256 of the line below it, which holds the salt and the
numbers of the tiles in the order in which they were dealt and drawn.
"""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass

from roundhouse.i18n.texts import Texts
from roundhouse.indices import RoundIndex, Seat, number_of
from roundhouse.presenters.figures import Figures
from roundhouse.presenters.match.score_sheet_view import score_figures
from roundhouse.presenters.table.table_view import table_view
from roundhouse.presenters.table.tile_orientation import tile_halves
from roundhouse.presenters.views import Half, TableView
from roundhouse.records.csv_cells import cell_of
from roundhouse.records.record import write_record
from roundhouse.referee import Referee, TableSession


@dataclass(frozen=True, slots=True)
class SealedDeal:
    """A deal of a match: its round, the seal shown before it; once it is public, the salt and its tiles."""

    round: RoundIndex
    seal: str
    salt: str = ""
    tiles: tuple[tuple[Half, Half], ...] = ()


@dataclass(frozen=True, slots=True)
class MatchFiles:
    """The pictures and texts that are kept of a match: table and sheet, to be drawn under the name of the `game`."""

    game: str
    table: TableView
    sheet: Figures
    record: str
    figures: str
    shuffles: str


def match_files(texts: Texts, table: TableSession) -> MatchFiles:
    """Everything that is kept of a match; `shuffles` is empty where the host did not deal."""
    referee = table.referee
    return MatchFiles(
        texts.game_name(referee.game.name),
        table_view(texts, referee, Seat(0)),
        score_figures(texts, referee.match, referee.all_names),
        record_text(table),
        sheet_csv(texts, referee),
        shuffles_text(texts, referee) if referee.made.seals else "",
    )


def sealed_deals(referee: Referee) -> tuple[SealedDeal, ...]:
    return tuple(
        SealedDeal(
            sealed.round,
            sealed.seal,
            sealed.shuffle.salt if sealed.shuffle else "",
            tuple(tile_halves(referee.game, tile) for tile in sealed.shuffle.order) if sealed.shuffle else (),
        )
        for sealed in referee.made.seals
    )


def record_text(table: TableSession) -> str:
    """The match as a text to read, edit and play again; its comments hold the answers and the seals of its shuffles.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.referee import SeatedPlayer
    >>> table = TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")])
    >>> record_text(table).splitlines()[0].split("#")
    ['roundhouse record 1             ', '= rules 2']
    """
    referee, rules = table.referee, table.agreement.rule_sheet
    lines = [write_record(referee.match, referee.all_names, answers=True, rule_sheet=rules).rstrip("\n"), ""]
    for sealed in referee.made.seals:
        lines.append(f"# round {number_of(sealed.round)}: the shuffle was sealed {sealed.seal}")
        if sealed.shuffle is not None:
            tiles = " ".join(referee.game.tiles.text(tile) for tile in sealed.shuffle.order)
            lines.append(f"# salt {sealed.shuffle.salt}, tiles {tiles}")
    return "\n".join(lines) + "\n"


def sheet_csv(texts: Texts, referee: Referee) -> str:
    """The sheet for a spreadsheet: a row a round, a column a player, plain numbers, the totals last."""
    match = referee.match
    sheet = score_figures(texts, match, referee.all_names)
    text = io.StringIO()
    writer = csv.writer(text)
    names = (cell_of(each.heading) for each in sheet.columns[1:])
    writer.writerow([sheet.columns[0].heading, texts.screen("csv-engine"), *names])
    gone = [player for player in range(match.player_count) if not match.is_seated(player)]
    for line in match.sheet:
        round = line.result.round
        points = [line.points(player) for player in (*match.players, *gone)]
        engine = round.engine if round.engine >= 0 else ""
        writer.writerow([number_of(round.number), engine, *("" if p is None else p for p in points)])
    writer.writerow([texts.screen("sheet-total"), "", *match.totals, *("" for _ in gone)])
    return text.getvalue()


def seal_text(texts: Texts, referee: Referee) -> str:
    """The seal of the present deal and what it is for; empty without one."""
    seals = referee.made.seals
    return texts.screen("pause-seal", seal=seals[-1].seal[:16]) if seals else ""


def shuffles_text(texts: Texts, referee: Referee) -> str:
    """Each deal's seal and what it is over, with a line that says how to check it."""
    lines = [texts.screen("shuffles-how"), ""]
    for sealed in referee.made.seals:
        lines.append(f"{texts.screen('shuffles-round', round=str(number_of(sealed.round)))} {sealed.seal}")
        if sealed.shuffle is None:
            lines.append(texts.screen("shuffles-closed"))
        else:
            shuffle = sealed.shuffle
            lines.append(f"{shuffle.salt}:{','.join(map(str, shuffle.order))}")
            lines.append("  " + " ".join(referee.game.tiles.text(tile) for tile in shuffle.order))
        lines.append("")
    return "\n".join(lines)


def rounds_played(texts: Texts, played: int, planned: int | None) -> str:
    """The number of rounds that were played, and of how many, where the match ended before the last one.

    >>> [rounds_played(Texts(), *rounds) for rounds in ((3, 3), (1, 3), (1, None))]
    ['3 rounds', '1 of 3 rounds', '1 round']
    """
    if planned is None or planned == played:
        return texts.screen("winner-rounds", rounds=played)
    return texts.screen("winner-rounds-of", rounds=played, planned=planned)
