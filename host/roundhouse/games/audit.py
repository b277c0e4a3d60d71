"""The audit: what was allowed on trust, held against the tiles that were laid and shown since (DESIGN 3).

A player who draws or passes says that no tile of his fits. Whatever he lays or shows afterwards he held at that time,
but for what came to him later: a draw that was seen is known not to have been there, and each draw that nobody saw
may have been one of the tiles, if it came before that tile was laid. When more of the fitting tiles turn up than such
draws can account for, he held at least the rest of them. What cannot be told so is not held against anybody.
"""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.dominoes import tiles_in
from roundhouse.games.match import Between, Match, Trusted
from roundhouse.games.moves import Draw, LayEngine, Penalty, Play, Reveal


@dataclass(frozen=True, slots=True)
class Breach:
    """`seat` held at least `least` of these fitting `tiles` (bits) when, at event `event`, he said he had none."""

    event: int
    seat: int
    clause: str
    tiles: int
    least: int


def audit(match: Match) -> list[Breach]:
    """What was wrongly taken on trust in the round in play or just ended, as far as the tiles seen so far prove it.

    It can be asked at any time; once every hand is shown, nothing is left to come.
    """
    found = []
    for entry in match.ledger:
        before = match.before(entry.event)
        assert before is not None, "trust is given to moves, and moves are made in rounds"
        event = match.events[entry.event]
        assert not isinstance(event, Between)
        denied = before.game.says_not_held(before, event)
        if denied:
            found += _breaches(match, entry, denied)
    return found


def _breaches(match: Match, entry: Trusted, denied: int) -> list[Breach]:
    """At most one: the first time that more denied tiles have turned up than draws were made."""
    turned_up = later = draws = 0
    for index in range(entry.event, len(match.events)):
        event, before = match.events[index], match.before(index)
        if before is None:
            continue
        seen = 0
        match event:
            case Draw(tile) if before.turn == entry.seat:
                draws, later = _drawn(tile, draws, later)
            case Penalty(tile) if before.game.unannounced(before) == entry.seat:
                draws, later = _drawn(tile, draws, later)
            case Play(tile=tile) | LayEngine(tile) if before.turn == entry.seat and tile >= 0:
                seen = 1 << tile
            case Reveal(seat, tiles) if seat == entry.seat:
                seen = tiles
        turned_up |= seen & denied & ~later
        least = len(tiles_in(turned_up)) - draws
        if least > 0:
            return [Breach(entry.event, entry.seat, entry.clauses[0], turned_up, least)]
    return []


def _drawn(tile: int, draws: int, later: int) -> tuple[int, int]:
    """One draw more that nobody saw, or one tile more that is known to have come later."""
    return (draws, later | 1 << tile) if tile >= 0 else (draws + 1, later)
