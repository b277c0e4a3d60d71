"""The sounds of a move, in their order, and the train of each.

`Rules.sounds` names the sounds of a game, and `Rules.last_tile_warning` says when it warns of a last tile. `sounds_of`
reads the rest off the positions before and after the move. The referee chooses the hub's cue for each.
"""

from __future__ import annotations

from collections.abc import Iterator

from roundhouse.games.core.moves import Announce, Deal, Done, LayEngine, Move, Play
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.core.sounds import Sound, SoundEvent, WarningTime


def sounds_of(before: Position, move: Move, after: Position) -> tuple[SoundEvent, ...]:
    """Every sound of a move from `before` to `after`, whether or not the game uses it."""
    game, seat = before.game, before.turn
    found: list[SoundEvent] = []
    match move:
        case Deal() if before.stage == Stage.DEALING:
            found.append(SoundEvent(Sound.ROUND_BEGINS))
        case Announce(seat=who):
            found.append(SoundEvent(game.last_tile_warning.sound, who))
        case Play() | LayEngine():
            # An engine in front of its player begins that player's train; a common one lies in the hub.
            train = move.train if isinstance(move, Play) else seat if game.ends_per_train == 2 else -1
            if game.last_tile_warning is WarningTime.BEFORE_PLAY and _is_down_to_one(before, move, after):
                found.append(SoundEvent(Sound.LAST_CALL, seat))
            found.append(SoundEvent(Sound.LAID, train))
            if isinstance(move, Play) and not before.begun >> train & 1:
                found.append(SoundEvent(Sound.SETS_OUT if train < game.seats else Sound.PUBLIC_SETS_OUT, train))
            found += _double_sounds(before, move, after)
    found += _marker_sounds(before, after)
    if game.last_tile_warning is not WarningTime.BEFORE_PLAY and _is_down_to_one(before, move, after):
        found.append(SoundEvent(game.last_tile_warning.sound, seat))
    if after.over and not before.over:
        found.append(SoundEvent(Sound.ROUND_WON, after.winner) if after.winner >= 0 else SoundEvent(Sound.STANDSTILL))
    return tuple(found)


def _double_sounds(before: Position, move: Play | LayEngine, after: Position) -> Iterator[SoundEvent]:
    """A double that was covered, and one that was laid."""
    each = before.game.ends_per_train
    for spot in before.doubles:
        if spot not in after.doubles:
            yield SoundEvent(Sound.BACK_ON_TRACK, spot // each)
    if isinstance(move, Play) and move.double and move.spot in after.doubles:
        yield SoundEvent(Sound.DERAILED, move.train)


def _marker_sounds(before: Position, after: Position) -> Iterator[SoundEvent]:
    """Markers that moved, those that come down first."""
    for moved, sound in (
        (before.markers & ~after.markers, Sound.MARKER_DOWN),
        (after.markers & ~before.markers, Sound.MARKER_UP),
    ):
        for train in range(before.game.trains):
            if moved >> train & 1:
                yield SoundEvent(sound, train)


def _is_down_to_one(before: Position, move: Move, after: Position) -> bool:
    """Whether by this move the player in turn is down to one tile, at the time when this game warns of it."""
    game, seat = before.game, before.turn
    if game.players_announce or after.winner >= 0 or after.count(seat) != 1:
        return False
    laid = isinstance(move, Play | LayEngine)
    if game.last_tile_warning is not WarningTime.AFTER_TURN:
        return laid
    # A player who says Done in these stages has laid a tile in this turn.
    laid = laid or (isinstance(move, Done) and before.stage in (Stage.MAY_CONTINUE, Stage.FOLLOW_UP))
    return laid and (after.turn != seat or after.stage in (Stage.TURN, Stage.OVER))
