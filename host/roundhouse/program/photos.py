"""Hands read from photos: what needs the extra `[camera]`, opened where a photo is to be read and not before.

Without the extra, importing this raises an ImpossibleRequest that says what to install.
"""

from __future__ import annotations

import json
from importlib import import_module
from io import BytesIO
from zipfile import ZipFile

from roundhouse.program.errors import ImpossibleRequest

try:
    for package in ("cv2", "numpy"):
        import_module(package)
except ImportError as missing:
    raise ImpossibleRequest("no-camera") from missing

from roundhouse.vision.drawing import drawn, tiles_alone, written
from roundhouse.vision.photo_file import LARGEST_FILE, BadPhoto, Photo, opened
from roundhouse.vision.reading import HandRules, PhotoReading, read_photo

__all__ = [
    "LARGEST_FILE",
    "BadPhoto",
    "HandRules",
    "Photo",
    "PhotoReading",
    "opened",
    "read_photo",
    "report_of",
    "shown",
]


def shown(photo: Photo, reading: PhotoReading) -> bytes:
    """The photo with what was read drawn over it, as PNG."""
    return written(drawn(photo.picture, reading))


def report_of(photo: Photo, reading: PhotoReading) -> bytes:
    """A ZIP that helps to mend a wrong reading: the tiles alone, all around them cut away, and what was read."""
    packed = BytesIO()
    with ZipFile(packed, "w") as report:
        report.writestr("tiles.png", written(tiles_alone(photo.picture, reading)))
        height, width = photo.picture.shape[:2]
        report.writestr("reading.json", json.dumps(reading.as_json("tiles.png", width, height)))
    return packed.getvalue()
