"""Undo: how much it takes back; and what others at a table agree to: an undo, an overruled call, a correction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from roundhouse.actions import Agree, Decline
from roundhouse.games.core.moves import Overruled
from roundhouse.games.match.match import Correct, SeatingChange
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.presenters.hot_seat import HotSeat
from roundhouse.presenters.offer import Offer, offered
from roundhouse.presenters.real_tiles.corrections import proposed_change_text
from roundhouse.presenters.table.announcement import public_announcement
from roundhouse.presenters.table.overruling import overruled_text
from roundhouse.presenters.views import ProposalView
from roundhouse.referee import Amend, Referee, TableSession, Undo
from roundhouse.referee.session.proposals import ProposedCall

MOST_LISTED: Final = 4
"""The most events that are listed one by one; for more, one general sentence is enough."""
MOST_NAMED: Final = 3
_WORDS: Final[Mapping[type[ProposedCall], tuple[str, str, str]]] = {
    Undo: ("back-title", "back-agreed", "back-not"),
    Overruled: ("stand-asks", "stand", "stand-not"),
    Amend: ("fix-asks", "fix-agreed", "fix-declined"),
}
"""The words for each proposal: who asks, yes, and no."""


def undo_step(session: TableSession, viewer: Seat | None = None) -> tuple[Seat | None, int]:
    """The extent of an undo: the seat that others must allow it (None: no agreement needed), and the number of calls.

    At a dealt table that is everything since the last choice of the `viewer`, between rounds since that of any person.
    A corrected score, a change of seats, and a call at a table of real tiles go back one by one.
    """
    referee = session.referee
    if referee.corrections.pending:
        return None, 1  # withdraws a correction
    if not referee.corrections.undo_steps or not session.may_undo:
        return None, 0
    if not session.mode.deals or isinstance(referee.match.events[-1], Correct | SeatingChange):
        return None, 1
    people = (viewer,) if referee.position is not None and viewer is not None else referee.seats_of_people
    found = [(steps, seat) for seat in people if (steps := referee.made.steps_to(seat))]
    if not found:
        return None, 0
    steps, seat = min(found)
    return seat, steps


def undo(session: TableSession, viewer: Seat | None = None, steps: int = 0, *, alone: bool = False) -> None:
    """Take back so many calls, or by default what `undo_step` says, once the others have agreed where they are asked.

    `alone`: the viewer is at a front end for one seat, where whatever is taken back asks the others.
    Raises UndoError when there are fewer.
    """
    seat, usual = undo_step(session, viewer)
    if alone:
        seat = viewer
    if session.may_undo and session.mode.deals and (steps or seat is not None):
        session.proposals.ask(viewer if seat is None else seat, Undo(steps or usual))
    elif session.may_undo and (steps or usual):
        session.undo(steps or usual)


def proposal_view(texts: Texts, session: TableSession) -> ProposalView | None:
    """The request that waits for an answer; None if there is none."""
    request, referee = session.proposals.open, session.referee
    if request is None:
        return None
    title = texts.screen("back-title-somebody")
    if request.seat is not None:
        title = texts.screen(_WORDS[type(request.call)][0], seat=referee.names[request.seat])
    match request.call:
        case Undo(steps):
            what = _undone_text(texts, referee, steps)
        case Amend():
            what = proposed_change_text(texts, referee, request.call)
        case _:
            what = overruled_text(texts, session, request.call)
    others = [referee.names[seat] for seat in request.waits_for]
    if request.decider is not None and request.decider in request.waits_for:
        question = texts.screen("fix-ask", caller=referee.names[request.decider])
    elif request.seat is None or len(others) > MOST_NAMED:
        question = texts.screen("back-ask-all")
    else:
        question = texts.screen("back-ask", others=texts.all_of(others))
    return ProposalView(request.seat, request.waits_for, title, what, question)


def _undone_text(texts: Texts, referee: Referee, steps: int) -> str:
    """The calls that so many steps take back, as far as everybody may know them."""
    if referee.corrections.pending:
        return f"{texts.screen('fix-withdraw')}."
    if referee.corrections.is_last:
        return f"{texts.screen('fix-undo')}."
    told = public_announcement(texts, referee.last_events(steps), referee)
    if 0 < len(told) <= MOST_LISTED:
        return texts.screen("back-what", what="; ".join(told))
    return texts.screen("back-hidden")


def proposal_offers(texts: Texts, session: TableSession, hot_seat: HotSeat) -> tuple[Offer, ...]:
    """The answers to the request that this person may give: those asked agree or decline, the player who asked may
    withdraw it. Where all have to agree, somebody who has agreed may still decline."""
    request, seats, here = session.proposals.open, consenting_seats(session, hot_seat), seats_here(hot_seat)
    if request is None or not here:
        return ()
    if request.decider is not None and not seats and request.seat not in here:
        return ()
    _, yes, no = _WORDS[type(request.call)]
    # The answer that takes nothing from anybody is emphasized.
    decline = offered(texts, Decline(), label=texts.screen(no), primary=bool(seats))
    return (decline, offered(texts, Agree(), label=texts.screen(yes))) if seats else (decline,)


def seats_here(hot_seat: HotSeat) -> tuple[Seat, ...]:
    """The seats that can answer from this front end: on a shared one, those of all who are there."""
    if hot_seat.is_of_table:
        return hot_seat.people
    return () if hot_seat.viewer is None else (hot_seat.viewer,)


def consenting_seats(session: TableSession, hot_seat: HotSeat) -> tuple[Seat, ...]:
    """The seats whose consent is asked for, and can be given from this front end."""
    request, here = session.proposals.open, seats_here(hot_seat)
    return () if request is None else tuple(seat for seat in request.waits_for if seat in here)
