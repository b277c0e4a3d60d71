"""A hand counted from a photo in a real browser: the page scales it and sends it, and shows what was read over it."""

import re
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest
from playwright.sync_api import Browser, expect
from tests.browser.browsing import BrowserPhone, RunningTable, barriers
from tests.presenters.real_tiles.test_photos_on_phones import counting
from tools.testing import phone_table
from tools.testing.photos import hand_picture

from roundhouse.dominoes import hand_of
from roundhouse.program.photos import PhotoQueue
from roundhouse.vision.photo_file import Photo, PhotoRequest, read_beside

SENT: list[bytes] = []
BESIDE = "([photo, keys]) => keys.getBoundingClientRect().top - photo.getBoundingClientRect().bottom"


def noted(request: PhotoRequest) -> Photo:
    """Read a photo, and keep what the page has sent."""
    SENT.append(request.content or b"")
    return read_beside(request)


@pytest.fixture
def table() -> Iterator[RunningTable]:
    SENT.clear()
    phones = counting()
    phones.session.photos.read_with(PhotoQueue(noted))
    with phone_table.served(phones) as port:
        yield RunningTable(phones, port)


def test_a_camera_counts_the_hand(chromium: Browser, table: RunningTable, tmp_path: Path) -> None:
    tiles = table.phones.session.referee.game.tiles
    hand = hand_of(tiles.read(text)[0] for text in ("3-4", "2-2", "0-1"))
    small = cv2.imdecode(np.frombuffer(hand_picture(tiles, hand), np.uint8), cv2.IMREAD_COLOR)
    assert small is not None
    cv2.imwrite(str(tmp_path / "hand.png"), cv2.resize(small, None, fx=3, fy=3))
    bo, cy = BrowserPhone(chromium, table), BrowserPhone(chromium, table)
    bo.sit_down(1)
    cy.sit_down(2)
    bo.page.locator("input[type=file]").set_input_files(tmp_path / "hand.png")
    expect(bo.page.locator(".said")).to_contain_text("3 tiles, 12 points")
    scaled = cv2.imdecode(np.frombuffer(SENT[0], np.uint8), cv2.IMREAD_COLOR)
    assert scaled is not None and max(scaled.shape) == 2000
    picture = bo.page.locator(".photo img")
    bo.wait_for("document.querySelector('.photo img').naturalWidth > 0")
    outline, image = bo.page.locator(".photo .outline").first.bounding_box(), picture.bounding_box()
    assert outline is not None and image is not None
    assert image["x"] < outline["x"] < image["x"] + image["width"] / 2, "the outline lies on the photo"
    assert barriers(bo.page) == []
    # A half is touched, put right, and put back.
    words = bo.page.locator(".photo text")
    assert words.count() == 6
    bo.tap(".photo g[data-act]", 1)
    expect(bo.page.locator(".photo g.picked")).to_have_count(1)
    expect(bo.page.locator(".camera, [data-act^=drop-photo]")).to_have_count(0)
    assert bo.page.locator(".photo, .keys").evaluate_all(BESIDE) < 60, "the keys are at once below the photo"
    bo.tap(".keys .end", 5)
    expect(words.nth(1)).to_have_text("5")
    assert picture.evaluate("(each) => each.complete"), "the picture is not fetched again"
    # All see it once its owner wants that.
    bo.tap("[data-act=share-photos]")
    cy.page.get_by_text(re.compile("The photo of Bo")).click()
    cy.wait_for("document.querySelector('.photo img').naturalWidth > 0")
    bo.act("tell")
    expect(bo.page.locator("input[type=file]")).to_have_count(0)
    assert bo.faults == cy.faults == []


def test_what_is_no_picture_is_told(chromium: Browser, table: RunningTable, tmp_path: Path) -> None:
    bo = BrowserPhone(chromium, table)
    bo.sit_down(1)
    (tmp_path / "hand.jpg").write_bytes(b"no picture")
    bo.page.locator("input[type=file]").set_input_files(tmp_path / "hand.jpg")
    expect(bo.page.locator(".said")).to_contain_text("This picture cannot be read")
    with bo.page.expect_response("**/photo?*"):
        bo.page.locator("input[type=file]").set_input_files(tmp_path / "hand.jpg")
    expect(bo.page.locator(".camera.off")).to_have_count(0)  # the page is the same as before
    (tmp_path / "large.jpg").write_bytes(bytes(5_000_000))
    bo.page.locator("input[type=file]").set_input_files(tmp_path / "large.jpg")
    expect(bo.page.locator("#lost")).to_contain_text("The photo is too large to send")
