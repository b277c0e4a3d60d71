"""Every page there is, by name: what the layout test looks at. A new page screen is entered here.

A maker is given a house in which a game and its players are chosen, and yields screens, each in one of its states.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from tests.window.screens import real_tables, sample_matches

from roundhouse.games import GAMES
from roundhouse.games.options import read_options
from roundhouse.hub import HubEvent, HubThread
from roundhouse.presenters.table_view import table_view
from roundhouse.records.journal import SavedTable, Setup
from roundhouse.records.preferences import Choices, TableChoice
from roundhouse.referee import TableSession
from roundhouse.referee.statistics import Evening
from roundhouse.window.app_services import House
from roundhouse.window.appearance import Look
from roundhouse.window.controls.page import Page
from roundhouse.window.controls.page_input import Pressed
from roundhouse.window.controls.pager import BEFORE, NEXT
from roundhouse.window.screens.error_screen import Sorry
from roundhouse.window.screens.games import Games
from roundhouse.window.screens.house_rules import Rules
from roundhouse.window.screens.how_to_play import HowToPlay
from roundhouse.window.screens.key_help import KeyHelp
from roundhouse.window.screens.pause import Pause
from roundhouse.window.screens.picker import Lengths, Sets
from roundhouse.window.screens.preferences import Settings
from roundhouse.window.screens.routes import at_table
from roundhouse.window.screens.saved_tables import Waiting
from roundhouse.window.screens.screen import PageScreen
from roundhouse.window.screens.seat import SeatPage
from roundhouse.window.screens.start import Start
from roundhouse.window.screens.undo_request import TakingBack
from roundhouse.window.screens.whole_train import WholeTrain

LONGEST_NAMES = ("Maximilianette", "Bartholomäus W", "Wilhelmina Ann", "Quetzalcoatlxx") * 3
"""As long as a field takes, and broad letters; a number makes them differ."""


class PlainHouse:
    """A house without a journal: what is chosen, what waits, and no hub."""

    def __init__(self, choices: Choices, waiting: Sequence[SavedTable] = ()) -> None:
        self.choices = choices
        self.kept = list(waiting)
        self.hub: HubThread | None = None
        self.looking = False

    def listen(self) -> list[HubEvent]:
        return []

    def remember(self) -> None:
        pass

    def new_table(self, _chosen: TableChoice | None = None) -> TableSession:
        raise AssertionError("nobody deals here")

    def waiting(self) -> list[SavedTable]:
        return self.kept

    def take_up(self, _kept: SavedTable) -> TableSession:
        raise AssertionError("nobody goes on here")

    def leave(self, _table: TableSession) -> None:
        pass

    @property
    def shelf(self) -> Path:
        return Path("/home/somebody/Documents/Roundhouse")

    def today(self) -> str:
        return "2026-11-21"

    def evenings(self) -> list[Evening]:
        return []

    def wrong(self, error: Exception) -> str:
        return str(error)


def kept_tables(names: Sequence[str], games: Sequence[str]) -> list[SavedTable]:
    """A table of these people at each game."""
    begun = datetime(2026, 11, 21, 20, 15, tzinfo=UTC)
    seats = [(name, "person") for name in names]
    return [SavedTable(number, Setup(game, {}, seats, "seed"), begun, False, 9) for number, game in enumerate(games, 1)]


def _start(house: House) -> Iterator[PageScreen]:
    yield Start(house, "You")


def _sorry(house: House) -> Iterator[PageScreen]:
    what = "What happened is in /home/somebody/.local/state/roundhouse/log/roundhouse.log"
    yield Sorry(what, lambda: Start(house, "You"))


def _whole_train(_house: House) -> Iterator[PageScreen]:
    for game, rules in (("mexican-train", (("set", "18"),)), ("super-train", ())):
        view = table_view(sample_matches.played(game, 8, 1, *rules).referee)
        for train in view.trains[-2:]:
            for times in (1, 6):
                yield WholeTrain(replace(train, name=LONGEST_NAMES[0], tiles=times * train.tiles), view.set_high)


def _taking_back(_house: House) -> Iterator[PageScreen]:
    for table in (sample_matches.shared(3), sample_matches.shared(12)):
        for steps in (1, 3, 30):
            yield TakingBack(table, 0, steps)
        yield TakingBack(table)


def _seat(house: House) -> Iterator[PageScreen]:
    for place in house.choices.table.places[:: max(1, len(house.choices.table.places) - 1)]:
        yield SeatPage(house, place.slot)


def _how_to_play(_house: House) -> Iterator[PageScreen]:
    for game, kind in GAMES.items():
        yield HowToPlay(game, kind.options_type())
    agreed = read_options(GAMES["station"].options_type, {"must_play": "yes", "deal": "9"})
    yield HowToPlay("station", agreed)


PAGES: dict[str, Callable[[House], Iterator[PageScreen]]] = {
    "start": _start,
    "seat": _seat,
    "sets": lambda house: iter([Sets(house)]),
    "lengths": lambda house: iter([Lengths(house)]),
    "games": lambda house: iter([Games(house)]),
    "how to play": _how_to_play,
    "keys": lambda _house: iter([KeyHelp()]),
    "rules": lambda house: iter([Rules(house)]),
    "settings": lambda house: iter([Settings(house)]),
    "waiting": lambda house: iter([Waiting(house, at_table)]),
    "pause": lambda house: iter([Pause(house, sample_matches.tables()[0])]),
    "sorry": _sorry,
    "taking back": _taking_back,
    "whole train": _whole_train,
    "at this table": sample_matches.company,
    "scores": sample_matches.scores,
    "winner": sample_matches.winners,
    "correcting": sample_matches.correcting,
    "keeping": sample_matches.keeping,
    "shuffles": sample_matches.shuffles,
    "statistics": sample_matches.statistics,
    "called": real_tables.called,
    "slots": real_tables.slots,
}


def leaves_of(screen: PageScreen, look: Look) -> Iterator[Page]:
    """The pages of a screen whose lists have leaves that are turned; else the one page."""
    screen.look = look
    yield screen.page(look)
    for before, after in ((BEFORE, NEXT), ("hands:before", "hands:next")):
        while _enabled(screen.page(look), after):
            screen.obey(Pressed(after))
            yield screen.page(look)
        while _enabled(screen.page(look), before):
            screen.obey(Pressed(before))


def _enabled(page: Page, name: str) -> bool:
    control = page.control(name)
    return control is not None and control.enabled
