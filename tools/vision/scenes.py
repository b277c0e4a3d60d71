"""Photos of tiles on a table: where they lie, what they lie on, the light, and what a camera makes of it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from tools.vision.faces import draw_face
from tools.vision.looks import Floats, Image, Look, Random, brightness, color, random_look

from roundhouse.vision.signs import NO_HALF, TRAIN

SIDE: Final = 384
"""Width and height of a rendered photo, in pixels."""
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
class Scene:
    """A rendered photo and the tiles in it; `covers` says for each pixel which tile's face is seen there, from 1."""

    picture: Image
    tiles: list[Tile]
    covers: Image


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


def _ground(rng: Random) -> Floats:
    """The ground that the tiles lie on."""
    kind = rng.choice(["plain", "wood", "cloth", "pattern", "paper"], p=[0.28, 0.2, 0.2, 0.17, 0.15])
    first, second = _ground_color(rng), _ground_color(rng)
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
        if kind < 0.25:
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


Place = tuple[float, float, float]
"""Where a tile lies on the table: its middle, in widths of a tile, and its angle."""


def _places(rng: Random, ratio: float, room: float) -> list[Place]:
    """Tiles as people lay them, `room` tiles' widths across: in rows, in a chain, thrown down."""
    kind = rng.choice(["rows", "stack", "chain", "thrown"], p=[0.28, 0.12, 0.25, 0.35])
    places: list[Place] = []
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
                places.append((x + rng.normal(0, loose / 2), y + rng.normal(0, loose), rng.normal(0, loose / 2)))
    elif kind == "chain":
        x, y, angle = rng.uniform(-room / 3, room / 3), -room / 2.2, rng.choice([0.0, math.pi / 2])
        for _ in range(int(rng.integers(2, 14))):
            across = rng.random() < 0.15
            reach = (1 if across else ratio) / 2 + gap * 0.2
            x, y = x + math.sin(-angle) * reach, y + math.cos(angle) * reach
            places.append((x, y, angle + (math.pi / 2 if across else 0) + rng.normal(0, 0.02)))
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
                if all(math.hypot(x - a, y - b) > near * ratio / 1.45 for a, b, _ in places):
                    places.append((x, y, rng.uniform(0, 2 * math.pi)))
                    break
    return places


def _camera(rng: Random, width: float) -> Floats:
    """From the table, in widths of a tile, to the photo's pixels: turned, leaning back, and in perspective."""
    lean = abs(rng.normal(0, 0.2)) if rng.random() < 0.75 else rng.uniform(0.4, 1.2)
    lean, spin, toward = min(lean, 1.2), rng.uniform(0, 2 * math.pi), rng.uniform(0, 2 * math.pi)
    if rng.random() < 0.4:
        spin = round(spin / (math.pi / 2)) * math.pi / 2 + rng.normal(0, 0.06)
    if rng.random() < 0.6:
        toward = rng.normal(0, 0.15)
    far = rng.uniform(1.4, 4) * SIDE / width
    turn = np.array([[math.cos(spin), -math.sin(spin), 0], [math.sin(spin), math.cos(spin), 0], [0, 0, 1]])
    aim = np.array([[math.cos(toward), -math.sin(toward), 0], [math.sin(toward), math.cos(toward), 0], [0, 0, 1]])
    tilt = np.array([[1, 0, 0], [0, math.cos(lean), 0], [0, math.sin(lean) / far, 1]])
    middle = np.array([[width, 0, SIDE / 2], [0, width, SIDE / 2], [0, 0, 1]])
    return np.asarray(middle @ aim @ tilt @ aim.T @ turn, np.float32)


def _project(camera: Floats, points: Floats) -> Floats:
    projected: Floats = cv2.perspectiveTransform(points[None].astype(np.float32), camera)[0]
    return projected


def _fill(picture: Floats, outline: Floats, ink: Floats, strength: float = 1.0, blur: float = 0.0) -> None:
    """Fills a polygon, softly where asked, within its bounding box."""
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

    def __init__(self, rng: Random, look: Look, width: float) -> None:
        self.rng, self.look, self.width = rng, look, width
        self.camera = _camera(rng, width)
        self.picture = _ground(rng)
        _clutter(rng, self.picture)
        self.covers = np.zeros((SIDE, SIDE), np.uint8)
        angle = rng.uniform(0, 2 * math.pi)
        # Where sides are seen and shadows fall: away from the camera's middle and from the light.
        self.light = np.array([math.cos(angle), math.sin(angle)], np.float32) * rng.uniform(0.05, 0.8)
        self.shadow = rng.uniform(0.1, 0.7)
        self.lean = rng.normal(0, 0.15, 2).astype(np.float32)
        self.laid: list[tuple[tuple[int, int], Floats, float]] = []

    def outline(self, place: Place) -> Floats:
        """The corners of a tile's face, its first end first."""
        x, y, angle = place
        half = self.look.ratio / 2
        corners = np.array([(-0.5, -half), (0.5, -half), (0.5, half), (-0.5, half)])
        turn = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
        return _project(self.camera, (corners @ turn + (x, y)).astype(np.float32))

    def lay(self, place: Place, halves: tuple[int, int] | None) -> None:
        """Lays a tile; None: its back is up."""
        corners = self.outline(place)
        if corners.min() < -2 * SIDE or corners.max() > 3 * SIDE:
            return
        middle = corners.mean(0)
        size = float(np.linalg.norm(corners[1] - corners[0]))
        depth = (middle - SIDE / 2) / SIDE * 0.9 + self.lean
        depth *= self.look.thickness * size
        shadow = corners + depth + self.light * size * max(0.1, self.look.thickness)
        _fill(
            self.picture,
            cv2.convexHull(np.vstack([corners + depth, shadow]))[:, 0],
            np.zeros(3, np.float32),
            self.shadow,
            size * 0.08,
        )
        if self.look.thickness:
            hull = cv2.convexHull(np.vstack([corners, corners + depth]).astype(np.float32))[:, 0]
            _fill(self.picture, hull, self.look.side * self.rng.uniform(0.8, 1))
        if halves is None:
            _fill(self.picture, corners, self.look.body * self.rng.uniform(0.85, 1))
            self._erase(corners)
            return
        across = max(12, min(150, int(max(size, float(np.linalg.norm(corners[2] - corners[1])) / 2) * 1.3)))
        face, alpha = draw_face(halves, self.look, across, self.rng)
        self._paste(face, alpha, corners)
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
        part += (shown - part) * seen
        self.covers[top:bottom, left:right][seen[..., 0] > 0.5] = len(self.laid) + 1

    def hide(self, outline: Floats, ink: Floats) -> None:
        """Lays something over the tiles: a finger, the front of a rack."""
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


def _rack(rng: Random, table: _Table, places: list[Place]) -> None:
    """A colored bar along the lower edges of the row that is nearest."""
    corners = np.vstack([table.outline(place) for place in places])
    low = corners[:, 1].max() - table.width * rng.uniform(0, 0.12)
    box = np.array(
        [(0, low), (SIDE, low), (SIDE, low + table.width * rng.uniform(0.3, 1)), (0, low + table.width * 0.5)]
    )
    table.hide(box.astype(np.float32), _ground_color(rng))


def _photograph(rng: Random, picture: Floats, tiles: list[Tile]) -> Image:
    """Light, and what a camera makes of it."""
    light = 1 + rng.uniform(0, 0.9) * (_cloud(rng, 2, 2, 1) - 0.5)
    if rng.random() < 0.25:
        edge = cv2.boxPoints(
            (rng.uniform(0, SIDE, 2).tolist(), (SIDE * 1.5, SIDE * rng.uniform(0.3, 1)), rng.uniform(0, 180))
        )
        shade = np.ones((SIDE, SIDE, 3), np.float32)
        _fill(shade, edge.astype(np.float32), np.full(3, rng.uniform(0.35, 0.8), np.float32), blur=rng.uniform(1, 20))
        light = light * shade[..., 0]
    picture = picture * light[..., None].astype(np.float32) * rng.uniform(0.85, 1.15, 3).astype(np.float32)
    if rng.random() < 0.35:
        # A lamp mirrored on the tiles, in one spot or mottled.
        mottled = _cloud(rng, rng.uniform(20, 80), rng.uniform(20, 80), 2) if rng.random() < 0.5 else 1.0
        spots = np.zeros((SIDE, SIDE), np.float32)
        for _ in range(int(rng.integers(1, 6))):
            at = (
                tiles[rng.integers(len(tiles))].corners.mean(0) + rng.normal(0, 12, 2)
                if tiles
                else rng.uniform(0, SIDE, 2)
            )
            size = np.abs(rng.normal(0, 25, 2)).astype(int) + 4
            cv2.ellipse(
                spots, np.clip(at, 0, SIDE).astype(int).tolist(), size.tolist(), rng.uniform(0, 180), 0, 360, 1.0, -1
            )
        spots = cv2.GaussianBlur(spots, (0, 0), rng.uniform(2, 16)) * mottled
        picture += (spots * rng.uniform(40, 220)).astype(np.float32)[..., None]
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
    curve = 255 * (np.arange(256) / 255) ** rng.uniform(0.75, 1.3)
    done = cv2.LUT(np.clip(picture, 0, 255).astype(np.uint8), curve.astype(np.uint8))
    if rng.random() < 0.6:
        done = cv2.imdecode(cv2.imencode(".jpg", done, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(30, 96))])[1], 1)
    return np.asarray(done, np.uint8)


def _halves(rng: Random, look: Look) -> tuple[int, int]:
    if rng.random() < 0.06:
        return TRAIN, int(rng.integers(19, TRAIN + 1)) if rng.random() < 0.6 else int(rng.integers(13))
    # High numbers are harder, and every number has to be learned.
    low = 7 if look.highest > 6 and rng.random() < 0.2 else 0
    first, second = rng.integers(low, look.highest + 1), rng.integers(0, look.highest + 1)
    return (int(first), int(second)) if rng.random() < 0.5 else (int(second), int(first))


def render(seed: int, *, width: float | None = None, look: Look | None = None, empty: float = 0.03) -> Scene:
    """The photo of a seed; of tiles about `width` pixels wide, of one set, if these are told."""
    rng = np.random.default_rng(seed)
    look = look or random_look(rng, NO_HALF)
    width = width or math.exp(rng.uniform(math.log(14), math.log(72)))
    table = _Table(rng, look, width)
    places = [] if rng.random() < empty else _places(rng, look.ratio, SIDE * 0.85 / width)
    backs = 0.15 if rng.random() < 0.2 else 0
    for place in sorted(places, key=lambda place: table.outline(place).mean(0)[1])[:60]:
        table.lay(place, None if rng.random() < backs else _halves(rng, look))
    if rng.random() < 0.1:
        _fingers(rng, table)
    if places and rng.random() < 0.1:
        _rack(rng, table, places)
    tiles = table.tiles()
    if brightness(table.picture.mean((0, 1))) < 1:
        table.picture += 2
    return Scene(_photograph(rng, table.picture, tiles), tiles, table.covers)
