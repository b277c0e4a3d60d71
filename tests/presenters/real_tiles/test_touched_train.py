"""A train that is touched before a tile says whether tiles may go on it, and by which rule."""

import pytest
from tests.presenters.overruled_tables import refused_call

from roundhouse import actions
from roundhouse.indices import Train
from roundhouse.presenters.presenter import Presenter


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
    assert (announcement.title, announcement.text) == ("Tap the two numbers of the tile that was laid.", said)


def test_an_open_train_says_by_which_clause() -> None:
    session = refused_call("5-7")
    for line in ("ann draw", "ann done"):
        session.call_text(line)
    presenter = Presenter(session)
    presenter.submit(actions.ChooseTrain(Train(0), None))
    announcement = presenter.present().announcement
    assert announcement is not None and announcement.text == "MT-7: Ann's train is open: its marker is up."
