"""While a table makes room, every tile stays on its track and in its order, and nothing jumps."""

import itertools
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.depth import examples
from tests.layout.test_layout import distance_to
from tests.window.table.sample_views import four_players, seat_slots

from roundhouse.indices import Seat, Slot
from roundhouse.presenters.views import TableView, TileView, TrainView
from roundhouse.window.table.arrangement import Arrangement, arrange
from roundhouse.window.table.motion import REFLOW
from roundhouse.window.table.reflow import Reflow, TablePose, at_rest, reflow

SIZES = ((1280, 800), (960, 600), (1920, 1080))
FRAME = 16


def played(players: int, tiles: list[tuple[int, bool]], chance: random.Random, *, inwards: bool) -> list[TableView]:
    """A table of this many players after each of these plays: the number of a train, and whether it is a double."""
    seats, public = seat_slots(players)
    trains = [
        TrainView(Slot(slot), Seat(seat), f"P{seat}", ends=(3, 3) if inwards else (3,))
        for seat, slot in enumerate(seats)
    ]
    trains.append(TrainView(Slot(public), None, "M", ends=(3,)))
    views = [replace(four_players(), trains=tuple(trains), rows=(), hand=(), targets=(), refused_train=None)]
    for number, (where, double) in enumerate(tiles):
        train = trains[where % len(trains)]
        tile = TileView(number, number if double else number + 100, crosswise=double)  # each has a key of its own
        first = train.grows_inwards and bool(train.tiles) and chance.random() < 0.5
        trains[where % len(trains)] = replace(train, tiles=(tile, *train.tiles) if first else (*train.tiles, tile))
        views.append(replace(views[0], trains=tuple(trains)))
    return views


@st.composite
def rounds(draw: st.DrawFn) -> tuple[list[TableView], tuple[int, int]]:
    """Consecutive views of a table that fills, and the size of its window."""
    chance = random.Random(draw(st.integers(0, 2**32)))
    tiles = [(chance.randrange(13), chance.random() < 0.15) for _ in range(draw(st.integers(10, 45)))]
    views = played(draw(st.integers(2, 12)), tiles, chance, inwards=draw(st.booleans()))
    return views, draw(st.sampled_from(SIZES))


def faults(standing: TablePose, *, interrupted: bool = False) -> list[str]:
    """Faults at one moment of the way. Tiles that come before the first ones have made room may lie on them."""
    length, found = standing.layout.measures.length, []
    for number, stand in enumerate(standing.trains):
        on_table = [(place, at) for place, at in zip(stand.place.tiles, stand.tiles, strict=True) if place is not None]
        for place, _ in on_table:
            if distance_to((place.x, place.y), stand.place.to_landing) > 0.02 * length:
                found.append(f"a tile of train {number} is {place.x:.0f},{place.y:.0f}, beside its track")
        for (one, before), (other, after) in itertools.pairwise(on_table):
            gap = (after - before) - (one.width + other.width) / 2
            if gap < -0.5 and stand.tunnel is None and not interrupted:
                found.append(f"two tiles of train {number} overlap by {-gap:.1f} px")
    return found


def way(old: Arrangement, new: Arrangement, shown: TablePose | None = None) -> Reflow | None:
    return reflow(shown or at_rest(old.layout), old.view.trains, new.view.trains, new.layout, 0)


def ways(views: list[TableView], size: tuple[int, int]) -> Iterator[Reflow]:
    """The ways of the tiles from view to view, where there are any."""
    before = arrange(views[0], size)
    for view in views[1:]:
        after = arrange(view, size, before)
        moving = way(before, after)
        if moving is not None:
            yield moving
        before = after


def faults_on(moving: Reflow) -> list[str]:
    """Faults at any moment of a way."""
    return [fault for now in range(0, REFLOW + 1, 4 * FRAME) for fault in faults(moving.at(now))]


@examples(10)
@given(rounds())
def test_no_tile_leaves_its_track_or_its_place_in_the_train(round_: tuple[list[TableView], tuple[int, int]]) -> None:
    assert not any(map(faults_on, ways(*round_)))


def test_the_trains_of_a_table_that_fills_are_seen_on_their_way() -> None:
    chance = random.Random(1)
    tiles = [(chance.randrange(13), chance.random() < 0.15) for _ in range(45)]
    moves = list(ways(played(3, tiles, chance, inwards=False), SIZES[0]))
    assert moves and not any(map(faults_on, moves))


def test_a_way_that_is_interrupted_goes_on_from_where_the_tiles_are() -> None:
    compared = 0

    @examples(10)
    @given(rounds(), st.integers(1, REFLOW - 1))
    def wherever_it_is(round_: tuple[list[TableView], tuple[int, int]], when: int) -> None:
        nonlocal compared
        compared += tiles_of_interrupted_ways(round_, when)

    wherever_it_is()
    assert compared > 50


def tiles_of_interrupted_ways(round_: tuple[list[TableView], tuple[int, int]], when: int) -> int:
    """The number of tiles that went on from where an interrupted way had left them: all that were in sight."""
    compared = 0
    views, size = round_
    before, shown = arrange(views[0], size), None
    for view in views[1:]:
        after = arrange(view, size, before)
        moving = way(before, after, shown)
        if shown is not None and moving is not None:
            for old, new, train in zip(shown.trains, moving.at(0).trains, before.view.trains, strict=True):
                for index, tile in enumerate(train.tiles):
                    at = next(n for n, each in enumerate(after_of(after, train)) if each.key == tile.key)
                    if old.place.tiles[index] is not None:
                        assert new.tiles[at] == pytest.approx(old.tiles[index])
                        compared += 1
        shown = None if moving is None else moving.at(when)
        assert shown is None or faults(shown, interrupted=True) == []
        before = after
    return compared


def after_of(arranged: Arrangement, train: TrainView) -> tuple[TileView, ...]:
    return next(each.tiles for each in arranged.view.trains if each.seat == train.seat)


def crowded(number: int) -> TableView:
    view = four_players()
    more = tuple(TileView(100 + n, 200 + n) for n in range(number))
    return replace(view, trains=(replace(view.trains[0], tiles=view.trains[0].tiles + more), *view.trains[1:]))


def test_a_table_begins_and_ends_as_it_is_laid_out() -> None:
    old = arrange(four_players(), SIZES[0])
    new = arrange(crowded(30), SIZES[0], old)
    assert new.layout.measures.length < old.layout.measures.length
    moving = way(old, new)
    assert moving is not None
    assert moving.at(-10).layout.measures == old.layout.measures
    assert moving.at(REFLOW).layout == new.layout
    lengths = [moving.at(now).layout.measures.length for now in range(0, REFLOW + 1, FRAME)]
    assert lengths == sorted(lengths, reverse=True)
    steps = [one - other for one, other in itertools.pairwise(lengths)]
    assert max(steps) < 0.16 * (lengths[0] - lengths[-1]), "it is eased, and no frame jumps"


def test_a_tile_that_changes_its_row_turns_with_the_bend() -> None:
    old = arrange(four_players(), SIZES[0])
    new = arrange(crowded(30), SIZES[0], old)
    moving = way(old, new)
    assert moving is not None
    turned = [
        place.turned
        for now in range(0, REFLOW, FRAME)
        for train in moving.at(now).layout.trains
        for place in train.tiles
        if place is not None
    ]
    assert max(turned) > 45 and min(turned) < -45
    assert max(map(abs, turned)) <= 90, "no numeral is ever upside down"


def test_a_table_on_which_nothing_moves_has_no_way_to_go() -> None:
    old = arrange(four_players(), SIZES[0])
    assert way(old, old) is None
