"""The player in turn and the task; the end of a round and of a match."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.dominoes import UNKNOWN
from roundhouse.games.core.moves import DONE, DRAW, LayEngine, Marker, Play
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.match.match import Match
from roundhouse.games.rules.game import Game
from roundhouse.games.rules.results import RoundResult
from roundhouse.i18n.facts import Facts, Word, counted_points, public_train, signed_points
from roundhouse.i18n.texts import Texts
from roundhouse.indices import number_of, seat_before


def turn_title(texts: Texts, position: Position, names: Sequence[str], *, own: bool = False) -> str:
    """The title that says whose turn it is; `own`: for that player alone."""
    if own:
        return texts.text("turns/own")
    return texts.text("turns/title", seat=Facts(texts, position.game, names).seat(position.turn))


def turn_prompt(texts: Texts, position: Position, names: Sequence[str]) -> str:
    """The task of the player in turn, as far as the viewer of `position` can tell.

    >>> from roundhouse.games import MexicanTrain
    >>> game = MexicanTrain(2)
    >>> turn_prompt(Texts(), game.opening(game.next_round([], 0)), ("Ann", "Bo"))
    'The tiles are dealt.'
    """
    facts = Facts(texts, position.game, names)
    seat = position.game.unannounced(position) if position.stage == Stage.PENALTY else position.turn
    said: dict[str, Word] = {"seat": facts.seat(seat)}
    if doubles := position.game.doubles_to_cover(position):
        spot = doubles[-1] if position.doubles_this_turn else doubles[0]
        said |= {"double": facts.double(position.ends[spot]), "train": facts.train(spot)}
    if position.stage == Stage.ENGINE:
        engine = next((move.tile for move in position.legal() if isinstance(move, LayEngine)), UNKNOWN)
        said["engine"] = facts.tile(engine)
    said["neighbor"] = facts.train(seat_before(position.turn, position.game.seats))
    return texts.text(f"turns/{_task(position)}", **said)


def turn_text(texts: Texts, position: Position, names: Sequence[str]) -> str:
    """Title and task in one line; nobody is in turn while all draw for the engine.

    >>> from roundhouse.games import MexicanTrain
    >>> game = MexicanTrain(2)
    >>> turn_text(Texts(), game.opening(game.next_round([], 1)), ("Ann", "Bo"))
    "Bo's turn. The tiles are dealt."
    """
    prompt = turn_prompt(texts, position, names)
    return prompt if position.stage == Stage.HUNT else f"{turn_title(texts, position, names)}. {prompt}"


def table_text(texts: Texts, position: Position, names: Sequence[str]) -> str:
    """The turn, each train in sight with its open end, marker and open double, and the boneyard.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.games.core.position import Stage
    >>> position = MexicanTrain(2).opening(MexicanTrain(2).next_round([], 0)).replace(stage=Stage.TURN, hands=(1, 2))
    >>> position = position.replace(begun=0b10, ends=(12, 5, 12), markers=0b10, doubles=(1,))
    >>> table_text(Texts(), position, ("Ann", "Bo"))
    "Ann's turn. Nothing covers the double 5-5 on Bo's train: draw a tile. Ann -, Bo 5 (marker up, double open), \
Mexican Train -. 90 in the boneyard."
    """
    game, facts = position.game, Facts(texts, position.game, names)
    ends = [_train(position, train, facts) for train in position.trains_in_sight]
    boneyard = texts.label("count-in-boneyard" if game.has_boneyard else "count-unused", count=position.boneyard)
    return f"{turn_text(texts, position, names)} {', '.join(filter(None, ends))}. {boneyard}."


_OUTSIDE_A_TURN = {Stage.DEALING: "dealing", Stage.PENALTY: "penalty", Stage.HUNT: "hunt"}


def _task(position: Position) -> str:
    """The id of the task: what to do, and the alternatives."""
    stage = position.stage
    if stage in _OUTSIDE_A_TURN:
        alone = stage == Stage.HUNT and position.game.hunts_in_turn
        return "hunt-alone" if alone else _OUTSIDE_A_TURN[stage]
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
    if stage == Stage.MAY_CONTINUE and not position.game.must_play_again(position):
        if plays:
            return "cover-or-pass" if position.doubles_this_turn else "first-train"
        if DRAW in legal:
            return "first-train-or-draw"
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


def _train(position: Position, train: int, facts: Facts) -> str:
    """`Bo 5 (marker up)`; nothing for a player without a train, in a game where nobody has one."""
    game, texts = position.game, facts.texts
    if train < game.seats and not game.personal_trains:
        return ""
    spots = range(game.spot(train), game.spot(train) + game.ends_per_train)
    begun = position.begun >> train & 1
    end = "/".join(facts.number(position.ends[spot]) for spot in spots) if begun else "-"
    marks = []
    if position.markers >> train & 1:
        marks.append(texts.printed("marker-up"))
    if any(spot in position.doubles for spot in spots):
        marks.append(texts.printed("double-open"))
    name = facts.seat(train) if train < game.seats else public_train(texts, game, train)
    return f"{name} {end} ({', '.join(marks)})" if marks else f"{name} {end}"


def round_over(texts: Texts, result: RoundResult, game: Game, names: Sequence[str]) -> str:
    """The end of a round, and what each scored in it."""
    facts = Facts(texts, game, names)
    key = "round-won" if result.winner >= 0 else "round-blocked"
    ended = texts.text(f"turns/{key}", seat=facts.seat(result.winner), round=number_of(result.round.number))
    points = [
        texts.text("turns/round-points", seat=facts.seat(seat), points=signed_points(game, points))
        for seat, points in enumerate(result.points)
    ]
    return f"{ended} {', '.join(points)}."


def round_void(texts: Texts) -> str:
    """A blocked hand that nobody scores (BT-2, BT-7)."""
    return texts.text("turns/round-void")


def deals(texts: Texts, count: int) -> str:
    """The sentence about the number of deals (BT-2); empty if the first one could be played.

    >>> deals(Texts(), 12)
    'It took 12 deals to get hands that can be played.'
    """
    return texts.text("turns/deals", count=count) if count > 1 else ""


def match_over(texts: Texts, winners: Sequence[int], totals: Sequence[int], game: Game, names: Sequence[str]) -> str:
    """The winners of the match (`Match.leaders`), with their points (`Match.totals`).

    >>> from roundhouse.games import MexicanTrain
    >>> match_over(Texts(), (0, 2), (31, 40, 31), MexicanTrain(3), ("Ann", "Bo", "Cy"))
    'Ann and Cy share the win with 31 points each.'
    """
    facts = Facts(texts, game, names)
    first = [side for side in game.sides if side[0] in winners]
    key = "match-won" if len(first) == 1 else "match-shared"
    if len(first[0]) > 1:
        key += "-by-team" if len(first) == 1 else "-by-teams"
    who = texts.all_of([facts.seat(seat) for seat in winners])
    return texts.text(f"turns/{key}", seats=who, count=counted_points(game, sum(totals[seat] for seat in first[0])))


def match_result(texts: Texts, match: Match, names: Sequence[str]) -> str:
    return match_over(texts, match.leaders, match.totals, match.game, names)
