"""Correcting a call by touch: the list of the round's calls, the table as it was then, and what no longer holds."""

import pygame
import pytest
from tests.referee.tables import game_of
from tests.window.screens.real_tiles.called_driver import CalledByTouch, small
from tests.window.screens.real_tiles.real_table_driver import LOOK, ScreenDriver
from tests.window.screens.real_tiles.slots_driver import PressedByTouch

from roundhouse.presenters.pages.calls import CallsPage
from roundhouse.presenters.pages.table_menu import TableMenuPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee.calls import write_call
from roundhouse.window.controls.page import TablePicture
from roundhouse.window.controls.page_input import Pressed
from roundhouse.window.screens.pages.list_screen import shows
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen
from roundhouse.window.screens.real_tiles.correction_screen import CorrectionScreen, calls_screen
from roundhouse.window.screens.real_tiles.slots_page import parts_of
from roundhouse.window.screens.real_tiles.slots_screen import SlotsScreen
from roundhouse.window.screens.screen import Frame, Open, Replace, Return
from roundhouse.window.table.sidebar import play_places, sidebar_layout

NOW = Frame(LOOK, 5000)
FINGER = 44
pytestmark = pytest.mark.usefixtures("no_screen")


def called() -> CalledByTouch:
    """Ann, Bo and Cy; each has laid a tile, and Ann and Bo a second one."""
    person = small()
    for ends, train in (((6, 1), 0), ((6, 2), 1), ((6, 3), 2), ((1, 0), 0), ((2, 3), 1)):
        for end in ends:
            person.end(end)
        person.train(train)
    return person


def until_the_list_is_full(person: CalledByTouch) -> None:
    """People draw and pass until the sidebar has no room for all plays of the round."""
    while len(person.screen.presenter.plays) <= person.fingers.arranged().sidebar.plays + 2:
        person.press("draw")
        person.press("done")


def calls_of(person: CalledByTouch) -> list[str]:
    """The calls, as the journal writes them."""
    return [write_call(person.table.referee.game, said.call) for said in person.table.referee.calls]


def moment(person: CalledByTouch, number: int) -> tuple[CorrectionScreen, CalledByTouch]:
    """The table as it was before a call of the list, and fingers there."""
    way = person.screen._navigation.follow_control("menu")
    assert isinstance(way, Open) and shows(way.screen, TableMenuPage)
    way = way.screen.handle(Pressed("calls"))
    assert isinstance(way, Replace) and shows(way.screen, CallsPage)
    listed = way.screen
    page = listed.page(LOOK)
    assert page.control("choose-call:4") is not None
    way = listed.handle(Pressed(f"choose-call:{number}"))
    assert isinstance(way, Replace) and isinstance(way.screen, CorrectionScreen)
    inner = way.screen.inner
    assert isinstance(inner, CalledScreen)
    there = CalledByTouch(person.table.referee.game, ScreenDriver(inner))
    return way.screen, there


def test_a_touched_call_leads_to_the_table_as_it_was_with_what_else_it_can_have_been() -> None:
    person = called()
    listed = calls_screen(person.services, Presenter(person.table), CalledScreen)
    calls = {control.rect[0] for control in listed.page(LOOK).controls if control.name.startswith("choose-call:")}
    assert len(calls) == 2
    way = listed.handle(Pressed("choose-call:7"))
    assert isinstance(way, Replace) and isinstance(way.screen, CorrectionScreen)
    there = way.screen.inner
    assert isinstance(there, CalledScreen)
    choices = [there.page(LOOK).control(name) for name in ("insert-call", "remove-call", "menu")]
    assert all(choices), "and back"


def test_one_of_the_last_plays_is_corrected_in_two_touches() -> None:
    person = called()
    arranged = person.fingers.arranged()
    shown = arranged.view.last_plays
    assert shown[0].text.startswith("2-3")
    places = play_places(arranged.sidebar, arranged.regions.sidebar, arranged.regions.letters)
    way = person.fingers.touch(places[0].center)
    assert isinstance(way, Open) and isinstance(way.screen, CorrectionScreen)
    assert isinstance(way.screen.inner, CalledScreen)
    there = CalledByTouch(person.table.referee.game, ScreenDriver(way.screen.inner))
    at = there.fingers.arranged()
    assert all(there.screen._play_at(place.center) is None for place in places if at.play_at(place.center)), "no more"
    there.end(4)
    assert way.screen.update((), NOW) == Return()
    assert calls_of(person)[-1] == "2-4 on B" and person.table.mode.awaited.what == "turn"


def test_the_wheel_brings_older_plays_within_two_touches() -> None:
    person = small()
    until_the_list_is_full(person)
    shown = person.fingers.arranged()
    newest, room = shown.view.last_plays, shown.sidebar.plays
    for _ in range(100):
        person.fingers.do(pygame.Event(pygame.MOUSEWHEEL, y=-1))
    arranged = person.fingers.arranged()
    first = person.screen.presenter.plays[-room:]
    assert arranged.view.last_plays == first != newest[:room], "not past the first call of the round"
    places = play_places(arranged.sidebar, arranged.regions.sidebar, arranged.regions.letters)
    way = person.fingers.touch(places[room - 1].center)
    assert isinstance(way, Open) and isinstance(way.screen, CorrectionScreen)
    person.fingers.do(*[pygame.Event(pygame.MOUSEWHEEL, y=1)] * 100)
    assert person.fingers.arranged().view.last_plays == newest


def test_a_touch_on_the_heading_brings_every_call_of_the_round_within_two_touches() -> None:
    person = small()
    until_the_list_is_full(person)
    button = person.fingers.arranged().sidebar.button
    assert button is not None and button.height >= FINGER and person.screen.hover(button.center)
    way = person.fingers.touch(button.center)
    assert isinstance(way, Open) and shows(way.screen, CallsPage)
    older = Pressed("choose-call:3")
    assert way.screen.page(LOOK).control(older.name) is not None
    way = way.screen.handle(older)
    assert isinstance(way, Replace) and isinstance(way.screen, CorrectionScreen)
    there = CalledByTouch(person.table.referee.game, ScreenDriver(way.screen.inner))
    assert there.fingers.arranged().sidebar.button is None, "no more"


def test_a_new_call_brings_the_newest_plays_into_sight() -> None:
    person = small()
    until_the_list_is_full(person)
    person.fingers.do(pygame.Event(pygame.MOUSEWHEEL, y=-1))
    scrolled = person.fingers.arranged().view.last_plays
    person.press("draw")
    arranged = person.fingers.arranged()
    assert arranged.view.last_plays[0] == person.screen.presenter.plays[0] != scrolled[0]


def test_what_no_longer_holds_is_asked_about_on_the_table() -> None:
    person = called()
    screen, there = moment(person, 4)
    there.end(4)
    assert screen.update((), NOW) == Return()
    person.screen.repaint()
    page = person.screen.page(LOOK)
    assert [text.text for text in page.texts] == [
        "That no longer holds",
        "Bo plays 2-3 on their own train. 2-3 does not fit on Bo's train: the open end is 4. Play a tile with 4 there.",
    ]
    assert [page.control(name) is not None for name in ("keep", "fix", "remove", "remove-rest")] == [True] * 3 + [False]
    (shown,) = (picture for picture in page.pictures if isinstance(picture, TablePicture))
    (failed,) = shown.table.targets
    assert (failed.train, failed.tile.key, failed.fails) == (1, frozenset((2, 3)), True)
    assert [len(train.tiles) for train in shown.table.trains] == [2, 1, 1, 0], "as it was before that call"
    person.fingers.press("keep")
    assert calls_of(person)[6:] == ["? on B"] and person.table.mode.awaited.what == "turn"


def test_what_no_longer_holds_is_changed_at_the_table_as_it_is_now() -> None:
    person = called()
    screen, there = moment(person, 4)
    there.end(4)
    screen.update((), NOW)
    person.screen.repaint()
    way = person.screen._handle_page_event(Pressed("fix"))
    assert isinstance(way, Open) and isinstance(way.screen, CorrectionScreen)
    assert isinstance(way.screen.inner, CalledScreen)
    there = CalledByTouch(person.table.referee.game, ScreenDriver(way.screen.inner))
    there.end(5)
    assert way.screen.update((), NOW) == Return()
    assert (calls_of(person)[6:], person.table.mode.awaited.what) == (["4-5 on B"], "turn")


def test_a_refused_press_asks_whether_an_earlier_call_was_wrong() -> None:
    person = PressedByTouch(game_of("mexican-train", 3, {"set": 6, "deal": 4}), placed=True)
    slots = person.table.referee.slots
    for train in (0, 0, 1):
        person.press(slots[train])
    assert person.screen.page(LOOK).control("calls") is None
    person.press(slots[1])
    asked = person.screen.page(LOOK).control("calls")
    assert asked is not None and asked.label == "Was an earlier call wrong?"
    way = person.screen._handle_page_event(Pressed("calls"))
    assert isinstance(way, Open) and shows(way.screen, CallsPage)


def test_one_of_the_last_presses_is_corrected_in_two_touches() -> None:
    person = PressedByTouch(game_of("mexican-train", 3, {"set": 6, "deal": 4}), placed=True)
    slots = person.table.referee.slots
    for train in (0, 0, 1):
        person.press(slots[train])
    view, area = person.screen.presenter.present().table, pygame.Rect(parts_of(LOOK).sidebar)
    places = play_places(sidebar_layout(view, area, LOOK.letters), area, LOOK.letters)
    assert person.screen.hover(places[0].center) and not person.screen.hover(area.midbottom)
    way = person.fingers.touch(places[0].center)
    assert isinstance(way, Open) and isinstance(way.screen, CorrectionScreen)
    assert isinstance(way.screen.inner, SlotsScreen)
    there = PressedByTouch(person.table.referee.game, fingers=ScreenDriver(way.screen.inner))
    assert not there.screen.hover(places[0].center), "no more"
    there.fingers.press("draw")
    assert way.screen.update((), NOW) == Return()
    button = person.screen._rail.button
    assert button is not None and person.screen.hover(button.center)
    way = person.fingers.touch(button.center)
    assert isinstance(way, Open) and shows(way.screen, CallsPage)
    assert write_call(person.table.referee.game, person.table.referee.calls[-1].call) == "draw"


def test_the_wheel_brings_older_presses_into_sight_at_a_table_of_buttons_too() -> None:
    person = PressedByTouch(game_of("mexican-train", 2, {"set": 12, "deal": 4}), placed=True)
    for _ in range(14):
        person.fingers.press("draw")
        person.fingers.press("done")
    screen = person.screen
    newest = screen._at(LOOK)[0].table.last_plays
    assert len(screen.presenter.plays) > screen._rail.plays > 0
    person.fingers.do(*[pygame.Event(pygame.MOUSEWHEEL, y=-1)] * 100)
    oldest = screen._at(LOOK)[0].table.last_plays
    assert oldest == screen.presenter.plays[-screen._rail.plays :] != newest
    person.fingers.do(*[pygame.Event(pygame.MOUSEWHEEL, y=1)] * 100)
    assert screen._at(LOOK)[0].table.last_plays == newest


def test_a_table_of_buttons_is_corrected_by_pressing_what_it_was() -> None:
    person = PressedByTouch(game_of("mexican-train", 3, {"set": 6, "deal": 4}), placed=True)
    slots = person.table.referee.slots
    for train in (0, 0, 1, 2):
        person.press(slots[train])
    listed = calls_screen(person.services, Presenter(person.table), SlotsScreen)
    way = listed.handle(Pressed("choose-call:4"))
    assert isinstance(way, Replace) and isinstance(way.screen, CorrectionScreen)
    assert isinstance(way.screen.inner, SlotsScreen)
    there = PressedByTouch(person.table.referee.game, fingers=ScreenDriver(way.screen.inner))
    there.fingers.press("insert-call")
    there.fingers.press("draw")
    assert way.screen.update((), NOW) == Return()
    assert [write_call(person.table.referee.game, said.call) for said in person.table.referee.calls][3:] == [
        "draw", "? on B", "? on C",
    ]  # fmt: skip
