"""A request to undo is a value on every page: the player who asks, those who must agree, and where each may answer."""

import pytest

from roundhouse import actions
from roundhouse.games import MexicanTrain
from roundhouse.hub.events import ButtonEvent
from roundhouse.indices import Seat
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.messages import LONG

PEOPLE = [SeatedPlayer("Ann"), SeatedPlayer("Bo"), SeatedPlayer("Cy"), SeatedPlayer("Dee", "greedy")]


def played(mode: str = "dealt") -> TableSession:
    """Every seat has had a turn."""
    session = TableSession(MexicanTrain(4), PEOPLE, Chance("1"), mode=mode)
    session.mode.begin(Seat(0))
    for _ in range(5):
        position = session.referee.position
        assert position is not None
        while session.referee.position is not None and session.referee.position.turn == position.turn:
            session.call(session.computers.move(position.turn))
    return session


def ids(presenter: Presenter) -> set[str]:
    return {action.wire for action in presenter.present().offers if action.enabled} & {"agree", "decline"}


def test_each_person_agrees_at_their_own_front_end_and_the_last_one_makes_it_happen() -> None:
    session = played()
    pages = {seat: Presenter(session, only=Seat(seat)) for seat in range(3)}
    steps = session.referee.steps
    assert pages[0].submit(actions.Undo()).status == "taken"
    request = pages[2].present().proposal
    assert request is not None and (request.seat, request.waits_for) == (0, (1, 2))
    assert request.title == "Ann asks for an undo" and request.question == "Bo and Cy: do you agree?"
    assert {seat: ids(page) for seat, page in pages.items()} == {
        0: {"decline"},
        1: {"agree", "decline"},
        2: {"agree", "decline"},
    }
    emphasized = [offer.wire for offer in pages[1].present().offers if offer.primary]
    assert emphasized == ["decline"], "the answer that takes nothing from anybody"
    assert not ids(Presenter(session, watching=True))
    assert pages[0].submit(actions.Agree()).status == "unavailable"
    pages[1].submit(actions.Agree())
    waits = pages[0].present().proposal
    assert waits is not None and waits.waits_for == (2,) and ids(pages[1]) == {"decline"}
    assert session.referee.steps == steps
    pages[2].submit(actions.Agree())
    assert session.referee.steps < steps and pages[0].present().proposal is None


@pytest.mark.parametrize("seat", [0, 1])
def test_a_proposal_ends_when_somebody_declines_or_withdraws_it(seat: int) -> None:
    session = played()
    pages, steps = [Presenter(session, only=Seat(seat)) for seat in range(3)], session.referee.steps
    pages[0].submit(actions.Undo())
    pages[seat].submit(actions.Decline())
    assert session.proposals.open is None and session.referee.steps == steps
    assert pages[1].submit(actions.Agree()).status == "unavailable"


def test_who_agrees_has_seen_the_proposal_that_is_open() -> None:
    session = played()
    pages, steps = [Presenter(session, only=Seat(seat)) for seat in range(3)], session.referee.steps
    pages[0].submit(actions.Undo())
    seen = pages[1].present()
    session.proposals.ask(Seat(2))
    reply = pages[1].submit(actions.Agree(), seen.revision)
    assert reply.status == "stale" and reply.page.proposal is not None and reply.page.proposal.seat == 2
    assert session.proposals.open is not None and session.proposals.open.waits_for == (0, 1)
    assert pages[1].submit(actions.Agree(), reply.page.revision).status == "taken"
    assert session.referee.steps == steps


def test_who_has_agreed_may_think_again() -> None:
    session = played()
    asking, other = (Presenter(session, only=Seat(seat)) for seat in (0, 1))
    asking.submit(actions.Undo())
    assert other.submit(actions.Agree()).status == other.submit(actions.Decline()).status == "taken"
    assert session.proposals.open is None


def test_a_screen_at_which_nobody_sits_has_no_answer() -> None:
    session = played()
    shared = Presenter(session)
    session.proposals.ask(Seat(0))
    assert ids(shared) == {"agree", "decline"}
    shared.hold_on_phones({0, 1, 2})
    assert ids(shared) == set()


def test_where_most_decide_each_answers_once() -> None:
    session = TableSession(MexicanTrain(5), [*PEOPLE[:3], SeatedPlayer("Eli"), SeatedPlayer("Fay")], Chance("1"))
    session.mode.begin(Seat(0))
    pages = [Presenter(session, only=Seat(seat)) for seat in range(5)]
    session.proposals.ask(Seat(0), decider=Seat(1))
    asked = pages[0].present().proposal
    assert asked is not None and asked.question == "Bo or most of the table: do you agree?"
    assert pages[1].submit(actions.Decline()).status == "taken"
    assert [ids(page) for page in pages] == [{"decline"}, set(), *[{"agree", "decline"}] * 3]
    asked = pages[0].present().proposal
    assert asked is not None and asked.question == "Cy, Eli and Fay: do you agree?"
    assert pages[0].submit(actions.Decline()).status == "taken" and session.proposals.open is None


def test_a_call_ends_the_request_and_nothing_happens_by_itself_before_that() -> None:
    session = played()
    while session.referee.in_turn != PEOPLE[3]:
        position = session.referee.position
        assert position is not None
        session.call(session.computers.move(position.turn))
    session.proposals.ask(Seat(0))
    before = session.referee.steps
    session.advance(60_000)
    assert session.referee.steps == before, "the computer player waits"
    session.call(session.computers.move(3))
    assert session.proposals.open is None
    session.proposals.agree((1, 2))
    assert session.referee.steps == before + 1


def test_at_real_tiles_the_held_engine_asks_everybody_and_agrees() -> None:
    session = TableSession(MexicanTrain(3), PEOPLE[:3], Chance("1"), mode="called")
    presenter, held = Presenter(session), ButtonEvent(ENGINE, LONG, 0)
    presenter.handle_hub_events([held], 0)
    assert session.proposals.open is None, "nothing to take back yet"
    session.mode.begin(Seat(0))
    steps = session.referee.steps
    presenter.handle_hub_events([held], 0)
    request = presenter.present().proposal
    assert request is not None and (request.seat, request.question) == (None, "Does everybody agree?")
    presenter.handle_hub_events([held], 0)
    assert session.referee.steps == steps - 1
