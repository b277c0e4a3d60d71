"""An evening at home, played on pages alone: four phones of other sizes and languages, a television, and a late guest.

The guest waits until the first game is over. For the second one another game is chosen on a phone, and then all of them
play again: phones and television come along by themselves. The program runs as people start it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect
from tests.browser.browsing import barriers
from tools.testing.local_network import free_port
from tools.testing.waiting import PATIENCE_S, wait_for

CODE = "evening2345"
NAMES, LATE = ("Ann", "Bo", "Cy", "Dee"), "Eve"
LANGUAGES = ("en", "de", "es", "de", "es")
SIZES = ((320, 568), (390, 664), (360, 640), (768, 1024), (390, 844))
TELEVISION = (1920, 1080)
MOST_TAPS, TAP_MS = 400, 5000
DUE = (".fits .ends button", ".tile.playable", *(f"nav [data-act={each}]" for each in ("draw", "done")))
"""The touches of a player in turn: the first of these that the page has."""
SERVE = ("serve", "mexican-train", "--players", ",".join(NAMES), "--set", "6", "--rounds", "1", "--hub", "none")
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


class HomeEvening:
    """The pages of those who came: the phones in the order of their coming, and the television."""

    def __init__(self, chromium: Browser, joining: str) -> None:
        self._chromium, self._joining = chromium, joining
        self.phones: list[Page] = []
        self.faults: list[str] = []

    def scan(self, size: tuple[int, int], language: str) -> Page:
        """Somebody opens the address in the code to scan."""
        width, height = size
        context = self._chromium.new_context(
            locale=language, viewport={"width": width, "height": height}, has_touch=True, reduced_motion="reduce"
        )
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("dialog", lambda dialog: dialog.accept())
        page.goto(self._joining)
        return page

    def sit_down(self, seat: int, name: str = "") -> Page:
        place = len(self.phones)
        page = self.scan(SIZES[place], LANGUAGES[place])
        page.fill("#name", name)
        page.check(f"input[name=seat][value='{seat}']")
        page.click("button.primary")
        page.wait_for_selector("[data-revision]")
        self.phones.append(page)
        return page

    def play(self) -> None:
        """Play the match to its end: each player lays the first tile that fits, else draws, else passes."""
        for _ in range(MOST_TAPS):
            page = wait_for(self._due, pause=lambda seconds: self.phones[0].wait_for_timeout(1000 * seconds))
            if page.locator(".podium").count():
                return
            _tap(page)
        raise AssertionError(f"the match does not end: {[each.inner_text('main') for each in self.phones]}")

    def _due(self) -> Page | None:
        """The phone of the player in turn, or one that shows the result."""
        return next((each for each in self.phones if each.locator(".part[data-mine], .podium").count()), None)

    def everybody_holds_a_hand(self) -> None:
        for page in self.phones:
            expect(page.locator(".hand .tile").first).to_be_visible()


def _tap(page: Page) -> None:
    """The button that the player in turn touches next."""
    button = next(
        (found for each in DUE if (found := page.locator(f"{each}:not([aria-disabled])").first).count()), None
    )
    assert button is not None, page.inner_text("body")
    # The page may be drawn anew meanwhile, and offer something else.
    with suppress(TimeoutError), page.expect_response("**/act", timeout=TAP_MS):
        button.click(timeout=TAP_MS)
    page.evaluate("answering")


@pytest.fixture
def evening(chromium: Browser, tmp_path: Path) -> Iterator[HomeEvening]:
    port = free_port()
    where = ("--host", "127.0.0.1", "--port", str(port), "--code", CODE, "--data", str(tmp_path), "--language", "en")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUNBUFFERED": "1"}
    said = tmp_path / "said"
    with said.open("w") as out:
        program = subprocess.Popen(
            (sys.executable, "-m", "roundhouse", *SERVE, *where),
            stdin=subprocess.PIPE, stdout=out, stderr=subprocess.STDOUT, env=environment,
        )  # fmt: skip
    joining = f"http://127.0.0.1:{port}/join/{CODE}"
    try:
        wait_for(lambda: joining in said.read_text().replace("\n", ""))
        yield HomeEvening(chromium, joining)
    finally:
        program.terminate()
        program.wait(PATIENCE_S)
    assert "Traceback" not in said.read_text()


def test_an_evening_at_home_is_played_to_again_twice(evening: HomeEvening) -> None:
    television = evening.scan(TELEVISION, "en")
    expect(television.locator("input[type=radio]")).to_have_count(len(NAMES) + 2)
    television.click("button[name=screen]")
    for seat in range(len(NAMES)):
        evening.sit_down(seat)
    evening.everybody_holds_a_hand()
    expect(television.locator(".row")).to_have_count(len(NAMES) + 1)
    eve = evening.scan(SIZES[-1], LANGUAGES[-1])
    eve.fill("#name", LATE)
    eve.check(f"input[name=seat][value='{len(NAMES)}']")
    eve.click("button.primary")
    expect(eve.locator(".request")).to_contain_text(LATE)
    expect(eve.locator(".hand")).to_have_count(0)
    expect(television.locator("aside")).to_contain_text(f"Waiting for a seat: {LATE}")
    evening.play()
    _everybody_reads_the_result(evening, television)
    _another_game(evening, television, chooser=2)
    evening.phones.append(eve)
    evening.everybody_holds_a_hand()
    expect(television.locator(".row .who", has_text=LATE)).to_be_visible()
    evening.play()
    _everybody_reads_the_result(evening, television)
    evening.phones[1].click("button[formaction='/rematch']")
    evening.everybody_holds_a_hand()
    expect(television.locator(".podium")).to_have_count(0)
    expect(television.locator("svg.felt")).to_be_visible()
    assert evening.faults == []


def _everybody_reads_the_result(evening: HomeEvening, television: Page) -> None:
    """The scores open by themselves, on the television, too."""
    for page in (*evening.phones, television):
        expect(page.locator(".podium li")).to_have_count(3)
        expect(page.locator(".sheet")).to_be_visible()
        assert page.evaluate(OVERFLOW) == 0
    for page in evening.phones:
        expect(page.locator("button[formaction='/rematch']")).to_be_visible()
    assert barriers(evening.phones[0]) == []


def _another_game(evening: HomeEvening, television: Page, chooser: int) -> None:
    """One chooses it; meanwhile all others wait for it."""
    page = evening.phones[chooser]
    page.click("button[formaction='/again']")
    for other in (*evening.phones[:chooser], *evening.phones[chooser + 1 :], television):
        expect(other.locator("main[data-waits]")).to_be_visible()
    expect(page.locator("[name=people]")).to_have_value(re.compile(LATE))
    page.select_option("[name=game]", "private-trains")
    page.click("button[value=look]:not(.visually-hidden)")
    page.select_option("[name='private-trains:set']", "6")
    page.select_option("[name='private-trains:length']", "1")
    page.click("button[value=begin]")
