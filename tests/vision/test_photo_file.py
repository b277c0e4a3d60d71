"""Files come from anybody: what is no picture is refused in one word, in a process with limits."""

import json
import pickle
import signal
import struct
import sys
import zlib
from subprocess import PIPE, Popen

import cv2
import numpy as np
import pytest
from tests.depth import DEPTH, SEED

from roundhouse.dominoes import double_set
from roundhouse.vision import photo_file
from roundhouse.vision.photo_file import LARGEST_FILE, BadPhoto, Photo, PhotoRequest, read_beside
from roundhouse.vision.readings import HandRules


def read(content: bytes) -> Photo:
    tiles = double_set(6)
    return read_beside(PhotoRequest(content, HandRules(tiles, tiles.everything), ("photo",)))


def encoded(kind: str, width: int = 60, height: int = 40) -> bytes:
    picture = np.random.default_rng(1).integers(0, 255, (height, width, 3)).astype(np.uint8)
    return bytes(cv2.imencode(kind, picture)[1].tobytes())


def bomb(width: int, height: int) -> bytes:
    """A PNG of a few bytes that claims so many pixels."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(b"\0" * 1000)) + chunk(b"IEND", b"")


def shape(photo: Photo) -> tuple[int, ...]:
    """The shape of the picture that is shown."""
    return np.asarray(cv2.imdecode(np.frombuffer(photo.pictures[0], np.uint8), cv2.IMREAD_COLOR)).shape


@pytest.mark.parametrize("kind", [".png", ".jpg", ".webp", ".avif"])
def test_a_picture_is_opened(kind: str) -> None:
    photo = read(encoded(kind))
    assert (photo.width, photo.height, shape(photo)) == (60, 40, (40, 60, 3))


def test_a_large_picture_is_shrunk_and_says_so() -> None:
    photo = read(encoded(".jpg", 3000, 1500))
    assert (photo.width, photo.height, shape(photo), photo.shrunk) == (3000, 1500, (600, 1200, 3), 1.5)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "no-picture"),
        (b"no picture at all", "no-picture"),
        (bomb(30_000, 30_000), "too-large"),
        (bytes(LARGEST_FILE + 1), "too-large"),
        (b"\0\0\0\x18ftypheic" + bytes(40), "no-picture"),
    ],
)
def test_what_is_no_picture_is_refused(content: bytes, reason: str) -> None:
    with pytest.raises(BadPhoto, match=reason):
        read(content)


def test_changed_files_are_opened_or_refused() -> None:
    rng = np.random.default_rng((47, SEED))
    for number in range(6 * DEPTH):
        content = bytearray(encoded((".png", ".jpg", ".webp")[number % 3]))
        for place in rng.integers(0, len(content), 12):
            content[place] = int(rng.integers(256))
        try:
            assert read(bytes(content)).pictures
        except BadPhoto as refused:
            assert refused.reason in ("no-picture", "too-large")


def answer(monkeypatch: pytest.MonkeyPatch, said: bytes, code: int = 0) -> None:
    """Let the process that reads say this, as one could that a file has taken over."""
    monkeypatch.setattr(photo_file, "_answered", lambda _: (code, said))


@pytest.mark.parametrize(
    ("width", "pictures"),
    [(60, []), (0, [2]), (-60, [2]), (float("inf"), [2]), (float("nan"), [2]), ("wide", [2]), (None, [2]), (60, ["2"])],
)
def test_an_answer_that_cannot_be_meant_is_no_picture(
    monkeypatch: pytest.MonkeyPatch, width: object, pictures: list[object]
) -> None:
    reading: dict[str, object] = {"tiles": [], "unread": [], "elsewhere": [], "trouble": None}
    told = {"width": width, "height": 40, "shrunk": 1, "reading": reading, "pictures": pictures}
    answer(monkeypatch, json.dumps(told).encode() + b"\n..")
    with pytest.raises(BadPhoto, match="no-picture"):
        read(b"trap")


def test_an_answer_too_deep_to_be_read_is_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    answer(monkeypatch, b"[" * 1_000_000)
    with pytest.raises(BadPhoto, match="no-picture"):
        read(b"trap")


@pytest.mark.skipif(sys.platform == "win32", reason="it has no limit of processor time")
def test_a_photo_that_takes_more_of_the_processor_than_it_may_is_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    answer(monkeypatch, b"", -signal.SIGXCPU)
    with pytest.raises(BadPhoto, match="too-slow"):
        read(b"slow")


def test_the_process_that_reads_ends_with_its_program() -> None:
    tiles = double_set(6)
    request = PhotoRequest(encoded(".jpg", 2000, 2000), HandRules(tiles, tiles.everything))
    command, settings = photo_file.process_command("worker")
    with Popen(command, stdin=PIPE, stdout=PIPE, env=settings) as process:
        told, _ = process.communicate(pickle.dumps(request))  # its input is closed at once
    assert (process.returncode, told) == (1, b"")
