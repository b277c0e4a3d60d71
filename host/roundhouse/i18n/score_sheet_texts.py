"""The texts of a score sheet: each round's points in the form of the game, and the lines below the totals."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.dominoes import tiles_in
from roundhouse.games.core.position import EngineFrom
from roundhouse.games.match.match import Match
from roundhouse.games.match.score_sheet import SheetLine
from roundhouse.games.rules.game import Game
from roundhouse.i18n.facts import signed_points
from roundhouse.i18n.texts import Texts
from roundhouse.indices import number_of

NOTHING = "–"


def points_written(game: Game, line: SheetLine, player: int, corrected: bool) -> str:
    """The points of a round for a player, in the form of the game: tiles times their points where tiles count.

    Points for a round that the player missed are in brackets, corrected ones have an asterisk.
    """
    points = line.points(player)
    if points is None:
        return NOTHING
    text = signed_points(game, points)
    each = game.tile_points
    if each and points and points % each == 0:
        text = f"{points // each}×{each}={text}"
    if not line.played(player):
        text = f"({text})"
    return f"{text}*" if corrected else text


def sheet_notes(texts: Texts, match: Match, names: Sequence[str]) -> list[str]:
    """Totals of teams, what broke a tie, doubles played and to come, corrections: each if there is one.

    `names` are those of all players, in the order of joining.
    """
    return [
        *team_totals(texts, match, names),
        *tie_notes(texts, match, names),
        *_doubles(texts, match),
        *_corrections(texts, match, names),
    ]


def team_totals(texts: Texts, match: Match, names: Sequence[str]) -> list[str]:
    """The totals of teams (C-7)."""
    sides = [side for side in match.game.sides if len(side) > 1] if match.results else []
    told = []
    for side in sides:
        who = texts.all_of([names[match.players[seat]] for seat in side])
        total = signed_points(match.game, sum(match.totals[seat] for seat in side))
        told.append(texts.printed("team-total", team=who, total=total))
    return [" · ".join(told)] if told else []


def tie_notes(texts: Texts, match: Match, names: Sequence[str]) -> list[str]:
    """A tie, and what broke it (C-7)."""
    leaders = match.leaders
    if not leaders or any(len(side) > 1 for side in match.game.sides):
        return []
    who = texts.all_of([names[match.players[seat]] for seat in leaders])
    level = [seat for seat, total in enumerate(match.totals) if total == match.totals[leaders[0]]]
    others = texts.all_of([names[match.players[seat]] for seat in level if seat not in leaders])
    if others:
        return [texts.printed("tie-broken", leaders=who, others=others)]
    return [texts.printed("tie-shared", leaders=who)] if len(leaders) > 1 else []


def _doubles(texts: Texts, match: Match) -> list[str]:
    """The doubles that were or are engines and those to come, where the hands decide which is next (DT-2)."""
    game = match.game
    if game.engine_from != EngineFrom.FOUND:
        return []
    rounds = [result.round for result in match.results]
    if match.position is not None:
        rounds.append(match.position.round)
    used = {round.engine for round in rounds} | {number for round in rounds for number in tiles_in(round.used)}
    doubles = list(reversed([game.tiles.text(double) for double in game.tiles.double]))
    numbers = list(reversed(range(len(doubles))))
    played = [text for number, text in zip(numbers, doubles, strict=True) if number in used]
    left = [text for number, text in zip(numbers, doubles, strict=True) if number not in used]
    found = [texts.printed("doubles-used", doubles=" ".join(played) or NOTHING)]
    return [*found, texts.printed("doubles-left", doubles=" ".join(left))] if left else found


def _corrections(texts: Texts, match: Match, names: Sequence[str]) -> list[str]:
    return [
        texts.printed(
            "corrected",
            round=str(number_of(round)),
            seat=names[player],
            old=signed_points(match.game, old),
            new=signed_points(match.game, new),
        )
        for round, player, old, new in match.corrections
    ]
