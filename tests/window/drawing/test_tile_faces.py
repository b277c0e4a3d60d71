"""Faces show as many pips as they stand for, where a domino has them, and numerals where pips cannot be counted."""

import itertools
import math

import pygame
import pytest

from roundhouse.presenters.table.tile_pips import pip_places, pip_radius, with_numbers
from roundhouse.presenters.views import Half
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.tile_faces import face


@pytest.mark.parametrize("number", range(19))
def test_as_many_pips_as_the_number_says(number: int) -> None:
    assert len(set(pip_places(number))) == len(pip_places(number)) == number


@pytest.mark.parametrize("number", range(19))
def test_pips_keep_apart_and_inside_the_half(number: int) -> None:
    radius = pip_radius(number)
    for across, along in pip_places(number):
        assert max(abs(across), abs(along)) + radius < 0.5
    for (ax, ay), (bx, by) in itertools.combinations(pip_places(number), 2):
        assert math.hypot(ax - bx, ay - by) >= 2 * radius


@pytest.mark.parametrize("number", range(19))
def test_a_half_looks_the_same_turned_round(number: int) -> None:
    turned = {(round(-across, 6), round(-along, 6)) for across, along in pip_places(number)}
    assert turned == {(round(across, 6), round(along, 6)) for across, along in pip_places(number)}


def middle_of_half(picture: pygame.Surface, length: int, upright: bool, second: bool) -> tuple[int, int]:
    x, y = picture.get_width() // 2, picture.get_height() // 2
    shift = length // 4 * (1 if second else -1)
    return (x, y + shift) if upright else (x + shift, y)


@pytest.mark.parametrize("upright", [False, True])
def test_the_first_half_lies_left_or_on_top(upright: bool) -> None:
    picture = face(1, 0, 100, upright, numbers=False)
    pip = picture.get_at(middle_of_half(picture, 100, upright, second=False))
    blank = picture.get_at(middle_of_half(picture, 100, upright, second=True))
    assert tuple(pip)[:3] == palette.NUMBERS[1]
    assert tuple(blank)[:3] == palette.FACE


@pytest.mark.parametrize(("upright", "right", "down"), [(True, -0.285, -0.285), (False, -0.285, 0.285)])
def test_a_lying_tile_is_the_upright_one_turned_by_a_quarter(upright: bool, right: float, down: float) -> None:
    picture = face(2, 0, 100, upright, numbers=False)
    x, y = middle_of_half(picture, 100, upright, second=False)
    with_pip = picture.get_at((round(x + 50 * right), round(y + 50 * down)))
    without = picture.get_at((round(x + 50 * right), round(y - 50 * down)))
    assert tuple(with_pip)[:3] == palette.NUMBERS[2]
    assert tuple(without)[:3] == palette.FACE


def test_an_unknown_tile_lies_face_down() -> None:
    picture = face(None, 3, 100, False, numbers=False)
    assert tuple(picture.get_at((picture.get_width() // 2, picture.get_height() // 2)))[:3] == palette.FACE_DOWN


def test_a_tile_that_cannot_be_played_is_darker() -> None:
    plain, dim = face(0, 0, 100, True, False), face(0, 0, 100, True, False, "dim")
    at = middle_of_half(plain, 100, True, second=True)
    assert tuple(plain.get_at(at))[:3] == palette.FACE
    assert tuple(dim.get_at(at))[:3] == palette.FACE_DIM


@pytest.mark.parametrize(("half", "color"), [("train", palette.WILD), ("A", palette.INK), ("T", palette.INK)])
def test_wild_and_letter_halves_show_their_color(half: Half, color: palette.Color) -> None:
    picture = face(half, 6, 120, False, numbers=False)
    left = {
        tuple(picture.get_at((x, y)))[:3]
        for x in range(picture.get_width() // 2 - 4)
        for y in range(picture.get_height())
    }
    assert color in left


def test_auto_chooses_numerals_for_small_tiles_and_large_sets() -> None:
    assert not with_numbers("auto", 26, 12)
    assert with_numbers("auto", 25, 12)
    assert with_numbers("auto", 60, 15)
    assert not with_numbers("pips", 10, 18)
    assert with_numbers("numbers", 60, 6)


def test_the_same_face_is_rendered_once() -> None:
    assert face(3, 4, 64, False, False) is face(3, 4, 64, False, False)


@pytest.mark.parametrize("number", [11, 12])
def test_around_a_numeral_there_is_nothing_but_the_tile(number: int) -> None:
    picture = face(number, number, 100, True, numbers=True, state="dim")
    tile = pygame.mask.from_surface(picture, 254)
    lit = [picture.get_at(at)[:3] for at in itertools.product(*map(range, picture.get_size())) if tile.get_at(at)]
    assert len(lit) > 4000
    assert all(max(color) <= max(palette.FACE_DIM) for color in lit)
