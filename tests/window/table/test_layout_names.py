"""Names on the table: whole, as large as there is room for, and clear of whatever lies and runs there."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.layout.layout_checks import boxes, faults, layout_of, overlap, tables
from tests.window.screens.page_services import LONGEST_NAMES
from tests.window.table.sample_views import seat_slots

from roundhouse.catalogs import messages_of
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.indices import Slot
from roundhouse.layout.train_flow import Shape
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.window.drawing.lettering import width
from roundhouse.window.drawing.train_names import CAPITALS, min_name_width, name_size
from roundhouse.window.table.regions import SMALLEST_WINDOW, Regions, regions


@settings(max_examples=100, deadline=None)
@given(tables())
def test_names_stand_clear_of_whatever_lies_and_runs_on_the_table(table: tuple[Regions, list[Shape]]) -> None:
    parts, shapes = table
    layout = layout_of(parts, shapes)
    scale, (cx, cy) = layout.measures.scale, layout.center
    for n, train in enumerate(layout.trains):
        size = name_size("Maximilianette", train.name, scale, parts.letters / parts.scale)
        left, _, right, bottom = train.name
        name = (left, bottom - CAPITALS * size, right, bottom)
        assert name[1] >= 0
        for m, other in enumerate(layout.trains):
            for box in boxes(other, (*other.plates, *other.landings)):
                assert not overlap(name, box), f"the name of train {n} lies on train {m}"
            crossed = [(x, y) for x, y in other.to_landing if left < x < right and name[1] < y < bottom]
            assert not crossed, f"the track of train {m} runs over the name of train {n}"
        across, down = max(left - cx, 0, cx - right), max(name[1] - cy, 0, cy - bottom)
        assert math.hypot(across, down) >= layout.measures.hub_radius


@pytest.mark.parametrize(("tiles", "size"), [(1, 16), (14, 13)])
def test_a_name_is_as_large_as_the_rows_allow(tiles: int, size: int) -> None:
    seats, public = seat_slots(11)
    layout = layout_of(regions(1280, 800), [Shape(Slot(slot), (False,) * tiles) for slot in (*seats, public)])
    assert {name_size("Ann", train.name, 1, 1) for train in layout.trains} == {size}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_names_of_empty_trains_are_whole_and_alike_in_the_smallest_window(language: str, seats: int) -> None:
    parts = regions(*SMALLEST_WINDOW, text=TEXT_SIZES[-1])
    own, public = seat_slots(seats)
    layout = layout_of(parts, [Shape(Slot(slot)) for slot in (*own, public)])
    train, text = layout.trains[-1], parts.letters / parts.scale
    publics = [name for name in messages_of("games/common") if name.startswith("public-")]
    assert len(publics) == 3
    for public_kind in publics:
        name = Texts(language).text(f"games/common/{public_kind}.short", number=2)
        size = name_size(name, train.name, parts.scale, text)
        assert size == name_size("", train.name, parts.scale, text)
        assert width(name, "SemiBold", size) <= train.name[2] - train.name[0]


@settings(max_examples=100, deadline=None)
@given(tables(), st.sampled_from(LONGEST_NAMES))
def test_the_longest_names_stand_whole_whatever_lies_first(table: tuple[Regions, list[Shape]], name: str) -> None:
    parts, shapes = table
    needed = min_name_width(name, parts.scale)
    layout = layout_of(parts, [replace(shape, name=needed) for shape in shapes])
    assert faults(layout) == []
    for train in layout.trains:
        size = name_size(name, train.name, parts.scale, parts.letters / parts.scale)
        assert width(name, "SemiBold", size) <= int(train.name[2] - train.name[0])


def test_a_double_laid_first_makes_room_for_a_long_name_and_for_no_other() -> None:
    names = ["Bartholomäus W", "Ann"]
    firsts = [
        layout_of(regions(1280, 800), [Shape(Slot(3), (first,), name=min_name_width(name, 1))]).trains[0].tiles[0]
        for name in names
        for first in (True, False)
    ]
    left = [place.box[0] for place in firsts if place is not None]
    assert left[0] > left[1] == left[2] == left[3]


def test_a_long_name_goes_on_above_the_tiles_up_to_a_double() -> None:
    rooms = [
        layout_of(regions(1280, 800), [Shape(Slot(3), tiles)]).trains[0].name
        for tiles in ((), (True,), (False,), (False, False, True, False))
    ]
    empty, double, short, long = (right - left for left, _, right, _ in rooms)
    assert double < short == empty < long
    assert [name_size("Maximilianette", room, 1, 1) for room in rooms] == [16, 12, 16, 16]
