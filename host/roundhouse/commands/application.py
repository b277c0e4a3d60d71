"""The program with a window: from the first screen to a table and back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rich.console import Console

from roundhouse import words
from roundhouse.commands.house import JournalHouse, open_house
from roundhouse.commands.outside import login_name
from roundhouse.records.journal import JournalError, TableJournal
from roundhouse.referee import LiveTable
from roundhouse.table.look import look_of
from roundhouse.table.screens.application import Application
from roundhouse.table.screens.doors import at_table
from roundhouse.table.screens.screen import Screen
from roundhouse.table.screens.sorry import Sorry
from roundhouse.table.screens.start import Start
from roundhouse.table.window import Window, WindowError
from roundhouse.words.screens import screen
from roundhouse.words.terminal import terminal

SIZE = (1280, 800)


def run_application(data: Path, address: str | None, language: str | None, console: Console) -> bool:
    """Stay until the window is closed. False, after saying why, where none can be opened.

    `language` is spoken from now on; None: the one that was chosen last.
    """
    with open_house(data, address) as house:
        _speak(house, language)
        return _stay(house, screen("title", house.choices.manner.language), console)


def run_table(table: LiveTable, page: TableJournal, address: str | None, language: str, console: Console) -> bool:
    """Stay at a table until it is left, or its window is closed. False, after saying why, where none can be opened."""
    with open_house(page.journal.path.parent, address) as house:
        _speak(house, language)

        def sit() -> Screen:
            house.adopt(table, page)
            return at_table(house, table)

        return _stay(house, words.game_name(table.referee.game.name, language), console, sit)


def _speak(house: JournalHouse, language: str | None) -> None:
    manner = house.choices.manner
    if language is not None and language != manner.language:
        house.choices = replace(house.choices, manner=replace(manner, language=language))


def _stay(house: JournalHouse, caption: str, console: Console, open_at: Callable[[], Screen] | None = None) -> bool:
    try:
        with Window(caption, SIZE) as window:
            application_in(window, house, open_at).run()
    except WindowError as error:
        language = house.choices.manner.language
        console.print(terminal("no-window", language, reason=error), highlight=False, markup=False, soft_wrap=True)
        return False
    return True


def application_in(window: Window, house: JournalHouse, open_at: Callable[[], Screen] | None = None) -> Application:
    """The program in a window that is open, at its first screen or at another one."""

    def first() -> Screen:
        return Start(house, login_name(screen("you", house.choices.manner.language)))

    def sorry(error: Exception) -> Screen:
        language = house.choices.manner.language
        what = words.told(error, language) if isinstance(error, JournalError) else house.wrong(error)
        return Sorry(what, first)

    look = look_of(house.choices.manner, window.surface.get_size())
    return Application(window, (open_at or first)(), look, sorry, house)
