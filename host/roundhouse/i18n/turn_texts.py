"""Whose turn it is and what there is to do; how a round and a match ended."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.catalogs import text
from roundhouse.dominoes import UNKNOWN
from roundhouse.games.core.moves import DONE, DRAW, LayEngine, Marker, Play
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.match import Match
from roundhouse.games.rules.game import Game
from roundhouse.games.rules.results import RoundResult
from roundhouse.i18n.facts import Facts, Word, counted_points, signed_points
from roundhouse.i18n.lookup import joined


def turn_title(position: Position, names: Sequence[str], language: str) -> str:
    """`Ann's turn`."""
    return text("turns/title", language, seat=Facts(position.game, names, language).seat(position.turn))


def turn_prompt(position: Position, names: Sequence[str], language: str = "en") -> str:
    """What the player in turn does now, as far as the viewer of `position` can tell.

    >>> from roundhouse.games import MexicanTrain
    >>> game = MexicanTrain(2)
    >>> turn_prompt(game.opening(game.next_round([], 0)), ("Ann", "Bo"))
    'The tiles are dealt.'
    """
    facts = Facts(position.game, names, language)
    seat = position.game.unannounced(position) if position.stage == Stage.PENALTY else position.turn
    said: dict[str, Word] = {"seat": facts.seat(seat)}
    if doubles := position.game.doubles_to_cover(position):
        spot = doubles[-1] if position.doubles_this_turn else doubles[0]
        said |= {"double": facts.double(position.ends[spot]), "train": facts.train(spot)}
    if position.stage == Stage.ENGINE:
        engine = next((move.tile for move in position.legal() if isinstance(move, LayEngine)), UNKNOWN)
        said["engine"] = facts.tile(engine)
    said["neighbor"] = facts.train((position.turn - 1) % position.game.seats)
    return text(f"turns/{_task(position)}", language, **said)


def turn_text(position: Position, names: Sequence[str], language: str = "en") -> str:
    """Title and task in one line; nobody is in turn while all draw for the engine.

    >>> from roundhouse.games import MexicanTrain
    >>> game = MexicanTrain(2)
    >>> turn_text(game.opening(game.next_round([], 1)), ("Ann", "Bo"))
    "Bo's turn. The tiles are dealt."
    """
    prompt = turn_prompt(position, names, language)
    return prompt if position.stage == Stage.HUNT else f"{turn_title(position, names, language)}. {prompt}"


_OUTSIDE_A_TURN = {Stage.DEALING: "dealing", Stage.PENALTY: "penalty", Stage.HUNT: "hunt"}


def _task(position: Position) -> str:
    """The id of the task: what to do, and the alternatives."""
    stage = position.stage
    if stage in _OUTSIDE_A_TURN:
        return _OUTSIDE_A_TURN[stage]
    if stage == Stage.OVER:
        return "reveal" if position.game.needs_hands(position, {}) else "over"
    if position.game.owes_draw(position):
        return "draw-first"
    legal = position.legal()
    if stage == Stage.ENGINE:
        if not any(isinstance(move, LayEngine) for move in legal):
            return "no-engine"
        return "this-engine" if len(legal) == 1 else "engine"
    plays = any(isinstance(move, Play) for move in legal)
    if not position.game.has_boneyard:
        return _task_without_boneyard(position, {move.train for move in legal if isinstance(move, Play)})
    if stage == Stage.MORE and not position.game.must_play_again(position):
        if plays:
            return "cover-or-pass" if position.doubles_this_turn else "first-train"
        return "marker" if any(isinstance(move, Marker) for move in legal) else "pass"
    wanted = "follow" if position.doubles_this_turn else "cover" if position.game.doubles_to_cover(position) else "play"
    instead = "draw" if DRAW in legal else "pass" if DONE in legal else ""
    if plays:
        return f"{wanted}-or-{instead}" if instead else wanted
    if instead == "draw":
        return "draw" if wanted == "play" else f"draw-to-{wanted}"
    return "pass"


def _task_without_boneyard(position: Position, trains: set[int]) -> str:
    """The task where nobody draws: one's own train comes first (BT-3), or what its neighbor may get (SL-3)."""
    if position.stage != Stage.TURN or not trains:
        return "other-trains" if trains else "pass"
    if trains != {position.turn}:
        return "own-train-or-neighbor" if position.turn in trains else "neighbor-or-pass"
    return "own-train" if position.game.ends_per_train == 1 else "own-train-either-end"


def round_over(result: RoundResult, game: Game, names: Sequence[str], language: str) -> str:
    """How a round ended and what each scored in it."""
    facts = Facts(game, names, language)
    key = "round-won" if result.winner >= 0 else "round-blocked"
    ended = text(f"turns/{key}", language, seat=facts.seat(result.winner), round=result.round.number + 1)
    points = [
        text("turns/round-points", language, seat=facts.seat(seat), points=signed_points(game, points))
        for seat, points in enumerate(result.points)
    ]
    return f"{ended} {', '.join(points)}."


def round_void(language: str) -> str:
    """A blocked hand that nobody scores (BT-2, BT-7)."""
    return text("turns/round-void", language)


def deals(count: int, language: str = "en") -> str:
    """The sentence about the number of deals (BT-2); empty if the first one could be played.

    >>> deals(12)
    'It took 12 deals to get hands that can be played.'
    """
    return text("turns/deals", language, count=count) if count > 1 else ""


def match_over(
    winners: Sequence[int], totals: Sequence[int], game: Game, names: Sequence[str], language: str = "en"
) -> str:
    """The winners of the match (`Match.leaders`), with their points (`Match.totals`).

    >>> from roundhouse.games import MexicanTrain
    >>> match_over((0, 2), (31, 40, 31), MexicanTrain(3), ("Ann", "Bo", "Cy"))
    'Ann and Cy share the win with 31 points each.'
    """
    facts = Facts(game, names, language)
    first = [side for side in game.sides if side[0] in winners]
    key = "match-won" if len(first) == 1 else "match-shared"
    if len(first[0]) > 1:
        key += "-by-team" if len(first) == 1 else "-by-teams"
    who = joined("all-of", [facts.seat(seat) for seat in winners], language)
    return text(f"turns/{key}", language, seats=who, count=counted_points(game, sum(totals[seat] for seat in first[0])))


def match_result(match: Match, names: Sequence[str], language: str = "en") -> str:
    """The end of a match that is over: its winners with their points."""
    return match_over(match.leaders, match.totals, match.game, names, language)
