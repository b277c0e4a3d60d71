"""The window counts a hand from a picture that is dropped on it, or from the webcam at a touch."""

from pathlib import Path

import pygame
from tests.presenters.real_tiles.test_photos_on_phones import counting
from tests.window.plain_services import PlainServices

from roundhouse import actions
from roundhouse.presenters.presenter import Presenter
from roundhouse.window.display import DisplaySettings
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen
from roundhouse.window.screens.screen import Frame


def test_a_dropped_file_and_the_webcam_count_a_hand(tmp_path: Path) -> None:
    presenter = Presenter(counting().session)
    screen, display = CalledScreen(PlainServices(), presenter), DisplaySettings()
    file = tmp_path / "hand.jpg"
    file.write_text("3-4 2-2 0-1")
    (camera,) = (each for each in screen.page(display).controls if each.name == actions.CountPhoto.id)
    middle = camera.rect[0] + camera.rect[2] // 2, camera.rect[1] + camera.rect[3] // 2
    touch = [pygame.event.Event(kind, pos=middle, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]
    for now, events in enumerate((touch, [], [pygame.event.Event(pygame.DROPFILE, file=str(file))], [])):
        screen.update(events, Frame(now=1000 * now, display=display))
        if now == 1:
            said = presenter.present().announcement
            assert said is not None and said.title.startswith("There is no picture from a webcam")
    report = presenter.present().report
    assert report is not None and report.worth == "12"
    assert "12" in "".join(text.text for text in screen.page(display).texts)
