"""The hand on a phone: every tile is seen whole and large enough for a finger, whatever the screen and its letters."""

import pytest
from playwright.sync_api import Browser, expect
from tools.pictures.phone_pages import PAGES, dealt, seat_given
from tools.pictures.web_pages import Viewport, opened_page

SIZES = ((320, 480), (320, 568), (360, 640), (390, 664), (390, 844), (412, 915), (844, 390), (768, 1024))
FINGER = 44
LARGEST_HAND = 25
IN_SIGHT = """document.querySelector(".hand").getBoundingClientRect().bottom
  <= document.querySelector(".actions").getBoundingClientRect().top"""
MEASURE = """(count) => {
  const hand = document.querySelector(".hand"), turn = document.querySelector(".page-turn");
  while (hand.children.length < count) hand.append(hand.children[0].cloneNode(true));
  while (hand.children.length > count) hand.lastChild.remove();
  dispatchEvent(new Event("resize"));
  const tiles = [...hand.children], seen = new Set();
  const bottom = document.querySelector(".actions").getBoundingClientRect().top;
  let pages = 0;
  do {
    if (pages) turn.click();
    const box = hand.getBoundingClientRect();
    tiles.forEach((tile, place) => {
      const { top, bottom: low, left, right } = tile.getBoundingClientRect();
      const whole = top >= box.top && low <= Math.min(box.bottom, bottom) + 0.5 && left >= 0 && right <= innerWidth;
      const middle = document.elementFromPoint((left + right) / 2, (top + low) / 2);
      if (whole && middle && tile.contains(middle)) seen.add(place);
    });
    pages += 1;
  } while (!turn.hidden && turn.textContent.includes("▾") && pages < 9);
  if (pages > 1) turn.click();
  const below = (turn.hidden ? hand : turn).getBoundingClientRect().bottom;
  return {
    seen: seen.size, pages, size: tiles[0].getBoundingClientRect().width,
    blank: document.querySelector(".views").getBoundingClientRect().bottom - below,
    trains: document.querySelector(".trains").clientHeight >= document.querySelector(".train").offsetHeight,
  };
}"""


ANSWERS = "[data-act^='keep-out:']"


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("asked", [False, True], ids=["plain", "question"])
def test_every_tile_is_seen_whole_at_every_size_and_with_large_letters(
    chromium: Browser, language: str, asked: bool
) -> None:
    shown = seat_given(players=6) if asked else dealt(6, 0)
    with opened_page(chromium, shown, Viewport(SIZES[0], language, dark=False)) as page:
        browser = page.context.new_cdp_session(page)
        for letters in (16, 32):
            browser.send("Page.setFontSizes", {"fontSizes": {"standard": letters}})
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                for count in (4, 15, LARGEST_HAND):
                    found = page.evaluate(MEASURE, count)
                    where = f"{width}x{height}, letters of {letters} px, {count} tiles: {found}"
                    assert found["seen"] == count and found["size"] >= FINGER, where
                    beside = width > height  # the trains may be higher than the hand there
                    assert found["trains"] and (beside or abs(found["blank"]) <= 1), where
                    assert found["pages"] <= 2, where
        assert found["size"] > FINGER, "they grow with the letters"


def test_a_question_without_room_is_one_line_and_is_read_with_a_touch(chromium: Browser) -> None:
    with opened_page(chromium, seat_given(), Viewport((320, 480), "de", dark=False)) as page:
        line, answer = page.locator("#requests > summary"), page.locator(ANSWERS)
        box = line.bounding_box()
        assert box is not None and box["height"] >= FINGER
        expect(answer).to_be_hidden()
        line.click()
        expect(answer).to_be_in_viewport(ratio=1)
        page.evaluate("document.getElementById('table').dispatchEvent(new Event('shown'))")
        expect(answer).to_be_visible()  # also when the page is drawn anew meanwhile
        line.press("Enter")
        expect(answer).to_be_hidden()


def test_a_question_stays_open_where_there_is_room_beside_the_hand(chromium: Browser) -> None:
    with opened_page(chromium, PAGES["seat-asked-for"](), Viewport((390, 844), "en", dark=False)) as page:
        expect(page.locator("#requests > summary")).to_be_hidden()
        expect(page.locator(ANSWERS)).to_be_in_viewport(ratio=1)
        assert page.evaluate(IN_SIGHT)
