"""A table whose hub is pulled: that stands out and says what to do, and goes away when the hub is there again."""

from __future__ import annotations

import pytest

from roundhouse.games import MexicanTrain
from roundhouse.hub import Connected, HubInfo, Lost, Troubled
from roundhouse.messages import Verbatim
from roundhouse.presenters.called import Calling
from roundhouse.presenters.dealt import Playing
from roundhouse.presenters.slots import Pressing
from roundhouse.presenters.views import TableView
from roundhouse.referee import Chance, Seat, TableSession

PULLED = Lost(Verbatim("The hub was unplugged: plug it in again, it is found by itself."))
BACK = Connected(HubInfo())
SEATS = [Seat("Ann"), Seat("Bo")]


@pytest.fixture(params=[(TableSession, Calling), (TableSession, Pressing)], ids=["called", "slots"])
def calling(request: pytest.FixtureRequest) -> Calling:
    table, kind = request.param
    found: Calling = kind(table(MexicanTrain(2), SEATS, Chance("1")))
    return found


def test_a_hub_that_is_pulled_is_no_good_news(calling: Calling) -> None:
    calling.heard([PULLED])
    assert (calling.said.tone, calling.said.text) == ("refused", "The hub is gone.")
    assert calling.said.line == str(PULLED.reason)
    calling.heard([Troubled("The amplifier is missing.")])
    assert (calling.said.tone, calling.said.text) == ("refused", "The hub has a fault.")
    assert calling.said.line == "The amplifier is missing."


def test_a_hub_that_is_plugged_in_again_takes_its_loss_back(calling: Calling) -> None:
    calling.heard([PULLED])
    calling.heard([BACK])
    assert (calling.said.tone, calling.said.text, calling.said.line) == ("told", "The hub is back.", "")


def test_what_was_said_since_is_not_drowned_by_a_hub_that_is_back(calling: Calling) -> None:
    calling.heard([PULLED])
    calling.table.answer(0)
    calling.undo()
    said = calling.said
    assert said.text != "The hub is gone."
    calling.heard([BACK])
    assert calling.said == said


def seen(playing: Playing) -> TableView:
    """What a dealt table shows now."""
    view = playing((), 0)
    assert view is not None
    return view


def test_at_a_dealt_table_it_is_the_same() -> None:
    playing = Playing(TableSession(MexicanTrain(2), SEATS, Chance("1")))
    seen(playing)
    playing.heard([PULLED], 0)
    message = seen(playing).message
    assert (message.tone, message.title, message.text) == ("refused", "The hub is gone.", str(PULLED.reason))
    playing.heard([BACK], 0)
    assert (seen(playing).message.tone, seen(playing).message.title) == ("info", "The hub is back.")
