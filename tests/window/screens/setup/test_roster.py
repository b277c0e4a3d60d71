"""The players at a table in play: people come between rounds, leave and come back, and hand their seats over."""

from __future__ import annotations

import pygame
import pytest
from tests.window.screens.app_driver import AppDriver

from roundhouse.hub.events import ButtonEvent
from roundhouse.indices import Seat
from roundhouse.presenters.pages.players import JoinPage, RosterPage, TakenSeatPage
from roundhouse.presenters.pages.scores import ScoresPage
from roundhouse.referee import SeatedPlayer, TableSession
from roundhouse.window.screens.pages.list_screen import shows
from roundhouse.window.screens.real_tiles.slots_screen import SlotsScreen
from roundhouse.window.screens.table.dealt_screen import DealtScreen
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.messages import DOWN

SMALL = {"set": "9", "deal": "5", "rounds": "4"}


def dealt(app: AppDriver, *kinds: str) -> TableSession:
    """A round has begun."""
    app.sit("mexican-train", kinds, **SMALL)
    app.touch("deal")
    app.wait(2200)
    assert isinstance(app.screen, DealtScreen)
    return app.screen.presenter.session


def end_round(app: AppDriver, table: TableSession) -> None:
    """The round is played on in no time, and the scores come up."""
    while (position := table.referee.position) is not None:
        if table.step() is None:
            table.call(table.computers.move(position.turn))
    app.wait(4400)


def type_name(app: AppDriver, name: str) -> None:
    for _ in range(14):
        app.key(pygame.K_BACKSPACE)
    app.write(name)


def test_somebody_comes_between_rounds_and_gets_what_others_got(app: AppDriver) -> None:
    table = dealt(app, "person", "greedy", "greedy")
    end_round(app, table)
    points = table.referee.match.results[0].points
    app.touch("roster")
    app.touch("seat:0")
    assert shows(app.screen, JoinPage)
    type_name(app, "Zoe")
    average = round(sum(points) / 3)
    assert f"Zoe starts with {average} point" in app.said()
    app.touch("sit")
    assert shows(app.screen, RosterPage)
    app.touch("back")
    assert shows(app.screen, ScoresPage)
    assert table.referee.names == ("Ada", "Bo", "Caleb", "Zoe")
    assert table.referee.reported_slots[Seat(3)] == 0
    assert app.control("cell:0:3").label == f"({average})"
    app.touch("next")
    assert isinstance(app.screen, DealtScreen)
    app.wait(2200)
    assert table.referee.position is not None
    assert table.referee.position.count(3) == 5
    end_round(app, table)
    assert shows(app.screen, ScoresPage)
    assert len(table.referee.match.results[-1].points) == 4


def test_names_of_past_evenings_are_offered_between_rounds_too(app: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.services, "known_names", lambda: ["Quin", "Ada"])
    end_round(app, dealt(app, "person", "greedy"))
    app.touch("roster")
    app.touch("seat:0")
    app.touch("known:Quin")
    assert app.control("name").label == "Quin" and app.page.control("known:Ada") is None, "she sits there"


def test_who_leaves_comes_back_to_what_was_played(app: AppDriver) -> None:
    table = dealt(app, "person", "greedy", "greedy")
    end_round(app, table)
    bos = table.referee.match.totals[1]
    app.touch("roster")
    app.touch("seat:7")
    assert shows(app.screen, TakenSeatPage)
    assert "A player who leaves keeps their points" in app.said()
    app.touch("give-up")
    assert table.referee.names == ("Ada", "Caleb")
    app.touch("back")
    app.touch("table")
    assert isinstance(app.screen, DealtScreen)
    app.frame()
    assert app.screen.arrangement is not None
    assert len(app.screen.arrangement.view.trains) == 3
    app.touch("next")
    app.wait(2200)
    end_round(app, table)
    app.touch("roster")
    app.touch("seat:7")
    assert "Bo is back, with" in app.said()
    assert app.control("name").label == "Bo"
    app.touch("sit")
    assert " ".join(table.referee.names) == "Ada Bo Caleb"
    assert table.referee.match.sheet[0].points(1) == bos
    app.touch("back")
    app.touch("undo")
    assert table.referee.names == ("Ada", "Caleb"), "one undo takes back that somebody came, and no more"
    assert shows(app.screen, ScoresPage)


def test_a_seat_is_handed_over_in_the_middle_of_a_round_and_nobody_leaves_then(app: AppDriver) -> None:
    table = dealt(app, "person", "greedy")
    while table.referee.in_turn is None or not table.referee.in_turn.is_person:
        app.wait(1100)
    events = len(table.referee.match.events)
    app.touch("menu")
    app.touch("roster")
    assert app.page.control("seat:0") is None, "no free place is offered"
    assert "between rounds" in app.said()
    app.touch("seat:5")
    assert not app.control("give-up").enabled
    app.touch("kind:regular")
    app.touch("back")
    assert table.referee.seats[0] == SeatedPlayer("Ada", "regular")
    app.touch("back")
    app.touch("back")
    app.wait(6600)
    assert len(table.referee.match.events) > events, "the computer plays on"
    app.touch("menu")
    app.touch("roster")
    app.touch("seat:7")
    type_name(app, "Cleo")
    app.touch("kind:person")
    app.key(pygame.K_ESCAPE)
    assert table.referee.seats == (SeatedPlayer("Ada", "regular"), SeatedPlayer("Cleo"))
    app.touch("back")
    app.touch("back")
    app.wait(9900)
    screen = app.screen
    assert isinstance(screen, DealtScreen)
    assert screen.presenter.context.hot_seat.seat == 1
    assert screen.arrangement is not None and screen.arrangement.view.hand, "the only person sees the hand at once"


def test_at_a_table_of_buttons_a_press_in_front_of_a_free_place_is_enough(
    app: AppDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.sit("private-trains", ("person", "person", "person"), "slots", set="6", deal="4")
    app.touch("deal")
    screen = app.screen
    assert isinstance(screen, SlotsScreen)
    app.touch("menu")
    app.touch("roster")
    told = [ButtonEvent(2, DOWN, 0), ButtonEvent(ENGINE, DOWN, 0)]
    monkeypatch.setattr(app.services, "hub_events", lambda: [told.pop()] if told else [])
    app.frame()
    assert shows(app.screen, RosterPage), "the engine is no place"
    app.frame()
    assert shows(app.screen, JoinPage)
    type_name(app, "Zoe")
    app.touch("sit")
    app.touch("back")
    referee = screen.presenter.session.referee
    assert (referee.names, referee.slots[:4]) == (("Ada", "Bo", "Caleb", "Zoe"), (5, 7, 8, 2))
    assert screen.presenter.session.mode.awaited.what != "place"
