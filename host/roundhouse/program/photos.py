"""Hands read from photos, beside the program: one photo at a time, and few that wait.

It needs the extra `[camera]`, which the process that reads has to import; this program does not.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from roundhouse.program.environment import has_extra, how_to_install
from roundhouse.program.errors import ImpossibleRequest
from roundhouse.referee import TableSession
from roundhouse.vision.photo_file import LARGEST_FILE, BadPhoto, Photo, PhotoRequest, read_beside
from roundhouse.vision.readings import HandRules
from roundhouse_hub.lamps.scene import SLOTS

MOST_WAITING: Final = SLOTS
"""Photos that are read or wait: those of a table whose players all count at once."""


def needs_camera() -> None:
    """Raise an ImpossibleRequest that says what to install, where the extra is not."""
    if not has_extra("camera"):
        raise ImpossibleRequest("no-camera", cure=how_to_install("camera"))


class PhotoQueue:
    """Reads photos on a thread, which waits for the process that reads."""

    def __init__(self, read: Callable[[PhotoRequest], Photo] = read_beside) -> None:
        self._read, self._thread = read, ThreadPoolExecutor(1, "photos")
        self._waiting: set[Future[Photo]] = set()

    def read(self, source: bytes | Path | None, rules: HandRules) -> Future[Photo]:
        """Have a photo read: what a phone has sent, a file, or what the webcam sees. Raises BadPhoto if many wait."""
        if len(self._waiting) >= MOST_WAITING:
            raise BadPhoto("busy")
        reading = self._thread.submit(self._work, source, rules)
        self._waiting.add(reading)
        reading.add_done_callback(self._waiting.discard)
        return reading

    def _work(self, source: bytes | Path | None, rules: HandRules) -> Photo:
        content = content_of(source) if isinstance(source, Path) else source
        return self._read(PhotoRequest(content, rules, ("photo",)))


@cache
def photo_queue() -> PhotoQueue:
    """The only one of the program, whatever tables it serves."""
    return PhotoQueue()


def offer_photos(table: TableSession) -> None:
    """Let hands be counted from photos at a table, where the extra is installed."""
    if has_extra("camera"):
        table.photos.read_with(photo_queue())


def content_of(file: Path) -> bytes:
    """A file, as far as one is looked at; `~` is the home of its owner, where there is one. Raises OSError."""
    with suppress(RuntimeError):
        file = file.expanduser()
    with file.open("rb") as content:
        return content.read(LARGEST_FILE + 1)


def report_of(photo: Photo, tiles: bytes) -> bytes:
    """A ZIP that helps to mend a wrong reading: the tiles alone, all around them cut away, and what was read."""
    packed, reading = BytesIO(), photo.reading.enlarged(1 / photo.shrunk)
    width, height = round(photo.width / photo.shrunk), round(photo.height / photo.shrunk)
    with ZipFile(packed, "w") as report:
        report.writestr("tiles.png", tiles)
        report.writestr("reading.json", json.dumps(reading.as_json("tiles.png", width, height)))
    return packed.getvalue()
