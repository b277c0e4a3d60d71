"""The processor time of a window that waits for a person while nothing happens."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import replace
from threading import Timer
from typing import TYPE_CHECKING, Final

from tools.figures.report import FigureSection, Report, Target
from tools.pictures.tables import choosing, empty_app_services, tell

from roundhouse import actions
from roundhouse.actions.action import Button
from roundhouse.games import MexicanTrain
from roundhouse.presenters.app_services import AppServices
from roundhouse.presenters.presenter import Presenter
from roundhouse.program.hubs import NO_HUB
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen
from roundhouse.window.screens.real_tiles.slots_screen import SlotsScreen
from roundhouse.window.screens.screen import Screen
from roundhouse.window.screens.setup.start import StartScreen
from roundhouse.window.screens.table.dealt_screen import DealtScreen

if TYPE_CHECKING:
    from roundhouse.program.journal_app_services import JournalAppServices
    from roundhouse.window.window import Window

SETTLED, SECONDS = 3, 10
"""The time when the measuring begins, the hub is connected and every text is loaded; and its duration, s."""
SIZE = (1280, 800)
SIMULATED: Final = "sim://"
STILL, LIT, WITH_HUB = Target(1.5), Target(2.5), Target(2)


def _real(mode: str) -> TableSession:
    return TableSession(
        MexicanTrain(4), [SeatedPlayer(name) for name in ("Ann", "Bo", "Caleb", "Dana")], Chance("1"), mode=mode
    )


def _called(services: AppServices) -> Screen:
    table = _real("called")
    tell(table, 12)
    return CalledScreen(services, Presenter(table))


def _slots(services: AppServices) -> Screen:
    screen = SlotsScreen(services, Presenter(_real("slots")))
    for slot in (5, 7, 10, 1):
        screen.presenter.submit(actions.PressButton(Button(slot)))
    tell(screen.presenter.session, 9)
    return screen


def _shown_by_hub(services: AppServices) -> Screen:
    table = choosing(4)
    services.join_hub(table)
    return DealtScreen(services, Presenter(table))


WAITING: tuple[tuple[str, Callable[[AppServices], Screen], bool, Target], ...] = (
    ("the first screen", lambda services: StartScreen(services, "Ann"), False, STILL),
    ("a dealt table", lambda services: DealtScreen(services, Presenter(choosing(4))), False, LIT),
    ("a dealt table, less motion", lambda services: DealtScreen(services, Presenter(choosing(4))), True, STILL),
    ("a called table", _called, False, LIT),
    ("the hub only", _slots, False, LIT),
)
"""A screen that waits: its name, its screen, whether with less motion, and the most that it may take."""


def run(report: Report) -> None:
    """Let each screen wait and measure the processor time of the whole process."""
    report.settings(
        f"{SIZE[0]}x{SIZE[1]}, each screen waits {SECONDS:g} s for a person; user and system time of the process, "
        "without a display"
    )
    for name, screen, less_motion, target in WAITING:
        report.figure(f"{name} waits", share(screen, SECONDS, less_motion=less_motion), "% of a core", target)
    taken = share(_shown_by_hub, SECONDS, hub=SIMULATED)
    report.figure("a dealt table with the simulated hub waits", taken, "% of a core", WITH_HUB, "without the hub's own")


def share(
    screen: Callable[[AppServices], Screen], seconds: float, *, less_motion: bool = False, hub: str = NO_HUB
) -> float:
    """The share of a core that the program takes while this screen waits, in percent."""
    import pygame  # after `roundhouse.window`, which silences its greeting

    from roundhouse.window.window import Window

    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    with empty_app_services(hub) as services, Window("Roundhouse", SIZE) as window:
        preferences = replace(services.choices.preferences, less_motion=less_motion, nudge=0)
        services.choices = replace(services.choices, preferences=preferences)
        return _measured(services, window, screen, seconds, lambda: pygame.event.post(pygame.Event(pygame.QUIT)))


def _measured(
    services: JournalAppServices,
    window: Window,
    screen: Callable[[AppServices], Screen],
    seconds: float,
    end: Callable[[], object],
) -> float:
    from roundhouse.program.run_window import application_in

    application = application_in(window, services, lambda: screen(services))
    begun: list[float] = []
    settle = Timer(SETTLED, lambda: begun.append(time.process_time()))
    stop = Timer(SETTLED + seconds, end)
    settle.start()
    stop.start()
    application.run()
    return 100 * (time.process_time() - begun[0]) / seconds


SECTION = FigureSection("idle", "Window: what it takes while it waits", run)
