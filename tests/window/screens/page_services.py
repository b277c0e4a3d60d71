"""What every page has to stand: sizes of the window, and houses with each game and number of players."""

from __future__ import annotations

from collections.abc import Iterator

from tests.window.plain_services import PlainServices
from tests.window.screens.all_pages import LONGEST_NAMES, kept_tables

from roundhouse.games import GAMES
from roundhouse.records.preferences import SavedChoices, SeatChoice, TableChoice

SIZES = ((1280, 800), (1920, 1080), (960, 600), (1024, 768))
LOW = (1008, 512)
"""What a window manager leaves of a screen of 1024 x 600."""
BY_PLAYERS = ("start", "seat", "rules")
MODELS = (*BY_PLAYERS, "sets", "lengths")
"""The pages that depend on the game; the first on how many play, too, and not only on whether they are many."""


def all_services(name: str) -> Iterator[PlainServices]:
    """Services with each game and number of players chosen; one for a page that does not depend on them."""
    for game, kind in GAMES.items():
        few, many = kind.seats_offered[0], kind.seats_offered[-1]
        for players in kind.seats_offered if name in BY_PLAYERS else {few, many} if name in MODELS else (4,):
            names = [f"{longest[:-2]}{number:02}" for number, longest in enumerate(LONGEST_NAMES, 1)][:players]
            places = tuple(
                SeatChoice(slot, each, ("person", "sensible")[slot % 2])
                for slot, each in zip(range(12), names, strict=False)
            )
            services = PlainServices(
                SavedChoices(table=TableChoice(game, places=places)), kept_tables(names, list(GAMES))
            )
            services.names = [f"{longest[:-2]} X" for longest in LONGEST_NAMES]
            yield services
        if name not in MODELS:
            return
