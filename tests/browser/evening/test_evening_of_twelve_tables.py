"""An evening of twelve tables in which everything goes wrong once: at the real desk, on phones and on the wall, with
tables that play and report by the hall's own broker, or by Mosquitto. The director's program is killed, and so is the
broker.

The test counts by itself: what each table has played, and what people and the director have typed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path

import httpx2
import pytest
from playwright.sync_api import Browser, Page, expect
from pyuca import Collator
from tests.browser.evening.running_hall import HERE, DirectorProcess, KeptDesk
from tests.browser.hall_pages import PHONE, DeskPage, ServedHall, edges_of, enter_scores
from tests.club.halls import client
from tests.referee.tables import mexican_train, play_rounds
from tools.testing.local_network import MosquittoProcess, PortForwarder, free_ports
from tools.testing.waiting import wait_for

from roundhouse.club.mqtt.access import CONFIGURATION, password_file, write_access
from roundhouse.club.mqtt.connection import broker_at
from roundhouse.club.mqtt.messages import RoundScores, to_payload
from roundhouse.club.mqtt.table_link import TableLink
from roundhouse.club.mqtt.topics import Hall as HallTopics
from roundhouse.club.scores.results_csv import read_results
from roundhouse.club.store import ScoreOutbox
from roundhouse.indices import number_of
from roundhouse.program.hall.reports import FOLDER
from roundhouse.referee import Chance, SeatedPlayer, TableSession

TABLES, WITH_COMPUTERS = 12, 9
CUT_OFF, CORRECTED, ON_PAPER = 4, 3, 12
FIRST_NAMES = (
    *("Ágnes", "Łukasz", "Ömer", "Žofie", "Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal", "Ina", "Jo", "Kim"),
    *("Lou", "Max", "Nia", "Oz", "Pat", "Quin", "Ray", "Sue", "Tom", "Uma", "Vic", "Wim", "Xia", "Yan", "Abe"),
    *("Bea", "Cal", "Dot", "Eve", "Fay", "Gus", "Hope", "Ivo", "Jan", "Kai", "Lea", "Mia", "Ned", "Olga", "Pia"),
)
BY_PHONE = ("Roy", "Sam", "Tess")
LATE, PARTNER = "Una", "Uwe"
STAYS, THERE = "Žofie", (12, 3)
"""Somebody needs one table and one seat there."""


class HallEvening:
    """A hall, its desk, and the tables that report to it; `broker` is None where the director's program is it."""

    def __init__(
        self,
        director: DirectorProcess,
        broker: MosquittoProcess | None,
        folder: Path,
        port: int,
        chromium: Browser,
        stack: ExitStack,
    ) -> None:
        self.hall = ServedHall[KeptDesk](director.desk, director.pages)
        self.director, self.broker = director, broker
        self.chromium, self._folder, self.port, self._stack = chromium, folder, port, stack
        self.desk = DeskPage(self.hall, chromium)
        self.wall = self.hall.page(chromium, "/wall")
        self.cable = PortForwarder(port)
        stack.callback(self.cable.close)
        self._links: dict[int, TableLink] = {}
        stack.callback(self._close_all)
        self.by_phone: dict[str, Page] = {}
        """The phones of those who came early."""
        self.counted: dict[tuple[int, int], dict[str, int]] = {}
        """The points that ought to count, by round and table, both from 1."""

    @property
    def seats(self) -> list[tuple[str, ...]]:
        """The players at each table now."""
        return [table.players for table in self.hall.desk.evening.round.tables]

    def table_of(self, name: str) -> int:
        place = self.hall.desk.evening.round.place_of(name)
        assert place is not None
        return place[0]

    def play(self, number: int) -> dict[str, int]:
        """A table with a computer plays the round that is on, and reports it; the points of its people."""
        round, people = len(self.hall.desk.evening.rounds), self.seats[number - 1]
        seated = [SeatedPlayer(name, "greedy") for name in people]
        session = TableSession(mexican_train(len(people)), seated, Chance(f"{round}/{number}"))
        port = self.cable.port if number == CUT_OFF else self.port
        self._close(number)
        outbox = ScoreOutbox(self._folder / f"table-{number}-in-round-{round}.sqlite")
        at = broker_at(f"mqtt://{HERE}:{port}", f"table-{number}", self._folder)
        link = TableLink(at, number, session, outbox, f"round-{round}", lambda _: None, first_wait=0.05)
        self._stack.callback(outbox.close)
        self._links[number] = link
        play_rounds(session)
        self.counted[round, number] = dict(zip(people, session.referee.match.sheet[0].result.points, strict=True))
        return self.counted[round, number]

    def _close(self, number: int) -> None:
        """Those who have played at a table end the program; those of the next round start it again."""
        if number in self._links:
            self._links.pop(number).close()

    def _close_all(self) -> None:
        for number in [*self._links]:
            self._close(number)

    def phone(self, name: str) -> Page:
        return self.hall.phone(self.chromium, name)

    def somebody_is_now(self, name: str, now: str) -> None:
        """All points of somebody count for another name."""
        for points in self.counted.values():
            if name in points:
                points[now] = points.pop(name)

    def shows(self, table: int, state: str) -> None:
        """The desk says so of a table of the round that is on."""
        expect(self.desk.page.locator(".tables > li").nth(table - 1)).to_have_class(f"is-{state}")

    def count(self) -> list[tuple[str, str]]:
        """The standings: the sum of all rounds, and for one that somebody missed the mean of theirs; fewest first."""
        rounds = len({round for round, _ in self.counted})
        by_name: dict[str, list[int]] = {}
        won: dict[str, int] = {}
        for points in self.counted.values():
            for name, each in points.items():
                by_name.setdefault(name, []).append(each)
                won[name] = won.get(name, 0) + (each == min(points.values()))
        totals = {name: rounds * sum(each) / len(each) for name, each in by_name.items()}
        collation = Collator().sort_key
        order = sorted(totals, key=lambda name: (totals[name], -won[name], min(by_name[name]), collation(name)))
        return [(name, f"{totals[name]:g}") for name in order]


def mosquitto(folder: Path, port: int) -> MosquittoProcess:
    """Mosquitto, with the files that the program writes for it."""
    folder.mkdir()
    write_access(folder, HallTopics("hall"), TABLES, port)
    return MosquittoProcess(folder / CONFIGURATION, port)


@pytest.fixture(params=["own broker", "Mosquitto"])
def evening(request: pytest.FixtureRequest, tmp_path: Path, chromium: Browser) -> Iterator[HallEvening]:
    folder, (port, pages) = tmp_path / FOLDER, free_ports(2)
    with ExitStack() as stack:
        broker = mosquitto(folder, port) if request.param == "Mosquitto" else None
        at = ("--port", str(port)) if broker is None else ("--broker", f"mqtt://{HERE}:{port}")
        if broker is not None:
            stack.callback(broker.end)
        director = DirectorProcess(tmp_path, "--tables", str(TABLES), "--pages-port", str(pages), *at)
        stack.callback(director.kill)
        yield HallEvening(director, broker, folder, port, chromium, stack)


def test_everything_goes_wrong_once_and_the_standings_are_right(evening: HallEvening) -> None:
    _people_come(evening)
    _ghosts_come_and_go(evening)
    _cards_lie_on_the_tables(evening)
    _somebody_needs_a_table(evening)
    _a_round_begins_once(evening)
    _a_phone_is_lost(evening)
    _every_order_is_taken_back(evening)
    _the_first_round_is_played(evening)
    _a_table_on_paper_disagrees(evening)
    _a_table_floods(evening)
    _scores_are_reopened_and_corrected(evening)
    _somebody_comes_late_and_another_goes_home(evening)
    _the_lowest_of_each_table_move_up_after_a_countdown(evening)
    _the_second_round_is_played(evening)
    assert evening.desk.standings() == evening.count()
    _everybody_can_read_it(evening)
    assert [each for each in evening.hall.faults if not each.startswith("Failed to load resource")] == []


def _people_come(evening: HallEvening) -> None:
    """A list with a wrong line keeps what was typed; a spreadsheet's file is read as it is; others have phones."""
    desk = evening.desk
    desk.sign_in("Ann,Reds\n,Blues\nBo,Reds")
    expect(desk.page.locator("#players")).to_have_value("Ann,Reds\n,Blues\nBo,Reds")
    lines = ["Nr.;Vorname;Verein", *(f"{number};{name};" for number, name in enumerate(FIRST_NAMES, 1))]
    desk.sign_in(file="\r\n".join(lines).encode("utf-16"))
    assert list(evening.hall.desk.evening.present) == list(FIRST_NAMES)
    _a_phone_comes_in_while_the_hall_is_busy(evening, BY_PHONE[0])
    for name in BY_PHONE[1:]:
        evening.by_phone[name] = evening.phone(name)
        expect(evening.by_phone[name].locator("h1")).to_have_text(name)
    expect(evening.wall.locator("header")).to_contain_text("48 players are here")


def _a_phone_comes_in_while_the_hall_is_busy(evening: HallEvening, name: str) -> None:
    page = evening.hall.page(evening.chromium, f"/hall/{evening.hall.desk.code}")
    page.evaluate("Math.random = () => -0.4")  # a tenth of the pause
    page.route("**/hall/*", lambda route: route.fulfill(status=429, body="busy"), times=1)
    page.fill("#name", name)
    page.click("button.primary")
    expect(page.locator("h1")).to_have_text(name)


def _ghosts_come_and_go(evening: HallEvening) -> None:
    """Everybody who reads the wall has the code: ghosts go in one order, and later the director lets people in."""
    ghosts = [f"Ghost{number}" for number in range(20)]
    address = evening.hall.address
    for ghost in ghosts:
        with httpx2.Client(headers={"origin": address}) as stranger:
            stranger.get(f"{address}/hall/{evening.hall.desk.code}")
            stranger.post(f"{address}/hall/{evening.hall.desk.code}", data={"name": ghost})
    wait_for(lambda: len(evening.hall.desk.evening.present) == 48 + len(ghosts))
    evening.desk.open()
    evening.desk.page.click("text=Choose all 23 who signed in by phone")
    for name in BY_PHONE:
        evening.desk.page.uncheck(f"[name='name:{name}']")
    evening.desk.page.click("text=Sign the chosen ones out")
    evening.desk.reads("Signed out.")
    evening.desk.change_plan(rounds="2", approval="", shown="first-names")
    assert len(evening.hall.desk.evening.present) == 48


def _cards_lie_on_the_tables(evening: HallEvening) -> None:
    """They are printed before it is known who sits there, and lead nowhere wrong until then."""
    evening.desk.page.goto(f"{evening.hall.address}/print/cards")
    expect(evening.desk.page.locator(".cards h1")).to_have_text([f"Table {number}" for number in range(1, TABLES + 1)])
    early = evening.hall.page(evening.chromium, _card(evening, ON_PAPER), PHONE)
    expect(early.locator("h1")).to_have_text("Welcome")


def _card(evening: HallEvening, table: int) -> str:
    return f"/table/{evening.hall.desk.code}/{table}"


def _somebody_needs_a_table(evening: HallEvening) -> None:
    """The accessible one, in every round: another seat there is taken back."""
    table, seat = map(str, THERE)
    evening.desk.order_for(STAYS, "fix-seat", table=table, seat=seat)
    evening.desk.order_for(STAYS, "fix-seat", table=table, seat="1")
    evening.desk.take_back()


def _a_phone_is_lost(evening: HallEvening) -> None:
    """Nobody else takes the place before the director frees it; then the old phone shows nothing any more."""
    name = BY_PHONE[1]
    old = evening.by_phone[name]
    new = evening.phone(name)
    expect(new.locator(".problem")).to_contain_text("ask the director to free it")
    evening.desk.order_for(name, "free-phone", reason="lost")
    new.click("button.primary")
    expect(new.locator("h1")).to_have_text(name)
    expect(old.locator("#code")).to_be_visible()  # the page asks anew by itself


def _a_round_begins_once(evening: HallEvening) -> None:
    """Although the button is clicked twice; and what somebody orders on an old page is not done. A second director on
    the same folder is not let in."""
    other = DeskPage(evening.hall, evening.chromium)
    other.page.route("**/desk/part", lambda route: route.abort())
    evening.desk.open()
    evening.desk.page.locator("text=Begin the next round").dblclick()
    expect(evening.wall.locator("h1")).to_have_text("Round 1 of 2")
    other.page.locator("button[name=cue]").first.click()
    other.reads("Somebody has changed the desk")
    assert len(evening.hall.desk.evening.rounds) == 1
    assert evening.hall.desk.evening.round.place_of(STAYS) == THERE
    assert "Another director has" in evening.director.open_twin()
    other.page.context.close()


def _every_order_is_taken_back(evening: HallEvening) -> None:
    """After each the seats are what they were; the beginning itself is taken back, too, and given again."""
    desk, before = evening.desk, evening.seats
    one, other = before[9][0], before[10][0]
    late = evening.phone(LATE)
    expect(late.locator(".seat")).to_contain_text("The director lets you in")
    desk.choose("let-in", LATE)
    expect(late.locator(".seat")).to_contain_text("next round")
    desk.sign_in(PARTNER)
    orders: list[Callable[[], None]] = [
        lambda: desk.order_for(one, "swap", other=other),
        lambda: desk.order_for(LATE, "seat", table="11"),
        lambda: desk.order_for(LATE, "seat", table="13", other=PARTNER),
        lambda: desk.order_for(one, "substitute", other=LATE, reason="has to go"),
        lambda: desk.order_for(one, "substitute", other=LATE, points=""),
        lambda: desk.order_for(one, "fix-seat", table="1", seat="1"),
        lambda: desk.order_for(one, "rename", to="Someone"),
        lambda: desk.order_for(LATE, "merge", other=one),
        lambda: desk.order_for_round("pair-again", "too close to the door"),
        lambda: desk.order_for_round("cancel", "fire alarm"),
        lambda: desk.order_for(one, "leave"),
    ]
    for order in orders:
        log = len(evening.hall.desk.evening.log)
        order()
        assert len(evening.hall.desk.evening.log) > log
        desk.take_back()
        now = evening.hall.desk.evening
        assert evening.seats == before and not now.canceled and [*now.fixed] == [STAYS]
    expect(desk.page.locator(".orders li", has_text="fire alarm").first).to_be_visible()


def _the_first_round_is_played(evening: HallEvening) -> None:
    """One table loses its cable before it has reported; a later round would not wait for it. The director's program
    and the broker are killed while tables play. Two tables on paper hand in slips, whose codes the director scans with
    a phone."""
    evening.desk.open()
    for number in range(1, WITH_COMPUTERS + 1):
        match number:
            case 1 if evening.broker is not None:
                evening.broker.end()
            case 3 if evening.broker is not None:
                evening.broker.open()
            case 6:
                evening.director.kill()
            case 8:
                evening.director.open()
        if number == CUT_OFF:
            evening.cable.pull()
        evening.play(number)
    evening.desk.open()
    for number in range(1, WITH_COMPUTERS + 1):
        if number != CUT_OFF:
            evening.shows(number, "reported")
    evening.cable.plug_in()
    evening.shows(CUT_OFF, "reported")
    phone = DeskPage(evening.hall, evening.chromium, size=PHONE)
    for number in range(WITH_COMPUTERS + 1, ON_PAPER):
        points = {name: 7 * seat + number for seat, name in enumerate(evening.seats[number - 1])}
        points[evening.seats[number - 1][0]] = 0
        phone.page.goto(f"{evening.hall.address}{_card(evening, number)}/1")
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        phone.enter_slip(points)
        evening.counted[1, number] = points
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    phone.page.click(".jump [href='#people']")
    expect(phone.page.locator("#people").get_by_text("50 players are here")).to_be_in_viewport()
    phone.page.context.close()


def _a_table_on_paper_disagrees(evening: HallEvening) -> None:
    """Nobody confirms what they have not seen, and what cannot be is asked about or refused."""
    people = evening.seats[ON_PAPER - 1]
    ann, bo, cy = (evening.phone(name) for name in people[:3])
    wrong, right = dict(zip(people, (0, 12, 30, 8), strict=True)), dict(zip(people, (0, 12, 38, 8), strict=True))
    ann.goto(f"{evening.hall.address}{_card(evening, ON_PAPER - 1)}")
    expect(ann.locator(".problem")).to_contain_text("where you do not sit now")
    ann.goto(f"{evening.hall.address}{_card(evening, ON_PAPER)}")
    expect(ann.locator("#scores[open]")).to_have_count(1)
    enter_scores(ann, dict.fromkeys(people, 0))
    expect(ann.locator(".problem")).to_contain_text("Nobody has any points.")
    enter_scores(ann, {**wrong, people[3]: 99_999}, "Yes, they are right")
    expect(ann.locator(".problem")).to_contain_text("99999")
    enter_scores(ann, wrong)
    expect(bo.locator("text=They are right")).to_be_visible()
    bo.route("**/place/part", lambda route: route.abort())  # the phone sleeps
    enter_scores(cy, {**right, people[2]: "30+8"})
    expect(cy.locator("h2").first).to_contain_text(people[2])
    bo.click("text=They are right")
    expect(bo.locator(".problem")).to_contain_text(people[2])
    bo.click("text=They are right")
    evening.desk.open()
    evening.shows(ON_PAPER, "confirmed")
    evening.counted[1, ON_PAPER] = right


def _a_table_floods(evening: HallEvening) -> None:
    """Somebody with a table's password says matches that nobody plays: they are one line of the desk."""
    user = f"table-{ON_PAPER}"
    flood = client(evening.port, user, password_file(evening._folder, user).read_text("utf-8"))
    topic = HallTopics("hall").table(ON_PAPER, "scores")
    for number in range(100):
        said = RoundScores(f"x{number}", 1, 0, 0, ("Eve", "Mallory"), (0, number))
        flood.publish(topic, to_payload(said), 1).wait_for_publish(10)
    for _ in range(5):
        flood.publish(topic, b"x" * 20_000, 0)
    strange = evening.desk.page.locator("form.problem")
    evening.desk.open()
    expect(strange).to_contain_text("And 99 more matches like this.")
    flood.loop_stop()
    flood.disconnect()
    strange.locator("button").click()
    evening.desk.reads("set aside")
    expect(strange).to_have_count(0)


def _scores_are_reopened_and_corrected(evening: HallEvening) -> None:
    desk, people = evening.desk, evening.seats[CORRECTED - 1]
    desk.reopen(1, CORRECTED)
    evening.shows(CORRECTED, "playing")
    desk.take_back()
    evening.shows(CORRECTED, "reported")
    points = dict(zip(people, (0, 5, 10, 20), strict=True))
    desk.correct(1, CORRECTED, points, "counted again")
    evening.counted[1, CORRECTED] = points


def _somebody_comes_late_and_another_goes_home(evening: HallEvening) -> None:
    """Before the second round; a player who is renamed keeps the points, and a partner takes over those of another."""
    desk = evening.desk
    gone, renamed, replaced = evening.seats[0][1], evening.seats[1][1], evening.seats[2][1]
    desk.order_for(gone, "leave")
    desk.order_for(renamed, "rename", to="Renate")
    evening.somebody_is_now(renamed, "Renate")
    desk.order_for(replaced, "substitute", other=PARTNER, points="")
    evening.somebody_is_now(replaced, PARTNER)


def _the_lowest_of_each_table_move_up_after_a_countdown(evening: HallEvening) -> None:
    """Everybody sees when, and where they come from; who pairs again moves nobody twice."""
    desk, phone = evening.desk, evening.phone(evening.seats[5][0])
    desk.change_plan(seating="progressive")
    for minutes in (90, 5):
        desk.count_down(minutes)
        for page in (evening.wall, phone, desk.page):
            expect(page.locator("[data-left]")).to_have_text(re.compile(rf"^({minutes}:00|{minutes - 1}:\d\d)$"))
    desk.take_back()
    expect(evening.wall.locator("[data-left]")).to_have_text(re.compile("^(90:00|89:)"))
    desk.begin()
    expect(evening.wall.locator("h1")).to_have_text("Round 2 of 2")
    expect(evening.wall.locator("[data-left]")).to_have_count(0)
    assert evening.hall.desk.evening.round.place_of(STAYS) == THERE
    for number in range(2, TABLES + 1):
        points = evening.counted[1, number]
        up = {name for name in points if evening.table_of(name) == number - 1}
        assert len(up) == 2 and max(points[name] for name in up) <= min(points[name] for name in points.keys() - up)
    expect(evening.wall.locator(".at small").first).to_contain_text("→")
    desk.order_for_round("pair-again")
    desk.reads("Everybody would sit at the same table again")


def _the_second_round_is_played(evening: HallEvening) -> None:
    """The beginning is taken back while tables play it already, and given again: what they report counts then."""
    desk = evening.desk
    seats = evening.seats
    for number in range(1, 4):
        evening.play(number)
    desk.open()
    for number in range(1, 4):
        evening.shows(number, "reported")
    desk.take_back()
    assert len(evening.hall.desk.evening.rounds) == 1
    desk.begin()
    assert evening.seats == seats
    for number in range(4, WITH_COMPUTERS + 1):
        evening.play(number)
    for number in range(1, WITH_COMPUTERS + 1):
        evening.shows(number, "reported")
    for number in range(WITH_COMPUTERS + 1, TABLES + 1):
        points: Mapping[str, int] = {name: 11 * seat for seat, name in enumerate(evening.seats[number - 1])}
        desk.correct(2, number, points, "on paper")
        evening.counted[2, number] = dict(points)


def _everybody_can_read_it(evening: HallEvening) -> None:
    """Names stand by the alphabet and whole, the wall turns its pages, and all that is printed is there; certificates
    are those that the director wants."""
    german = DeskPage(evening.hall, evening.chromium, "de")
    names = german.page.locator("#people .who")
    first = [name for name in names.all_inner_texts() if name[0] in "AÁ"]
    assert first == sorted(first, key=lambda name: name.replace("Á", "A"))
    assert german.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    totals = edges_of(german.page.locator("#standings td:last-child"))
    assert totals and max(right for right, _ in totals) <= 1280
    expect(evening.wall.locator(".standings [data-rows-page]").first).to_contain_text(re.compile(r"\d / \d"))
    for link in german.page.locator("nav a[href^='/print/']").all():
        answer = german.page.context.request.get(f"{evening.hall.address}{link.get_attribute('href')}")
        assert answer.ok, answer.url
    german.page.goto(f"{evening.hall.address}/print/certificates")
    everybody = [name for name, _ in evening.count()]
    german.page.fill("#last", str(len(everybody)))
    german.page.fill("#title", "Goldener Stein")
    german.page.click("text=So zeigen")
    expect(german.page.locator(".certificate .name")).to_have_text(everybody)
    expect(german.page.locator(".certificate h1").first).to_have_text("Goldener Stein")
    scores = german.page.context.request.get(f"{evening.hall.address}/desk/scores.csv").text()
    kept = [(number_of(each.round), each.table, dict(each.points)) for each in read_results(scores.splitlines())[0]]
    assert kept == [(*place, evening.counted[place]) for place in sorted(evening.counted)]
