"""The end of a round is celebrated in a short scene, which everybody can skip; with less motion it stands still."""

from __future__ import annotations

import pygame
import pytest
from tests.presenters.real_tiles.test_trust_report import BO_LIED
from tests.referee.modes.call_script import called_table, say
from tests.window.plain_services import PlainServices
from tests.window.screens.match.sample_matches import played

from roundhouse.games import GAMES, MexicanTrain
from roundhouse.games.core.options import read_options
from roundhouse.hub.events import ButtonEvent
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.indices import Seat
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.presenters.pages.scores import ScoresPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.pages.list_screen import ListScreen, shows
from roundhouse.window.screens.screen import STAY, Frame, Navigation, Open, Replace
from roundhouse.window.screens.table.celebration import LASTS_MS, Celebration
from roundhouse.window.screens.table.round_end_screens import PAUSE_MS, READING_MS, RoundEnd
from roundhouse_hub.lamps.scene import BELL, Cue, Scene

DISPLAY = DisplaySettings()


@pytest.fixture
def table() -> TableSession:
    return played("mexican-train", 4, 1)


def scene_of(table: TableSession) -> Celebration:
    return Celebration(Presenter(table), lambda: ListScreen(ScoresPage(Presenter(table))))


def seen(scene: Celebration, now: int, display: DisplaySettings = DISPLAY) -> bytes:
    surface = pygame.Surface(display.size)
    scene.update((), Frame(display, now))
    scene.paint(surface, Frame(display, now))
    return pygame.image.tobytes(surface, "RGB")


def to_scores(navigation: Navigation) -> bool:
    return isinstance(navigation, Replace) and shows(navigation.screen, ScoresPage)


def test_a_round_is_celebrated_before_its_scores(table: TableSession) -> None:
    end = RoundEnd(PlainServices(), Presenter(table))
    end.navigation(Frame(DISPLAY, 0))
    assert end.navigation(Frame(DISPLAY, PAUSE_MS - 1)) is None
    opened = end.navigation(Frame(DISPLAY, PAUSE_MS))
    assert isinstance(opened, Open) and isinstance(opened.screen, Celebration)
    assert opened.screen.update((), Frame(DISPLAY, 5000)) == STAY
    assert opened.screen.update((), Frame(DISPLAY, 5000 + LASTS_MS - 1)) == STAY
    assert to_scores(opened.screen.update((), Frame(DISPLAY, 5000 + LASTS_MS)))


def test_a_call_that_is_proven_untrue_can_be_read_before_the_scores() -> None:
    table = called_table(GAMES["basic-trains"](5, read_options(GAMES["basic-trains"].options_type, {"deal": "2"})))
    presenter = Presenter(table)
    for line in BO_LIED:
        say(table, line)
    end = RoundEnd(PlainServices(), presenter)
    end.navigation(Frame(DISPLAY, 0))
    assert end.navigation(Frame(DISPLAY, READING_MS - 1)) is None
    assert isinstance(end.navigation(Frame(DISPLAY, READING_MS)), Open)


def test_who_asks_for_the_scores_sees_them_at_once(table: TableSession) -> None:
    end = RoundEnd(PlainServices(), Presenter(table))
    end.request_scores()
    opened = end.navigation(Frame(DISPLAY, 0))
    assert isinstance(opened, Open) and shows(opened.screen, ScoresPage)


@pytest.mark.parametrize("kind", [pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN])
def test_a_key_or_a_touch_skips_the_scene(table: TableSession, kind: int) -> None:
    scene = scene_of(table)
    scene.update((), Frame(DISPLAY, 0))
    event = pygame.Event(kind, {"key": pygame.K_SPACE, "button": 1, "pos": (5, 5)})
    assert to_scores(scene.update((event,), Frame(DISPLAY, 100)))


def test_a_press_at_the_hub_skips_it_too(table: TableSession) -> None:
    scene = scene_of(table)
    scene.update((), Frame(DISPLAY, 0))
    assert to_scores(scene.update((), Frame(DISPLAY, 100, (ButtonEvent(3, "press", 0),))))


class Heard:
    """A hub that records its cues."""

    def __init__(self) -> None:
        self.cues: list[Cue] = []

    def show(self, scene: Scene) -> None: ...

    def sound(self, cue: Cue) -> bool:
        self.cues.append(cue)
        return True


def test_the_hub_sounds_the_bell_of_the_winner_once_whether_or_not_a_scene_is_shown() -> None:
    table, hub = TableSession(MexicanTrain(2), [SeatedPlayer("Ann"), SeatedPlayer("Bo")], Chance("1")), Heard()
    table.output.connect(hub)
    table.mode.begin(Seat(0))
    while (position := table.referee.position) is not None:
        table.call(table.computers.move(position.turn))
    winner = table.referee.match.results[-1].winner
    assert winner >= 0 and hub.cues[-1] == Cue(BELL, table.referee.slots[winner])
    before = list(hub.cues)
    scene = scene_of(table)
    for now in (0, 16, 32, LASTS_MS):
        scene.update((), Frame(DISPLAY, now))
    assert hub.cues == before


def test_the_train_rolls_in(table: TableSession) -> None:
    scene = scene_of(table)
    pictures = [seen(scene, now) for now in (0, 400, 800, 1600)]
    assert len(set(pictures)) == len(pictures)


def test_with_less_motion_the_scene_stands_still(table: TableSession) -> None:
    scene, display = scene_of(table), DisplaySettings(less_motion=True)
    assert len({seen(scene, now, display) for now in (0, 400, 800, 1600)}) == 1


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_name_stands_in_the_scene(table: TableSession, size: tuple[int, int], language: str) -> None:
    scene, display = scene_of(table), DisplaySettings(size, TEXT_SIZES[-1], Texts(language), less_motion=True)
    surface = pygame.Surface(size)
    surface.fill((255, 0, 255))
    scene.paint(surface, Frame(display, 0))
    scene.update((), Frame(display, 0))
    brass = pygame.mask.from_threshold(surface, (245, 184, 61), (3, 3, 3, 255))
    title = [rect for rect in brass.get_bounding_rects() if rect.height >= 8]
    assert title, "the title is there"
    assert all(rect.left > 8 and rect.right < size[0] - 8 for rect in title)
