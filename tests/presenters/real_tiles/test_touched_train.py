"""A train touched before a tile says whether tiles may go on it, and by which rule; one more number is the tile."""

import pytest
from tests.presenters.overruled_tables import refused_call

from roundhouse import actions
from roundhouse.actions.action import TileEnd, TrainEnd
from roundhouse.games.core.position import Stage
from roundhouse.indices import Seat, Train
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import Half


@pytest.mark.parametrize(
    ("train", "said"),
    [
        (0, ""),
        (1, "Bo's train is closed: its marker is down. Play on an open train."),
        (2, "Only Cy can begin that train: it waits for Cy's own turn. Play elsewhere."),
    ],
)
def test_a_train_says_why_it_is_open_or_not(train: int, said: str) -> None:
    presenter = Presenter(refused_call("5-7"))
    presenter.submit(actions.ChooseTrain(Train(train), None))
    announcement = presenter.present().announcement
    assert announcement is not None
    assert (announcement.title, announcement.text) == ("Tap the other number of the tile.", said)


def test_an_open_train_says_by_which_clause() -> None:
    session = refused_call("5-7")
    for line in ("ann draw", "ann done"):
        session.call_text(line)
    presenter = Presenter(session)
    presenter.submit(actions.ChooseTrain(Train(0), None))
    announcement = presenter.present().announcement
    assert announcement is not None and announcement.text == "MT-7: Ann's train is open: its marker is up."


def entered(presenter: Presenter) -> tuple[Half | None, ...]:
    """The ends of the tile so far."""
    entry = presenter.present().entry
    assert entry is not None
    return entry.ends


def touch(presenter: Presenter, *touches: actions.Action) -> None:
    for action in touches:
        presenter.submit(action)


ANNS, BOS = actions.ChooseTrain(Train(0), TrainEnd(0)), actions.ChooseTrain(Train(1), TrainEnd(0))


def end(number: int) -> actions.EnterEnd:
    return actions.EnterEnd(TileEnd(number))


@pytest.mark.parametrize("touches", [(ANNS, end(3)), (end(3), ANNS), (BOS, ANNS, end(3)), (ANNS, ANNS, ANNS, end(3))])
def test_a_train_and_a_number_are_a_tile_in_either_order(touches: tuple[actions.Action, ...]) -> None:
    session = refused_call("5-7")
    touch(Presenter(session), *touches)
    assert session.referee.position is not None and session.referee.position.ends[0] == 3


def test_the_number_that_is_open_is_entered_and_the_train_shown() -> None:
    presenter = Presenter(refused_call("5-7"))
    touch(presenter, ANNS)
    page = presenter.present()
    assert entered(presenter) == (7,) and page.touched
    assert [(target.train, target.tile.joined, target.tile.opened) for target in page.table.targets] == [(0, 7, None)]
    assert page.entry is not None and [key.text for key in page.entry.keys if key.lies] == ["12"]


def test_a_refused_number_is_followed_by_another_on_the_same_train() -> None:
    presenter = Presenter(refused_call("5-7"))
    touch(presenter, ANNS, end(12))
    said = presenter.present().announcement
    assert said is not None and said.tone == "refused" and entered(presenter) == (7, 12)
    touch(presenter, end(7))
    assert presenter.session.referee.position is not None
    assert presenter.session.referee.position.stage == Stage.FOLLOW_UP, "a double asks for its cover"


@pytest.mark.parametrize(
    "back", [(actions.Erase(),), (actions.Clear(),), (ANNS,), (end(12), actions.Erase(), actions.Erase())]
)
def test_a_train_is_let_go(back: tuple[actions.Action, ...]) -> None:
    presenter = Presenter(refused_call("5-7"))
    touch(presenter, ANNS, *back)
    assert entered(presenter) == () and not presenter.present().touched
    touch(presenter, end(7), end(3))
    assert presenter.session.referee.position is not None
    assert presenter.session.referee.position.ends[0] == 7, "no train is touched for it"


def test_a_tile_that_nobody_could_read_lies_where_the_train_was_touched() -> None:
    session = refused_call("5-7")
    touch(Presenter(session), ANNS, actions.UnseenTile())
    assert session.referee.position is not None and session.referee.position.ends[0] == -1
    for _ in session.referee.names:
        session.call_text("draw pass")
    presenter = Presenter(session)
    touch(presenter, ANNS)
    assert entered(presenter) == (), "nobody saw the number"
    touch(presenter, end(3), end(4), actions.ChooseMeaning(1))
    assert session.referee.position.ends[0] == 3, "which way around was asked"


def test_a_turn_that_was_not_ended_is_and_the_train_still_counts() -> None:
    session = refused_call("5-7")
    for line in ("ann 7-3 on ann", "bo draw"):
        session.call_text(line)
    presenter = Presenter(session)
    touch(presenter, actions.LetSpeak(Seat(2)), actions.ChooseTrain(Train(2), TrainEnd(0)), end(4))
    assert [each.label for each in presenter.present().choices] == ["Bo is done"]
    touch(presenter, actions.ChooseMeaning(0))
    assert session.referee.position is not None and session.referee.position.ends[2] == 4
