"""The program with a window: from the first screen to a table and back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from rich.console import Console

from roundhouse.commands.house import JournalHouse, open_house
from roundhouse.commands.outside import login_name
from roundhouse.records.journal import JournalError
from roundhouse.table.look import look_of
from roundhouse.table.screens.application import Application
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
        manner = house.choices.manner
        if language is not None and language != manner.language:
            house.choices = replace(house.choices, manner=replace(manner, language=language))
        spoken = house.choices.manner.language
        try:
            with Window(screen("title", spoken), SIZE) as window:
                application_in(window, house).run()
        except WindowError as error:
            console.print(terminal("no-window", spoken, reason=error), highlight=False, markup=False, soft_wrap=True)
            return False
    return True


def application_in(window: Window, house: JournalHouse) -> Application:
    """The program in a window that is open."""

    def first() -> Screen:
        return Start(house, login_name(screen("you", house.choices.manner.language)))

    def sorry(error: Exception) -> Screen:
        what = str(error) if isinstance(error, JournalError) else house.wrong(error)
        return Sorry(what, first)

    look = look_of(house.choices.manner, window.surface.get_size())
    return Application(window, first(), look, sorry, house)
