"""A turn that takes the time on which the table agreed: every front end says so."""

import pytest
from tools.pictures.tables import tell
from tools.testing.phone_table import TableOfPhones

from roundhouse.actions import PauseTable, ShowHand
from roundhouse.games import MexicanTrain
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.indices import Seat, Slot
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import Chance, SeatedPlayer, TableSession, TakeSlot
from roundhouse.referee.session.agreement import Agreement
from roundhouse.referee.session.table_session import MODES

WITH_TURNS = [mode for mode in MODES if mode != "score-pad"]


def table(mode: str) -> TableSession:
    """A table of two in a turn."""
    people, agreed = [SeatedPlayer("Ann"), SeatedPlayer("Bo")], Agreement(turn_clock=30)
    session = TableSession(MexicanTrain(2), people, Chance("1"), mode=mode, agreement=agreed)
    if mode == "slots":
        for seat in range(2):
            session.call(TakeSlot(Seat(seat), Slot(6 * seat)))
    if mode != "dealt":
        tell(session, 9)
    return session


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", WITH_TURNS)
def test_every_front_end_says_so_until_the_table_is_paused(mode: str, language: str) -> None:
    session, texts = table(mode), Texts(language)
    fronts = [Presenter(session, texts), Presenter(session, texts, Seat(0)), Presenter(session, texts, watching=True)]
    for now in (0, 29_999):
        for front in fronts:
            front.advance(now)
    names = session.referee.names
    assert session.mode.awaited.seat is not None and session.turn_clock.late is None
    late = texts.screen("turn-late", seat=names[session.mode.awaited.seat], seconds=30)
    states = [(front.state, front.public_state) for front in fronts]
    for front in fronts:
        front.advance(30_000)
    for front, (state, public) in zip(fronts, states, strict=True):
        page = front.present()
        told = page.announcement.title if page.announcement is not None and mode == "dealt" else page.nudge
        assert told == late and front.state != state and front.public_state != public
    fronts[0].submit(PauseTable())
    assert all(not front.present().nudge for front in fronts)


@pytest.mark.parametrize("mode", WITH_TURNS)
def test_the_page_counts_down_and_is_another_one_only_at_a_step(mode: str) -> None:
    session = table(mode)
    front = Presenter(session, Texts())
    front.advance(0)
    front.submit(ShowHand())
    said, states = list[str](), set[object]()
    for now in range(1, 29_999, 1000):
        front.advance(now)
        page = front.present()
        said.append(f"{page.prompt.title} {page.prompt.text}")
        states.add((front.state, front.public_state))
    assert "30 s left" in said[0] and "5 s left" in said[-1]
    assert len({*said}) == len(states) == 6


def test_no_turn_is_late_on_a_score_pad() -> None:
    people, agreed = [SeatedPlayer("Ann"), SeatedPlayer("Bo")], Agreement(turn_clock=30)
    session = TableSession(MexicanTrain(2), people, Chance("1"), mode="score-pad", agreement=agreed)
    front = Presenter(session, Texts())
    for now in (0, 30_000, 90_000):
        front.advance(now)
    assert session.turn_clock.late is None and not front.present().nudge


def test_phones_hear_it() -> None:
    phones = TableOfPhones(session=table("called"))
    ann, bo = phones.seated(0), phones.seated(1)
    phones.pass_time(30_000)
    assert "turn has taken" not in ann.get("/part").text
    phones.pass_time(1000)
    assert all("turn has taken 30 seconds" in each.get("/part").text for each in (ann, bo))
