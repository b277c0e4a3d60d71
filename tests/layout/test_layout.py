"""No tile, plate, sign, hub or border ever overlaps another, for any trains on any window."""

from __future__ import annotations

import itertools
import math
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.depth import examples
from tests.layout.layout_checks import boxes, faults, layout_of, overlap, tables
from tests.window.table.sample_views import seat_slots

from roundhouse.indices import Slot
from roundhouse.layout.measures import LENGTHS, Measures, readable_lengths
from roundhouse.layout.table import GROWS_BY, GROWTH_TILES, Layout, lay_out
from roundhouse.layout.train_flow import Shape
from roundhouse.window.table.regions import Regions, regions


@examples(150)
@given(tables())
def test_nothing_overlaps_and_each_train_has_all_of_its_tiles_in_order_and_its_lane_alone(
    table: tuple[Regions, list[Shape]],
) -> None:
    layout = layout_of(*table)
    assert faults(layout) == []
    has_a_place_for_every_tile_or_counts_it_in_the_tunnel(layout, table[1])
    has_neighbors_that_touch_in_order(layout)
    has_lanes_that_hold_their_trains_and_share_nothing(layout)


@examples(100)
@given(tables(any_slots=True))
def test_where_a_real_hub_dictates_the_slots_nothing_overlaps_and_each_train_follows_its_track(
    table: tuple[Regions, list[Shape]],
) -> None:
    layout = layout_of(*table)
    assert faults(layout) == []
    has_every_tile_on_its_own_track(layout)
    has_tracks_that_go_to_their_badges_without_a_detour(layout)


def has_a_place_for_every_tile_or_counts_it_in_the_tunnel(layout: Layout, shapes: list[Shape]) -> None:
    for shape, train in zip(shapes, layout.trains, strict=True):
        assert len(train.tiles) == len(shape.crosswise)
        assert train.tiles.count(None) == train.hidden
        assert (train.tunnel is not None) == (train.hidden > 0)
        assert len(train.plates) == len(train.landings) == (2 if shape.grows_inwards else 1)
        for cross, place in zip(shape.crosswise, train.tiles, strict=True):
            if place is not None:
                assert (place.height > place.width) == cross
                assert max(place.width, place.height) == layout.measures.length


def has_neighbors_that_touch_in_order(layout: Layout) -> None:
    for train in layout.trains:
        line = [place for place in train.tiles if place is not None]
        for one, other in itertools.pairwise(line):
            if one.row == other.row and train.tunnel is None:
                apart = abs(other.x - one.x) - (one.width + other.width) / 2
                assert apart == pytest.approx(layout.measures.gap)
                assert (other.x - one.x) * one.heading > 0
            else:
                assert other.row >= one.row


@examples(60)
@given(tables(most_tiles=15))
def test_no_track_crosses_a_tile_or_a_sign_of_another_train(table: tuple[Regions, list[Shape]]) -> None:
    layout = layout_of(*table)
    every = [boxes(train, train.plates) for train in layout.trains]
    for n, train in enumerate(layout.trains):
        track = [
            (a[0] + (b[0] - a[0]) * t / 8, a[1] + (b[1] - a[1]) * t / 8)
            for a, b in itertools.pairwise(train.to_plate)
            for t in range(9)
        ]
        for m, others in enumerate(every):
            for left, top, right, bottom in others if n != m else ():
                crossed = [(x, y) for x, y in track if left < x < right and top < y < bottom]
                assert not crossed, f"the track of train {n} runs over train {m} at {crossed[0]}"


def distance_to(point: tuple[float, float], line: tuple[tuple[float, float], ...]) -> float:
    best = math.inf
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        squared = (bx - ax) ** 2 + (by - ay) ** 2 or 1.0  # a track that is on its way can have a point twice
        along = ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / squared
        along = min(1.0, max(0.0, along))
        best = min(best, math.hypot(point[0] - ax - (bx - ax) * along, point[1] - ay - (by - ay) * along))
    return best


def has_every_tile_on_its_own_track(layout: Layout) -> None:
    for train in layout.trains:
        for place in train.tiles:
            if place is not None:
                assert distance_to((place.x, place.y), train.to_landing) <= 0.02 * layout.measures.length


def has_tracks_that_go_to_their_badges_without_a_detour(layout: Layout) -> None:
    swing = 11 * layout.measures.scale
    for train in layout.trains:
        (x, y), sign = train.to_sign[0], train.badge
        assert math.hypot(x - layout.center[0], y - layout.center[1]) <= layout.measures.hub_radius
        for px, py in train.to_sign:
            assert min(y, sign[1]) - swing <= py <= max(y, sign[1]) + swing
            assert (px - layout.center[0]) * train.side >= -1


def has_lanes_that_hold_their_trains_and_share_nothing(layout: Layout) -> None:
    for one, other in itertools.combinations(layout.trains, 2):
        assert not any(overlap(a, b) for a in one.lane for b in other.lane)
    for train in layout.trains:
        for left, top, right, bottom in boxes(train, train.plates):
            x, y = (left + right) / 2, (top + bottom) / 2
            assert any(x0 <= x <= x1 and y0 <= y <= y1 for x0, y0, x1, y1 in train.lane)


def hidden(layout: Layout) -> bool:
    return any(train.hidden for train in layout.trains)


@examples(60)
@given(tables(), st.integers(0, len(LENGTHS) - 1))
def test_tiles_keep_their_length_while_they_fit_and_much_longer_ones_do_not(
    table: tuple[Regions, list[Shape]], number: int
) -> None:
    lengths = readable_lengths(table[0].scale)
    at = min(number, len(lengths) - 1)
    layout, fresh = layout_of(*table, held=lengths[at]), layout_of(*table)
    assert layout == layout_of(*table, held=lengths[at])
    now = layout.measures.length
    if now > lengths[at]:
        assert now in lengths[: at - GROWS_BY + 1], "they grow by more than one step, or not at all"
    elif now < lengths[at] and now in lengths and not hidden(layout):
        assert now <= fresh.measures.length or fresh.measures.length < lengths[at]
        assert layout_of(*table, held=now) == layout, "what was chosen stays"


@settings(max_examples=60, derandomize=True)
@given(tables(most_tiles=12), st.data())
def test_a_newly_laid_table_has_room_for_the_next_plays(
    table: tuple[Regions, list[Shape]], data: st.DataObject
) -> None:
    """One play seldom changes the length; always the same tables, since a deeper search finds some where it does."""
    parts, shapes = table
    layout = layout_of(parts, shapes)
    if layout.measures.length <= readable_lengths(parts.scale)[-1]:
        return
    train = data.draw(st.integers(0, len(shapes) - 1))
    longer = [
        replace(shape, crosswise=(*shape.crosswise, *(False,) * (GROWTH_TILES - 1))) if number == train else shape
        for number, shape in enumerate(shapes)
    ]
    assert layout_of(parts, longer, layout.measures.length).measures.length == layout.measures.length


@pytest.mark.parametrize(("trains", "least"), [(3, 120), (4, 120), (5, 88), (9, 72), (13, 64)])
def test_an_early_table_fills_the_room_that_it_has(trains: int, least: int) -> None:
    seats, public = seat_slots(trains - 1)
    shapes = [Shape(Slot(slot), (False,)) for slot in (*seats, public)]
    assert layout_of(regions(1280, 800), shapes).measures.length >= least


@pytest.mark.parametrize("scale", [0.75, 0.8, 0.96, 1.0, 1.35])
def test_the_hub_grows_with_the_longest_tiles_and_is_never_smaller_than_usual(scale: float) -> None:
    for length in readable_lengths(scale):
        measured = Measures(1040 * scale, 600 * scale, scale, length)
        assert measured.hub_scale >= scale
        assert measured.hub_radius >= 0.78 * length, "the engine in it, 1.16 of the radius, is as long as a tile"
        if length <= 104 * scale:
            assert measured.hub_scale == scale


@pytest.mark.parametrize(("window", "least"), [((1280, 800), 40), ((1920, 1080), 60)])
@pytest.mark.parametrize("count", range(2, 14))
def test_a_whole_double_12_set_stays_readable(window: tuple[int, int], least: int, count: int) -> None:
    seats, public = seat_slots(count - 1)
    lengths = [90 // count + (index < 90 % count) for index in range(count)]
    shapes = [Shape(Slot(slot), (False,) * length) for slot, length in zip([*seats, public], lengths, strict=True)]
    layout = layout_of(regions(*window), shapes)
    assert layout.measures.length >= least
    assert not hidden(layout)


def test_a_long_train_takes_the_rows_that_short_ones_do_not_need() -> None:
    shapes = [Shape(Slot(slot), (False,) * (26 if slot == 4 else 2)) for slot in (1, 2, 4)]
    layout = layout_of(regions(1280, 800), shapes, held=60)
    rows = [1 + max(place.row for place in train.tiles if place is not None) for train in layout.trains]
    assert rows == [1, 1, 6]
    assert layout.measures.length == 60  # nobody had to shrink


def test_the_longest_trains_hide_in_tunnels_rather_than_shrink_below_the_floor() -> None:
    seats, public = seat_slots(12)
    shapes = [Shape(Slot(slot), (False,) * 35) for slot in (*seats, public)]
    layout = layout_of(regions(1280, 800), shapes)
    assert layout.measures.length == LENGTHS[-1]
    for train in layout.trains:
        assert train.tiles[0] is not None and train.tiles[-1] is not None
        assert train.hidden > 1


def test_the_outer_plate_follows_the_last_tile_and_the_inner_one_precedes_the_first() -> None:
    shapes = [Shape(Slot(3), (False, False), grows_inwards=True), Shape(Slot(8), (False,))]
    layout = layout_of(regions(2560, 1080), shapes)
    both, outer = layout.trains
    first, last = both.tiles
    assert first is not None and last is not None
    inner_plate, outer_plate = both.plates
    assert inner_plate.box[2] <= first.box[0] and last.box[2] <= outer_plate.box[0]
    assert len(outer.plates) == 1


def test_too_many_trains_for_a_tiny_table_are_refused_with_a_reason() -> None:
    with pytest.raises(ValueError, match="enlarge the window"):
        lay_out(300, 60, 1.0, [Shape(Slot(slot), (False,) * 9) for slot in range(6)])
