"""The main screens, each at a moment that shows what it is for, for any display.

All animations have ended, and the lamps are always at the same point of their rhythm.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame
from tools.pictures.tables import NAMES, choosing, match_history, played, reviewed, tell

from roundhouse import actions
from roundhouse.actions.action import Button, Index, TrainEnd
from roundhouse.games import MexicanTrain
from roundhouse.games.core.moves import Play
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Slot, Train
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.lessons.lessons_page import lesson_for
from roundhouse.presenters.match.match_history import MatchHistory
from roundhouse.presenters.pages.house_rules import HouseRulesPage
from roundhouse.presenters.pages.journal import StatisticsPage
from roundhouse.presenters.pages.match import ReviewPage
from roundhouse.presenters.pages.players import RosterPage, SeatPage
from roundhouse.presenters.pages.preferences import PreferencesPage
from roundhouse.presenters.pages.scores import ScoresPage
from roundhouse.presenters.pages.table_choices import GamesPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.records.preferences import Preferences, SavedChoices, SeatChoice, TableChoice
from roundhouse.referee import SeatedPlayer, TableSession
from roundhouse.referee.chance import Chance
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.match.winner import WinnerScreen
from roundhouse.window.screens.pages.key_help import KeyHelpPage
from roundhouse.window.screens.pages.list_screen import ListScreen
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen
from roundhouse.window.screens.real_tiles.slots_screen import SlotsScreen
from roundhouse.window.screens.routes import page_screen
from roundhouse.window.screens.screen import Frame, Screen
from roundhouse.window.screens.setup.start import StartScreen
from roundhouse.window.screens.table.dealt_screen import DealtScreen
from roundhouse.window.screens.table.lesson_screen import LessonScreen
from roundhouse.window.screens.table.menu_screen import table_menu
from roundhouse.window.screens.table.replay_screen import ReplayScreen

SLOTS = (5, 7, 10, 1)
STEPS = 40
RESTED_MS = 4870
"""From the opening of a screen to its picture: opening animations have ended, and blinking lamps are lit."""


def choices_in(display: DisplaySettings) -> SavedChoices:
    """The choices of all moments: two people and two computer players, and this display."""
    players = ("person", "person", "sensible", "sensible")
    places = tuple(SeatChoice(*each) for each in zip(map(Slot, SLOTS), NAMES, players, strict=False))
    preferences = Preferences(display.texts.language, display.text, display.less_motion, display.faces)
    return SavedChoices(preferences, TableChoice(places=places))


def _dealt(services: AppServices, players: int) -> Screen:
    """A dealt table with a picked tile, if possible one that fits more than one train."""
    screen = DealtScreen(services, Presenter(choosing(players)))
    hand, plays = _hand_and_plays(players)
    fits = [sum(play.tile == tile for play in plays) for tile in hand]
    screen.presenter.submit(actions.PickTile(Index(fits.index(max(fits)))))
    screen.presenter.advance(0)
    return screen


def _hand_and_plays(players: int) -> tuple[list[int], list[Play]]:
    position = choosing(players).referee.position
    assert position is not None
    return position.known_tiles(0), [move for move in position.legal() if isinstance(move, Play)]


def _lesson(services: AppServices) -> Screen:
    """A lesson asks for a tile, and an arrow points at it."""
    screen = LessonScreen(services, lesson_for(Texts(services.choices.preferences.language), NAMES[0]))
    for _ in range(3):
        screen.presenter((actions.ReadOn(),), 0)
        screen.presenter((), 0)
    return screen


def _round_end(services: AppServices) -> Screen:
    """The last tile of a round is on the table, and the scores have not appeared yet."""
    return DealtScreen(services, Presenter(played(3)))


def _stepping(_services: AppServices) -> Screen:
    """The replay of a match, in the middle of its second round."""
    screen = ReplayScreen(Presenter(played(3)).match.replay())
    screen.presenter.replay.skip()
    for _ in range(STEPS):
        screen.presenter.replay.forward()
    return screen


def _real(mode: str) -> TableSession:
    return TableSession(MexicanTrain(4), [SeatedPlayer(name) for name in NAMES[:4]], Chance("1"), mode=mode)


def _called_pad(services: AppServices) -> Screen:
    """A train was touched, and the other number of the tile is still to be said."""
    screen = CalledScreen(services, Presenter(_real("called")))
    presenter = screen.presenter
    tell(presenter.session, 26)
    position = presenter.session.referee.position
    assert position is not None
    play = next(move for move in position.legal() if isinstance(move, Play))
    presenter.submit(actions.ChooseTrain(Train(play.train), TrainEnd(0)))
    return screen


def _called_question(services: AppServices) -> Screen:
    """The round is over, and the first hand that is left is counted, tile by tile."""
    screen = CalledScreen(services, Presenter(_real("called")))
    tell(screen.presenter.session, 200)
    report = screen.presenter.present().report
    assert report is not None
    for key in report.keys[2:4]:
        screen.presenter.submit(actions.ReportTile(key.tile))
    return screen


def _slots(services: AppServices) -> Screen:
    """A table of buttons in play: somebody has just pressed a slot at which that player may not play."""
    table = _real("slots")
    screen = SlotsScreen(services, Presenter(table))
    for slot in SLOTS:
        screen.presenter.submit(actions.PressButton(Button(slot)))
    tell(table, 9)
    screen.presenter.submit(actions.PressButton(Button(SLOTS[1])))
    return screen


MOMENTS: dict[str, Callable[[AppServices], Screen]] = {
    "start": lambda services: StartScreen(services, NAMES[0]),
    "games": lambda services: page_screen(services, GamesPage(services)),
    "seat": lambda services: page_screen(services, SeatPage(services, Slot(SLOTS[1]))),
    "rules": lambda services: page_screen(services, HouseRulesPage(services)),
    "settings": lambda services: page_screen(services, PreferencesPage(services)),
    "dealt-4": lambda services: _dealt(services, 4),
    "dealt-8": lambda services: _dealt(services, 8),
    "lesson": _lesson,
    "round-end": _round_end,
    "stepping": _stepping,
    "roster": lambda _services: ListScreen(RosterPage(Presenter(played(1)))),
    "statistics": lambda services: page_screen(
        services, StatisticsPage(lambda: MatchHistory(match_history()), "mexican-train")
    ),
    "keys": lambda _services: ListScreen(KeyHelpPage()),
    "pause": lambda services: table_menu(services, Presenter(played(1))),
    "called-pad": _called_pad,
    "called-question": _called_question,
    "slots": _slots,
    "scores": lambda _services: ListScreen(ScoresPage(Presenter(played(3)))),
    "review": lambda services: page_screen(services, ReviewPage(reviewed())),
    "winner": lambda services: WinnerScreen(services, Presenter(played(4, over=True))),
}
"""Name -> the moment's screen."""


def picture(name: str, display: DisplaySettings, services: AppServices) -> pygame.Surface:
    services.choices = choices_in(display)
    screen, drawn = MOMENTS[name](services), pygame.Surface(display.size)
    for now in (0, RESTED_MS):
        screen.update((), Frame(display, now))
        screen.paint(drawn, Frame(display, now))
    return drawn
