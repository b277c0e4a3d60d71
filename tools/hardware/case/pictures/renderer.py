"""Renders meshes with a depth buffer, a soft shadow, dark edges and glow. Needs only numpy and Pillow."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter
from tools.hardware.case.solids.mesh import Triangles, normals

Floats = NDArray[np.float64]
Color = tuple[int, int, int]

PAPER = (236, 240, 240)
SUPERSAMPLING = 2  # supersampling factor


@dataclass(frozen=True)
class Thing:
    """A mesh with its color; `glow`, 0 to 1, is the share of its own light."""

    triangles: Triangles
    color: Color
    glow: float = 0.0


@dataclass(frozen=True)
class Camera:
    """A parallel projection: the camera's azimuth (0 is from -y) and elevation in degrees."""

    around: float = -25.0
    above: float = 38.0

    def axes(self) -> Floats:
        """The axes as rows: right, up, toward the camera."""
        turn, lift = np.radians(self.around), np.radians(self.above)
        toward = np.array([np.sin(turn) * np.cos(lift), -np.cos(turn) * np.cos(lift), np.sin(lift)])
        right = np.array([np.cos(turn), np.sin(turn), 0.0])
        return np.stack([right, np.cross(toward, right), toward])

    def sun(self) -> Floats:
        """The direction of the light: from above and slightly left, or from behind a camera that looks up."""
        way = np.array([-0.45, -0.35, 0.82]) if self.above > 0 else self.axes().T @ np.array([-0.45, 0.5, 0.74])
        unit: Floats = way / np.linalg.norm(way)
        return unit


def draw(
    path: Path, things: list[Thing], camera: Camera, size: tuple[int, int] = (1400, 1000), table: bool = True
) -> None:
    """Render the things, filling the picture, on a table that shows their shadow, and write a PNG file."""
    every = np.concatenate([thing.triangles for thing in things])
    owner = np.repeat(np.arange(len(things)), [len(thing.triangles) for thing in things])
    axes = camera.axes()
    seen = every @ axes.T
    low, high = seen.reshape(-1, 3).min(axis=0), seen.reshape(-1, 3).max(axis=0)
    width, height = size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING
    scale = min(width * 0.9 / (high[0] - low[0]), height * 0.88 / (high[1] - low[1]))
    middle = (low + high) / 2
    screen = seen.copy()
    screen[..., 0] = (seen[..., 0] - middle[0]) * scale + width / 2
    screen[..., 1] = height / 2 - (seen[..., 1] - middle[1]) * scale
    depth, face = rasterize(screen, width, height)
    facing = np.concatenate([normals(every), [[0.0, 0.0, 1.0]]])
    ground = every[..., 2].min()
    places = unproject(depth, axes, middle, scale, width, height)
    if table:
        empty = face < 0
        onto = (ground - places[..., 2]) / axes[2, 2]
        places = np.where(empty[..., None], places + onto[..., None] * axes[2], places)
    lit = shade(places, facing[face], every, face < 0, camera.sun())
    colors = np.array([thing.color for thing in things] + [PAPER], float)[np.where(face < 0, len(things), owner[face])]
    glow = np.array([thing.glow for thing in things] + [0.0])[np.where(face < 0, len(things), owner[face])][..., None]
    if not table:
        lit = np.where(face < 0, 1.0, lit)
    image = colors * (lit[..., None] * (1 - glow) + glow)
    image *= (1 - 0.55 * outlines(depth, facing[face], np.where(face < 0, -1, owner[face]), scale))[..., None]
    finish(image, colors * glow, size).save(path, optimize=True)


def rasterize(screen: Triangles, width: int, height: int) -> tuple[Floats, NDArray[np.int64]]:
    """For each pixel, the depth (greatest is nearest) and the number of the visible triangle, or -1."""
    depth = np.full((height, width), -np.inf)
    face = np.full((height, width), -1, np.int64)
    one, two = screen[:, 1] - screen[:, 0], screen[:, 2] - screen[:, 0]
    area = one[:, 0] * two[:, 1] - one[:, 1] * two[:, 0]
    lows = np.floor(screen[..., :2].min(axis=1)).astype(int)
    highs = np.ceil(screen[..., :2].max(axis=1)).astype(int) + 1
    for number in np.flatnonzero(np.abs(area) > 1e-9):
        left, top = max(lows[number, 0], 0), max(lows[number, 1], 0)
        right, bottom = min(highs[number, 0], width), min(highs[number, 1], height)
        if left >= right or top >= bottom:
            continue
        x = np.arange(left, right) + 0.5 - screen[number, 0, 0]
        y = (np.arange(top, bottom) + 0.5 - screen[number, 0, 1])[:, None]
        u = (x * two[number, 1] - y * two[number, 0]) / area[number]
        v = (y * one[number, 0] - x * one[number, 1]) / area[number]
        z = screen[number, 0, 2] + u * one[number, 2] + v * two[number, 2]
        there = depth[top:bottom, left:right]
        nearer = (u >= 0) & (v >= 0) & (u + v <= 1) & (z > there)
        there[nearer] = z[nearer]
        face[top:bottom, left:right][nearer] = number
    return depth, face


def unproject(depth: Floats, axes: Floats, middle: Floats, scale: float, width: int, height: int) -> Floats:
    """The point in space that each pixel shows."""
    x = (np.arange(width) + 0.5 - width / 2) / scale + middle[0]
    y = (height / 2 - np.arange(height) - 0.5) / scale + middle[1]
    z = np.where(np.isfinite(depth), depth, middle[2])
    flat: Floats = x[None, :, None] * axes[0] + y[:, None, None] * axes[1] + z[..., None] * axes[2]
    return flat


def shade(places: Floats, facing: Floats, every: Triangles, empty: NDArray[np.bool_], from_: Floats) -> Floats:
    """The light on each point: the sun where nothing blocks it, the sky, and less light near the ground."""
    sun = np.clip(facing @ from_, 0, 1)
    side = np.cross([0.0, 0.0, 1.0], from_)
    side /= np.linalg.norm(side)
    axes = np.stack([side, np.cross(from_, side), from_])
    seen = every @ axes.T
    low, high = seen.reshape(-1, 3).min(axis=0), seen.reshape(-1, 3).max(axis=0)
    pixels = 900
    scale = (pixels - 8) / max(high[0] - low[0], high[1] - low[1])
    seen[..., :2] = (seen[..., :2] - low[:2]) * scale + 4
    map_, _ = rasterize(seen, pixels, pixels)
    here = places @ axes.T
    column, row = (here[..., 0] - low[0]) * scale + 4, (here[..., 1] - low[1]) * scale + 4
    shadow = np.zeros(places.shape[:2])
    steps = (-2.4, -0.8, 0.8, 2.4)
    bias = 2.2 + 2.5 / scale
    for dx in steps:
        for dy in steps:
            i = np.clip((row + dy).astype(int), 0, pixels - 1)
            j = np.clip((column + dx).astype(int), 0, pixels - 1)
            shadow += map_[i, j] > here[..., 2] + bias
    free = 1 - shadow / 16
    sky = 0.5 + 0.12 * np.abs(facing[..., 2])
    light = sky + 0.52 * sun * free
    return np.where(empty, 0.74 + 0.26 * free, np.clip(light, 0, 1.12))


def outlines(depth: Floats, facing: Floats, owner: NDArray[np.int64], scale: float) -> Floats:
    """1 where two neighboring pixels show different things or a surface has a step, else 0."""
    result = np.zeros(depth.shape)
    near = np.where(np.isfinite(depth), depth, -1e4)
    for axis in (0, 1):
        jump = np.abs(np.diff(near, axis=axis)) > 2.0 + 6 / scale
        other = np.diff(owner, axis=axis) != 0
        first, second = (facing[:-1], facing[1:]) if axis == 0 else (facing[:, :-1], facing[:, 1:])
        crease = np.einsum("ijk,ijk->ij", first, second) < 0.8
        strength = np.maximum(np.where(jump | other, 1.0, 0.0), np.where(crease, 0.6, 0.0))
        part = result[:-1] if axis == 0 else result[:, :-1]
        np.maximum(part, strength, out=part)
    return result


def finish(image: Floats, glow: Floats, size: tuple[int, int]) -> Image.Image:
    """Scale the picture down and let glowing things shine beyond their edges."""
    picture = Image.fromarray(np.clip(image, 0, 255).astype(np.uint8)).resize(size, Image.Resampling.LANCZOS)
    if not glow.any():
        return picture
    light = Image.fromarray(np.clip(glow, 0, 255).astype(np.uint8)).resize(size, Image.Resampling.BOX)
    halo = np.asarray(light.filter(ImageFilter.GaussianBlur(size[0] / 90)), float)
    return Image.fromarray(np.clip(np.asarray(picture, float) + 0.9 * halo, 0, 255).astype(np.uint8))
