"""Photos of a hand in the window: what was read is drawn over them, and each half can be put right there."""

from io import BytesIO
from pathlib import Path

import pygame
import pytest
from tests.presenters.real_tiles.test_photos_on_phones import counting
from tests.window.plain_services import PlainServices
from tests.window.screens.page_checks import faults

from roundhouse import actions
from roundhouse.actions.action import Index, TileEnd
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.views import PhotoHalf, PhotoTile, PhotoView
from roundhouse.window.controls.page import Page, PhotoPicture
from roundhouse.window.controls.photo_picture import paint_photo_picture
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.screens.real_tiles.called_screen import CalledScreen
from roundhouse.window.screens.screen import Frame

DISPLAY = DisplaySettings()


class Photographed:
    """The screen of a table at which a picture of this content was dropped."""

    def __init__(self, content: str, folder: Path) -> None:
        self.presenter = Presenter(counting().session)
        self.screen = CalledScreen(PlainServices(), self.presenter)
        self._now = 0
        (folder / "hand.jpg").write_text(content)
        self.happens(pygame.event.Event(pygame.DROPFILE, file=str(folder / "hand.jpg")))
        self.said = self.texts
        self.happens()

    def happens(self, *events: pygame.event.Event) -> None:
        self._now += 1000
        self.screen.update(events, Frame(now=self._now, display=DISPLAY))

    def touch(self, action: actions.Action) -> None:
        control = self.page.control(action.wire)
        assert control is not None, action
        middle = control.rect[0] + control.rect[2] // 2, control.rect[1] + control.rect[3] // 2
        self.happens(
            *(pygame.event.Event(kind, pos=middle, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
        )

    @property
    def page(self) -> Page:
        return self.screen.page(DISPLAY)

    @property
    def texts(self) -> str:
        return " ".join(text.text for text in self.page.texts)


def test_a_doubt_is_told_and_put_right_by_touching_it(tmp_path: Path) -> None:
    table = Photographed("3-4? 2-2 0-1", tmp_path)
    assert "The photo is being read" in table.said
    assert "3 tiles, 12 points · Not sure: 3-4. Look, and touch what is wrong." in table.texts
    (picture,) = (each for each in table.page.pictures if isinstance(each, PhotoPicture))
    assert [half.text for tile in picture.photo.tiles for half in tile.halves] == ["3", "4", "2", "2", "0", "1"]
    table.touch(actions.PickHalf(Index(0), Index(0), Index(1)))
    table.touch(actions.EnterEnd(TileEnd(5)))
    assert "Not sure" not in table.texts and "= 13" in table.texts
    table.touch(actions.TellHand())
    assert table.presenter.session.mode.awaited.hands == (2,)


def test_a_photo_of_the_wrong_hand_is_told_as_such(tmp_path: Path) -> None:
    table = Photographed("5-6 3-4", tmp_path)
    assert "Is this the right hand? 5-6 is already on the table." in table.texts
    assert not table.page.control(actions.TellHand().wire).enabled  # type: ignore[union-attr]
    table.touch(actions.DropPhoto(Index(0)))
    assert not any(isinstance(each, PhotoPicture) for each in table.page.pictures)


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_a_page_with_photos_has_no_fault(tmp_path: Path, language: str) -> None:
    table, display = Photographed("3-4? 2-2 0-1!", tmp_path), DisplaySettings(texts=Texts(language))
    small = "is too small to be touched"  # the numbers below put right what is small in a photo
    assert [each for each in faults(table.screen.page(display), display) if small not in each] == []


def test_the_part_of_a_photo_with_its_tiles_is_drawn_and_a_doubt_has_a_frame() -> None:
    ground, file = pygame.Surface((400, 200)), BytesIO()
    ground.fill((40, 60, 200))
    pygame.image.save(ground, file, "hand.jpg")
    upper, lower = (
        ((100.0, 0.0), (200.0, 0.0), (200.0, 50.0), (100.0, 50.0)),
        ((100.0, 50.0), (200.0, 50.0), (200.0, 100.0), (100.0, 100.0)),
    )
    halves = PhotoHalf(upper, (150, 25), 20, "3"), PhotoHalf(lower, (150, 75), 20, "4", unsure=True)
    photo = PhotoView("name", 400, 200, (PhotoTile((*upper[:2], *lower[2:]), True, halves),), file.getvalue())
    surface = pygame.Surface((600, 400))
    paint_photo_picture(surface, PhotoPicture((100, 100, 400, 200), photo, (50, 0, 200, 100), 2.0))
    assert surface.get_at((50, 50))[:3] == (0, 0, 0), "nothing beside it"
    assert all(abs(one - other) < 12 for one, other in zip(surface.get_at((120, 280))[:3], (40, 60, 200), strict=True))
    assert surface.get_at((200, 150))[:3] == palette.MINT, "around the tile"
    assert surface.get_at((300, 200))[:3] == palette.BRASS, "around the half that is not sure"
