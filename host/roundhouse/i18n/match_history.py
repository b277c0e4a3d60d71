"""Results of matches as screen and terminal show them: a player's figures, a table's result."""

from __future__ import annotations

from typing import Final

from roundhouse.games import GAMES
from roundhouse.i18n.facts import signed_points
from roundhouse.i18n.score_sheet_texts import NOTHING
from roundhouse.i18n.texts import Texts
from roundhouse.referee.history.statistics import Best, PlayedMatch, PlayerFigures

MATCH_COLUMNS: Final = ("stats-day", "stats-game", "stats-rounds", "stats-result")
"""The headings of a match's line."""


def figures_line(texts: Texts, of: PlayerFigures) -> tuple[str, ...]:
    """Matches, matches won, rounds, rounds won, points a round, the best round and the best match."""
    game = GAMES[of.game]

    def best(found: Best | None) -> str:
        return NOTHING if found is None else signed_points(game, found.points)

    return (
        str(of.matches),
        texts.number(of.won, digits=2, padded=False),
        str(of.rounds),
        str(of.rounds_won),
        texts.number(of.average, signed=game.points_lost, digits=1),
        best(of.best_round),
        best(of.best_match),
    )


def match_line(texts: Texts, of: PlayedMatch) -> tuple[str, ...]:
    """A table: its day, its game, its rounds, and its result."""
    played, planned = len(of.summary.rounds), of.summary.planned
    rounds = str(played) if planned in (None, played) else f"{played}/{planned}"
    return texts.day(of.day), texts.game_name(of.game), rounds, result_of(texts, of)


def result_of(texts: Texts, of: PlayedMatch) -> str:
    """The totals at a table, the best first, with a star for the winners."""
    summary, game = of.summary, GAMES[of.game]
    order = sorted(summary.totals, key=lambda share: share.points if summary.lowest else -share.points)
    result = ", ".join(
        f"{share.name} {signed_points(game, share.points)}{' ★' if share.won else ''}" for share in order
    )
    return result if summary.over else texts.printed("stats-open", result=result)
