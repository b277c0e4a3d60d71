"""Contradictions in a position that was typed in: what cannot be counted, what lies twice, stages that do not fit.

Whether play can lead to a position is not asked: any table that people describe gets its rulings. What is asked keeps
the rules from meeting a table that contradicts itself; `make fuzz` shows that nothing more is needed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from roundhouse.catalogs import Message
from roundhouse.games.core.notation import train_name
from roundhouse.games.core.position import EngineFrom, Position, Rules, Stage
from roundhouse.games.core.position_text import STAGES
from roundhouse.games.rules.game import Game
from roundhouse.games.rules.results import rounds_elsewhere

BEFORE_ENGINE: Final = (Stage.DEALING, Stage.ENGINE, Stage.HUNT)
"""The stages in which an engine that comes from a hand is not laid yet."""
FOLLOW_UP_STAGES: Final = (Stage.FOLLOW_UP, Stage.FOLLOW_UP_DREW)
"""The stages in which the player owes a follow-up to a double of this turn."""


def fault_of_position(position: Position) -> Message | None:
    """The text that would have to be written instead; None when nothing contradicts anything.

    >>> from roundhouse.games import MexicanTrain
    >>> game = MexicanTrain(2)
    >>> opening = game.opening(game.next_round((), 0))
    >>> print(fault_of_position(opening), fault_of_position(opening.replace(boneyard=-1)), sep="; ")
    None; no number below 0 for yard or idle
    """
    return next(_faults(position), None)


def _faults(position: Position) -> Iterator[Message]:
    """Every fault: a later question may rely on what an earlier one has found sound, so only the first one counts."""
    yield from _faults_of_round(position)
    yield from _faults_of_counts(position)
    yield from _faults_of_stage(position)
    yield from _faults_of_trains(position)
    yield from _faults_of_doubles(position)
    yield from _faults_of_engine(position)
    if fault := position.game.fault_of(position):
        yield fault


def _faults_of_round(p: Position) -> Iterator[Message]:
    """A round that the match has, with an engine where such a round has one."""
    game, round = p.game, p.round
    assert isinstance(game, Game)
    if round.number < 0:
        yield Message("positions/rounds-from-one")
    rounds = game.rounds()
    if rounds is not None and round.number >= rounds:
        yield Message("positions/round-of-match", rounds=rounds, round=round.number + 1)
    usual = game.next_round(rounds_elsewhere(round.number, round.used, game.seats), max(round.leader, 0))
    found = game.engine_from.is_highest_held
    before = p.stage in BEFORE_ENGINE
    # A round that was over before anybody found an engine has none either; and nobody may have seen it.
    missing = found and (before or p.stage == Stage.OVER or p.unknown > 0)
    none = game.engine_from == EngineFrom.EACH or (found and before)
    if round.used and game.engine_from is not EngineFrom.FOUND:
        yield Message("positions/used-nowhere")
    if none if round.engine >= 0 else usual.engine >= 0 or not (none or missing):
        yield Message("positions/engine-when-known")
    if p.stage == Stage.DEALING and round.leader < 0 and not game.leader_from_hands(round):
        yield Message("positions/leader-before-deal")


def _faults_of_counts(p: Position) -> Iterator[Message]:
    """Faults of things that can be counted: hands, the boneyard, idle turns."""
    game = p.game
    if min(p.boneyard, p.idle) < 0:
        yield Message("positions/not-negative")
    if p.stage == Stage.DEALING:
        if game.opening(p.round).replace(turn=p.turn) != p:
            yield Message("positions/before-deal")
        return
    for seat in range(game.seats):
        # A player may have laid a double last and have to draw for it, and a round may go on for the others.
        may_be_out = p.stage == Stage.OVER or game.first_out(p) >= 0 or (seat == p.turn and p.doubles_this_turn)
        if not p.count(seat) and not may_be_out:
            yield Message("positions/hands-held", name=train_name(game, seat))


def _faults_of_stage(p: Position) -> Iterator[Message]:
    """Faults of facts that do not go with the part of the turn."""
    game = p.game
    if p.stage not in game.stages:
        stages = ", ".join(STAGES[stage] for stage in sorted(game.stages))
        yield Message("positions/stage", stages=stages, text=STAGES[p.stage])
    owes = game.must_play_again(p)
    if p.stage in FOLLOW_UP_STAGES and not owes:
        yield Message("positions/owed-follow-up")
    if owes and p.stage not in (*FOLLOW_UP_STAGES, Stage.MAY_CONTINUE, Stage.OVER):
        stage = Stage.FOLLOW_UP if Stage.FOLLOW_UP in game.stages else Stage.MAY_CONTINUE
        yield Message("positions/stage-of-follow-up", name=train_name(game, p.turn), stage=STAGES[stage])
    if p.stage == Stage.PENALTY and (game.unannounced(p) < 0 or not p.boneyard):
        yield Message("positions/penalty-drawer")
    if p.winner >= 0 and p.stage != Stage.OVER:
        yield Message("positions/winner-when-over")
    if p.winner >= 0 and p.count(p.winner):
        yield Message("positions/winner-without-tiles")
    out = [seat for seat in range(game.seats) if not p.count(seat)]
    if p.stage == Stage.OVER and (out or [-1]) != [p.winner] and (p.winner < 0 or game.first_out(p) != p.winner):
        yield Message("positions/winner-named")


def _faults_of_trains(p: Position) -> Iterator[Message]:
    """Trains and markers that this game has, and ends that somebody has seen where every tile is seen."""
    game = p.game
    for train in range(game.trains):
        mark, begun, name = p.markers >> train & 1, p.begun >> train & 1, train_name(game, train)
        if begun and train < game.seats and not game.personal_trains:
            yield Message("positions/no-own-trains", name=name)
        spots = range(train * game.ends_per_train, (train + 1) * game.ends_per_train)
        if begun and not p.unknown and any(p.ends[spot] < 0 for spot in spots):
            yield Message("positions/end-unseen", name=name)
        if mark and not game.has_markers:
            yield Message("positions/no-markers")
        if mark and train >= game.seats:
            yield Message("positions/marker-on-public", name=name)


def _faults_of_doubles(p: Position) -> Iterator[Message]:
    """Open doubles are the last tiles of trains, each once, and lie on the table."""
    if not 0 <= p.doubles_this_turn <= len(p.doubles):
        yield Message("positions/doubles-this-turn", open=len(p.doubles), fresh=p.doubles_this_turn)
    if len(set(p.doubles)) < len(p.doubles):
        yield Message("positions/open-double-once")
    if p.doubles and not p.game.doubles_stay_open:
        yield Message("positions/no-open-doubles")
    if any(not p.begun >> spot // p.game.ends_per_train & 1 for spot in p.doubles):
        yield Message("positions/open-double-on-train")
    train_of: dict[int, str] = {}
    for spot in p.doubles:
        end, train = p.ends[spot], train_name(p.game, spot // p.game.ends_per_train)
        if end >= 0 and end in train_of:
            double = _double(p.game, end)
            yield Message("positions/double-at-one-end", double=double, first=train_of[end], second=train)
        if end >= 0 and not (p.game.tiles.double[end] >= 0 and p.laid >> p.game.tiles.double[end] & 1):
            yield Message("positions/open-double-on-table", double=_double(p.game, end))
        train_of[end] = train


def _faults_of_engine(p: Position) -> Iterator[Message]:
    """A common engine that is known lies on the table, or the player in turn may hold it and lays it now."""
    game, engine = p.game, p.round.engine
    if engine < 0 or (p.stage == Stage.OVER and not (p.laid or p.unknown)):
        return
    tile = 1 << game.tiles.double[engine]
    own_engines = game.ends_per_train == 2 and p.begun
    if game.engine_from is not EngineFrom.SET and p.stage in BEFORE_ENGINE and not own_engines:
        if p.laid & tile:
            yield Message("positions/engine-to-come")
        held = p.hands[p.turn] | (p.unseen if p.hidden[p.turn] else 0)
        if p.stage == Stage.ENGINE and not held & tile:
            yield Message("positions/engine-holder")
    elif any(hand & tile for hand in p.hands):
        yield Message("positions/engine-in-no-hand")
    elif not p.laid & tile:
        yield Message("positions/engine-on-table", engine=_double(game, engine))


def _double(game: Rules, end: int) -> str:
    """`6-6`."""
    return f"{game.tiles.end_text(end)}-{game.tiles.end_text(end)}"
