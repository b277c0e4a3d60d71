"""Small prints of pictures, and their comparison: font smoothing may differ, but nothing may move.

A print is the picture scaled down until a digit is a few shades. Many prints share one sheet, which is a small file.
"""

import struct
import zlib
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import pygame

HEIGHT = 180
"""The height of a print, px: a changed digit in the smallest text still shows, and all sheets stay below 1 MB."""
STEP = 16
"""Shades are rounded to steps: nobody sees them, and the file is half as large."""
FAINT = 20
"""The largest tolerated difference of one channel of one px of a print: what font smoothing can cause."""
PALETTE = 256
"""The most colors of a PNG file in which each px is one byte."""
SHEET_COLUMNS = 2
"""The number of prints side by side on a sheet: similar ones, of which the second takes little space."""


def printed(picture: pygame.Surface) -> pygame.Surface:
    wide, high = picture.get_size()
    small = pygame.transform.smoothscale(picture, (round(wide * HEIGHT / high), HEIGHT))
    shades = pygame.surfarray.pixels3d(small)
    shades[:] = np.minimum(255, (shades.astype(np.uint16) + STEP // 2) // STEP * STEP)
    del shades  # unlocks the surface
    return small


@dataclass(frozen=True, slots=True)
class PictureDifference:
    """The difference of two prints: the largest one of a channel, and its place in shares of width and height."""

    most: int
    place: tuple[float, float]
    picture: pygame.Surface

    @property
    def visible(self) -> bool:
        """Whether the difference is more than font smoothing."""
        return self.most > FAINT


def difference(one: pygame.Surface, other: pygame.Surface) -> PictureDifference:
    """The difference of two prints; its picture is white where it is largest. Raises ValueError for unequal sizes."""
    if one.get_size() != other.get_size():
        raise ValueError(f"prints of {one.get_size()} and {other.get_size()} cannot be compared")
    first, second = (pygame.surfarray.array3d(each).astype(np.int16) for each in (one, other))
    apart = np.abs(first - second).max(axis=2)
    x, y = (int(index) for index in np.unravel_index(int(apart.argmax()), apart.shape))
    shown = np.minimum(255, apart * (255 // FAINT)).astype(np.uint8)
    picture = pygame.surfarray.make_surface(np.stack([shown] * 3, axis=2))
    return PictureDifference(int(apart.max()), (x / apart.shape[0], y / apart.shape[1]), picture)


def mean_difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """The mean difference of the channels of two pictures of one size."""
    first, second = (pygame.surfarray.array3d(each).astype(np.int16) for each in (one, other))
    return float(np.abs(first - second).mean())


def sheet(prints: Mapping[str, pygame.Surface]) -> pygame.Surface:
    wide = max(each.get_width() for each in prints.values())
    drawn = pygame.Surface((SHEET_COLUMNS * wide, HEIGHT * -(-len(prints) // SHEET_COLUMNS)))
    for index, each in enumerate(prints.values()):
        drawn.blit(each, place_of(index, wide))
    return drawn


def png(picture: pygame.Surface) -> bytes:
    """The picture as a PNG file, with a palette if that is enough.

    Rows are not filtered, so that equal parts of neighboring prints compress well.
    """
    shades = pygame.surfarray.array3d(picture).transpose(1, 0, 2)
    colors, places = np.unique(shades.astype(np.uint32) @ (1 << 16, 1 << 8, 1), return_inverse=True)
    indexed = len(colors) <= PALETTE
    rows = (places.astype(np.uint8) if indexed else shades).reshape(picture.get_height(), -1)
    plain = np.pad(rows, ((0, 0), (1, 0))).tobytes()  # each row starts with its filter type: 0, none
    header = struct.pack(">IIBBBBB", *picture.get_size(), 8, 3 if indexed else 2, 0, 0, 0)
    palette = colors.astype(">u4").view(np.uint8).reshape(-1, 4)[:, 1:].tobytes()
    chunks = (b"IHDR", header), *[(b"PLTE", palette)] * indexed, (b"IDAT", zlib.compress(plain, 9)), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )


def place_of(index: int, wide: int) -> tuple[int, int]:
    return index % SHEET_COLUMNS * wide, index // SHEET_COLUMNS * HEIGHT
