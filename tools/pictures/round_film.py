"""The film of a round for the README: a small set, four players, the hub's lamps, and the winner's train."""

from collections.abc import Iterator
from pathlib import Path

import pygame
from tools.pictures import apng
from tools.pictures.prints import difference, printed

from roundhouse.games import MexicanTrain
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.presenter import Presenter
from roundhouse.referee import SeatedPlayer, TableSession
from roundhouse.referee.chance import Chance
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.screen import Frame
from roundhouse.window.screens.table.celebration import LASTS_MS, Celebration
from roundhouse.window.table.painter import Painter

NAMES = ("Ann", "Beatriz", "Caleb", "Dana")
SEED = "11"
DISPLAY = DisplaySettings((960, 600))
FRAME_MS = 80
PLAY_FRAMES, LAST_FRAMES = 5, 16
"""The number of frames that are seen after each play, and after the last one."""
HOLD_MS = 2500
"""The time for which the last frame is seen."""
CHECKED = 24
"""Of so many frames one is compared."""
MOST_DIFFERENCE = 40
"""The largest tolerated difference of a channel of a print: smoothed letters, and the film has few colors."""


def frames() -> Iterator[pygame.Surface]:
    """The frames of the film; each is drawn over by the next."""
    table = TableSession(
        MexicanTrain(len(NAMES), MexicanTrainOptions(set=9)),
        [SeatedPlayer(name, "sensible") for name in NAMES],
        chance=Chance(SEED),
    )
    presenter, painter, surface = Presenter(table, Texts()), Painter(), pygame.Surface(DISPLAY.size)
    now = 0
    table.mode.begin()
    while True:
        view = DISPLAY.on(presenter.present().table)
        for _ in range(PLAY_FRAMES if table.referee.position is not None else LAST_FRAMES):
            painter.paint(surface, view, now)
            yield surface
            now += FRAME_MS
        if table.referee.position is None:
            break
        steps = table.referee.steps
        if table.step() is None or table.referee.steps == steps:
            raise RuntimeError("the computer players of the film do not play on; take another seed")

    def after() -> Celebration:
        raise AssertionError("the film ends before the scene")

    scene = Celebration(presenter, after)
    for age in range(0, LASTS_MS, FRAME_MS):
        scene.update((), Frame(DISPLAY, now + age))
        scene.paint(surface, Frame(DISPLAY, now + age))
        yield surface


def write(path: Path) -> None:
    drawn = [apng.pixels_of(frame) for frame in frames()]
    apng.write(path, drawn, [FRAME_MS] * (len(drawn) - 1) + [HOLD_MS])


def is_stale(path: Path) -> bool:
    """Whether the film at `path` shows something else than is drawn now; a few of its frames are compared."""
    try:
        kept = list(apng.read(path))
    except (OSError, ValueError):
        return True
    count = 0
    for index, frame in enumerate(frames()):
        count += 1
        if index >= len(kept):
            return True
        if index % CHECKED == 0:
            before = pygame.surfarray.make_surface(kept[index].transpose(1, 0, 2))
            if difference(printed(before), printed(frame)).most > MOST_DIFFERENCE:
                return True
    return count != len(kept)
