"""What is heard at a table: which sounds a move makes, in their order, and which train each is about.

A game says in `Game.sounds` what of all this sounds at its table, and `Game.warns` says when the warning of the last
tile is due; `heard_of` reads the rest off the position before and after the move. Which cue of the hub a sound is,
the referee knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final, NamedTuple

from roundhouse.games.moves import Announce, Deal, Done, LayEngine, Move, Play
from roundhouse.games.position import Position, Stage


class Sound(Enum):
    """Something that is heard at a table."""

    MATCH_BEGINS = "match-begins"
    """The hands of the first round are dealt; the referee sees it."""
    ROUND_BEGINS = "round-begins"
    """The hands are dealt."""
    LAST_CALL = "last-call"
    """Before a tile is laid that leaves its player one: the clickety-clack, then the whistle (MS-10)."""
    LAID = "laid"
    """A tile is laid."""
    SETS_OUT = "sets-out"
    """It is the first tile of a player's train."""
    PUBLIC_SETS_OUT = "public-sets-out"
    """It is the first tile of a train that belongs to nobody."""
    DERAILED = "derailed"
    """A double was laid that derails its train (DT-7)."""
    BACK_ON_TRACK = "back-on-track"
    """The double of a derailed train is covered (DT-12)."""
    MARKER_UP = "marker-up"
    """A marker goes up: the train is open to all."""
    MARKER_DOWN = "marker-down"
    """A marker comes down."""
    ONE_LEFT = "one-left"
    """A player has one last tile (MT-12)."""
    TAPPED = "tapped"
    """A player taps his last tile on the table (DT-13)."""
    ROUND_WON = "round-won"
    """A player has laid his last tile."""
    STANDSTILL = "standstill"
    """The round is over, and nobody has gone out."""
    MATCH_WON = "match-won"
    """The last round is scored; the referee sees it."""
    REFUSED = "refused"
    """What was called cannot be; the referee says it."""


ALWAYS: Final = frozenset(
    {
        Sound.MATCH_BEGINS,
        Sound.ROUND_BEGINS,
        Sound.LAID,
        Sound.SETS_OUT,
        Sound.PUBLIC_SETS_OUT,
        Sound.ROUND_WON,
        Sound.STANDSTILL,
        Sound.MATCH_WON,
        Sound.REFUSED,
    }
)
"""What sounds in every game that does not say otherwise."""


class When(Enum):
    """When a player, or the hub for him, warns the others that he has one last tile."""

    BEFORE_PLAY = "before-play"
    """Before the tile is laid (MS-10): `Sound.LAST_CALL`."""
    AFTER_PLAY = "after-play"
    """As soon as it is laid (MT-12): `Sound.ONE_LEFT`."""
    AFTER_TURN = "after-turn"
    """At the end of the turn in which he laid it (DT-13): `Sound.TAPPED`."""

    @property
    def sound(self) -> Sound:
        """The sound of this warning."""
        if self is When.BEFORE_PLAY:
            return Sound.LAST_CALL
        return Sound.TAPPED if self is When.AFTER_TURN else Sound.ONE_LEFT


class Heard(NamedTuple):
    """A sound, and the train it is about: for the last tile and the last but one, that of their player; -1 is none."""

    sound: Sound
    train: int = -1


def heard_of(before: Position, move: Move, after: Position) -> tuple[Heard, ...]:
    """All that a move from `before` to `after` makes heard, whether or not the game lets it sound."""
    game, seat = before.game, before.turn
    found: list[Heard] = []
    match move:
        case Deal() if before.stage == Stage.DEALING:
            found.append(Heard(Sound.ROUND_BEGINS))
        case Announce(seat=who):
            found.append(Heard(game.warns.sound, who))
        case Play() | LayEngine():
            # An engine in front of its player is the beginning of his train; a common one lies in the hub.
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
    # Who is done while he may go on, or owes a cover, has laid a tile in this turn.
    laid = laid or (isinstance(move, Done) and before.stage in (Stage.MORE, Stage.FOLLOW))
    return laid and (after.turn != seat or after.stage in (Stage.TURN, Stage.OVER))
