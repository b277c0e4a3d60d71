"""The conditions that every page has to stand: sizes of the window, and houses with each game and number of players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from tests.window.plain_services import PlainServices

from roundhouse.games import GAMES
from roundhouse.indices import Slot
from roundhouse.records.journal import SavedTable, Setup
from roundhouse.records.preferences import SavedChoices, SeatChoice, TableChoice
from roundhouse.window.controls.page import Page
from roundhouse.window.controls.page_input import Pressed
from roundhouse.window.controls.pager import BEFORE, NEXT
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.screen import PageScreen

LONGEST_NAMES = ("Maximilianette", "Bartholomäus W", "Wilhelmina Ann", "Quetzalcoatlxx") * 3
"""As long as a field takes, and broad letters; a number makes them differ."""


def kept_tables(names: Sequence[str], games: Sequence[str]) -> list[SavedTable]:
    """A table of these people at each game."""
    begun = datetime(2026, 11, 21, 20, 15, tzinfo=UTC)
    seats = [(name, "person") for name in names]
    return [SavedTable(number, Setup(game, {}, seats, "seed"), begun, False, 9) for number, game in enumerate(games, 1)]


SIZES = ((1280, 800), (1920, 1080), (960, 600), (1024, 768))
LOW = (1008, 512)
"""The part that a window manager leaves of a screen of 1024 x 600."""
BY_PLAYERS = ("start", "seat", "house-rules")
MODELS = (*BY_PLAYERS, "sets", "lengths")
"""The pages that depend on the game; the first on how many play, too, and not only on whether they are many."""


def all_services(name: str) -> Iterator[PlainServices]:
    """Services with each game and number of players chosen; one for a page that does not depend on them."""
    for game, kind in GAMES.items():
        few, many = kind.seats_offered[0], kind.seats_offered[-1]
        for players in kind.seats_offered if name in BY_PLAYERS else {few, many} if name in MODELS else (4,):
            names = [f"{longest[:-2]}{number:02}" for number, longest in enumerate(LONGEST_NAMES, 1)][:players]
            places = tuple(
                SeatChoice(Slot(slot), each, ("person", "sensible")[slot % 2])
                for slot, each in zip(range(12), names, strict=False)
            )
            services = PlainServices(
                SavedChoices(table=TableChoice(game, places=places)), kept_tables(names, list(GAMES))
            )
            services.names = [f"{longest[:-2]} X" for longest in LONGEST_NAMES]
            yield services
        if name not in MODELS:
            return


def pages_of(screen: PageScreen, display: DisplaySettings) -> Iterator[Page]:
    """The pages of a screen whose lists have leaves that are turned; else the one page."""
    screen.display = display
    first = screen.page(display)
    yield first
    for before, after in ((BEFORE, NEXT), ("aside:before", "aside:next")):
        page, turned = first, 0
        while _enabled(page, after):
            screen.handle(Pressed(after))
            page, turned = screen.page(display), turned + 1
            yield page
        for _ in range(turned):
            screen.handle(Pressed(before))


def _enabled(page: Page, name: str) -> bool:
    control = page.control(name)
    return control is not None and control.enabled
