"""Every page of the window, by name: those that no other front end draws, and all kinds that each of them does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tests.presenters.pages import every_page
from tests.window.screens.match import sample_matches
from tests.window.screens.real_tiles import real_tables

from roundhouse.presenters.app_services import AppServices
from roundhouse.window.screens.pages.list_screen import ListScreen
from roundhouse.window.screens.screen import PageScreen
from roundhouse.window.screens.setup.start import StartScreen


def _start(services: AppServices) -> Iterator[PageScreen]:
    yield StartScreen(services, "You")
    dealt = services.choices
    services.choices = replace(dealt, table=replace(dealt.table, mode="called"))
    yield StartScreen(services, "You")
    services.choices = dealt


SCREENS = {
    "start": _start,
    "winner": sample_matches.winners,
    "called": real_tables.called,
    "slots": real_tables.slots,
    "corrections": real_tables.corrections,
    "camera": real_tables.camera,
}
NAMES = (*SCREENS, *(name for name in every_page.PAGES if name not in every_page.NOT_IN_WINDOW))


def screens_of(name: str, services: AppServices) -> Iterator[PageScreen]:
    """The screens of this name, each in one of its states."""
    yield from SCREENS[name](services) if name in SCREENS else map(ListScreen, every_page.PAGES[name](services))
