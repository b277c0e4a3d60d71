"""A round at a dealt table with everything that people may have: four phones, a television, and a simulated hub."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.browsing import BrowserPhone, RunningTable, served
from tests.browser.test_phones import catch_up, everybody_can_use, move
from tests.browser.test_television import television

from roundhouse.games import MexicanTrain
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.phones.tickets import NO_PLAYER
from roundhouse.simulator.lockstep import LockstepHub
from roundhouse_hub.lamps.scene import Cue, Scene

SIZES = ((320, 568), (390, 844), (844, 390), (768, 1024))
A_TURN_MS = 4000
SPOKEN = ("en", "de", "es", "de")


class HubBeside:
    """A simulated hub at a table that is served by another thread: one of them has it at a time."""

    def __init__(self) -> None:
        self.hub, self.asked = LockstepHub(), list[str]()
        self._one = threading.Lock()

    def show(self, scene: Scene) -> None:
        with self._one:
            self.hub.show(scene)

    def sound(self, cue: Cue) -> bool:
        with self._one:
            self.asked.append(cue.name)
            return self.hub.sound(cue)

    def run(self, ms: int) -> None:
        with self._one:
            self.hub.run(ms)


@pytest.fixture
def table() -> Iterator[RunningTable]:
    with served(MexicanTrain(4, MexicanTrainOptions(set=6))) as table:
        yield table


def test_four_phones_a_television_and_a_hub_play_a_round(chromium: Browser, table: RunningTable) -> None:
    beside = HubBeside()
    beside.run(3000)
    table.phones.session.output.connect(beside)
    phones = []
    for seat, (language, (width, height)) in enumerate(zip(SPOKEN, SIZES, strict=True)):
        phones.append(BrowserPhone(chromium, table, language, {"width": width, "height": height}))
        phones[seat].sit_down(seat)
    screen = television(chromium, table, "reduce")
    faults: list[str] = []
    screen.on("pageerror", lambda error: faults.append(str(error)))
    screen.on("console", lambda line: faults.append(line.text) if line.type in ("error", "warning") else None)
    moves = 0
    while table.phones.session.referee.position is not None:
        move(table, phones)
        beside.run(A_TURN_MS)
        moves += 1
    assert moves > 15
    catch_up(table, phones)
    expect(screen.locator("[data-revision]")).to_have_attribute(
        "data-revision", str(table.phones.session.history.revision)
    )
    totals = [str(points) for points in table.phones.session.referee.match.totals]
    assert screen.locator(".sheet tfoot tr:first-child td").all_inner_texts() == totals
    beside.run(A_TURN_MS)
    assert beside.hub.sounds == beside.asked and {"clatter", "warning", "bell"} <= set(beside.asked)
    assert any(beside.hub.board.pixels.now)
    watcher = BrowserPhone(chromium, table)
    watcher.sit_down(NO_PLAYER)
    assert watcher.page.locator(".hand").count() == 0
    for phone in [*phones, watcher]:
        phone.page.locator("a[href='/scores']").click()
        phone.page.wait_for_url("**/over")
        assert phone.page.locator("tfoot tr:first-child td").all_inner_texts() == totals
        everybody_can_use(phone)
    assert faults == [] and all(phone.faults == [] for phone in [*phones, watcher])
