"""Hands read from photos, beside the program: one photo at a time, and few that wait.

It needs the extra `[camera]`, which the process that reads has to import; this program does not.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import cache
from io import BytesIO
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Final
from zipfile import ZipFile

from roundhouse.program.environment import has_extra, how_to_install
from roundhouse.program.errors import ImpossibleRequest
from roundhouse.referee import TableSession
from roundhouse.vision.live_camera import LiveCamera
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
    """Reads photos on a thread, which waits for the process that reads. Both end with the program, and wait for none.

    `webcam` is the number of the one that is looked at, or a file that stands in for it.
    """

    def __init__(self, read: Callable[[PhotoRequest], Photo] = read_beside, webcam: int | str = 0) -> None:
        self._read, self._webcam = read, webcam
        self._waiting: set[Future[Photo]] = set()
        self._orders: SimpleQueue[tuple[Future[Photo], bytes | Path | None, HandRules]] = SimpleQueue()
        Thread(target=self._work, name="photos", daemon=True).start()

    def read(self, source: bytes | Path | None, rules: HandRules) -> Future[Photo]:
        """Have a photo read: what a phone has sent, a file, or what the webcam sees. Raises BadPhoto if many wait."""
        if len(self._waiting) >= MOST_WAITING:
            raise BadPhoto("busy")
        reading: Future[Photo] = Future()
        self._waiting.add(reading)
        reading.add_done_callback(self._waiting.discard)
        self._orders.put((reading, source, rules))
        return reading

    def watch(self) -> LiveCamera:
        """The live pictures of the webcam, until they are closed."""
        return LiveCamera(self._webcam)

    def _work(self) -> None:
        while True:
            self._serve(*self._orders.get())

    def _serve(self, reading: Future[Photo], source: bytes | Path | None, rules: HandRules) -> None:
        if not reading.set_running_or_notify_cancel():
            return
        try:
            content = content_of(source) if isinstance(source, Path) else source
            photo = self._read(PhotoRequest(content, rules, ("photo",), self._webcam))
        except Exception as error:  # it is raised where the photo is awaited
            reading.set_exception(error)
        else:
            reading.set_result(photo)


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
