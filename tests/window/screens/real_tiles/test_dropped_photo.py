"""The window counts a hand from a picture that is dropped on it, or from the webcam, whose picture is seen live."""

from concurrent.futures import Future
from pathlib import Path

import cv2
import numpy as np
import pygame
import pytest
from tests.presenters.real_tiles.test_photos_on_phones import counting
from tests.window.plain_services import PlainServices
from tests.window.screens.page_checks import faults
from tools.testing.photos import NotedReader, webcam_file
from tools.testing.waiting import wait_for

from roundhouse import actions
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.presenter import Presenter
from roundhouse.vision.live_camera import LiveCamera
from roundhouse.vision.photo_file import Photo
from roundhouse.vision.readings import HandRules
from roundhouse.window.controls.page import PhotoPicture
from roundhouse.window.controls.page_input import Pressed
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen
from roundhouse.window.screens.real_tiles.camera_screen import TAKE, CameraScreen
from roundhouse.window.screens.screen import Frame, Open, Return

NOTED = "3-4 2-2 0-1"


class Watched(NotedReader):
    """Reads what is noted for each picture of this webcam, and keeps those pictures."""

    def __init__(self, webcam: str) -> None:
        super().__init__()
        self._webcam, self.taken = webcam, list[bytes]()

    def read(self, source: bytes | Path | None, rules: HandRules) -> Future[Photo]:
        assert isinstance(source, bytes)
        self.taken.append(source)
        return super().read(NOTED.encode(), rules)

    def watch(self) -> LiveCamera:
        return LiveCamera(self._webcam)


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_a_picture_of_the_webcam_is_taken_with_one_button(tmp_path: Path, language: str) -> None:
    presenter, display = Presenter(counting().session), DisplaySettings(texts=Texts(language))
    picture = bytes(cv2.imencode(".jpg", np.full((60, 80, 3), 200, np.uint8))[1].tobytes())
    presenter.session.photos.read_with(reader := Watched(webcam_file(tmp_path, picture)))
    screen = CameraScreen(presenter)
    try:
        starts = screen.page(display)
        live = wait_for(lambda: page if (page := screen.page(display)).pictures else None)
        taken = screen.handle(Pressed(TAKE))
    finally:
        screen.close()
    assert [each for page in (starts, live) for each in faults(page, display)] == []
    (shown,) = live.pictures
    assert isinstance(shown, PhotoPicture) and (shown.photo.width, shown.photo.height) == (80, 60)
    assert taken == Return() and len(reader.taken) == 1
    presenter.advance(0)
    report = presenter.present().report
    assert report is not None and report.worth == "12"


def test_without_a_webcam_nothing_can_be_taken_and_the_page_says_why() -> None:
    screen, display = CameraScreen(Presenter(counting().session)), DisplaySettings()
    try:
        page = wait_for(lambda: page if "No webcam" in str((page := screen.page(display)).texts) else None)
    finally:
        screen.close()
    take = page.control(TAKE)
    assert take is not None and not take.enabled and page.pictures == ()


def test_a_touch_shows_the_webcam_and_a_dropped_file_counts_a_hand(tmp_path: Path) -> None:
    presenter = Presenter(counting().session)
    screen, display = CalledScreen(PlainServices(), presenter), DisplaySettings()
    file = tmp_path / "hand.jpg"
    file.write_text(NOTED)
    (camera,) = (each for each in screen.page(display).controls if each.name == actions.CountPhoto.id)
    middle = camera.rect[0] + camera.rect[2] // 2, camera.rect[1] + camera.rect[3] // 2
    touch = [pygame.event.Event(kind, pos=middle, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]
    shown = screen.update(touch, Frame(now=0, display=display))
    assert isinstance(shown, Open) and isinstance(shown.screen, CameraScreen)
    dropped = pygame.event.Event(pygame.DROPFILE, file=str(file))
    assert shown.screen.update([dropped], Frame(now=1000, display=display)) == Return()
    shown.screen.close()
    screen.update([], Frame(now=2000, display=display))
    assert "12" in "".join(text.text for text in screen.page(display).texts)
    screen.update([pygame.event.Event(pygame.DROPFILE, file=str(file))], Frame(now=3000, display=display))
    report = presenter.present().report
    assert report is not None and report.worth == "12"
