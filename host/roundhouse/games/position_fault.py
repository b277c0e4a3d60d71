"""What makes a position that was typed in impossible, so that the rules never meet one that contradicts itself."""

from __future__ import annotations

from roundhouse.games.position import EngineFrom, Position, Stage
from roundhouse.messages import Message

ENGINE_TO_COME = (Stage.DEALING, Stage.ENGINE, Stage.HUNT)
"""The stages in which an engine that comes from a hand is not laid yet."""
OWING = (Stage.FOLLOW, Stage.FOLLOW_DREW)
"""The stages in which the player owes a follow-up to a double of this turn."""


def fault_of_position(position: Position) -> Message | None:
    """What would have to be written instead; None when nothing contradicts anything.

    >>> from roundhouse.games import MexicanTrain
    >>> game = MexicanTrain(2)
    >>> opening = game.opening(game.next_round((), 0))
    >>> print(fault_of_position(opening), fault_of_position(opening.replace(doubles_this_turn=1)), sep="; ")
    None; no more doubles of this turn than there are open doubles (0), not 1
    """
    p, game = position, position.game
    if p.round.number < 0:
        return Message("positions/rounds-from-one")
    before_engine = p.stage in ENGINE_TO_COME
    each, found = game.engine_from == EngineFrom.EACH, game.engine_from == EngineFrom.FOUND
    # A round that was over before anybody found an engine has none either; and nobody may have seen it.
    none_yet = found and (before_engine or p.stage == Stage.OVER or p.unknown > 0)
    if (p.round.engine < 0 and not (each or none_yet)) or (p.round.engine >= 0 and (each or (found and before_engine))):
        return Message("positions/engine-when-known")
    if p.round.engine >= 0:
        in_hub = game.engine_from == EngineFrom.SET or p.stage not in (*ENGINE_TO_COME, Stage.OVER)
        if p.stage == Stage.DEALING and p.round.leader < 0 and not game.leader_from_hands(p.round):
            return Message("positions/leader-before-deal")
        if in_hub and any(hand >> game.tiles.double[p.round.engine] & 1 for hand in p.hands):
            return Message("positions/engine-in-no-hand")
    if min(p.yard, p.idle) < 0:
        return Message("positions/not-negative")
    return _fault_of_doubles(p) or _fault_of_stage(p) or game.fault_of(p)


def _fault_of_doubles(p: Position) -> Message | None:
    """Open doubles are the last tiles of trains, each once."""
    if not 0 <= p.doubles_this_turn <= len(p.doubles):
        return Message(
            "positions/doubles-this-turn",
            open=len(p.doubles),
            fresh=p.doubles_this_turn,
        )
    if len(set(p.doubles)) < len(p.doubles):
        return Message("positions/open-double-once")
    for spot in p.doubles:
        if not p.begun >> spot // p.game.ends_per_train & 1:
            return Message("positions/open-double-on-train")
        number = p.ends[spot]
        double = p.game.tiles.double[number] if number >= 0 else number
        if number >= 0 and not (p.unknown or (double >= 0 and p.laid >> double & 1)):
            name = p.game.tiles.end_text(number)
            return Message("positions/open-double-on-table", double=f"{name}-{name}")
    return None


def _fault_of_stage(p: Position) -> Message | None:
    """What goes with which part of a turn."""
    owes = p.game.owes(p)
    if (p.stage in OWING and not owes) or (owes and p.stage not in (*OWING, Stage.MORE, Stage.OVER)):
        return Message("positions/owed-follow-up")
    if p.stage == Stage.PENALTY and p.game.unannounced(p) < 0:
        return Message("positions/penalty-drawer")
    if p.winner >= 0 and p.stage != Stage.OVER:
        return Message("positions/winner-when-over")
    if p.winner >= 0 and p.count(p.winner):
        return Message("positions/winner-without-tiles")
    return None
