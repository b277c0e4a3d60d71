"""What makes a position that was typed in impossible, so that the rules never meet one that contradicts itself.

A position is possible if some deal and some plays lead to it, as far as counts, ends, markers and stages can tell. How
many tiles were dealt is left open, for a table may agree on that. `fault_of_position` asks one check after another, and
the game last (`Rules.fault_of`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from roundhouse.catalogs import Message
from roundhouse.dominoes import hand_of, tiles_in
from roundhouse.games.chains import unseen_needed
from roundhouse.games.game import Game
from roundhouse.games.matching import find_place
from roundhouse.games.moves import DONE
from roundhouse.games.notation import train_name
from roundhouse.games.position import EngineFrom, Position, Rules, Stage
from roundhouse.games.position_text import STAGES
from roundhouse.games.results import rounds_elsewhere

BEFORE_ENGINE: Final = (Stage.DEALING, Stage.ENGINE, Stage.HUNT)
"""The stages in which an engine that comes from a hand is not laid yet."""
FOLLOW_UP_STAGES: Final = (Stage.FOLLOW, Stage.FOLLOW_DREW)
"""The stages in which the player owes a follow-up to a double of this turn."""


def fault_of_position(position: Position) -> Message | None:
    """What would have to be written instead; None when nothing contradicts anything.

    >>> from roundhouse.games import MexicanTrain
    >>> game = MexicanTrain(2)
    >>> opening = game.opening(game.next_round((), 0))
    >>> print(fault_of_position(opening), fault_of_position(opening.replace(yard=-1)), sep="; ")
    None; no number below 0 for yard or idle
    """
    return next((fault for check in CHECKS if (fault := check(position))), None)


def _fault_of_round(p: Position) -> Message | None:
    """A round that the match has, with the engine and the leader that such a round has."""
    game, round = p.game, p.round
    assert isinstance(game, Game)
    if round.number < 0:
        return Message("positions/rounds-from-one")
    rounds = game.rounds()
    if rounds is not None and round.number >= rounds:
        return Message("positions/round-of-match", rounds=rounds, round=round.number + 1)
    usual = game.next_round(rounds_elsewhere(round.number, round.used, game.seats), max(round.leader, 0))
    found = game.engine_from == EngineFrom.FOUND
    if round.used and not found:
        return Message("positions/used-nowhere")
    if found and (round.used.bit_count() != round.number or (round.engine >= 0 and round.used >> round.engine & 1)):
        return Message("positions/used-before", rounds=round.number)
    before = p.stage in BEFORE_ENGINE
    # A round that was over before anybody found an engine has none either; and nobody may have seen it.
    missing = found and (before or p.stage == Stage.OVER or p.unknown > 0)
    none = game.engine_from == EngineFrom.EACH or (found and before)
    if none if round.engine >= 0 else usual.engine >= 0 or not (none or missing):
        return Message("positions/engine-when-known")
    if round.engine >= 0 and not found and round.engine != usual.engine:
        return Message("positions/engine-of-round", round=round.number + 1, engine=_double(game, usual.engine))
    if round.leader >= 0 and (none or (game.leader_from_hands(usual) and usual.leader < 0 and _from_hands(game))):
        return Message("positions/leader-from-hands")
    if p.stage == Stage.DEALING and round.leader < 0 and not game.leader_from_hands(round):
        return Message("positions/leader-before-deal")
    return None


def _from_hands(game: Game) -> bool:
    """Whether in every round the hands decide who begins."""
    return game.engine_from in (EngineFrom.HAND, EngineFrom.EACH)


def _fault_of_engine(p: Position) -> Message | None:
    """A common engine lies on the table or is still to come: in the set, or in the hand of the player who lays it."""
    game, engine = p.game, p.round.engine
    if game.engine_from is EngineFrom.EACH:
        return None
    wanted = 1 << game.tiles.double[engine] if engine >= 0 else 0
    if game.engine_from is EngineFrom.FOUND and engine < 0:
        wanted = sum(1 << tile for end, tile in enumerate(game.tiles.double) if not p.round.used >> end & 1)
    held = [hand & wanted for hand in p.hands]
    leads = p.stage in (Stage.DEALING, Stage.HUNT) or (p.stage == Stage.ENGINE and not p.begun)
    if game.engine_from is not EngineFrom.SET and leads:
        if p.laid or p.unknown:
            return Message("positions/engine-to-come")
        if p.stage == Stage.HUNT and any(held):
            return Message("positions/hunt-without-engine")
        if p.stage == Stage.ENGINE:
            own = held.pop(p.turn) | (p.unseen & wanted if p.hidden[p.turn] else 0)
            if own <= max(held, default=0):
                return Message("positions/engine-holder")
        return None
    if engine < 0 or (p.stage == Stage.OVER and not (p.laid or p.unknown)):
        return None
    if any(held):
        return Message("positions/engine-in-no-hand")
    return None if p.laid & wanted else Message("positions/engine-on-table", engine=_double(game, engine))


def _fault_of_counts(p: Position) -> Message | None:
    """What can be counted: hands, the boneyard, idle turns."""
    game = p.game
    if min(p.yard, p.idle) < 0:
        return Message("positions/not-negative")
    if p.stage == Stage.DEALING:
        same = p.game.opening(p.round).replace(turn=p.turn) == p
        return None if same else Message("positions/before-deal")
    # A player may have laid a double last and have to draw for it.
    bare = [seat for seat in range(game.seats) if not p.count(seat)]
    follows = game.must_cover_last_double and p.doubles_this_turn and p.stage in (Stage.FOLLOW, Stage.MORE) and p.yard
    if p.stage != Stage.OVER and any(not (follows and seat == p.turn) for seat in bare):
        return Message("positions/hands-held", name=train_name(game, bare[0]))
    if p.stage == Stage.HUNT and not p.yard:
        return Message("positions/hunt-from-boneyard")
    if not game.has_boneyard:
        assert isinstance(game, Game)
        # All were dealt alike and nobody draws; a train of one's own begins with a tile of one's own.
        for seat in range(game.seats):
            most = (game.options.deal or game.most_to_deal()) - (game.personal_trains and p.begun >> seat & 1)
            if p.count(seat) > most:
                return Message("positions/hand-never-drawn", name=train_name(game, seat), most=most)
    return None


def _fault_of_deal(p: Position) -> Message | None:
    """Where the deal is written (C-8): no more in the hands than was dealt and drawn, and who keeps a drawn tile has a
    marker where the game gives one.
    """
    game = p.game
    assert isinstance(game, Game)
    if game.options.deal is None or not game.has_boneyard or p.stage == Stage.DEALING:
        return None
    deal, drawn = game.hand_size, game.drawn(p)
    if sum(max(0, p.count(seat) - deal) for seat in range(game.seats)) > drawn:
        away = max(0, drawn)
        return Message("positions/hands-dealt-and-drawn", deal=deal, drawn=away, most=p.yard + min(0, drawn))
    kept = game.kept_unmarked(p)
    if kept is None or p.stage == Stage.OVER:
        return None
    by_one = game.kept_by_one(p)
    for seat in range(game.seats):
        drew = p.stage in (Stage.DREW, Stage.FOLLOW_DREW) and seat == p.turn
        # A player with one tile who does not say so draws one for that (MT-12).
        most = max(deal, 2 if game.players_announce else 0) + kept + drew
        more = 0 if (p.begun | p.markers) >> seat & 1 else max(0, p.count(seat) - most)
        if more > by_one:
            return Message("positions/hand-without-marker", name=train_name(game, seat), most=most + by_one)
        by_one -= more
    return None


def _fault_of_stage(p: Position) -> Message | None:
    """What goes with which part of a turn."""
    game = p.game
    if p.stage not in game.stages:
        stages = ", ".join(STAGES[stage] for stage in sorted(game.stages))
        return Message("positions/stage", stages=stages, text=STAGES[p.stage])
    owes = game.must_play_again(p)
    if p.stage in FOLLOW_UP_STAGES and not owes:
        return Message("positions/owed-follow-up")
    if owes and p.stage not in (*FOLLOW_UP_STAGES, Stage.MORE, Stage.OVER):
        stage = Stage.FOLLOW if Stage.FOLLOW in game.stages else Stage.MORE
        return Message("positions/stage-of-follow-up", name=train_name(game, p.turn), stage=STAGES[stage])
    if p.stage == Stage.PENALTY and (game.unannounced(p) < 0 or not p.yard):
        return Message("positions/penalty-drawer")
    if p.winner >= 0 and p.stage != Stage.OVER:
        return Message("positions/winner-when-over")
    if p.winner >= 0 and p.count(p.winner):
        return Message("positions/winner-without-tiles")
    if p.winner >= 0 and not _tiles_laid_by(p, p.winner):
        return Message("positions/winner-laid", name=train_name(game, p.winner))
    if p.stage == Stage.OVER and [seat for seat in range(game.seats) if not p.count(seat)] != [
        seat for seat in (p.winner,) if seat >= 0
    ]:
        return Message("positions/winner-named")
    return None


def _tiles_laid_by(p: Position, seat: int) -> int:
    """How many tiles on the table this player can have laid: not a common engine, nor others' first tiles (C-6)."""
    engine = p.game.engine_from is EngineFrom.SET
    others = p.begun & ~(1 << seat) & (1 << p.game.seats) - 1 if p.game.personal_trains else 0
    return p.laid.bit_count() + p.unknown - engine - others.bit_count()


def _fault_of_trains(p: Position) -> Message | None:
    """Trains that can have begun, with markers that they can have."""
    game = p.game
    nothing_laid = p.stage in (Stage.DEALING, Stage.HUNT) or (p.stage == Stage.ENGINE and game.ends_per_train == 1)
    if nothing_laid and (p.begun or p.markers):
        return Message("positions/engine-to-come")
    for train in range(game.trains):
        mark, begun, name = p.markers >> train & 1, p.begun >> train & 1, train_name(game, train)
        if begun and train < game.seats and not game.personal_trains:
            return Message("positions/no-own-trains", name=name)
        if mark and not game.has_markers:
            return Message("positions/no-markers")
        if mark and train >= game.seats:
            return Message("positions/marker-on-public", name=name)
    return None


def _fault_of_doubles(p: Position) -> Message | None:
    """Open doubles are the last tiles of trains, each once."""
    if not 0 <= p.doubles_this_turn <= len(p.doubles):
        return Message("positions/doubles-this-turn", open=len(p.doubles), fresh=p.doubles_this_turn)
    if len(set(p.doubles)) < len(p.doubles):
        return Message("positions/open-double-once")
    if p.doubles and not p.game.doubles_stay_open:
        return Message("positions/no-open-doubles")
    if any(not p.begun >> spot // p.game.ends_per_train & 1 for spot in p.doubles):
        return Message("positions/open-double-on-train")
    train_of: dict[int, str] = {}
    for spot in p.doubles:
        end, train = p.ends[spot], train_name(p.game, spot // p.game.ends_per_train)
        if end >= 0 and end in train_of:
            double = _double(p.game, end)
            return Message("positions/double-at-one-end", double=double, first=train_of[end], second=train)
        train_of[end] = train
    return None


def _fault_of_ends(p: Position) -> Message | None:
    """Each open end is that of a tile on the table, no tile ends two trains, and each train has a first tile."""
    game, tiles = p.game, p.game.tiles
    in_hub = p.round.engine >= 0 and game.ends_per_train == 1
    engine = tiles.double[p.round.engine] if in_hub else -1
    laid = p.laid & ~(1 << engine) if engine >= 0 else p.laid
    hidden = p.unknown - (game.engine_from is EngineFrom.FOUND and engine < 0 and p.unknown > 0)
    unseen = p.unseen
    last_tile_of: dict[int, int] = {}
    wanted: list[int] = []

    def laid_tiles(place: int) -> Iterable[int]:
        return tiles_in(wanted[place] & laid)

    def possible_tiles(place: int) -> Iterable[int]:
        return tiles_in(wanted[place] & (laid | unseen))

    for spot in _last_tiles(p):
        end = p.ends[spot]
        bearing = tiles.with_end[end]
        if spot in p.doubles and end >= 0:
            bearing = 1 << tiles.double[end] if tiles.double[end] >= 0 else 0
        elif spot in p.doubles:
            bearing = tiles.doubles
        wanted.append(bearing if end >= 0 else bearing & unseen)
        place = len(wanted) - 1
        if end >= 0 and find_place(place, laid_tiles, last_tile_of, set()):
            continue
        hidden -= 1
        if hidden < 0 or not find_place(place, possible_tiles, last_tile_of, set()):
            name = train_name(game, spot // game.ends_per_train)
            if spot in p.doubles and end >= 0:
                return Message("positions/open-double-on-table", double=_double(game, end))
            return Message("positions/end-on-table", name=name, end=tiles.end_text(end))
    return None


def _fault_of_chains(p: Position) -> Message | None:
    """The tiles that are in no hand make a chain from the engine to each open end, and none lies in two of them."""
    game, each = p.game, p.game.ends_per_train
    begun = tiles_in(p.begun)
    ends = [p.ends[train * each : train * each + each] for train in begun]
    # An open double lies on the chain, and need not have been seen.
    doubles = hand_of(game.tiles.double[p.ends[spot]] for spot in p.doubles if p.ends[spot] >= 0)
    unknown = p.unknown - (doubles & ~p.laid).bit_count()
    unseen = p.unseen if unknown else 0

    def needed(trains: int) -> int:
        return unseen_needed(game, p.round.engine, ends[:trains], p.laid, unseen, unknown)

    if needed(len(begun)) <= unknown:
        return None
    beyond = next(place for place in range(len(begun)) if needed(place + 1) > unknown)
    text = "/".join(game.tiles.end_text(end) for end in ends[beyond])
    return Message("positions/end-reached", name=train_name(game, begun[beyond]), end=text)


def _last_tiles(p: Position) -> list[int]:
    """The spots whose last tiles differ: a train that has only its own engine has one for both its ends."""
    each, spots = p.game.ends_per_train, []
    for train in tiles_in(p.begun):
        first = train * each
        alike = each == 2 and p.ends[first] == p.ends[first + 1]
        spots += [first] if each == 1 or alike else [first, first + 1]
    return spots


def _fault_of_idle(p: Position) -> Message | None:
    """Players have passed in a row only where nothing can be drawn, and have nothing that they must lay (C-4)."""
    game = p.game
    # Without an engine for every player the round is over, too, and dealt again (BT-2).
    lacks = game.ends_per_train == 2 and (p.begun + 1) & ((1 << game.seats) - 1)
    over = p.stage == Stage.OVER and p.winner < 0
    blocked = over and (p.laid or p.unknown) and not lacks
    if not p.idle and not blocked:
        return None
    way = (game.next_seat(p) - p.turn) % game.seats
    stuck = [(p.turn - way * back) % game.seats for back in range(1, (game.seats if blocked else p.idle) + 1)]
    if not (p.stage == Stage.TURN and p.idle < game.seats) and not (over and p.idle <= game.seats):
        return Message("positions/idle-turns", seats=game.seats)
    if game.has_boneyard and game.can_draw(p):
        return Message("positions/blocked-boneyard" if blocked else "positions/idle-boneyard")
    for seat in stuck:
        if DONE not in game.idle_turn(p, seat).legal():
            text = "positions/blocked-can-play" if blocked else "positions/idle-can-play"
            return Message(text, name=train_name(game, seat))
    return None


def _fault_of_game(p: Position) -> Message | None:
    return p.game.fault_of(p)


def _double(game: Rules, end: int) -> str:
    """`6-6`."""
    return f"{game.tiles.end_text(end)}-{game.tiles.end_text(end)}"


CHECKS: Final[tuple[Callable[[Position], Message | None], ...]] = (
    _fault_of_round,
    _fault_of_counts,
    _fault_of_deal,
    _fault_of_stage,
    _fault_of_trains,
    _fault_of_doubles,
    _fault_of_engine,
    _fault_of_ends,
    _fault_of_chains,
    _fault_of_idle,
    _fault_of_game,
)
"""The checks in the order in which they are asked: a later one may rely on what an earlier one has found sound."""
