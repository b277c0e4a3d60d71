"""Frame times of a full table at 1920x1080, on the screen of a dealt table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, NamedTuple

from tools.figures.report import FigureSection, Report, Target, percentile
from tools.pictures.tables import empty_app_services

from roundhouse.games import MexicanTrain
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.screen import Frame, Screen
from roundhouse.window.screens.table.dealt_screen import DealtScreen

if TYPE_CHECKING:
    from pygame import Surface

SIZE = (1920, 1080)
SEATS = 8
FRAME_MS = 16
MOVING_MS = 640  # after a move: its tile glides, then the others make room
LAST_MOVES = 40  # of a round, when the table is full
ONE_FRAME, DRAWN = Target(1000 / 60), Target(8)


class Took(NamedTuple):
    """Milliseconds of wall time and of processor time, and those of the latter that draw.

    On a busy machine, others use the difference.
    """

    clock: float
    processor: float
    drawing: float


@dataclass(frozen=True, slots=True)
class FrameTimes:
    """The times of the first frame, of frames in motion and at rest, and the number of tiles at the end."""

    first: Took
    moving: list[Took]
    resting: list[Took]
    tiles: int


def run(report: Report) -> None:
    """Measure every frame of the last moves of a round of eight."""
    report.settings(
        f"{SIZE[0]}x{SIZE[1]}, {SEATS} computer players, the last {LAST_MOVES} moves of a double-12 round, with "
        "the players' thinking time; drawn in memory, without the time of a display"
    )
    found = frame_times(LAST_MOVES, lambda done: report.progress("moves", done, LAST_MOVES))
    report.settings(f"at the end {found.tiles} tiles are on the table; the first frame took {found.first.clock:.0f} ms")
    for said, share in (("median", 0.5), ("95th percentile", 0.95)):
        drawn = percentile([took.drawing for took in found.moving], share)
        report.figure(f"drawing a frame in motion, {said}", drawn, "ms", DRAWN, "processor time")
    for name, took in (
        (f"frames in the {MOVING_MS} ms after a move", found.moving),
        ("frames at rest, lamps only", found.resting),
        ("all frames", found.moving + found.resting),
    ):
        for said, share in (("median", 0.5), ("99th percentile", 0.99)):
            clock, processor, _ = (percentile(each, share) for each in zip(*took, strict=True))
            report.figure(f"{name}, {said}", clock, "ms", ONE_FRAME, f"{processor:.3g} ms of processor time")


def frame_times(moves: int, progress: Callable[[int], None]) -> FrameTimes:
    """Draw and time the frames of a round's last moves."""
    import pygame  # after `roundhouse.window`, which silences its greeting

    seats = [SeatedPlayer(f"Player {seat + 1}", "sensible") for seat in range(SEATS)]
    table = TableSession(MexicanTrain(SEATS), seats, Chance("3"))
    table.mode.begin()
    while table.referee.position is not None:
        table.step()
    table.undo(moves)
    surface, display = pygame.Surface(SIZE), DisplaySettings(SIZE)
    moving: list[Took] = []
    resting: list[Took] = []
    with empty_app_services() as services:
        screen = DealtScreen(services, Presenter(table))
        first = _frame(screen, surface, Frame(display, 0))
        now = moved = 0
        steps = table.referee.steps
        while table.referee.position is not None:
            now += FRAME_MS
            took = _frame(screen, surface, Frame(display, now))
            if table.referee.steps > steps:
                moved, steps = now, table.referee.steps
                progress(len(moving) * FRAME_MS // MOVING_MS)
            (moving if now - moved < MOVING_MS else resting).append(took)
    return FrameTimes(first, moving, resting, sum(len(line) for line in table.referee.match.lines()))


def _frame(screen: Screen, surface: Surface, frame: Frame) -> Took:
    start, begun = perf_counter(), thread_time()
    screen.update((), frame)
    updated = thread_time()
    screen.paint(surface, frame)
    done = thread_time()
    return Took(1000 * (perf_counter() - start), 1000 * (done - begun), 1000 * (done - updated))


SECTION = FigureSection("screen", "Screen: how long a frame takes", run)
