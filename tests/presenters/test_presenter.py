"""A presenter in every mode: what a page offers can be submitted, and what is stale or not offered does nothing."""

from __future__ import annotations

from random import Random

import pytest

from roundhouse.dominoes import tiles_in
from roundhouse.games import GAMES, MexicanTrain
from roundhouse.games.moves import Play
from roundhouse.games.notation import write_move
from roundhouse.presenters.hot_seat import SPECTATOR
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import TablePage
from roundhouse.records.preferences import Preferences
from roundhouse.referee import Chance, Seat, TableSession
from roundhouse.referee.hub_slots import slots_only_error
from roundhouse.referee.table_session import MODES

SEATS = [Seat("Ann"), Seat("Bo"), Seat("Cy"), Seat("Dee")]
INPUTS = {"tile": (0,), "tile and train": (0, 0, 0), "number": (1,), "text": (), "none": ()}
TEXTS = ("draw", "done", "5-6", "6-6 on mexican", "announce", "bo draw", "deal", "what", "")
ABOUT_THE_TABLE = ("stop", "correct", "hand-over", "join", "depart", "place", "leave-sure", "undo-steps", "amend")
"""Actions that change who plays, what was scored, or many calls at once."""


def table(mode: str = "dealt") -> TableSession:
    return TableSession(MexicanTrain(4), SEATS, Chance("1"), mode=mode)


def dealt(seat: int) -> tuple[TableSession, Presenter]:
    """A round in play, and the page of one seat."""
    session = table()
    presenter = Presenter(session, only=seat)
    presenter.advance(0)
    return session, presenter


def turn_of(session: TableSession) -> int:
    position = session.referee.position
    assert position is not None
    return position.turn


@pytest.mark.parametrize("mode", MODES)
def test_equal_pages_are_presented_while_nothing_happens(mode: str) -> None:
    presenter = Presenter(table(mode))
    presenter.advance(0)
    page = presenter.present()
    assert page == presenter.present() and hash(page.actions) == hash(presenter.present().actions)
    assert page.mode == mode and page.actions and len({action.id for action in page.actions}) == len(page.actions)


@pytest.mark.parametrize("mode", MODES)
def test_a_shared_page_is_made_once_and_anew_after_whatever_happens(mode: str) -> None:
    session = TableSession(MexicanTrain(4), SEATS, Chance("1"), mode=mode)
    presenter, other, rng = Presenter(session), Presenter(session), Random(mode)

    def is_fresh() -> bool:
        page, calls = presenter.present(), presenter.corrections()
        assert presenter.present() is page and presenter.corrections() is calls
        new = presenter.beside()  # which has kept nothing
        new.context, new.mode_presenter = presenter.context, presenter.mode_presenter
        new._table_actions, new._corrections = presenter._table_actions, presenter._corrections
        try:
            return (page, calls) == (new.present(), new.corrections())
        finally:
            new.close()

    presenter.advance(0)
    for step in range(40):
        actions = [each for each in presenter.present().actions if each.enabled and each.id not in ABOUT_THE_TABLE]
        action = rng.choice(actions)
        front = rng.choice((presenter, presenter, other))
        front.submit(action.id, *INPUTS.get(action.takes, ()), text=rng.choice(TEXTS))
        assert is_fresh(), f"after {action.id}, step {step}"
        if step % 5 == 0:
            if session.referee.steps:
                session.request_undo(0)
            assert is_fresh(), f"after a request, step {step}"
            presenter.language = "de" if step % 10 else "en"
            assert is_fresh(), f"in another language, step {step}"
            presenter.follow(Preferences(confirm_turns=step % 10 == 0, nudge=30))
            presenter.advance(1000 * step)
            assert is_fresh(), f"later, step {step}"


@pytest.mark.parametrize(
    ("name", "mode"),
    [(name, mode) for name in GAMES for mode in MODES if mode != "slots" or not slots_only_error(GAMES[name](4))],
)
def test_whatever_is_offered_can_be_submitted(name: str, mode: str) -> None:
    session = TableSession(GAMES[name](4), SEATS, Chance("1"), mode=mode)
    presenter, rng, taken = Presenter(session), Random(name + mode), 0
    offered: set[str] = set()
    for now in range(0, 150 * 3000, 3000):
        presenter.advance(now)
        page = presenter.present()
        actions = [action for action in page.actions if action.enabled and action.id not in ABOUT_THE_TABLE]
        offered |= {action.id.partition(":")[0] for action in actions}
        if not actions:
            assert session.referee.in_turn is None or not session.referee.in_turn.is_person
            continue
        action = rng.choice([each for each in actions if each.primary or each.id == "press"] * 3 + actions)
        values = tuple(rng.randrange(5) for _ in INPUTS[action.takes])
        if action.id == "play":
            values = rng.randrange(len(page.table.hand)), rng.randrange(len(page.table.trains)), 0
        if action.id in ("pick", "move"):
            values = tuple(rng.randrange(len(page.table.hand)) for _ in range(1 + (action.id == "move")))
        if action.id in ("drop", "train"):
            values = rng.randrange(len(page.table.trains)), rng.randrange(len(page.table.trains[0].ends))
        if action.id == "speaker":
            values = (rng.randrange(4),)
        if action.id == "press":
            values = rng.randrange(13), rng.randrange(3)
        text = rng.choice(TEXTS) if action.takes == "text" else ""
        reply = presenter.submit(action.id, *values, text=text, revision=page.revision)
        assert reply.status in ("taken", "refused"), (action, values)
        taken += reply.status == "taken"
    assert taken > 20
    assert offered >= {"dealt": {"draw", "pick", "play"}, "called": {"end", "done"}, "slots": {"press", "done"}}[
        mode
    ] - (set() if session.referee.game.has_boneyard else {"draw"})


def test_an_action_of_an_earlier_page_does_nothing_and_is_answered_with_the_current_page() -> None:
    session, _ = dealt(0)
    seat = turn_of(session)
    presenter = Presenter(session, only=seat)
    before = presenter.present()
    session.call(session.computer_move(seat))
    steps = session.referee.steps
    reply = presenter.submit("draw", revision=before.revision)
    assert reply.status == "stale" and reply.page == presenter.present() and reply.page.revision > before.revision
    assert session.referee.steps == steps


def test_a_player_out_of_turn_sees_why_an_action_is_not_possible() -> None:
    session, _ = dealt(0)
    other = (turn_of(session) + 1) % 4
    presenter = Presenter(session, only=other)
    draw = presenter.present().action("draw")
    assert draw is not None and not draw.enabled and "turn" in draw.why_not
    steps = session.referee.steps
    assert presenter.submit("draw").status == "unavailable"
    assert presenter.submit("fly").status == "unavailable"
    assert session.referee.steps == steps


def test_a_tile_is_played_by_its_place_in_the_hand_and_the_train() -> None:
    session, _ = dealt(0)
    seat = turn_of(session)
    presenter = Presenter(session, only=seat)
    play = next(move for move in session.referee.legal() if isinstance(move, Play))
    position = session.referee.position
    assert position is not None
    index = tiles_in(position.hands[seat]).index(play.tile)
    reply = presenter.submit("play", index, play.train, 0, revision=presenter.present().revision)
    assert reply.status == "taken"
    assert session.referee.match.events[-1] == play


def test_a_refusal_is_shown_only_to_the_person_who_asked() -> None:
    session, _ = dealt(0)
    seat = turn_of(session)
    pages = {viewer: Presenter(session, only=viewer) for viewer in (SPECTATOR, 0, 1, 2, 3)}
    assert pages[seat].submit("done").status in ("refused", "unavailable")
    session.call(session.computer_move(seat))
    seat = turn_of(session)
    replies = [pages[seat].submit("play", 0, train, 0).status for train in range(5)]
    assert "refused" in replies

    def shows_refusal(page: TablePage) -> bool:
        return page.announcement is not None and page.announcement.tone == "refused"

    assert {viewer for viewer, presenter in pages.items() if shows_refusal(presenter.present())} == {seat}


def test_a_spectator_sees_the_table_and_may_do_nothing() -> None:
    session, _ = dealt(0)
    page = Presenter(session, only=SPECTATOR).present()
    assert page.actions == () and page.table.hand == () and page.table.hand_down == 0 and page.table.hand_of is None
    assert [row.hand for row in page.table.rows[:4]] == [15, 15, 15, 15]
    assert page.prompt.seat == turn_of(session) + 1


def test_a_front_end_of_one_seat_follows_its_player_and_shows_no_other_one() -> None:
    session = TableSession(MexicanTrain(3), SEATS[:3], Chance("1"))
    pages = [Presenter(session, only=seat) for seat in range(3)]
    session.begin()
    while session.referee.position is not None:
        session.call(session.computer_move(session.referee.position.turn))
    session.depart(1)
    session.begin()
    assert [page.viewer for page in pages] == [0, SPECTATOR, 1]
    assert pages[1].present().table.hand == () and pages[2].present().table.hand
    assert pages[1].submit("hand-over", 1, text="Zoe").status != "taken"


def test_a_presenter_that_is_closed_looks_no_longer() -> None:
    session, presenter = dealt(0)
    presenter.close()
    assert session.listeners == []
    presenter.close()


def test_a_second_front_end_does_not_silence_the_first() -> None:
    session, first = dealt(0)
    second = Presenter(session, only=1)
    session.undo()
    for presenter in (first, second):
        announcement = presenter.present().announcement
        assert announcement is not None and announcement.title == "Undo"


@pytest.mark.parametrize("mode", MODES)
def test_players_are_changed_by_actions_in_every_mode(mode: str) -> None:
    session = table(mode)
    presenter = Presenter(session)
    ids = {action.id for action in presenter.present().actions}
    assert {"correct", "hand-over", "join", "depart"} <= ids and ("place" in ids) == (mode != "dealt")
    assert presenter.submit("hand-over", 1, text="Zoe").status == "taken"
    assert presenter.submit("hand-over", 0, text="zoe").status == "refused", "there is one already"
    assert presenter.submit("hand-over", 2, text="random").status == ("taken" if mode == "dealt" else "refused")
    assert presenter.submit("join", 4, text="Eve").status == "taken"
    assert presenter.submit("depart", 3).status == "taken"
    assert session.referee.names == ("Ann", "Zoe", "Cy", "Eve")
    assert presenter.submit("correct", 0, 0, 7).status == "refused", "no round was played"
    presenter.submit("set-volume", 99)
    assert session.referee.volume == 10


def test_a_call_is_typed_by_the_player_in_turn_alone_where_the_program_deals() -> None:
    session, _ = dealt(0)
    seat = turn_of(session)
    play = next(move for move in session.referee.legal() if isinstance(move, Play))
    position = session.referee.position
    assert position is not None
    sentence = write_move(position.game, play, session.referee.names)
    other = Presenter(session, only=(seat + 1) % 4)
    for action in ("call", "explain"):
        assert other.submit(action, text=sentence).status == "unavailable", "it would tell what is in a hand"
        assert Presenter(session, only=SPECTATOR).submit(action, text=sentence).status == "unavailable"
    mine = Presenter(session, only=seat)
    assert mine.submit("explain", text=sentence).page.announcement is not None
    assert mine.submit("call", text="what").status == "refused"
    assert mine.submit("call", text=sentence).status == "taken"
    assert session.referee.match.events[-1] == play


def test_a_sentence_with_two_meanings_offers_them_as_choices() -> None:
    session = TableSession(MexicanTrain(3, MexicanTrain.options_type(set=6, deal=3)), SEATS[:3], mode="called")
    presenter = Presenter(session)
    presenter.submit("call", text="ann")
    reply = presenter.submit("call", text="6-1")
    labels = [action.label for action in reply.page.actions if action.id.startswith("choice:")]
    assert (reply.status, labels) == ("refused", ["6-1 on Ann", "6-1 on mexican"])
    assert presenter.submit("choice:1").status == "taken"
    position = session.referee.position
    assert position is not None and position.begun == 1 << 3


def test_a_player_who_joins_after_a_round_of_real_tiles_is_announced_without_the_audit_of_that_round() -> None:
    session = TableSession(MexicanTrain(2, MexicanTrain.options_type(set=6, deal=2)), SEATS[:2], mode="called")
    presenter = Presenter(session)
    for text in ("ann leads", "ann 1-6 own", "bo 2-6 own", "ann 0-1 own", "bo = 2"):
        assert presenter.submit("call", text=text).status == "taken"
    assert session.referee.match.results
    page = presenter.submit("join", 2, text="Dana").page
    assert page.announcement is not None and page.announcement.title.startswith("Dana sits down after Bo")
    page = presenter.submit("depart", 0).page
    assert page.announcement is not None and page.names == ("Bo", "Dana")


def test_a_call_made_too_early_is_made_once_the_turn_is_over() -> None:
    session = TableSession(MexicanTrain(3, MexicanTrain.options_type(set=6, deal=3)), SEATS[:3], mode="called")
    presenter = Presenter(session)
    for text in ("ann", "ann draw"):
        assert presenter.submit("call", text=text).status == "taken"
    reply = presenter.submit("call", text="bo 6-2 own")
    assert reply.status == "refused" and turn_of(session) == 0
    assert presenter.submit("choice:0").status == "taken"
    assert turn_of(session) == 2, "Ann was done, and Bo has played"
