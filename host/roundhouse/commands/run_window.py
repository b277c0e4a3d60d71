"""Starts the program with a window, at the start screen or at a table."""

from __future__ import annotations

import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rich.console import Console

from roundhouse import i18n
from roundhouse.commands.environment import login_name
from roundhouse.commands.journal_app_services import JournalAppServices, open_app_services
from roundhouse.commands.table_options import PhonesAt
from roundhouse.i18n.texts import screen_text, terminal_text
from roundhouse.records.journal import JournalError, TableJournal
from roundhouse.referee import TableSession
from roundhouse.window.display import display_for
from roundhouse.window.screens.application import Application
from roundhouse.window.screens.pages.error_screen import ErrorScreen
from roundhouse.window.screens.routes import screen_of_table
from roundhouse.window.screens.screen import Screen
from roundhouse.window.screens.setup.start import StartScreen
from roundhouse.window.window import Window, WindowError


def run_application(
    data: Path,
    address: str | None,
    language: str | None,
    console: Console,
    phones: PhonesAt | None = None,
    thinking: float | None = None,
) -> bool:
    """Run until the window is closed. False, after a message, if no window can be opened.

    `language` is used from now on; None keeps the saved one. With `phones` the first table lets them in.
    """
    with open_app_services(data, address) as services:
        services.think_for(thinking)
        _let_in(services, phones)
        _speak(services, language)
        return _stay(services, screen_text("title", services.choices.preferences.language), console)


def run_table(
    table: TableSession,
    page: TableJournal,
    address: str | None,
    language: str,
    console: Console,
    phones: PhonesAt | None = None,
) -> bool:
    """Run a table until it is left or the window is closed. False, after a message, if no window can be opened."""
    with open_app_services(page.journal.path.parent, address) as services:
        _let_in(services, phones)
        _speak(services, language)

        def sit() -> Screen:
            return screen_of_table(services, services.adopt(table, page))

        return _stay(services, i18n.game_name(table.referee.game.name, language), console, sit)


def _let_in(services: JournalAppServices, phones: PhonesAt | None) -> None:
    if phones is not None:
        services.phones_at, services.phones_wanted = phones, True


def _speak(services: JournalAppServices, language: str | None) -> None:
    preferences = services.choices.preferences
    if language is not None and language != preferences.language:
        services.choices = replace(services.choices, preferences=replace(preferences, language=language))


def _stay(
    services: JournalAppServices, caption: str, console: Console, open_at: Callable[[], Screen] | None = None
) -> bool:
    try:
        with Window(caption, None, services.choices.preferences.window) as window:
            application = application_in(window, services, open_at)
            # Without a handler, SDL makes a click on the window's cross of it, and that one may be asked about.
            before = signal.signal(signal.SIGTERM, lambda *_: application.stop())
            try:
                application.run()
            finally:
                signal.signal(signal.SIGTERM, before)
            preferences = replace(services.choices.preferences, window=window.place)
            services.choices = replace(services.choices, preferences=preferences)
            services.save_choices()
    except WindowError as error:
        language = services.choices.preferences.language
        console.print(terminal_text("no-window", language, reason=error), highlight=False, markup=False, soft_wrap=True)
        return False
    return True


def application_in(
    window: Window, services: JournalAppServices, open_at: Callable[[], Screen] | None = None
) -> Application:
    """The program in an open window, at the start screen or at another one."""

    def first() -> Screen:
        return StartScreen(services, login_name(screen_text("you", services.choices.preferences.language)))

    def error_screen(error: Exception) -> Screen:
        language = services.choices.preferences.language
        what = i18n.message_text(error, language) if isinstance(error, JournalError) else services.report_error(error)
        return ErrorScreen(what, first)

    display = display_for(services.choices.preferences, window.surface.get_size())
    return Application(window, (open_at or first)(), display, error_screen, services)
