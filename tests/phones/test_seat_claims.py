"""A phone asks for a seat that another one has: one person alone never gets at another hand, and nobody is locked out.

The table of cases is in SECURITY.md.
"""

import html
import re
from pathlib import Path

import pytest
from tools.testing.phone_table import TableOfPhones
from tools.testing.web_client import WebClient

from roundhouse.games import MexicanTrain
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.phones.app import phone_app
from roundhouse.phones.seat_claims import (
    ABSENCE_ALONE_MS,
    ABSENCE_MS,
    ANSWER_MS,
    CLAIM_MS,
    DECLINED_MS,
    LEAST_QUESTION_MS,
    LOOKS_MS,
)
from roundhouse.phones.table import SEAT_NEWS_MS, PhoneTable
from roundhouse.phones.tickets import Tickets
from roundhouse.presenters.presenter import Presenter


def table_of(people: int, computers: int = 0, kept: Path | None = None) -> TableOfPhones:
    """A table with so many people in its first seats."""
    options = MexicanTrainOptions(set=6 if people + computers < 4 else 9)
    return TableOfPhones(MexicanTrain(people + computers, options), computers, kept)


def claiming(table: TableOfPhones, seat: int, address: str = "") -> WebClient:
    """A phone that asks for a seat which another one has."""
    phone = table.phone(address=address)
    answer = phone.post("/ask", data={"code": table.table.tickets.code, "ask": seat})
    assert (answer.status_code, answer.headers["location"]) == (303, "/"), answer.text
    assert phone.get("/part").status_code == 403
    return phone


def text(page: str) -> str:
    """The text of a page."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", page)).split())


def number(phone: WebClient) -> int:
    """The number that a phone shows which asks for a seat."""
    found = re.search(r'class="number">(\d\d)<', phone.get("/").text)
    assert found is not None
    return int(found[1])


def answers(phone: WebClient) -> list[str]:
    """The answers about seats that a page offers."""
    return re.findall(r'data-act="(let-in|keep-out):', phone.get("/part").text)


def say(table: TableOfPhones, phone: WebClient, claim: WebClient, seat: int, action: str = "let-in") -> str:
    """The consequence of an answer about the seat for which another phone asks."""
    return table.act(phone, action, seat, number(claim))


def has_seat(phone: WebClient) -> bool:
    return phone.get("/part").status_code == 200


def pass_time(table: TableOfPhones, ms: int, *awake: WebClient) -> None:
    """Let time pass; the pages of these phones fetch themselves anew, as they do when they are told to."""
    end = table.now + ms
    while table.now < end:
        table.now = min(table.now + ABSENCE_ALONE_MS // 2, end)
        table.table.advance(table.now)
        for phone in awake:
            phone.get("/part")


# -- one person alone --------------------------------------------------------------------------------------------


def test_one_person_alone_does_not_get_another_hand_by_answering_from_the_seat_next_to_it() -> None:
    table = table_of(3)
    ann, bo, carlos = (table.seated(seat) for seat in range(3))
    tab = claiming(table, 1, address="192.168.1.4")
    assert tab.get("/") and carlos.get("/part")
    pass_time(table, ANSWER_MS, carlos, ann)
    assert answers(carlos) == ["keep-out"] and "a yes from there does not count" in text(carlos.get("/part").text)
    assert say(table, carlos, tab, 1) == "stale"
    pass_time(table, ABSENCE_MS + LEAST_QUESTION_MS, carlos, ann)
    assert not has_seat(tab) and has_seat(bo)


@pytest.mark.parametrize("addresses", [("192.168.1.99", "192.168.1.99"), ("2001:db8::1", "2001:db8::2")])
def test_two_seats_on_one_phone_are_one_voice(addresses: tuple[str, str]) -> None:
    table = table_of(4)
    table.seated(0)
    tab = claiming(table, 0)
    several = [table.seated(seat, address=address) for seat, address in enumerate(addresses, 1)]
    pass_time(table, LEAST_QUESTION_MS, *several)
    for phone in several:
        assert say(table, phone, tab, 0) == "taken"
    pass_time(table, LEAST_QUESTION_MS, *several)
    assert not has_seat(tab)
    other = table.seated(3)
    assert say(table, other, tab, 0) == "taken" and has_seat(tab)


def test_a_phone_that_also_sits_in_another_seat_has_no_voice_for_itself_wherever_it_asked_from_since() -> None:
    table = table_of(4)
    table.seated(0)
    one = table.seated(1)
    two = table.seated(2, address="10.0.0.2")
    two.get("/part")
    tab = claiming(table, 0, address="10.0.0.9")
    moved = WebClient(table.app, str(tab.base_url), cookies=tab.cookies, client=("10.0.0.2", 1), follow_redirects=False)
    moved.get("/")
    pass_time(table, LEAST_QUESTION_MS, one, two)
    assert say(table, one, tab, 0) == "taken" and say(table, two, tab, 0) == "stale"


def test_a_watcher_is_told_and_not_asked() -> None:
    table = table_of(3)
    for seat in range(3):
        table.seated(seat)
    watching = table.seated(None)
    tab = claiming(table, 0)
    assert f"A phone that shows {number(tab)} asks for the seat of Ann." in text(watching.get("/part").text)
    assert answers(watching) == []


def test_with_two_players_the_other_one_cannot_give_the_seat() -> None:
    table = table_of(2)
    table.seated(0)
    bo = table.seated(1)
    tab = claiming(table, 0)
    pass_time(table, ANSWER_MS, bo)
    assert answers(bo) == ["keep-out"] and "in 10 minutes" in text(bo.get("/part").text)
    assert say(table, bo, tab, 0) == "stale" and not has_seat(tab)


# -- who gives a seat, and what everybody reads --------------------------------------------------------------------


def test_the_owner_gives_the_seat_at_once() -> None:
    table = table_of(3)
    ann, bo = table.seated(0), table.seated(1)
    ann.get("/part")
    tab = claiming(table, 0)
    assert (answers(ann), answers(bo)) == (["keep-out", "let-in"], [])
    assert f"A phone that shows {number(tab)} asks for your seat." in text(ann.get("/part").text)
    assert say(table, bo, tab, 0) == "stale", "Ann's phone is here, and is asked first"
    shown = number(tab)
    assert say(table, ann, tab, 0) == "taken" and has_seat(tab) and not has_seat(ann)
    assert f"Ann goes on with the phone that showed {shown}" in text(bo.get("/part").text)


def test_two_others_give_a_seat_after_all_have_had_the_time_to_see_it() -> None:
    table = table_of(4)
    ann, bo, cy, dee = (table.seated(seat) for seat in range(4))
    screen = table.seated(None)
    assert cy.get("/part").status_code == dee.get("/part").status_code == 200
    tab = claiming(table, 0)
    shown = number(tab)
    assert say(table, bo, tab, 0) == "taken" and "Somebody else at the table" in text(bo.get("/part").text)
    assert answers(bo) == ["keep-out"]
    for page in (dee.get("/part"), tab.get("/"), screen.get("/table/part")):
        assert "Bo said yes." in text(page.text)
    assert say(table, cy, tab, 0) == "taken"
    pass_time(table, LEAST_QUESTION_MS - 500)
    assert not has_seat(tab)
    pass_time(table, 500)
    assert has_seat(tab)
    told = f"Bo and Cy gave the seat of Ann to the phone that showed {shown}."
    for page in (dee.get("/part"), tab.get("/part"), screen.get("/table/part")):
        assert told in text(page.text)
    answer = ann.get("/")
    assert answer.status_code == 403 and told in text(answer.text) and "no longer shows the hand" in text(answer.text)


def test_what_was_told_stays_on_a_phone_until_its_person_has_read_it_and_for_a_while_on_the_screen() -> None:
    table = table_of(3)
    ann, bo, screen = table.seated(0), table.seated(1), table.seated(None)
    ann.get("/part")
    bo.get("/part")
    tab = claiming(table, 0)
    say(table, ann, tab, 0)
    told = "the phone used before agreed"
    pass_time(table, SEAT_NEWS_MS - 500)
    assert told in text(bo.get("/part").text) and told in text(screen.get("/table/part").text)
    pass_time(table, 500)
    assert told in text(bo.get("/part").text) and told not in text(screen.get("/table/part").text)
    assert table.act(bo, "understood", 1) == "taken"
    assert told not in text(bo.get("/part").text)


def test_the_hosts_computer_gives_a_seat_or_frees_it_and_all_read_so() -> None:
    table = table_of(3)
    ann, bo = table.seated(0), table.seated(1)
    bo.get("/part")
    heard: list[tuple[int, int]] = []
    table.table.requests.listeners.append(lambda *asked: heard.append(asked))
    tab = claiming(table, 0)
    assert heard == [(0, number(tab))]
    shown = number(tab)
    table.table.free(Seat(0))
    assert has_seat(tab) and not has_seat(ann)
    assert f"The table's computer gave the seat of Ann to the phone that showed {shown}." in text(bo.get("/part").text)
    table.table.free(Seat(1))
    for page in ("/", "/table"):
        assert "The table's computer freed the seat of Bo." in text(bo.get(page).text)
    assert "The table's computer freed the seat of Bo." in text(tab.get("/part").text)


def test_a_no_ends_it_and_nobody_asks_again_for_a_while() -> None:
    table = table_of(3)
    table.seated(0)
    bo, cy = table.seated(1), table.seated(2)
    tab = claiming(table, 0)
    assert say(table, bo, tab, 0) == "taken" and say(table, cy, tab, 0, "keep-out") == "taken"
    answer = tab.get("/")
    assert answer.status_code == 403 and "did not give you that seat" in answer.text
    pass_time(table, DECLINED_MS - 500, bo, cy)
    refused = table.phone().post("/ask", data={"code": table.table.tickets.code, "ask": 0})
    assert refused.status_code == 409 and "wait until that is settled" in refused.text
    pass_time(table, 500)
    claiming(table, 0)


def test_a_phone_that_asks_can_take_it_back_or_is_given_up_and_makes_room_for_another_one() -> None:
    table = table_of(3)
    table.seated(0)
    tab = claiming(table, 0)
    assert tab.post("/leave").status_code == 200
    second = claiming(table, 0)
    assert table.phone().post("/ask", data={"code": table.table.tickets.code, "ask": 0}).status_code == 409
    pass_time(table, LOOKS_MS)
    third = claiming(table, 0)
    assert second.get("/").status_code == 403 and third.get("/").status_code == 200


def test_in_the_middle_of_a_round_all_read_that_a_phone_sat_down_where_a_hand_lay() -> None:
    table = table_of(3)
    ann = table.seated(0)
    assert "sat down in the seat" not in ann.get("/part").text
    table.pass_time()
    table.seated(1)
    assert "sat down in the seat" not in ann.get("/part").text, "they are only coming together"
    table.move(ann)
    table.seated(2)
    assert "A phone sat down in the seat of Cy in the middle of the round." in text(ann.get("/part").text)


def test_how_a_seat_was_lost_is_known_after_the_program_was_started_again(tmp_path: Path) -> None:
    kept = tmp_path / "phones.json"
    table = table_of(3, kept=kept)
    ann = table.seated(0)
    table.table.free(Seat(0))
    again = PhoneTable(table.present, Tickets(kept), Texts(), Presenter(table.session))
    table.app = phone_app(again, {"table.example"})
    phone = WebClient(table.app, str(ann.base_url), cookies=ann.cookies, follow_redirects=False)
    assert "The table's computer freed the seat of Ann." in text(phone.get("/").text)


# -- nobody is locked out --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("people", "computers", "wait"), [(1, 2, ABSENCE_ALONE_MS), (2, 1, ABSENCE_MS)])
def test_a_lost_phone_gets_its_seat_back_after_announced_minutes(people: int, computers: int, wait: int) -> None:
    table = table_of(people, computers)
    lost = table.seated(0)
    others = [table.seated(seat) for seat in range(1, people)]
    tab = claiming(table, 0)
    assert "unless the phone of Ann gives a sign" in text(tab.get("/").text)
    pass_time(table, wait - 500, tab, *others)
    assert not has_seat(tab)
    pass_time(table, 500)
    assert has_seat(tab) and "gave no sign for" in text(lost.get("/").text)


def test_a_sign_of_the_phone_that_has_the_seat_starts_the_time_anew() -> None:
    table = table_of(1, 2)
    ann = table.seated(0)
    tab = claiming(table, 0)
    pass_time(table, 3 * ABSENCE_ALONE_MS, ann, tab)
    assert not has_seat(tab) and answers(ann) == ["keep-out", "let-in"]
    pass_time(table, ABSENCE_ALONE_MS, tab)
    assert has_seat(tab)


def test_a_phone_that_lost_its_network_gives_no_sign_though_its_connection_seems_open() -> None:
    table = table_of(1, 2)
    ann = table.seated(0)
    phone = table.table.phone(Texts(), ann.cookies["seat"])
    assert phone is not None
    stream = phone.streams.open()
    tab = claiming(table, 0)
    while not stream.empty():
        stream.get_nowait()
    pass_time(table, ABSENCE_ALONE_MS - 500, tab)
    assert not stream.empty(), "a phone that is there was woken, and would have fetched its page"
    pass_time(table, 500, tab)
    assert has_seat(tab)


def test_all_phones_lost_all_seats_are_given_back() -> None:
    table = table_of(4)
    for seat in range(4):
        table.seated(seat)
    tabs = [claiming(table, seat) for seat in range(4)]
    assert len({number(tab) for tab in tabs}) == 4
    pass_time(table, ABSENCE_MS, *tabs)
    assert all(has_seat(tab) for tab in tabs)


def test_of_three_with_two_lost_phones_the_third_agrees_and_time_does_the_rest() -> None:
    table = table_of(3)
    ann = table.seated(0)
    table.seated(1)
    table.seated(2)
    tab = claiming(table, 1)
    pass_time(table, ABSENCE_MS, ann, tab)
    assert not has_seat(tab), "she has not said yes"
    assert say(table, ann, tab, 1) == "taken" and "in 10 minutes" in text(ann.get("/part").text)
    pass_time(table, ABSENCE_MS - 500, ann, tab)
    assert not has_seat(tab)
    pass_time(table, 500, ann)
    assert has_seat(tab)


def test_three_at_one_address_are_not_locked_out_where_nobody_else_is_awake() -> None:
    table = table_of(3)
    for seat in range(3):
        table.seated(seat, address="127.0.0.1").get("/part")
    pass_time(table, ABSENCE_MS)
    tab = claiming(table, 0, address="127.0.0.1")
    pass_time(table, ABSENCE_MS, tab)
    assert has_seat(tab)


def test_while_others_are_awake_a_seat_does_not_go_over_by_itself() -> None:
    table = table_of(3)
    table.seated(0)
    bo, cy = table.seated(1), table.seated(2)
    tab = claiming(table, 0)
    pass_time(table, ABSENCE_MS + LEAST_QUESTION_MS, bo, cy)
    assert not has_seat(tab) and tab.get("/").status_code == 200
    table.table.advance(CLAIM_MS)
    assert tab.get("/").status_code == 403, "it does not hold for ever"


def test_a_table_that_was_started_again_gives_a_lost_phone_its_seat_back(tmp_path: Path) -> None:
    kept = tmp_path / "phones.json"
    table = table_of(1, 2, kept)
    table.seated(0)
    table.table = PhoneTable(table.present, Tickets(kept), Texts(), Presenter(table.session))
    table.app, table.now = phone_app(table.table, {"table.example"}), 0
    tab = claiming(table, 0)
    pass_time(table, ABSENCE_ALONE_MS, tab)
    assert has_seat(tab)


def test_who_let_a_computer_play_on_gets_the_seat_back_and_nobody_else_a_computers(tmp_path: Path) -> None:
    table = table_of(2, 1, tmp_path / "phones.json")
    ann, bo = table.seated(0), table.seated(1)
    table.pass_time()
    assert ann.post("/leave", data={"how": "computer"}).status_code == 200
    assert not table.table.host_presenter.roster.sitting[0].is_person
    join = table.phone().get(f"/join/{table.table.tickets.code}").text
    assert re.findall(r'name="ask" value="(\d)"', join) == ["0", "1"]
    assert table.phone().post("/ask", data={"code": table.table.tickets.code, "ask": 2}).status_code == 409
    assert Tickets(tmp_path / "phones.json").left == {0}
    tab = claiming(table, 0)
    pass_time(table, LEAST_QUESTION_MS, bo, tab)
    assert not has_seat(tab) and "in 10 minutes" in text(bo.get("/part").text)
    table.table.free(Seat(0))
    assert has_seat(tab) and table.table.host_presenter.roster.sitting[0].is_person and table.table.names[0] == "Ann"
    assert table.table.tickets.left == set()


def test_the_seat_of_a_player_who_gave_it_up_is_free_for_anybody() -> None:
    table = table_of(2)
    bo = table.seated(1)
    assert bo.post("/leave").status_code == 200
    assert has_seat(table.seated(1))
