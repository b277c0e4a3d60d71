"""Whether the points of a table can be: by what the tiles of the set count, and by who scores in the evening's game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from roundhouse.catalogs import Message
from roundhouse.club.entries import Plan
from roundhouse.club.scores.score_trail import RefusedEntry
from roundhouse.games.core.options import OptionError, read_options
from roundhouse.games.registry import GAMES
from roundhouse.games.rules.counts import counts_of, possible_sums
from roundhouse.games.rules.game import Game
from roundhouse.i18n.lookup import game_text_id

_LEFT, _PAID, _TRANSFERRED = "left", "paid", "transferred"
"""Each scores the tiles left in the hand; or the winner alone scores; or the winner gains what the others lose."""
_CLAUSES: Final = {_PAID: "BT-6", _TRANSFERRED: "MS-12"}


class DoubtfulScores(RefusedEntry):
    """Points that are rare or wrong: the page asks whether they are right."""


def check_scores(plan: Plan, seats: int, points: Mapping[str, int], deals: int) -> None:
    """Raise RefusedEntry for a count that no hands can give, and DoubtfulScores for what the rules make unlikely.

    `plan` is that of the round; `seats` are how many sit at the table now.
    """
    if not points:
        return  # which is refused for another reason
    rules = tuple(plan.rules.items())
    try:
        kind, win, sums, unit, clause = _figures(plan.game, seats, rules, deals)
    except OptionError:  # somebody's seat was freed since
        kind, win, sums, unit, clause = _figures(plan.game, plan.tables_of, rules, deals)
    rule = Message(game_text_id(clause)) if clause else ""
    left = _without_wins(points, win, deals)
    for name, each in left.items():
        count, rest = divmod(abs(each), unit)
        if rest or count >= sums.bit_length() or (kind != _PAID and not sums >> count & 1):
            raise RefusedEntry(Message("club/no-such-count", name=name, points=points[name], rule=rule))
    together = abs(sum(min(each, 0) for each in left.values())) if kind == _TRANSFERRED else sum(left.values())
    if kind != _PAID and together >= sums.bit_length():
        most = sums.bit_length() - 1
        raise RefusedEntry(Message("club/hands-together", points=together, most=most, rule=rule))
    below = [name for name, each in left.items() if each < 0]
    scoring = sum(each != 0 for each in left.values())
    doubt: Message | None = None
    if kind == _TRANSFERRED:
        if sum(points.values()):
            doubt = Message("club/doubt-uneven")
        elif deals == 1 and len(points) - len(below) > 1:
            doubt = Message("club/doubt-several")
    elif below:
        doubt = Message("club/doubt-below", name=below[0])
    elif not scoring:
        doubt = Message("club/doubt-nothing")
    elif scoring < len(points) - 1 if kind == _LEFT else scoring > 1 and deals == 1:
        doubt = Message("club/doubt-several")
    elif kind == _LEFT and scoring == len(points) and deals == 1:
        doubt = Message("club/doubt-nobody")
    if doubt is not None:
        raise DoubtfulScores(Message("club/doubtful-scores", doubt=doubt, rule=rule))


def goes_below_zero(plan: Plan) -> bool:
    """Whether somebody loses points in the evening's game."""
    kind, win, *_ = _figures(plan.game, plan.tables_of, tuple(plan.rules.items()), 1)
    return kind == _TRANSFERRED or win < 0


def _without_wins(points: Mapping[str, int], win: int, deals: int) -> dict[str, int]:
    """The points without what the winners of the rounds got besides their hands: of one round exactly that."""
    left = dict(points)
    for _ in range(deals if win else 0):
        lowest = min(left, key=left.__getitem__)
        if left[lowest] == win or (left[lowest] < 0 and deals > 1):
            left[lowest] -= win
    return left


@lru_cache(maxsize=32)
def _figures(name: str, seats: int, rules: tuple[tuple[str, str], ...], deals: int) -> tuple[str, int, int, int, str]:
    """The scorers; the winner's extra; what the hands of so many deals can count, as bits; its points; the clause."""
    kind = GAMES[name]
    game = kind(seats, read_options(kind.options_type, dict(rules)))
    who, win = _who_scores(game)
    unit = game.tile_points or 1
    sums = possible_sums(counts_of(game, range(game.tiles.size)) * deals)
    clause = game.lowest_clause or _CLAUSES.get(who, "")
    told = clause in game.clauses and game.clause_enabled(clause) and (who != _PAID or game.tile_points)
    return who, win, sums, unit, clause if told else ""


def _who_scores(game: Game) -> tuple[str, int]:
    """Ask the rules what a round is worth where the hands count 0, 1, 2 and so on; and the winner's extra."""
    position = game.opening(game.next_round([], 0)).replace(winner=0, laid=game.tiles.everything)
    hands = range(game.seats)
    won, *others = game.scores(position, dict(enumerate(hands)))
    if others == [*hands[1:]]:
        return _LEFT, won
    return _TRANSFERRED if min(others) < 0 else _PAID, 0
