"""The host's phone: a code that works once, seats, the door, the pause and the volume."""

from pathlib import Path

from tools.testing.phone_table import NAMES, TableOfPhones
from tools.testing.web_client import WebClient

from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.phones.table import Companion


def press(phone: WebClient, do: str) -> str:
    """The page once something of it was pressed."""
    assert phone.post("/over", data={"code": "host", "do": do}).headers["location"] == "/over"
    return phone.get("/over").text


def host_of(table: TableOfPhones, seat: int = 0) -> WebClient:
    """A phone in this seat, which has typed the code that the computer shows."""
    phone = table.seated(seat)
    assert phone.post("/host", data={"code": table.table.tickets.host_code.upper()}).headers["location"] == "/over"
    return phone


def test_only_a_phone_with_a_seat_and_the_code_becomes_the_hosts_and_the_code_works_once() -> None:
    table = TableOfPhones()
    tickets, bo, watching = table.table.tickets, table.seated(1), table.seated(None)
    code = tickets.host_code
    assert watching.post("/host", data={"code": code}).headers["location"] == "/"
    assert table.phone().post("/host", data={"code": code}).headers["location"] == "/"
    wrong = bo.post("/host", data={"code": tickets.code})
    assert (wrong.status_code, "not the host's code" in wrong.text.replace("&#39;", "'")) == (403, True)
    ann = host_of(table)
    shown = ann.get("/over").text
    assert "New code" in shown and tickets.host_code not in shown, "only the computer shows the next code"
    assert code != tickets.host_code and bo.post("/host", data={"code": code}).status_code == 403
    assert bo.get("/host").status_code == 200 and "<form" in bo.get("/host").text, "it is asked for the code"


def test_the_host_sends_a_phone_away_and_all_read_who_did() -> None:
    table = TableOfPhones()
    bo, cy = table.seated(1), table.seated(2)
    ann = host_of(table)
    page = press(ann, "free:1")
    assert bo.get("/part").status_code == 403
    assert "free" in page and "play here" not in page and "plays here" not in page, "on a phone"
    assert "Ann freed the seat of Bo." in cy.get("/part").text and "Ann freed the seat of Bo." in bo.get("/").text


def test_the_host_lets_the_phone_in_that_asks_for_a_seat() -> None:
    table = TableOfPhones()
    table.seated(1)
    ann, another = host_of(table), table.phone()
    another.post("/ask", data={"code": table.table.tickets.code, "ask": 1})
    number = table.table.requests.numbers[Seat(1)]
    press(ann, "free:1")
    assert f"Ann gave the seat of Bo to the phone that showed {number}." in another.get("/part").text


def test_the_host_locks_the_door_makes_a_code_pauses_and_sets_the_volume() -> None:
    table = TableOfPhones()
    ann, tickets = host_of(table), table.table.tickets
    code = tickets.code
    press(ann, "shut")
    assert table.phone().get(f"/join/{code}").status_code == 403
    press(ann, "renew")
    assert tickets.code not in ("", code) and table.phone().get(f"/join/{tickets.code}").status_code == 200
    press(ann, "pause-table")
    assert table.session.clock.paused
    press(ann, "resume-table")
    assert not table.session.clock.paused
    loud = table.session.output.volume
    assert f"Volume {loud - 1} of 10" in press(ann, "volume:-1") and table.session.output.volume == loud - 1


def test_the_hosts_phone_stays_the_hosts_until_it_gives_its_seat_up(tmp_path: Path) -> None:
    kept = tmp_path / "phones.json"
    table = TableOfPhones(kept=kept)
    phone = host_of(table)
    secret = phone.cookies["seat"]
    assert table.table.company[secret] == Companion(NAMES[0], host=True)
    again = TableOfPhones(kept=kept).table
    assert again.tickets.is_host(secret)
    another = TableOfPhones().table
    another.bring(again.company)
    assert another.tickets.is_host(secret) and another.phone(Texts(), secret) is not None
    elsewhere = tmp_path / "another.json"
    seated = TableOfPhones(kept=elsewhere)
    own = seated.seated(0).cookies["seat"]
    seated.table.bring({own: Companion(NAMES[0], host=True)})
    assert TableOfPhones(kept=elsewhere).table.tickets.is_host(own), "it had a ticket there before"
    phone.post("/leave")
    assert not TableOfPhones(kept=kept).table.tickets.is_host(secret)
