"""The program as a person sees it, in processes of its own: time to the first picture, and memory."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tools.figures.report import FigureSection, Report, Target, percentile

ROOT = Path(__file__).resolve().parent.parent.parent
STARTS = 5
PICTURE = "first picture"
SOON = Target(1500)
MODEST = Target(200)
FIRST_PICTURE = f"""
import os, sys
from roundhouse.presenters.presenter import Presenter
from roundhouse.window.window import Window

def flip(window):
    print({PICTURE!r}, flush=True)
    os._exit(0)

Window.flip = flip
sys.argv = ["roundhouse", "play"]
from roundhouse.cli import main
main()
"""
WHOLE_MATCH = "from tools.figures.program import whole_match; whole_match()"
SEATS, SIZE = 8, (1920, 1080)
FRAME_MS = 300


def run(report: Report) -> None:
    report.settings(
        f"`roundhouse play` in a fresh process, on SDL's dummy driver; {STARTS} starts after one to warm up"
    )
    first_picture_ms()
    before, took = os.times(), [first_picture_ms() for _ in range(STARTS)]
    after = os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    note = f"{1000 * used / STARTS:,.0f} ms of processor time"
    report.figure("start to the first picture, median", percentile(took, 0.5), "ms", SOON, note)
    report.settings(
        f"a whole match of {SEATS} with a double-12 set, screens of {SIZE[0]}x{SIZE[1]} from the first to the winner's"
    )
    report.figure("peak memory", float(output(WHOLE_MATCH)), "MB", MODEST)


def first_picture_ms() -> float:
    """Milliseconds from starting the process to the first picture in its window."""
    with TemporaryDirectory() as data:
        start = perf_counter()
        assert PICTURE in output(FIRST_PICTURE, {"ROUNDHOUSE_DATA": data})
        return 1000 * (perf_counter() - start)


def output(code: str, more: Mapping[str, str] | None = None) -> str:
    """The output of a Python program whose windows stay invisible, and whose modules are compiled once."""
    path = os.pathsep.join(str(ROOT / part) for part in ("host", "firmware", "."))
    unseen = {"DISPLAY": ":0", "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": path}
    unseen["PYTHONDONTWRITEBYTECODE"] = ""  # where it is set, each start would compile all of them again
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env={**os.environ, **unseen, **(more or {})}, check=True, stdout=-1, text=True)
    return done.stdout


def whole_match(rounds: int | None = None) -> None:
    """Show a match of computer players from the first screen to the winner's, and print its peak memory."""
    # Imported here, so that the process that measures the start does not load any of it.
    import pygame
    from tools.pictures.tables import empty_app_services

    from roundhouse.games import MexicanTrain
    from roundhouse.presenters.pages.scores import ScoresPage
    from roundhouse.presenters.presenter import Presenter
    from roundhouse.program.run_window import application_in
    from roundhouse.referee import Chance, SeatedPlayer, TableSession
    from roundhouse.window.controls.page_input import middle
    from roundhouse.window.screens.match.winner import WinnerScreen
    from roundhouse.window.screens.pages.list_screen import shows
    from roundhouse.window.screens.table.dealt_screen import DealtScreen
    from roundhouse.window.window import Window

    game = MexicanTrain(SEATS, MexicanTrain.options_type(rounds=rounds))
    table = TableSession(game, [SeatedPlayer(f"Player {seat + 1}", "greedy") for seat in range(SEATS)], Chance("3"))
    with empty_app_services() as services, Window("Roundhouse", SIZE) as window:
        application = application_in(window, services)
        application.frame((), 0)
        application.screens.append(DealtScreen(services, Presenter(table)))
        now = 0
        while not isinstance(screen := application.screens[-1], WinnerScreen):
            now += FRAME_MS
            touches: tuple[pygame.Event, ...] = ()
            if shows(screen, ScoresPage) and (due := screen.page(application.display).control("next")) is not None:
                kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
                touches = tuple(pygame.Event(kind, pos=middle(due), button=1) for kind in kinds)
            application.frame(touches, now)
            if len(application.screens) < 2:
                raise RuntimeError("the table was left before its match was over")
    print(peak_mb())


def peak_mb() -> float:
    """The peak memory of this process, in MB (a million bytes)."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) * 1024 / 1e6
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 1e6 if sys.platform == "darwin" else most * 1024 / 1e6


SECTION = FigureSection("program", "Program: start and memory", run)
