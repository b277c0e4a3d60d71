"""The table on a large screen, in a real browser: what is played travels there."""

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browsing import RunningTable, barriers, served
from tools.testing.phone_table import play

from roundhouse.games import MexicanTrain
from roundhouse.games.core.moves import DONE, DRAW
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.phones.table import PhoneTable

MOVING = "document.getAnimations().map((each) => each.effect.target.dataset.piece).filter(Boolean)"
FELT = "(({ width, height }) => [width, height])(document.querySelector('svg.felt').getBoundingClientRect())"
SLOWLY = """(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        return animate.call(this, frames, { ...timing, duration: 9000 });
    };
})()"""
SIZES = [(1920, 1080), (1366, 768), (3840, 2160)]
AS_HIGH = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"


@pytest.fixture
def table() -> Iterator[RunningTable]:
    with served(MexicanTrain(4, MexicanTrainOptions(set=9))) as table:
        play(table.phones, 8)
        yield table


def television(
    chromium: Browser,
    table: RunningTable,
    motion: Literal["no-preference", "reduce"],
    size: tuple[int, int] = SIZES[0],
    language: str = "en",
) -> Page:
    viewport = {"width": size[0], "height": size[1]}
    context = chromium.new_context(viewport=viewport, reduced_motion=motion, locale=language)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(table.joining)
    page.click("button[name=screen]")
    page.wait_for_selector("svg.felt")
    page.wait_for_load_state()  # with its style sheets
    return page


def lay(table: RunningTable, page: Page) -> None:
    play(table.phones, 1)
    table.phones.table.notify_phones()
    revision = str(table.phones.session.history.revision)
    expect(page.locator("[data-revision]")).to_have_attribute("data-revision", revision)


def test_a_tile_travels_from_its_player(chromium: Browser, table: RunningTable) -> None:
    page = television(chromium, table, "no-preference")
    before = page.locator("[data-piece]").evaluate_all("all => all.map((each) => each.dataset.piece)")
    page.evaluate(SLOWLY)
    lay(table, page)
    moving = page.evaluate(MOVING)
    assert any(piece not in before for piece in moving), moving


def test_with_less_motion_nothing_travels(chromium: Browser, table: RunningTable) -> None:
    page = television(chromium, table, "reduce")
    lay(table, page)
    assert page.evaluate(MOVING) == []


LETTERS = """[...document.querySelectorAll(".part *")]
  .filter((each) => !each.closest("svg, .visually-hidden, .badge") && each.offsetParent)
  .filter((each) => [...each.childNodes].some((inside) => inside.nodeType === 3 && inside.data.trim()))
  .map((each) => parseFloat(getComputedStyle(each).fontSize))"""
LINES = """[...document.querySelectorAll(".door b")].map((each) => {
  const text = document.createRange();
  text.selectNodeContents(each);
  return text.getClientRects().length;
})"""
CODE = "document.querySelector('.door .qr').getBoundingClientRect().height"


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_table_is_seen_at_once(chromium: Browser, table: RunningTable, size: tuple[int, int]) -> None:
    page = television(chromium, table, "reduce", size)
    assert page.evaluate(AS_HIGH) == list(size)
    width, height = page.evaluate(FELT)
    assert width > 0.7 * size[0] and height > 0.8 * size[1]
    assert min(page.evaluate(LETTERS)) >= size[1] / 40, "read from the sofa"
    assert max(page.evaluate(LINES)) == 1, "code and address are on a line each"
    assert round(page.evaluate(CODE), 1) >= size[1] / 5, "a browser lays out in parts of a pixel"


CUT = """[...document.querySelectorAll(".rows .row")].filter((row) => {
    const right = row.getBoundingClientRect().right, name = row.querySelector(".who");
    const parts = [...row.querySelectorAll(".plate, .tags")];
    return name.scrollWidth > name.clientWidth || parts.some((each) => each.getBoundingClientRect().right > right);
}).map((row) => row.innerText)"""


def test_no_name_and_no_open_end_is_cut_beside_what_else_stands_in_a_row(
    chromium: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PhoneTable, "presence", lambda _: ("away",) * 4)
    with served(MexicanTrain(4, MexicanTrainOptions(set=9))) as table:
        session = table.phones.session
        session.mode.begin()
        while (position := session.referee.position) is not None and position.markers.bit_count() < 2:
            session.call(next(each for each in (DRAW, DONE, *position.legal()) if each in position.legal()))
        page = television(chromium, table, "reduce", language="de")
        expect(page.locator(".row .marker")).not_to_have_count(0)
        assert page.evaluate(CUT) == []


def test_everybody_can_use_it(chromium: Browser, table: RunningTable) -> None:
    page = television(chromium, table, "reduce")
    assert barriers(page) == []


def test_a_name_is_drawn_from_the_end_that_the_picture_says(chromium: Browser, table: RunningTable) -> None:
    names = television(chromium, table, "reduce").locator("svg.felt .name")
    told = names.evaluate_all("each => each.map((name) => name.getAttribute('text-anchor'))")
    drawn = names.evaluate_all("each => each.map((name) => getComputedStyle(name).textAnchor)")
    assert drawn == told and {"start", "end"} <= set(told)
