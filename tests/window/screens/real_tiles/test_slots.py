"""The hub alone in its window: sitting down, refusals and the nudge."""

from types import SimpleNamespace

import pygame
import pytest
from tests.referee.tables import game_of
from tests.window.plain_services import PlainServices
from tests.window.screens.page_checks import faults
from tests.window.screens.page_services import LONGEST_NAMES, SIZES
from tests.window.screens.real_tiles.real_table_driver import LOOK
from tests.window.screens.real_tiles.slots_driver import PressedByTouch

from roundhouse import actions
from roundhouse.games import MexicanTrain
from roundhouse.hub.hub import ConnectionState
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.real_tiles.slots_screen import HubTouch, SlotsScreen
from roundhouse.window.screens.screen import Frame
from roundhouse_hub.buttons.gestures import Gestures
from roundhouse_hub.lamps.scene import ENGINE
from roundhouse_hub.link.messages import LONG, PRESS, TWICE

pytestmark = pytest.mark.usefixtures("no_screen")


def seated(**rules: object) -> PressedByTouch:
    return PressedByTouch(game_of("mexican-train", 3, {"set": 6, "deal": 4, **rules}), placed=True)


def test_people_who_sit_can_sit_elsewhere_before_it_begins() -> None:
    person = seated()
    person.fingers.press("sit-elsewhere")
    person.press(2)
    person.press(2)
    assert person.said == "Somebody is sitting there already."
    person.press(6)
    person.press(9)
    assert sorted(person.table.referee.reported_slots.values()) == [2, 6, 9]
    person.press(ENGINE)
    assert person.shown.offer(actions.SitElsewhere) is None


def test_nothing_pulses_where_less_motion_is_wanted() -> None:
    person = seated()
    person.press(person.table.referee.slots[0])
    person.fingers.now += 60_000
    still = DisplaySettings(less_motion=True)
    pictures = []
    for now in (person.fingers.now, person.fingers.now + 1200):
        person.screen.update((), Frame(still, now))
        surface = pygame.Surface(still.size)
        person.screen.paint(surface, Frame(still, now))
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[1]


def test_a_finger_on_the_picture_makes_the_hubs_own_gestures_in_the_hubs_own_times() -> None:
    finger = HubTouch()
    assert finger.down(3, 0) == [] and finger.up(100) == [] and finger.due(100 + Gestures.TWICE_MS) == []
    assert finger.due(101 + Gestures.TWICE_MS) == [(3, PRESS)]
    finger.down(3, 1000), finger.up(1100)
    assert finger.down(3, 1200) == [(3, TWICE)] and finger.up(1300) == [] and finger.due(1900) == []
    finger.down(3, 2000)
    assert finger.due(2000 + Gestures.LONG_MS) == [(3, LONG)] and finger.held == 3
    assert finger.up(2700) == [] and finger.held is None and finger.due(4000) == []
    finger.down(3, 5000), finger.up(5050)
    assert finger.down(4, 5100) == [] and finger.up(5150) == []
    assert finger.due(5351) == [(3, PRESS)] and finger.due(5451) == [(4, PRESS)], "two buttons, one after the other"


@pytest.mark.parametrize("seats", range(2, 12))
def test_around_the_hub_nothing_lies_on_anything_however_many_sit_there(seats: int) -> None:
    names = [f"{longest[:-2]}{number:02}" for number, longest in enumerate(LONGEST_NAMES, 1)][:seats]
    table = TableSession(MexicanTrain(seats), [SeatedPlayer(name) for name in names], Chance("1"), mode="slots")
    screen = SlotsScreen(PlainServices(), Presenter(table))
    for slot in (*range(seats), 0, ENGINE):  # all sit down, the first leads, and all have their tiles
        screen.presenter.submit(actions.PressButton(slot))
    assert screen.presenter.present().in_turn
    for display in (
        DisplaySettings(size, text, Texts(language)) for size in SIZES for text in TEXT_SIZES for language in LANGUAGES
    ):
        screen.repaint()
        found = faults(screen.page(display), display, tuple(names))
        assert not found, f"{display}:\n" + "\n".join(found)


def corners(person: PressedByTouch) -> set[str]:
    person.screen.repaint()
    return {text.text for text in person.screen.page(LOOK).texts}


def test_without_a_hub_the_screen_says_so_and_what_to_touch_instead() -> None:
    person = seated()
    services, without = person.services, {"No hub", "Tap the picture."}
    assert without <= corners(person)
    services.hub = SimpleNamespace(state=ConnectionState.CONNECTED, address="/dev/ttyACM0")  # type: ignore[assignment]
    assert not without & corners(person)
    services.hub = SimpleNamespace(state=ConnectionState.LOST, address="/dev/ttyACM0")  # type: ignore[assignment]
    assert without <= corners(person)


def test_the_engine_draws_only_in_games_in_which_tiles_are_drawn() -> None:
    slosh = PressedByTouch(game_of("slosh", 4, {}), placed=True)
    assert "Engine: drew" in corners(seated())
    assert "Engine: drew" not in corners(slosh)
    assert {"Twice: turn over", "Long: undo"} <= corners(slosh)
