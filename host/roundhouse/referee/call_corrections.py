"""Correcting a call in place: what later calls still mean once an earlier one has been replaced.

The referee replaces the wrong call (`Amend`) and rules again on every call after it. It stops at the first that no
longer holds. The people at the table then keep that call on trust, change it or remove it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from roundhouse.dominoes import UNKNOWN, UNKNOWN_DOUBLE
from roundhouse.games.core.moves import TURN_MOVES, Draw, LayEngine, Move, Penalty, Play, Reveal
from roundhouse.games.core.position import Position
from roundhouse.games.core.rulings import Ruling, refused
from roundhouse.games.match.match import Event, Match
from roundhouse.games.match.seat_views import concerned_seat
from roundhouse.games.rules.game import Game
from roundhouse.indices import Seat, seat_or_none
from roundhouse.referee.calls import AddPlayer, Amend, Call, HandOver, Shuffled, TakeSlot, Undo, UndoCorrection


@dataclass(frozen=True, slots=True)
class RecordedCall:
    """A call as it was made in the position `before` (None between rounds); `corrected`: it replaced another."""

    call: Call
    before: Position | None
    corrected: bool = False

    @property
    def seat(self) -> Seat | None:
        """Whose call it was, for a move whose player only the turn tells; None for every other call."""
        return None if self.before is None else seat_of(self.before, self.call)


def seat_of(position: Position, call: Call) -> Seat | None:
    """Whose move `call` is in `position`; None for a call that names its seat itself, or has none."""
    return seat_or_none(concerned_seat(position, call)) if isinstance(call, (*TURN_MOVES, Penalty)) else None


def wrong_seat_refusal(match: Match, said: RecordedCall) -> Ruling | None:
    """The refusal of a call that would now be another player's; None where it is still the same player's."""
    position = match.position
    if position is None or said.seat is None or (now := seat_of(position, said.call)) in (said.seat, None):
        return None
    ruling = match.ruling(event_of(match.game, said.call), by=said.seat)
    return refused(match.game.turn_order, "not_in_turn", seat=said.seat, turn=now) if ruling.allowed else ruling


def event_of(game: Game, call: Call) -> Event:
    """What a call does in the match. Raises TypeError for one that only changes who sits where, or takes calls back."""
    match call:
        case Shuffled(shuffle, _):
            return shuffle.deal(game)
        case AddPlayer(join, _):
            return join
        case Undo() | Amend() | UndoCorrection() | HandOver() | TakeSlot():
            raise TypeError(f"no event of the match: {call}")
    return call


def reinterpreted(position: Position | None, call: Call) -> Iterator[Call]:
    """The call, and other meanings of the same words there: a tile may have to lie the other way around."""
    yield call
    if position is not None and isinstance(call, Play) and call.tile >= 0:
        turned = position.game.fitting_play(call.tile, call.spot, position.ends[call.spot])
        if turned != call:
            yield turned


def relaxed(match: Match, said: RecordedCall) -> Move | None:
    """The same act with less detail: a tile that nobody saw, a hand of which only the sum is known.

    None where the rules refuse that as well, or where there is nothing to leave open.
    """
    position = match.position
    if position is None or wrong_seat_refusal(match, said) is not None:
        return None
    game = position.game
    less: Move | None = None
    match said.call:
        case Play(tile=tile, spot=spot) if tile >= 0:
            less = game.play_of(UNKNOWN_DOUBLE if game.tiles.is_double(tile) else UNKNOWN, spot, UNKNOWN)
        case LayEngine(tile) if tile >= 0:
            less = LayEngine(UNKNOWN_DOUBLE)
        case Draw(tile) if tile >= 0:
            less = Draw(UNKNOWN)
        case Penalty(tile) if tile >= 0:
            less = Penalty(UNKNOWN)
        case Reveal(seat, tiles, -1):
            less = Reveal(seat, 0, game.hand_points(tiles))
    return less if less is not None and position.ruling(less).allowed else None
