"""The pages that televisions show work in Chromium 70, and say so where their script does not start."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.browsing import RunningTable, served
from tests.browser.test_television import lay
from tools.testing.phone_table import play

from roundhouse.games import MexicanTrain
from roundhouse.games.mexican_options import MexicanTrainOptions

OLD = """(() => {
  const newer = [
    [Array.prototype, ["at", "findLast", "findLastIndex", "toSorted", "toReversed", "toSpliced", "with"]],
    [String.prototype, ["at", "replaceAll", "matchAll", "isWellFormed"]],
    [Object, ["fromEntries", "hasOwn", "groupBy"]], [Promise, ["allSettled", "any", "withResolvers", "try"]],
    [window, ["structuredClone", "queueMicrotask", "WeakRef", "FinalizationRegistry", "reportError", "scheduler"]],
    [Element.prototype, ["replaceChildren", "getAnimations", "checkVisibility", "moveBefore", "setHTMLUnsafe"]],
    [Document.prototype, ["replaceChildren", "getAnimations", "startViewTransition"]],
    [DocumentFragment.prototype, ["replaceChildren"]], [HTMLFormElement.prototype, ["requestSubmit"]],
    [SubmitEvent.prototype, ["submitter"]], [Navigator.prototype, ["userActivation"]],
    [AbortSignal, ["timeout", "any", "abort"]], [Crypto.prototype, ["randomUUID"]], [URL, ["canParse", "parse"]],
    [Blob.prototype, ["text", "arrayBuffer"]], [Map, ["groupBy"]],
  ];
  for (const [place, names] of newer) for (const name of names) delete place[name];
})()"""
"""Takes away what came to Chromium after 70 and a script might use; what a language adds, acorn finds."""
GAPS = """() => [...document.querySelectorAll("body *")].filter((each) => {
  const style = getComputedStyle(each);
  const gap = parseFloat(style.columnGap) || parseFloat(style.rowGap);
  return /flex/.test(style.display) && gap > 0 && each.children.length > 1;
}).map((each) => each.className || each.tagName)"""
"""Where a flexible box keeps its parts apart by a gap, which Chromium 70 does not know."""


@pytest.fixture
def table() -> Iterator[RunningTable]:
    with served(MexicanTrain(4, MexicanTrainOptions(set=9))) as table:
        play(table.phones, 8)
        yield table


def old_page(chromium: Browser) -> tuple[Page, list[str]]:
    """A page of a television of 2021, and what its console complains of."""
    page, faults = chromium.new_context(viewport={"width": 1920, "height": 1080}).new_page(), list[str]()
    page.add_init_script(OLD)
    page.on("pageerror", lambda error: faults.append(str(error)))
    return page, faults


def test_an_old_television_types_the_code_and_shows_every_play(chromium: Browser, table: RunningTable) -> None:
    page, faults = old_page(chromium)
    page.goto(table.address)
    assert page.locator("main").evaluate("() => [].at === undefined && document.replaceChildren === undefined")
    assert page.evaluate(GAPS) == []
    page.fill("#code", table.phones.table.tickets.code)
    page.click("button.primary")
    assert page.evaluate(GAPS) == []
    page.click("button[name=screen]")
    page.wait_for_selector("svg.felt")
    lay(table, page)
    lay(table, page)
    assert page.evaluate(GAPS) == [] and faults == []
    expect(page.locator("#unstarted")).to_have_count(0)
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator("footer button").click(force=True)
    expect(page.locator("#code")).to_be_visible()


def test_a_page_whose_script_does_not_start_says_so(chromium: Browser, table: RunningTable) -> None:
    page = chromium.new_context().new_page()

    def answer(route: Route) -> None:
        route.fulfill(body="a ??? b;", content_type="text/javascript")

    page.route("**/static/phone.js", answer)
    page.goto(table.joining)
    page.click("button[name=screen]")
    told = page.locator("#unstarted")
    expect(told).to_be_hidden()
    told.evaluate("(each) => each.getAnimations().forEach((moves) => moves.finish())")
    expect(told).to_be_visible()
    expect(told).to_contain_text("did not start the page")
