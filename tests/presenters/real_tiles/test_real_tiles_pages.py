"""The decisions of a real-tiles page for all front ends: when a question takes the table's place, and what is due."""

import pytest
from tools.pictures.tables import tell

from roundhouse import actions
from roundhouse.actions.action import Digit
from roundhouse.games import MexicanTrain
from roundhouse.games.core.options import read_options
from roundhouse.indices import Seat, Slot
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import TablePage
from roundhouse.referee import Chance, SeatedPlayer, TableSession, TakeSlot

BY_BUTTONS = {"place", "leader", "next", "deal", "holder", "turn", "penalty"}
"""The answers of the hub's buttons."""


def pages(mode: str) -> dict[str, TablePage]:
    """The pages of a short match, by what is awaited; the last of each."""
    game = MexicanTrain(2, read_options(MexicanTrain.options_type, {"rounds": "1"}))
    session = TableSession(game, [SeatedPlayer("Ann"), SeatedPlayer("Bo")], Chance("1"), mode=mode)
    presenter = Presenter(session)
    found = {session.mode.awaited.what: presenter.present()}
    if mode == "slots":
        for seat in range(2):
            session.call(TakeSlot(Seat(seat), Slot(6 * seat)))
    for plays in (0, 1, 400):
        tell(session, plays)
        found[session.mode.awaited.what] = presenter.present()
    for pips in range(1, 400):  # until the sum is possible for that many tiles
        if session.mode.awaited.what == "hand":
            presenter.submit(actions.ReportSum())
            for digit in str(pips):
                presenter.submit(actions.TypeDigit(Digit(int(digit))))
            if presenter.submit(actions.TellHand()).status == "refused":
                for _ in str(pips):
                    presenter.submit(actions.Erase())
    found[session.mode.awaited.what] = presenter.present()
    return found


@pytest.mark.parametrize("mode", ["called", "slots"])
def test_a_question_takes_the_place_of_what_cannot_answer_it(mode: str) -> None:
    found = pages(mode)
    assert {"turn", "hand", "nothing"} <= found.keys()
    for awaited, page in found.items():
        answered = page.in_turn if mode == "called" else awaited in BY_BUTTONS
        assert (page.question is None) is answered, awaited


@pytest.mark.parametrize("mode", ["called", "slots"])
def test_leaving_is_the_primary_action_once_the_match_is_over(mode: str) -> None:
    for awaited, page in pages(mode).items():
        leave = page.offer(actions.Quit)
        assert leave is not None and leave.enabled
        assert (leave.primary, leave.label) == ((True, "End") if awaited == "nothing" else (False, "Back")), awaited
        if awaited == "nothing":
            assert page.offer(actions.Draw) is None and page.offer(actions.Done) is None, "no round is in play"


def test_the_sum_of_a_hand_adds_up_key_by_key() -> None:
    game = MexicanTrain(2, read_options(MexicanTrain.options_type, {"rounds": "1"}))
    presenter = Presenter(TableSession(game, [SeatedPlayer("Ann"), SeatedPlayer("Bo")], Chance("1"), mode="called"))
    tell(presenter.session, 400)
    presenter.submit(actions.ReportSum())

    def worth(keys: str) -> tuple[str, str, bool]:
        for key in keys:
            presenter.submit(actions.TypePlus() if key == "+" else actions.TypeDigit(Digit(int(key))))
        page = presenter.present()
        tells = page.offer(actions.TellHand)
        assert page.report is not None and tells is not None
        return page.report.sum, tells.label.split()[-1], tells.enabled

    assert worth("+") == ("", "…", False), "a plus needs a number before it"
    assert worth("012+") == ("12+", "…", False)
    assert worth("+5") == ("12+5", "17", True)
    assert worth("+9989") == ("12+5+998", "1015", True), "a digit too many is left out"
    said = presenter.present().announcement
    assert said is not None and said.title == "That is too much: write at most 9999."
    for _ in "5+998":
        presenter.submit(actions.Erase())
    assert worth("") == ("12+", "…", False)
    assert presenter.submit(actions.TellHand()).status == "unavailable"
