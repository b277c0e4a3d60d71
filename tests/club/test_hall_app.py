"""The pages of a hall as a browser asks for them: who may do what, and what everybody is told."""

import asyncio
import html
import re
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from unittest.mock import Mock

import pytest
from tests.club.test_evening import NAMES
from tools.testing.waiting import PATIENCE_S
from tools.testing.web_client import WebClient

from roundhouse.catalogs import Message
from roundhouse.club import hall_app, store
from roundhouse.club.desk import MOST_ENTERED, Desk
from roundhouse.club.entries import PROGRESSIVE, Change, FixedSeat, Merged, Plan, Renamed, SignedIn
from roundhouse.club.hall_app import HallApp
from roundhouse.club.hall_views import PRINTS
from roundhouse.club.mqtt.director import TableSeen
from roundhouse.club.mqtt.messages import ALL_TABLES, Link, RoundScores, TableState
from roundhouse.club.scores.results_csv import read_results
from roundhouse.club.scores.score_trail import RefusedEntry, Reopened
from roundhouse.club.seating import MOST
from roundhouse.club.store import HallRegister
from roundhouse.indices import RoundIndex
from roundhouse.records.csv_cells import text_of
from roundhouse.web import guard

FIRST = RoundIndex(0)
ADDRESS = "http://hall.example"
HERE = {"origin": ADDRESS}


class Speaker:
    """A director of whom only the words are kept; `is_open` is whether the broker is there."""

    def __init__(self) -> None:
        self.said: list[tuple[object, ...]] = []
        self.is_open = True
        self.connection = self
        self.tables: dict[int, TableSeen] = {}

    def signal(self, cue: str) -> bool:
        self.said.append((cue,))
        return self.is_open

    def notify(self, text: str, table: int) -> bool:
        self.said.append((text, table))
        return self.is_open

    def show_leaders(self, names: list[str]) -> None:
        self.leaders = names

    def tell_again(self, table: int) -> None:
        self.told_again = table


class Hall:
    """A desk of an evening, and browsers that ask for its pages."""

    def __init__(self, players: int = 16, register: HallRegister | None = None) -> None:
        self.register = register or HallRegister(":memory:")
        self.desk = Desk(self.register, clock=lambda: self.now)
        self.now = 1_000.0
        self.speaker = Speaker()
        self.desk.director = self.speaker  # type: ignore[assignment]
        for name in NAMES[:players]:
            self.desk.add(SignedIn(name))
        self.app = HallApp(self.desk, ADDRESS, ["hall.example"])

    @classmethod
    def of(cls, register: HallRegister) -> "Hall":
        """The hall with this register, started again."""
        return cls(0, register)

    def browser(self) -> WebClient:
        return WebClient(self.app, ADDRESS, headers={"accept-language": "en"}, follow_redirects=True)

    def director(self) -> WebClient:
        browser = self.browser()
        assert browser.get(f"/desk/{self.desk.secret}").status_code == 200
        return browser

    def phone(self, name: str) -> WebClient:
        browser = self.browser()
        answer = browser.post(f"/hall/{self.desk.code}", data={"name": name}, headers=HERE)
        assert answer.status_code == 200, answer.text
        return browser

    def order(self, browser: WebClient, what: str, **form: str) -> str:
        """The page after this order, from the desk as it is now unless the form says in which state it was seen."""
        seen = {"seen": str(self.desk.state)}
        return browser.post(f"/desk/do/{what}", data=seen | form, headers=HERE).text

    def report(self, table: int, deal: int = 1, match: str = "m") -> None:
        names = self.desk.evening.round.tables[table - 1].players
        points = tuple(10 * seat for seat in range(1, len(names) + 1))
        self.desk.receive(table, RoundScores(f"{match}{table}", deal, 0, 0, names, points))


@pytest.fixture
def hall(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    for rate in ("POSTS", "TAPS"):
        monkeypatch.setattr(guard, rate, guard.Rate(1000, 1000))
    yield Hall()


def problem(page: str) -> str:
    found = re.findall(r'class="problem"[^>]*>([^<]*)<', page)
    return " ".join(each.strip() for each in found)


@pytest.mark.parametrize(
    ("how", "where"),
    [
        ("GET", "/desk"),
        ("GET", "/desk/part"),
        ("GET", "/desk/wrong"),
        ("POST", "/desk/do/begin"),
        ("GET", "/desk/correct/1/1"),
        ("GET", f"/desk/correct/{'9' * 5000}/1"),
        ("GET", f"/table/wrong/{'9' * 5000}"),
        ("GET", f"/table/wrong/{'9' * 5000}/1"),
        ("GET", "/desk/player?name=Ann"),
        ("POST", "/desk/correct/1/1"),
        ("GET", "/print/seats"),
        ("GET", "/desk/scores.csv"),
        ("GET", "/place"),
        ("GET", "/place/part"),
        ("POST", "/place/scores"),
        ("POST", "/place/leave"),
        ("GET", "/hall/wrong"),
        ("POST", "/hall/wrong"),
    ],
)
def test_who_has_no_right_is_told_so_and_changes_nothing(hall: Hall, how: str, where: str) -> None:
    hall.desk.begin_round()
    before = hall.register.entries()
    answer = hall.browser().request(how, where, headers=HERE, data={"name": "Zoe"} if how == "POST" else None)
    assert answer.status_code == 403
    assert "Ann" not in answer.text and hall.register.entries() == before


def can_speak(hall: Hall) -> bool:
    """Whether a table, or a player, need not wait to be heard by the desk."""

    def speak() -> bool:
        if is_free := hall.desk.lock.acquire(blocking=False):
            hall.desk.lock.release()
        return is_free

    with ThreadPoolExecutor() as thread:
        return thread.submit(speak).result()


@pytest.mark.parametrize("what", ["begin", "cancel", "pair-again", "reopen", "correct"])
def test_between_the_check_of_what_was_shown_and_the_order_no_table_says_anything(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    hall.desk.begin_round()
    could = []

    def check(*_: object) -> None:
        could.append(can_speak(hall))

    for each in ("check_shown", "check_shown_to_begin"):
        monkeypatch.setattr(hall.desk, each, check)
    points = {f"points:{name}": str(at) for at, name in enumerate(hall.desk.evening.round.tables[0].seats)}
    form = {"seen": str(hall.desk.state), "shown": "", "round": "1", "table": "1", "reason": "x", **points}
    hall.director().post("/desk/correct/1/1" if what == "correct" else f"/desk/do/{what}", data=form, headers=HERE)
    assert could == [False]


def test_seats_are_worked_out_while_nobody_waits(hall: Hall) -> None:
    could = []

    def ahead() -> None:
        could.append(can_speak(hall))

    assert hall.desk.take_turn(hall.desk.state, "begin", lambda: "begin", ahead) == "begin"
    assert could == [True]


def test_a_phone_is_no_desk_and_a_desk_no_phone(hall: Hall) -> None:
    assert hall.phone("Ann").get("/desk").status_code == 403
    assert hall.director().get("/place").status_code == 403


def test_another_page_cannot_post_to_the_desk(hall: Hall) -> None:
    answer = hall.director().post("/desk/do/begin", headers={"origin": "http://evil.example"})
    assert answer.status_code == 403 and not hall.desk.evening.rounds


def test_the_director_runs_a_round(hall: Hall) -> None:
    desk = hall.director()
    assert "The evening has not begun" in desk.get("/desk").text
    assert "The round has begun." in hall.order(desk, "begin")
    assert hall.speaker.said == [("begin",)]
    for table in range(1, 5):
        hall.report(table)
    hall.now += 600
    page = desk.get("/desk/part").text
    assert "4 of 4 tables have their scores" in page and "10 minutes" in page and "reported" in page
    hall.order(desk, "begin")
    assert len(hall.desk.evening.rounds) == 2


def test_what_is_ordered_twice_is_done_once_and_what_is_stale_is_answered_with_what_is_now(hall: Hall) -> None:
    desk, other = hall.director(), hall.director()
    seen = str(hall.desk.state)
    for browser in (desk, other):
        assert "The round has begun." in hall.order(browser, "begin", seen=seen)
    assert len(hall.desk.evening.rounds) == 1, "a double click, or two at once"
    for what, form in (
        ("sign-in", {"players": "Zoe\nYan"}),
        ("announce", {"text": "Pizza is here"}),
        ("signal", {"cue": "stop"}),
        ("leave", {"name": "Ann"}),
    ):
        for old in (seen, "", "x"):
            page = hall.order(other, what, seen=old, **form)
            assert "Somebody has changed the desk" in problem(page) and "Round 1 of 8" in page
            assert all(value in page for value in form.values()), "nothing typed is lost"
    for what in ("pair-again", "cancel"):
        page = hall.order(other, what, seen=seen, round="1", reason="Somebody was late")
        assert 'value="Somebody was late"' in page and problem(page)
    page = hall.order(other, "leave", seen=seen, **{"name:Ann": "on"})
    assert re.findall(r'name="name:([^"]*)" checked', page) == ["Ann"]
    assert hall.speaker.said == [("begin",)] and "Zoe" not in hall.desk.evening.players
    table = hall.desk.evening.round.tables[0]
    form = {"seen": seen, "reason": "a slip", **{f"points:{name}": "0" for name in table.players}}
    answer = other.post("/desk/correct/1/1", data=form, headers=HERE)
    assert answer.status_code == 409 and "Somebody has changed" in problem(answer.text)
    assert 'value="a slip"' in answer.text


def test_a_desk_that_starts_again_takes_no_order_of_before_twice(hall: Hall) -> None:
    desk, seen = hall.director(), str(hall.desk.state)
    hall.order(desk, "begin", seen=seen)
    again = Hall.of(hall.register)
    assert "Somebody has changed the desk" in problem(again.order(again.director(), "begin", seen=seen))
    assert len(again.desk.evening.rounds) == 1


def test_two_directors_who_begin_at_the_same_moment_begin_one_round(hall: Hall) -> None:
    orders = [threading.Thread(target=lambda: hall.order(hall.director(), "begin", seen="0")) for _ in range(4)]
    for each in orders:
        each.start()
    for each in orders:
        each.join()
    assert len(hall.desk.evening.rounds) == 1


def test_an_order_is_taken_back_by_one_touch_and_those_are_told_whose_seats_change(hall: Hall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    hall.desk.add(SignedIn("Zoe"))
    ann, bo = (hall.desk.evening.round.tables[table].players[0] for table in (0, 1))
    before = list(hall.desk.evening.rounds)
    page = hall.order(desk, "swap", round="1", name=ann, other=bo, reason="They are a couple")
    said = f"{ann} and {bo} swap seats"
    assert f'role="status">{said}<' in page and hall.speaker.said[1:] == [(said, 1), (said, 2)]
    assert said in hall.phone(bo).get("/place").text
    number = re.findall(r'name="order" value="(\d+)"', page)[0]
    assert f"Taken back: {said}" in hall.order(desk, "take-back", order=number)
    ordered = hall.desk.evening.order(int(number))
    assert hall.desk.evening.rounds == before and ordered and ordered.reason == "They are a couple"
    assert "<small>They are a couple</small>" in desk.get("/desk/part").text
    assert "not offered" in problem(hall.order(desk, "take-back", order=number))
    hall.order(desk, "seat", round="1", name="Zoe", other="", table="2")
    assert hall.desk.evening.round.place_of("Zoe") == (2, 5)
    assert "Zoe sits at table 2 now" in hall.phone("Zoe").get("/place").text
    began = re.findall(r'name="order" value="(\d+)"', desk.get("/desk").text)[-1]
    assert "Taken back: Round 1 begins" in hall.order(desk, "take-back", order=began)
    assert hall.speaker.said[-1] == ("Taken back: Round 1 begins", ALL_TABLES)
    assert "Taken back" in hall.browser().get("/wall").text and hall.desk.evening.rounds == []


def test_everything_is_ordered_for_a_player_from_one_page(hall: Hall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    name, other = hall.desk.evening.round.tables[0].players[:2]
    hall.desk.add(SignedIn("Zoe"), SignedIn("Yan"))
    page = desk.get("/desk/player", params={"name": name}).text
    assert "Table 1, Seat 1" in page and "<option>Zoe</option>" in page
    form = {"page": "player", "round": "1", "name": name}
    refused = hall.order(desk, "rename", **form, to=other)
    assert "is there already" in problem(refused) and f'value="{other}"' in refused
    hall.order(desk, "substitute", **form, other="Zoe", points="on")
    assert hall.desk.evening.round.place_of("Zoe") == (1, 1) and name not in hall.desk.evening.present
    hall.order(desk, "rename", page="player", round="1", name="Zoe", to="  Zoe   Lee ")
    hall.order(desk, "merge", page="player", round="1", name="Yan", other="Zoe Lee")
    assert hall.desk.evening.round.place_of("Zoe Lee") == (1, 1) and "Yan" not in hall.desk.evening.players
    hall.order(desk, "swap", page="player", round="1", name="Zoe Lee", other="")
    hall.order(desk, "fix-seat", page="player", round="1", name="Zoe Lee", table="3", seat="")
    assert 'name="table" value="3"' in desk.get("/desk/player", params={"name": "Zoe Lee"}).text
    assert "Zoe Lee sits at table 3 in every round" in desk.get("/desk").text
    hall.order(desk, "fix-seat", page="player", round="1", name="Zoe Lee", table="", seat="")
    assert "Zoe Lee may sit at any table again" in desk.get("/desk").text
    assert desk.get("/desk/player", params={"name": "Yan"}).status_code == 404
    assert hall.browser().get("/desk/player", params={"name": other}).status_code == 403


def test_a_round_in_which_nobody_would_have_another_table_is_not_paired_again(hall: Hall) -> None:
    hall.desk.add(Plan(seating=PROGRESSIVE))
    hall.desk.begin_round()
    for table in range(1, 5):
        hall.report(table)
    hall.desk.begin_round()
    with pytest.raises(RefusedEntry, match="at the same table again"):
        hall.desk.pair_again()


def test_a_round_is_paired_again_reopened_and_canceled(hall: Hall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    before = hall.desk.evening.round
    hall.order(desk, "pair-again", round="1", reason="Somebody was late")
    assert hall.desk.evening.round != before and len(hall.desk.evening.rounds) == 1
    assert hall.speaker.said[-1] == ("Round 1 is paired again", ALL_TABLES)
    hall.report(1)
    assert "has scores already" in problem(hall.order(desk, "pair-again", round="1"))
    hall.order(desk, "reopen", round="1", table="1")
    assert hall.desk.evening.results() == []
    hall.report(2)
    hall.order(desk, "cancel", round="1")
    assert hall.desk.evening.results() == [] and "canceled" in desk.get("/desk").text
    ann = hall.phone("Ann")
    assert "This round was canceled" in ann.get("/place").text
    assert "There is no round 1 that is on" in problem(hall.order(desk, "cancel", round="1"))


def test_a_confirmation_names_what_it_confirms(hall: Hall) -> None:
    """One player enters, another page shows it, a third enters something else, and then the other confirms."""
    hall.desk.begin_round()
    seats = hall.desk.evening.round.tables[0].players
    phones = [hall.phone(name) for name in seats[:3]]

    def form(last: int) -> dict[str, str]:
        points = (0, 15, 22, last)
        return {"round": "1", **{f"points:{name}": str(each) for name, each in zip(seats, points, strict=True)}}

    phones[0].post("/place/scores", data=form(31), headers=HERE)
    assert 'value="31"' in phones[1].get("/place").text
    phones[2].post("/place/scores", data=form(99), headers=HERE)
    told = phones[1].post("/place/confirm", data=form(31), headers=HERE)
    assert told.status_code == 409 and "has entered other scores since" in problem(told.text) and "99" in told.text
    assert hall.desk.evening.results() == []
    assert phones[1].post("/place/confirm", data={"round": "1"}, headers=HERE).status_code == 409
    phones[1].post("/place/confirm", data=form(99), headers=HERE)
    assert hall.desk.evening.results()[0].points[seats[3]] == 99


def test_players_are_signed_in_by_a_list_and_a_wrong_one_signs_nobody_in(hall: Hall) -> None:
    desk = hall.director()
    wrong = hall.order(desk, "sign-in", players="Zoe\n,Reds\nYan\nzoe")
    assert "Line 2 has no name" in problem(wrong) and "Line 4" in problem(wrong)
    assert "Zoe" not in hall.desk.evening.players
    hall.order(desk, "sign-in", players='name,team\nZoe,Reds\n"Lee, Yan",Reds\nann')
    assert {"Zoe", "Lee, Yan"} <= set(hall.desk.evening.present)
    assert "ann" not in hall.desk.evening.players, "she is here already"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "cp1252"])
def test_a_list_is_uploaded_as_a_spreadsheet_wrote_it(hall: Hall, encoding: str) -> None:
    desk = hall.director()
    file = {"file": ("list.csv", "name;team\r\nÖmer;Rot".encode(encoding), "text/csv")}
    form = {"seen": str(hall.desk.state), "players": "Zoe,Reds"}
    page = desk.post("/desk/do/sign-in", data=form, files=file, headers=HERE)
    assert "They are signed in." in page.text and {"Zoe", "Ömer"} <= set(hall.desk.evening.present)


def test_a_list_that_is_refused_stands_there_again_and_its_columns_are_asked(hall: Hall) -> None:
    desk, typed = hall.director(), "7;Zoe;Lee;Reds\n8;Yan;Lee;Blues\n9;;;Blues"
    page = hall.order(desk, "sign-in", players=typed)
    assert problem(page).count("choose them below") == 1 and f"{typed}</textarea>" in page
    assert '<option value="2">Zoe · Yan' in page
    columns = {"name_column": "2", "last_name_column": "3", "team_column": "4"}
    page = hall.order(desk, "sign-in", players=typed, **columns)
    assert "Line 3 has no name" in problem(page)
    assert re.findall(r'value="(\d)" selected>', page[page.index("name_column") :])[:3] == ["2", "3", "4"]
    hall.order(desk, "sign-in", players=typed.replace("\n9;;;Blues", ""), **columns)
    assert hall.desk.evening.players["Yan Lee"].team == "Blues"


def test_no_fault_of_a_text_or_a_file_loses_the_other_and_none_is_signed_in_alone(hall: Hall) -> None:
    desk = hall.director()

    def post(file: bytes, **form: str) -> str:
        files = {"file": ("list.csv", file, "text/csv")}
        return desk.post("/desk/do/sign-in", data={"seen": str(hall.desk.state)} | form, files=files, headers=HERE).text

    text, file = "Zoe,Reds\nann lee", "name;team\nXia\n;Blues\nAnn Lee;Owls"
    for page in (post(file.encode(), seen="0", players=text), post(file.encode(), players=text)):
        assert f"{text}</textarea>" in page and f"{file}</textarea>" in page and "Zoe" not in hall.desk.evening.players
    assert "Line 3 has no name" in problem(page)
    both = post(b"", players=",Reds", listed=file)
    assert "Line 1 has no name" in problem(both) and "Line 3 has no name" in problem(both), "the faults of both"
    orders = len(hall.desk.orders())
    assert "They are signed in" in post(b"", players=text, listed=file.replace(";Blues\n", ""))
    assert {"Zoe", "Xia", "ann lee"} < hall.desk.evening.players.keys() and "Ann Lee" not in hall.desk.evening.players
    assert len(hall.desk.orders()) == orders + 1


def test_the_plan_is_kept_and_what_cannot_be_is_told(hall: Hall) -> None:
    desk = hall.director()
    plan = {"game": "mexican-train", "tables_of": "5", "rounds": "3", "deals": "2", "seed": "9", "seating": "swiss"}
    plan |= {"counting": "margin", "rules": "set=9, one-double=yes", "leader_lamp": "on"}
    plan |= {"approval": "on", "shown": "initials"}
    assert "The plan is kept." in hall.order(desk, "plan", **plan)
    assert hall.desk.evening.plan == Plan(
        "mexican-train", {"set": "9", "one_double": "yes"}, 5, 3, 2, "swiss", "margin", False, 9, True, True, "initials"
    )
    for wrong, told in (
        ({"tables_of": "many"}, "many is not a whole number"),
        ({"tables_of": "99"}, "choose a number from"),
        ({"rules": "set"}, "Cannot read the house rule set"),
        ({"rules": "no_such=1"}, "no_such"),
        ({"seating": "by age"}, "not offered"),
        ({"shown": "faces"}, "not offered"),
    ):
        assert told in problem(hall.order(desk, "plan", **{**plan, **wrong}))
    assert hall.desk.evening.plan.tables_of == 5
    page = hall.order(desk, "take-back", order=re.findall(r'name="order" value="(\d+)"', desk.get("/desk").text)[0])
    assert "Taken back: The plan is changed" in page and hall.desk.evening.plan == Plan()


def test_what_is_announced_is_read_by_those_whom_it_concerns(hall: Hall) -> None:
    desk, ann = hall.director(), hall.phone("Ann")
    hall.order(desk, "begin")
    table, _ = hall.desk.evening.round.place_of("Ann") or (0, 0)
    hall.order(desk, "announce", text="Pizza  is here")
    hall.order(desk, "announce", text="Come to the desk", table=str(table % 4 + 1))
    assert hall.speaker.said[1:] == [("Pizza is here", ALL_TABLES), ("Come to the desk", table % 4 + 1)]
    assert "Pizza is here" in hall.browser().get("/wall").text and "Come to" not in hall.browser().get("/wall").text
    assert "Pizza is here" in ann.get("/place").text and "Come to" not in ann.get("/place").text
    assert "Type the words" in problem(hall.order(desk, "announce", text=" \x07"))
    assert "no table -3" in problem(hall.order(desk, "announce", text="x", table="-3"))
    assert "no table 5" in problem(hall.order(desk, "announce", text="x", table="5"))


def test_without_a_broker_signals_are_refused_and_words_reach_the_screens(hall: Hall) -> None:
    desk, hall.speaker.is_open = hall.director(), False
    assert "nobody heard it" in problem(hall.order(desk, "signal", cue="stop"))
    assert "the tables did not hear it" in hall.order(desk, "announce", text="Hello")
    assert "the broker is away" in desk.get("/desk/part").text


def test_a_phone_signs_its_owner_in_and_shows_the_place(hall: Hall) -> None:
    ann, zoe = hall.phone(" ann "), hall.phone("Zoe  Lee")
    assert "Your table is shown here when the round begins" in ann.get("/").text
    assert "Zoe Lee" in hall.desk.evening.present
    hall.desk.begin_round()
    table, seat = hall.desk.evening.round.place_of("Ann") or (0, 0)
    page = ann.get("/place/part").text
    assert f"Table {table}" in page and f"Seat {seat}" in page
    assert ("You lead" in page) == (hall.desk.evening.round.tables[table - 1].leader == "Ann")
    assert "Table" in zoe.get("/place").text


@pytest.mark.parametrize("name", ["", "   ", "\x07"])
def test_a_phone_without_a_name_stays_outside(hall: Hall, name: str) -> None:
    answer = hall.browser().post(f"/hall/{hall.desk.code}", data={"name": name}, headers=HERE)
    assert answer.status_code == 409 and "Type a name" in problem(answer.text)


def test_a_name_is_shown_and_never_obeyed(hall: Hall) -> None:
    name = "<b>Lee</b>, Yan"
    phone = hall.phone(name)
    hall.desk.begin_round()
    for page in (phone.get("/place"), hall.browser().get("/wall"), hall.director().get("/desk")):
        assert "<b>Lee" not in page.text and "&lt;b&gt;Lee" in page.text


def test_a_second_phone_for_somebody_needs_the_director(hall: Hall) -> None:
    first, desk = hall.phone("Ann"), hall.director()
    second = hall.browser()
    answer = second.post(f"/hall/{hall.desk.code}", data={"name": "ANN"}, headers=HERE)
    assert "has a phone in the evening already" in problem(answer.text)
    hall.order(desk, "free-phone", name="Ann", reason="It was stolen")
    assert hall.desk.orders()[0][1].reason == "It was stolen"
    assert first.get("/place").status_code == 403
    hall.phone("Ann")


def test_who_goes_home_gets_no_seat_any_more_and_gives_the_phone_back(hall: Hall) -> None:
    ann, desk = hall.phone("Ann"), hall.director()
    hall.desk.begin_round()
    hall.phone("Late").post("/place/leave", headers=HERE)
    ann.post("/place/leave", headers=HERE)
    hall.order(desk, "leave", name="Bo")
    assert "is not signed in" in problem(hall.order(desk, "leave", name="Bo"))
    assert ann.get("/place").status_code == 403
    hall.desk.begin_round()
    assert not {"Ann", "Bo"} & {name for table in hall.desk.evening.round.tables for name in table.players}
    assert re.findall(r'name=(\w+)">', desk.get("/desk").text.partition("Went home:")[2]) == ["Ann", "Bo"], (
        "and nobody who never played"
    )


def test_one_enters_another_confirms_and_a_third_table_cannot(hall: Hall) -> None:
    hall.desk.begin_round()
    first, other = hall.desk.evening.round.tables[:2]
    one, two, stranger = (hall.phone(name) for name in (*first.players[:2], other.players[0]))
    form = {"round": "1", **{f"points:{name}": "12" for name in first.players}}
    wrong = one.post("/place/scores", data={**form, f"points:{first.players[0]}": "many"}, headers=HERE)
    assert wrong.status_code == 409 and "many&#34; is not a number" in problem(wrong.text)
    form[f"points:{first.players[0]}"] = "5 + 3+4"
    assert "whole number" in problem(stranger.post("/place/scores", data=form, headers=HERE).text)
    asked = one.post("/place/scores", data=form, headers=HERE)
    assert asked.status_code == 409 and "Nobody has 0" in problem(asked.text) and 'value="12"' in asked.text
    sure = html.unescape(re.findall(r'name="sure" value="([^"]*)"', asked.text)[0])
    changed = {**form, f"points:{first.players[0]}": "13", "sure": sure}
    assert "Nobody has 0" in problem(one.post("/place/scores", data=changed, headers=HERE).text), "sure of other points"
    refused = one.post("/place/scores", data={**changed, f"points:{first.players[0]}": "99999"}, headers=HERE)
    assert refused.status_code == 409 and 'name="sure"' not in refused.text, "what is refused is not asked about"
    one.post("/place/scores", data={**form, "sure": sure}, headers=HERE)
    assert "confirms them on their own phone" in one.get("/place").text
    assert "somebody else" in problem(one.post("/place/confirm", data=form, headers=HERE).text)
    assert problem(stranger.post("/place/confirm", data=form, headers=HERE).text)
    assert "They are right" in two.get("/place").text
    assert hall.director().get("/desk/correct/1/1").text.count('value="12"') == len(first.players)
    two.post("/place/confirm", data=form, headers=HERE)
    assert dict(hall.desk.evening.results()[0].points) == dict.fromkeys(first.players, 12)


def test_the_director_corrects_with_a_reason_and_the_trail_tells_it(hall: Hall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    hall.report(1)
    players = hall.desk.evening.round.tables[0].players
    form = {f"points:{name}": "−5" for name in players[1:]} | {f"points:{players[0]}": "", "seen": "1"}
    asked = desk.post("/desk/correct/1/1", data=form, headers=HERE)
    assert asked.status_code == 409 and "less than 0" in problem(asked.text) and 'value="−5"' in asked.text
    form["sure"] = html.unescape(re.findall(r'name="sure" value="([^"]*)"', asked.text)[0])
    refused = desk.post("/desk/correct/1/1", data=form, headers=HERE)
    assert refused.status_code == 409 and "Say why" in problem(refused.text)
    form["reason"] = "a slip"
    desk.post("/desk/correct/1/1", data=form, headers=HERE)
    assert dict(hall.desk.evening.results()[0].points) == dict.fromkeys(players[1:], -5)
    assert "(a slip)" in desk.get("/desk/correct/1/1").text
    saved = desk.get("/desk/scores.csv")
    assert saved.headers["content-disposition"] == 'attachment; filename="scores.csv"'
    assert text_of(saved.content)[:5] == "round" != saved.text[:5], "a spreadsheet knows the encoding"
    assert read_results(saved.text.splitlines()) == (tuple(hall.desk.evening.results()), ())
    assert {
        desk.get(f"/desk/correct/{where}").status_code for where in ("1/99", "0/1", "one/1", "9" * 5000 + "/1")
    } == {404}
    assert desk.post("/desk/correct/9/1", data=form, headers=HERE).status_code == 404


def test_scores_that_came_since_the_page_was_made_are_shown_before_they_are_changed(hall: Hall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    page = desk.get("/desk/correct/1/1").text
    shown = re.findall(r'name="shown" value="([^"]*)"', page)[0]
    whole = re.findall(r'name="shown" value="([^"]*)"', desk.get("/desk").text)[0]
    hall.report(1)
    names = hall.desk.evening.round.tables[0].players
    form = {f"points:{name}": "7" for name in names} | {"seen": str(hall.desk.state), "reason": "a slip"}
    answer = desk.post("/desk/correct/1/1", data=form | {"shown": shown}, headers=HERE)
    assert answer.status_code == 409 and "Other scores are there" in problem(answer.text)
    assert 'value="a slip"' in answer.text and 'value="7"' not in answer.text
    assert all(f'value="{points}"' in answer.text for points in (10, 20, 30, 40)), "what is there now"
    for what in ("cancel", "pair-again"):
        assert "Other scores" in problem(hall.order(desk, what, round="1", shown=whole))
    now = re.findall(r'name="shown" value="([^"]*)"', answer.text)
    assert len(now) == 2 and now[0] == now[1] != shown
    hall.desk.receive(1, RoundScores("m1", 1, 1, 0, names, (1, 2, 3, 4)))
    assert "Other scores" in problem(hall.order(desk, "reopen", round="1", table="1", shown=now[0]))
    assert "The round has begun" in hall.order(desk, "begin", shown=whole), "more scores are in nobody's way"
    hall.report(2)
    whole = re.findall(r'name="shown" value="([^"]*)"', desk.get("/desk").text)[0]
    hall.desk.receive(2, RoundScores("m2", 1, 1, -1, (), ()))
    assert "Other scores" in problem(hall.order(desk, "begin", shown=whole)), "a table has taken its scores back"
    hall.order(desk, "cancel", round="2")
    assert hall.desk.evening.canceled


def test_what_is_corrected_and_reopened_is_read_at_its_table_alone(hall: Hall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    hall.report(1)
    ann, other = (hall.phone(hall.desk.evening.round.tables[table].players[0]) for table in (0, 1))
    points = {f"points:{name}": str(10 * place) for place, name in enumerate(hall.desk.evening.round.tables[0].players)}
    desk.post("/desk/correct/1/1", data={"seen": "1", "reason": "a slip"} | points, headers=HERE)
    said = "Scores of round 1, table 1 are corrected"
    assert hall.speaker.said[-1] == (said, 1)
    assert said in ann.get("/place").text and said not in other.get("/place").text
    hall.order(desk, "reopen", round="1", table="1")
    assert hall.speaker.said[-1] == ("Scores of round 1, table 1 are open again", 1)
    hall.order(desk, "take-back", order=str(len(hall.desk.evening.log)))
    assert hall.speaker.said[-1] == ("Taken back: Scores of round 1, table 1 are open again", 1)
    hall.order(desk, "begin")
    hall.order(desk, "reopen", round="1", table="1")
    assert hall.speaker.said[-1:] == [("begin",)], "others sit there now"


def test_the_answer_of_begin_names_those_whose_own_table_is_not_there(hall: Hall) -> None:
    desk = hall.director()
    hall.desk.order(FixedSeat("Ann", 9), FixedSeat("Bo", 2, 1))
    page = hall.order(desk, "begin")
    assert re.search("Not at the table or seat that they need[^<]* Ann[.]", page)
    assert "Not at the table" in desk.get("/desk").text, "among the news"
    assert "Not at the table" in hall.order(desk, "pair-again", round="1")
    hall.desk.order(FixedSeat("Ann", 1))
    hall.order(desk, "begin")
    assert hall.desk.elsewhere() == []


def test_orders_about_one_person_or_a_stranger_or_too_many_letters_are_refused_in_a_sentence(hall: Hall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    for what in ("merge", "swap"):
        assert "That is Ann twice" in problem(hall.order(desk, what, round="1", name="Ann", other="Ann"))
    assert "has not asked to come in" in problem(hall.order(desk, "let-in", **{"name:Zoe": "on"}))
    assert "999999 is not possible here: choose a number from 1 to 180" in problem(
        hall.order(desk, "count-down", minutes="999999")
    )
    words = "x" * 500
    page = hall.order(desk, "announce", text=words)
    assert "has 500 letters: use at most 200" in problem(page) and words in page
    assert hall.speaker.said == [("begin",)]


def test_the_desk_saves_scores_and_standings_as_spreadsheets_of_the_language_read_them() -> None:
    hall = Hall(0)
    hall.desk.sign_in(f"{name},{'Reds' if name < 'E' else 'Blues'}" for name in NAMES[:8])
    desk = hall.director()
    hall.order(desk, "begin")
    hall.report(1)
    german = {"accept-language": "de"}
    scores = desk.get("/desk/scores.csv", headers=german).text.splitlines()
    assert scores[0].endswith("Runde;Tisch;Spieler;Punkte") and read_results(scores)[0] == tuple(
        hall.desk.evening.results()
    )
    lines = desk.get("/desk/standings.csv", headers=german).text.splitlines()
    first = hall.desk.evening.standings()[0]
    assert lines[0].endswith("Platz;Spieler;Team;Runden;gewonnen;gesamt")
    assert lines[1] == f"1;{first.name};{hall.desk.evening.players[first.name].team};1;1;10"
    assert len(lines) == 1 + 4 + len(hall.desk.evening.team_standings()) and lines[5].startswith("1;;")
    assert desk.get("/desk/standings.csv").text.splitlines()[1] == lines[1].replace(";", ",")
    hall.desk.change_plan(replace(hall.desk.evening.plan, counting="margin"))
    totals = [line.split(";")[-1] for line in desk.get("/desk/standings.csv", headers=german).text.splitlines()[1:5]]
    assert totals == ["20", "6,67", "-6,67", "-20"], "numbers that a spreadsheet adds up"
    assert desk.get("/desk/others.csv").status_code == 404
    assert hall.browser().get("/desk/standings.csv").status_code == 403


def test_where_pages_are_public_names_are_hidden_until_the_director_has_chosen(hall: Hall) -> None:
    hall.desk.hide_names()
    assert hall.desk.evening.plan.shown == "first-names"
    hall.desk.change_plan(Plan())
    hall.desk.hide_names()
    assert hall.desk.evening.plan.shown == "names"


def test_a_public_number_is_given_once_and_stays() -> None:
    hall = Hall(0)
    hall.desk.order(Plan(shown="numbers"), *(SignedIn(f"{name} Lee") for name in NAMES[:10]))
    taken = len(hall.desk.evening.log) + 1
    hall.desk.order(SignedIn("Zoe"))
    hall.desk.add(SignedIn("Yan"))
    hall.desk.order(Merged("Ann Lee", "Bo Lee"))
    hall.desk.rename("Cy Lee", "Cyril Lee")
    hall.desk.add(SignedIn("Zoe"), SignedIn("Xia"))
    hall.desk.take_back(taken)
    assert [hall.desk.evening.numbers[name] for name in ("Zoe", "Yan", "Xia")] == [11, 12, 14], "13 was Zoe once more"
    hall.desk.leave("Zoe")
    hall.desk.leave("Xia")
    hall.desk.begin_round()
    shown = re.findall(r'<span class="who">([^<]*)<', hall.browser().get("/wall").text)
    assert shown == [*map(str, range(2, 11)), "12"], "where two are one, or nobody is, a gap is left"
    assert "The wall shows you as 3." in hall.phone("Cyril Lee").get("/place").text


@pytest.mark.parametrize("order", [Renamed("Ann", "Anna"), Merged("Ann", "Bo")])
def test_a_name_that_somebody_had_is_nobody_elses(hall: Hall, order: Change) -> None:
    """Or the order could not be taken back: two people would have one name, and one number on the wall."""
    hall.desk.order(order)
    given, numbers = len(hall.desk.evening.log), dict(hall.desk.evening.numbers)
    answer = hall.browser().post(f"/hall/{hall.desk.code}", data={"name": "ann"}, headers=HERE)
    assert answer.status_code == 409 and "was called ann before" in problem(answer.text)
    assert "was called ANN before" in problem(hall.order(hall.director(), "sign-in", players="ANN\nZoe"))
    assert hall.desk.evening.numbers == numbers
    hall.phone("Yan")
    hall.desk.take_back(given)
    assert hall.desk.evening.numbers["Ann"] == 1 and hall.desk.evening.numbers["Yan"] == 17
    hall.phone("Ann")


def test_a_number_of_somebody_who_came_back_under_another_name_stays(hall: Hall) -> None:
    hall.desk.rename("Ann", "Anna")
    hall.desk.leave("Anna")
    hall.desk.sign_in(["Anna", "Zoe"])
    zoe = hall.desk.evening.numbers["Zoe"]
    hall.desk.take_back(17)
    assert hall.desk.evening.numbers["Zoe"] == zoe != hall.desk.evening.numbers["Ann"]


def test_nobody_is_told_apart_from_a_name_that_was_taken_back(hall: Hall) -> None:
    hall.desk.order(Plan(shown="first-names"))
    hall.desk.order(SignedIn("Zoe Lee"))
    hall.desk.take_back(len(hall.desk.evening.log))
    hall.desk.order(SignedIn("Zoe Low"))
    hall.desk.begin_round()
    assert "Zoe" in re.findall(r'<span class="who">([^<]*)<', hall.browser().get("/wall").text)


def test_an_order_that_names_nobody_is_read_on_a_wall_without_names(hall: Hall) -> None:
    desk = hall.director()
    hall.desk.order(Plan(shown="initials"))
    hall.order(desk, "begin")
    hall.order(desk, "pair-again", round="1")
    assert "Round 1 is paired again" in hall.browser().get("/wall").text
    hall.order(desk, "take-back", order=str(len(hall.desk.evening.log)))
    assert "Taken back: Round 1 is paired again" in hall.browser().get("/wall").text
    hall.order(desk, "cancel", round="1")
    assert "Round 1 is canceled" in hall.browser().get("/wall").text


def test_who_never_played_and_is_gone_is_nobody_to_merge_with(hall: Hall) -> None:
    hall.desk.begin_round()
    for name in ("Ghost", "Guest"):
        hall.desk.add(SignedIn(name))
    hall.desk.leave("Ghost")
    hall.desk.leave("Bo")
    page = hall.director().get("/desk/player", params={"name": "Ann"}).text
    others = re.findall("<option[^>]*>([^<]*)<", page.partition('id="into"')[2])
    assert {"Guest", "Bo"} <= {*others} and "Ghost" not in others


def test_an_old_round_is_corrected_by_the_rules_and_seats_that_it_had(hall: Hall) -> None:
    desk = hall.director()
    hall.desk.order(Plan(rules={"set": "6"}))
    hall.desk.begin_round()
    hall.desk.order(Plan(rules={"set": "12"}, tables_of=8))
    hall.desk.begin_round()
    for round, told in ((1, "no hands of this set"), (2, "only 1092")):
        points = {f"points:{name}": "900" for name in hall.desk.evening.rounds[round - 1].tables[0].players}
        form = {"seen": str(hall.desk.state), "reason": "a slip", **points}
        first = dict.fromkeys([*points][2:], "0")
        page = desk.post(f"/desk/correct/{round}/1", data=form | first, headers=HERE).text
        assert told in problem(page)


def test_an_address_of_the_hall_that_leads_nowhere_leads_back(hall: Hall) -> None:
    answer = hall.browser().get("/desk/part/nowhere")
    assert answer.status_code == 404 and '<a href="/">' in answer.text


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_every_page_is_there_in_every_language(hall: Hall, language: str) -> None:
    desk, ann = hall.director(), hall.phone("Ann")
    for begun in (False, True):
        if begun:
            hall.desk.begin_round()
            hall.report(1)
            hall.desk.add_news(Message("hall/here", table="1"))
        for browser, page in [
            *((desk, f"/print/{what}") for what in PRINTS),
            (desk, "/desk"),
            (desk, "/wall"),
            (ann, "/place"),
            (hall.browser(), f"/hall/{hall.desk.code}"),
            (hall.browser(), "/hall"),
            (desk, "/desk/player?name=Ann"),
            *([(desk, "/desk/correct/1/1")] if begun else []),
        ]:
            answer = browser.get(page, headers={"accept-language": language})
            assert answer.status_code == 200 and f'<html lang="{language}">' in answer.text


def test_a_table_that_reports_strangers_and_one_that_is_gone_are_seen(hall: Hall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    hall.desk.receive(1, RoundScores("m", 1, 0, 0, ("Zoe", "Yan"), (0, 9)))
    hall.speaker.tables[2] = TableSeen(False)
    hall.desk.receive(2, Link(False))
    page = desk.get("/desk/part").text
    assert "Zoe 0, Yan 9" in problem(page) and "gone" in page


def test_a_clock_that_is_wrong_by_hours_changes_only_the_minutes(hall: Hall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    hall.now -= 7 * 3600
    hall.report(1)
    hall.order(desk, "begin")
    hall.now -= 3600
    hall.report(2)
    page = desk.get("/desk/part").text
    assert "Round 2 of 8" in page and "0 minutes" in page
    assert [(each.round, each.table) for each in hall.desk.evening.results()] == [(0, 1), (1, 2)]


def test_a_table_in_the_middle_of_its_round_shows_who_leads(hall: Hall) -> None:
    desk = hall.director()
    hall.desk.add(Plan(deals=3))
    hall.order(desk, "begin")
    hall.report(1)
    names = hall.desk.evening.round.tables[0].players
    state = TableState(1, "m1", 2, tuple(name.upper() for name in names), (10, 20, 5, 40))
    hall.speaker.tables[1] = TableSeen(True, state)
    hall.desk.receive(1, state)
    page = desk.get("/desk/part").text
    assert "1 deal" in page and re.findall(r'so-far leads">(\d+)<', page) == ["5"]
    hall.speaker.tables[1] = TableSeen(True, TableState(2, "m2", 2, ("Zoe",), (3,)))
    assert "so-far" not in desk.get("/desk/part").text, "others play there"


def test_the_leaders_lamp_is_lit_where_it_is_wanted(hall: Hall) -> None:
    hall.desk.begin_round()
    hall.report(1)
    assert hall.speaker.leaders == []
    hall.desk.add(Plan(leader_lamp=True))
    assert hall.speaker.leaders == [hall.desk.evening.round.tables[0].players[0]]


def test_a_desk_that_starts_again_knows_all_and_keeps_its_secrets(hall: Hall) -> None:
    ann = hall.phone("Ann")
    hall.desk.begin_round()
    hall.register.take(1, RoundScores("m", 1, 0, 0, hall.desk.evening.round.tables[0].players, (1, 2, 3, 4)))
    again = Desk(hall.register)  # killed between keeping the scores and placing them
    assert (again.secret, again.code) == (hall.desk.secret, hall.desk.code)
    assert again.evening.rounds == hall.desk.evening.rounds
    assert [list(each.points.values()) for each in again.evening.results()] == [[1, 2, 3, 4]]
    assert again.owner_of(ann.cookies["hall"]) == "Ann"
    assert Desk(hall.register).evening.results() == again.evening.results()
    assert not [line for line in hall.register.entries() if ann.cookies["hall"] in line], "only its hash is kept"


def test_listeners_hear_of_everything_and_are_let_go(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_app, "PAUSE_S", 0.0)

    async def listen() -> list[str]:
        async with hall.app._listens(None):  # type: ignore[arg-type]
            stream = hall.app._told("wall", 1)
            heard = [await anext(stream)]
            hall.desk.begin_round()
            heard.append(await asyncio.wait_for(anext(stream), PATIENCE_S))
            hall.app.end_streams()
            return heard + [each async for each in stream]

    assert asyncio.run(listen()) == ["data: new\n\n"] * 2


def test_who_comes_and_goes_wakes_the_desk_and_the_wall_and_nobody_else(hall: Hall) -> None:
    """Six hundred phones would fetch their pages each time that one more signs in."""
    hall.phone("Ann")
    told = {who: Mock() for who in ("desk", "wall", "player Ann", "player Bo")}
    hall.app._listening.update(told)

    def woken(act: Callable[[], object]) -> set[str]:
        async def listen() -> None:
            async with hall.app._listens(None):  # type: ignore[arg-type]
                act()
                await asyncio.sleep(0)

        for streams in told.values():
            streams.reset_mock()
        asyncio.run(listen())
        return {who for who, streams in told.items() if streams.wake.called}

    assert woken(lambda: hall.desk.give_phone("Bo")) == {"desk", "wall", "player Bo"}
    assert woken(lambda: hall.desk.leave("Bo")) == {"desk", "wall", "player Bo"}
    assert woken(lambda: hall.desk.add_news(Message("hall/here", table="1"))) == {"desk", "wall"}
    assert woken(hall.desk.begin_round) == {*told}


def test_the_oldest_of_too_many_streams_ends(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_app, "PAUSE_S", 0.0)

    async def listen() -> list[str]:
        streams = [hall.app._told(who, 2) for who in ("wall", "player Ann", "wall", "wall")]
        for stream in streams:
            await anext(stream)
        hall.app._tell()
        heard = [await asyncio.wait_for(anext(stream), PATIENCE_S) for stream in streams[1:]]
        assert heard == ["data: new\n\n"] * 3
        return [each async for each in streams[0]]

    assert asyncio.run(listen()) == []


def test_a_refused_order_is_kept_nowhere(hall: Hall) -> None:
    before = hall.register.entries()
    with pytest.raises(RefusedEntry):
        hall.desk.correct(RoundIndex(0), 1, {"Ann": 1}, "because")
    assert hall.register.entries() == before


def test_a_list_is_signed_in_as_a_whole_or_not_at_all(hall: Hall) -> None:
    with _crowded(hall, 590) as desk:
        eleven = "\n".join(f"Late {number}" for number in range(11))
        assert "takes 600 players" in problem(hall.order(desk, "sign-in", players=eleven))
        assert len(hall.desk.evening.present) == 590
        assert hall.desk.evening.present == Desk(hall.register).evening.present


def test_what_the_disk_does_not_take_does_not_count(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither now nor after a restart; and the director reads why."""
    desk = hall.director()
    hall.order(desk, "begin")
    full = sqlite3.OperationalError("database or disk is full")
    with monkeypatch.context() as filled:
        filled.setattr(hall.register, "keep_entries", Mock(side_effect=full))
        for what, form in (("begin", {}), ("sign-in", {"players": "Zoe"}), ("leave", {"name": "Ann"})):
            assert "disk is full" in problem(hall.order(desk, what, **form))
        hall.report(1)
        assert "hall/not-kept" in [each.id for each in hall.desk.news]
    there = hall.desk.evening
    assert len(there.rounds) == 1 and "Zoe" not in there.players and "Ann" in there.present
    assert Desk(hall.register).evening.present == there.present
    filled.setattr(hall.speaker, "signal", Mock(side_effect=full))
    assert "disk is full" in problem(hall.order(desk, "signal", cue="stop"))


@contextmanager
def _crowded(hall: Hall, players: int = 600) -> Iterator[WebClient]:
    hall.desk.add(*(SignedIn(f"Player {number}") for number in range(17, players + 1)))
    yield hall.director()


def test_an_order_that_the_disk_has_taken_holds_though_it_is_full_then(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, keep = hall.director(), hall.register.keep_entries
    hall.order(desk, "begin")
    began = len(hall.desk.evening.log)
    said = RoundScores("m1", 1, 0, 0, hall.desk.evening.round.tables[0].players, (0, 10, 20, 30))
    hall.register.take(1, said)
    hall.desk.receive(1, said)
    hall.order(desk, "take-back", order=str(began))

    def only_orders(entries: list[str]) -> None:
        if "Placed" in entries[0]:
            raise sqlite3.OperationalError("database or disk is full")
        keep(entries)

    monkeypatch.setattr(hall.register, "keep_entries", only_orders)
    assert "The round has begun." in hall.order(desk, "begin")
    assert len(hall.desk.evening.rounds) == len(hall.desk.evening.results()) == 1


def test_an_order_tells_the_wall_no_name_that_is_not_public() -> None:
    hall = Hall(8)
    hall.desk.add(Plan(shown="initials"), *(SignedIn(name) for name in ("Zoe", "Yan")))
    desk = hall.director()
    hall.order(desk, "leave", **{"name:Zoe": "on", "name:Yan": "on"})
    hall.order(desk, "begin")
    one, other = (table.leader for table in hall.desk.evening.round.tables)
    hall.order(desk, "swap", round="1", name=one, other=other)
    assert [said[-1] for said in hall.speaker.said[1:]] == [1, 2], "although there are no other tables"
    hall.desk.sign_in(["Zoe", "Yan"])
    hall.order(desk, "seat", round="1", name="Zoe", other="Yan", table="3")
    assert hall.desk.evening.round.place_of("Zoe") == (3, 1)
    assert not re.search("Zoe|Yan|swap", hall.browser().get("/wall").text)
    assert "Zoe, Yan sit at table 3 now" in hall.phone("Zoe").get("/place").text


def test_a_full_hall_takes_nobody_else(hall: Hall) -> None:
    with _crowded(hall) as desk:
        assert "takes 600 players" in problem(hall.order(desk, "sign-in", players="One More"))
        assert "The round has begun" in hall.order(desk, "begin")
        assert "600 players are here" in desk.get("/desk").text


def test_a_name_that_is_too_long_is_said_and_not_cut(hall: Hall) -> None:
    name = "Wilhelmina " * 4
    answer = hall.browser().post(f"/hall/{hall.desk.code}", data={"name": name}, headers=HERE)
    assert "Type a name with at most 40 letters." in problem(answer.text) and name in answer.text


def test_one_person_signs_in_once_however_the_name_is_spelled(hall: Hall) -> None:
    hall.phone("\u00c1ine O'Brien")
    again = hall.browser().post(f"/hall/{hall.desk.code}", data={"name": "A\u0301ine O\u2019Brien"}, headers=HERE)
    assert "has a phone in the evening already" in problem(again.text)


def test_a_hall_behind_one_address_comes_in_beside_a_flood(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred and fifty people in thirty seconds, five a second; and twenty posts a second that have no cookie."""
    hall, now = Hall(0), [1_000.0]
    monkeypatch.setattr(guard, "monotonic", lambda: now[0])
    flood, where, refused = hall.browser(), f"/hall/{hall.desk.code}", 0
    for person in range(150):
        now[0] += 0.2
        for _ in range(4):
            refused += flood.post("/hall/wrong", data={"name": "Ghost"}, headers=HERE).status_code == 429
        phone = hall.browser()
        assert phone.get(where).status_code == 200
        answer = phone.post(where, data={"name": f"Guest {person}"}, headers=HERE)
        assert answer.status_code == 200, person
    assert len(hall.desk.evening.present) == 150 and refused > 400


def test_one_cookie_signs_one_player_in_and_a_forged_one_nobody(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "POSTS", guard.Rate(1, 0.001))
    hall.app = HallApp(hall.desk, ADDRESS, ["hall.example"])
    where, phone, ghosts = f"/hall/{hall.desk.code}", hall.browser(), hall.browser()
    phone.get(where)
    ghosts.cookies["arrival"] = phone.cookies["arrival"]
    assert phone.post(where, data={"name": "Zoe"}, headers=HERE).status_code == 200
    assert ghosts.post(where, data={"name": "Ghost 1"}, headers=HERE).status_code == 200, "the one post of the address"
    for forged in (phone.cookies["arrival"], "1.2", ""):
        ghosts = hall.browser()
        ghosts.cookies["arrival"] = forged
        assert ghosts.post(where, data={"name": "Ghost 2"}, headers=HERE).status_code == 429


def test_the_director_lets_newcomers_in_once_the_evening_has_begun(hall: Hall) -> None:
    desk = hall.director()
    hall.desk.add(Plan(approval=True))
    hall.order(desk, "sign-in", players="Zoe\nAnn")
    zoe = hall.phone("Zoe")
    zoe.post("/place/leave", headers=HERE)
    zoe = hall.phone("Zoe")
    assert "Zoe" in hall.desk.evening.present, "who is on the list comes in, and comes back"
    hall.phone("Early")
    assert list(hall.desk.evening.waiting) == ["Early"], "from the start"
    hall.order(desk, "begin")
    ann, yan, ghost = (hall.phone(name) for name in ("Ann", "Yan", "Ghost"))
    assert "Table" in ann.get("/place").text, "who is known comes in"
    assert "Choose all 3 who wait" in desk.get("/desk").text
    hall.order(desk, "turn-away", **{"name:Early": "on"})
    assert list(hall.desk.evening.waiting) == ["Yan", "Ghost"] and "Yan" not in hall.desk.evening.present
    assert "The director lets you in" in yan.get("/place").text
    again = hall.browser().post(f"/hall/{hall.desk.code}", data={"name": "yan"}, headers=HERE)
    assert "has a phone in the evening already" in problem(again.text)
    assert "Waiting to be let in" in desk.get("/desk").text
    page = hall.order(desk, "let-in", seen="0", **{"name:Yan": "on"})
    assert re.findall(r'name="name:([^"]*)" checked', page) == ["Yan"], "an old page keeps the choice"
    hall.order(desk, "let-in", **{"name:Yan": "on"})
    for what in ("let-in", "turn-away", "leave"):
        assert "Choose somebody first" in problem(hall.order(desk, what))
    assert hall.desk.orders()[0][1].entries == (SignedIn("Yan"),) and desk.get("/desk").status_code == 200
    hall.order(desk, "turn-away", **{"name:Ghost": "on"})
    assert "You play from the next round on" in yan.get("/place").text and ghost.get("/place").status_code == 403
    assert list(hall.desk.evening.waiting) == [] and "Yan" in Desk(hall.register).evening.present
    assert "Zoe" in zoe.get("/place").text


def test_who_is_let_in_again_is_in_the_team_of_before(hall: Hall) -> None:
    hall.desk.order(SignedIn("Ann", "Reds"))
    hall.desk.sign_out(["Ann"])
    hall.phone("Ann")
    hall.desk.let_in(["Ann"])
    assert hall.desk.evening.players["Ann"].team == "Reds"


def test_whom_the_director_has_signed_out_has_to_ask(hall: Hall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    number = str(len(hall.desk.evening.log) + 1)
    hall.order(desk, "leave", **{"name:Ann": "on", "name:Bo": "on"})
    hall.phone("Ann")
    assert list(hall.desk.evening.waiting) == ["Ann"] and "Ann" not in hall.desk.evening.present
    hall.order(desk, "let-in", **{"name:Ann": "on"})
    hall.desk.leave("Ann")
    hall.phone("Ann")
    assert "Ann" in hall.desk.evening.present, "who has been let in comes back"
    hall.order(desk, "take-back", order=number)
    hall.desk.leave("Bo")
    hall.phone("Bo")
    assert "Bo" in hall.desk.evening.present


def test_a_phone_that_comes_and_goes_does_not_fill_the_file(hall: Hall) -> None:
    comings = 2 * MOST - sum(isinstance(each, SignedIn) for each in hall.desk.evening.log)
    for number in range(comings):
        hall.desk.give_phone(f"Ghost {number % 3}")
        hall.desk.leave(f"Ghost {number % 3}")
    kept = len(hall.register.entries())
    with pytest.raises(RefusedEntry, match="ask the director"):
        hall.desk.give_phone("Ghost 1")
    hall.phone("Ann")
    assert len(hall.register.entries()) == kept + 1, "who is on the director's list comes in"
    hall.desk.sign_in(["Zoe"])
    hall.phone("Ghost 1")


def test_a_table_that_enters_scores_again_and_again_does_not_fill_the_file(hall: Hall) -> None:
    hall.desk.begin_round()
    for table in (1, 2):
        people = hall.desk.evening.round.tables[table - 1].players
        for number in range(MOST_ENTERED):
            hall.desk.enter(FIRST, table, {name: 10 * seat for seat, name in enumerate(people)}, people[number % 4])
    kept, points = hall.register.entries(), {name: 10 * seat for seat, name in enumerate(people)}
    with pytest.raises(RefusedEntry, match="Table 2 has entered its scores too often"):
        hall.desk.enter(FIRST, 2, points, people[0])
    assert hall.register.entries() == kept
    hall.desk.order(Reopened(FIRST, 2))
    hall.desk.enter(FIRST, 2, points, people[0])
    hall.desk.confirm(FIRST, 2, points, people[1])


def test_the_desk_knows_who_signed_in_by_phone_alone() -> None:
    hall = Hall(0)
    desk = hall.director()
    hall.order(desk, "sign-in", players="Ann\nBo\nCy")
    for name in ("Ann", "Ghost 1", "Ghost 2", "Ghost 3"):
        hall.phone(name)
    hall.order(desk, "rename", name="Ghost 3", to="Dee")
    page = desk.get("/desk").text
    assert re.findall(r'name="name:([^"]*)"[^>]* data-own', page) == ["Ghost 1", "Ghost 2"]
    assert "Choose all 2 who signed in by phone" in page


def test_many_are_signed_out_at_once_and_come_back_by_one_touch(hall: Hall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    hall.desk.add(*(SignedIn(f"Ghost {number}") for number in range(120)))
    page = desk.get("/desk").text
    chosen = dict.fromkeys(re.findall(r'hidden" name="(name:[^"]*)"', page), "on")
    assert len(chosen) == 120
    page = hall.order(desk, "leave", **chosen)
    assert list(hall.desk.evening.present) == list(NAMES) and "Ghost 0 and 119 more go home" in page
    assert hall.desk.evening.has_phone("Ann") is False
    hall.order(desk, "take-back", order=re.findall(r'name="order" value="(\d+)"', page)[0])
    assert len(hall.desk.evening.present) == 136


@pytest.mark.parametrize(
    ("shown", "said"), [("names", "Ann Lee"), ("first-names", "Ann"), ("initials", "A. L. 1"), ("numbers", "1")]
)
def test_a_home_chooses_what_the_wall_shows_of_people(shown: str, said: str) -> None:
    hall = Hall(0)
    hall.desk.add(Plan(shown=shown), *(SignedIn(f"{name} Lee") for name in (*NAMES[:8], "Amy")))
    hall.desk.begin_round()
    ann = hall.phone("Ann Lee")
    wall, stranger = hall.browser().get("/wall").text, hall.browser().get(f"/hall/{hall.desk.code}").text
    assert f'<span class="who">{said}</span>' in wall
    assert ("Lee" in wall) == ("Lee" in stranger) == (shown == "names")
    assert (f"The wall shows you as {said}." in ann.get("/place").text) == (shown != "names")


def test_a_table_that_floods_is_one_line_of_the_desk_that_goes_by_one_touch(hall: Hall) -> None:
    desk = hall.director()
    hall.order(desk, "begin")
    for number in range(300):
        hall.desk.receive(2, RoundScores(f"x{number}", 1, 0, 0, ("Eve", "Mallory"), (0, number)))
    page = desk.get("/desk/part").text
    assert page.count("Eve 0") == 1 and "And 299 more matches like this." in page
    page = hall.order(desk, "set-aside", table="2")
    assert "Eve 0" not in page and "that are no round are set aside" in page and hall.speaker.told_again == 2
    hall.desk.receive(2, RoundScores("again", 1, 0, 0, ("Eve", "Mallory"), (0, 7)))
    assert "Eve 0, Mallory 7" in desk.get("/desk/part").text
    hall.order(desk, "take-back", order=re.findall(r'name="order" value="(\d+)"', page)[0])
    assert "And 300 more" in desk.get("/desk/part").text


def test_a_table_that_is_set_aside_has_room_for_its_scores_again(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MOST_SCORES", 3)
    hall.desk.begin_round()
    for number in range(3):
        said = RoundScores(f"x{number}", 1, 0, 0, ("Eve", "Mallory"), (0, number))
        assert hall.register.take(2, said)
        hall.desk.receive(2, said)
    with pytest.raises(store.Flood):
        hall.register.take(2, replace(said, match="m"))
    hall.order(hall.director(), "set-aside", table="2")
    assert hall.register.take(2, replace(said, match="m"))


def test_no_table_pushes_the_news_of_another_out(hall: Hall) -> None:
    hall.desk.add_news(Message("hall/gone", table="1"))
    for deal in range(100):
        hall.desk.add_news(Message("hall/taken-back", table="2", deal=str(deal)))
    assert [each.facts.get("deal") for each in hall.desk.news] == [None, "97", "98", "99"]


def test_the_last_news_of_a_table_stay_where_they_say_the_same(hall: Hall) -> None:
    for said in ("here", "gone") * 3:
        hall.desk.add_news(Message(f"hall/{said}", table="1"))
    assert [each.id for each in hall.desk.news] == ["hall/gone", "hall/here", "hall/gone"]


def test_people_find_themselves_where_their_language_has_them() -> None:
    hall = Hall(0)
    names = ["Zoe", "Łukasz", "Ágnes", "Ömer", "Otto", "Anton", "Lea", "Žofie", "Maria"]
    hall.desk.sign_in(names)
    hall.desk.begin_round()
    found = re.findall(r'<span class="who">([^<]*)<', hall.browser().get("/wall").text)
    assert found == ["Ágnes", "Anton", "Lea", "Łukasz", "Maria", "Ömer", "Otto", "Zoe", "Žofie"]
