"""Phones in a real browser: phones that come back, taps and drags, pages that everybody can use in three languages."""

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Route, expect
from tests.browser.browsing import BrowserPhone, RunningTable, barriers, served
from tools.testing.phone_table import until_hands
from tools.testing.waiting import wait_for

from roundhouse.actions import Action, PickTile
from roundhouse.actions.action import Index
from roundhouse.games import MexicanTrain
from roundhouse.games.core.moves import Draw
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.phones.phone import Phone as ServedPhone

LANGUAGES = ("en", "es", "de")
SIZES = [(320, 568), (390, 844), (844, 390), (768, 1024), (1920, 1080)]
LARGEST_PAGE = 60_000
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture
def table() -> Iterator[RunningTable]:
    with served(MexicanTrain(3, MexicanTrainOptions(set=6))) as table:
        yield table


def seated(chromium: Browser, table: RunningTable) -> list[BrowserPhone]:
    """A phone for each player, each in another language."""
    phones = [BrowserPhone(chromium, table, language) for language in LANGUAGES]
    for seat, phone in enumerate(phones):
        phone.sit_down(seat)
    return phones


def catch_up(table: RunningTable, phones: Sequence[BrowserPhone]) -> None:
    """Wait until every phone shows the table as it is now."""
    revision = str(table.phones.session.history.revision)
    for phone in phones:
        expect(phone.page.locator("[data-revision]")).to_have_attribute("data-revision", revision)


def move(table: RunningTable, phones: Sequence[BrowserPhone]) -> None:
    """The phone whose turn it is lays its first tile that fits, or draws, or says that it is done."""
    position = table.phones.session.referee.position
    assert position is not None
    phone = phones[position.turn]
    if phone.page.locator(".tile.playable").count():
        phone.tap(".tile.playable")
        phone.tap(".ends button")
    else:
        phone.act("draw" if any(isinstance(each, Draw) for each in position.legal()) else "done")
    catch_up(table, phones)


def everybody_can_use(phone: BrowserPhone) -> None:
    """Axe finds nothing, no screen has to be scrolled to the side, and the page is small."""
    assert barriers(phone.page) == []
    for width, height in SIZES:
        phone.page.set_viewport_size({"width": width, "height": height})
        assert phone.page.evaluate(OVERFLOW) == 0
    assert len(phone.page.content().encode()) < LARGEST_PAGE


def test_a_phone_that_comes_back_shows_the_table_as_it_is(chromium: Browser, table: RunningTable) -> None:
    phones = seated(chromium, table)
    away = phones[2]
    away.context.set_offline(True)
    others = phones[:2]
    move(table, others)
    away.context.set_offline(False)
    catch_up(table, phones)
    away.page.reload()
    catch_up(table, phones)
    away.page.goto("about:blank")
    move(table, others)
    away.page.go_back()
    catch_up(table, phones)


def test_a_turn_calls_by_what_was_chosen_and_the_browser_remembers_it(chromium: Browser, table: RunningTable) -> None:
    phone = BrowserPhone(chromium, table)
    phone.sit_down(0)
    phone.wait_until(lambda: phone.page.title() == "● Your turn")
    phone.page.locator("summary", has_text="When it is my turn").click()
    phone.page.uncheck("[name=title]")
    phone.page.check("[name=awake]")
    expect(phone.page.locator("#attention output")).not_to_be_empty()
    phone.page.reload()
    assert phone.page.is_checked("[name=awake]") and not phone.page.is_checked("[name=title]")
    assert phone.page.title() == "Roundhouse"


class Taps:
    """The requests to the table, in order."""

    def __init__(self, table: RunningTable, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[Action | None] = []
        submit = table.phones.table.submit

        def kept(by: ServedPhone, action: Action | None, key: str, revision: int) -> str:
            self.heard.append(action)
            return submit(by, action, key, revision)

        monkeypatch.setattr(table.phones.table, "submit", kept)

    def touch(self, phone: BrowserPhone, tiles: Sequence[int], pause_ms: int) -> None:
        """Touch these tiles of the hand, one after the other, whatever the table answers meanwhile."""
        phone.page.evaluate(TOUCH, [list(tiles), pause_ms])

    def have_come(self, tiles: Sequence[int]) -> bool:
        """Whether all of them have come, each once and in order."""
        return self.heard == [PickTile(Index(tile)) for tile in tiles]


TOUCH = """async ([tiles, pause]) => {
  for (const tile of tiles) {
    document.querySelector(`.hand [data-act="pick:${tile}"]`).click();
    await new Promise((done) => setTimeout(done, pause));
  }
}"""


TAKE_TWO_BACK = """() => {
  for (let taps = 0; taps < 2; taps += 1) document.querySelector(".keys [data-act='erase']").click();
}"""
"""Faster than the table answers."""


ANOTHER_PAGE = """() => {
  const headers = { "X-Order": newest + 1 };
  return received(new Response(place.innerHTML.replace("</h1>", " Something new</h1>"), { headers }), false);
}"""


def test_no_tap_is_lost_however_fast_somebody_taps(
    chromium: Browser, table: RunningTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    phones, taps = seated(chromium, table), Taps(table, monkeypatch)
    quick = [*range(4)] * 10
    taps.touch(phones[1], quick, 50)
    wait_for(lambda: taps.have_come(quick))
    assert phones[1].faults == []


def test_a_tap_that_is_not_taken_is_said_and_sent_again(
    chromium: Browser, table: RunningTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone, taps, refused = seated(chromium, table)[1], Taps(table, monkeypatch), [429, 503, 0, 429]

    def busy(route: Route) -> None:
        if not refused:
            route.continue_()
        elif status := refused.pop(0):
            route.fulfill(status=status)
        else:
            route.abort()

    phone.page.route("**/act", busy)
    taps.touch(phone, [2, 0, 3], 0)
    expect(phone.page.locator("#lost")).to_contain_text("se envía otra vez")
    expect(phone.page.locator("#lost")).to_be_hidden()
    assert taps.have_come([2, 0, 3]) and not refused


def test_a_tap_that_comes_too_late_is_said(chromium: Browser, table: RunningTable) -> None:
    phones = seated(chromium, table)
    position = table.phones.session.referee.position
    assert position is not None
    phone, words = phones[position.turn], ("tap again", "toca otra vez", "tippe noch einmal")
    phone.page.locator("[data-revision]").evaluate("(each) => { each.dataset.revision = 999999; }")
    phone.page.click("nav [data-act='draw']")
    expect(phone.page.locator("#lost")).to_contain_text(words[position.turn])


def test_two_pages_of_one_seat_agree(chromium: Browser, table: RunningTable) -> None:
    phones = seated(chromium, table)
    second = phones[0].new_page()
    second.goto(table.address)
    move(table, phones)
    revision = str(table.phones.session.history.revision)
    expect(second.locator("[data-revision]")).to_have_attribute("data-revision", revision)
    assert second.locator(".tile").count() == phones[0].page.locator(".tile").count()
    assert phones[0].faults == []


def test_a_phone_whose_seat_was_freed_says_so(chromium: Browser, table: RunningTable) -> None:
    phone = BrowserPhone(chromium, table)
    phone.sit_down(0)
    table.phones.table.free(Seat(0))
    expect(phone.page.locator(".problem")).to_have_text("The table's computer freed the seat of Ann.")


def test_another_phone_goes_on_with_a_seat_once_the_one_before_has_agreed(
    chromium: Browser, table: RunningTable
) -> None:
    phone, another = BrowserPhone(chromium, table), BrowserPhone(chromium, table)
    phone.sit_down(0)
    another.page.goto(table.joining)
    another.page.click(".ask")
    number = str(another.page.locator(".number").text_content())
    with another.page.expect_response(lambda answer: answer.status == 429):
        another.page.route(f"{table.address}/", lambda route: route.fulfill(status=429, body="Too often"), times=2)
    expect(phone.page.locator(".request h2")).to_contain_text(f"A phone that shows {number} asks for your seat.")
    phone.page.click("[data-act^='let-in:']")
    told = f"Ann goes on with the phone that showed {number}: the phone used before agreed."
    expect(another.page.locator(".request")).to_contain_text(told)
    expect(phone.page.locator(".problem")).to_have_text(told)
    another.page.click("[data-act^='understood:']")
    expect(another.page.locator(".request")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_can_use_the_pages(chromium: Browser, table: RunningTable, language: str) -> None:
    phone = BrowserPhone(chromium, table, language)
    phone.page.goto(f"{table.address}/join/wrong")
    everybody_can_use(phone)
    phone.page.goto(table.joining)
    everybody_can_use(phone)
    phone.sit_down(0)
    everybody_can_use(phone)
    another = BrowserPhone(chromium, table, language)
    another.page.goto(table.joining)
    everybody_can_use(another)
    another.page.click(".ask")
    everybody_can_use(another)
    everybody_can_use(phone)
    phone.page.click("[data-act^='keep-out:']")
    another.page.wait_for_selector("main:not([data-waits])")
    phone.tap(".tile.playable")
    everybody_can_use(phone)
    phone.tap(".ends button")
    everybody_can_use(phone)


HAND = "each => each.map((tile) => tile.getAttribute('aria-label'))"


def test_a_hand_is_sorted_by_dragging_and_by_keys(chromium: Browser, table: RunningTable) -> None:
    phone = BrowserPhone(chromium, table)
    phone.sit_down(0)
    tiles = phone.page.locator(".hand .tile")
    expect(tiles.nth(2)).to_be_visible()
    hand = tiles.evaluate_all(HAND)
    with phone.page.expect_response("**/act"):
        phone.drag(tiles.nth(0), tiles.nth(2), table.phones.table.wake_phones)  # which takes no tile out of the hand
    sorted_hand = [hand[1], hand[2], hand[0], *hand[3:]]
    expect(tiles.nth(2)).to_have_attribute("aria-label", hand[0])
    assert tiles.evaluate_all(HAND) == sorted_hand
    assert phone.page.locator(".tile.picked").count() == 0, "a tile that is dragged is not picked"
    tiles.nth(2).focus()
    for place in (1, 0):
        phone.wait_for("answering === null")
        with phone.page.expect_response("**/act"):
            phone.page.keyboard.press("Shift+ArrowLeft")
        expect(tiles.nth(place)).to_be_focused()
    assert tiles.evaluate_all(HAND) == hand
    assert phone.faults == []


def test_an_older_answer_that_comes_late_changes_nothing(chromium: Browser, table: RunningTable) -> None:
    phone = BrowserPhone(chromium, table)
    held = phone.hold_answer("**/part*")
    phone.sit_down(0)
    tiles = phone.page.locator(".hand .tile")
    hand = tiles.evaluate_all(HAND)
    phone.wait_until(lambda: held)
    tiles.nth(0).focus()
    phone.page.keyboard.press("Shift+ArrowRight")
    sorted_hand = [hand[1], hand[0], *hand[2:]]
    expect(tiles.nth(1)).to_be_focused()
    assert tiles.evaluate_all(HAND) == sorted_hand
    with phone.page.expect_response("**/part*"):
        held.pop(0)()
    phone.page.wait_for_timeout(300)
    assert tiles.evaluate_all(HAND) == sorted_hand
    assert phone.faults == []


def test_a_tile_that_was_dragged_stays_while_its_post_is_under_way(chromium: Browser, table: RunningTable) -> None:
    phone = BrowserPhone(chromium, table)
    phone.sit_down(0)
    tiles = phone.page.locator(".hand .tile")
    hand = tiles.evaluate_all(HAND)
    sorted_hand = [hand[1], hand[0], *hand[2:]]
    held = phone.hold_request("**/act")
    phone.drag(tiles.nth(0), tiles.nth(1))
    phone.wait_until(lambda: held)
    assert tiles.evaluate_all(HAND) == sorted_hand
    with phone.page.expect_response("**/part*"):
        table.phones.table.sit_down(Texts(), table.phones.table.tickets.code, Seat(1), "Bo")
    phone.page.wait_for_timeout(300)
    assert tiles.evaluate_all(HAND) == sorted_hand
    held.pop(0)()
    expect(tiles.nth(1)).to_be_focused()
    assert tiles.evaluate_all(HAND) == sorted_hand


def test_a_tap_is_not_lost_when_something_new_arrives_before_its_release(
    chromium: Browser, table: RunningTable
) -> None:
    phone = BrowserPhone(chromium, table)
    phone.sit_down(0)
    phone.page.hover("[data-act=hint]")
    held = phone.hold_request("**/act")
    phone.page.mouse.down()
    phone.page.evaluate(ANOTHER_PAGE)
    phone.page.mouse.up()
    phone.wait_until(lambda: held)
    assert phone.faults == []


def test_the_whole_table_stays_in_view_while_others_play(chromium: Browser, table: RunningTable) -> None:
    phones = seated(chromium, table)
    for phone in phones:
        phone.page.click("[href='#whole']")
        phone.wait_for("document.querySelector('.views').scrollLeft > 300")
    position = table.phones.session.referee.position
    assert position is not None
    table.phones.session.call(table.phones.session.computers.move(position.turn))
    table.phones.table.notify_phones()
    catch_up(table, phones)
    for phone in phones:
        assert phone.page.evaluate("document.querySelector('.views').scrollLeft") > 300
        everybody_can_use(phone)


def test_everybody_can_use_the_pages_of_real_tiles(chromium: Browser) -> None:
    with served(MexicanTrain(3), mode="called") as table:
        ann, bo = BrowserPhone(chromium, table), BrowserPhone(chromium, table, "de")
        ann.sit_down(0)
        bo.sit_down(1)
        everybody_can_use(ann)
        ann.tap("[data-act='answer:0']")
        ann.tap(".keys .end", 12)
        ann.tap(".keys .end", 5)
        everybody_can_use(ann)
        ann.tap(".chip.fits .plate")
        catch_up(table, [ann, bo])
        ann.tap(".calls li:first-child button")
        everybody_can_use(ann)
        ann.tap("[data-act='quit']")
        bo.page.locator("#more summary").click()
        bo.tap("[data-act='call-for-all']")
        everybody_can_use(bo)
        bo.tap(".choices button, nav [data-act='draw']")
        assert ann.faults == bo.faults == []
        until_hands(table.phones)
        table.phones.table.notify_phones()
        catch_up(table, [ann, bo])
        everybody_can_use(bo)
        bo.tap("[data-act='by-sum']")
        everybody_can_use(bo)
        for digit in (2, 5, 7):
            bo.tap(f".keys [data-act='digit:{digit}']")
        bo.page.evaluate(TAKE_TWO_BACK)
        expect(bo.page.locator(".left output")).to_have_text("2")
