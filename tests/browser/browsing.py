"""A real browser and a table that is served to it on this machine."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.resources import files

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, Request, Route
from tools.testing import phone_table
from tools.testing.phone_table import TableOfPhones
from tools.testing.waiting import wait_for

from roundhouse.games.rules.game import Game

PHONE = {"width": 390, "height": 844}


AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
BARRIERS = """() => {
  const passing = document.getAnimations().filter((each) => each.effect.getComputedTiming().iterations < Infinity);
  // One whose element is replaced meanwhile is canceled: its promise fails with an AbortError.
  return Promise.all(passing.map((each) => each.finished.catch(() => null)))
    .then(() => axe.run({resultTypes: ["violations"]}))
    .then((found) => found.violations.map((each) => [each.id, ...each.nodes.map((node) => node.html)]));
}"""
RENEWED = "Cannot read properties of null"
"""The words of axe for an element that the page has replaced meanwhile."""


def barriers(page: Page) -> list[list[str]]:
    """The findings of axe on a page: the rule, and the elements that break it."""
    page.evaluate(AXE)
    while True:
        try:
            return page.evaluate(BARRIERS)  # type: ignore[no-any-return]
        except Error as error:
            if RENEWED not in str(error):
                raise


class RunningTable:
    """A table of phones on a port of this machine."""

    def __init__(self, phones: TableOfPhones, port: int) -> None:
        self.phones = phones
        self.address = f"http://localhost:{port}"

    @property
    def joining(self) -> str:
        """The address that the code to scan holds."""
        return f"{self.address}/join/{self.phones.table.tickets.code}"


@contextmanager
def served(game: Game | None = None, computers: int = 0, mode: str = "dealt") -> Iterator[RunningTable]:
    phones = TableOfPhones(game, computers, mode=mode)
    with phone_table.served(phones) as port:
        yield RunningTable(phones, port)


class BrowserPhone:
    """A phone in somebody's hand: taps what the page offers. Faults of its pages are kept."""

    def __init__(
        self, chromium: Browser, table: RunningTable, language: str = "en", size: Mapping[str, int] | None = None
    ) -> None:
        self.table = table
        width, height = (size or PHONE).values()
        self.context: BrowserContext = chromium.new_context(
            locale=language, viewport={"width": width, "height": height}, has_touch=True, reduced_motion="reduce"
        )
        self.faults: list[str] = []
        """Complaints of its console and its requests, and requests that went elsewhere."""
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another page in the same browser: it has the same seat."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", self._watch)
        return page

    def _hear(self, line: ConsoleMessage) -> None:
        if line.type in ("error", "warning"):
            self.faults.append(line.text)

    def _watch(self, asked: Request) -> None:
        if not asked.url.startswith(self.table.address):
            self.faults.append(asked.url)

    def sit_down(self, seat: int, name: str = "") -> None:
        self.page.goto(self.table.joining)
        if name:
            self.page.fill("#name", name)
        self.page.check(f"input[name=seat][value='{seat}']")
        self.page.click("button.primary")
        self.page.wait_for_selector("[data-revision]")
        self.page.wait_for_load_state()  # with its style sheets

    def act(self, action: str) -> None:
        self.tap(f"nav [data-act='{action}']")

    def tap(self, selector: str, index: int = 0) -> None:
        with self.page.expect_response("**/act"):
            self.page.locator(selector).nth(index).click()

    def drag(self, tile: Locator, beyond: Locator, meanwhile: Callable[[], None] = lambda: None) -> None:
        """Drag a tile of the hand to the place after another one, and drop it there."""
        start, end = tile.bounding_box(), beyond.bounding_box()
        assert start is not None and end is not None
        mouse = self.page.mouse
        mouse.move(start["x"] + 10, start["y"] + 20)
        mouse.down()
        mouse.move(end["x"] + end["width"] - 5, end["y"] + 20, steps=8)
        meanwhile()
        mouse.up()

    def hold_request(self, address: str) -> list[Callable[[], None]]:
        """The next request for this address waits until what is in this list then is called."""
        held: list[Callable[[], None]] = []
        self.page.route(address, lambda route: held.append(route.continue_), times=1)
        return held

    def hold_answer(self, address: str) -> list[Callable[[], None]]:
        """The next request for this address is answered, and the answer waits."""
        held: list[Callable[[], None]] = []

        def hold(route: Route) -> None:
            answer = route.fetch()
            held.append(lambda: route.fulfill(response=answer))

        self.page.route(address, hold, times=1)
        return held

    def wait_for(self, expression: str) -> None:
        """Wait until a page's expression is true. Playwright's own wait would evaluate it where the page forbids it."""
        self.wait_until(lambda: self.page.evaluate(expression))

    def wait_until(self, condition: Callable[[], object]) -> None:
        wait_for(condition, pause=lambda seconds: self.page.wait_for_timeout(1000 * seconds))

    @property
    def buttons(self) -> list[str]:
        found = self.page.locator("nav [data-act]:not([aria-disabled])")
        return found.evaluate_all("each => each.map((button) => button.dataset.act)")  # type: ignore[no-any-return]
