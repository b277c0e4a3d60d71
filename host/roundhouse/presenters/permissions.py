"""The actions that a front end may submit: at one for a single seat its own alone; everywhere only what exists.

The front end of the table is shared: everybody sees what is done there. At the front end of a single seat,
what concerns others (scores, who joins, the end of the match) is not offered, an undo asks the others, and a
spectator, or one whose player has left, may do nothing. Where real tiles are played without a shared front end
(`HotSeat.unattended`), everybody answers what the table is asked, corrects and takes back what they said
themselves, and may say that another's call was a different one; one of them may call for all.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Final

from roundhouse.actions import GESTURE_NAMES, Action, Depart, HandOver, TypeCall, Who
from roundhouse.actions.action import (
    Button,
    Digit,
    FreeSlot,
    Gesture,
    HandPlace,
    Index,
    NewSeat,
    PlayerKind,
    TileEnd,
    TrainEnd,
)
from roundhouse.games.core.moves import Claim
from roundhouse.games.core.rulings import TableError
from roundhouse.indices import RoundIndex, Seat, Slot, TileId, Train
from roundhouse.presenters.hot_seat import HotSeat
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.real_tiles.corrections import caller_of
from roundhouse.presenters.setup.roster import KINDS
from roundhouse.presenters.views import TablePage
from roundhouse.referee import TableSession
from roundhouse_hub.lamps.scene import LAMPS, SLOTS

MOST_PLACES: Final = 1 << 16


def permitted(offers: Sequence[Offer], session: TableSession, hot_seat: HotSeat) -> tuple[Offer, ...]:
    """Those of the offers that this front end may get."""
    if hot_seat.is_of_table or calls_for_all(session, hot_seat):
        return tuple(offers)
    if hot_seat.viewer is None:
        return ()
    return tuple(offer for offer in offers if _may(offer.kind, session, hot_seat))


def _may(kind: type[Action], session: TableSession, hot_seat: HotSeat) -> bool:
    """Whether the person at this front end of one seat may do such an action now."""
    if session.mode.deals:
        return kind.who is not Who.TABLE
    awaited = session.mode.awaited
    in_turn = (awaited.in_turn and awaited.seat == hot_seat.viewer) or hot_seat.viewer in awaited.hands
    match kind.who:
        case Who.EVERYBODY | Who.OWN_SEAT:
            return True
        case Who.IN_TURN:
            return in_turn
        case Who.ABOUT_ONESELF:
            return in_turn or hot_seat.unattended
        case Who.UNATTENDED:
            return hot_seat.unattended
        case Who.LAST_CALLER:
            return hot_seat.unattended and _may_take_back(session, hot_seat)
        case Who.SHARED | Who.TABLE:
            return False


def calls_for_all(session: TableSession, hot_seat: HotSeat) -> bool:
    """Whether the person at this front end of one seat calls for everybody."""
    return hot_seat.unattended and not session.mode.deals and session.phones.spokesperson == hot_seat.player


def may_correct(caller: Seat | None, session: TableSession, hot_seat: HotSeat) -> bool:
    """Whether a call of this seat (None: the table's) may be corrected at this front end of one seat."""
    return caller in (None, hot_seat.viewer) or calls_for_all(session, hot_seat)


def _may_take_back(session: TableSession, hot_seat: HotSeat) -> bool:
    """Whether the last call was this person's own, or a correction, which anybody may take back."""
    referee = session.referee
    corrected = referee.corrections.pending or referee.corrections.is_last
    return bool(corrected or (referee.steps and caller_of(referee.calls[referee.steps - 1]) == hot_seat.viewer))


def is_for_other_seat(action: Action, session: TableSession, hot_seat: HotSeat) -> bool:
    """Whether an action at a front end for one seat is about another player's seat, or makes another's call."""
    if hot_seat.is_of_table or calls_for_all(session, hot_seat):
        return False
    match action:
        case TypeCall(text):
            try:
                moves = session.mode.parse(text)
            except TableError:
                return False
            seats = [getattr(move, "seat", hot_seat.viewer) for move in moves if not isinstance(move, Claim)]
            return any(seat != hot_seat.viewer for seat in seats)
        case HandOver(seat) | Depart(seat):
            return seat != hot_seat.viewer
    return False


def exists(action: Action, session: TableSession, page: TablePage) -> bool:
    """Whether each number of an action stands for something at this table; of rounds the referee says it, and why."""
    numbers = _numbers(session, page)
    return all(count is RoundIndex or number in numbers[count] for number, count in action.counted())


def _numbers(session: TableSession, page: TablePage) -> Mapping[object, Container[int]]:
    """The numbers that stand for something."""
    game, slots = session.referee.game, session.referee.slots
    return {
        Seat: range(game.seats),
        NewSeat: range(game.seats + 1),
        PlayerKind: range(len(KINDS)),
        Slot: range(SLOTS),
        FreeSlot: set(range(SLOTS)).difference(slots[: game.seats]),
        Button: range(LAMPS),
        Gesture: range(len(GESTURE_NAMES)),
        Train: range(len(slots)),
        TrainEnd: range(game.ends_per_train),
        TileEnd: range(game.tiles.kinds),
        TileId: range(game.tiles.size),
        HandPlace: range(len(page.table.hand)),
        Index: range(MOST_PLACES),
        Digit: range(10),
    }
