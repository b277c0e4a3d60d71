"""The face of a tile, drawn flat: its body, its bar, and a sign on each half."""

from __future__ import annotations

from functools import cache
from typing import Final

import cv2
import numpy as np
from tools.vision.tile_styles import Floats, Image, Random, SetLook

from roundhouse.vision.signs import LETTERS, NUMBERS, TRAIN

_COLUMNS: Final = {
    2: ((1, 0, 1),),
    3: ((1, 1, 1),),
    4: ((2, 0, 2),),
    5: ((2, 1, 2),),
    6: ((3, 0, 3),),
    7: ((3, 1, 3),),
    8: ((3, 2, 3),),
    9: ((3, 3, 3),),
    10: ((4, 2, 4), (3, 4, 3)),
    11: ((4, 3, 4),),
    12: ((4, 4, 4),),
    13: ((4, 5, 4),),
    14: ((5, 4, 5),),
    15: ((5, 5, 5),),
    16: ((5, 6, 5), (4, 4, 4, 4)),
    17: ((6, 5, 6),),
    18: ((6, 6, 6),),
}
"""The number of pips that each column of a number has; some makers choose differently."""
_FRACTION: Final = 4
"""Bits behind the point in the coordinates that OpenCV draws with."""


def pip_grid(number: int, look: SetLook) -> Floats:
    """The places of the pips of a number in a square of -1..1, its second coordinate along the tile."""
    if number == 0:
        return np.zeros((0, 2), np.float32)
    if number == 1:
        return np.zeros((1, 2), np.float32)
    ways = _COLUMNS[number]
    columns = ways[int(look.staggered) % len(ways)]
    if number in (2, 3):
        slope = np.linspace(-1, 1, number, dtype=np.float32)
        return np.stack([-slope if look.mirrored else slope, slope], 1)
    most = max(columns)
    placed = []
    for x, count in zip(np.linspace(-1, 1, len(columns)), columns, strict=True):
        if count == 1:
            rows = np.zeros(1)
        elif look.staggered and 1 < count < most:
            rows = (np.arange(count) - (count - 1) / 2) * 2 / (most - 1)
        else:
            rows = np.linspace(-1, 1, count)
        placed += [(x, y) for y in rows]
    points = np.array(placed, np.float32)
    return points[:, ::-1] if look.along and number != 4 else points


@cache
def _font(index: int) -> cv2.FontFace:
    return cv2.FontFace(("sans", "italic")[index % 2])


def _write(
    face: Floats, sign: int, look: SetLook, middle: tuple[float, float], height: float, quarter_turns: int
) -> None:
    """Write a numeral or a letter over a face, its middle and height in pixels."""
    text = str(sign) if sign < NUMBERS else LETTERS[sign - NUMBERS]
    size = max(8, int(height * 2.2))
    stencil = np.zeros((size, size), np.uint8)
    thin = look.font < 4
    if thin:
        font = (cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_TRIPLEX, cv2.FONT_HERSHEY_COMPLEX)[
            look.font
        ]
        thick = max(1, int(height * (0.05 + 0.1 * look.bar_width / 0.08)))
        scale = cv2.getFontScaleFromHeight(font, max(4, int(height)), thick)
        (width, tall), _ = cv2.getTextSize(text, font, scale, thick)
        if width > size * 0.8:
            scale *= size * 0.8 / width
            (width, tall), _ = cv2.getTextSize(text, font, scale, thick)
        cv2.putText(stencil, text, ((size - width) // 2, (size + tall) // 2), font, scale, 255, thick, cv2.LINE_AA)
    else:
        weight = (300, 500, 700, 900)[look.font - 4]
        pixels = max(5, int(height * (1.35 if len(text) == 1 else 1.1)))
        box = cv2.getTextSize((size, size), text, (0, 0), _font(look.font), pixels, weight)
        origin = ((size - box[2]) // 2 - box[0], (size - box[3]) // 2 - box[1])
        canvas = np.zeros((size, size, 3), np.uint8)
        cv2.putText(canvas, text, origin, (255, 255, 255), _font(look.font), pixels, weight)
        stencil = np.ascontiguousarray(canvas[..., 0])
    if text in ("6", "9") and look.bar_length > 0.7:
        cv2.line(
            stencil, (int(size * 0.35), int(size * 0.8)), (int(size * 0.65), int(size * 0.8)), 255, max(1, size // 20)
        )
    _stamp(face, np.rot90(stencil, quarter_turns), look.ink[sign], middle)


def _stamp(face: Floats, stencil: Image, ink: Floats, middle: tuple[float, float]) -> None:
    size = len(stencil)
    left, top = int(middle[0] - size / 2), int(middle[1] - size / 2)
    x, y = max(0, left), max(0, top)
    part = face[y : top + size, x : left + size]
    cover = (stencil[y - top :, x - left :][: part.shape[0], : part.shape[1], None] / 255).astype(np.float32)
    part += (ink - part) * cover


def _engine(look: SetLook, size: int, rng: Random) -> Image:
    """A locomotive's outline, wheels to the bottom."""
    stencil = np.zeros((size, size), np.uint8)

    def box(left: float, top: float, right: float, bottom: float, shade: int = 255) -> None:
        corners = [(round(left * size), round(top * size)), (round(right * size), round(bottom * size))]
        cv2.rectangle(stencil, corners[0], corners[1], shade, -1)

    roof, nose = rng.uniform(0.2, 0.3), rng.uniform(0.4, 0.5)
    box(0.15, roof, 0.45, 0.68)
    box(0.12, roof - 0.05, 0.48, roof + 0.02)
    box(0.4, nose, 0.82, 0.68)
    box(0.66, nose - rng.uniform(0.1, 0.2), 0.76, nose)
    box(0.22, roof + 0.08, 0.37, roof + 0.2, 0)
    for x, radius in ((0.26, 0.12), (0.52, 0.09), (0.74, 0.09)):
        cv2.circle(stencil, (round(x * size), round(0.72 * size)), max(1, round(radius * size)), 255, -1, cv2.LINE_AA)
        cv2.circle(
            stencil, (round(x * size), round(0.72 * size)), max(1, round(radius * size * 0.4)), 0, -1, cv2.LINE_AA
        )
    return stencil[:, ::-1] if look.mirrored else stencil


def _dot(face: Floats, x: float, y: float, radius: float, ink: Floats, shade: tuple[float, float, float]) -> None:
    """One pip at a place in pixels; `shade` is the direction of light and how deep the hollow looks."""
    scale = 1 << _FRACTION

    def disk(dx: float, dy: float, size: float, paint: Floats) -> None:
        center = (round((x + dx) * scale), round((y + dy) * scale))
        cv2.circle(face, center, max(8, round(size * scale)), paint.tolist(), -1, cv2.LINE_AA, _FRACTION)

    right, down, depth = shade
    if radius < 2.5 or depth < 0.2:
        disk(0, 0, radius, ink)
        return
    disk(0, 0, radius, ink * (1 - 0.5 * depth))
    disk(right * radius * 0.2, down * radius * 0.2, radius * 0.8, ink)
    if depth > 0.6:
        disk(-right * radius * 0.35, -down * radius * 0.35, radius * 0.28, ink * 0.4 + 150)


def draw_sign(face: Floats, sign: int, look: SetLook, outward: int, rng: Random) -> None:
    """Draw a sign on the half that lies at the top (`outward` -1) or at the bottom (1) of a face."""
    height, width = face.shape[:2]
    middle = (width / 2, height / 2 + outward * height / 4)
    if sign == TRAIN:
        stencil = _engine(look, int(width * rng.uniform(0.65, 0.9)), rng)
        _stamp(face, np.rot90(stencil, look.digits_turned + (2 if outward < 0 else 0)), look.ink[sign], middle)
    elif sign >= NUMBERS or (look.numerals and (sign or look.border)):
        tall = width * (0.5 if sign >= NUMBERS else 0.45)
        _write(face, sign, look, middle, tall, look.digits_turned + (2 if outward < 0 else 0))
    else:
        across, along = look.spread
        radius = look.radius
        if sign > 6:
            across, along = max(across, 0.29), max(along, 0.3)
            radius = look.many_radius if sign > 9 else look.nine_radius
        places = pip_grid(sign, look) * (across, along * look.ratio / 2)
        if len(places) > 1:
            apart = np.linalg.norm(places[:, None] - places[None], axis=2) + np.eye(len(places)) * 9
            radius = min(radius, float(apart.min()) * 0.44)
        shade = (0.7 if look.mirrored else -0.7, 0.7, look.gloss)
        for x, y in places * -outward + rng.normal(0, 0.004, places.shape):
            _dot(face, middle[0] + x * width, middle[1] + y * width, radius * width, look.ink[sign], shade)


def draw_face(halves: tuple[int, int], look: SetLook, width: int, rng: Random) -> tuple[Floats, Floats]:
    """A tile upright, `halves[0]` at the top, with how much each pixel belongs to it (0..1)."""
    height = round(width * look.ratio)
    face = np.empty((height, width, 3), np.float32)
    face[:] = look.body
    alpha = np.zeros((height, width), np.uint8)
    corner = int(look.corner * width)
    cv2.rectangle(alpha, (corner, 0), (width - 1 - corner, height - 1), 255, -1)
    cv2.rectangle(alpha, (0, corner), (width - 1, height - 1 - corner), 255, -1)
    for x in (corner, width - 1 - corner):
        for y in (corner, height - 1 - corner):
            cv2.circle(alpha, (x, y), corner, 255, -1, cv2.LINE_AA)
    if look.bevel > 0.1:
        reach = max(3, int(width * 0.1) | 1)
        soft = cv2.blur(alpha, (reach, reach), borderType=cv2.BORDER_CONSTANT).astype(np.float32) / 255
        slope = cv2.Sobel(soft, cv2.CV_32F, 1, 0) + cv2.Sobel(soft, cv2.CV_32F, 0, 1)
        face += (slope * (look.bevel * 60 / max(1e-3, float(np.abs(slope).max()))))[..., None]
        face *= (1 - 0.35 * look.bevel * (1 - soft))[..., None]
    if look.bar is not None:
        long, wide = look.bar_length * width / 2, max(0.5, look.bar_width * width / 2)
        first = (round(width / 2 - long), round(height / 2 - wide))
        cv2.rectangle(face, first, (round(width / 2 + long) - 1, round(height / 2 + wide) - 1), look.bar.tolist(), -1)
    if look.pin is not None:
        _dot(face, width / 2, height / 2, look.pin_radius * width, look.pin, (-0.7, 0.7, 1))
    if look.border:
        cv2.rectangle(face, (1, 1), (width - 2, height - 2), look.ink[1].tolist(), max(1, width // 60))
    draw_sign(face, halves[0], look, -1, rng)
    draw_sign(face, halves[1], look, 1, rng)
    face += rng.standard_normal((height, width, 1), np.float32) * np.float32(0.5 + look.specks / 2)
    return face, alpha.astype(np.float32) / np.float32(255)
