"""A hall in a real browser: the desk, two phones and the wall see a round through, and everybody can use the pages."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import APIResponse, Browser, Route, ViewportSize, expect
from tests.browser.browsing import barriers
from tests.browser.hall_pages import PHONE, WALL, ServedHall, edges_of
from tests.browser.test_old_televisions import GAPS, OLD

from roundhouse.club.desk import Desk
from roundhouse.club.entries import Plan
from roundhouse.club.hall_views import PRINTS
from roundhouse.club.store import HallRegister
from roundhouse.indices import RoundIndex
from roundhouse.program.hall.pages import served
from roundhouse.program.phones.server import listen
from roundhouse.program.table_request import PhoneServerOptions

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal")


@pytest.fixture
def hall() -> Iterator[ServedHall[Desk]]:
    register = HallRegister(":memory:")
    listening = listen(PhoneServerOptions("127.0.0.1", 0))
    desk = Desk(register)
    with served(
        desk, listening, PhoneServerOptions(public=f"http://localhost:{listening.getsockname()[1]}")
    ) as address:
        yield ServedHall(desk, address)
    listening.close()
    register.close()


def test_a_round_is_begun_played_entered_confirmed_and_seen(chromium: Browser, hall: ServedHall[Desk]) -> None:
    desk = hall.page(chromium, f"/desk/{hall.desk.secret}")
    wall = hall.page(chromium, "/wall")
    desk.fill("#players", "\n".join(NAMES))
    desk.click("#signing-in button")
    expect(wall.locator("header")).to_contain_text("8 players are here")
    phones = {name: hall.phone(chromium, name) for name in NAMES[:1]}
    desk.click("text=Begin the next round")
    expect(wall.locator("h1")).to_have_text("Round 1 of 8")
    table = hall.desk.evening.round.tables[(hall.desk.evening.round.place_of("Ann") or (0, 0))[0] - 1]
    other = next(name for name in table.players if name != "Ann")
    phones[other] = hall.phone(chromium, other)
    expect(phones["Ann"].locator(".big")).to_contain_text("Table")
    phones["Ann"].click("text=Enter the scores")
    for place, name in enumerate(table.players):
        phones["Ann"].fill(f"[name='points:{name}']", str(10 * place))
    desk.fill("#text", "Two minutes more")
    desk.click("#announcing button")
    expect(wall.locator(".said")).to_have_text("Two minutes more")
    assert phones["Ann"].input_value(f"[name='points:{table.players[1]}']") == "10", "news take nothing that is typed"
    phones["Ann"].click("text=Send the scores")
    phones[other].click("text=They are right")
    expect(desk.locator(".tables li.is-confirmed")).to_have_count(1)
    expect(wall.locator(".standings .first .who")).to_have_text(table.players[0])
    desk.once("dialog", lambda dialog: dialog.dismiss())
    desk.click("text=Begin the next round")
    assert len(hall.desk.evening.rounds) == 1, "a table has no scores yet, and nobody was sure"
    assert hall.faults == []


def test_a_countdown_runs_and_a_phone_types_a_score_below_zero(chromium: Browser, hall: ServedHall[Desk]) -> None:
    hall.desk.add(Plan(game="station"))
    hall.desk.sign_in(NAMES)
    hall.desk.begin_round()
    hall.desk.count_down(10)
    wall, phone = hall.page(chromium, "/wall"), hall.phone(chromium, "Ann")
    expect(wall.locator("[data-left]")).to_have_text(re.compile("^9:5"))
    phone.click("text=Enter the scores")
    field = phone.locator("[name='points:Ann']")
    field.fill("12")
    phone.get_by_label("The other sign for Ann").click()
    expect(field).to_have_value("−12")
    phone.get_by_label("The other sign for Ann").click()
    expect(field).to_have_value("12")


def test_the_desk_works_on_a_phone(chromium: Browser, hall: ServedHall[Desk]) -> None:
    hall.desk.sign_in(f"Wilhelmina-Annabel {number}" for number in range(16))
    hall.desk.begin_round()
    desk = hall.page(chromium, f"/desk/{hall.desk.secret}", PHONE)
    for path in ("/desk", "/desk/player?name=Wilhelmina-Annabel%200", "/desk/correct/1/1"):
        desk.goto(f"{hall.address}{path}")
        assert desk.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    desk.goto(f"{hall.address}/desk")
    for place, title in (("announcing", "Announce"), ("people", "16 players are here"), ("prints", "The wall")):
        desk.click(f".jump [href='#{place}']")
        expect(desk.locator(f"#{place}").get_by_text(title, exact=True)).to_be_in_viewport()
    desk.fill("#text", "Two minutes more")
    desk.click("#announcing button")
    expect(desk.locator(".done")).to_be_visible()


def test_an_order_from_an_old_page_keeps_its_reason_whatever_is_new(chromium: Browser, hall: ServedHall[Desk]) -> None:
    hall.desk.sign_in(NAMES)
    hall.desk.begin_round()
    desk = hall.page(chromium, f"/desk/{hall.desk.secret}")
    desk.on("dialog", lambda dialog: dialog.accept())
    reason = desk.locator(".round [name=reason]")
    reason.fill("Fire alarm")
    desk.evaluate("document.querySelector('.round [name=seen]').value = 'old'")
    desk.click("text=Cancel the round")
    expect(desk.locator(".problem")).to_contain_text("Somebody has changed the desk")
    desk.evaluate("refresh()")
    expect(reason).to_have_value("Fire alarm")
    desk.click("text=Cancel the round")
    expect(desk.locator(".orders li").first).to_contain_text("Round 1 is canceled Fire alarm")


def test_a_form_that_is_half_filled_keeps_its_words_and_hides_nothing_new(
    chromium: Browser, hall: ServedHall[Desk]
) -> None:
    hall.desk.sign_in(NAMES)
    hall.desk.begin_round()
    desk = hall.page(chromium, f"/desk/{hall.desk.secret}")
    reason, box = desk.locator(".round [name=reason]"), desk.get_by_role("checkbox", name="Ann")
    reason.fill("Fire alarm")
    box.check()
    hall.desk.sign_in(["Zoe"])
    expect(desk.get_by_role("checkbox", name="Zoe")).to_be_visible()
    expect(box).to_be_checked()
    expect(reason).to_have_value("Fire alarm")
    reason.focus()
    hall.desk.sign_in(["Yan"])
    expect(desk.locator("#waits")).to_be_visible()
    reason.blur()
    expect(desk.get_by_role("checkbox", name="Yan")).to_be_visible()
    expect(desk.locator("#waits")).to_be_hidden()


def test_a_click_is_not_lost_when_something_new_arrives_before_its_release(
    chromium: Browser, hall: ServedHall[Desk]
) -> None:
    hall.desk.sign_in(NAMES)
    desk = hall.page(chromium, f"/desk/{hall.desk.secret}")
    desk.get_by_role("checkbox", name="Ann").check()
    desk.hover("text=Sign the chosen ones out")
    desk.on("dialog", lambda dialog: dialog.accept())
    desk.mouse.down()
    desk.evaluate("refresh()")
    desk.mouse.up()
    expect(desk.locator(".done")).to_be_visible()
    assert "Ann" not in hall.desk.evening.present


def test_an_answer_that_comes_late_does_not_replace_a_newer_one(chromium: Browser, hall: ServedHall[Desk]) -> None:
    wall = hall.page(chromium, "/wall")
    held: list[tuple[Route, APIResponse]] = []

    def hold_the_first(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append((route, route.fetch()))

    wall.route(f"**{wall.locator('[data-part]').get_attribute('data-part')}", hold_the_first)
    hall.desk.sign_in(["Ann"])
    while not held:
        wall.wait_for_timeout(10)
    hall.desk.sign_in(["Bo", "Cy"])
    expect(wall.locator("header")).to_contain_text("3 players are here")
    [(route, response)] = held
    with wall.expect_event("requestfinished"):
        route.fulfill(response=response)
    wall.wait_for_timeout(100)
    assert "3 players are here" in wall.locator("header").inner_text()


def test_a_list_longer_than_the_wall_turns_its_pages(chromium: Browser, hall: ServedHall[Desk]) -> None:
    hall.desk.sign_in(f"Player {number:03}" for number in range(200))
    hall.desk.begin_round()
    wall = hall.page(chromium, "/wall")
    page = wall.locator("[data-page]")
    expect(page).to_have_text("1 / 4")
    wall.evaluate("turn(1)")
    expect(page).to_have_text("2 / 4")
    [(right, _)] = edges_of(wall.get_by_text("Player 063"))
    assert 0 < right <= WALL["width"]
    assert wall.evaluate("document.documentElement.scrollHeight") <= WALL["height"]


def test_standings_longer_than_the_wall_turn_their_pages(chromium: Browser, hall: ServedHall[Desk]) -> None:
    hall.desk.sign_in(f"Player {number:03}" for number in range(48))
    hall.desk.begin_round()
    for number, table in enumerate(hall.desk.evening.round.tables, 1):
        points = {name: 10 * seat for seat, name in enumerate(table.players)}
        hall.desk.correct(RoundIndex(0), number, points, "on paper")
    wall = hall.page(chromium, "/wall")
    standings = wall.get_by_role("table", name="Standings")
    seen: set[str] = set()
    for page in ("1 / 3", "2 / 3", "3 / 3"):
        expect(standings.locator("[data-rows-page]")).to_have_text(page)
        shown = standings.locator("tbody tr:not([hidden]) .who").evaluate_all(  # at once: the wall may draw itself anew
            "all => all.map((cell) => [cell.innerText, cell.getBoundingClientRect().bottom])"
        )
        assert all(bottom <= WALL["height"] for _, bottom in shown)
        seen |= {name for name, _ in shown}
        wall.evaluate("turn(1)")
    assert len(seen) == 48


def test_between_rounds_a_small_wall_breaks_no_word_and_has_all_in_sight(
    chromium: Browser, hall: ServedHall[Desk]
) -> None:
    hall.desk.sign_in(f"Dietlinde Papadopoulos {number},Team {number % 4}" for number in range(48))
    hall.desk.begin_round()
    for number, table in enumerate(hall.desk.evening.round.tables, 1):
        points = {name: 10 * seat for seat, name in enumerate(table.players)}
        hall.desk.correct(RoundIndex(0), number, points, "on paper")
    size = ViewportSize(width=1280, height=720)
    wall = hall.page(chromium, "/wall", size, "es")
    expect(wall.locator("table")).to_have_count(3)
    lines = wall.locator("tbody tr:visible .who").evaluate_all(
        "all => all.map((cell) => { const range = document.createRange(); range.selectNodeContents(cell);"
        " return new Set([...range.getClientRects()].map((line) => line.top)).size; })"
    )
    assert max(lines) <= 3, "no more lines than words"
    assert max(bottom for _, bottom in edges_of(wall.locator("table, .scan"))) <= size["height"]


def test_what_was_typed_stays_while_the_hall_is_busy_and_is_sent_again(
    chromium: Browser, hall: ServedHall[Desk]
) -> None:
    page = hall.page(chromium, f"/hall/{hall.desk.code}", PHONE)
    page.evaluate("Math.random = () => -0.4")  # a tenth of the pause
    answers = [429, 503]

    def answer(route: Route) -> None:
        if route.request.method == "POST" and answers:
            route.fulfill(status=answers.pop(), body="busy")
        else:
            route.continue_()

    page.route("**/hall/*", answer)
    page.fill("#name", "Ann")
    page.click("button.primary")
    expect(page.locator("#lost")).to_be_visible()
    assert page.input_value("#name") == "Ann"
    expect(page.locator("h1")).to_have_text("Ann")
    assert page.url.endswith("/place") and list(hall.desk.evening.present) == ["Ann"] and not answers


def test_everybody_can_use_the_pages(chromium: Browser, hall: ServedHall[Desk]) -> None:
    hall.desk.sign_in(f"{name},{'Reds' if name < 'E' else 'Blues'}" for name in NAMES)
    pages = [hall.page(chromium, path) for path in (f"/desk/{hall.desk.secret}", "/wall", "/hall")]
    pages += [hall.page(chromium, f"/hall/{hall.desk.code}", PHONE), hall.phone(chromium, "Ann")]
    assert [barriers(page) for page in pages] == [[]] * len(pages)
    hall.desk.begin_round()
    table = hall.desk.evening.round.tables[0]
    points = dict.fromkeys(table.players, 9)
    hall.desk.enter(RoundIndex(0), 1, points, table.players[0], sure=True)
    hall.desk.confirm(RoundIndex(0), 1, points, table.players[1])
    desk = pages[0]
    paths = (
        "/desk",
        "/desk/player?name=Ann",
        "/wall",
        "/desk/correct/1/1",
        *(f"/print/{what}" for what in PRINTS),
    )
    found = []
    for path in paths:
        desk.goto(f"{hall.address}{path}")
        found.append(barriers(desk))
    expect(pages[-1].locator(".big")).to_contain_text("Table")
    pages[-1].evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
    assert [*found, barriers(pages[-1])] == [[]] * (len(paths) + 1)


def test_the_wall_may_be_a_television_of_some_years(chromium: Browser, hall: ServedHall[Desk]) -> None:
    wall = chromium.new_context(viewport=WALL, locale="en").new_page()
    wall.add_init_script(OLD)
    wall.on("pageerror", lambda error: hall.faults.append(str(error)))
    wall.goto(f"{hall.address}/wall")
    assert wall.evaluate(GAPS) == []
    hall.desk.sign_in(NAMES)
    hall.desk.begin_round()
    expect(wall.locator("h1")).to_have_text("Round 1 of 8")
    assert wall.evaluate(GAPS) == [] and hall.faults == []
    expect(wall.locator("#unstarted")).to_have_count(0)
