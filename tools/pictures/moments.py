"""The main screens, each at a typical moment, in any look.

All animations have ended, and the lamps are always at the same point of their rhythm.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame
from tools.pictures.tables import NAMES, choosing, evenings, guided, played, tell

from roundhouse.games import MexicanTrain
from roundhouse.games.moves import Play
from roundhouse.presenters.intents import PickTile
from roundhouse.records.preferences import Choices, Place, Preferences, TableChoice
from roundhouse.referee import Seat, TableSession
from roundhouse.referee.chance import Chance
from roundhouse.window.app_services import House
from roundhouse.window.appearance import Look
from roundhouse.window.screens.called import CalledScreen
from roundhouse.window.screens.dealt import Dealt
from roundhouse.window.screens.games import Games
from roundhouse.window.screens.house_rules import Rules
from roundhouse.window.screens.key_help import KeyHelp
from roundhouse.window.screens.pause import Pause
from roundhouse.window.screens.preferences import Settings
from roundhouse.window.screens.replay import Stepping
from roundhouse.window.screens.roster import AtThisTable
from roundhouse.window.screens.scores import Scores
from roundhouse.window.screens.screen import Frame, Screen
from roundhouse.window.screens.seat import SeatPage
from roundhouse.window.screens.slots import SlotsScreen
from roundhouse.window.screens.start import Start
from roundhouse.window.screens.statistics import Statistics
from roundhouse.window.screens.tutorial import Guided
from roundhouse.window.screens.winner import Winner

SLOTS = (5, 7, 10, 1)
STEPS = 40
RESTED_MS = 4870
"""From the opening of a screen to its picture: opening animations have ended, and blinking lamps are lit."""


def choices_in(look: Look) -> Choices:
    """The choices for all moments: two people and two computer players, and this look."""
    players = ("person", "person", "sensible", "sensible")
    places = tuple(Place(*each) for each in zip(SLOTS, NAMES, players, strict=False))
    preferences = Preferences(look.language, look.text, look.less_motion, look.faces)
    return Choices(preferences, TableChoice(places=places))


def _dealt(house: House, players: int) -> Screen:
    """A dealt table with a picked tile, if possible one that fits more than one train."""
    screen = Dealt(house, choosing(players))
    hand, plays = _hand_and_plays(players)
    fits = [sum(play.tile == tile for play in plays) for tile in hand]
    screen.presenter.obey(PickTile(fits.index(max(fits))))
    screen.presenter.advance(0)
    return screen


def _hand_and_plays(players: int) -> tuple[list[int], list[Play]]:
    position = choosing(players).referee.position
    assert position is not None
    return position.known_tiles(0), [move for move in position.legal() if isinstance(move, Play)]


def _guided(house: House) -> Screen:
    """The coach explains the choices of a person's first turn."""
    return Guided(house, guided())


def _round_end(house: House) -> Screen:
    """The last tile of a round is on the table, and the scores have not appeared yet."""
    return Dealt(house, played(3))


def _stepping(_house: House) -> Screen:
    """The replay of a match, in the middle of its second round."""
    screen = Stepping(played(3))
    screen.replay.skip()
    for _ in range(STEPS):
        screen.replay.forward()
    return screen


def _real(mode: str) -> TableSession:
    return TableSession(MexicanTrain(4), [Seat(name) for name in NAMES[:4]], Chance("1"), mode=mode)


def _called_pad(house: House) -> Screen:
    """A tile was called by its two numbers, and the train is still to be said."""
    screen = CalledScreen(house, _real("called"))
    presenter = screen.presenter
    tell(presenter.session, 26)
    position = presenter.session.referee.position
    assert position is not None
    play = next(move for move in position.legal() if isinstance(move, Play))
    for end in position.game.tiles.ends[play.tile]:
        presenter.submit("end", end)
    return screen


def _called_question(house: House) -> Screen:
    """The round is over, and the first hand that is left is told, tile by tile."""
    screen = CalledScreen(house, _real("called"))
    tell(screen.presenter.session, 200)
    for end in (3, 5, 4):
        screen.presenter.submit("end", end)
    return screen


def _slots(house: House) -> Screen:
    """A table of buttons in play: somebody has just pressed a slot at which he may not play."""
    table = _real("slots")
    screen = SlotsScreen(house, table)
    for slot in SLOTS:
        screen.presenter.submit("press", slot)
    tell(table, 9)
    screen.presenter.submit("press", SLOTS[1])
    return screen


MOMENTS: dict[str, Callable[[House], Screen]] = {
    "start": lambda house: Start(house, NAMES[0]),
    "games": Games,
    "seat": lambda house: SeatPage(house, SLOTS[1]),
    "rules": Rules,
    "settings": Settings,
    "dealt-4": lambda house: _dealt(house, 4),
    "dealt-8": lambda house: _dealt(house, 8),
    "guided": _guided,
    "round-end": _round_end,
    "stepping": _stepping,
    "company": lambda _house: AtThisTable(played(1)),
    "statistics": lambda house: Statistics(evenings(), "mexican-train", lambda _evening: Start(house, NAMES[0])),
    "keys": lambda _house: KeyHelp(),
    "pause": lambda house: Pause(house, played(1)),
    "called-pad": _called_pad,
    "called-question": _called_question,
    "slots": _slots,
    "scores": lambda house: Scores(house, played(3)),
    "winner": lambda house: Winner(house, played(4, over=True)),
}
"""Name -> the moment's screen."""


def picture(name: str, look: Look, house: House) -> pygame.Surface:
    """The picture of a moment in this look; sets the choices of the house."""
    house.choices = choices_in(look)
    screen, drawn = MOMENTS[name](house), pygame.Surface(look.size)
    for now in (0, RESTED_MS):
        screen.act((), Frame(look, now))
        screen.paint(drawn, Frame(look, now))
    return drawn
