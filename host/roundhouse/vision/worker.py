"""The process that reads photos: a request on its input, a reading on its output. `photo_file` starts it."""

from __future__ import annotations

import json
import os
import pickle
import sys
from io import BytesIO
from threading import Thread
from typing import Final

import cv2
import numpy as np

from roundhouse.vision.camera import picture_of
from roundhouse.vision.drawing import drawn, tiles_alone
from roundhouse.vision.geometry import Picture
from roundhouse.vision.hand_reading import read_photo
from roundhouse.vision.photo_file import MEMORY, MOST_PIXELS, SECONDS, SIDE, BadPhoto, PhotoRequest, PictureKind
from roundhouse.vision.readings import PhotoReading, to_data

_SHOWN_PIXELS: Final = 1200
"""Pixels of the longer side of a photo that is shown again."""


def main() -> None:
    """Write a line with the reading, then the pictures that were asked for; or one word that says what is wrong."""
    _limit()
    request: PhotoRequest = pickle.load(sys.stdin.buffer)
    Thread(target=_end_with_program, daemon=True).start()
    try:
        picture = picture_of(request.webcam) if request.content is None else _opened(request.content)
    except BadPhoto as error:
        sys.exit(_say(error.reason))
    except (cv2.error, MemoryError, OSError, ValueError, LookupError, RuntimeError, SyntaxError, EOFError) as error:
        large = isinstance(error, MemoryError) or "pixels" in str(error).lower()
        sys.exit(_say("no-webcam" if request.content is None else "too-large" if large else "no-picture"))
    except ImportError:
        sys.exit(_say("no-heic"))
    height, width = picture.shape[:2]
    picture = _shrunk(picture, SIDE)
    reading = read_photo(picture, request.rules)
    pictures = [_drawn(kind, picture, reading) for kind in request.pictures]
    shrunk, sizes = width / picture.shape[1], [len(each) for each in pictures]
    read = to_data(reading.enlarged(shrunk))
    answer = {"width": width, "height": height, "shrunk": shrunk, "reading": read, "pictures": sizes}
    sys.stdout.buffer.write(b"\n".join([json.dumps(answer).encode(), b"".join(pictures)]))


def _shrunk(picture: Picture, side: int) -> Picture:
    height, width = picture.shape[:2]
    scale = min(1.0, side / max(height, width))
    if scale == 1:
        return picture
    size = max(1, round(width * scale)), max(1, round(height * scale))
    return np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.uint8)


def _drawn(kind: PictureKind, picture: Picture, reading: PhotoReading) -> bytes:
    match kind:
        case "photo":
            return bytes(
                cv2.imencode(".jpg", _shrunk(picture, _SHOWN_PIXELS), [cv2.IMWRITE_JPEG_QUALITY, 80])[1].tobytes()
            )
        case "drawn":
            picture = drawn(picture, reading)
        case "tiles":
            picture = tiles_alone(picture, reading)
    return bytes(cv2.imencode(".png", picture)[1].tobytes())


def _say(word: str) -> int:
    sys.stdout.write(f"{word}\n")
    return 1


def _end_with_program() -> None:
    """End when the input closes: the program that has asked is gone, and nobody waits for an answer."""
    os.read(sys.stdin.fileno(), 1)  # not through its buffer, whose lock this thread would hold to the end
    os._exit(1)


def _limit() -> None:
    """Set the limits, where the system has them."""
    cv2.setNumThreads(1)
    if sys.platform == "win32":
        return
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))  # the signal that comes first says why
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _opened(content: bytes) -> Picture:
    if content[4:8] == b"ftyp" and content[8:12] != b"avif":
        return _heic(content)
    picture = cv2.imdecode(np.frombuffer(content, np.uint8), cv2.IMREAD_COLOR) if content else None
    if picture is None:
        raise ValueError("no picture")
    return np.asarray(picture, np.uint8)


def _heic(content: bytes) -> Picture:
    """The pictures of many phones. Raises ImportError where pi-heif is not installed."""
    import pi_heif

    file = pi_heif.open_heif(BytesIO(content), convert_hdr_to_8bit=True)
    if file.size[0] * file.size[1] > MOST_PIXELS:
        raise ValueError("too many pixels")
    pixels = np.asarray(file)[..., :3]
    return np.ascontiguousarray(pixels[..., ::-1] if file.mode.startswith("RGB") else pixels)
