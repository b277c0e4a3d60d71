"""A table whose hub is pulled: that stands out and says what to do, and goes away when the hub is there again."""

import pytest

from roundhouse.catalogs import Verbatim
from roundhouse.games import MexicanTrain
from roundhouse.hub.events import Connected, HubFault, HubInfo, Lost
from roundhouse.indices import Seat
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import Announcement
from roundhouse.referee import Chance, SeatedPlayer, TableSession

PULLED = Lost(Verbatim("The hub was unplugged: plug it in again, it is found by itself."))
BACK = Connected(HubInfo())
SEATS = [SeatedPlayer("Ann"), SeatedPlayer("Bo")]


@pytest.fixture(params=["called", "slots"])
def presenter(request: pytest.FixtureRequest) -> Presenter:
    return Presenter(TableSession(MexicanTrain(2), SEATS, Chance("1"), mode=request.param))


def test_an_unplugged_hub_is_announced_as_a_refusal_is(presenter: Presenter) -> None:
    presenter.handle_hub_events([PULLED], 0)
    assert presenter.present().announcement == Announcement("refused", "The hub is gone.", str(PULLED.reason))
    presenter.handle_hub_events([HubFault("The amplifier is missing.")], 0)
    told = Announcement("refused", "The hub has a fault.", "The amplifier is missing.")
    assert presenter.present().announcement == told


def test_a_hub_that_is_plugged_in_again_takes_its_loss_back(presenter: Presenter) -> None:
    presenter.handle_hub_events([PULLED], 0)
    presenter.handle_hub_events([BACK], 0)
    assert presenter.present().announcement == Announcement("info", "The hub is back.")


def test_a_hub_that_reconnects_does_not_replace_a_newer_message(presenter: Presenter) -> None:
    presenter.handle_hub_events([PULLED], 0)
    presenter.session.mode.begin(Seat(0))
    presenter.session.undo()
    said = presenter.present().announcement
    assert said is not None and said.title != "The hub is gone."
    presenter.handle_hub_events([BACK], 0)
    assert presenter.present().announcement == said


def test_a_dealt_table_announces_the_hub_in_the_same_way() -> None:
    presenter = Presenter(TableSession(MexicanTrain(2), SEATS, Chance("1")))
    presenter.advance(0)
    presenter.handle_hub_events([PULLED], 0)
    assert presenter.present().table.message == Announcement("refused", "The hub is gone.", str(PULLED.reason))
    presenter.handle_hub_events([BACK], 0)
    assert presenter.present().table.message == Announcement("info", "The hub is back.")
