"""Writes and reads moving pictures as animated PNG files: one palette, and only the changed part of each frame."""

import struct
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLORS = 255
"""The most colors of a film; one more entry of the palette means that a pixel stays as it was."""
UNCHANGED_INDEX = 255
DEPTH = 6
"""Bits of a channel that tell two colors apart while the palette is chosen."""
ROUNDS = 4
BLEND_OVER = 1

Pixels = npt.NDArray[np.uint8]


def pixels_of(surface: pygame.Surface) -> Pixels:
    """The picture as rows of (red, green, blue)."""
    return np.ascontiguousarray(pygame.surfarray.array3d(surface).transpose(1, 0, 2))


def write(path: Path, frames: Sequence[Pixels], durations: Sequence[int]) -> None:
    """Write the frames, all of one size, each shown for its ms; the film loops forever."""
    high, wide = frames[0].shape[:2]
    palette, indexed = _indexed(frames)
    chunks = [
        _chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)),
        _chunk(b"acTL", struct.pack(">II", len(frames), 0)),
        _chunk(b"PLTE", np.pad(palette, ((0, UNCHANGED_INDEX + 1 - len(palette)), (0, 0))).tobytes()),
        _chunk(b"tRNS", bytes([255] * UNCHANGED_INDEX + [0])),
    ]
    number = 0
    before: Pixels | None = None
    for now, lasts in zip(indexed, durations, strict=True):
        top, bottom, left, right = (0, high, 0, wide) if before is None else _changed(before, now)
        part = now[top:bottom, left:right]
        if before is not None:
            part = np.where(part == before[top:bottom, left:right], UNCHANGED_INDEX, part).astype(np.uint8)
        box = struct.pack(">IIIII", number, right - left, bottom - top, left, top)
        chunks.append(_chunk(b"fcTL", box + struct.pack(">HHBB", lasts, 1000, 0, 0 if before is None else BLEND_OVER)))
        number += 1
        data = zlib.compress(np.pad(part, ((0, 0), (1, 0))).tobytes(), 9)  # no row is filtered
        if before is None:
            chunks.append(_chunk(b"IDAT", data))
        else:
            chunks.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
            number += 1
        before = now
    path.write_bytes(SIGNATURE + b"".join(chunks) + _chunk(b"IEND", b""))


def read(path: Path) -> Iterator[Pixels]:
    """The frames of a file that `write` has written. Raises ValueError for any other file."""
    data = path.read_bytes()
    if not data.startswith(SIGNATURE) or b"acTL" not in data[:64]:
        raise ValueError(f"{path.name} is no moving picture of this project; run `make picture`")
    palette, shown, box = np.zeros((0, 3), np.uint8), np.zeros((0, 0, 3), np.uint8), (0, 0, 0, 0)
    at = len(SIGNATURE)
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        at += length + 12
        if kind == b"IHDR":
            wide, high = struct.unpack(">II", body[:8])
            shown = np.zeros((high, wide, 3), np.uint8)
        elif kind == b"PLTE":
            palette = np.frombuffer(body, np.uint8).reshape(-1, 3)
        elif kind == b"fcTL":
            box = struct.unpack(">IIII", body[4:20])
        elif kind in (b"IDAT", b"fdAT"):
            wide, high, left, top = box
            rows = np.frombuffer(zlib.decompress(body[4 * (kind == b"fdAT") :]), np.uint8).reshape(high, wide + 1)
            part, place = rows[:, 1:], shown[top : top + high, left : left + wide]
            place[part != UNCHANGED_INDEX] = palette[part[part != UNCHANGED_INDEX]]
            yield shown.copy()


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def _changed(before: Pixels, now: Pixels) -> tuple[int, int, int, int]:
    """Top, bottom, left and right of what has changed; one pixel if nothing has."""
    apart = before != now
    rows, columns = np.flatnonzero(apart.any(axis=1)), np.flatnonzero(apart.any(axis=0))
    if not len(rows):
        return 0, 1, 0, 1
    return int(rows[0]), int(rows[-1]) + 1, int(columns[0]), int(columns[-1]) + 1


def _indexed(frames: Sequence[Pixels]) -> tuple[Pixels, list[Pixels]]:
    """The palette of a film, and its frames as indices into it."""
    sums = np.zeros((1 << 3 * DEPTH, 3))
    counts = np.zeros(1 << 3 * DEPTH)
    for frame in frames:
        bins, flat = _bins(frame).ravel(), frame.reshape(-1, 3)
        counts += np.bincount(bins, minlength=len(counts))
        for channel in range(3):
            sums[:, channel] += np.bincount(bins, flat[:, channel], minlength=len(counts))
    used = np.flatnonzero(counts)
    means, weights = sums[used] / counts[used, None], np.sqrt(counts[used])
    chosen = means[np.argsort(-counts[used], kind="stable")[:COLORS]]
    nearest = _nearest(means, chosen)
    for _ in range(ROUNDS):  # each color moves to the middle of those it stands for
        for color in range(len(chosen)):
            mine = nearest == color
            if mine.any():
                chosen[color] = np.average(means[mine], axis=0, weights=weights[mine])
        nearest = _nearest(means, chosen)
    table = np.zeros(len(counts), np.uint8)
    table[used] = nearest
    return np.round(chosen).astype(np.uint8), [table[_bins(frame)] for frame in frames]


def _bins(frame: Pixels) -> npt.NDArray[np.int64]:
    small = frame.astype(np.int64) >> 8 - DEPTH
    return (small[..., 0] << 2 * DEPTH) | (small[..., 1] << DEPTH) | small[..., 2]


def _nearest(colors: npt.NDArray[np.float64], chosen: npt.NDArray[np.float64]) -> npt.NDArray[np.intp]:
    """For each color the index of the nearest chosen one."""
    found = [
        np.argmin(((part[:, None] - chosen[None]) ** 2).sum(axis=2), axis=1)
        for part in np.array_split(colors, max(1, len(colors) // 2000))
    ]
    return np.concatenate(found)
