"""The look of a set of dominoes: its material, the colors and sizes of its pips, its bar, its numerals."""

from __future__ import annotations

import colorsys
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from roundhouse.vision.signs import NO_HALF

Image: TypeAlias = NDArray[np.uint8]
Floats: TypeAlias = NDArray[np.float32]
Random: TypeAlias = np.random.Generator

# The tint of each number in common colored sets, as hue, saturation, value; makers differ, and so do renderings.
_USUAL_COLORS: Final = (
    *((0.55, 0.85, 0.85), (0.33, 0.75, 0.62), (0.98, 0.85, 0.85), (0.06, 0.75, 0.45), (0.61, 0.85, 0.7)),
    *((0.11, 0.85, 0.95), (0.87, 0.75, 0.75), (0.48, 0.85, 0.6), (0.75, 0.6, 0.5), (0.04, 0.9, 0.95)),
    *((0.95, 0.75, 0.4), (0.0, 0.03, 0.6), (0.5, 0.7, 0.3), (0.93, 0.5, 0.9), (0.28, 0.6, 0.4)),
    *((0.1, 0.45, 0.8), (0.58, 0.4, 0.5), (0.0, 0.0, 0.12)),
)


@dataclass(frozen=True)
class SetLook:
    """One set: lengths are parts of a tile's width, colors blue, green, red of 0..255."""

    highest: int
    numerals: bool
    """Whether halves bear digits instead of pips; `words` of Super Train are beside both."""
    body: Floats
    side: Floats
    ink: Floats
    """Color by sign: 0..18, then letters and the Train."""
    bar: Floats | None
    bar_length: float
    bar_width: float
    pin: Floats | None
    pin_radius: float
    ratio: float
    """Length by width of a tile."""
    corner: float
    bevel: float
    border: bool
    thickness: float
    gloss: float
    """The strength of the pips' shading, as hollows."""
    radius: float
    nine_radius: float
    many_radius: float
    """Radius of pips where there are up to six, up to nine, and more."""
    spread: tuple[float, float]
    along: bool
    """Whether the rows of seven and more lie along the tile."""
    staggered: bool
    mirrored: bool
    font: int
    digits_turned: int
    specks: float


def color(hue: float, saturation: float, value: float) -> Floats:
    """Blue, green, red of a hue of 0..1."""
    return (
        np.array(colorsys.hsv_to_rgb(hue % 1, min(max(saturation, 0), 1), min(max(value, 0), 1))[::-1], np.float32)
        * 255
    )


def brightness(bgr: Floats) -> float:
    """The brightness of a color, 0..255."""
    return float(bgr @ np.array([0.114, 0.587, 0.299], np.float32))


def _body(rng: Random, kind: str) -> Floats:
    if kind == "light":
        if rng.random() < 0.12:
            return color(rng.uniform(0.06, 0.12), rng.uniform(0.2, 0.5), rng.uniform(0.6, 0.9))
        return rng.uniform(195, 255) * np.array([rng.uniform(0.8, 1), rng.uniform(0.92, 1), 1], np.float32)
    if kind == "dark":
        if rng.random() < 0.4:
            return np.full(3, rng.uniform(12, 60), np.float32) + rng.uniform(-6, 6, 3).astype(np.float32)
        return color(rng.random(), rng.uniform(0.4, 1), rng.uniform(0.2, 0.6))
    return color(rng.random(), rng.uniform(0.25, 0.9), rng.uniform(0.5, 1))


def _against(rng: Random, body: Floats) -> Floats:
    """A color that can be told from the body."""
    for _ in range(30):
        found = color(rng.random(), rng.uniform(0, 1) ** 0.7, rng.uniform(0.05, 1))
        if abs(brightness(found) - brightness(body)) > 45 and np.abs(found - body).max() > 80:
            return found
    return np.full(3, 10 if brightness(body) > 110 else 250, np.float32)


def _ink(rng: Random, kind: str, body: Floats) -> Floats:
    if kind == "black":
        return np.tile(np.full(3, rng.uniform(5, 50), np.float32), (NO_HALF, 1))
    if kind == "dark" and rng.random() < 0.75:
        return np.tile(np.full(3, rng.uniform(190, 255), np.float32), (NO_HALF, 1))
    if kind in ("dark", "tinted") and rng.random() < 0.8:
        return np.tile(_against(rng, body), (NO_HALF, 1))
    usual, faded, turn = rng.random() < 0.5, rng.uniform(0, 0.75) if rng.random() < 0.5 else 0.0, rng.normal(0, 0.02)
    inks = np.empty((NO_HALF, 3), np.float32)
    for sign in range(NO_HALF):
        if usual and 1 <= sign <= len(_USUAL_COLORS):
            hue, saturation, value = _USUAL_COLORS[sign - 1]
            ink = color(
                hue + turn + rng.normal(0, 0.02), saturation * rng.uniform(0.7, 1.2), value * rng.uniform(0.7, 1.2)
            )
        else:
            gray = rng.random() < 0.12
            ink = color(rng.random(), 0 if gray else rng.uniform(0.3, 1), rng.uniform(0.1, 0.6 if gray else 0.95))
        ink = ink * (1 - faded) + faded * (brightness(ink) * 0.7 + 10)
        for _ in range(6):
            if abs(brightness(ink) - brightness(body)) > 40:
                break
            ink = ink * 0.7 if brightness(body) > 100 else 255 - (255 - ink) * 0.7
        inks[sign] = ink
    return inks


def random_look(rng: Random) -> SetLook:
    """A set as some maker might make it; some are fit for their purpose only just."""
    kind = str(rng.choice(["light", "black", "dark", "tinted"], p=[0.54, 0.2, 0.16, 0.1]))
    body = np.clip(_body(rng, {"black": "light"}.get(kind, kind)), 5, 255).astype(np.float32)
    ink = np.clip(_ink(rng, kind, body), 0, 255)
    bar: Floats | None = None
    if rng.random() > 0.03:
        chance = rng.random()
        bar = (
            ink[int(rng.integers(NO_HALF))]
            if kind in ("dark", "tinted") or chance < 0.1
            else np.full(3, rng.uniform(5, 60))
        )
        if chance > 0.9:
            bar = body * rng.uniform(0.55, 0.85)
    pin = None
    if rng.random() < 0.3:
        pin = color(rng.uniform(0.08, 0.14), rng.uniform(0, 0.6), rng.uniform(0.5, 0.9))
    turned = rng.random()
    return SetLook(
        highest=int(rng.choice([6, 9, 12, 15, 18], p=[0.2, 0.12, 0.4, 0.12, 0.16])),
        numerals=rng.random() < 0.12,
        body=body,
        side=np.clip(body * rng.uniform(0.45, 0.95) if rng.random() < 0.85 else _against(rng, body), 0, 255),
        ink=ink,
        bar=bar,
        bar_length=rng.uniform(0.6, 1),
        bar_width=rng.uniform(0.015, 0.08),
        pin=pin,
        pin_radius=rng.uniform(0.035, 0.09),
        ratio=rng.uniform(1.85, 2.12),
        corner=0 if rng.random() < 0.1 else rng.uniform(0.04, 0.24),
        bevel=rng.uniform(0, 0.6),
        border=rng.random() < 0.06,
        thickness=0 if rng.random() < 0.12 else rng.uniform(0.08, 0.5),
        gloss=rng.uniform(0, 1),
        radius=rng.uniform(0.06, 0.12),
        nine_radius=rng.uniform(0.05, 0.125),
        many_radius=rng.uniform(0.045, 0.085),
        spread=(rng.uniform(0.24, 0.36), rng.uniform(0.24, 0.36)),
        along=rng.random() < 0.35,
        staggered=rng.random() < 0.3,
        mirrored=rng.random() < 0.5,
        font=int(rng.integers(8)),
        digits_turned=0 if turned < 0.55 else 2 if turned < 0.75 else 1 if turned < 0.88 else 3,
        specks=rng.uniform(0, 8),
    )
