"""Starts the program with a window, at the start screen or at a table."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console

from roundhouse.i18n.texts import Texts
from roundhouse.presenters.app_services import keep_preferences, prefer
from roundhouse.presenters.pages.questions import ErrorPage
from roundhouse.program.environment import login_name
from roundhouse.program.journal_app_services import JournalAppServices, open_app_services
from roundhouse.program.table_request import TableRequest
from roundhouse.records.journal import JournalError, TableJournal
from roundhouse.referee import TableSession
from roundhouse.window.display import display_for
from roundhouse.window.screens.application import Application
from roundhouse.window.screens.pages.list_screen import ListScreen
from roundhouse.window.screens.routes import screen_of_table
from roundhouse.window.screens.screen import Replace, Screen
from roundhouse.window.screens.setup.start import StartScreen
from roundhouse.window.speaker import Speaker
from roundhouse.window.window import Window, WindowError


def run_application(request: TableRequest, console: Console, texts: Texts | None) -> bool:
    """Run until the window is closed. False, after a message, if no window can be opened. The language of `texts` is
    used from now on; None keeps the saved one. If phones are let in, they come to the first table."""
    with _services(texts, request, speaker := Speaker()) as services:
        services.think_for(request.thinking)
        return _run_until_closed(services, speaker, services.texts.screen("title"), console)


def run_table(table: TableSession, page: TableJournal, request: TableRequest, console: Console) -> bool:
    """Run a table until it is left or the window is closed. False, after a message, if no window can be opened."""
    with _services(request.texts, request, speaker := Speaker()) as services:

        def sit() -> Screen:
            return screen_of_table(services, services.adopt(table, page))

        return _run_until_closed(services, speaker, request.texts.game_name(table.referee.game.name), console, sit)


@contextmanager
def _services(texts: Texts | None, request: TableRequest, speaker: Speaker) -> Iterator[JournalAppServices]:
    with open_app_services(request.data, request.hub, lambda: speaker) as services:
        if request.phones is not None:
            services.serve_phones(request.phones)
        _use_language(services, texts)
        yield services


def _use_language(services: JournalAppServices, texts: Texts | None) -> None:
    if texts is not None and texts.language != services.choices.preferences.language:
        prefer(services, language=texts.language)


def _run_until_closed(
    services: JournalAppServices,
    speaker: Speaker,
    caption: str,
    console: Console,
    open_at: Callable[[], Screen] | None = None,
) -> bool:
    try:
        with Window(caption, None, services.choices.preferences.window) as window:
            application = application_in(window, services, open_at, speaker)
            # Without a handler, SDL turns the signal into a click on the window's cross, and the screen may ask first.
            before = signal.signal(signal.SIGTERM, lambda *_: application.stop())
            try:
                application.run()
            finally:
                signal.signal(signal.SIGTERM, before)
            keep_preferences(services, window=window.place)
    except WindowError as error:
        said = services.texts.terminal("no-window", reason=error)
        console.print(said, highlight=False, markup=False, soft_wrap=True)
        return False
    return True


def application_in(
    window: Window,
    services: JournalAppServices,
    open_at: Callable[[], Screen] | None = None,
    speaker: Speaker | None = None,
) -> Application:
    """The program in an open window, at the start screen or at another one."""

    def first() -> Screen:
        return StartScreen(services, login_name(services.texts.screen("you")))

    def error_screen(error: Exception) -> Screen:
        what = services.texts.of(error) if isinstance(error, JournalError) else services.report_error(error)
        return ListScreen(ErrorPage(what), lambda _: Replace(first()))

    display = display_for(services.choices.preferences, window.surface.get_size())
    return Application(window, (open_at or first)(), display, error_screen, services, speaker)
