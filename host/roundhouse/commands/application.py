"""The program with a window: from the first screen to a table and back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rich.console import Console

from roundhouse import i18n
from roundhouse.commands.app_services import JournalHouse, open_house
from roundhouse.commands.environment import login_name
from roundhouse.i18n.screens import screen
from roundhouse.i18n.terminal import terminal
from roundhouse.records.journal import JournalError, TableJournal
from roundhouse.referee import TableSession
from roundhouse.window.appearance import look_of
from roundhouse.window.screens.application import Application
from roundhouse.window.screens.error_screen import Sorry
from roundhouse.window.screens.routes import at_table
from roundhouse.window.screens.screen import Screen
from roundhouse.window.screens.start import Start
from roundhouse.window.window import Window, WindowError

SIZE = (1280, 800)


def run_application(data: Path, address: str | None, language: str | None, console: Console) -> bool:
    """Stay until the window is closed. False, after saying why, where none can be opened.

    `language` is spoken from now on; None: the one that was chosen last.
    """
    with open_house(data, address) as house:
        _speak(house, language)
        return _stay(house, screen("title", house.choices.preferences.language), console)


def run_table(table: TableSession, page: TableJournal, address: str | None, language: str, console: Console) -> bool:
    """Stay at a table until it is left, or its window is closed. False, after saying why, where none can be opened."""
    with open_house(page.journal.path.parent, address) as house:
        _speak(house, language)

        def sit() -> Screen:
            house.adopt(table, page)
            return at_table(house, table)

        return _stay(house, i18n.game_name(table.referee.game.name, language), console, sit)


def _speak(house: JournalHouse, language: str | None) -> None:
    preferences = house.choices.preferences
    if language is not None and language != preferences.language:
        house.choices = replace(house.choices, preferences=replace(preferences, language=language))


def _stay(house: JournalHouse, caption: str, console: Console, open_at: Callable[[], Screen] | None = None) -> bool:
    try:
        with Window(caption, SIZE) as window:
            application_in(window, house, open_at).run()
    except WindowError as error:
        language = house.choices.preferences.language
        console.print(terminal("no-window", language, reason=error), highlight=False, markup=False, soft_wrap=True)
        return False
    return True


def application_in(window: Window, house: JournalHouse, open_at: Callable[[], Screen] | None = None) -> Application:
    """The program in a window that is open, at its first screen or at another one."""

    def first() -> Screen:
        return Start(house, login_name(screen("you", house.choices.preferences.language)))

    def sorry(error: Exception) -> Screen:
        language = house.choices.preferences.language
        what = i18n.told(error, language) if isinstance(error, JournalError) else house.wrong(error)
        return Sorry(what, first)

    look = look_of(house.choices.preferences, window.surface.get_size())
    return Application(window, (open_at or first)(), look, sorry, house)
