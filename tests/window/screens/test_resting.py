"""A window that waits for a person draws next to nothing, whatever it shows."""

from dataclasses import replace

import pygame
import pytest
from tools.pictures.moments import MOMENTS, choices_in
from tools.pictures.tables import empty_app_services

from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.application import Application
from roundhouse.window.screens.screen import Frame
from roundhouse.window.window import Window

SETTLED_MS, WAITED_MS, FRAME_MS = 6000, 4000, 16
LAMPS_A_SECOND = 13
ENDS_BY_ITSELF = ("round-end",)
"""The scores come by themselves over such a table."""


@pytest.mark.parametrize("less_motion", [False, True])
@pytest.mark.parametrize("moment", [each for each in MOMENTS if each not in ENDS_BY_ITSELF])
def test_only_lamps_go_on_and_with_less_motion_nothing(
    moment: str, less_motion: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    display = replace(DisplaySettings((960, 600)), less_motion=less_motion)
    with empty_app_services() as services, Window("Roundhouse", display.size) as window:
        services.choices = choices_in(display)
        shown, painted, now = list[int](), list[int](), [0]
        screen = MOMENTS[moment](services)
        paint = screen.paint

        def noted(surface: pygame.Surface, frame: Frame) -> bool:
            painted.append(frame.now)
            return paint(surface, frame)

        monkeypatch.setattr(window, "events", list[pygame.Event])
        monkeypatch.setattr(window, "flip", lambda: shown.append(now[0]))
        monkeypatch.setattr(screen, "paint", noted)
        application = Application(window, screen, display)
        settling = range(0, SETTLED_MS, 12 * FRAME_MS)
        for now[0] in (*settling, *range(SETTLED_MS, SETTLED_MS + WAITED_MS, FRAME_MS)):
            application._look(now[0])
    assert shown and shown[0] == 0
    assert sum(at >= SETTLED_MS for at in painted) <= LAMPS_A_SECOND * WAITED_MS // 1000
    assert not less_motion or max(shown) < SETTLED_MS
