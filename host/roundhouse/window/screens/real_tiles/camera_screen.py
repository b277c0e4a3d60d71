"""The live picture of the webcam, and a button that takes it: the hand is counted from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pygame

from roundhouse.actions import CountPhoto
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import PhotoView
from roundhouse.window.controls.page import Control, Page, PhotoPicture, Rect
from roundhouse.window.controls.page_input import PageEvent, Pressed
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.screens.pages.framed_page import page_frame
from roundhouse.window.screens.screen import STAY, Frame, Navigation, PageScreen, Return

TAKE: Final = "take"
_FRAME_MS: Final = 50
"""The interval at which it looks for a new picture."""


class CameraScreen(PageScreen):
    """The live picture. A file that is dropped here is counted, too."""

    def __init__(self, presenter: Presenter) -> None:
        super().__init__()
        self._presenter, self._camera = presenter, presenter.webcam()

    def update(self, events: Sequence[pygame.Event], frame: Frame) -> Navigation:
        dropped = [event.file for event in events if event.type == pygame.DROPFILE]
        if dropped:
            self._presenter.submit(CountPhoto(dropped[-1]))
            return Return()
        return super().update(events, frame)

    def page(self, display: DisplaySettings) -> Page:
        texts, live, trouble = display.texts, self._camera.picture, self._camera.trouble
        line = texts.screen(f"count-{trouble}" if trouble else "camera-hint" if live else "camera-starts")
        tone = palette.CORAL if trouble else palette.SECONDARY
        frame = page_frame(display, texts.screen("camera-title"), line, tone)
        take = Control(TAKE, frame.due, "primary", texts.screen("camera-take"), height=display.points(18))
        if live is None or trouble:
            return Page(texts=frame.texts, controls=(frame.back, replace(take, enabled=False)))
        picture = _fitted(PhotoView("", live.width, live.height, (), live.content), frame.body)
        return Page(texts=frame.texts, pictures=(picture,), controls=(frame.back, take))

    def handle(self, event: PageEvent) -> Navigation:
        match event:
            case Pressed("back"):
                return Return()
            case Pressed(name) if name == TAKE and (live := self._camera.picture) is not None:
                self._presenter.submit(CountPhoto("", live.content))
                return Return()
        return STAY

    def wait_ms(self, now: int) -> int:
        return min(_FRAME_MS, super().wait_ms(now))

    def close(self) -> None:
        self._camera.close()


def _fitted(photo: PhotoView, area: Rect) -> PhotoPicture:
    """A whole photo in the middle of an area, as large as there is room."""
    left, top, wide, high = area
    scale = min(wide / photo.width, high / photo.height)
    size = round(photo.width * scale), round(photo.height * scale)
    place = left + (wide - size[0]) // 2, top + (high - size[1]) // 2, *size
    return PhotoPicture(place, photo, (0, 0, photo.width, photo.height), scale)
