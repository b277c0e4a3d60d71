"""The short scene at the end of a round: the winner's train rolls in under the hub's lamps."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from roundhouse.hub.events import ButtonEvent
from roundhouse.layout.lamps import lamp_looks
from roundhouse.presenters.presenter import Presenter
from roundhouse.records.preferences import Livery
from roundhouse.window.controls.page import Rect
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import blit_centered
from roundhouse.window.drawing.icons import badge
from roundhouse.window.drawing.lettering import width, write_line
from roundhouse.window.drawing.victory_train import paint_victory_train
from roundhouse.window.screens.screen import STAY, Frame, Navigation, Replace, Screen
from roundhouse.window.table.hub_picture import paint_hub, paint_lamps
from roundhouse_hub.ticks import ticks_diff

LASTS_MS, ARRIVES_MS = 2800, 1900
"""The duration of the scene, and the time when its train has arrived."""
DIMMED = 0.62
HIGH, TRAIN = 300, 132
"""The height of the scene and of its train, px at 1280 x 800."""
SKIPS = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)


class Celebration:
    """Lies over the table of a round that somebody has won, and makes way for the screen that
    `after` makes: when it is over, or at a touch, a key or a press of the hub's buttons. It is silent: the
    referee's cue for a round that is won, the bell, has sounded at every front end."""

    def __init__(self, presenter: Presenter, after: Callable[[], Screen]) -> None:
        self._presenter = presenter
        self._after = after
        self._won = presenter.match.round_won()
        self._since: int | None = None
        self._behind: tuple[pygame.Surface, DisplaySettings, pygame.Surface] | None = None

    @property
    def liveries(self) -> Sequence[Livery]:
        return self._presenter.liveries

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        if self._since is None:
            self._since = frame.now
        skipped = any(event.type in SKIPS for event in events) or any(
            isinstance(event, ButtonEvent) for event in frame.hub_events
        )
        over = ticks_diff(frame.now, self._since) >= LASTS_MS
        reopened = self._presenter.match.progress.in_round
        return Replace(self._after()) if skipped or over or reopened else STAY

    def paint(self, surface: pygame.Surface, frame: Frame) -> bool:
        """The table stays visible behind the scene, darker."""
        display = frame.display
        behind = self._behind
        if behind is None or behind[0] is not surface or behind[1].size != display.size:
            self._behind = behind = surface, display, _dimmed(surface)
        surface.blit(behind[2], (0, 0))
        age = 0 if self._since is None else ticks_diff(frame.now, self._since)
        self._scene(surface, display, frame.now, age)
        return True

    def wait_ms(self, now: int) -> int:  # noqa: ARG002  (the train moves, then the lamps)
        return 0

    def hover(self, point: tuple[int, int]) -> bool:  # noqa: ARG002  (it goes on wherever it is touched)
        return False

    def repaint(self) -> None: ...

    def close(self) -> None: ...

    def _scene(self, surface: pygame.Surface, display: DisplaySettings, now: int, age: int) -> None:
        wide, whole = display.size
        high = display.px(HIGH)
        top = (whole - high) // 2 + display.px(20)
        line = max(2, display.px(3))
        surface.fill(palette.FELT, (0, top, wide, high))
        for y in (top, top + high - line):
            surface.fill(palette.BRASS, (0, y, wide, line))
        self._hub(surface, display, (wide / 2, top), now)
        train = display.px(TRAIN)
        place = (0, top + high - train - display.px(16), wide, train)
        paint_victory_train(
            surface, place, self._won.train, display.scale, age, still=display.less_motion, lasts=ARRIVES_MS,
            sky=place[1] - top - line,
        )  # fmt: skip
        self._title(surface, display, (0, top + display.px(78), wide, display.px(70)))

    def _hub(self, surface: pygame.Surface, display: DisplaySettings, center: tuple[float, float], now: int) -> None:
        """The hub, half above the scene, with the lamps that the real one shows now."""
        scale = 0.9 * display.scale
        paint_hub(surface, center, scale, self._won.engine, "auto", 12)
        paint_lamps(surface, center, scale, lamp_looks(self._presenter.scene, now, steady=display.less_motion))

    def _title(self, surface: pygame.Surface, display: DisplaySettings, area: Rect) -> None:
        """The winner, as the scores say it, after the badge."""
        title = self._won.title
        left, top, wide, high = area
        side, gap = display.px(40), display.px(14)
        room = wide - side - gap - 2 * display.px(30)
        size = display.points(38)
        while size > 14 and width(title, "ExtraBold", size) > room:
            size -= 1
        start = left + (wide - side - gap - width(title, "ExtraBold", size)) / 2
        middle = top + high / 2
        blit_centered(surface, badge(self._won.train.seat, side / 2.6), (start + side / 2, middle))
        write_line(surface, title, (start + side + gap, middle), "ExtraBold", size, palette.BRASS)


def _dimmed(surface: pygame.Surface) -> pygame.Surface:
    picture = surface.copy()
    veil = pygame.Surface(surface.get_size())
    veil.fill(palette.BACKGROUND)
    veil.set_alpha(round(255 * DIMMED))
    picture.blit(veil, (0, 0))
    return picture
