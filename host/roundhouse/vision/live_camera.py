"""Live pictures of a webcam while somebody looks, from a process of its own, which ends with this program or before."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from subprocess import DEVNULL, PIPE, Popen
from threading import Thread
from typing import IO, Final

from roundhouse.vision.photo_file import LARGEST_FILE, WEBCAM_REASONS, process_command

STEP_S: Final = 0.1
"""Seconds from one picture to the next."""


@dataclass(frozen=True)
class LivePicture:
    """A picture of a webcam: a JPEG of this size in pixels."""

    content: bytes
    width: int
    height: int


class LiveCamera:
    """The newest `picture` of a webcam, or `trouble` that ends them, as the reason of a BadPhoto."""

    def __init__(self, source: int | str = 0) -> None:
        command, settings = process_command("camera", str(source))
        self._process = Popen(command, stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL, env=settings)
        self.picture: LivePicture | None = None
        self.trouble: str | None = None
        assert self._process.stdout is not None
        Thread(target=self._watch, args=(self._process.stdout,), name="webcam", daemon=True).start()

    def close(self) -> None:
        """Let the webcam go."""
        self._process.kill()
        self._process.wait()

    def _watch(self, told: IO[bytes]) -> None:
        with told, suppress(ValueError):
            while line := told.readline(64):
                if (reason := line.decode("ascii", "replace").strip()) in WEBCAM_REASONS:
                    self.trouble = reason
                    return
                length, width, height = map(int, line.split())
                if not 0 < length <= LARGEST_FILE:
                    break
                self.picture = LivePicture(told.read(length), width, height)
        self.trouble = "no-webcam"
