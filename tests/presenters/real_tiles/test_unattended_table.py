"""Real tiles where everybody has a front end and none is shared: who says what, who counts what, who corrects what."""

from collections.abc import Sequence

import pytest

from roundhouse import actions
from roundhouse.actions.action import TileEnd, TrainEnd
from roundhouse.dominoes import tiles_in
from roundhouse.games import MexicanTrain
from roundhouse.games.core.moves import DRAW, Draw
from roundhouse.games.match.match import Depart
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.indices import Seat, Train
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


def test_people_take_back_only_their_own_calls() -> None:
    session, (ann, bo, _) = unattended()
    session.mode.begin(Seat(0))
    assert ann.submit(actions.Draw()).status == ann.submit(actions.Done()).status == "taken"
    assert bo.submit(actions.Undo()).status == "unavailable"
    assert ann.submit(actions.Undo()).status == "taken"
    assert session.mode.awaited.seat == 0


def correct(presenter: Presenter, number: int, *taps: actions.Action) -> None:
    """Touch a call of the list, and then what it really was."""
    assert presenter.submit(actions.ChooseCall(number)).status == "taken"
    there = presenter.correction_presenter()
    for tap in taps:
        assert there.submit(tap).status == "taken", there.present().announcement
    assert there.correction_done


@pytest.mark.parametrize(
    ("tap", "now"),
    [
        (actions.EnterEnd(TileEnd(4)), "Ann plays 6-4 on their own train"),
        (actions.ChooseTrain(Train(3), TrainEnd(0)), "Ann plays 6-1 on the Mexican Train"),
        (actions.DrawAndPass(), "Ann draws a tile; Ann does not play the tile drawn, marker up"),
    ],
)
def test_the_own_call_is_corrected_in_two_taps_and_everybody_reads_what_it_was(tap: actions.Action, now: str) -> None:
    session, pages = unattended()
    for line in ("ann leads", "ann 6-1 on ann"):
        session.call_text(line)
    correct(pages[0], 3, tap)
    said = f"It was: Ann plays 6-1 on their own train. It is now: {now}."
    for page in pages:
        announcement = page.present().announcement
        assert announcement is not None and announcement.title == said
    assert pages[2].corrections().rows[2].note == "was: Ann plays 6-1 on their own train"


def proposed() -> tuple[TableSession, list[Presenter]]:
    """Bo says that Ann's 6-1 was a 6-4; Cy has drawn since then."""
    session, pages = unattended()
    for line in ("ann leads", "ann 6-1 on ann"):
        session.call_text(line)
    correct(pages[1], 3, actions.EnterEnd(TileEnd(4)))
    session.call_text("bo draw")
    return session, pages


def test_anybody_may_say_that_anothers_call_was_a_different_one() -> None:
    _, pages = proposed()
    for page in pages:
        asked = page.present().proposal
        assert asked is not None and asked.title == "Bo says that a call was another one"
        assert asked.what == ("It was: Ann plays 6-1 on their own train. It is now: Ann plays 6-4 on their own train.")
        assert asked.question == "Ann or most of the table: do you agree?"
    assert [sorted(ids(page) & {"agree", "decline"}) for page in pages] == [
        ["agree", "decline"], ["decline"], ["agree", "decline"]
    ]  # fmt: skip
    offer = pages[0].present().offer(actions.Decline())
    assert offer is not None and offer.primary, "what changes nothing is emphasized"


@pytest.mark.parametrize(
    ("answers", "corrected"),
    [
        ({0: actions.Agree()}, True),
        ({2: actions.Agree()}, True),
        ({0: actions.Decline()}, None),
        ({0: actions.Decline(), 2: actions.Agree()}, True),
        ({2: actions.Decline(), 0: actions.Agree()}, True),
        ({0: actions.Decline(), 2: actions.Decline()}, False),
        ({1: actions.Decline()}, False),
    ],
)
def test_the_one_who_called_or_the_majority_decides(answers: dict[int, actions.Action], corrected: bool | None) -> None:
    session, pages = proposed()
    for seat, answer in answers.items():
        assert pages[seat].submit(answer).status == "taken"
    assert session.referee.position is not None
    assert (session.referee.position.ends[0] == 4) == bool(corrected)
    assert (session.proposals.open is None) == (corrected is not None)


def test_what_was_proposed_ends_when_the_calls_up_to_it_change() -> None:
    session, pages = proposed()
    pages[1].submit(actions.Undo())
    assert session.proposals.open is None


def test_a_moment_is_outdated_once_an_earlier_call_has_changed() -> None:
    session, (ann, bo, _) = unattended()
    session.mode.begin(Seat(0))
    ann.submit(actions.Draw())
    ann.submit(actions.ChooseCall(3))
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
    assert report is not None and sum(key.chosen for key in report.keys) == 1, "what was entered stays"
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
