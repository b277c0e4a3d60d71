"""`roundhouse photo`: tiles, points and doubts, as text and as JSON, and one sentence for what cannot be read."""

import json
import sys
from pathlib import Path
from zipfile import ZipFile

import cv2
import numpy as np
import pytest
from tests.commands.typed_match import run
from tools.vision.accuracy import renderings


@pytest.fixture(scope="module")
def picture(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("photos") / "hand.png"
    (hand,) = renderings(1)
    cv2.imwrite(str(file), hand.picture)
    return file


def test_a_photo_is_read(picture: Path, tmp_path: Path) -> None:
    told = run("photo", str(picture), "--format", "json", "--tiles", "100", "--show", str(tmp_path / "read.png"))
    assert told.exit_code == 1
    reading = json.loads(told.stdout)
    assert {*reading} == {"file", "width", "height", "tiles", "unread", "points", "short"}
    assert reading["short"]
    drawn = np.asarray(cv2.imread(str(tmp_path / "read.png")))
    assert (reading["width"], reading["height"]) == drawn.shape[1::-1]


def test_a_report_holds_the_tiles_and_no_name_of_the_picture(picture: Path, tmp_path: Path) -> None:
    run("photo", str(picture), "--report", str(tmp_path / "report.zip"))
    with ZipFile(tmp_path / "report.zip") as packed:
        alone = cv2.imdecode(np.frombuffer(packed.read("tiles.png"), np.uint8), cv2.IMREAD_COLOR)
        reading = packed.read("reading.json").decode()
    assert alone is not None and alone.any() and not alone.all()
    assert json.loads(reading)["tiles"] and picture.stem not in reading


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no file without end")
def test_a_file_without_end_is_too_large() -> None:
    told = run("photo", "/dev/zero")
    assert (told.exit_code, "too large" in told.stderr) == (2, True), told.stderr


def test_what_is_no_picture_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "hand.jpg").write_text("no picture")
    told = run("photo", str(tmp_path / "hand.jpg"), str(tmp_path / "none.jpg"))
    assert told.exit_code == 2
    first, second = told.stderr.splitlines()
    assert first.endswith("hand.jpg cannot be read as a picture: take a JPEG, PNG, WebP or HEIC file.")
    assert "Cannot read" in second


def test_a_webcam_that_is_not_there_is_told_in_a_sentence() -> None:
    told = run("photo", "--camera", "63")
    assert (told.exit_code, "No webcam was found: plug one in" in told.stderr) == (2, True), told.stderr
    assert "name a file, or take one with --camera" in run("photo").stderr


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "cv2", None)
    told = run("photo", str(tmp_path / "hand.jpg"))
    assert told.exit_code == 2
    assert "needs more packages: run `" in told.stderr and "camera" in told.stderr
