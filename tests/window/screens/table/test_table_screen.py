"""The screen of a table, driven by events."""

from collections.abc import Sequence
from dataclasses import replace
from unittest.mock import Mock

import pygame
import pytest
from tests.window.plain_services import PlainServices
from tests.window.screens.real_tiles.real_table_driver import ScreenDriver
from tests.window.table.sample_views import four_players, picked
from tools.pictures.moments import RESTED_MS
from tools.pictures.tables import choosing

from roundhouse import actions
from roundhouse.actions import Action
from roundhouse.actions.action import Index, TrainEnd
from roundhouse.indices import Train
from roundhouse.presenters.pages.match import WholeTrainPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import TableView
from roundhouse.window.controls.page import TilePicture
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.screens.pages.list_screen import shows
from roundhouse.window.screens.screen import STAY, Frame, Open, Return
from roundhouse.window.screens.table.dealt_screen import DealtScreen
from roundhouse.window.screens.table.table_screen import TableScreen
from roundhouse.window.table import message_strip

LOOK = DisplaySettings()


class Shown:
    """A screen without a window: `view` is what its host answers next."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.wanted: list[Action] = []
        self.surface = pygame.Surface(LOOK.size)
        self.screen = TableScreen(self._host)
        self.speaker = Mock()
        self.now = 5000

    def _host(self, intents: Sequence[Action], _now: int) -> TableView:
        self.wanted = list(intents)
        return self.view

    def do(self, *events: pygame.Event) -> list[Action]:
        """The actions that the screen submitted for these events; then a frame is painted."""
        self.screen.update(events, Frame(LOOK, self.now))
        self.screen.paint(self.surface, Frame(LOOK, self.now, speaker=self.speaker))
        self.now += 100
        return self.wanted


def mouse(kind: int, at: tuple[int, int]) -> pygame.Event:
    return pygame.Event(kind, pos=at) if kind == pygame.MOUSEMOTION else pygame.Event(kind, pos=at, button=1)


@pytest.fixture
def shown() -> Shown:
    found = Shown(four_players())
    found.do()
    return found


def test_a_tile_is_dragged_onto_a_train(shown: Shown) -> None:
    assert shown.do(mouse(pygame.MOUSEBUTTONDOWN, (860, 730))) == [actions.PickTile(Index(9))]
    shown.view = picked()
    assert shown.do(mouse(pygame.MOUSEMOTION, (700, 400))) == []
    assert shown.do(mouse(pygame.MOUSEBUTTONUP, (300, 100))) == [actions.DropTile(Train(2), TrainEnd(0))]


def test_a_click_on_the_picked_tile_touches_it_again() -> None:
    shown = Shown(picked())
    shown.do()
    down, up = mouse(pygame.MOUSEBUTTONDOWN, (860, 730)), mouse(pygame.MOUSEBUTTONUP, (860, 730))
    assert shown.do(down, up) == [actions.PickTile(Index(9))]


DOWN, UP = (mouse(kind, (860, 730)) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))


@pytest.mark.parametrize(("places", "ms", "lies"), [(1, 200, True), (1, 600, False), (2, 200, False)])
def test_a_double_click_lays_a_tile_that_fits_in_one_place(shown: Shown, places: int, ms: int, lies: bool) -> None:
    assert shown.do(DOWN, UP) == [actions.PickTile(Index(9))]
    shown.view = replace(picked(), targets=picked().targets[:places])
    shown.do()
    shown.now += ms - 200
    target = shown.view.targets[0]
    assert shown.do(DOWN) == ([actions.DropTile(target.train, target.end)] if lies else [])
    assert shown.do(UP) == ([] if lies else [actions.PickTile(Index(9))])


def test_a_dragged_tile_snaps_to_where_it_would_lie_and_turns(shown: Shown) -> None:
    shown.do(DOWN)
    shown.view = picked()
    shown.do()
    shown.now += RESTED_MS
    arranged = shown.screen.arrangement
    assert arranged is not None
    target = shown.view.targets[0]
    where = arranged.layout.trains[target.train].landings[target.end]
    middle = round(where.x + where.width / 4), round(where.y + where.height / 4)
    faint = shown.surface.get_at(middle)
    shown.do(mouse(pygame.MOUSEMOTION, (round(where.x), round(where.y))))
    assert shown.surface.get_at(middle) != faint, "no longer faint"
    place = arranged.hand[9]
    at_rest = shown.surface.get_at((round(place.x), round(place.y - place.height / 4)))
    assert tuple(at_rest)[:3] == palette.BACKGROUND, "it has left the hand"


def test_a_deal_is_skipped_by_any_press(shown: Shown) -> None:
    shown.view = replace(shown.view, round_key=99)
    shown.do()
    assert shown.screen.wait_ms(shown.now) == 0
    still = Shown(shown.view)
    still.do()
    shown.do(mouse(pygame.MOUSEBUTTONDOWN, (5, 650)), mouse(pygame.MOUSEBUTTONUP, (5, 650)))
    arranged = shown.screen.arrangement
    assert arranged is not None
    hand = arranged.regions.hand
    pictures = [pygame.image.tobytes(each.surface.subsurface(hand), "RGB") for each in (shown, still)]
    assert pictures[0] == pictures[1], "all tiles lie there"


def test_the_mouse_is_a_hand_where_a_press_does_something(shown: Shown) -> None:
    arranged = shown.screen.arrangement
    assert arranged is not None
    tile = round(arranged.hand[3].x), round(arranged.hand[3].y)
    lane = arranged.layout.trains[0].landings[0]
    assert shown.screen.hover(tile) and not shown.screen.hover((round(lane.x), round(lane.y)))
    shown.view = picked()
    shown.do()
    target = shown.view.targets[0]
    lane = arranged.layout.trains[target.train].landings[target.end]
    assert shown.screen.hover((round(lane.x), round(lane.y)))
    assert not shown.screen.hover((5, arranged.regions.strip.centery))


def test_what_the_mouse_points_at_is_lighter_and_a_pressed_button_lower(shown: Shown) -> None:
    arranged = shown.screen.arrangement
    assert arranged is not None
    places = message_strip.button_places(arranged.view.buttons, arranged.regions)
    button = next(place for each, place in zip(arranged.view.buttons, places, strict=True) if each.enabled)
    tile = arranged.hand[3]
    middle = round(tile.x), round(tile.y)

    def look(area: pygame.Rect) -> bytes:
        shown.do()
        return pygame.image.tobytes(shown.surface.subsurface(area), "RGB")

    around = pygame.Rect(0, 0, round(tile.width) + 8, round(tile.height) + 8)
    around.center = middle
    rest = {"tile": look(around), "button": look(button)}
    shown.screen.hover(middle)
    assert look(around) != rest["tile"] and look(button) == rest["button"]
    shown.screen.hover(button.center)
    lighter = look(button)
    assert look(around) == rest["tile"] and lighter != rest["button"]
    shown.do(mouse(pygame.MOUSEBUTTONDOWN, button.center))
    assert look(button) not in (lighter, rest["button"])
    shown.do(mouse(pygame.MOUSEBUTTONUP, button.center))
    assert look(button) == lighter
    shown.do(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=middle, button=1, touch=True))
    assert look(button) == rest["button"], "a finger leaves nothing behind"


def test_keys_and_the_close_button(shown: Shown) -> None:
    key = pygame.Event(pygame.KEYDOWN, key=pygame.K_d, mod=0)
    assert shown.do(key, pygame.Event(pygame.QUIT)) == [actions.Draw()]
    assert shown.screen.update([pygame.Event(pygame.QUIT)], Frame(LOOK, 0)) == Return()


def test_the_hand_may_change_while_a_tile_is_held(shown: Shown) -> None:
    shown.do(mouse(pygame.MOUSEBUTTONDOWN, (915, 740)), mouse(pygame.MOUSEMOTION, (700, 400)))
    shown.view = replace(four_players(), hand=())
    shown.do()
    assert shown.do(mouse(pygame.MOUSEBUTTONUP, (300, 100))) == []


def test_a_train_that_is_hard_to_read_is_seen_by_itself(shown: Shown) -> None:
    view = four_players()
    long = replace(view.trains[2], tiles=120 * view.trains[2].tiles[:1])
    shown.view = replace(view, trains=(*view.trains[:2], long, *view.trains[3:]))
    shown.do()
    way = shown.screen.update([pygame.Event(pygame.KEYDOWN, key=pygame.K_3, mod=0)], Frame(LOOK, shown.now))
    assert isinstance(way, Open) and shows(way.screen, WholeTrainPage)
    page = way.screen.page(LOOK)
    assert sum(isinstance(picture, TilePicture) for picture in page.pictures) == 120
    assert way.screen.update([pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)], Frame(LOOK, 0)) == Return()


def test_the_key_that_leaves_the_table_closes_the_screen(shown: Shown) -> None:
    assert shown.screen.update((), Frame(LOOK, 0)) == STAY
    key = pygame.Event(pygame.KEYDOWN, key=pygame.K_q, mod=pygame.KMOD_LCTRL, unicode="")
    assert shown.screen.update([key], Frame(LOOK, 0)) == Return()


def test_what_comes_in_one_frame_is_done_one_after_the_other() -> None:
    screen = DealtScreen(PlainServices(), Presenter(choosing(4)))
    driver = ScreenDriver(screen)
    driver.now += RESTED_MS
    arranged = driver.arranged()
    steps = screen.presenter.session.referee.steps
    right = pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="")
    playable = [index for index, tile in enumerate(arranged.view.hand) if tile.playable]
    assert len(playable) > 1
    driver.do(right, right)
    assert [index for index, tile in enumerate(driver.arranged().view.hand) if tile.picked] == playable[1:2]
    # A tile, and at once the train on which it lies then.
    screen.presenter.submit(actions.PickTile())
    screen.presenter.submit(actions.PickTile(Index(playable[0])))
    target = screen.presenter.present().table.targets[0]
    screen.presenter.submit(actions.PickTile())
    driver.do()
    arranged = driver.arranged()
    tile, lane = arranged.hand[playable[0]], arranged.layout.trains[target.train].landings[target.end]
    driver.now += RESTED_MS
    points = (round(tile.x), round(tile.y)), (round(lane.x), round(lane.y))
    driver.do(
        *(
            pygame.Event(kind, pos=point, button=1)
            for point in points
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        )
    )
    assert screen.presenter.session.referee.steps == steps + 1


@pytest.mark.parametrize("volume", [0, 5])
def test_tiles_are_heard_unless_the_table_is_mute(volume: int) -> None:
    view = four_players()
    shown = Shown(replace(view, boneyard=20, scene=view.scene._replace(volume=volume)))
    shown.do()
    shown.view = replace(shown.view, boneyard=19)
    shown.do()
    heard = [[sound.kind for sound in call.args[0]] for call in shown.speaker.sound_tiles.call_args_list]
    assert heard == ([["draw"]] if volume else [])
