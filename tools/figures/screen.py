"""How long a frame takes: a full table at 1920x1080, drawn as the window draws it."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from tools.figures.report import Report, Section, Target, percentile

from roundhouse.games import MexicanTrain
from roundhouse.referee import Chance, LiveTable, Seat
from roundhouse.table.live.view_of import table_view
from roundhouse.table.painter import Painter

SIZE = (1920, 1080)
SEATS = 8
FRAME_MS = 16
MOVING, RESTING = 40, 30  # frames after each move: tiles glide, then only lamps change
LAST_MOVES = 40  # of a round: the table is full then
ONE_FRAME = Target(1000 / 60)


def run(report: Report) -> None:
    """Every frame of the last moves of a round of eight."""
    report.settings(
        f"{SIZE[0]}x{SIZE[1]}, {SEATS} players, the last {LAST_MOVES} moves of a double-12 round, "
        f"{MOVING + RESTING} frames after each; drawn in memory, without a display's own time"
    )
    moving, resting, tiles = frames(LAST_MOVES, lambda done: report.progress("moves", done, LAST_MOVES))
    report.settings(f"at the end {tiles} tiles lie on the table")
    for name, took in (
        ("frames while tiles move", moving),
        ("frames at rest, lamps only", resting),
        ("all frames", moving + resting),
    ):
        report.figure(f"{name}, median", percentile(took, 0.5), "ms", ONE_FRAME)
        report.figure(f"{name}, 99th percentile", percentile(took, 0.99), "ms", ONE_FRAME)


def frames(moves: int, progress: Callable[[int], None]) -> tuple[list[float], list[float], int]:
    """Milliseconds of each frame of a round's last moves, in motion and at rest; and how many tiles lay at the end."""
    import pygame  # after `roundhouse.table`, which keeps it from greeting

    table = LiveTable(
        MexicanTrain(SEATS), [Seat(f"Player {seat + 1}", "sensible") for seat in range(SEATS)], Chance("3")
    )
    table.begin()
    calls = 0
    while table.referee.position is not None:
        table.step()
        calls += 1
    table.undo(moves)
    surface, painter, now = pygame.Surface(SIZE), Painter(), 0
    painter.paint(surface, table_view(table.referee), now)
    moving: list[float] = []
    resting: list[float] = []
    for number in range(moves):
        table.step()
        view = table_view(table.referee)
        for frame in range(MOVING + RESTING):
            now += FRAME_MS
            start = perf_counter()
            painter.paint(surface, view, now)
            (moving if frame < MOVING else resting).append(1000 * (perf_counter() - start))
        progress(number + 1)
    return moving, resting, sum(len(line) for line in table.referee.match.lines())


SECTION = Section("screen", "Screen: how long a frame takes", run)
