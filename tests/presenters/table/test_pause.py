"""A table that is paused: what happens by itself waits, and every front end says so."""

import pytest
from tools.testing.phone_table import TableOfPhones

from roundhouse.actions import PauseTable, ResumeTable
from roundhouse.games import MexicanTrain
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.indices import Seat
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse.referee.session.pacing import PACE_MS
from roundhouse.referee.session.table_session import MODES

PAUSED = "The table is paused"


def table(*kinds: str, mode: str = "dealt") -> TableSession:
    """A table of two people or computer players."""
    seats = [SeatedPlayer(name, kind) for name, kind in zip(("Ann", "Bo"), kinds or ("person", "person"), strict=True)]
    return TableSession(MexicanTrain(2), seats, Chance("1"), mode=mode)


def test_computer_players_wait_and_then_go_on_where_they_were() -> None:
    session = table("greedy", "greedy")
    presenter = Presenter(session)
    for now in range(0, 10 * PACE_MS, PACE_MS):
        presenter.advance(now)
    steps = session.referee.steps
    assert steps > 3 and presenter.submit(PauseTable()).status == "taken"
    for now in range(10 * PACE_MS, 40 * PACE_MS, PACE_MS):
        presenter.advance(now)
        assert session.step() is None
    assert session.referee.steps == steps
    presenter.submit(ResumeTable())
    for now in range(40 * PACE_MS, 44 * PACE_MS, PACE_MS):
        presenter.advance(now)
    assert session.referee.steps > steps


def test_no_reminder_comes_and_the_turn_takes_no_time_meanwhile() -> None:
    session = table()
    presenter = Presenter(session)
    presenter.context.nudge_after = 30
    for now in (-1000, 0, 29_000):  # the round is dealt, and the turn begins
        presenter.advance(now)
    presenter.submit(PauseTable())
    presenter.advance(300_000)
    assert not presenter.nudged and session.pacing.turn_ms == 29_000
    presenter.submit(ResumeTable())
    presenter.advance(300_500)
    assert not presenter.nudged
    presenter.advance(301_000)
    assert presenter.nudged
    presenter.submit(PauseTable())
    assert not presenter.nudged


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_every_page_of_every_front_end_says_so(mode: str, language: str) -> None:
    session = table(mode=mode)
    texts = Texts(language)
    fronts = [Presenter(session, texts), Presenter(session, texts, Seat(0)), Presenter(session, texts, watching=True)]
    before = [front.present() for front in fronts]
    states = [front.state for front in fronts]
    fronts[0].submit(PauseTable())
    for front, state in zip(fronts, states, strict=True):
        page = front.present()
        assert page.announcement is not None and page.announcement == page.table.message
        assert page.announcement.title == Texts(language).screen("paused") and page.announcement.text
        assert front.state != state, "a front end that draws only what is new draws it"
    fronts[0].submit(ResumeTable())
    assert [front.present() for front in fronts] == before


def test_a_spectator_cannot_pause_and_a_match_that_is_over_needs_no_pause() -> None:
    session = table("greedy", "greedy")
    assert Presenter(session, watching=True).submit(PauseTable()).status == "unavailable"
    presenter = Presenter(session)
    while not session.referee.match.over:
        if session.step() is None:
            session.mode.begin()
    assert presenter.submit(PauseTable()).status == "unavailable"


def test_a_phone_pauses_and_the_others_and_the_television_say_so() -> None:
    phones = TableOfPhones()
    ann, bo, screen = phones.seated(0), phones.seated(1), phones.seated(None)
    phones.pass_time()
    assert phones.act(ann, "pause-table") == "taken"
    assert all(PAUSED in each.get("/part").text for each in (ann, bo))
    assert PAUSED in screen.get("/table/part").text
    assert phones.act(bo, "resume-table") == "taken"
    assert PAUSED not in ann.get("/part").text
