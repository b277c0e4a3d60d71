"""The whole picture: what it shows, what it redraws, and that a table of any size can be painted."""

import itertools
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from tests.window.table.sample_views import eight_players, four_players, own_engines, picked

from roundhouse.presenters.views import TableView, TileView
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.palette import Color
from roundhouse.window.table import motion
from roundhouse.window.table.arrangement import Arrangement
from roundhouse.window.table.hub_picture import LAMPS_MS
from roundhouse.window.table.painter import Painter, picture, save_picture


def color(surface: pygame.Surface, x: float, y: float) -> Color:
    found = surface.get_at((round(x), round(y)))
    return found.r, found.g, found.b


def painted(view: TableView, size: tuple[int, int] = (1280, 800)) -> tuple[pygame.Surface, Arrangement]:
    surface, painter = pygame.Surface(size), Painter()
    painter.paint(surface, replace(view, less_motion=True), 5000)
    assert painter.arrangement is not None
    return surface, painter.arrangement


def near(one: Color, other: Color, most: int = 12) -> bool:
    return all(abs(a - b) <= most for a, b in zip(one, other, strict=True))


def test_legal_trains_are_mint_and_others_are_not() -> None:
    surface, arranged = painted(picked())
    legal = {target.train for target in arranged.view.targets}
    for index, train in enumerate(arranged.layout.trains):
        left, top, right, _ = train.lane[0]
        middle_top = color(surface, (left + right) / 2, top)
        assert near(middle_top, palette.blend(palette.FELT, palette.MINT, 0.85), 20) == (index in legal)


def test_a_refused_lane_is_dashed_in_coral() -> None:
    surface, arranged = painted(eight_players())
    left, top, right, _ = arranged.layout.trains[4].lane[0]
    edge = [color(surface, x, top) for x in range(round(left) + 15, round(right) - 15)]
    marked = [near(c, palette.CORAL, 60) for c in edge]
    changes = sum(1 for a, b in itertools.pairwise(marked) if a != b)
    assert 0.4 < sum(marked) / len(marked) < 0.8
    assert changes > 20


def test_a_landing_place_takes_the_place_of_the_plate() -> None:
    surface, arranged = painted(picked())
    for train in (2, 4):
        place = arranged.layout.trains[train].plates[0]
        number = arranged.view.trains[train].ends[0]
        assert isinstance(number, int)
        box = pygame.Rect(round(place.x) - 12, round(place.y) - 12, 24, 24)
        inside = {color(surface, x, y) for x in range(box.left, box.right) for y in range(box.top, box.bottom)}
        assert palette.NUMBERS[number] not in inside


def test_plates_tell_the_number_to_match() -> None:
    surface, arranged = painted(four_players())
    for train, place in zip(arranged.view.trains, arranged.layout.trains, strict=True):
        number = train.ends[0]
        assert isinstance(number, int)
        plate = place.plates[0]
        assert color(surface, plate.x - 12, plate.y - 11) == palette.NUMBERS[number]


@pytest.mark.parametrize(
    ("tile", "ring"),
    [
        (TileView(0, 5, last_play=True), palette.WHITE),
        (TileView(5, 5, crosswise=True, duty=True), palette.AMBER),
        (TileView(0, 5), None),
    ],
)
def test_rings_mark_the_last_play_and_the_duty(tile: TileView, ring: Color | None) -> None:
    view = four_players()
    first = replace(view.trains[1], tiles=(tile,))
    surface, arranged = painted(replace(view, trains=(view.trains[0], first, *view.trains[2:])))
    place = arranged.layout.trains[1].tiles[0]
    assert place is not None
    above = [color(surface, place.x, place.box[1] - step) for step in range(1, 7)]
    assert (ring in above) == (ring is not None)
    assert near(above[0], palette.CASING, 12) == (ring is not None)  # the dark gap between
    below = [color(surface, place.x, place.box[3] + step) for step in range(6, 24)]
    assert (palette.AMBER in below) == tile.duty


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080), (1100, 1000), (2000, 700)])
@pytest.mark.parametrize("make", [four_players, picked, eight_players, own_engines])
def test_every_view_can_be_painted_at_every_size(size: tuple[int, int], make: object) -> None:
    assert callable(make)
    surface, arranged = painted(make(), size)
    assert color(surface, *arranged.layout.center) != (0, 0, 0)
    assert color(surface, size[0] - 2, 2) == palette.PANEL
    assert color(surface, size[0] / 2, size[1] - 1) == palette.BACKGROUND


def test_only_the_hub_is_redrawn_while_nothing_moves() -> None:
    surface, painter, view = pygame.Surface((1280, 800)), Painter(), four_players()
    assert painter.paint(surface, view, 0) == surface.get_rect()
    changed = painter.paint(surface, view, 300)
    assert changed.width < 300 and changed.height < 300
    before = surface.copy()
    painter.paint(surface, view, 800)
    outside = pygame.mask.from_threshold(surface, (0, 0, 0, 255), (1, 1, 1, 255), before)
    outside.invert()
    for rect in outside.get_bounding_rects():
        assert changed.contains(rect)
    assert outside.count() > 0  # the lamps did move


def test_an_equal_view_is_not_laid_out_again() -> None:
    surface, painter = pygame.Surface((1280, 800)), Painter()
    painter.paint(surface, four_players(), 0)
    arranged = painter.arrangement
    assert painter.paint(surface, four_players(), 100) != surface.get_rect()
    assert painter.arrangement is arranged


def test_after_the_window_was_hidden_everything_is_redrawn() -> None:
    surface, painter, view = pygame.Surface((1280, 800)), Painter(), four_players()
    painter.paint(surface, view, 0)
    surface.fill((255, 0, 0))
    painter.repaint()
    assert painter.paint(surface, view, 100) == surface.get_rect()
    assert color(surface, 5, 5) == palette.FELT


def test_a_frame_of_kept_parts_equals_a_fresh_one() -> None:
    kept, painter, view = pygame.Surface((1280, 800)), Painter(), picked()
    for now in (0, 500, 900, 5100):
        painter.paint(kept, view, now)
    fresh, other = pygame.Surface((1280, 800)), Painter()
    other.paint(fresh, view, 0)
    other.repaint()
    other.paint(fresh, view, 5100)
    assert pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(fresh, "RGB")


def test_a_played_tile_is_on_its_way_and_then_at_its_place() -> None:
    surface, painter = pygame.Surface((1280, 800)), Painter()
    view = four_players()
    painter.paint(surface, view, 0)
    tile = TileView(4, 9)
    trains = (view.trains[0], replace(view.trains[1], tiles=(*view.trains[1].tiles, tile)), *view.trains[2:])
    after = replace(view, trains=trains)
    painter.paint(surface, after, 1000)
    assert painter.arrangement is not None
    place = painter.arrangement.layout.trains[1].tiles[-1]
    assert place is not None
    spot = place.x, place.y - 0.42 * place.height
    assert color(surface, *spot) != palette.FACE
    painter.paint(surface, after, 1000 + motion.PLAY + motion.REFLOW)
    assert color(surface, *spot) == palette.FACE


def crowded(view: TableView) -> TableView:
    long = tuple(TileView(*pair) for pair in itertools.islice(itertools.combinations(range(13), 2), 40))
    return replace(view, trains=(replace(view.trains[0], tiles=long), *view.trains[1:]))


def test_tiles_shrink_as_a_table_fills_and_grow_again_when_it_has_much_room() -> None:
    surface, painter, view = pygame.Surface((1280, 800)), Painter(), four_players()
    one_less = replace(view, trains=(replace(view.trains[0], tiles=view.trains[0].tiles[:-1]), *view.trains[1:]))
    lengths = []
    for shown in (view, crowded(view), view, one_less):
        painter.paint(surface, shown, 0)
        assert painter.arrangement is not None
        lengths.append(painter.arrangement.layout.measures.length)
    assert lengths[1] < lengths[2]
    assert lengths[1] < lengths[0]
    assert lengths[3] == lengths[2], "a tile more or less changes nothing"


def test_the_others_make_room_after_the_played_tile_has_landed() -> None:
    surface, painter, view = pygame.Surface((1280, 800)), Painter(), four_players()
    painter.paint(surface, view, 0)
    before = painter.standing(0)
    painter.paint(surface, crowded(view), 1000)
    assert painter.arrangement is not None
    landed = 1000 + motion.PLAY
    assert painter.standing(landed).layout.measures == before.layout.measures
    assert painter.standing(landed).trains[2].tiles == before.trains[2].tiles
    lengths = [painter.standing(landed + at).layout.measures.length for at in (1, motion.REFLOW // 2, motion.REFLOW)]
    assert before.layout.measures.length > lengths[0] > lengths[1] > lengths[2]
    assert painter.standing(landed + motion.REFLOW).layout == painter.arrangement.layout


def test_a_table_that_makes_room_goes_on_from_where_it_is_when_a_play_follows() -> None:
    surface, painter, view = pygame.Surface((1280, 800)), Painter(), four_players()
    full = crowded(view)
    painter.paint(surface, view, 0)
    painter.paint(surface, full, 1000)
    when = 1000 + motion.PLAY + motion.REFLOW // 2
    painter.paint(surface, full, when)
    before = painter.standing(when)
    more = replace(full.trains[1], tiles=(*full.trains[1].tiles, TileView(12, 11)))
    painter.paint(surface, replace(full, trains=(full.trains[0], more, *full.trains[2:])), when)
    assert painter.standing(when).layout.measures == before.layout.measures
    assert painter.standing(when).trains[0].tiles == before.trains[0].tiles
    assert painter.standing(when).trains[1].tiles[:-1] == before.trains[1].tiles


def test_what_moves_stays_on_the_table() -> None:
    surface, painter, view = pygame.Surface((1280, 800)), Painter(), four_players()
    full = crowded(view)
    painter.paint(surface, view, 0)
    painter.paint(surface, full, 1000)
    assert painter.arrangement is not None
    for now in range(1000, 1000 + motion.PLAY + motion.REFLOW + 16, 16):
        painter.paint(surface, full, now)
    moved = surface.subsurface(painter.arrangement.regions.sidebar).copy()
    painter.repaint()
    painter.paint(surface, full, 9000)
    still = surface.subsurface(painter.arrangement.regions.sidebar)
    assert pygame.image.tobytes(moved, "RGB") == pygame.image.tobytes(still, "RGB")


def test_a_held_tile_follows_the_pointer() -> None:
    surface, painter, view = pygame.Surface((1280, 800)), Painter(), four_players()
    painter.paint(surface, view, 5000)
    painter.paint(surface, view, 5100, held=motion.Held(10, (520.0, 560.0)))
    assert color(surface, 520 - 21, 560 + 3) == palette.FACE_DIM
    painter.paint(surface, view, 5200)
    assert color(surface, 520 - 21, 560 + 3) == palette.FACE_DIM  # let go: on its way back
    painter.paint(surface, view, 5200 + motion.PICK)
    assert color(surface, 520 - 21, 560 + 3) == palette.FELT


def test_the_place_before_the_first_tile_shows_the_tile_as_it_would_lie() -> None:
    view = own_engines()
    surface, arranged = painted(replace(view, set_high=12))
    landing = arranged.layout.trains[0].landings[0]
    first = arranged.layout.trains[0].tiles[0]
    assert first is not None and landing.x < first.x
    # 4-6 before 6-3: the six lies against the six, so the middle file of the four side is empty.
    six = {color(surface, landing.x + 16 + dx, landing.y + dy) for dx in range(-12, 13) for dy in (-9, 9)}
    four = {color(surface, landing.x - 16 + dx, landing.y + dy) for dx in range(-12, 13) for dy in (-9, 9)}

    def like(number: int, found: set[Color]) -> bool:
        background = palette.blend(palette.blend(palette.FELT, palette.MINT, 0.1), palette.MINT, 0.25)
        wanted = palette.blend(background, palette.NUMBERS[number], 0.62)
        return any(near(c, wanted, 4) for c in found)

    assert like(6, six) and not like(4, six)
    assert like(4, four) and not like(6, four)


def test_with_less_motion_the_places_stay_where_they_are_asked_for() -> None:
    surface, painter, view = pygame.Surface((1280, 800)), Painter(), replace(picked(), less_motion=True)
    after = replace(view, boneyard=9)
    painter.paint(surface, view, 5000)
    painter.show_places(6000)
    for now in (6000, 6000 + motion.FADE):
        painter.paint(surface, after, now)
    still, _ = painted(after)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(still, "RGB")


def test_with_less_motion_a_change_fades() -> None:
    surface, painter = pygame.Surface((1280, 800)), Painter()
    view = replace(four_players(), less_motion=True)
    painter.paint(surface, view, 0)
    before = color(surface, 640, 615)
    refused = replace(view, message=replace(view.message, tone="refused"))
    painter.paint(surface, refused, 1000)
    painter.paint(surface, refused, 1040)
    halfway = color(surface, 640, 615)
    painter.paint(surface, refused, 1200)
    assert color(surface, 640, 615) == palette.REFUSED_STRIP
    assert before[0] < halfway[0] < palette.REFUSED_STRIP[0]


def test_a_picture_is_saved_as_the_window_shows_it(tmp_path: Path) -> None:
    path = tmp_path / "table.png"
    save_picture(four_players(), path, (1280, 800))
    loaded = pygame.image.load(path)
    assert loaded.get_size() == (1280, 800)
    assert pygame.image.tobytes(loaded, "RGB") == pygame.image.tobytes(picture(four_players()), "RGB")


def test_a_saved_picture_has_no_empty_place_for_a_hand(tmp_path: Path) -> None:
    path = tmp_path / "table.png"
    save_picture(replace(four_players(), hand=(), buttons=()), path, (1280, 800))
    assert pygame.image.load(path).get_size() == (1280, 656)


def test_a_picture_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        save_picture(four_players(), tmp_path / "nowhere" / "table.png")


def test_lamps_that_look_the_same_are_not_painted_again() -> None:
    painter, surface, view = Painter(), pygame.Surface((1280, 800)), replace(four_players(), less_motion=True)
    painter.paint(surface, view, 0)
    assert not painter.paint(surface, view, 1000), "steady lamps"
    moving = replace(view, less_motion=False)
    painter.paint(surface, moving, 2000)
    assert painter.paint(surface, moving, 2000 + motion.GLOW + LAMPS_MS)
    assert painter.wait_ms(3000) == LAMPS_MS
