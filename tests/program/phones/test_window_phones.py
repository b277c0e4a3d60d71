"""A window and phones at one table: the phones' server is a thread, and every call is made on the window's."""

from __future__ import annotations

import http.client
import re
import ssl
import subprocess
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unittest.mock import Mock
from urllib.parse import urlencode

import pytest
from tools.testing.local_network import free_port
from tools.testing.waiting import PATIENCE_S

from roundhouse.indices import Seat, Slot
from roundhouse.presenters.app_services import PhoneAccess, PhonesError
from roundhouse.presenters.presenter import Presenter
from roundhouse.presenters.setup import table_setup
from roundhouse.program.journal_app_services import JournalAppServices, open_app_services
from roundhouse.program.table_request import PhoneServerOptions
from roundhouse.records.preferences import TableChoice


@pytest.fixture
def services(tmp_path: Path) -> Iterator[JournalAppServices]:
    with open_app_services(tmp_path, "none", Mock) as services:
        services.phone_options = PhoneServerOptions("127.0.0.1", free_port())
        yield services


def two_people(services: JournalAppServices) -> Presenter:
    choice = table_setup.with_person(TableChoice(places=table_setup.usual_places("Ann")[:1]), Slot(3))
    return services.new_table(choice)


class Browser:
    """Asks the server as a phone does, while the window's thread does what is due."""

    def __init__(self, services: JournalAppServices, cookie: str = "") -> None:
        self._services, self.cookie = services, cookie

    def ask(self, path: str, **fields: object) -> tuple[int, str]:
        with ThreadPoolExecutor(1) as pool:
            asked = pool.submit(self._ask, path, fields)
            while not asked.done():  # at one moment: however long an answer takes, no phone is away meanwhile
                self._services.do_due(0)
            return asked.result()

    def _ask(self, path: str, fields: dict[str, object]) -> tuple[int, str]:
        host, port = self._services.phone_options[:2]
        line = http.client.HTTPConnection(str(host), port, timeout=PATIENCE_S)
        headers = {"Cookie": self.cookie, "Origin": f"http://{host}:{port}"}
        if fields:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        line.request("POST" if fields else "GET", path, urlencode(fields) if fields else None, headers)
        answer = line.getresponse()
        told = answer.read().decode()
        self.cookie = (answer.headers["set-cookie"] or self.cookie).partition(";")[0]
        return answer.status, told

    def sit_down(self, door: PhoneAccess, seat: int, name: str = "") -> None:
        status, told = self.ask("/sit", code=door.code, seat=seat, name=name or "Bea")
        assert status == 303, told
        assert self.ask("/")[0] == 200


def test_a_phone_plays_at_the_table_of_the_window(services: JournalAppServices) -> None:
    presenter = two_people(services)
    door, threads = services.phones(presenter), set[int]()
    assert services.phones(presenter) is door and len(door.squares) > 20
    presenter.session.listeners.append(lambda _: threads.add(threading.get_ident()))
    presenter.advance(0)
    phone = Browser(services)
    phone.sit_down(door, 1)
    assert presenter.session.referee.names[1] == "Bea" and list(door.presence) == ["free", "here"]
    for now in range(0, 9000, 500):
        presenter.advance(now)
    page, seen = phone.ask("/part")[1], presenter.present()
    assert seen.viewer == 0 and len(seen.table.hand) == len(re.findall('data-act="pick:', page)) > 5
    revision = re.findall(r'data-revision="(\d+)"', page)[0]
    if presenter.session.mode.awaited.seat == 1:
        assert phone.ask("/act", action="draw", revision=revision, key="1")[0] == 200
    assert threads == {threading.get_ident()}


def test_the_seats_are_kept_while_the_door_is_closed(services: JournalAppServices) -> None:
    presenter = two_people(services)
    phone = Browser(services)
    phone.sit_down(services.phones(presenter), 1)
    waiting = services.waiting_tables()[0].number if services.waiting_tables() else None
    session = presenter.session
    services.leave(presenter)
    assert not session.phones.players
    assert waiting is not None
    again = services.resume(next(each for each in services.waiting_tables() if each.number == waiting))
    door = services.phones(again)
    assert phone.ask("/part")[0] == 200 and again.session.phones.players == {1}
    door.free(Seat(1))
    assert phone.ask("/part")[0] == 403 and not again.session.phones.players


def test_phones_wait_while_the_window_has_no_table_and_come_along_to_the_next_one(
    services: JournalAppServices,
) -> None:
    first = two_people(services)
    door = services.phones(first)
    phone, television, stranger = (Browser(services) for _ in range(3))
    phone.sit_down(door, 1)
    assert television.ask("/sit", code=door.code, seat=-1, screen=1)[0] == 303
    code = door.code
    services.leave(first)
    assert phone.ask("/part")[0] == television.ask("/part")[0] == 403
    for each in (phone, television):
        status, told = each.ask("/")
        assert (status, "The next game is being chosen" in told) == (200, True)
        assert "Choose the game" not in told, "the window chooses"
    assert stranger.ask("/")[0] == stranger.ask(f"/join/{code}")[0] == 403
    choice = table_setup.with_people(TableChoice(places=table_setup.usual_places("Ann")[:1]), ["Bea"])
    second = services.new_table(choice)
    assert services.phones(second) is door and door.code == code
    assert phone.ask("/part")[0] == television.ask("/table")[0] == 200
    assert second.session.phones.players == {1}


def test_the_window_sets_its_next_table_up_for_everybody_who_has_a_phone_or_waits(
    services: JournalAppServices,
) -> None:
    first = two_people(services)
    door = services.phones(first)
    guest, late, television = (Browser(services) for _ in range(3))
    guest.sit_down(door, 1, "Cleo")
    assert television.ask("/sit", code=door.code, seat=-1, screen=1)[0] == 303
    while not first.has_moves:
        first.session.mode.begin()
        first.session.call(first.session.referee.legal()[0])
    late.sit_down(door, 2, "Dee")
    assert first.session.referee.names == ("Ann", "Cleo"), "it is too late to join"
    services.leave(first)
    assert [place.name for place in services.choices.table.places if place.player == "person"] == ["Ann", "Cleo", "Dee"]
    second = services.new_table()
    names = second.session.referee.names
    assert second.session.phones.players == {names.index("Cleo"), names.index("Dee")}
    assert "data-watches" in television.ask("/part")[1] and "data-watches" not in late.ask("/part")[1]


def test_a_phone_asks_the_window_to_play_again(services: JournalAppServices) -> None:
    presenter = two_people(services)
    phone = Browser(services)
    phone.sit_down(services.phones(presenter), 1)
    session = presenter.session
    while not session.referee.match.over:
        position = session.referee.position
        if position is None:
            session.mode.begin()
        elif session.step() is None:
            session.call(session.computers.move(position.turn))
    assert 'formaction="/wish"' in phone.ask("/part")[1] and presenter.match.result().wishes == ""
    for _ in range(2):
        assert phone.ask("/wish", again=1)[0] == 303
    assert presenter.match.result().wishes == "Bea wants to play again."
    assert "Bea wants to play again." in phone.ask("/part")[1]


def test_another_table_has_a_door_of_its_own(services: JournalAppServices) -> None:
    first, second = two_people(services), two_people(services)
    phone = Browser(services)
    door = services.phones(first)
    phone.sit_down(door, 1)
    assert services.phones(second) is not door
    assert phone.ask("/part")[0] == 403
    assert not first.session.phones.players and not second.session.phones.players


def test_the_door_can_be_shut_and_opened_by_a_new_code(services: JournalAppServices) -> None:
    door = services.phones(two_people(services))
    old = door.code
    door.shut()
    assert (door.code, list(door.squares)) == ("", [])
    assert Browser(services).ask(f"/join/{old}")[0] == 403
    door.renew()
    assert door.code not in ("", old) and Browser(services).ask(f"/join/{door.code}")[0] == 200


def test_without_the_port_the_page_says_why(services: JournalAppServices) -> None:
    presenter = two_people(services)
    services.phone_options = PhoneServerOptions("192.0.2.1")
    with pytest.raises(PhonesError, match=r"192\.0\.2\.1 is not an address of this computer"):
        services.phones(presenter)


def test_with_a_certificate_pages_come_over_https_and_the_ticket_goes_nowhere_else(
    services: JournalAppServices, tmp_path: Path
) -> None:
    certificate, key = tmp_path / "table.pem", tmp_path / "table.key"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-subj", "/CN=table", "-keyout", key, "-out", certificate], check=True, capture_output=True,
    )  # fmt: skip
    services.phone_options = services.phone_options._replace(tls=(certificate, key), public="https://dominoes.example")
    door = services.phones(two_people(services))
    assert door.address == "dominoes.example"
    host, port = services.phone_options[:2]
    line = http.client.HTTPSConnection(str(host), port, timeout=PATIENCE_S, context=ssl._create_unverified_context())

    def sit(named: str) -> http.client.HTTPResponse:
        fields = urlencode({"code": door.code, "seat": 1, "name": "Bea"})
        headers = {"Host": named, "Origin": f"https://{named}", "Content-Type": "application/x-www-form-urlencoded"}
        line.request("POST", "/sit", fields, headers)
        answer = line.getresponse()
        answer.read()
        return answer

    def asked(named: str) -> http.client.HTTPResponse:
        with ThreadPoolExecutor(1) as pool:
            answer = pool.submit(sit, named)
            while not answer.done():
                services.do_due(20)
            return answer.result()

    assert asked("other.example").status == 421
    answer = asked("dominoes.example")
    assert answer.status == 303 and "Secure" in str(answer.headers["set-cookie"])
