"""An agreement of a table holds wherever play goes on: whether steps are taken back."""

from dataclasses import replace

import pygame
import pytest
from tests.window.screens.app_driver import AppDriver, screen_name

from roundhouse.games.core.moves import Draw
from roundhouse.games.match.match import Correct
from roundhouse.hub.events import ButtonEvent
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.pages.list_page import Paragraph
from roundhouse.presenters.pages.questions import ProposalPage
from roundhouse.presenters.pages.scores import ScoresPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import TableSession
from roundhouse.window.screens.pages.list_screen import shows
from roundhouse.window.screens.table.dealt_screen import DealtScreen
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.messages import LONG

SMALL = {"set": "6", "deal": "5", "rounds": "2"}


def dealt(app: AppDriver, *kinds: str, undo: bool = True) -> TableSession:
    """A round has begun, and the player in turn sees their hand."""
    app.sit("mexican-train", kinds, **SMALL)
    choices = app.services.choices
    app.services.choices = replace(choices, table=replace(choices.table, undo=undo))
    app.touch("deal")
    app.wait(2200)
    if kinds.count("person") > 1:
        app.touch("show")
    assert isinstance(app.screen, DealtScreen)
    return app.screen.presenter.session


def play(table: TableSession, turns: int) -> None:
    """The player in turn plays as a computer player would, for this many turns."""
    for _ in range(turns):
        position = table.referee.position
        assert position is not None
        turn = position.turn
        while (position := table.referee.position) is not None and position.turn == turn:
            table.call(table.computers.move(turn))


def see_hand(app: AppDriver, table: TableSession) -> None:
    """A person is in turn, and has confirmed being there."""
    while table.referee.in_turn is None or not table.referee.in_turn.is_person:
        play(table, 1)
    app.frame()
    if "show" in app.at_strip():
        app.touch("show")


def test_who_plays_alone_asks_nobody(app: AppDriver) -> None:
    table = dealt(app, "person", "greedy")
    while table.referee.position is not None and table.referee.position.turn != 0:
        play(table, 1)
    before = len(table.referee.match.events)
    play(table, 1)
    app.frame()
    app.touch("undo")
    assert isinstance(app.screen, DealtScreen)
    assert len(table.referee.match.events) <= before + 1


def test_no_drawn_tile_is_revealed_to_the_others(app: AppDriver) -> None:
    table = dealt(app, "person", "person")
    while not isinstance(table.referee.match.events[-1], Draw):
        position = table.referee.position
        _ = table.mode.begin() if position is None else table.call(table.computers.move(position.turn))
    drew = table.referee.match.events[-1]
    assert isinstance(drew, Draw) and drew.tile >= 0
    seat = table.referee.last_events(1)[0].seat
    assert seat is not None
    table.proposals.ask(seat)
    told = [row for row in ProposalPage(Presenter(table)).present(Texts()).rows if isinstance(row, Paragraph)]
    assert told[0].text == f"It takes back: {table.referee.names[seat]} draws a tile."


def test_a_long_press_on_the_engine_asks_and_a_second_one_agrees(
    app: AppDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = dealt(app, "person", "person")
    play(table, 2)
    see_hand(app, table)
    events = len(table.referee.match.events)
    held = ButtonEvent(ENGINE, LONG, 0)
    for expected in ("ProposalPage", "DealtScreen"):
        monkeypatch.setattr(app.services, "hub_events", _once(held))
        app.frame()
        assert screen_name(app.screen) == expected
    assert len(table.referee.match.events) < events


def _once(event: ButtonEvent) -> object:
    """A hub that reports this once."""
    left = [event]

    def listen() -> list[ButtonEvent]:
        told, left[:] = left[:], []
        return told

    return listen


def test_a_table_that_agreed_to_no_undo_has_none_even_when_others_choose_it_since(app: AppDriver) -> None:
    table = dealt(app, "person", "greedy", undo=False)
    app.touch("menu")
    app.touch("quit")
    app.touch("rules")
    app.touch("group:different")
    app.touch("undo")
    app.touch("back")
    app.touch("back")
    assert app.services.choices.table.undo
    app.touch("waiting")
    app.touch("saved:1")
    app.wait(2200)
    screen = app.screen
    assert isinstance(screen, DealtScreen)
    table = screen.presenter.session
    play(table, 2)
    app.frame()
    events = list(table.referee.match.events)
    assert "undo" not in app.at_strip()
    app.key(pygame.K_u)
    assert table.handle_hub_event(ButtonEvent(ENGINE, LONG, 0)) is None
    assert table.referee.match.events[: len(events)] == events


def test_at_the_scores_the_others_are_asked_for_a_play_and_not_for_a_slip_of_the_pen(app: AppDriver) -> None:
    table = dealt(app, "person", "person")
    while (position := table.referee.position) is not None:
        table.call(table.computers.move(position.turn))
    app.wait(4400)
    assert shows(app.screen, ScoresPage)
    table.call(Correct(0, 0, 99))
    app.touch("undo")
    assert shows(app.screen, ScoresPage)
    assert table.referee.match.results[0].points[0] != 99
    app.touch("undo")
    assert shows(app.screen, ProposalPage)
    app.touch("agree")
    assert isinstance(app.screen, DealtScreen)
    assert table.referee.position is not None
