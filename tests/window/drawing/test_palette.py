"""Every pair of colors that has to be told apart has the contrast the style asks for."""

import pytest
from tests.window.contrast import contrast

from roundhouse.indices import Seat
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.palette import Color, blend, seat_color

TEXT_PAIRS = {
    "text on felt": (palette.TEXT, palette.FELT, 12),
    "text on background": (palette.TEXT, palette.BACKGROUND, 16),
    "secondary on felt": (palette.SECONDARY, palette.FELT, 7),
    "secondary on a row": (palette.SECONDARY, palette.ROW, 7),
    "disabled on the panel": (palette.DISABLED, palette.PANEL, 6),
    "control on a card": (palette.CONTROL, palette.CARD, 4.9),
    "ink on brass": (palette.INK, palette.BRASS, 9.5),
    "brass on felt": (palette.BRASS, palette.FELT, 7),
    "brass on a selected row": (palette.BRASS, palette.SELECTED, 7),
    "mint on felt": (palette.MINT, palette.FELT, 8),
    "coral on felt": (palette.CORAL, palette.FELT, 5.5),
    "amber on felt": (palette.AMBER, palette.FELT, 7),
    "text on the refused strip": (palette.TEXT, palette.REFUSED_STRIP, 14),
    "brass on the refused strip": (palette.BRASS, palette.REFUSED_STRIP, 7),
}


@pytest.mark.parametrize("name", TEXT_PAIRS)
def test_words_and_signs_stand_out(name: str) -> None:
    front, back, least = TEXT_PAIRS[name]
    assert contrast(front, back) >= least


@pytest.mark.parametrize("seat", [Seat(seat) for seat in range(12)])
def test_seats_stand_out_on_felt_and_their_numbers_on_them(seat: Seat) -> None:
    assert contrast(seat_color(seat), palette.FELT) >= 5.2
    assert contrast(palette.BADGE_INK, seat_color(seat)) >= 6.85


@pytest.mark.parametrize("number", range(19))
def test_numbers_stand_out_on_faces_and_plates(number: int) -> None:
    color: Color = palette.NUMBERS[number]
    assert contrast(color, palette.FACE) >= 4.3
    assert contrast(palette.WHITE, color) >= 4.8
    assert contrast(color, palette.FACE_DIM) >= 3


def test_a_track_still_stands_out() -> None:
    for seat in (None, *map(Seat, range(12))):
        assert contrast(blend(palette.FELT, seat_color(seat), 0.9), palette.FELT) >= 4


def test_seats_and_numbers_are_all_different() -> None:
    assert len(set(palette.SEATS)) == 12
    assert len(set(palette.NUMBERS)) == 19
