"""The process that opens pictures: a file on its input, pixels on its output. `photo_file` starts it, with limits."""

from __future__ import annotations

import sys
from io import BytesIO

import cv2
import numpy as np

from roundhouse.vision.geometry import Picture
from roundhouse.vision.photo_file import MEMORY, MOST_PIXELS, SECONDS, SIDE


def main() -> None:
    """Write a line with the sizes of file and picture, then the pixels; or one word that says what is wrong."""
    _limit()
    content = sys.stdin.buffer.read()
    try:
        heic = content[4:8] == b"ftyp" and content[8:12] != b"avif"
        picture = _heic(content) if heic else _plain(content)
    except (cv2.error, MemoryError, OSError, ValueError, LookupError, RuntimeError, SyntaxError, EOFError) as error:
        large = isinstance(error, MemoryError) or "pixels" in str(error).lower()
        sys.exit(_say("too-large" if large else "no-picture"))
    except ImportError:
        sys.exit(_say("no-heic"))
    height, width = picture.shape[:2]
    scale = min(1.0, SIDE / max(height, width))
    if scale < 1:
        size = max(1, round(width * scale)), max(1, round(height * scale))
        picture = np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.uint8)
    sys.stdout.buffer.write(f"{width} {height} {picture.shape[1]} {picture.shape[0]}\n".encode())
    sys.stdout.buffer.write(np.ascontiguousarray(picture).tobytes())


def _say(word: str) -> int:
    sys.stdout.write(f"{word}\n")
    return 1


def _limit() -> None:
    """Set the limits, where the system has them."""
    cv2.setNumThreads(1)
    if sys.platform == "win32":
        return
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _plain(content: bytes) -> Picture:
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
