"""The hub on the screen shows the very colors that the firmware computes, and their outlines."""

from __future__ import annotations

import pygame
import pytest

from roundhouse.layout.lamps import LAMP_RADIUS, lamp_looks, lamp_point
from roundhouse.window.drawing import palette
from roundhouse.window.table.hub_picture import lens_color, paint_hub, paint_lamps
from roundhouse_hub.lamps import render
from roundhouse_hub.lamps.scene import Scene

CENTER = (150, 150)
SCENE = Scene("co.df" + "c" * 7 + ".", "12.34" + "56789ab" + ".", 5, 5)


def painted(scene: Scene, now: int, refused: tuple[int, int] | None = None, steady: bool = False) -> pygame.Surface:
    surface = pygame.Surface((300, 300))
    surface.fill(palette.FELT)
    paint_hub(surface, CENTER, 1.0, (9, 9), "auto", 12)
    looks = lamp_looks(scene, now, refused, steady=steady)
    paint_lamps(surface, CENTER, 1.0, looks)
    return surface


def at(surface: pygame.Surface, slot: int, right: float = 0.0, down: float = 0.0) -> palette.Color:
    x, y = lamp_point(slot, CENTER, 84)
    color = surface.get_at((round(x + right * LAMP_RADIUS), round(y + down * LAMP_RADIUS)))
    return color.r, color.g, color.b


def near(one: palette.Color, other: palette.Color, most: int = 6) -> bool:
    return all(abs(a - b) <= most for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("now", [0, 140, 500, 777, 1000, 12345])
def test_each_lamp_has_the_color_the_firmware_computes(now: int) -> None:
    surface = painted(SCENE, now)
    colors = render.colors(SCENE, now)
    for slot in range(12):
        shown = at(surface, slot, 0.42, 0.42)  # away from the highlight
        assert near(shown, lens_color(colors[slot])), f"slot {slot} at {now} ms"


def test_a_refused_slot_flashes_coral_and_then_shows_its_train_again() -> None:
    assert near(at(painted(SCENE, 1050, (0, 1000)), 0, 0.0, 0.6), palette.CORAL, 40)
    late = at(painted(SCENE, 2300, (0, 1000)), 0, 0.42, 0.42)
    assert near(late, lens_color(render.colors(SCENE, 2300)[0]))


@pytest.mark.parametrize(
    ("slot", "right", "down", "color"),
    [
        (4, 2.1, 0.0, palette.MINT),  # the diamond's corner
        (3, 0.0, 1.4, palette.AMBER),  # the triangle's foot
        (1, 1.85, 0.0, palette.SEATS[1]),  # the ring
    ],
)
def test_shape_says_what_color_says(slot: int, right: float, down: float, color: palette.Color) -> None:
    surface = painted(SCENE, 1000)
    x, y = lamp_point(slot, CENTER, 84)
    place = round(x + right * LAMP_RADIUS), round(y + down * LAMP_RADIUS)
    around = [surface.get_at((place[0] + dx, place[1] + dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    assert any(near((c.r, c.g, c.b), color, 60) for c in around)


def test_a_closed_lamp_has_no_outline_and_no_glow() -> None:
    lit, dark = painted(Scene("c" + "." * 12, "1" + "." * 12, -1, 5), 0), painted(Scene("." * 13, "." * 13, -1, 5), 0)
    for right, down in ((1.85, 0), (0, 1.85), (-2.4, 0), (0, -2.4)):
        assert at(lit, 0, right, down) == at(dark, 0, right, down)


def test_steady_lamps_do_not_change_with_time() -> None:
    pictures = []
    for now in (0, 400, 1300):
        surface = pygame.Surface((300, 300))
        paint_lamps(surface, CENTER, 1.0, lamp_looks(SCENE, now, steady=True))
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[1] == pictures[2]


@pytest.mark.parametrize("slot", [0, 5, 11])
def test_a_steady_winner_shows_the_color_of_the_seat_and_not_white(slot: int) -> None:
    lamps = "." * slot + "w" + "." * (12 - slot)
    surface = painted(Scene(lamps, "." * slot + "2" + "." * (12 - slot), -1, 5), 0, steady=True)
    red, green, blue = at(surface, slot, 0.42, 0.42)
    assert red > green > blue and red - blue > 90


def test_a_game_without_a_common_engine_shows_no_tile_in_the_well() -> None:
    surface = pygame.Surface((300, 300))
    paint_hub(surface, CENTER, 1.0, None, "auto", 12)
    well = {tuple(surface.get_at((x, y)))[:3] for x in range(105, 195) for y in range(125, 175)}
    assert palette.FACE not in well and palette.WELL in well
