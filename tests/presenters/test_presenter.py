"""A presenter in every mode: what a page offers can be submitted, and what is stale or not offered does nothing."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest
from tests.depth import DEPTH
from tests.presenters.random_actions import completed

from roundhouse import actions
from roundhouse.actions import Action
from roundhouse.actions.action import HandPlace, NewSeat, TrainEnd
from roundhouse.dominoes import tiles_in
from roundhouse.games import GAMES, MexicanTrain
from roundhouse.games.core.moves import DONE, DRAW, Play
from roundhouse.games.core.notation import write_move
from roundhouse.games.match.match import Depart
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.games.private_trains import PrivateTrains, PrivateTrainsOptions
from roundhouse.i18n.texts import Texts
from roundhouse.indices import RoundIndex, Seat, Train
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import TablePage
from roundhouse.records.preferences import Preferences
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse.referee.hub_output.hub_slots import slots_only_error
from roundhouse.referee.session.table_session import MODES

SEATS = [SeatedPlayer("Ann"), SeatedPlayer("Bo"), SeatedPlayer("Cy"), SeatedPlayer("Dee")]
TEXTS = ("draw", "done", "5-6", "6-6 on mexican", "announce", "bo draw", "deal", "what", "")
STEPS = 150 if DEPTH > 1 else 100
ABOUT_THE_TABLE = (
    *(actions.Stop, actions.CorrectScore, actions.HandOver, actions.Join, actions.Depart, actions.PlacePlayer),
    *(actions.LeaveSeat, actions.UndoSteps, actions.AmendByText),
)
"""Actions that change who plays, what was scored, or many calls at once."""


def table(mode: str = "dealt") -> TableSession:
    return TableSession(MexicanTrain(4), SEATS, Chance("1"), mode=mode)


def dealt(seat: int) -> tuple[TableSession, Presenter]:
    """A round in play, and the page of one seat."""
    session = table()
    presenter = Presenter(session, only=Seat(seat))
    presenter.advance(0)
    return session, presenter


def turn_of(session: TableSession) -> int:
    position = session.referee.position
    assert position is not None
    return position.turn


@pytest.mark.parametrize("mode", MODES)
def test_equal_pages_are_presented_while_nothing_happens(mode: str) -> None:
    presenter = Presenter(table(mode))
    presenter.apply_preferences(Preferences())
    presenter.advance(0)
    page = presenter.present()
    presenter.apply_preferences(Preferences())
    presenter.advance(16)
    assert presenter.present() is page
    assert page.mode == mode and page.offers and len({action.wire for action in page.offers}) == len(page.offers)


@pytest.mark.parametrize("mode", MODES)
def test_a_page_is_made_once_and_anew_after_whatever_happens(mode: str) -> None:
    session = TableSession(MexicanTrain(4), SEATS, Chance("1"), mode=mode)
    presenter, other, rng = Presenter(session), Presenter(session), Random(mode)
    kept = (presenter, Presenter(session, only=Seat(0), unattended=True), Presenter(session, watching=True))
    checks = count()

    def is_fresh() -> bool:
        kept_here = kept[next(checks) % len(kept)]
        page, calls = kept_here.present(), kept_here.corrections()
        assert kept_here.present() is page and kept_here.corrections() is calls
        new = kept_here.presenter_for_same_table()  # which has kept nothing
        new.context, new.mode_presenter = kept_here.context, kept_here.mode_presenter
        new._table_actions, new._corrections = kept_here._table_actions, kept_here._corrections
        try:
            return (page, calls) == (new.present(), new.corrections())
        finally:
            new.close()

    presenter.advance(0)
    for step in range(40):
        offers = [each for each in presenter.present().offers if each.enabled and each.kind not in ABOUT_THE_TABLE]
        action = completed(rng.choice(offers), presenter.present(), rng, TEXTS)
        rng.choice((presenter, presenter, other, kept[1])).submit(action)
        assert is_fresh(), f"after {action}, step {step}"
        if step % 5 == 0:
            if session.referee.steps:
                session.proposals.ask(Seat(0))
            assert is_fresh(), f"after a request, step {step}"
            presenter.texts = Texts("de" if step % 10 else "en")
            assert is_fresh(), f"in another language, step {step}"
            presenter.apply_preferences(Preferences(confirm_turns=step % 10 == 0, nudge=30))
            presenter.advance(1000 * step)
            assert is_fresh(), f"later, step {step}"


@pytest.mark.parametrize(
    ("name", "mode"),
    [(name, mode) for name in GAMES for mode in MODES if mode != "slots" or not slots_only_error(GAMES[name](4))],
)
def test_whatever_is_offered_can_be_submitted(name: str, mode: str) -> None:
    session = TableSession(GAMES[name](4), SEATS, Chance("1"), mode=mode)
    presenter, rng, taken = Presenter(session), Random(name + mode), 0
    offered: set[type[Action]] = set()
    for now in range(0, STEPS * 3000, 3000):
        presenter.advance(now)
        page = presenter.present()
        offers = [each for each in page.offers if each.enabled and each.kind not in ABOUT_THE_TABLE]
        offered |= {each.kind for each in offers}
        if not offers:
            assert session.referee.in_turn is None or not session.referee.in_turn.is_person
            continue
        due = [each for each in offers if each.primary or each.kind is actions.PressButton]
        action = completed(rng.choice(due * 3 + offers), page, rng, TEXTS)
        reply = presenter.submit(action, page.revision)
        assert reply.status in ("taken", "refused"), action
        taken += reply.status == "taken"
    assert taken > 20
    expected: dict[str, set[type[Action]]] = {
        "dealt": {actions.Draw, actions.PickTile, actions.PlayTile},
        "called": {actions.EnterEnd, actions.Done},
        "slots": {actions.PressButton, actions.Done},
        "score-pad": {actions.AnswerSeat, actions.TellHand},
    }
    assert offered >= expected[mode] - (set() if session.referee.game.has_boneyard else {actions.Draw})


def test_an_action_of_an_earlier_page_does_nothing_and_is_answered_with_the_current_page() -> None:
    session, _ = dealt(0)
    seat = turn_of(session)
    presenter = Presenter(session, only=Seat(seat))
    before = presenter.present()
    session.call(session.computers.move(seat))
    steps = session.referee.steps
    reply = presenter.submit(actions.Draw(), revision=before.revision)
    assert reply.status == "stale" and reply.page == presenter.present() and reply.page.revision > before.revision
    assert session.referee.steps == steps


def test_a_player_out_of_turn_sees_why_an_action_is_not_possible() -> None:
    session, _ = dealt(0)
    other = Seat((turn_of(session) + 1) % 4)
    presenter = Presenter(session, only=other)
    draw = presenter.present().offer(actions.Draw)
    assert draw is not None and not draw.enabled and "turn" in draw.why_not
    steps = session.referee.steps
    assert presenter.submit(actions.Draw()).status == "unavailable"
    assert presenter.submit(actions.UnseenTile()).status == "unavailable"
    assert session.referee.steps == steps


def test_a_house_rule_without_draws_offers_none_and_says_so() -> None:
    game = MexicanTrain(2, MexicanTrainOptions(no_draw=True))
    session = TableSession(game, [SeatedPlayer("Ann"), SeatedPlayer("Bo")], Chance("3"))
    session.mode.begin(Seat(0))
    draw = Presenter(session, only=Seat(turn_of(session))).present().offer(actions.Draw)
    assert draw is not None and not draw.enabled and draw.why_not


def test_nobody_draws_whose_turn_can_only_end() -> None:
    people = [SeatedPlayer(name) for name in ("Ann", "Bo", "Cy")]
    session = TableSession(PrivateTrains(3, PrivateTrainsOptions(set=6)), people, Chance("1"))
    session.mode.begin(Seat(0))
    legal = session.referee.legal()
    while (play := next((move for move in legal if isinstance(move, Play)), None)) or DRAW in legal or len(legal) < 2:
        session.call(play or (DRAW if DRAW in legal else DONE))
        legal = session.referee.legal()
    assert DONE in legal, "and the marker may be lowered"
    draw = Presenter(session, only=Seat(turn_of(session))).present().offer(actions.Draw)
    assert draw is not None and not draw.enabled and draw.why_not


def test_a_tile_is_played_by_its_place_in_the_hand_and_the_train() -> None:
    session, _ = dealt(0)
    seat = turn_of(session)
    presenter = Presenter(session, only=Seat(seat))
    play = next(move for move in session.referee.legal() if isinstance(move, Play))
    position = session.referee.position
    assert position is not None
    index = tiles_in(position.hands[seat]).index(play.tile)
    reply = presenter.submit(
        actions.PlayTile(HandPlace(index), Train(play.train), TrainEnd(0)), revision=presenter.present().revision
    )
    assert reply.status == "taken"
    assert session.referee.match.events[-1] == play


def test_a_refusal_is_shown_only_to_the_person_who_asked() -> None:
    session, _ = dealt(0)
    seat = turn_of(session)
    pages = {seat: Presenter(session, only=Seat(seat)) for seat in range(4)}
    watching = Presenter(session, watching=True)
    assert pages[seat].submit(actions.Done()).status in ("refused", "unavailable")
    session.call(session.computers.move(seat))
    seat = turn_of(session)
    replies = [
        pages[seat].submit(actions.PlayTile(HandPlace(0), Train(train), TrainEnd(0))).status for train in range(5)
    ]
    assert "refused" in replies

    def shows_refusal(page: TablePage) -> bool:
        return page.announcement is not None and page.announcement.tone == "refused"

    assert {viewer for viewer, presenter in pages.items() if shows_refusal(presenter.present())} == {seat}
    assert not shows_refusal(watching.present())


def test_a_front_end_of_one_seat_follows_its_player_and_shows_no_other_one() -> None:
    session = TableSession(MexicanTrain(3), SEATS[:3], Chance("1"))
    pages = [Presenter(session, only=Seat(seat)) for seat in range(3)]
    session.mode.begin()
    while session.referee.position is not None:
        session.call(session.computers.move(session.referee.position.turn))
    session.call(Depart(1))
    session.mode.begin()
    assert [page.viewer for page in pages] == [0, None, 1]
    assert pages[1].present().table.hand == () and pages[2].present().table.hand


def test_who_has_left_may_do_nothing_and_is_told_nothing_of_others() -> None:
    session = TableSession(MexicanTrain(3), SEATS[:3], Chance("1"))
    left = Presenter(session, only=Seat(1))
    session.mode.begin()
    while session.referee.position is not None:
        session.call(session.computers.move(session.referee.position.turn))
    session.call(Depart(1))
    page = left.present()
    assert page.offers == () and page.viewer is None
    for action in (actions.HandOver(Seat(1), "Zoe"), actions.Depart(Seat(1)), actions.NextRound(), actions.Undo()):
        reply = left.submit(action)
        assert reply.status == "unavailable" and reply.page == page, "no name is taken for the reader's own"


def test_a_presenter_that_is_closed_looks_no_longer() -> None:
    session, presenter = dealt(0)
    presenter.close()
    assert session.listeners == []
    presenter.close()


def test_a_second_front_end_does_not_silence_the_first() -> None:
    session, first = dealt(0)
    second = Presenter(session, only=Seat(1))
    session.undo()
    for presenter in (first, second):
        announcement = presenter.present().announcement
        assert announcement is not None and announcement.title == "Undo"


@pytest.mark.parametrize("mode", MODES)
def test_players_are_changed_by_actions_in_every_mode(mode: str) -> None:
    session = table(mode)
    presenter = Presenter(session)
    ids = {action.wire for action in presenter.present().offers}
    assert {"correct", "hand-over", "join", "depart"} <= ids and ("place" in ids) == (mode != "dealt")
    assert presenter.submit(actions.HandOver(Seat(1), "Zoe")).status == "taken"
    assert presenter.submit(actions.HandOver(Seat(0), "zoe")).status == "refused", "there is one already"
    assert presenter.submit(actions.HandOver(Seat(2), "random")).status == ("taken" if mode == "dealt" else "refused")
    assert presenter.submit(actions.Join(NewSeat(4), "Eve")).status == "taken"
    assert presenter.submit(actions.Depart(Seat(3))).status == "taken"
    assert session.referee.names == ("Ann", "Zoe", "Cy", "Eve")
    assert presenter.submit(actions.CorrectScore(RoundIndex(0), Seat(0), 7)).status == "refused", "no round was played"
    presenter.submit(actions.SetVolume(99))
    assert session.output.volume == 10


def test_a_call_is_typed_by_the_player_in_turn_alone_where_the_program_deals() -> None:
    session, _ = dealt(0)
    seat = turn_of(session)
    play = next(move for move in session.referee.legal() if isinstance(move, Play))
    position = session.referee.position
    assert position is not None
    sentence = write_move(position.game, play, session.referee.names)
    other = Presenter(session, only=Seat((seat + 1) % 4))
    for action in (actions.TypeCall(sentence), actions.Explain(sentence)):
        assert other.submit(action).status == "unavailable", "it would tell what is in a hand"
        assert Presenter(session, watching=True).submit(action).status == "unavailable"
    mine = Presenter(session, only=Seat(seat))
    assert mine.submit(actions.Explain(sentence)).page.announcement is not None
    assert mine.submit(actions.TypeCall("what")).status == "refused"
    assert mine.submit(actions.TypeCall(sentence)).status == "taken"
    assert session.referee.match.events[-1] == play


def test_a_player_who_joins_after_a_round_of_real_tiles_is_announced_without_the_audit_of_that_round() -> None:
    session = TableSession(MexicanTrain(2, MexicanTrain.options_type(set=6, deal=2)), SEATS[:2], mode="called")
    presenter = Presenter(session)
    for text in ("ann leads", "ann 1-6 own", "bo 2-6 own", "ann 0-1 own", "bo = 2"):
        assert presenter.submit(actions.TypeCall(text)).status == "taken"
    assert session.referee.match.results
    page = presenter.submit(actions.Join(NewSeat(2), "Dana")).page
    assert page.announcement is not None and page.announcement.title.startswith("Dana sits down after Bo")
    page = presenter.submit(actions.Depart(Seat(0))).page
    assert page.announcement is not None and page.names == ("Bo", "Dana")
