"""The score sheet in the terminal: a line a round, the totals below."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table

from roundhouse import words
from roundhouse.games.match import Match


def score_sheet(match: Match, names: Sequence[str], language: str = "en") -> Table:
    """Rounds, who won them, totals; who leads stands out. In a narrow terminal long names take two lines."""
    sheet = Table(title=words.label("scores", language), title_justify="left", show_footer=True, box=SIMPLE_HEAD)
    leaders = match.leaders
    sheet.add_column("", words.label("total", language), no_wrap=True)
    for seat, name in enumerate(names):
        total = str(match.totals[seat])
        sheet.add_column(
            name, f"[bold green]{total}[/]" if seat in leaders else total, justify="right", overflow="fold"
        )
    for result in match.results:
        engine = result.round.engine
        round = words.label("round_open", language, round=result.round.number + 1)
        title = round if engine < 0 else f"{round}  {engine}-{engine}"
        points = [f"[bold]{p}[/] ★" if seat == result.winner else str(p) for seat, p in enumerate(result.points)]
        sheet.add_row(title, *points)
    return sheet
