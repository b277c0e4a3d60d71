"""Starts the program with a window, at the start screen or at a table."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from rich.console import Console

from roundhouse import i18n
from roundhouse.i18n.texts import screen_text, terminal_text
from roundhouse.program.environment import login_name
from roundhouse.program.journal_app_services import JournalAppServices, open_app_services
from roundhouse.program.table_request import TableRequest
from roundhouse.records.journal import JournalError, TableJournal
from roundhouse.referee import TableSession
from roundhouse.window.display import display_for
from roundhouse.window.screens.application import Application
from roundhouse.window.screens.pages.error_screen import ErrorScreen
from roundhouse.window.screens.routes import screen_of_table
from roundhouse.window.screens.screen import Screen
from roundhouse.window.screens.setup.start import StartScreen
from roundhouse.window.speaker import Speaker
from roundhouse.window.window import Window, WindowError


def run_application(request: TableRequest, console: Console, language: str | None) -> bool:
    """Run until the window is closed. False, after a message, if no window can be opened.

    `language` is used from now on; None keeps the saved one. If phones are let in, they come to the first table.
    """
    with _services(request, language) as services:
        services.think_for(request.thinking)
        return _stay(services, screen_text("title", services.choices.preferences.language), console)


def run_table(table: TableSession, page: TableJournal, request: TableRequest, console: Console) -> bool:
    """Run a table until it is left or the window is closed. False, after a message, if no window can be opened."""
    with _services(request, request.language) as services:

        def sit() -> Screen:
            return screen_of_table(services, services.adopt(table, page))

        return _stay(services, i18n.game_name(table.referee.game.name, request.language), console, sit)


@contextmanager
def _services(request: TableRequest, language: str | None) -> Iterator[JournalAppServices]:
    with open_app_services(request.data, request.hub, Speaker) as services:
        if request.phones is not None:
            services.phones_at, services.phones_wanted = request.phones, True
        _speak(services, language)
        yield services


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
