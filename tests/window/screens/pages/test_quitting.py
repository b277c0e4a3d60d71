"""The program ends only when somebody wants it to: Escape never ends it, and at a table it asks first."""

import os
import signal
from io import StringIO
from pathlib import Path

import pygame
import pytest
from rich.console import Console
from tests.window.screens.app_driver import AppDriver
from tests.window.screens.fast_matches import deal, finish_match

from roundhouse.presenters.pages.questions import ErrorPage, QuitPage
from roundhouse.program.journal_tables import add_to_journal
from roundhouse.program.run_window import application_in, run_table
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.records.journal import Journal
from roundhouse.window.screens.match.winner import WinnerScreen
from roundhouse.window.screens.pages.list_screen import shows
from roundhouse.window.screens.routes import PAGES, screen_of_table
from roundhouse.window.screens.setup.start import StartScreen
from roundhouse.window.screens.table.dealt_screen import DealtScreen
from roundhouse.window.window import Window

CROSS = pygame.Event(pygame.QUIT)
"""A click on the window's cross."""


def escape(app: AppDriver, times: int = 7) -> None:
    """Escape again and again: an odd number, which leaves no question open that the last one has answered."""
    for _ in range(times):
        app.key(pygame.K_ESCAPE)
        assert app.application.screens, "Escape has ended the program"


@pytest.mark.parametrize("name", [*PAGES, "seat:5", ""])
def test_escape_never_ends_the_program(app: AppDriver, name: str) -> None:
    if name and name not in ("game", "waiting"):  # another page shows the games as well; no table waits
        app.press(name)
    escape(app)


@pytest.mark.parametrize("mode", ["dealt", "called", "slots"])
def test_escape_never_ends_the_program_at_a_table(app: AppDriver, mode: str) -> None:
    app.sit("mexican-train", ("person",) * 3, mode)
    app.frame()
    app.touch("deal")
    app.wait(3000)
    escape(app)


def test_escape_on_the_first_screen_asks_and_then_means_no(app: AppDriver) -> None:
    app.key(pygame.K_ESCAPE)
    assert shows(app.screen, QuitPage)
    assert "Quit Roundhouse?" in app.said() and "table" not in app.said()
    app.key(pygame.K_ESCAPE)
    assert isinstance(app.screen, StartScreen)
    app.key(pygame.K_ESCAPE)
    app.touch("quit")
    assert not app.application.screens


def test_a_page_that_closes_after_a_choice_does_not_turn_escape_into_quitting(app: AppDriver) -> None:
    for page, choice in (("length", "offer:1"), ("set", "set:9"), ("games", "game:station")):
        app.touch(page)
        app.touch(choice)
        assert isinstance(app.screen, StartScreen)
        app.key(pygame.K_ESCAPE)
        app.touch("back")
        assert isinstance(app.screen, StartScreen)


def test_the_button_on_the_first_screen_means_what_it_says(app: AppDriver) -> None:
    app.touch("quit")
    assert not app.application.screens


def test_the_cross_of_the_window_asks_at_a_table_and_is_believed_the_second_time(app: AppDriver) -> None:
    app.touch("deal")
    app.wait(3000)
    app.frame(CROSS)
    assert shows(app.screen, QuitPage) and "The table is saved" in app.said()
    app.touch("back")
    assert isinstance(app.screen, DealtScreen)
    app.frame(CROSS)
    app.frame(CROSS)
    assert not app.application.screens
    assert len(app.services.unfinished_tables()) == 1


def test_nothing_is_asked_once_the_match_is_over_or_the_table_was_left(app: AppDriver) -> None:
    finish_match(app, deal(app, "mexican-train", rounds="1"))
    assert isinstance(app.screen, WinnerScreen)
    app.touch("quit")
    assert not app.application.screens
    app.open()
    app.touch("deal")
    app.key(pygame.K_ESCAPE)
    app.touch("quit")
    app.frame(CROSS)
    assert not app.application.screens


def at_a_table_of_a_command(app: AppDriver) -> None:
    """The program as a command starts it that names a table: there is no first screen below."""
    app.application.close()
    presenter = app.services.new_table()
    app.application = application_in(app._window, app.services, lambda: screen_of_table(app.services, presenter))
    app.frame()
    app.wait(3000)


def test_a_table_without_a_first_screen_below_is_left_by_its_menu_and_nothing_else(app: AppDriver) -> None:
    at_a_table_of_a_command(app)
    app.key(pygame.K_q, pygame.KMOD_CTRL)
    assert shows(app.screen, QuitPage)
    app.touch("back")
    escape(app)
    at_a_table_of_a_command(app)
    app.key(pygame.K_ESCAPE)
    app.touch("quit")
    assert not app.application.screens, "that was a choice in a menu"


def test_escape_at_the_end_of_such_a_match_asks_and_staying_shows_the_table(app: AppDriver) -> None:
    app.sit("mexican-train", ("greedy",) * 4, set="6", rounds="1")
    at_a_table_of_a_command(app)
    assert isinstance(app.screen, DealtScreen)
    finish_match(app, app.screen.presenter.session)
    assert isinstance(app.screen, WinnerScreen)
    app.key(pygame.K_ESCAPE)
    assert shows(app.screen, QuitPage)
    app.key(pygame.K_ESCAPE)
    assert isinstance(app.screen, DealtScreen)
    escape(app)


def test_escape_after_an_error_leads_to_the_first_screen(app: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.services, "hub_events", lambda: 1 // 0)
    app.frame()
    assert shows(app.screen, ErrorPage)
    monkeypatch.undo()
    app.key(pygame.K_ESCAPE)
    assert isinstance(app.screen, StartScreen)


def test_a_program_that_is_told_to_end_does_not_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def events(_: Window) -> list[pygame.Event]:
        looked.append(len(looked))
        if len(looked) == 3:
            os.kill(os.getpid(), signal.SIGTERM)
        assert len(looked) < 10
        return pygame.event.get()

    monkeypatch.setattr(Window, "events", events)
    before = signal.getsignal(signal.SIGTERM)
    table = new_table(TableRequest("mexican-train", "Ann", 2, seed="1"))
    with Journal(tmp_path) as journal:
        request = TableRequest(hub="none", data=tmp_path)
        assert run_table(table, add_to_journal(journal, table), request, Console(file=StringIO()))
    assert signal.getsignal(signal.SIGTERM) == before
