"""The score sheet in the terminal, in the form of the game: one line a round, the totals, and notes."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roundhouse import i18n
from roundhouse.games.game import Game
from roundhouse.games.match import Match
from roundhouse.games.results import RoundResult
from roundhouse.games.score_sheet import SheetLine
from roundhouse.i18n.facts import signed
from roundhouse.i18n.sheet import NOTHING, points_written, sheet_notes


def score_sheet(match: Match, names: Sequence[str], language: str = "en") -> RenderableType:
    """Rounds, their winners, totals; the leaders stand out. `names` are those of all players ever, in order of arrival.

    Players who have left come last; points for rounds that a player missed are in brackets, corrected ones have
    an asterisk. In a narrow terminal long names take two lines.
    """
    sheet = Table(title=i18n.label("scores", language), title_justify="left", show_footer=True, box=SIMPLE_HEAD)
    sheet.add_column("", i18n.label("total", language), no_wrap=True)
    gone = [player for player in range(match.all_players) if not match.sits(player)]
    order = [*match.players, *gone]
    for place, player in enumerate(order):
        sheet.add_column(names[player], _total(match, place), justify="right", overflow="fold")
    corrected = {(number, player) for number, player, _, _ in match.corrections}
    for number, line in enumerate(match.sheet):
        cells = [_points(match.game, line, player, (number, player) in corrected) for player in order]
        sheet.add_row(_title(match.game, line.result, language), *cells)
    notes = sheet_notes(match, names, language)
    return Group(sheet, *(Text(note, style="dim") for note in notes)) if notes else sheet


def _total(match: Match, place: int) -> str:
    """The total of the player in this seat; the places after the seats belong to players who have left."""
    if place >= match.game.seats:
        return NOTHING
    total = signed(match.game, match.totals[place])
    return f"[bold green]{total}[/]" if place in match.leaders else total


def _title(game: Game, result: RoundResult, language: str) -> str:
    round = i18n.label("round_open", language, round=result.round.number + 1)
    engine = result.round.engine
    return round if engine < 0 else f"{round}  {game.tiles.text(game.tiles.double[engine])}"


def _points(game: Game, line: SheetLine, player: int, corrected: bool) -> str:
    """A player's points in a round; the winner's stand out."""
    text = points_written(game, line, player, corrected)
    return f"[bold]{text}[/] ★" if player == line.winner else text
