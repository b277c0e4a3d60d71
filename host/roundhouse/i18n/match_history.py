"""Results of matches as screen and terminal show them: a player's figures, a table's result."""

from __future__ import annotations

from typing import Final

from roundhouse.catalogs import format_number
from roundhouse.games import GAMES
from roundhouse.i18n.dates import day
from roundhouse.i18n.facts import signed_points
from roundhouse.i18n.labels import game_name
from roundhouse.i18n.score_sheet_texts import NOTHING
from roundhouse.i18n.texts import printed_text
from roundhouse.referee.history.statistics import Best, Figures, PlayedMatch

MATCH_COLUMNS: Final = ("stats-day", "stats-game", "stats-rounds", "stats-result")
"""The headings of a match's line."""


def figures_line(of: Figures, language: str) -> tuple[str, ...]:
    """Matches, matches won, rounds, rounds won, points a round, the best round and the best match."""
    game = GAMES[of.game]

    def best(found: Best | None) -> str:
        return NOTHING if found is None else signed_points(game, found.points)

    return (
        str(of.matches),
        format_number(of.won, language, digits=2, padded=False),
        str(of.rounds),
        str(of.rounds_won),
        format_number(of.average, language, signed=game.points_lost, digits=1),
        best(of.best_round),
        best(of.best_match),
    )


def match_line(of: PlayedMatch, language: str) -> tuple[str, ...]:
    """A table: its day, its game, its rounds, and its result."""
    played, planned = len(of.summary.rounds), of.summary.planned
    rounds = str(played) if planned in (None, played) else f"{played}/{planned}"
    return day(of.day, language), game_name(of.game, language), rounds, result_of(of, language)


def result_of(of: PlayedMatch, language: str) -> str:
    """The totals at a table, the best first, with a star for the winners."""
    summary, game = of.summary, GAMES[of.game]
    order = sorted(summary.totals, key=lambda share: share.points if summary.lowest else -share.points)
    result = ", ".join(
        f"{share.name} {signed_points(game, share.points)}{' ★' if share.won else ''}" for share in order
    )
    return result if summary.over else printed_text("stats-open", language, result=result)
