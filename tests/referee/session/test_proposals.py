"""Proposals at a table: others agree to what they have seen."""

from tests.referee.tables import mexican_train

from roundhouse.indices import Seat
from roundhouse.referee import SeatedPlayer, TableSession
from roundhouse.referee.calls import Undo


def test_another_proposal_is_another_revision_without_a_call() -> None:
    session = TableSession(mexican_train(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")])
    session.mode.begin()
    session.proposals.ask(Seat(0), Undo(1))
    calls, seen = session.history.revision, session.revision
    session.proposals.ask(Seat(0), Undo(2))
    assert session.history.revision == calls
    assert session.revision != seen
