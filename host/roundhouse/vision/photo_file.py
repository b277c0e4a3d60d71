"""Opens the file of a photo in a process of its own, since the file may come from anybody.

That process has limits of memory and time, and reads no picture of more than 64 million pixels, which its header tells.
It gives back pixels, scaled to what is needed, or says what is wrong.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from typing import Final

import numpy as np

from roundhouse.vision.geometry import Picture

LARGEST_FILE: Final = 60_000_000
"""Bytes of a file that is looked at."""
MOST_PIXELS: Final = 64_000_000
SIDE: Final = 2000
"""Pixels of the longer side that are enough to read tiles."""
MEMORY: Final = 1_500_000_000
SECONDS: Final = 20


class BadPhoto(ValueError):
    """A file is no picture that can be read: `reason` is `too-large`, `no-heic` or `no-picture`."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


@dataclass(frozen=True)
class Photo:
    """A picture, upright; `width` and `height` are those of the file, which `picture` may be smaller than."""

    picture: Picture
    width: int
    height: int

    @property
    def shrunk(self) -> float:
        """Pixels of the file to one of the picture."""
        return self.width / int(self.picture.shape[1])


def opened(content: bytes) -> Photo:
    """The picture in a file. Raises BadPhoto."""
    if len(content) > LARGEST_FILE:
        raise BadPhoto("too-large")
    settings = {"OPENCV_IO_MAX_IMAGE_PIXELS": str(MOST_PIXELS), "OPENBLAS_NUM_THREADS": "1", "OPENCV_LOG_LEVEL": "OFF"}
    try:
        done = subprocess.run(
            [sys.executable, "-P", "-c", "from roundhouse.vision.decoder import main; main()"],
            input=content,
            capture_output=True,
            timeout=SECONDS + 10,
            env=os.environ | settings | {"PYTHONPATH": os.pathsep.join(sys.path)},
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise BadPhoto("too-large") from None
    head, _, pixels = done.stdout.partition(b"\n")
    told = head.decode("ascii", "replace").split()
    if done.returncode or len(told) != 4:
        raise BadPhoto(told[0] if len(told) == 1 and told[0] in ("too-large", "no-heic") else "no-picture")
    width, height, across, down = map(int, told)
    return Photo(np.frombuffer(pixels, np.uint8).reshape(down, across, 3), width, height)
