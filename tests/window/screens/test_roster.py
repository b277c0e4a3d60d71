"""Who sits at a table in play: people come between rounds, leave and come back, and hand their seats over."""

from __future__ import annotations

import pygame
import pytest
from tests.window.screens.app_driver import Evening

from roundhouse.hub import Pressed
from roundhouse.referee import LiveTable, Seat
from roundhouse.referee.slots_table import SlotsTable
from roundhouse.window.screens.called_menu import CalledMore
from roundhouse.window.screens.dealt import Dealt
from roundhouse.window.screens.join import Newcomer
from roundhouse.window.screens.occupied_seat import TakenSeat
from roundhouse.window.screens.roster import AtThisTable
from roundhouse.window.screens.scores import Scores
from roundhouse.window.screens.slots import SlotsScreen
from roundhouse_hub.link.messages import DOWN

SMALL = {"set": "9", "deal": "5", "rounds": "4"}


def dealt(somebody: Evening, *kinds: str) -> LiveTable:
    """A round has begun."""
    somebody.sit("mexican-train", kinds, **SMALL)
    somebody.touch("deal")
    somebody.wait(2200)
    assert isinstance(somebody.screen, Dealt)
    return somebody.screen.table


def end_round(somebody: Evening, table: LiveTable) -> None:
    """The round is played on in no time, and the scores come up."""
    while (position := table.referee.position) is not None:
        if table.step() is None:
            table.call(table.choice(position.turn))
    somebody.wait(4400)


def type_name(somebody: Evening, name: str) -> None:
    for _ in range(14):
        somebody.key(pygame.K_BACKSPACE)
    somebody.write(name)


def test_somebody_comes_between_rounds_and_gets_what_others_got(somebody: Evening) -> None:
    table = dealt(somebody, "person", "greedy", "greedy")
    end_round(somebody, table)
    points = table.referee.match.results[0].points
    somebody.touch("company")
    somebody.touch("seat:0")
    assert isinstance(somebody.screen, Newcomer)
    type_name(somebody, "Zoe")
    average = round(sum(points) / 3)
    assert f"Zoe begins with {average} point" in somebody.said()
    somebody.touch("sit")
    assert isinstance(somebody.screen, AtThisTable)
    somebody.touch("back")
    assert isinstance(somebody.screen, Scores)
    assert table.referee.names == ("Ada", "Bo", "Caleb", "Zoe")
    assert table.referee.placed[3] == 0
    assert somebody.control("cell:0:4").label == f"({average})"
    somebody.touch("next")
    assert isinstance(somebody.screen, Dealt)
    somebody.wait(2200)
    assert table.referee.position is not None
    assert table.referee.position.count(3) == 5
    end_round(somebody, table)
    assert isinstance(somebody.screen, Scores)
    assert len(table.referee.match.results[-1].points) == 4


def test_what_a_missed_round_counts_can_be_chosen(somebody: Evening) -> None:
    table = dealt(somebody, "person", "greedy")
    end_round(somebody, table)
    somebody.touch("company")
    somebody.touch("seat:6")
    somebody.walk_to("points")
    for _ in range(5):
        somebody.key(pygame.K_RIGHT)
    assert "with 20 points, for 1 round" in somebody.said()
    somebody.touch("sit")
    assert table.referee.match.totals[1] == 20, "who sits down between the two is between them in turn, too"


def test_who_leaves_comes_back_to_what_was_played(somebody: Evening) -> None:
    table = dealt(somebody, "person", "greedy", "greedy")
    end_round(somebody, table)
    bos = table.referee.match.totals[1]
    somebody.touch("company")
    somebody.touch("seat:7")
    assert isinstance(somebody.screen, TakenSeat)
    assert "A player who leaves keeps their points" in somebody.said()
    somebody.touch("leave")
    assert table.referee.names == ("Ada", "Caleb")
    somebody.touch("back")
    somebody.touch("table")
    assert isinstance(somebody.screen, Dealt)
    somebody.frame()
    assert somebody.screen.arrangement is not None
    assert len(somebody.screen.arrangement.view.trains) == 3
    somebody.touch("next")
    somebody.wait(2200)
    end_round(somebody, table)
    somebody.touch("company")
    somebody.touch("seat:7")
    assert "Bo is back, with" in somebody.said()
    assert somebody.control("name").label == "Bo"
    somebody.touch("sit")
    assert table.referee.names == ("Ada", "Bo", "Caleb")
    assert table.referee.match.sheet[0].points(1) == bos
    somebody.touch("back")
    somebody.touch("undo")
    assert table.referee.names == ("Ada", "Caleb"), "one undo takes back that somebody came, and no more"
    assert isinstance(somebody.screen, Scores)


def test_a_seat_is_handed_over_in_the_middle_of_a_round_and_nobody_leaves_then(somebody: Evening) -> None:
    table = dealt(somebody, "person", "greedy")
    while table.referee.in_turn is None or not table.referee.in_turn.is_person:
        somebody.wait(1100)
    events = len(table.referee.match.events)
    somebody.touch("pause")
    somebody.touch("company")
    assert somebody.page.control("seat:0") is None, "no free place is offered"
    assert "between rounds" in somebody.said()
    somebody.touch("seat:5")
    assert not somebody.control("leave").enabled
    somebody.touch("who:greedy")
    somebody.touch("back")
    assert table.referee.seats[0] == Seat("Ada", "greedy")
    somebody.touch("back")
    somebody.touch("on")
    somebody.wait(6600)
    assert len(table.referee.match.events) > events, "the computer plays on"
    somebody.touch("pause")
    somebody.touch("company")
    somebody.touch("seat:7")
    type_name(somebody, "Cleo")
    somebody.touch("who:person")
    somebody.key(pygame.K_ESCAPE)
    assert table.referee.seats == (Seat("Ada", "greedy"), Seat("Cleo"))
    somebody.touch("back")
    somebody.touch("on")
    somebody.wait(9900)
    screen = somebody.screen
    assert isinstance(screen, Dealt)
    assert screen.playing.viewer == 1
    assert screen.arrangement is not None and screen.arrangement.view.hand, "the only person sees the hand at once"


def test_a_name_that_cannot_be_is_said_and_seats_nobody(somebody: Evening) -> None:
    table = dealt(somebody, "person", "greedy")
    end_round(somebody, table)
    somebody.touch("company")
    somebody.touch("seat:0")
    for name, fault in (("bo", "Somebody here"), ("draw", "cannot be a name"), ("", "Type a name")):
        type_name(somebody, name)
        assert fault in somebody.said()
        assert not somebody.control("sit").enabled
        somebody.key(pygame.K_RETURN)
        assert isinstance(somebody.screen, Newcomer)
    somebody.touch("back")
    somebody.touch("seat:5")
    type_name(somebody, "Bo")
    somebody.touch("back")
    assert table.referee.names == ("Ada", "Bo")


def test_the_hand_of_one_who_hands_over_is_covered_before_the_next_one(somebody: Evening) -> None:
    table = dealt(somebody, "person", "person", "greedy")
    screen = somebody.screen
    assert isinstance(screen, Dealt)
    while table.referee.in_turn is None or not table.referee.in_turn.is_person:
        somebody.wait(1100)
    if "show" in somebody.at_strip():
        somebody.touch("show")
    assert screen.arrangement is not None and screen.arrangement.view.hand
    seat = screen.playing.viewer
    table.hand_over(seat, Seat("Zoe"))
    somebody.frame()
    assert not screen.arrangement.view.hand
    assert "show" in somebody.at_strip()
    table.hand_over(seat, Seat("Zoe", "greedy"))
    somebody.frame()
    assert screen.playing.viewer == 1 - seat
    assert screen.arrangement.view.hand, "one person is left: from whom would the hand be hidden?"


def test_at_a_called_table_somebody_comes_before_the_first_round(somebody: Evening) -> None:
    somebody.sit("mexican-train", ("person", "person"), "called", **SMALL)
    somebody.touch("deal")
    somebody.touch("more")
    assert isinstance(somebody.screen, CalledMore)
    somebody.touch("company")
    somebody.touch("seat:1")
    assert [control.name for control in somebody.page.controls if control.name[:4] == "who:"] == ["who:person"]
    type_name(somebody, "Zoe")
    assert "from the first round on" in somebody.said()
    somebody.key(pygame.K_RETURN)
    somebody.touch("back")
    names = [somebody.control(f"seat:{seat}").label for seat in range(3)]
    assert names == ["Ada", "Bo", "Zoe"], "the table still asks who leads"


def test_at_a_table_of_buttons_a_press_in_front_of_a_free_place_is_enough(
    somebody: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    somebody.sit("private-trains", ("person", "person", "person"), "slots", set="6", deal="4")
    somebody.touch("deal")
    screen = somebody.screen
    assert isinstance(screen, SlotsScreen) and isinstance(screen.pressing.table, SlotsTable)
    somebody.touch("more")
    somebody.touch("company")
    told = [Pressed(2, DOWN, 0)]
    monkeypatch.setattr(somebody.house, "listen", lambda: [told.pop()] if told else [])
    somebody.frame()
    assert isinstance(somebody.screen, Newcomer)
    type_name(somebody, "Zoe")
    somebody.touch("sit")
    somebody.touch("back")
    referee = screen.pressing.table.referee
    assert (referee.names, referee.slots[:4]) == (("Ada", "Bo", "Caleb", "Zoe"), (5, 7, 8, 2))
    assert screen.pressing.table.sitting_down < 0
