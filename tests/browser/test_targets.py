"""Targets on the pages of phones are as large as a finger, and all that matters stands out from its ground."""

from playwright.sync_api import Browser
from tools.pictures.phone_pages import PAGES
from tools.pictures.web_pages import Viewport, opened_page

FINGER = 44
SMALL = """(finger) => [...document.querySelectorAll("[data-act], a, button, summary, select, input, label")]
  .map((each) => each.closest("label") || each)
  .filter((each) => each.checkVisibility() && !each.matches(".visually-hidden, [type=hidden], label:not(:has(input))"))
  .filter((each) => Math.min(each.offsetWidth, each.offsetHeight) < finger)
  .map((each) => `${each.outerHTML.slice(0, 80)} ${each.offsetWidth}x${each.offsetHeight}`)"""
CONTRASTS = """() => {
  const light = (color) => (color.match(/[0-9.]+/g) || [0, 0, 0]).slice(0, 3).map((part) => part / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place], 0);
  const contrast = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const style = (selector) => getComputedStyle(document.querySelector(selector));
  const turn = style(".train.turn"), hand = style(".hand").backgroundColor;
  return {
    frame: contrast(turn.borderTopColor, turn.backgroundColor),
    tile: Math.max(...["stroke", "fill"].map((part) => contrast(style(".hand .face")[part], hand))),
  };
}"""
ONE_TABLE = "document.querySelectorAll(\"[href='#whole'], footer [href='/table']\").length"
IN_SIGHT = "document.querySelector('.main .primary').getBoundingClientRect().bottom <= innerHeight"


def test_every_target_is_as_large_as_a_finger_and_stands_out(chromium: Browser) -> None:
    small, contrasts = {}, {}
    for place, (name, shown) in enumerate(PAGES.items()):
        if name.startswith("television"):
            continue
        with opened_page(chromium, shown(), Viewport((320, 568), "de", dark=place % 2 == 0)) as page:
            small[name] = page.evaluate(SMALL, FINGER)
            if name.startswith("hand") and name != "hand-told":
                contrasts[name] = page.evaluate(CONTRASTS)
                assert page.evaluate(ONE_TABLE) == 1
            if name in ("join", "setup"):
                assert page.evaluate(IN_SIGHT)
    assert {name: found for name, found in small.items() if found} == {}
    assert all(each >= 3 for found in contrasts.values() for each in found.values()), contrasts
