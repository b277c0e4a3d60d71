"""The hand on a phone: every tile is seen whole and large enough for a finger, whatever the screen and its letters."""

import pytest
from playwright.sync_api import Browser
from tests.browser.browsing import BrowserPhone, served
from tools.pictures.phone_pages import PAGES
from tools.pictures.web_pages import Viewport, opened_page

from roundhouse.games import MexicanTrain
from roundhouse.games.mexican_options import MexicanTrainOptions

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


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_every_tile_is_seen_whole_at_every_size_and_with_large_letters(chromium: Browser, language: str) -> None:
    with served(MexicanTrain(6, MexicanTrainOptions(set=12))) as table:
        phone = BrowserPhone(chromium, table, language)
        phone.sit_down(0)
        browser = phone.context.new_cdp_session(phone.page)
        for letters in (16, 32):
            browser.send("Page.setFontSizes", {"fontSizes": {"standard": letters}})
            for width, height in SIZES:
                phone.page.set_viewport_size({"width": width, "height": height})
                for count in (4, 15, LARGEST_HAND):
                    found = phone.page.evaluate(MEASURE, count)
                    where = f"{width}x{height}, letters of {letters} px, {count} tiles: {found}"
                    assert found["seen"] == count and found["size"] >= FINGER, where
                    beside = width > height  # the trains may be higher than the hand there
                    assert found["trains"] and (beside or abs(found["blank"]) <= 1), where
                    assert found["pages"] <= 2, where
        assert found["size"] > FINGER, "they grow with the letters"
        assert phone.faults == []


def test_the_hand_is_seen_below_a_question_to_the_table(chromium: Browser) -> None:
    with opened_page(chromium, PAGES["seat-asked-for"](), Viewport((390, 664), "en", dark=False)) as page:
        assert page.evaluate(IN_SIGHT)
