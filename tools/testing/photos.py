"""Photos of hands for tests: rendered ones of given tiles, and a stand-in for the process that reads."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Final

from roundhouse.dominoes import DominoSet, tiles_in
from roundhouse.vision.live_camera import LiveCamera
from roundhouse.vision.photo_file import BadPhoto, Photo
from roundhouse.vision.readings import HandRules, PhotoReading, TileReading

ACROSS: Final = 6
"""Tiles beside each other."""
WIDTH: Final = 110
STEP: Final = 170
FRAMES: Final = 400


class NotedReader:
    """Reads photos whose content says what is on them: `3-4 5-6? 1-1!`, with doubts, and `!` for what is unread."""

    def __init__(self) -> None:
        self.asked: list[HandRules] = []

    def read(self, source: bytes | Path | None, rules: HandRules) -> Future[Photo]:
        self.asked.append(rules)
        found: Future[Photo] = Future()
        try:
            content = source.read_bytes() if isinstance(source, Path) else source
            found.set_result(self._photo(content, rules))
        except (OSError, BadPhoto) as error:
            found.set_exception(error)
        return found

    def watch(self) -> LiveCamera:
        """A webcam that is not there."""
        return LiveCamera("none")

    def _photo(self, content: bytes | None, rules: HandRules) -> Photo:
        if content is None:
            raise BadPhoto("no-webcam")
        reading = PhotoReading(rules, [], [])
        for index, word in enumerate(content.decode().split()):
            x = 100.0 * index
            corners = (x, 0.0), (x + 50, 0.0), (x + 50, 100.0), (x, 100.0)
            if word.endswith("!"):
                reading.unread.append(corners)
                continue
            tile = rules.tiles.read(word.rstrip("?"))[0]
            one, other = rules.tiles.ends[tile]
            read = TileReading(tile, (one, other), corners, 0.99)
            if word.endswith("?"):
                read = replace(read, probability=0.6, unsure=(False, True))
            (reading.tiles if rules.possible >> tile & 1 else reading.elsewhere).append(read)
        return Photo(100 * len(content.split()), 100, 1.0, reading, [content])


class SlowReader:
    """Reads photos so slowly that none is read meanwhile."""

    def __init__(self) -> None:
        self.reading: list[Future[Photo]] = []

    def read(self, _source: bytes | Path | None, _rules: HandRules) -> Future[Photo]:
        self.reading.append(Future())
        return self.reading[-1]

    def watch(self) -> LiveCamera:
        """A webcam that is not there."""
        return LiveCamera("none")


def webcam_file(folder: Path, picture: bytes) -> str:
    """A file that stands in for a webcam, which sees this JPEG for some seconds."""
    (first := folder / "000.jpg").write_bytes(picture)
    for number in range(1, FRAMES):
        (folder / f"{number:03}.jpg").hardlink_to(first)
    return str(folder / "%03d.jpg")


def hand_picture(tiles: DominoSet, hand: int, *, seed: int = 4) -> bytes:
    """A photo of a hand as JPEG: its tiles lie in rows on a dark ground."""
    import cv2
    import numpy as np
    from tools.vision.faces import draw_face
    from tools.vision.tile_styles import random_look

    rng = np.random.default_rng(seed)
    look = replace(random_look(rng), numerals=False, specks=1.0, border=False, ratio=2.0)
    shown: Sequence[int] = tiles_in(hand)
    down = (len(shown) + ACROSS - 1) // ACROSS
    picture = np.full((max(2, down) * 2 * STEP + 80, ACROSS * STEP + 80, 3), (40, 60, 50), np.float32)
    for index, tile in enumerate(shown):
        one, other = tiles.ends[tile]
        face, alpha = draw_face((one, other), look, WIDTH, rng)
        y, x = 60 + index // ACROSS * 2 * STEP, 60 + index % ACROSS * STEP
        part = picture[y : y + face.shape[0], x : x + face.shape[1]]
        part += (face - part) * alpha[..., None]
    picture += rng.normal(0, 2, picture.shape)
    return bytes(cv2.imencode(".jpg", np.clip(picture, 0, 255).astype(np.uint8))[1].tobytes())
