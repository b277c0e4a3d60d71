"""Has a photo opened and read in a process of its own, since its file may come from anybody.

That process has limits of memory and time, and reads no picture of more than 64 million pixels, which its header tells.
It gives back what was read, and pictures that it has drawn anew, or says what is wrong. Nothing is kept on disk.
"""

from __future__ import annotations

import json
import os
import pickle
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from subprocess import DEVNULL, PIPE, Popen
from threading import Timer
from typing import Final, Literal, TypeAlias

from roundhouse.vision.readings import FARTHEST, HandRules, PhotoReading, from_data

LARGEST_FILE: Final = 60_000_000
"""Bytes of a file that is looked at."""
MOST_PIXELS: Final = 64_000_000
SIDE: Final = 2000
"""Pixels of the longer side that are enough to read tiles."""
MEMORY: Final = 1_500_000_000
SECONDS: Final = 20
"""The seconds of the processor for one photo."""
PATIENCE_S: Final = 60
"""The time that one photo may take where others want the processor, too."""
WEBCAM_REASONS: Final = ("no-webcam", "webcam-busy", "webcam-denied")
REASONS: Final = ("too-large", "no-heic", *WEBCAM_REASONS)
PictureKind: TypeAlias = Literal["photo", "drawn", "tiles"]
"""The `photo` itself as JPEG, of moderate size; as PNG with what was read `drawn` over it; or its `tiles` alone."""


class BadPhoto(ValueError):
    """A photo cannot be read: `reason` is `too-slow`, `no-picture` or one of `REASONS`."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


@dataclass(frozen=True)
class PhotoRequest:
    """A photo to be read: the `content` of its file, or None for what a webcam sees; and the pictures wanted.

    Webcams are counted from 0; a file may stand in for one.
    """

    content: bytes | None
    rules: HandRules
    pictures: Sequence[PictureKind] = ()
    webcam: int | str = 0


@dataclass(frozen=True)
class Photo:
    """A photo that was read, upright, of this size; `pictures` are those that were asked for.

    `shrunk` is how many of its pixels are one of a PNG's.
    """

    width: int
    height: int
    shrunk: float
    reading: PhotoReading
    pictures: Sequence[bytes]


def read_beside(request: PhotoRequest) -> Photo:
    """Have a photo read by a process of its own. Raises BadPhoto."""
    if request.content is not None and len(request.content) > LARGEST_FILE:
        raise BadPhoto("too-large")
    code, answer = _answered(pickle.dumps(request))
    head, _, rest = answer.partition(b"\n")
    if sys.platform != "win32" and code in (-signal.SIGXCPU, -signal.SIGKILL):
        raise BadPhoto("too-slow")
    if code:
        reason = head.decode("ascii", "replace")
        raise BadPhoto(reason if reason in REASONS else "no-picture")
    try:
        told = json.loads(head)
        pictures = []
        for size in told["pictures"]:
            pictures.append(rest[:size])
            rest = rest[size:]
        if len(pictures) < len(request.pictures):
            raise ValueError("a picture is missing")
        size = int(told["width"]), int(told["height"]), float(told["shrunk"])
        if not all(0 < length < FARTHEST for length in size):
            raise ValueError("no size of a photo")
        return Photo(*size, from_data(request.rules, told["reading"]), pictures)
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
        raise BadPhoto("no-picture") from None


def process_command(module: str, *arguments: str) -> tuple[list[str], dict[str, str]]:
    """The command of a process of its own for a module of this package that imports OpenCV, and its environment."""
    command = [sys.executable, "-P", "-c", f"from roundhouse.vision.{module} import main; main()", *arguments]
    settings = {"OPENCV_IO_MAX_IMAGE_PIXELS": str(MOST_PIXELS), "OPENBLAS_NUM_THREADS": "1", "OPENCV_LOG_LEVEL": "OFF"}
    return command, os.environ | settings | {"PYTHONPATH": os.pathsep.join(sys.path)}


def _answered(request: bytes) -> tuple[int, bytes]:
    """The exit code and the answer of the process that reads.

    Its input stays open: when that closes, this program has ended, and so does the process.
    """
    command, settings = process_command("worker")
    with Popen(command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=settings) as process:
        assert process.stdin is not None and process.stdout is not None
        patience = Timer(PATIENCE_S, process.kill)
        patience.daemon = True
        patience.start()
        try:
            with suppress(BrokenPipeError):
                process.stdin.write(request)
                process.stdin.flush()
            answer = process.stdout.read()
            return process.wait(), answer
        finally:
            patience.cancel()
            process.kill()
