"""The called table in its window: where things stand, and everything that can go wrong."""

import pygame
import pytest
from tests.referee.tables import game_of
from tests.window.plain_services import PlainServices
from tests.window.screens.real_tiles.called_driver import CalledByTouch, small
from tests.window.screens.real_tiles.real_table_driver import LOOK, NAMES

from roundhouse import actions
from roundhouse.indices import Seat, Slot
from roundhouse.presenters.pages.calls import CallsPage
from roundhouse.presenters.pages.table_menu import TableMenuPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import SeatedPlayer, TableSession, TakeSlot
from roundhouse.window.controls.page import HubPicture
from roundhouse.window.controls.page_input import Pressed, middle
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.screens.application import Application
from roundhouse.window.screens.pages.list_screen import shows
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen
from roundhouse.window.screens.real_tiles.table_places import called_places
from roundhouse.window.screens.screen import Open, Return
from roundhouse.window.window import Window

pytestmark = pytest.mark.usefixtures("no_screen")


def test_a_train_leaves_the_hub_where_its_player_sits() -> None:
    person = CalledByTouch(game_of("mexican-train", 3, {"set": 6, "deal": 4}))
    for seat, slot in enumerate((2, 6, 9)):
        person.table.call(TakeSlot(Seat(seat), Slot(slot)))
    person.seat(0)
    view = person.screen.view(LOOK)
    assert view is not None
    assert [train.slot for train in view.trains[:3]] == [2, 6, 9]
    assert [view.scene.colors[train.slot] for train in view.trains] == ["1", "2", "3", "m"]


@pytest.mark.parametrize("size", [(960, 600), (1024, 768), (1366, 768)])
def test_the_round_that_is_asked_about_stands_where_the_keys_come_and_no_answer_does(size: tuple[int, int]) -> None:
    person = CalledByTouch(game_of("mexican-train", 3, {}))
    page = person.screen.page(DisplaySettings(size))
    (hub,) = (picture for picture in page.pictures if isinstance(picture, HubPicture))
    assert hub.engine == (12, 12) and sum(lamp != palette.WELL for lamp in hub.lamps) == 3
    keys = pygame.Rect(called_places(DisplaySettings(size)).keys)
    assert keys.union(hub.rect).height < 1.6 * keys.height and keys.colliderect(hub.rect)
    assert not [each.name for each in page.controls if keys.colliderect(each.rect) or each.rect == hub.rect]
    view = person.shown.table
    assert {view.title, view.subtitle} <= {text.text for text in page.texts}


def test_what_lies_is_tagged_after_the_first_touch() -> None:
    person = small()
    person.end(6)
    person.end(2)
    person.train(0)
    person.end(2)
    tagged = [control.name for control in person.screen.page(LOOK).controls if control.detail]
    assert tagged == ["end:6"]


def test_the_only_train_is_offered_in_brass() -> None:
    person = small()
    person.end(6)
    person.end(2)
    person.train(0)
    person.end(2)
    person.end(3)
    assert not person.shown.table.targets, "it is another player's turn, whose train begins with a six"
    person.screen.presenter.submit(actions.Clear())
    person.end(6)
    person.end(3)
    person.train(1)
    person.press("draw")
    person.press("done")
    person.end(2)
    person.end(4)
    assert person.fingers.control("lay").kind == "primary"
    person.press("lay")
    position = person.table.referee.position
    assert position is not None and position.ends[0] == 4


def test_a_refusal_says_why_in_large_words_and_the_tile_stays() -> None:
    person = small()
    person.end(6)
    person.end(2)
    person.train(1)
    refused = person.shown
    assert refused.announcement is not None and refused.announcement.tone == "refused"
    assert refused.announcement.title == "Only Bo can begin that train: it waits for Bo's own turn."
    assert refused.announcement.text
    assert refused.table.refused_train == 1
    assert refused.entry is not None and len(refused.entry.ends) == 2
    way = person.fingers.press(actions.SeeCalls().wire)
    assert isinstance(way, Open) and shows(way.screen, CallsPage), "perhaps an earlier call was wrong"


def test_a_call_out_of_turn_names_whose_turn_it_is() -> None:
    person = small()
    person.speaker(1)
    person.end(6)
    person.end(2)
    person.train(1)
    assert person.title == "Bo has to wait: it is Ann's turn."
    person.speaker(1)
    assert person.shown.speaker == 0


def test_a_forgotten_done_is_called_with_one_key() -> None:
    person = CalledByTouch(game_of("private-trains", 3, {"set": 6, "deal": 4}))
    while person.table.mode.awaited.what != "turn":
        match person.table.mode.awaited.what:
            case "leader":
                person.seat(0)
            case "holder":
                person.seat(0)
            case _:
                person.press("dealt")
    if person.fingers.screen.page(LOOK).control("engine") is not None:  # type: ignore[attr-defined]
        person.press("engine")
    turn = person.table.mode.awaited.seat
    person.press("draw")
    position = person.table.referee.position
    assert position is not None and position.turn == turn
    other = (turn + 1) % 3
    person.speaker(other)
    person.press("draw")
    choices = [action.label for action in person.shown.offers if action.wire.startswith("choice:")]
    assert choices == [f"{person.table.referee.names[turn]} is done"]
    person.fingers.key(pygame.K_1)
    assert person.table.mode.awaited.seat == other


@pytest.mark.parametrize(
    ("game", "answered"), [("mexican-train", ["leader"]), ("station", ["holder", "finder", "finder"])]
)
def test_the_key_0_answers_that_the_lot_decides_or_nobody_has_the_engine(game: str, answered: list[str]) -> None:
    person = CalledByTouch(game_of(game, 3, {"set": 6, "deal": 4}))
    if person.table.mode.awaited.what == "next":
        person.press("dealt")
    for question in answered:
        assert person.table.mode.awaited.what == question
        steps = person.table.referee.steps
        person.fingers.key(pygame.K_0)
        assert person.table.referee.steps > steps, person.title


def test_a_long_turn_is_announced_once_more_until_something_is_called() -> None:
    person = small()
    person.services.nudge_after(30)
    person.fingers.do()
    for late, wait in ((False, 29_000), (True, 2_000)):
        person.fingers.now += wait
        person.fingers.do()
        said = [text.text for text in person.screen.page(LOOK).texts]
        assert ("No hurry, Ann: it is your turn." in said) == late
        assert "Play a tile, or draw one." in said, "who hesitates may not know what to do"
    person.press("draw")
    person.fingers.do()
    assert not any("No hurry" in text.text for text in person.screen.page(LOOK).texts)
    person.services.nudge_after(0)
    person.fingers.now += 1_000_000
    person.fingers.do()
    assert not any("No hurry" in text.text for text in person.screen.page(LOOK).texts)


def test_a_turn_ends_with_the_button_that_the_sentences_name() -> None:
    person = small()
    assert person.fingers.control("done").label == "Passed"
    person.press("done")
    assert person.title.startswith("Ann cannot pass yet")
    person.press("draw")
    assert "Play a tile, or end the turn with Done." in [text.text for text in person.screen.page(LOOK).texts]
    assert person.fingers.control("done").label == "Done"
    person.press("done")
    assert person.fingers.control("done").label == "Passed"


def test_who_leaves_by_the_menu_is_not_asked_again() -> None:
    person = small()
    way = person.fingers.key(pygame.K_ESCAPE)
    assert isinstance(way, Open) and shows(way.screen, TableMenuPage)
    assert way.screen.handle(Pressed("quit")) == Return(asked=True, both=True)


def test_a_hand_that_cannot_be_is_refused_with_what_the_calls_say() -> None:
    person = CalledByTouch(game_of("mexican-train", 2, {"set": 6, "deal": 1}))
    person.seat(0)
    person.end(6)
    person.end(2)
    person.train(0)
    assert person.table.mode.awaited.what == "hand"
    person.fingers.press("by-sum")
    for _ in range(2):
        person.fingers.press("digit:9")
    person.fingers.press("tell")
    page = person.screen.page(LOOK)
    assert page.texts[0].text == "What does Bo have left?"
    assert "Bo cannot have 99 pips" in page.texts[1].text
    person.tell(1 << person.table.referee.game.tiles.tile(3, 4), by_sum=False)
    assert person.table.referee.match.results[0].points == (0, 7)


@pytest.mark.parametrize("mode", ["called", "score-pad"])
def test_the_mouse_is_a_hand_over_a_question_of_a_real_table(mode: str) -> None:
    table = TableSession(game_of("mexican-train", 3, {}), [SeatedPlayer(name) for name in NAMES[:3]], mode=mode)
    screen = CalledScreen(PlainServices(), Presenter(table))
    with Window("Roundhouse") as window:
        pygame.event.clear()
        application = Application(window, screen)
        application.frame((), 0)
        asked = next(each for each in screen.page(application.display).controls if each.enabled)
        for now, point, hovered in ((16, middle(asked), asked.name), (32, (0, 0), "")):
            application.frame((pygame.Event(pygame.MOUSEMOTION, pos=point),), now)
            assert (screen.input.hovered, window._hand) == (hovered, bool(hovered))


def test_the_mouse_is_a_hand_over_keys_rows_and_trains_of_a_called_table() -> None:
    person = small()
    with Window("Roundhouse") as window:
        pygame.event.clear()
        application = Application(window, person.screen)
        application.frame((), 0)
        arranged = person.screen._painter.arrangement
        assert arranged is not None
        key, landing = middle(person.fingers.control("end:6")), arranged.layout.trains[0].landings[0]
        points = (key, "end:6"), (arranged.sidebar.rows[1].center, ""), ((landing.x, landing.y), "")
        for now, (point, hovered) in enumerate(points, 1):
            application.frame((pygame.Event(pygame.MOUSEMOTION, pos=point),), 16 * now)
            assert (person.screen.input.hovered, window._hand) == (hovered, True)


def test_a_row_of_the_rail_is_lighter_under_the_mouse_and_not_under_a_finger() -> None:
    person = small()
    with Window("Roundhouse") as window:
        pygame.event.clear()
        application = Application(window, person.screen)
        application.frame((), 0)
        arranged = person.screen._painter.arrangement
        assert arranged is not None
        row, other = arranged.sidebar.rows[1], arranged.sidebar.rows[2]

        def light(at: tuple[int, int]) -> int:
            return sum(window.surface.get_at(at)[:3])

        inside = row.centerx, row.top + 2
        dark, beside = light(inside), light(other.midtop)
        application.frame((pygame.Event(pygame.MOUSEMOTION, pos=row.center),), 16)
        assert light(inside) > dark and light(other.midtop) == beside
        application.frame((pygame.Event(pygame.MOUSEBUTTONDOWN, pos=row.center, button=1, touch=True),), 32)
        application.frame((), 48)
        assert light(inside) == dark
