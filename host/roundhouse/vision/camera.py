"""A webcam as OpenCV sees it: one picture of it, or all of them while somebody looks."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import sleep
from typing import Final

import cv2
import numpy as np

from roundhouse.vision.geometry import Picture
from roundhouse.vision.live_camera import STEP_S
from roundhouse.vision.photo_file import SIDE, BadPhoto

_FRAMES: Final = 12
"""The pictures after which a webcam has found light and focus."""


@contextmanager
def opened(source: int | str) -> Iterator[cv2.VideoCapture]:
    """A webcam by its number, or what stands in for one by its file. Raises BadPhoto with what prevents it."""
    camera = cv2.VideoCapture(source)
    try:
        if not camera.isOpened():
            raise BadPhoto(why_not(source))
        # It takes the size that is nearest to this one.
        camera.set(cv2.CAP_PROP_FRAME_WIDTH, SIDE)
        camera.set(cv2.CAP_PROP_FRAME_HEIGHT, SIDE)
        yield camera
    finally:
        camera.release()


def why_not(source: int | str, devices: Path = Path("/dev")) -> str:
    """The reason why a webcam does not open; systems other than Linux do not tell one from the other."""
    if not sys.platform.startswith("linux"):
        return "no-webcam"
    device = devices / f"video{source}"
    if not device.exists():
        return "no-webcam"
    return "webcam-busy" if os.access(device, os.R_OK | os.W_OK) else "webcam-denied"


def picture_of(source: int | str) -> Picture:
    """A picture of a webcam, once it has found light and focus. Raises BadPhoto."""
    with opened(source) as camera:
        for _ in range(_FRAMES):
            told, picture = camera.read()
            if not told:
                raise BadPhoto("webcam-busy")
    return np.asarray(picture, np.uint8)


def main() -> None:
    """Write the pictures of a webcam for `LiveCamera`: each picture's size in bytes and pixels on a line, then a JPEG.

    A line that says what prevents it is the last one.
    """
    source = sys.argv[1]
    with suppress(BrokenPipeError):  # nobody looks any longer
        try:
            with opened(int(source) if source.isdecimal() else source) as camera:
                _show(camera)
        except (BadPhoto, cv2.error) as error:
            _write(f"{error.reason if isinstance(error, BadPhoto) else 'no-webcam'}\n".encode())
    os._exit(0)  # a pipe without a reader cannot be flushed


def _show(camera: cv2.VideoCapture) -> None:
    camera.set(cv2.CAP_PROP_BUFFERSIZE, 1)  # none is old
    while (seen := camera.read())[0]:
        picture = np.asarray(seen[1], np.uint8)
        content = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, 92])[1].tobytes()
        _write(f"{len(content)} {picture.shape[1]} {picture.shape[0]}\n".encode() + content)
        sleep(STEP_S)
    raise BadPhoto("webcam-busy")


def _write(told: bytes) -> None:
    sys.stdout.buffer.write(told)
    sys.stdout.buffer.flush()
