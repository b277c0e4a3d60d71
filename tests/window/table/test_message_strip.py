"""The strip: a sentence of the agreed length fits beside the buttons, and the buttons are where they look."""

from dataclasses import replace

import pygame
import pytest

from roundhouse import actions
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.indices import Seat
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.presenters.views import Announcement, MessageTone
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import width
from roundhouse.window.table import message_strip
from roundhouse.window.table.message_strip import button_at, button_places, paint_below, paint_strip
from roundhouse.window.table.regions import regions

BUTTONS = (Offer(actions.Undo(), "Undo", enabled=False), Offer(actions.Draw(), "Draw a tile", primary=True))
WINDOWS = [(960, 600), (1280, 800), (1920, 1080)]


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_below_the_strip_have_letters_of_one_size(
    language: str, text: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    below = (actions.SeeScores(), actions.NextRound())
    buttons = tuple(Offer(each, Texts(language).text(each.words), below=True) for each in below)
    written = dict[str, int]()

    def write(_surface: object, label: str, _at: object, _weight: object, size: int, *_: object, **__: object) -> None:
        written[label] = size

    monkeypatch.setattr(message_strip, "write_line", write)
    parts = regions(*WINDOWS[0], text=text)
    paint_below(pygame.Surface(WINDOWS[0]), buttons, parts)
    assert len(written) == 2 and len(set(written.values())) == 1, written
    for button, place in zip(buttons, button_places(buttons, parts), strict=True):
        assert width(button.label, "SemiBold", written[button.label]) <= place.width


def test_only_enabled_buttons_can_be_pressed() -> None:
    parts = regions(1280, 800)
    undo, draw = button_places(BUTTONS, parts)
    assert button_at(BUTTONS, parts, draw.center) == actions.Draw()
    assert button_at(BUTTONS, parts, undo.center) is None
    assert button_at(BUTTONS, parts, (undo.left - 3, undo.centery)) is None


@pytest.mark.parametrize(
    ("tone", "edge", "background"),
    [
        ("turn", palette.BRASS, palette.PANEL),
        ("refused", palette.CORAL, palette.REFUSED_STRIP),
        ("info", palette.LINE, palette.PANEL),
    ],
)
def test_the_tone_colors_the_strip(tone: MessageTone, edge: palette.Color, background: palette.Color) -> None:
    surface = pygame.Surface((1280, 800))
    parts = regions(1280, 800)
    area = parts.strip
    paint_strip(surface, Announcement(tone, "Your turn", "Pick a tile.", Seat(0)), BUTTONS, parts)
    assert tuple(surface.get_at((2, area.centery)))[:3] == edge
    assert tuple(surface.get_at((700, area.top + 4)))[:3] == background


def test_a_primary_button_is_brass() -> None:
    surface = pygame.Surface((1280, 800))
    parts = regions(1280, 800)
    paint_strip(surface, Announcement("turn", "Your turn", ""), BUTTONS, parts)
    draw = button_places(BUTTONS, parts)[1]
    assert tuple(surface.get_at((draw.left + 10, draw.centery)))[:3] == palette.BRASS


def test_only_buttons_that_stand_below_the_strip_take_room_from_the_hand() -> None:
    parts, leave = regions(1280, 800), Offer(actions.Quit(), "Leave")
    assert message_strip.beside_buttons((leave,), parts) == parts.hand, "as in a lesson: in the middle"
    assert message_strip.beside_buttons((replace(leave, below=True),), parts).width < parts.hand.width
