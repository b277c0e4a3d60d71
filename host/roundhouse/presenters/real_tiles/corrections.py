"""The calls of the round, to be corrected in place: each with its state, and what may be done with it.

A call is changed at a copy of the table as it was then (`Corrections.copy_before_correction`): what is called there
takes its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, assert_never

from roundhouse import actions
from roundhouse.games.core.moves import Claim, Deal, made_move
from roundhouse.games.match.match import Begin
from roundhouse.i18n.event_texts import event_text
from roundhouse.i18n.ruling_texts import refusal_text
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, index_of, number_of
from roundhouse.presenters.offer import Offer, offered
from roundhouse.presenters.views import Question
from roundhouse.referee import (
    AddPlayer,
    Amend,
    Answer,
    HandOver,
    Shuffled,
    TableSession,
    TakeSlot,
    Undo,
    UndoCorrection,
)
from roundhouse.referee.calls import Call
from roundhouse.referee.calls_made import RecordedCall

CallState = Literal["said", "trust", "corrected", "fails", "waits"]
"""`said`: it holds; `trust`: it holds on trust; `corrected`: it stands in place of another, and holds; `fails`: it no
longer holds; `waits`: it is ruled on once the one before it is settled."""


@dataclass(frozen=True, slots=True)
class CallRow:
    """A call of this round: its number in the round (from 1), whose it was (None: nobody's), and in words.

    `note` says what its state means; for a call that no longer holds, why. `caller` is the seat that said it, also
    where `seat` is nobody's because the words name it; None: the table.
    """

    number: int
    seat: Seat | None
    text: str
    state: CallState
    note: str
    caller: Seat | None = None

    @property
    def action(self) -> actions.ChooseCall:
        return actions.ChooseCall(self.number)


@dataclass(frozen=True, slots=True)
class CorrectionsPage:
    """The calls of this round, the oldest first; `chosen` is the number of the one to correct (0: none).

    Each row can be chosen, and the chosen one changed; most may also be removed, or have another call before them.
    """

    title: str
    line: str
    rows: tuple[CallRow, ...]
    chosen: int
    offers: tuple[Offer, ...]

    def offer(self, action: actions.Action) -> Offer | None:
        return next((each for each in self.offers if each.action == action), None)

    @property
    def for_chosen(self) -> tuple[Offer, ...]:
        """The offers for the chosen call."""
        return tuple(each for each in self.offers if each.kind is not actions.ChooseCall)


class Corrections:
    """The calls at one front end, which call is chosen there, and whether another one comes before it.

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.referee import SeatedPlayer
    >>> table = TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")], mode="called")
    >>> _ = table.call_text("ann leads"), table.call_text("ann draw"), table.call_text("ann done")
    >>> [row.text for row in Corrections(table).page(Texts()).rows][2:]
    ['Ann draws a tile', 'Ann does not play the tile drawn, marker up']
    """

    def __init__(self, session: TableSession) -> None:
        self._session = session
        self._chosen = 0
        self._inserts = False
        self._seen: tuple[RecordedCall, ...] = ()

    def page(self, texts: Texts) -> CorrectionsPage:
        session = self._session
        rows = call_rows(texts, session) if not session.mode.deals else ()
        self._chosen = min(self._chosen, len(rows))
        # Who leads a later round cannot be corrected: the rules say that.
        fixed = 0 if session.referee.made.first_of_round == 0 else 1
        offers = [Offer(row.action, row.text, row.state != "waits" and row.number > fixed) for row in rows]
        title, line = texts.screen("fix-title"), texts.screen("fix-line")
        if self._chosen:
            row = rows[index_of(self._chosen)]
            title, line = texts.screen("fix-what"), f"{row.text}. {row.note}".strip()
            offers.append(Offer(actions.ChooseCall(0), ""))
            offers.append(offered(texts, actions.ChangeCall(), primary=True))
            if _is_optional(session, self._at):
                offers.append(offered(texts, actions.InsertCall()))
                offers.append(offered(texts, actions.RemoveCall()))
        return CorrectionsPage(title, line, rows, self._chosen, tuple(offers))

    def do(self, action: actions.CorrectionAction) -> None:
        """Choose a call, or change it; a `ReplayedCall` leads to a `copy_before_correction`."""
        match action:
            case actions.ChooseCall(number):
                self._chosen = number
            case actions.ChangeCall():
                self._inserts = False
            case actions.InsertCall():
                self._inserts = True
            case actions.RemoveCall():
                self._session.amend(self._at)
                self._chosen = 0
            case actions.ChangeFailedCall():
                referee = self._session.referee
                self._chosen, self._inserts = number_of(referee.steps - referee.made.first_of_round), False
            case _:
                assert_never(action)

    def copy_before_correction(self) -> TableSession:
        """A copy of the table as it was when the chosen call was made; `take` takes over what is called there."""
        self._seen = self._until_then()
        return self._session.copy_before_call(self._at)

    @property
    def outdated(self) -> bool:
        """Whether the calls up to the chosen one are no longer those that were there when it was asked for."""
        return self._until_then() != self._seen

    def _until_then(self) -> tuple[RecordedCall, ...]:
        return tuple(self._session.referee.calls[: self._at + 1])

    def take(self, copy: TableSession) -> bool:
        """Put what was called at the copy in place of the chosen call, or before it; False if nothing was called."""
        taken = _take(self._session, self._at, copy, self._inserts) is not None
        if taken:
            self._chosen = 0
        return taken

    def corrected_call_text(self, texts: Texts) -> str:
        """The line above the table as it was then."""
        said = call_text(texts, self._session, self._session.referee.calls[self._at])
        return texts.screen("fix-before" if self._inserts else "fix-instead", call=said)

    @property
    def _at(self) -> int:
        """The number of the chosen call in the match."""
        return self._session.referee.made.first_of_round + index_of(self._chosen)


def call_rows(texts: Texts, session: TableSession) -> tuple[CallRow, ...]:
    """The calls of this round, or between rounds of the last one."""
    referee = session.referee
    first, trusted = referee.made.first_of_round, {entry.event for entry in referee.match.ledger}
    rows = []
    for index, said in enumerate(referee.calls[first:], first):
        state: CallState = "corrected" if said.corrected else "said"
        if index >= referee.steps:
            state = "fails" if index == referee.steps else "waits"
        elif not said.corrected and referee.made.events_before(index) in trusted and session.mode.name != "slots":
            state = "trust"
        match state:
            case "said":
                note = ""
            case "fails":
                note = failed_call_reason(texts, session)
            case _:
                note = texts.screen(f"fix-{state}")
        text = call_text(texts, session, said)
        rows.append(CallRow(number_of(index - first), said.seat, text, state, note, caller_of(said)))
    return tuple(rows)


def caller_of(said: RecordedCall) -> Seat | None:
    """The seat that made a call; None for one of the table's, which anybody there may make."""
    named = None if isinstance(said.call, Claim) else getattr(said.call, "seat", None)
    return said.seat if named is None else Seat(named)


def call_text(texts: Texts, session: TableSession, said: RecordedCall) -> str:
    """A call in words, without a full stop."""
    referee, call = session.referee, said.call
    if isinstance(call, Begin):
        return texts.screen("fix-begins", seat=referee.names[call.leader])
    event = call.join if isinstance(call, AddPlayer) else call
    assert not isinstance(event, Shuffled | Undo | Amend | UndoCorrection | HandOver | TakeSlot), "these make no event"
    return event_text(texts, event, said.before, referee.game, referee.names)


def failed_call_reason(texts: Texts, session: TableSession) -> str:
    """Why the first of the pending calls no longer holds."""
    referee = session.referee
    return refusal_text(texts, referee.corrections.ruling, referee.game, referee.names)


def correction_question(texts: Texts, session: TableSession) -> Question | None:
    """The decision on a call that no longer holds; None where all of them hold."""
    referee = session.referee
    if not referee.corrections.pending:
        return None
    said = call_text(texts, session, referee.corrections.pending[0])
    line = texts.screen("fix-no-longer-line", call=said, reason=failed_call_reason(texts, session))
    return Question(texts.screen("fix-no-longer"), line)


def failed_call_offers(texts: Texts, session: TableSession) -> list[Offer]:
    """The answers to that question. What was really called is said at the table as it was then."""
    referee, rest = session.referee, len(session.referee.corrections.pending)
    found = []
    if referee.corrections.on_trust is not None:
        found.append(offered(texts, actions.KeepFailedCall()))
    found.append(offered(texts, actions.ChangeFailedCall(), primary=True))
    found.append(offered(texts, actions.RemoveFailedCall()))
    if rest > 1:
        found.append(Offer(actions.RemoveLaterCalls(), texts.screen("fix-remove-rest", count=rest)))
    return found


def settle_failed_call(session: TableSession, action: actions.FailedCallAnswer) -> None:
    """Keep the call that no longer holds on trust, or remove it, alone or with all later ones."""
    referee = session.referee
    trusted = referee.corrections.on_trust
    match action:
        case actions.KeepFailedCall():
            if trusted is not None:
                session.amend(referee.steps, 1, [trusted])
        case actions.RemoveFailedCall():
            session.amend(referee.steps)
        case actions.RemoveLaterCalls():
            session.amend(referee.steps, len(referee.corrections.pending))
        case _:
            assert_never(action)


def amend_by_sentence(session: TableSession, action: actions.TypedCorrection) -> Answer | None:
    """Correct a call of this round, numbered from 1, by a sentence: it stands in place of the call or before it; or
    take the call away. A sentence that could not be said then is refused with the reason. None where there is no such
    call, or it cannot be corrected that way.

    Raises a TableError for a sentence that is not understood.
    """
    referee = session.referee
    index = referee.made.first_of_round + index_of(action.number)
    there = referee.made.first_of_round <= index < len(referee.calls) and index <= referee.steps
    if not there or not (isinstance(action, actions.AmendByText) or _is_optional(session, index)):
        return None
    if isinstance(action, actions.DeleteCall):
        return session.amend(index)
    copy = session.copy_before_call(index)
    answer = copy.call_text(action.text)[-1]
    if answer.allowed:
        return _take(session, index, copy, isinstance(action, actions.InsertByText))
    session.publish(answer)
    return answer


def _is_optional(session: TableSession, index: int) -> bool:
    """Whether the round may be without this call, or another one come before it: who begins it is always said first."""
    return not isinstance(made_move(session.referee.calls[index].call), Begin)


def _take(session: TableSession, index: int, copy: TableSession, inserts: bool) -> Answer | None:
    """Put what was called at the `copy` in place of the call, or before it; None if nothing was called there."""
    calls = [said.call for said in copy.referee.calls[index:]]
    return session.amend(index, 0 if inserts else _replaced(session, index, calls), calls) if calls else None


def _replaced(session: TableSession, index: int, calls: Sequence[Call]) -> int:
    """How many calls from `index` on the new ones replace: the deal comes with the call of who begins."""
    was = session.referee.calls[index + 1 : index + 2]
    return 2 if was and isinstance(was[0].call, Deal) and any(isinstance(call, Deal) for call in calls[1:]) else 1
