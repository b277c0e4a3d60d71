"""Which sounds a move makes, in their order, and which train each is about.

A game says in `Rules.sounds` which sounds its table hears, and in `Rules.warns` when the warning of the last tile is
due; `sounds_of` reads the rest off the positions before and after the move. The referee chooses the hub's cue for each.
"""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.games.moves import Announce, Deal, Done, LayEngine, Move, Play
from roundhouse.games.position import Position, Stage
from roundhouse.games.sounds import Heard, Sound, When


def sounds_of(before: Position, move: Move, after: Position) -> tuple[Heard, ...]:
    """All that a move from `before` to `after` makes heard, whether or not the game lets it sound."""
    game, seat = before.game, before.turn
    found: list[Heard] = []
    match move:
        case Deal() if before.stage == Stage.DEALING:
            found.append(Heard(Sound.ROUND_BEGINS))
        case Announce(seat=who):
            found.append(Heard(game.warns.sound, who))
        case Play() | LayEngine():
            # An engine in front of its player begins that player's train; a common one lies in the hub.
            train = move.train if isinstance(move, Play) else seat if game.ends_per_train == 2 else -1
            if game.warns is When.BEFORE_PLAY and _warns(before, move, after):
                found.append(Heard(Sound.LAST_CALL, seat))
            found.append(Heard(Sound.LAID, train))
            if isinstance(move, Play) and not before.begun >> train & 1:
                found.append(Heard(Sound.SETS_OUT if train < game.seats else Sound.PUBLIC_SETS_OUT, train))
            found += _doubles_heard(before, move, after)
    found += _markers_heard(before, after)
    if game.warns is not When.BEFORE_PLAY and _warns(before, move, after):
        found.append(Heard(game.warns.sound, seat))
    if after.over and not before.over:
        found.append(Heard(Sound.ROUND_WON, after.winner) if after.winner >= 0 else Heard(Sound.STANDSTILL))
    return tuple(found)


def _doubles_heard(before: Position, move: Play | LayEngine, after: Position) -> Iterator[Heard]:
    """A double that was covered, and one that was laid."""
    each = before.game.ends_per_train
    for spot in before.doubles:
        if spot not in after.doubles:
            yield Heard(Sound.BACK_ON_TRACK, spot // each)
    if isinstance(move, Play) and move.double and move.spot in after.doubles:
        yield Heard(Sound.DERAILED, move.train)


def _markers_heard(before: Position, after: Position) -> Iterator[Heard]:
    """Markers that moved, those that come down first."""
    for moved, sound in (
        (before.markers & ~after.markers, Sound.MARKER_DOWN),
        (after.markers & ~before.markers, Sound.MARKER_UP),
    ):
        for train in range(before.game.trains):
            if moved >> train & 1:
                yield Heard(sound, train)


def _warns(before: Position, move: Move, after: Position) -> bool:
    """Whether by this move the player in turn is down to one tile, at the time when this game warns of it."""
    game, seat = before.game, before.turn
    if game.players_announce or after.winner >= 0 or after.count(seat) != 1:
        return False
    laid = isinstance(move, Play | LayEngine)
    if game.warns is not When.AFTER_TURN:
        return laid
    # A player who says Done in these stages has laid a tile in this turn.
    laid = laid or (isinstance(move, Done) and before.stage in (Stage.MORE, Stage.FOLLOW))
    return laid and (after.turn != seat or after.stage in (Stage.TURN, Stage.OVER))
