"""A webcam: what it sees comes from a process of its own, and what prevents that is told."""

import os
import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np
import pytest
from tools.testing.photos import webcam_file
from tools.testing.waiting import wait_for

from roundhouse.dominoes import double_set
from roundhouse.vision.camera import why_not
from roundhouse.vision.live_camera import LiveCamera
from roundhouse.vision.photo_file import BadPhoto, PhotoRequest, read_beside
from roundhouse.vision.readings import HandRules

RULES = HandRules(double_set(6), double_set(6).everything)


def jpeg(width: int = 80, height: int = 60) -> bytes:
    return bytes(cv2.imencode(".jpg", np.full((height, width, 3), (40, 60, 200), np.uint8))[1].tobytes())


def test_its_pictures_come_while_somebody_looks(tmp_path: Path) -> None:
    camera = LiveCamera(webcam_file(tmp_path, jpeg()))
    try:
        live = wait_for(lambda: camera.picture)
    finally:
        camera.close()
    seen = cv2.imdecode(np.frombuffer(live.content, np.uint8), cv2.IMREAD_COLOR)
    assert seen is not None and seen.shape == (live.height, live.width, 3) == (60, 80, 3)
    assert np.abs(seen.astype(int) - (40, 60, 200)).max() < 12


def test_one_that_is_not_there_or_stops_is_told(tmp_path: Path) -> None:
    none, stops = LiveCamera("none"), LiveCamera(webcam_file(tmp_path, jpeg()))
    assert wait_for(lambda: none.trouble) == "no-webcam"
    stops.close()
    assert wait_for(lambda: stops.trouble) == "no-webcam"


def test_a_picture_is_taken_once_it_has_found_light(tmp_path: Path) -> None:
    photo = read_beside(PhotoRequest(None, RULES, ("photo",), webcam_file(tmp_path, jpeg())))
    assert (photo.width, photo.height) == (80, 60)
    (tmp_path / "005.jpg").unlink()
    with pytest.raises(BadPhoto, match="webcam-busy"):
        read_beside(PhotoRequest(None, RULES, (), str(tmp_path / "%03d.jpg")))
    with pytest.raises(BadPhoto, match="no-webcam"):
        read_beside(PhotoRequest(None, RULES, (), "none"))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems do not say what prevents it")
def test_what_prevents_it_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert why_not(0, tmp_path) == "no-webcam"
    (tmp_path / "video0").touch()
    assert why_not(0, tmp_path) == "webcam-busy"
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert why_not(0, tmp_path) == "webcam-denied"


def test_its_process_ends_when_nobody_reads(tmp_path: Path) -> None:
    code = "from roundhouse.vision.camera import main; main()"
    webcam = webcam_file(tmp_path, jpeg())
    with subprocess.Popen([sys.executable, "-c", code, webcam], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline().endswith(b" 80 60\n")
        process.stdout.close()
        wait_for(lambda: process.poll() is not None)
