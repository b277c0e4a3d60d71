"""Colors stand out from what is behind them, and who sees fewer of them tells apart what they say by shape as well."""

import math
from itertools import combinations
from typing import get_args

import pygame
import pytest
from tests.window.color_vision import DEFICIENCIES, apart
from tests.window.contrast import contrast

from roundhouse.indices import Seat
from roundhouse.layout.lamps import lamp_looks
from roundhouse.presenters.views import Cloth, TileSet
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.engines import engine_picture
from roundhouse.window.drawing.icons import badge
from roundhouse.window.drawing.palette import Color, blend, seat_color
from roundhouse.window.drawing.tile_faces import _half
from roundhouse_hub.lamps.scene import NO_COLOR, SEATS, Scene

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


@pytest.mark.parametrize("cloth", get_args(Cloth))
def test_everything_stands_out_on_each_cloth(cloth: Cloth) -> None:
    felt = palette.CLOTHS[cloth]
    least = {palette.TEXT: 12, palette.SECONDARY: 7, palette.BRASS: 7, palette.MINT: 8, palette.CORAL: 5.5}
    assert all(contrast(color, felt) >= ratio for color, ratio in (least | {palette.AMBER: 7}).items())
    for seat in map(Seat, range(12)):
        assert contrast(seat_color(seat), felt) >= 5.2
        assert contrast(blend(felt, seat_color(seat), 0.9), felt) >= 4, "of a track"
    for tiles in palette.TILE_SETS.values():
        outline = tiles.edge if tiles.rim else tiles.face
        assert contrast(outline, felt) >= 4, "of a tile"


@pytest.mark.parametrize("seat", [Seat(seat) for seat in range(12)])
def test_the_number_of_a_seat_stands_out_on_its_badge(seat: Seat) -> None:
    assert contrast(palette.BADGE_INK, seat_color(seat)) >= 6.85


@pytest.mark.parametrize("name", get_args(TileSet))
@pytest.mark.parametrize("number", range(19))
def test_numbers_stand_out_on_faces_and_plates(name: TileSet, number: int) -> None:
    tiles = palette.TILE_SETS[name]
    assert contrast(tiles.numbers[number], tiles.face) >= (12 if name == "contrast" else 4.3)
    assert contrast(tiles.numbers[number], tiles.dim) >= 3
    assert contrast(palette.WHITE, palette.NUMBERS[number]) >= 4.8
    assert min(contrast(tiles.wild, tiles.face), contrast(palette.WHITE, palette.INK)) >= 4.3


LOOKS_ALIKE = 10.0
"""The distance (CIEDE2000) below which two colors are not told apart at a glance."""


def alike(one: Color, other: Color) -> bool:
    """Whether somebody with a color deficiency, or without, may take one for the other."""
    return any(apart(one, other, deficiency) < LOOKS_ALIKE for deficiency in DEFICIENCIES)


def shape(picture: pygame.Surface, ground: Color) -> set[tuple[int, int]]:
    """The points of a picture that are not of its ground, whatever their color."""
    size = picture.get_size()
    return {
        (x, y)
        for x in range(size[0])
        for y in range(size[1])
        if picture.get_at((x, y)).a > 127 and contrast(tuple(picture.get_at((x, y)))[:3], ground) > 2
    }


def differ(one: set[tuple[int, int]], other: set[tuple[int, int]], share: float) -> bool:
    """Whether so large a share of two shapes is not common to both."""
    return len(one ^ other) > share * max(len(one), len(other))


def test_seats_of_any_color_have_badges_of_another_outline_or_number() -> None:
    """Players choose their colors: any two seats may look alike."""
    badges = [badge(Seat(seat), 16) for seat in range(12)]
    middle = badges[0].get_width() / 2
    light = [shape(picture, palette.BADGE_INK) for picture in badges]
    ink = [shape(picture, palette.SEATS[seat]) for seat, picture in enumerate(badges)]
    # Around the number, the badge's edge is dark, too.
    number = [{point for point in each if math.dist(point, (middle, middle)) < 0.7 * 16} for each in ink]
    assert alike(palette.SEATS[0], palette.SEATS[5]) and alike(palette.SEATS[4], palette.SEATS[8])
    for one, other in combinations(range(12), 2):
        outline = differ(light[one] | number[one], light[other] | number[other], 0.06)
        assert outline or differ(number[one], number[other], 0.3)


def test_each_engine_has_a_silhouette_of_its_own() -> None:
    """As large as around the hub in the smallest window, and as small as in a row."""
    for wide in (46, 30):
        engines = [shape(engine_picture(number, wide, palette.WHITE), palette.BACKGROUND) for number in range(12)]
        assert all(differ(one, other, 0.25) for one, other in combinations(engines, 2))


@pytest.mark.parametrize("name", get_args(TileSet))
def test_numbers_are_told_by_their_pips_whatever_their_colors(name: TileSet) -> None:
    ground = palette.TILE_SETS[name].face
    halves = [shape(_half(number, 32, True, False, name, "plain"), ground) for number in range(19)]
    assert all(differ(one, other, 0.06) for one, other in combinations(halves, 2))


def test_lamps_that_look_alike_have_different_outlines() -> None:
    """Brass, mint, coral and amber on a lamp stand for a turn, a fit, a refusal and a duty."""
    scene = Scene("dfco" + 9 * "-", "".join(SEATS[:4]) + 9 * NO_COLOR, 2, 5)
    colors = {"duty": palette.AMBER, "fits": palette.MINT, "turn": palette.BRASS, "refused": palette.CORAL}
    looks = lamp_looks(scene, 0, (3, 0))
    kinds = dict(zip(colors, (look.kind for look in looks), strict=False))
    for one, other in combinations(colors, 2):
        assert not alike(colors[one], colors[other]) or kinds[one] != kinds[other]


def test_seats_and_numbers_are_all_different() -> None:
    assert len(set(palette.SEATS)) == 12
    assert len(set(palette.NUMBERS)) == 19
