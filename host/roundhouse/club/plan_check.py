"""Whether an evening can go by a plan: its numbers, its game, and how many can play it at a table."""

from __future__ import annotations

from typing import Final

from roundhouse.catalogs import Message
from roundhouse.club.entries import NAME_PARTS, SEATINGS, Plan
from roundhouse.club.scores.score_trail import RefusedEntry
from roundhouse.club.scores.standings import COUNTINGS
from roundhouse.club.seating import LARGEST, SMALLEST
from roundhouse.games.core.options import OptionError, read_options
from roundhouse.games.registry import GAMES

MOST_ROUNDS: Final = 40
MOST_DEALS: Final = 30


def check_plan(wanted: Plan, now: Plan, begun: int) -> None:
    """Raise RefusedEntry, or OptionError for house rules, unless this plan can follow that of `now`, after so many
    rounds."""
    for value, least, most in (
        (wanted.tables_of, SMALLEST, LARGEST),
        (wanted.rounds, max(1, begun), MOST_ROUNDS),
        (wanted.deals, 1, MOST_DEALS),
    ):
        check_limits(value, least, most)
    if wanted.game not in GAMES or wanted.seating not in SEATINGS or wanted.counting not in COUNTINGS:
        raise RefusedEntry(Message("evening/not-offered"))
    if wanted.shown not in NAME_PARTS:
        raise RefusedEntry(Message("evening/not-offered"))
    if begun and wanted.game != now.game:
        raise RefusedEntry(Message("evening/game-stays"))
    offered = GAMES[wanted.game].seats_offered
    if wanted.tables_of not in offered:
        raise RefusedEntry(Message("evening/not-so-many", count=wanted.tables_of, least=offered[0], most=offered[-1]))
    _check_table(wanted, wanted.tables_of)


def check_limits(value: int, least: int, most: int) -> None:
    """Raise RefusedEntry for a number that is too small or too large."""
    if not least <= value <= most:
        raise RefusedEntry(Message("evening/out-of-bounds", value=str(value), least=least, most=most))


def check_table_size(wanted: Plan, players: int) -> None:
    """Raise RefusedEntry if so many cannot play the evening's game at a table."""
    try:
        _check_table(wanted, players)
    except OptionError as error:
        raise RefusedEntry(Message("evening/uneven", count=players)) from error


def _check_table(wanted: Plan, players: int) -> None:
    """Raise OptionError if so many cannot play the evening's game with its house rules."""
    kind = GAMES[wanted.game]
    kind(players, read_options(kind.options_type, wanted.rules))
