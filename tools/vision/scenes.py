"""Photos of tiles on a table: where they lie, what they lie on, the light, and what a camera makes of it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray
from tools.vision.faces import draw_face
from tools.vision.tile_styles import Floats, Image, Random, SetLook, brightness, color, random_look

from roundhouse.vision.signs import NUMBERS, TRAIN

SIDE: Final = 384
"""Width and height of a rendered photo, in pixels."""
FIRST_MEASURED_SEED: Final = 1_000_000
"""Seeds from this one on are for measuring; those from 0 on are trained on."""
_CUT: Final = 0.9
"""A tile of which less is seen is not asked for, and one of which half is not seen counts as none."""


@dataclass(frozen=True)
class Tile:
    """A tile in a photo: corners in pixels, the first two at the end of `halves[0]`, and how much of it is seen."""

    halves: tuple[int, int]
    corners: Floats
    seen: float

    @property
    def width(self) -> float:
        """Its short sides' mean length in pixels."""
        first, second, third, fourth = self.corners
        return float(np.linalg.norm(second - first) + np.linalg.norm(fourth - third)) / 2

    @property
    def whole(self) -> bool:
        """Whether enough of it is seen to be read."""
        return self.seen >= _CUT


@dataclass(frozen=True)
class PhotoScene:
    """A rendered photo and the tiles in it; `style` names what is special about them, for those who measure."""

    picture: Image
    tiles: list[Tile]
    style: str = ""


def _cloud(rng: Random, across: float, down: float, octaves: int = 4) -> Floats:
    """Smooth noise of 0..1 over a photo, `across` and `down` spots coarse."""
    total = np.zeros((SIDE, SIDE), np.float32)
    strength = 1.0
    for _ in range(octaves):
        grid = rng.random((max(2, min(SIDE, round(down))), max(2, min(SIDE, round(across)))), np.float32)
        total += strength * cv2.resize(grid, (SIDE, SIDE), interpolation=cv2.INTER_LINEAR)
        strength *= rng.uniform(0.4, 0.7)
        across, down = across * 2, down * 2
    total -= total.min()
    return total / max(1e-6, float(total.max()))


def _ground_color(rng: Random) -> Floats:
    chance = rng.random()
    if chance < 0.3:
        return np.full(3, rng.uniform(5, 60), np.float32) + rng.uniform(-5, 5, 3).astype(np.float32)
    if chance < 0.5:
        return np.full(3, rng.uniform(60, 245), np.float32) + rng.uniform(-12, 12, 3).astype(np.float32)
    return color(rng.random(), rng.uniform(0.05, 0.9), rng.uniform(0.08, 0.95))


def _ground(rng: Random, body: Floats) -> Floats:
    """The ground that the tiles lie on; sometimes it has about the color of their bodies."""
    kind = rng.choice(["plain", "wood", "cloth", "pattern", "paper"], p=[0.28, 0.2, 0.2, 0.17, 0.15])
    first, second = _ground_color(rng), _ground_color(rng)
    if rng.random() < 0.1:
        first = np.clip(body * rng.uniform(0.7, 1.05) + rng.uniform(-12, 12, 3), 0, 255).astype(np.float32)
    if kind == "wood":
        grain = _cloud(rng, rng.uniform(2, 4), rng.uniform(20, 90), 3)
        if rng.random() < 0.6:
            grain = np.sin(grain * rng.uniform(8, 40)) * 0.5 + 0.5
        first = color(rng.uniform(0.03, 0.12), rng.uniform(0.2, 0.8), rng.uniform(0.15, 0.9))
        ground = first * (1 - grain[..., None] * rng.uniform(0.1, 0.5))
        if rng.random() < 0.5:
            for y in range(int(rng.integers(20, 100)), SIDE, int(rng.integers(50, 200))):
                ground[y : y + int(rng.integers(1, 4))] *= rng.uniform(0.3, 0.8)
        return np.ascontiguousarray(ground.transpose(1, 0, 2)) if rng.random() < 0.5 else ground
    cloud = _cloud(rng, rng.uniform(2, 6), rng.uniform(2, 6))
    ground = first * (1 + rng.uniform(0.02, 0.4) * (cloud[..., None] - 0.5))
    if kind == "cloth":
        angle, pitch = rng.uniform(0, math.pi), rng.uniform(2.2, 12)
        y, x = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) * (2 * math.pi / pitch)
        weave = np.sin(x * math.cos(angle) + y * math.sin(angle)) * np.sin(y * math.cos(angle) - x * math.sin(angle))
        ground *= (1 + rng.uniform(0.05, 0.3) * weave)[..., None]
    elif kind == "pattern":
        bands = (cloud * rng.uniform(4, 14)).astype(int) % 3
        inks = np.stack([first, second, _ground_color(rng)])
        if rng.random() < 0.6:
            inks = inks[0] + (inks - inks[0]) * rng.uniform(0.2, 0.8)
        ground = inks[bands].astype(np.float32)
        for _ in range(int(rng.integers(0, 50))):
            center, size = rng.integers(0, SIDE, 2).tolist(), rng.integers(2, 34, 2).tolist()
            ink = (inks[rng.integers(3)] * rng.uniform(0.7, 1.2)).tolist()
            cv2.ellipse(
                ground, center, size, rng.uniform(0, 360), 0, 360, ink, int(rng.choice([-1, -1, 1, 3])), cv2.LINE_AA
            )
        ground = cv2.GaussianBlur(ground, (0, 0), rng.uniform(0.5, 2))
    elif kind == "paper":
        ground = (
            rng.uniform(170, 255)
            * np.array([rng.uniform(0.8, 1), rng.uniform(0.9, 1), 1], np.float32)
            * (0.96 + 0.08 * cloud[..., None])
        )
        sheet = np.clip(ground, 0, 255).astype(np.uint8)
        for _ in range(int(rng.integers(0, 14))):
            place = rng.integers(0, SIDE, 2).tolist()
            text = "".join(str(digit) for digit in rng.integers(0, 10, int(rng.integers(2, 9))))
            ink, size = rng.uniform(0, 120, 3).tolist(), rng.uniform(0.4, 1.2)
            cv2.putText(sheet, text, place, cv2.FONT_HERSHEY_SIMPLEX, size, ink, int(rng.integers(1, 3)), cv2.LINE_AA)
            cv2.line(sheet, place, rng.integers(0, SIDE, 2).tolist(), ink, 1, cv2.LINE_AA)
        ground = sheet.astype(np.float32)
    return ground


def _clutter(rng: Random, ground: Floats) -> None:
    """Things that are no tiles: cards, boxes, coins, screens, with lines and dots on them."""
    for _ in range(int(rng.integers(0, 5))):
        center, size = rng.uniform(0, SIDE, 2), rng.uniform(12, 90, 2)
        ink, kind = _ground_color(rng), rng.random()
        if kind < 0.1:  # a domino in print: its outline and pips on the ground itself
            box = cv2.boxPoints((center.tolist(), (size[0] / 2, size[0]), rng.uniform(0, 180)))
            cv2.polylines(ground, [box.astype(int)], True, ink.tolist(), 1, cv2.LINE_AA)
            first, second = ((box[[0, 1]] + box[[1, 2]]).astype(int) // 2).tolist()
            cv2.line(ground, first, second, ink.tolist(), 1, cv2.LINE_AA)
            for a, b in rng.choice([0.2, 0.5, 0.8], (int(rng.integers(1, 9)), 2)):
                place = box[0] + a * (box[1] - box[0]) + b * (box[3] - box[0])
                cv2.circle(ground, place.astype(int).tolist(), max(1, int(size[0] / 30)), ink.tolist(), -1, cv2.LINE_AA)
            continue
        if kind < 0.3:
            cv2.circle(ground, center.astype(int).tolist(), int(size[0] / 2), ink.tolist(), -1, cv2.LINE_AA)
            continue
        box = cv2.boxPoints((center.tolist(), size.tolist(), rng.uniform(0, 180))).astype(np.float32)
        cv2.fillConvexPoly(ground, box.astype(int), ink.tolist(), cv2.LINE_AA)
        mark = _ground_color(rng).tolist()
        for _ in range(int(rng.integers(0, 9))):
            a, b = rng.random(2) * 0.9 + 0.05
            place = box[0] + a * (box[1] - box[0]) + b * (box[3] - box[0])
            if kind < 0.7:
                cv2.circle(ground, place.astype(int).tolist(), int(rng.integers(1, 6)), mark, -1, cv2.LINE_AA)
            else:
                cv2.line(
                    ground,
                    place.astype(int).tolist(),
                    ((box[0] + box[1]) / 2).astype(int).tolist(),
                    mark,
                    1,
                    cv2.LINE_AA,
                )


TilePlace = tuple[float, float, float, bool]
"""The place of a tile on the table: its middle, in widths of a tile, its angle, and whether it stands on its side."""


def _places(rng: Random, ratio: float, room: float) -> list[TilePlace]:
    """Tiles as people lay them, `room` tiles' widths across: in rows, in a chain, thrown down."""
    kind = rng.choice(["rows", "stack", "chain", "thrown"], p=[0.28, 0.12, 0.25, 0.35])
    places: list[TilePlace] = []
    gap = 0.01 if rng.random() < 0.5 else rng.uniform(0.02, 0.7)
    if kind in ("rows", "stack"):
        # Side by side, long sides touching; stacked: ends touching, too.
        columns, rows = (
            int(rng.integers(1, max(2, math.ceil(room / (1 + gap))))),
            int(rng.integers(1, max(2, math.ceil(room / (ratio + gap))))),
        )
        loose = 0.15 * gap + (0.06 if rng.random() < 0.3 else 0)
        between = gap if kind == "stack" else rng.uniform(0.02, 0.8)
        for row in range(rows):
            for column in range(columns):
                x, y = (column - (columns - 1) / 2) * (1 + gap), (row - (rows - 1) / 2) * (ratio + between)
                places.append((x + rng.normal(0, loose / 2), y + rng.normal(0, loose), rng.normal(0, loose / 2), False))
    elif kind == "chain":
        x, y, angle = rng.uniform(-room / 3, room / 3), -room / 2.2, rng.choice([0.0, math.pi / 2])
        for _ in range(int(rng.integers(2, 14))):
            across = rng.random() < 0.15
            reach = (1 if across else ratio) / 2 + gap * 0.2
            x, y = x + math.sin(-angle) * reach, y + math.cos(angle) * reach
            places.append((x, y, angle + (math.pi / 2 if across else 0) + rng.normal(0, 0.02), False))
            x, y = x + math.sin(-angle) * reach, y + math.cos(angle) * reach
            if rng.random() < 0.2:
                turn = rng.choice([-1, 1]) * math.pi / 2
                x, y = (
                    x - math.sin(-angle) * 0.5 + math.sin(-angle - turn) * 0.5,
                    y - math.cos(angle) * 0.5 + math.cos(angle + turn) * 0.5,
                )
                angle += turn
    if kind == "thrown" or rng.random() < 0.2:
        for _ in range(int(rng.integers(1, max(2, min(26, math.ceil(room * room / 3)))))):
            for _ in range(8):
                x, y = rng.uniform(-room / 2, room / 2, 2)
                near = 1.25 if rng.random() < 0.6 else 1.0
                if all(math.hypot(x - a, y - b) > near * ratio / 1.45 for a, b, *_ in places):
                    places.append((x, y, rng.uniform(0, 2 * math.pi), False))
                    break
    return places


def _camera(rng: Random, width: float, lean: float) -> tuple[Floats, float]:
    """From the room over the table, in widths of a tile, to the photo's pixels: turned, leaning back, in perspective.

    With it comes the angle by which the table is turned before it is looked at from the front.
    """
    spin, toward = rng.uniform(0, 2 * math.pi), rng.uniform(0, 2 * math.pi)
    if rng.random() < 0.4:
        spin = round(spin / (math.pi / 2)) * math.pi / 2 + rng.normal(0, 0.06)
    if rng.random() < 0.6:
        toward = rng.normal(0, 0.15)
    far = rng.uniform(1.4, 4) * SIDE / width
    turn, aim = (np.eye(4), np.eye(4))
    for matrix, angle in ((turn, spin - toward), (aim, toward)):
        matrix[:2, :2] = [(math.cos(angle), -math.sin(angle)), (math.sin(angle), math.cos(angle))]
    sine, cosine = math.sin(lean), math.cos(lean)
    tilt = np.array([[1, 0, 0, 0], [0, cosine, -sine, 0], [0, -sine / far, -cosine / far, 1]])
    middle = np.array([[width, 0, SIDE / 2], [0, width, SIDE / 2], [0, 0, 1]])
    return np.asarray(middle @ aim[[0, 1, 3]][:, [0, 1, 3]] @ tilt @ turn, np.float32), spin - toward


def _project(camera: Floats, points: NDArray[np.floating[Any]]) -> Floats:
    seen = np.hstack([points, np.ones((len(points), 1))]) @ camera.T
    return np.asarray(seen[:, :2] / seen[:, 2:], np.float32)


def _hull(points: Floats) -> Floats:
    return np.asarray(cv2.convexHull(points)[:, 0], np.float32)


def _fill(picture: Floats, outline: Floats, ink: Floats, strength: float = 1.0, blur: float = 0.0) -> None:
    """Fill a polygon, softly where asked, within its bounding box."""
    reach = int(3 * blur) + 2
    left, top = np.maximum(np.floor(outline.min(0)).astype(int) - reach, 0)
    right, bottom = np.minimum(np.ceil(outline.max(0)).astype(int) + reach, SIDE)
    if left >= right or top >= bottom:
        return
    stencil = np.zeros((bottom - top, right - left), np.float32)
    cv2.fillConvexPoly(stencil, np.round((outline - (left, top)) * 16).astype(int), 1.0, cv2.LINE_AA, 4)
    if blur:
        stencil = cv2.GaussianBlur(stencil, (0, 0), blur)
    part = picture[top:bottom, left:right]
    part += (ink - part) * (stencil * strength)[..., None]


class _Table:
    """The photo while tiles are laid on it, one after the other."""

    def __init__(self, rng: Random, look: SetLook, width: float, lean: float) -> None:
        self.rng, self.look, self.width = rng, look, width
        self._camera, self._turned = _camera(rng, width, lean)
        self.picture = _ground(rng, look.body)
        self.ground = self.picture.mean((0, 1))
        _clutter(rng, self.picture)
        self.covers = np.zeros((SIDE, SIDE), np.uint8)
        angle = rng.uniform(0, 2 * math.pi)
        # Where shadows fall, in heights of what casts them.
        self._light = np.array([math.cos(angle), math.sin(angle), 0]) * rng.uniform(0.05, 0.8)
        self._shadow = rng.uniform(0.1, 0.7)
        self._seam = rng.uniform(0, 0.6)
        self._upright = rng.uniform(0.4, 1.05)
        self.laid: list[tuple[tuple[int, int], Floats, float]] = []

    def faces(self, place: TilePlace) -> tuple[Floats, Floats]:
        """The corners of a tile's face and of its back, in the room over the table."""
        x, y, angle, standing = place
        half = self.look.ratio / 2
        face = np.array([(-0.5, -half, 0), (0.5, -half, 0), (0.5, half, 0), (-0.5, half, 0)])
        back = np.array([0, 0, -max(self.look.thickness, 0.2 * standing)])
        if standing:  # on its long side, its face to the front
            face, back = face[:, [1, 2, 0]] + (0, 0, 0.5), back[[0, 2, 1]]
        else:
            face = face - back
        turn = np.array([[math.cos(angle), math.sin(angle), 0], [-math.sin(angle), math.cos(angle), 0], [0, 0, 1]])
        face = face @ turn + (x, y, 0)
        return face.astype(np.float32), (face + back @ turn).astype(np.float32)

    def facing(self, place: TilePlace) -> TilePlace:
        """The place on the table of what lies or stands so for somebody who looks from the front."""
        x, y, angle, standing = place
        cosine, sine = math.cos(self._turned), math.sin(self._turned)
        return x * cosine + y * sine, y * cosine - x * sine, angle - self._turned, standing

    def outline(self, place: TilePlace) -> Floats:
        """The corners of a tile's face in the photo, its first end first."""
        return _project(self._camera, self.faces(place)[0])

    def lay(self, place: TilePlace, halves: tuple[int, int] | None) -> None:
        """Lay a tile, or stand it up; None: its back is seen."""
        face, back = self.faces(place)
        corners = _project(self._camera, face)
        if corners.min() < -2 * SIDE or corners.max() > 3 * SIDE:
            return
        size = float(np.linalg.norm(corners[1] - corners[0]))
        both = np.vstack([face, back])
        below = both * (1, 1, 0)
        cast = below + self._light * np.maximum(both[:, 2:], 0.08)
        fallen = np.vstack([_project(self._camera, cast), _project(self._camera, below)])
        _fill(self.picture, _hull(fallen), np.zeros(3, np.float32), self._shadow, size * 0.08)
        if self.look.thickness or place[3]:
            solid = _hull(_project(self._camera, both))
            bright = self.rng.uniform(0.8, 1.4 if place[3] else 1)
            _fill(self.picture, solid, np.minimum(self.look.side * bright, 255))
            self._erase(solid)
        if halves is None:
            _fill(self.picture, corners, self.look.body * self.rng.uniform(0.85, 1))
            self._erase(corners)
            return
        across = max(12, min(150, int(max(size, float(np.linalg.norm(corners[2] - corners[1])) / 2) * 1.3)))
        texture, alpha = draw_face(halves, self.look, across, self.rng)
        if place[3]:  # light from above: the face is darker than the side on top
            texture *= np.float32(self._upright)
        self._paste(texture, alpha, corners)
        self.laid.append((halves, corners, abs(float(cv2.contourArea(corners)))))

    def _erase(self, outline: Floats) -> None:
        cv2.fillConvexPoly(self.covers, np.round(outline).astype(int), 0)

    def _paste(self, face: Floats, alpha: Floats, corners: Floats) -> None:
        left, top = np.maximum(np.floor(corners.min(0)).astype(int) - 1, 0)
        right, bottom = np.minimum(np.ceil(corners.max(0)).astype(int) + 1, SIDE)
        if left >= right or top >= bottom:
            return
        height, width = alpha.shape
        flat = np.array([(0, 0), (width, 0), (width, height), (0, height)], np.float32)
        warp = cv2.getPerspectiveTransform(flat, (corners - (left, top)).astype(np.float32))
        size = (int(right - left), int(bottom - top))
        seen = cv2.warpPerspective(alpha, warp, size, flags=cv2.INTER_AREA)[..., None]
        shown = cv2.warpPerspective(face, warp, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        part = self.picture[top:bottom, left:right]
        near = cv2.GaussianBlur(seen, (0, 0), max(0.6, float(np.linalg.norm(corners[1] - corners[0])) * 0.025))
        part *= 1 - self._seam * near[..., None] * (1 - seen)
        part += (shown - part) * seen
        self.covers[top:bottom, left:right][seen[..., 0] > 0.5] = len(self.laid) + 1

    def hide(self, outline: Floats, ink: Floats) -> None:
        """Lay something over the tiles: a finger, the front of a rack."""
        _fill(self.picture, outline, ink, blur=1)
        self._erase(outline)

    def tiles(self) -> list[Tile]:
        counts = np.bincount(self.covers.ravel(), minlength=len(self.laid) + 1)
        rounded = 1 - 0.43 * self.look.corner**2 * 4 / self.look.ratio / 2
        return [
            Tile(halves, corners, min(1.0, float(counts[index]) / max(1.0, area * rounded)))
            for index, (halves, corners, area) in enumerate(self.laid, 1)
        ]


def _fingers(rng: Random, table: _Table) -> None:
    skin = color(rng.uniform(0.02, 0.09), rng.uniform(0.2, 0.6), rng.uniform(0.25, 0.95))
    angle = rng.uniform(0, 2 * math.pi)
    tip = rng.uniform(0.15, 0.85, 2) * SIDE
    along = np.array([math.cos(angle), math.sin(angle)])
    for finger in range(int(rng.integers(1, 4))):
        start = tip + np.array([-along[1], along[0]]) * finger * table.width * 0.7
        box = cv2.boxPoints(
            (
                (start + along * SIDE / 3).tolist(),
                (SIDE * 0.67, table.width * rng.uniform(0.45, 0.7)),
                math.degrees(angle),
            )
        )
        table.hide(box.astype(np.float32), skin * rng.uniform(0.85, 1))


def _rack(rng: Random, table: _Table, places: list[TilePlace]) -> None:
    """A colored bar along the lower edges of the row that is nearest."""
    corners = np.vstack([table.outline(place) for place in places])
    low = corners[:, 1].max() - table.width * rng.uniform(0, 0.12)
    box = np.array(
        [(0, low), (SIDE, low), (SIDE, low + table.width * rng.uniform(0.3, 1)), (0, low + table.width * 0.5)]
    )
    table.hide(box.astype(np.float32), _ground_color(rng))


def _mirrored_lamp(rng: Random, tiles: list[Tile]) -> Floats:
    """A lamp mirrored on the tiles, in one spot or mottled."""
    mottled = _cloud(rng, rng.uniform(20, 80), rng.uniform(20, 80), 2) if rng.random() < 0.5 else 1.0
    spots = np.zeros((SIDE, SIDE), np.float32)
    for _ in range(int(rng.integers(1, 6))):
        at = rng.uniform(0, SIDE, 2)
        if tiles:
            at = tiles[rng.integers(len(tiles))].corners.mean(0) + rng.normal(0, 12, 2)
        size = np.abs(rng.normal(0, 25, 2)).astype(int) + 4
        middle = np.clip(at, 0, SIDE).astype(int).tolist()
        cv2.ellipse(spots, middle, size.tolist(), rng.uniform(0, 180), 0, 360, 1.0, -1)
    spots = cv2.GaussianBlur(spots, (0, 0), rng.uniform(2, 16)) * mottled
    return np.asarray(spots * rng.uniform(40, 220), np.float32)


def _photograph(rng: Random, picture: Floats, tiles: list[Tile], covers: Image) -> Image:
    """Light, and what a camera makes of it."""
    light = 1 + rng.uniform(0, 0.9) * (_cloud(rng, 2, 2, 1) - 0.5)
    if rng.random() < 0.25:
        edge = cv2.boxPoints(
            (rng.uniform(0, SIDE, 2).tolist(), (SIDE * 1.5, SIDE * rng.uniform(0.3, 1)), rng.uniform(0, 180))
        )
        shade = np.ones((SIDE, SIDE, 3), np.float32)
        _fill(shade, edge.astype(np.float32), np.full(3, rng.uniform(0.35, 0.8), np.float32), blur=rng.uniform(1, 20))
        light = light * shade[..., 0]
    picture = picture * light[..., None].astype(np.float32) * np.exp(rng.normal(0, 0.12, 3)).astype(np.float32)
    if rng.random() < 0.35:
        picture += _mirrored_lamp(rng, tiles)[..., None]
    if rng.random() < 0.3:
        # Foil or polish: faces shine in spots with sharp edges.
        wide = tiles[0].width if tiles else 30
        spots = _cloud(rng, SIDE / wide * rng.uniform(1, 4), SIDE / wide * rng.uniform(1, 4), 3)
        spots = np.clip((spots - rng.uniform(0.45, 0.7)) * rng.uniform(3, 12), 0, 1) * _cloud(rng, 3, 3, 1)
        picture += (spots * (covers > 0) * rng.uniform(30, 220))[..., None].astype(np.float32)
    exposure = rng.uniform(0.75, 1.3) if rng.random() < 0.8 else rng.uniform(0.2, 0.75)
    picture = picture * exposure
    chance = rng.random()
    if chance < 0.5:
        picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.3, 1.3))
    elif chance < 0.58:
        length, angle = int(rng.integers(3, 9)), rng.uniform(0, math.pi)
        kernel = np.zeros((length, length), np.float32)
        reach = np.array([math.cos(angle), math.sin(angle)]) * length / 2
        cv2.line(
            kernel,
            np.round(length / 2 - reach).astype(int).tolist(),
            np.round(length / 2 + reach).astype(int).tolist(),
            1.0,
        )
        picture = cv2.filter2D(picture, -1, kernel / max(1.0, float(kernel.sum())))
    if rng.random() < 0.6:
        grain = rng.standard_normal((SIDE, SIDE, 3 if rng.random() < 0.5 else 1), np.float32)
        picture = picture + grain * np.float32(rng.uniform(1, 12))
    if rng.random() < 0.3:  # colors paler or stronger
        gray = picture.mean(2, keepdims=True)
        picture = gray + (picture - gray) * np.float32(rng.uniform(0.2, 1.5))
    if rng.random() < 0.2:  # sharpened
        picture = picture + rng.uniform(0.2, 1.2) * (picture - cv2.GaussianBlur(picture, (0, 0), 1.2))
    contrast = rng.uniform(0.45, 1) if rng.random() < 0.25 else 1.0
    curve = 255 * (np.arange(256) / 255) ** math.exp(rng.normal(0, 0.2)) * contrast + rng.uniform(0, 1 - contrast) * 150
    done = cv2.LUT(np.clip(picture, 0, 255).astype(np.uint8), curve.astype(np.uint8))
    if rng.random() < 0.6:
        done = cv2.imdecode(cv2.imencode(".jpg", done, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(30, 96))])[1], 1)
    return np.asarray(done, np.uint8)


def _halves(rng: Random, look: SetLook) -> tuple[int, int]:
    if rng.random() < 0.06:
        return TRAIN, int(rng.integers(NUMBERS, TRAIN + 1)) if rng.random() < 0.6 else int(rng.integers(13))
    # High numbers are harder, and every number has to be learned.
    low = 7 if look.highest > 6 and rng.random() < 0.2 else 0
    first, second = rng.integers(low, look.highest + 1), rng.integers(0, look.highest + 1)
    return (int(first), int(second)) if rng.random() < 0.5 else (int(second), int(first))


def _standing(rng: Random, ratio: float, room: float) -> list[TilePlace]:
    """Tiles that stand in a row and look to the front, more or less."""
    apart, turned = ratio * rng.uniform(1, 1.5), rng.normal(0, 0.25)
    many = int(rng.integers(1, max(2, math.ceil(room / apart))))
    along = (np.arange(many) - (many - 1) / 2) * apart
    at = rng.uniform(-0.2, 0.45) * room
    return [
        (x * math.cos(turned), at + x * math.sin(turned), turned + rng.normal(0, 0.15), True)
        for x in along + rng.normal(0, 0.05, many)
    ]


def render(seed: int, *, empty: float = 0.03) -> PhotoScene:
    """The photo of a seed; one of `empty` shows no tiles."""
    rng = np.random.default_rng(seed)
    look = random_look(rng)
    width = math.exp(rng.uniform(math.log(14), math.log(72)))
    room = SIDE * 0.85 / width
    upright = rng.random() < 0.2
    lean = min(abs(rng.normal(0, 0.2)) if rng.random() < 0.75 else rng.uniform(0.4, 1.2), 1.2)
    table = _Table(rng, look, width, rng.uniform(0.5, 1.15) if upright else lean)
    places = [] if rng.random() < empty else _places(rng, look.ratio, room)
    if upright:
        places = [] if rng.random() < 0.5 else places
        rows = [_standing(rng, look.ratio, room) for _ in range(int(rng.integers(1, 3)))]
        places += [table.facing(place) for row in rows for place in row]
    backs = 0.15 if rng.random() < 0.2 else 0
    shown: set[tuple[int, ...]] = set()
    for place in sorted(places, key=lambda place: table.outline(place)[:, 1].max())[:60]:
        for _ in range(20):  # each tile once, as long as there are others
            halves = _halves(rng, look)
            if tuple(sorted(halves)) not in shown:
                break
        shown.add(tuple(sorted(halves)))
        table.lay(place, None if rng.random() < backs else halves)
    if rng.random() < 0.1:
        _fingers(rng, table)
    if places and rng.random() < 0.1:
        _rack(rng, table, places)
    tiles = table.tiles()
    if brightness(table.picture.mean((0, 1))) < 1:
        table.picture += 2
    return PhotoScene(_photograph(rng, table.picture, tiles, table.covers), tiles, _style(table, upright))


def _style(table: _Table, upright: bool) -> str:
    light = min(brightness(table.ground), brightness(table.look.body)) > 150
    if table.look.numerals:
        return "numerals"
    if table.look.highest > 12:
        return "double-15 and -18"
    return "standing" if upright else "light on light ground" if light else "other"
