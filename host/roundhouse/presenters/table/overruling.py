"""A refused call that the table may let stand: who may propose it here, what is said of it, and the note to it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from roundhouse.actions import LetStand, SeeOverruling
from roundhouse.games.core.moves import Claim, Overruled, Play
from roundhouse.games.core.notation import LONGEST_NOTE, is_note
from roundhouse.i18n.event_texts import called_text
from roundhouse.i18n.facts import Facts
from roundhouse.i18n.ruling_texts import refusal_text
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.context import PresenterContext
from roundhouse.presenters.hot_seat import HotSeat
from roundhouse.presenters.offer import Offer, offered
from roundhouse.presenters.table.announcement import localized
from roundhouse.presenters.views import Announcement, RefusedCallView
from roundhouse.referee import TableSession

COMMENT: Final = "#"
"""Begins a comment in records and where people type, so that a note has none."""


def note_fault(texts: Texts, note: str) -> str:
    """The reason why this cannot be the note; empty where it can."""
    if len(note) > LONGEST_NOTE:
        return texts.screen("stand-note-long", most=LONGEST_NOTE)
    return "" if is_note(note) and COMMENT not in note else texts.screen("stand-note-mark", mark=COMMENT)


def _may_propose(refused: Overruled, session: TableSession, hot_seat: HotSeat) -> bool:
    """At a table that the program deals, only the player whose call it was: others do not see that hand."""
    own = hot_seat.viewer is not None if isinstance(refused.move, Claim) else hot_seat.viewer == refused.seat
    return not session.mode.deals or (own and not hot_seat.covered)


def overruling_offers(texts: Texts, session: TableSession, hot_seat: HotSeat) -> tuple[Offer, Offer]:
    """The words to open the question, and its answer; where the program deals, only for the player who called."""
    refused, ruling = session.overruling.refused, session.overruling.ruling
    why_not = ""
    if not ruling.allowed:
        why = refusal_text(texts, ruling, session.referee.game, session.referee.names)
        why_not = texts.screen("stand-cannot", why=why)
    if refused is None or not _may_propose(refused, session, hot_seat):
        why_not = texts.screen("stand-none")
    see = offered(texts, SeeOverruling(), enabled=not why_not, why_not=why_not)
    return see, Offer(LetStand, "", not why_not, why_not=why_not)


def refused_call_view(texts: Texts, session: TableSession, hot_seat: HotSeat) -> RefusedCallView | None:
    """The call that may stand, for those who may propose it; else None."""
    meanings = session.overruling.meanings
    if not meanings or hot_seat.watching or not _may_propose(meanings[0], session, hot_seat):
        return None
    facts = Facts(texts, session.referee.game, session.referee.names)
    numbers = tuple(facts.number(each.move.opens) for each in meanings if isinstance(each.move, Play))
    return RefusedCallView(overruled_text(texts, session, meanings[0]), numbers if len(meanings) > 1 else ())


def overruled_text(texts: Texts, session: TableSession, overruled: Overruled) -> str:
    """The call, and by which clause it is refused; with its note."""
    referee = session.referee
    what = called_text(texts, overruled, referee.position, referee.game, referee.names)
    said = texts.screen("stand-what", what=what, clause=overruled.clause)
    return f"{said} {texts.screen('stand-why', note=overruled.note)}" if overruled.note else said


def let_stand(context: PresenterContext, action: LetStand) -> None:
    """Let the refused call stand, or propose it; or say why the note is none."""
    session, note = context.session, " ".join(action.note.split())
    meanings = session.overruling.meanings
    if note_fault(context.texts, note):
        context.say(lambda texts: Announcement("refused", note_fault(texts, note)))
    elif action.meaning < len(meanings):
        session.let_stand(replace(meanings[action.meaning], note=note), context.hot_seat.viewer)
    else:
        context.say(localized("refused", "stand-none"))
