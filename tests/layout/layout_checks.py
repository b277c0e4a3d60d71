"""Trains laid out at random tables, and what is wrong where two of their boxes overlap."""

from __future__ import annotations

import math
import random

from hypothesis import strategies as st
from tests.window.table.sample_views import seat_slots

from roundhouse.indices import Slot
from roundhouse.layout.measures import Bounds, OrientedBox
from roundhouse.layout.table import Layout, TrainPlace, lay_out
from roundhouse.layout.train_flow import Shape
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.window.table.regions import SMALLEST_WINDOW, Regions, regions

WINDOWS = ((1280, 800), (1920, 1080), SMALLEST_WINDOW, (1100, 1000), (2560, 1080), (3840, 2160))


@st.composite
def tables(draw: st.DrawFn, most_tiles: int = 35, any_slots: bool = False) -> tuple[Regions, list[Shape]]:
    """A divided window and trains: 2 to 13 of them, with up to 35 tiles each and any share of crosswise ones."""
    count = draw(st.integers(2, 13))
    if any_slots:
        slots = draw(st.permutations(range(13)))[:count]
    else:
        seats, public = seat_slots(count - 1)
        slots = [*seats, public]
    share = draw(st.sampled_from((0.0, 0.1, 0.5, 1.0)))
    chance = random.Random(draw(st.integers(0, 2**32)))
    shapes = [
        Shape(
            Slot(slot),
            tuple(chance.random() < share for _ in range(chance.randint(0, most_tiles))),
            grows_inwards=chance.random() < 0.2,
        )
        for slot in slots
    ]
    return regions(*draw(st.sampled_from(WINDOWS)), text=draw(st.sampled_from(TEXT_SIZES))), shapes


def layout_of(parts: Regions, shapes: list[Shape], held: float | None = None) -> Layout:
    """The layout of these trains, which has all of them."""
    layout = lay_out(parts.table.width, parts.table.height, parts.scale, shapes, held)
    assert len(layout.trains) == len(shapes) > 0
    return layout


def boxes(train: TrainPlace, ends: tuple[OrientedBox, ...]) -> list[Bounds]:
    places = [place for place in (*train.tiles, train.tunnel, *ends) if place is not None]
    return [*(place.box for place in places), train.sign_zone]


def overlap(one: Bounds, other: Bounds, tolerance: float = 0.5) -> bool:
    return (
        one[0] < other[2] - tolerance
        and other[0] < one[2] - tolerance
        and one[1] < other[3] - tolerance
        and other[1] < one[3] - tolerance
    )


def faults(layout: Layout) -> list[str]:
    measures, (cx, cy) = layout.measures, layout.center
    found = []
    for kind in ("plates", "landings"):
        every = [(n, box) for n, train in enumerate(layout.trains) for box in boxes(train, getattr(train, kind))]
        for n, (left, top, right, bottom) in every:
            if left < 0 or top < 0 or right > measures.width or bottom > measures.height:
                found.append(f"train {n} leaves the table")
            across, down = max(left - cx, 0, cx - right), max(top - cy, 0, cy - bottom)
            if math.hypot(across, down) < measures.hub_radius:
                found.append(f"train {n} lies on the hub")
        every.sort(key=lambda each: each[1][0])
        for at, (n, one) in enumerate(every, 1):
            for m, other in every[at:]:
                if other[0] >= one[2]:
                    break
                if overlap(one, other):
                    found.append(f"trains {n} and {m} overlap with their {kind}: {one} {other}")
    return found
