"""The calls of the round, to be corrected in place: each with its state, and what may be done with it.

A call that is chosen is changed at a copy of the table as it was then (`Corrections.copy_before_correction`): what is
called there takes its place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, assert_never

from roundhouse import actions
from roundhouse.games.core.moves import ROUND_STARTS, Claim, Deal, Play, made_move
from roundhouse.games.match.match import Begin
from roundhouse.i18n.event_texts import event_text
from roundhouse.i18n.ruling_texts import refusal_text
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat, Train, index_of, number_of
from roundhouse.presenters.offer import Offer, offered
from roundhouse.presenters.table.tile_orientation import end_shown, tile_of
from roundhouse.presenters.views import Question, TargetView
from roundhouse.referee import (
    AddPlayer,
    Amend,
    Answer,
    HandOver,
    Referee,
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

    `note` says what its state means; for a call that no longer holds, why.
    """

    number: int
    seat: Seat | None
    text: str
    state: CallState
    note: str

    @property
    def action(self) -> actions.ChooseCall:
        return actions.ChooseCall(self.number)


@dataclass(frozen=True, slots=True)
class CorrectionsPage:
    """The calls of this round, the oldest first; each can be chosen, to be corrected."""

    title: str
    line: str
    rows: tuple[CallRow, ...]
    offers: tuple[Offer, ...]

    def offer(self, action: actions.Action) -> Offer | None:
        return next((each for each in self.offers if each.action == action), None)


class Corrections:
    """The calls at one front end, which call is chosen there, and whether another one comes before it.

    `proposer_of` names the seat that asks the others before a call of this seat is corrected (None: nobody asks).

    >>> from roundhouse.games import MexicanTrain
    >>> from roundhouse.referee import SeatedPlayer
    >>> table = TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")], mode="called")
    >>> _ = table.call_text("ann leads"), table.call_text("ann draw"), table.call_text("ann done")
    >>> [row.text for row in Corrections(table).page(Texts()).rows][2:]
    ['Ann draws a tile', 'Ann does not play the tile drawn, marker up']
    """

    def __init__(
        self, session: TableSession, proposer_of: Callable[[Seat | None], Seat | None] = lambda _: None
    ) -> None:
        self._session, self._proposer_of = session, proposer_of
        self._chosen = 0
        self._inserts = False
        self._seen: tuple[RecordedCall, ...] = ()

    def page(self, texts: Texts) -> CorrectionsPage:
        session = self._session
        rows = call_rows(texts, session) if not session.mode.deals else ()
        # Who leads a later round cannot be corrected: the rules say that.
        first = session.referee.made.first_of_round
        fixed = 1 if first and isinstance(made_move(session.referee.calls[first].call), Begin) else 0
        offers = [Offer(row.action, row.text, row.state != "waits" and row.number > fixed) for row in rows]
        return CorrectionsPage(texts.screen("fix-title"), texts.screen("fix-line"), rows, tuple(offers))

    def offers(self, texts: Texts) -> tuple[Offer, ...]:
        """At the table as it was: what else the chosen call can have been, besides another call."""
        if self._inserts or not _is_optional(self._session, self._at):
            return ()
        return offered(texts, actions.InsertCall()), offered(texts, actions.RemoveCall())

    def do(self, action: actions.CorrectionAction) -> None:
        """Choose a call, which leads to a `copy_before_correction`; or say there what it was."""
        match action:
            case actions.ChooseCall(number):
                self._chosen, self._inserts = number, False
            case actions.InsertCall():
                self._inserts = True
            case actions.RemoveCall():
                self._amend(1, ())
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
        """Put what was called at the copy in place of the chosen call, or before it; whether that is done."""
        if self._chosen and (calls := _called_since(copy, self._at)):
            self._amend(0 if self._inserts else _replaced(self._session, self._at, calls), calls)
        return not self._chosen

    def _amend(self, drops: int, calls: Sequence[Call]) -> None:
        """Correct the chosen call, or ask the others for it."""
        said, session = self._session.referee.calls[self._at], self._session
        amended, caller = Amend(self._at, drops, tuple(calls)), caller_of(said)
        proposer = self._proposer_of(caller)
        self._chosen = 0
        if proposer is None:
            session.call(amended)
        else:
            session.proposals.ask(proposer, amended, caller)

    @property
    def chosen_call(self) -> Call:
        return made_move(self._session.referee.calls[self._at].call)

    def corrected_call_text(self, texts: Texts) -> str:
        """The line above the table as it was then."""
        said = call_text(texts, self._session.referee, self._session.referee.calls[self._at])
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
            case "corrected" if said.instead_of:
                note = texts.screen("fix-was", call=calls_text(texts, session.referee, said.instead_of))
            case _:
                note = texts.screen(f"fix-{state}")
        text = call_text(texts, referee, said)
        rows.append(CallRow(number_of(index - first), said.seat, text, state, note))
    return tuple(rows)


def caller_of(said: RecordedCall) -> Seat | None:
    """The seat that made a call; None for one of the table's, which anybody there may make."""
    named = None if isinstance(said.call, Claim) else getattr(said.call, "seat", None)
    return said.seat if named is None else Seat(named)


def calls_text(texts: Texts, referee: Referee, said: Sequence[RecordedCall]) -> str:
    return "; ".join(call_text(texts, referee, each) for each in said)


def change_text(texts: Texts, referee: Referee, was: Sequence[RecordedCall], now: Sequence[RecordedCall]) -> str:
    """The change of a correction: the calls that were said, and those that were really made."""
    told = {"was": calls_text(texts, referee, was), "now": calls_text(texts, referee, now)}
    if len(was) > 1 and not now:
        return texts.screen("fix-removed", count=len(was))
    return texts.screen("fix-was-now" if was and now else "fix-added" if now else "fix-gone", **told)


def proposed_change_text(texts: Texts, referee: Referee, amended: Amend) -> str:
    then = referee.before(amended.number)
    for call in amended.calls:
        then.call(call)
    was = referee.calls[amended.number : amended.number + amended.drops]
    return change_text(texts, referee, was, then.calls[amended.number :])


def call_text(texts: Texts, referee: Referee, said: RecordedCall) -> str:
    """A call in words, without a full stop."""
    call = said.call
    if isinstance(call, Begin):
        return texts.screen("fix-begins", seat=referee.names[call.leader])
    event = call.join if isinstance(call, AddPlayer) else call
    assert not isinstance(event, Shuffled | Undo | Amend | UndoCorrection | HandOver | TakeSlot), "these make no event"
    return event_text(texts, event, said.before, referee.game, referee.names)


def failed_call_reason(texts: Texts, session: TableSession) -> str:
    """The reason why the first of the pending calls no longer holds."""
    referee = session.referee
    return refusal_text(texts, referee.corrections.ruling, referee.game, referee.names)


def correction_question(texts: Texts, session: TableSession) -> Question | None:
    """The decision on a call that no longer holds; None where all of them hold."""
    referee = session.referee
    if not referee.corrections.pending:
        return None
    said = call_text(texts, referee, referee.corrections.pending[0])
    line = texts.screen("fix-no-longer-line", call=said, reason=failed_call_reason(texts, session))
    return Question(texts.screen("fix-no-longer"), line)


def failed_play(referee: Referee) -> tuple[TargetView, ...]:
    """The tile of the call that no longer holds, where it was said to lie; none of a call that is no play."""
    pending = referee.corrections.pending
    move, game = made_move(pending[0].call) if pending else None, referee.game
    if not isinstance(move, Play):
        return ()
    end = end_shown(game, move.train, move.spot % game.ends_per_train)
    return (TargetView(Train(move.train), end, tile_of(game, move, move.train), fails=True),)


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
        calls = _called_since(copy, index)
        drops = 0 if isinstance(action, actions.InsertByText) else _replaced(session, index, calls)
        return session.amend(index, drops, calls)
    session.publish(answer)
    return answer


def _is_optional(session: TableSession, index: int) -> bool:
    """Whether the round may be without this call, or another one come before it: who begins it is always said first."""
    return not isinstance(made_move(session.referee.calls[index].call), ROUND_STARTS)


def _called_since(copy: TableSession, index: int) -> list[Call]:
    """The calls at the `copy` of the table as it was before call `index`."""
    return [said.call for said in copy.referee.calls[index:]]


def _replaced(session: TableSession, index: int, calls: Sequence[Call]) -> int:
    """The number of calls from `index` on that the new ones replace: the deal comes with the call of who begins."""
    was = session.referee.calls[index + 1 : index + 2]
    return 2 if was and isinstance(was[0].call, Deal) and any(isinstance(call, Deal) for call in calls[1:]) else 1
