"""Beside front ends for single seats a shared screen shows only the hands of those who have none of their own."""

from random import Random

import pytest

from roundhouse import actions
from roundhouse.games import MexicanTrain
from roundhouse.games.core.moves import DONE
from roundhouse.games.match.match import Depart
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.indices import Seat
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import Chance, SeatedPlayer, TableSession

PEOPLE = [SeatedPlayer("Ann"), SeatedPlayer("Bo"), SeatedPlayer("Cy"), SeatedPlayer("Dee", "greedy")]


def table(*elsewhere: int) -> tuple[TableSession, Presenter]:
    """A table in play, and its shared screen."""
    session = TableSession(MexicanTrain(4, MexicanTrainOptions(set=9)), PEOPLE, Chance("1"))
    session.phones.seat(elsewhere)
    screen = Presenter(session)
    session.mode.begin(Seat(0))
    screen.advance(0)
    return session, screen


def play_on(session: TableSession, rng: Random) -> bool:
    """One move; whether the round goes on."""
    position = session.referee.position
    if position is not None and session.step() is None:
        session.call(rng.choice(position.legal()))
    return session.referee.position is not None


@pytest.mark.parametrize("elsewhere", [(1,), (0, 2), (0, 1, 2)])
def test_no_hand_that_is_held_elsewhere_is_ever_shown(elsewhere: tuple[int, ...]) -> None:
    session, screen = table(*elsewhere)
    rng, seen = Random(3), set()
    while play_on(session, rng):
        screen.advance(0)
        screen.submit(actions.ShowHand())
        page = screen.present()
        assert page.viewer not in elsewhere
        if page.table.hand:
            seen.add(page.viewer)
    assert seen == {0, 1, 2} - set(elsewhere)


def test_one_person_who_is_left_at_the_screen_need_not_cover_the_hand() -> None:
    session, screen = table(1, 2)
    assert len(screen.present().table.hand) == session.referee.game.hand_size
    session.phones.seat({2})
    screen.advance(0)
    page = screen.present()
    assert (page.viewer == 0 and not page.table.hand) or session.referee.in_turn == PEOPLE[0]


def test_a_seat_that_goes_to_a_phone_takes_its_hand_off_the_screen_at_once() -> None:
    session, screen = table()
    screen.submit(actions.ShowHand())
    viewer = screen.present().viewer
    assert screen.present().table.hand and viewer is not None
    session.phones.seat({viewer})
    assert screen.present().viewer != viewer
    screen.advance(0)
    assert not screen.present().table.hand, "two still share the screen"


def test_a_screen_without_people_goes_on_with_the_table() -> None:
    session, screen = table(0, 1, 2)
    assert screen.present().viewer is None and not screen.present().table.hand
    assert screen.present().offer(actions.Stop) is not None
    rng = Random(5)
    while play_on(session, rng):
        pass
    assert screen.submit(actions.NextRound()).status == "taken" and session.referee.position is not None


def test_who_types_where_all_hands_are_elsewhere_reads_whose_turn_it_is() -> None:
    session, screen = table(0, 1, 2)
    screen.log_to(lambda _: None)
    rng, prompts = Random(5), set()
    while session.referee.in_turn is not None:
        typed = screen.present().typed
        assert typed is not None and typed.prompt == session.referee.in_turn.name
        prompts.add(typed.prompt)
        play_on(session, rng)
    assert len(prompts) == 4


def test_a_refusal_that_was_called_elsewhere_stays_there() -> None:
    session, screen = table(0, 1, 2)
    assert not session.call(DONE).allowed
    screen.advance(0)
    announcement = screen.present().announcement
    assert announcement is None or announcement.tone != "refused"


def test_the_screen_agrees_for_those_who_are_there_and_not_for_a_phone() -> None:
    session, screen = table(1)
    rng = Random(1)
    for _ in range(9):
        play_on(session, rng)
    Presenter(session, only=Seat(1)).submit(actions.Undo())
    if session.proposals.open is None:
        pytest.fail("an undo asks the others")
    session.proposals.ask(Seat(0))
    screen.submit(actions.Agree())
    request = session.proposals.open
    assert request is not None and request.waits_for == (1,)


def test_a_seat_moves_up_with_its_player() -> None:
    session, screen = table(1, 2)
    rng = Random(5)
    while play_on(session, rng):
        pass
    assert session.call(Depart(0)).allowed
    assert screen.present().viewer is None


def test_a_fresh_hand_is_covered_though_its_player_was_the_last_to_look() -> None:
    session, screen = table()
    rng, fresh = Random(2), 0
    for _ in range(4):
        while play_on(session, rng):
            screen.advance(0)
            screen.submit(actions.ShowHand())
        screen.submit(actions.NextRound())
        assert not screen.present().table.hand, "at once, before time passes"
        before = screen.viewer
        screen.advance(0)
        assert not screen.present().table.hand
        fresh += screen.viewer == before
    assert fresh > 0, "somebody looked last, and is shown first"


@pytest.mark.parametrize("mode", ["dealt", "called"])
def test_only_the_player_in_turn_is_told_what_to_do_and_that_it_is_their_turn(mode: str) -> None:
    session = TableSession(MexicanTrain(3, MexicanTrainOptions(set=9)), PEOPLE[:3], Chance("1"), mode=mode)
    session.mode.begin(Seat(0))
    turn = session.mode.awaited.seat
    assert turn is not None
    own, *others = (
        Presenter(session, only=seat, watching=seat is None, unattended=True).present().prompt
        for seat in (turn, Seat((turn + 1) % 3), None)
    )
    assert own.title == "Your turn" and own.text
    assert [(each.title, each.text) for each in others] == [(f"{PEOPLE[turn].name}'s turn", "")] * 2
    shared = Presenter(session).present().prompt
    assert shared.title == others[0].title and (shared.text == own.text or mode == "dealt")
