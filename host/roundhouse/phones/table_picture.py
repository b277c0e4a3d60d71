"""The table as one picture in SVG: the trains lie where the window's lie, sharp at any size.

Colors and lines come from `table.css`. What may move when the table changes says so by `data-piece`, its middle by
`data-x` and `data-y`, and its size by `data-s`: see `motion.js`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup, escape

from roundhouse.indices import Seat, number_of
from roundhouse.layout.lamps import LAMP_RADIUS, lamp_looks, lamp_point
from roundhouse.layout.measures import HUB_RADIUS, OrientedBox, Point
from roundhouse.layout.table import Layout, TrainPlace, lay_out
from roundhouse.layout.tracks import turn
from roundhouse.layout.train_flow import Shape
from roundhouse.phones.tile_picture import tile_svg
from roundhouse.presenters.livery_context import current_livery
from roundhouse.presenters.table.tile_pips import with_numbers
from roundhouse.presenters.views import Half, TableView, TileView, TrainView
from roundhouse_hub.lamps.scene import ENGINE

LANDSCAPE_SIZE: Final = (1480, 990)
PORTRAIT_SIZE: Final = (900, 1180)
"""The table on a screen that is wider than high, and on one that is higher than wide, in units of the picture."""
SCALE: Final = 1.35
"""The scale of the window at 1920 x 1080."""
NAME, LETTER = 15, 0.62
"""The letters of a train's name in px at 1280 x 800, and how wide one is, in shares of its size."""
WELL_SHARE = 0.74
CORNERS: Final = {"diamond": (4, 1.22), "hexagon": (6, 1.13)}
SHAPES: Final = ("circle", "square", "diamond", "hexagon")


def badge_shape(seat: Seat | None) -> str:
    """The shape of a seat's badge, from seat 1 on; a public train has a ring."""
    return "ring" if seat is None else SHAPES[seat % len(SHAPES)]


class SvgTablePainter:
    """Draws one table again and again; its tiles keep their size as long as the window's would."""

    def __init__(self) -> None:
        self._round = 0
        self._held: dict[tuple[int, int], float] = {}

    def draw(self, view: TableView, tall: bool = False) -> Markup:
        """The table at rest."""
        layout = self._lay_out(view, PORTRAIT_SIZE if tall else LANDSCAPE_SIZE)
        drawn = "".join(_parts(view, layout))
        measures = layout.measures
        return Markup(
            f'<svg class="felt" viewBox="0 0 {measures.width:g} {measures.height:g}" role="img" '
            f'aria-label="{escape(view.title)}">{drawn}</svg>'
        )

    def _lay_out(self, view: TableView, size: tuple[int, int]) -> Layout:
        shapes = [
            Shape(
                train.slot,
                tuple(tile.crosswise for tile in train.tiles),
                train.grows_inwards,
                len(train.name) * LETTER * NAME * SCALE,
            )
            for train in view.trains
        ]
        held = self._held.get(size) if view.round_key == self._round else None
        layout = lay_out(*size, SCALE, shapes, held)
        if view.round_key != self._round:
            self._round, self._held = view.round_key, {}
        self._held[size] = layout.measures.length
        return layout


def _parts(view: TableView, layout: Layout) -> Iterator[str]:
    trains = list(zip(view.trains, layout.trains, strict=True))
    for train, place in trains:
        yield _siding(train, place, layout)
    for train, place in trains:
        yield _track(train, place, layout)
    yield _hub(view, layout)
    rings = []
    for number, (train, place) in enumerate(trains):
        yield _sign(number, train, place)
        for tile, where in zip(train.tiles, place.tiles, strict=True):
            if where is not None:
                yield _tile(tile, where, view, layout)
                if tile.duty or tile.last_play:
                    rings.append(_ring(tile, where))
        if place.tunnel is not None:
            yield _tunnel(place.tunnel, place.hidden)
        for end, (half, where) in enumerate(zip(train.ends, place.plates, strict=True)):
            if half is not None:
                yield _plate(f"plate-{number}-{end}", half, where, 0.54 * layout.measures.length)
    yield from rings


# -- what lies below the tiles -------------------------------------------------------------------------------


def _line(points: Sequence[Point]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def _moved(x: float, y: float, size: float) -> str:
    """Put what is drawn around the origin at its place, in its size."""
    return f'transform="translate({x:.2f},{y:.2f}) scale({size:.2f})"'


def seat_class(seat: Seat | None) -> str:
    """The class that has the color of a seat: colors are called after the seats that usually wear them."""
    return "seat0" if seat is None else f"seat{number_of(current_livery(seat).color)}"


def _siding(train: TrainView, place: TrainPlace, layout: Layout) -> str:
    """Ties and rail of the whole area, faint: where the train will run."""
    measures, area = layout.measures, place.area
    middle = measures.width / 2
    points: list[Point] = [(middle + area.side * area.rows[0].inner, area.rows[0].y)]
    for index, row in enumerate(area.rows):
        if index + 1 < len(area.rows):
            points += turn(area, measures, index)
        else:
            outwards = index % 2 == 0
            points.append((middle + area.side * (row.outer + measures.bend / 2 if outwards else row.inner), row.y))
    width = max(5 * SCALE, 0.11 * measures.length)
    line = _line(points)
    return (
        f'<g class="siding {seat_class(train.seat)}"><polyline class="ties" points="{line}" '
        f'stroke-width="{2 * width:.1f}"/><polyline points="{line}" stroke-width="{2 * SCALE:.1f}"/></g>'
    )


def _track(train: TrainView, place: TrainPlace, layout: Layout) -> str:
    points = _line(place.to_sign if train.ends[-1] is None and not train.tiles else place.to_plate)
    width = max(5 * SCALE, 0.1 * layout.measures.length)
    lines = [("casing", width + 5 * SCALE), ("rail", width)]
    if train.seat is None:
        lines.append(("tied", 0.62 * width))
    drawn = "".join(f'<polyline class="{name}" points="{points}" stroke-width="{wide:.1f}"/>' for name, wide in lines)
    return f'<g class="track {seat_class(train.seat)}">{drawn}</g>'


def _hub(view: TableView, layout: Layout) -> str:
    scale, (cx, cy) = layout.measures.hub_scale, layout.center
    radius = round(HUB_RADIUS * scale)

    def corner(index: float, reach: float) -> Point:
        angle, length = math.radians(90 - 30 * index), reach * radius / math.cos(math.radians(15))
        return cx + length * math.cos(angle), cy - length * math.sin(angle)

    whole = [corner(index, 1) for index in range(12)]
    parts = [f'<polygon class="casing" points="{_line([(x, y + 0.045 * radius) for x, y in whole])}"/>']
    for index in range(12):
        light = (1 + math.sin(math.radians(75 - 30 * index))) / 2
        facet = [corner(index, 1), corner(index + 1, 1), corner(index + 1, WELL_SHARE), corner(index, WELL_SHARE)]
        parts.append(f'<polygon class="facet" points="{_line(facet)}"/>')
        parts.append(f'<polygon class="light" points="{_line(facet)}" opacity="{light:.2f}"/>')
    parts.append(f'<polygon class="well" points="{_line([corner(index, WELL_SHARE) for index in range(12)])}"/>')
    parts.append(f'<polygon class="edge" points="{_line(whole)}"/>')
    if view.engine is None:
        parts.append(_locomotive(cx, cy, 0.8 * radius, "idle"))
    else:
        numerals = with_numbers(view.faces, 0.58 * radius, min(view.set_high, 12))
        drawn = tile_svg(view.engine[0], view.engine[1], False, numerals)
        parts.append(f'<g class="domino" {_moved(cx, cy, 0.58 * radius)}>{drawn}</g>')
    for slot, look in enumerate(lamp_looks(view.scene, 0, steady=True)):
        strength = max(look.color) / 255
        if slot == ENGINE and not strength:
            continue
        x, y = lamp_point(slot, (cx, cy), radius)
        r = LAMP_RADIUS * scale
        turns = " now" if look.kind == "turn" else ""
        color = "#{:02x}{:02x}{:02x}".format(*look.color)
        parts.append(f'<circle class="socket" cx="{x:.1f}" cy="{y:.1f}" r="{1.28 * r:.1f}"/>')
        parts.append(f'<circle class="lens" cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}"/>')
        if strength:
            parts.append(
                f'<g class="lamp{turns}" fill="{color}" opacity="{strength:.2f}">'
                f'<circle class="glow" cx="{x:.1f}" cy="{y:.1f}" r="{2.6 * r:.1f}"/>'
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}"/></g>'
            )
        if turns:
            parts.append(
                f'<circle class="arcs" cx="{x:.1f}" cy="{y:.1f}" r="{1.85 * r:.1f}" stroke-width="{0.3 * r:.1f}"/>'
            )
    return f'<g class="hub">{"".join(parts)}</g>'


def _locomotive(x: float, y: float, width: float, name: str) -> str:
    """A steam locomotive in silhouette around a point, facing left."""
    return (
        f'<g class="{name}" {_moved(x - width / 2, y - 0.31 * width, width)}>'
        '<path d="M.2.02h.11v.2h-.11zM.17 0h.17v.06h-.17zM.13.16h.57v.27h-.57zM.65.02h.31v.44h-.31zM.6 0h.4v.07h-.4z'
        'M.08.39h.89v.08h-.89zM0 .62l.13-.22l.02.22z"/><circle cx=".48" cy=".17" r=".075"/>'
        '<circle cx=".29" cy=".51" r=".11"/><circle cx=".54" cy=".51" r=".11"/><circle cx=".82" cy=".51" r=".11"/>'
        '<path class="window" d="M.73.13h.15v.12h-.15z"/></g>'
    )


# -- signs, tiles and plates -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Piece:
    """Something that travels when the table changes."""

    name: str
    x: float
    y: float
    size: float
    kind: str

    def around(self, drawn: str) -> str:
        return (
            f'<g class="{self.kind}" data-piece="{self.name}" data-x="{self.x:.1f}" data-y="{self.y:.1f}" '
            f'data-s="{self.size:.2f}" {_moved(self.x, self.y, self.size)}>{drawn}</g>'
        )


def badge_svg(seat: Seat | None, sign: str) -> str:
    """A seat's number in its shape and color around the origin, of radius 1; a public train's sign in a ring."""
    shape = badge_shape(seat)
    if shape == "square":
        outline = '<rect x="-0.91" y="-0.91" width="1.82" height="1.82" rx="0.26"/>'
    elif shape in CORNERS:
        corners, reach = CORNERS[shape]
        angles = [math.tau * k / corners for k in range(corners)]
        outline = (
            f'<polygon points="{" ".join(f"{reach * math.cos(a):.2f},{reach * math.sin(a):.2f}" for a in angles)}"/>'
        )
    else:
        outline = f'<circle r="{0.92 if seat is None else 1}"/>'
    text = sign if seat is None else str(number_of(seat))
    return f'<g class="sign {seat_class(seat)}">{outline}<text y="0.38">{escape(text)}</text></g>'


def _sign(number: int, train: TrainView, place: TrainPlace) -> str:
    parts = [_Piece(f"badge-{number}", *place.badge, 12.5 * SCALE, "badges").around(badge_svg(train.seat, train.sign))]
    if train.marker:
        card = '<rect x="-0.5" y="-0.43" width="1" height="0.86" rx="0.17"/>' + _locomotive(0, 0, 0.8, "engine")
        parts.append(_Piece(f"marker-{number}", *place.marker, 30 * SCALE, "card").around(card))
    left, _, right, bottom = place.name
    x, anchor = (left, "start") if place.side > 0 else (right, "end")
    room, size = right - left, NAME * SCALE
    wide = len(train.name) * LETTER * size
    fitted = f' textLength="{room:.0f}" lengthAdjust="spacingAndGlyphs"' if wide > room else ""
    parts.append(
        f'<text class="name" x="{x:.1f}" y="{bottom:.1f}" font-size="{size:.1f}" text-anchor="{anchor}"{fitted}>'
        f"{escape(train.name)}</text>"
    )
    return "".join(parts)


def _tile(tile: TileView, where: OrientedBox, view: TableView, layout: Layout) -> str:
    numerals = with_numbers(view.faces, layout.measures.tile_width, view.set_high)
    first, second = (tile.joined, tile.opened) if where.heading > 0 else (tile.opened, tile.joined)
    wide, high = (1, 2) if tile.crosswise else (2, 1)
    shadow = (
        f'<rect class="shadow" x="{-wide / 2:g}" y="{-high / 2 + 0.09:g}" width="{wide}" height="{high}" rx="0.15"/>'
    )
    drawn = shadow + tile_svg(first, second, tile.crosswise, numerals)
    if tile.key is None:
        return f'<g class="domino" {_moved(where.x, where.y, layout.measures.tile_width)}>{drawn}</g>'
    name = "-".join(sorted(map(str, (tile.joined, tile.opened))))
    return _Piece(name, where.x, where.y, layout.measures.tile_width, "domino").around(drawn)


def _ring(tile: TileView, where: OrientedBox) -> str:
    left, top, right, bottom = where.box
    away = 3.2 * SCALE
    kind = "duty" if tile.duty else "last"
    drawn = (
        f'<rect class="halo {kind}" x="{left - away:.1f}" y="{top - away:.1f}" width="{right - left + 2 * away:.1f}" '
        f'height="{bottom - top + 2 * away:.1f}" rx="{0.15 * min(where.width, where.height) + away:.1f}"/>'
    )
    if tile.duty:
        side = 0.42 * max(where.width, where.height)
        drawn += (
            f'<g class="warning" {_moved(where.x, bottom + 0.28 * side, side)}>'
            '<path d="M0-.35L.43.37H-.43z"/><path class="mark" d="M0-.09V.12"/><circle cy=".25" r=".06"/></g>'
        )
    return drawn


def _tunnel(where: OrientedBox, hidden: int) -> str:
    left, top, right, bottom = where.box
    portals = "".join(
        f'<ellipse cx="{x:.1f}" cy="{where.y:.1f}" rx="{0.065 * where.width:.1f}" ry="{0.36 * where.height:.1f}"/>'
        for x in (left + 0.09 * where.width, right - 0.09 * where.width)
    )
    return (
        f'<g class="tunnel"><rect x="{left:.1f}" y="{top:.1f}" width="{right - left:.1f}" height="{bottom - top:.1f}" '
        f'rx="{7 * SCALE:.1f}"/>{portals}<text x="{where.x:.1f}" y="{where.y + 5 * SCALE:.1f}" '
        f'font-size="{14 * SCALE:.0f}">+{hidden}</text></g>'
    )


def _plate(name: str, half: Half, where: OrientedBox, side: float) -> str:
    text = "" if half == "train" else str(half)
    drawn = f'<rect class="n{half}" x="-0.5" y="-0.5" width="1" height="1" rx="0.2"/>'
    drawn += _locomotive(0, 0, 0.7, "engine") if half == "train" else f'<text y="0.23">{text}</text>'
    return _Piece(name, where.x, where.y, side, "number").around(drawn)
