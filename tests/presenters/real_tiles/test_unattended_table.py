"""Real tiles where everybody has a front end and none is shared: who says what, who counts what, who corrects what."""

from collections.abc import Sequence

from roundhouse import actions
from roundhouse.actions.action import TileEnd
from roundhouse.dominoes import tiles_in
from roundhouse.games import MexicanTrain
from roundhouse.games.core.moves import DRAW, Draw
from roundhouse.games.match.match import Depart
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.indices import Seat
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import Chance, SeatedPlayer, TableSession

NAMES = ("Ann", "Bo", "Cy")


def unattended() -> tuple[TableSession, list[Presenter]]:
    """A table, and the front end of each seat."""
    session = TableSession(
        MexicanTrain(3, MexicanTrainOptions(set=6)), [SeatedPlayer(name) for name in NAMES], mode="called"
    )
    return session, [Presenter(session, only=Seat(seat), unattended=True) for seat in range(3)]


def ids(presenter: Presenter) -> set[str]:
    """The actions that are offered."""
    return {action.wire for action in presenter.present().offers}


def until_hands(session: TableSession) -> list[int]:
    """Play until the hands are counted: what each seat really holds."""
    dealt = TableSession(session.referee.game, [SeatedPlayer(name, "greedy") for name in NAMES], Chance("1"))
    dealt.mode.begin()
    leader = dealt.referee.position
    assert leader is not None
    session.mode.begin(Seat(0))
    if session.mode.awaited.what == "holder":
        session.mode.answer(Seat(leader.turn))
    while (position := dealt.referee.position) is not None:
        move = dealt.computers.move(position.turn)
        dealt.call(move)
        session.call(DRAW if isinstance(move, Draw) else move)
    assert session.mode.awaited.what == "hand" and dealt.referee.table is not None
    return list(dealt.referee.table.hands)


def enter(presenter: Presenter, tiles: Sequence[int], session: TableSession) -> None:
    """Enter a hand, end by end."""
    for tile in tiles:
        for end in session.referee.game.tiles.ends[tile]:
            assert presenter.submit(actions.EnterEnd(TileEnd(end))).status == "taken"


def test_who_has_left_real_tiles_may_call_and_take_back_nothing() -> None:
    session, (ann, _, cy) = unattended()
    assert "answer:0" in ids(cy)
    assert session.call(Depart(Seat(2))).allowed
    session.call_text("ann leads")
    assert ann.corrections().offers, "the call was the table's"
    assert cy.viewer is None and ids(cy) == set() and cy.corrections().offers == ()
    assert cy.submit(actions.Undo()).status == "unavailable"


def test_everybody_answers_what_the_table_is_asked_and_calls_in_their_own_turn() -> None:
    session, (ann, bo, cy) = unattended()
    assert session.mode.awaited.what == "leader" and {"answer:0", "answer:1", "answer"} <= ids(cy)
    assert cy.submit(actions.AnswerSeat(Seat(1))).status == "taken"
    assert session.mode.awaited.seat == 1
    assert {"end", "train", "draw", "done"} <= ids(bo) and not {"end", "train", "draw", "done"} & ids(ann)
    assert ann.submit(actions.Draw()).status == "unavailable"
    assert bo.submit(actions.Draw()).status == "taken"


def test_one_person_may_call_for_everybody_until_another_does() -> None:
    session, (ann, bo, cy) = unattended()
    session.mode.begin(Seat(1))
    assert ann.submit(actions.CallForAll()).status == "taken"
    assert [page.present().caller for page in (ann, bo, cy)] == [0, 0, 0]
    assert ann.present().speaker == 1 and {"end", "draw", "stop", "choose-call:1"} <= ids(ann) | {
        action.wire for action in ann.corrections().offers
    }
    assert ann.submit(actions.Draw()).status == ann.submit(actions.Done()).status == "taken"
    assert session.mode.awaited.seat == 2
    assert cy.submit(actions.CallForAll()).status == "taken" and "end" not in ids(ann)
    assert cy.submit(actions.CallForOneself()).status == "taken" and session.phones.spokesperson is None


def test_people_take_back_and_correct_only_their_own_calls() -> None:
    session, (ann, bo, _) = unattended()
    session.mode.begin(Seat(0))
    assert ann.submit(actions.Draw()).status == ann.submit(actions.Done()).status == "taken"
    mine = [action.wire for action in ann.corrections().offers]
    others = [action.wire for action in bo.corrections().offers]
    assert set(mine) - set(others) == {"choose-call:3", "choose-call:4"}
    assert bo.submit(actions.Undo()).status == bo.submit(actions.ChooseCall(3)).status == "unavailable"
    assert ann.submit(actions.ChooseCall(4)).status == "taken"
    assert ann.corrections().offer(actions.RemoveCall()) is not None
    assert ann.submit(actions.Undo()).status == "taken"
    assert session.mode.awaited.seat == 0


def test_a_chosen_call_that_gave_its_place_to_anothers_is_not_corrected() -> None:
    session, (ann, bo, _) = unattended()
    session.mode.begin(Seat(0))
    ann.submit(actions.Draw())
    ann.submit(actions.Done())
    ann.submit(actions.ChooseCall(4))
    ann.submit(actions.Undo())
    session.undo(1)
    session.undo(2)
    session.mode.begin(Seat(1))
    bo.submit(actions.Draw())
    bo.submit(actions.Done())
    assert ann.corrections().chosen == 4 and ann.corrections().offer(actions.ChangeCall()) is None


def test_a_moment_is_outdated_once_an_earlier_call_has_changed() -> None:
    session, (ann, bo, _) = unattended()
    session.mode.begin(Seat(0))
    ann.submit(actions.Draw())
    ann.submit(actions.ChooseCall(3))
    ann.submit(actions.ChangeCall())
    moment = ann.correction_presenter()
    ann.submit(actions.Done())
    bo.submit(actions.Draw())
    assert not moment.outdated, "what is called later changes nothing there"
    session.undo(3)
    assert moment.outdated


def test_each_counts_the_own_hand_and_others_report_theirs_meanwhile() -> None:
    session, (ann, bo, cy) = unattended()
    hands = until_hands(session)
    pages = [ann, bo, cy]
    left = list(session.mode.awaited.hands)
    first, second = left[0], left[-1]
    enter(pages[second], tiles_in(hands[second]), session)
    report = pages[second].present().report
    assert report is not None and report.whole and report.count == len(tiles_in(hands[second]))
    enter(pages[first], tiles_in(hands[first])[:1], session)
    assert pages[second].submit(actions.TellHand()).status == "taken"
    report = pages[first].present().report
    assert report is not None and len(report.tiles) == 1, "what was entered stays"
    assert second not in session.mode.awaited.hands
    done = pages[second].present()
    assert done.report is None and done.question is not None and NAMES[first] in done.question.title
    assert "tell" not in ids(pages[second])
    enter(pages[first], tiles_in(hands[first])[1:], session)
    assert pages[first].submit(actions.TellHand()).status == "taken"


def test_a_person_who_calls_for_everybody_counts_their_own_hand_first() -> None:
    session, (ann, *_) = unattended()
    hands = until_hands(session)
    ann.submit(actions.CallForAll())
    for seat in sorted(session.mode.awaited.hands):
        enter(ann, tiles_in(hands[seat]), session)
        tell = ann.present().offer(actions.TellHand)
        assert tell is not None and tell.label.startswith(NAMES[seat])
        assert ann.submit(actions.TellHand()).status == "taken"
    assert session.mode.awaited.what == "next"
