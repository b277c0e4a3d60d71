"""The strip: a sentence of the agreed length fits beside the buttons, and the buttons are where they look."""

from __future__ import annotations

import itertools

import pygame
import pytest
from tests.window.headless_table import HeadlessTable

from roundhouse import actions
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.presenters.views import Announcement, Seat, Tone
from roundhouse.program.table_request import TableRequest
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import width
from roundhouse.window.table import message_strip
from roundhouse.window.table.message_strip import button_at, button_places, paint_below, paint_strip, set_words
from roundhouse.window.table.regions import regions

BUTTONS = (Offer(actions.Undo(), "Undo", enabled=False), Offer(actions.Draw(), "Draw a tile", primary=True))
REFUSAL = "Emil’s train has to wait: a double is open. Cover the double 6-6 on Dana’s train, please."
WINDOWS = [(960, 600), (1280, 800), (1920, 1080)]


@pytest.mark.parametrize("window", WINDOWS)
def test_a_refusal_of_ninety_characters_is_never_cut(window: tuple[int, int]) -> None:
    assert 85 <= len(REFUSAL) <= 90
    parts = regions(*window)
    room = button_places(BUTTONS, parts)[0].left - 120 * parts.letters
    title, *lines = set_words(
        Announcement("refused", "Beatriz’s turn", REFUSAL, Seat(1)), room, parts.strip.height, parts.letters
    )
    assert title.text == "Beatriz’s turn"
    assert " ".join(line.text for line in lines) == REFUSAL
    assert all(line.right <= room for line in lines)


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats", "reason"),
    [("mexican-train", 2, "begins-by-lot"), ("super-train", 3, "begins-by-lot"), ("derailing", 2, "begins-unused")],
)
def test_why_somebody_begins_fits_into_the_smallest_strip(
    game: str, seats: int, reason: str, language: str, text: float
) -> None:
    names = ("Bartholomäus", "Maximilianet", "Wilhelminaan", "Konstantinos")[:seats]
    table = HeadlessTable(TableRequest(game, ",".join(names), seats, {}, "greedy", "5"))
    table.presenter.texts = Texts(language)
    view = table.do(actions.Show())
    assert any(Texts(language).screen(reason, name=name) in view.message.text for name in names)
    parts = regions(*WINDOWS[0], text=text)
    pause = Offer(actions.OpenMenu(), Texts(language).screen("pause"))
    left = parts.strip.left + 58 * parts.letters
    places = zip((*view.buttons, pause), button_places((*view.buttons, pause), parts), strict=True)
    room = min(place.left for button, place in places if button.label) - 16 * parts.scale - left
    lines = set_words(view.message, room, parts.strip.height, parts.letters)
    assert all(line.right <= room for line in lines), [line.text for line in lines]
    assert all(2 * abs(line.y) + line.step <= parts.strip.height + 1 for line in lines)


@pytest.mark.parametrize("window", WINDOWS)
def test_buttons_stand_apart_inside_the_strip_and_hold_their_labels(window: tuple[int, int]) -> None:
    parts = regions(*window)
    found = button_places(BUTTONS, parts)
    for one, other in itertools.pairwise(found):
        assert other.left - one.right >= int(8 * parts.scale)
    for button, place in zip(BUTTONS, found, strict=True):
        assert parts.strip.contains(place)
        assert width(button.label, "SemiBold", round(18 * parts.scale)) < place.width - 20 * parts.scale


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_below_the_strip_have_letters_of_one_size(
    language: str, text: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = HeadlessTable(TableRequest("mexican-train", "Ann,Bo", 2, {}, "greedy", "5"))
    table.presenter.texts = Texts(language)
    buttons, written = table.do().buttons, dict[str, int]()

    def write(_surface: object, label: str, _at: object, _weight: object, size: int, *_: object, **__: object) -> None:
        written[label] = size

    monkeypatch.setattr(message_strip, "write", write)
    parts = regions(*WINDOWS[0], text=text)
    paint_below(pygame.Surface(WINDOWS[0]), buttons, parts)
    assert len(written) == 2 and len(set(written.values())) == 1, written
    places = zip(buttons, button_places(buttons, parts), strict=True)
    for button, place in places:
        assert not button.below or width(button.label, "SemiBold", written[button.label]) <= place.width


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
def test_the_tone_colors_the_strip(tone: Tone, edge: palette.Color, background: palette.Color) -> None:
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
