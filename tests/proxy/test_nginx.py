"""Players from afar come through nginx, set up word for word as the page for phones says."""

import os
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx2
import pytest
from tests.club.mqtt.certificates import make_authority, sign
from tools.servers import NGINX, command
from tools.testing.local_network import free_port
from tools.testing.phone_table import TableOfPhones, served
from tools.testing.waiting import PATIENCE_S, wait_for

from roundhouse.phones.app import phone_app
from roundhouse.phones.phone import MOST_STREAMS
from roundhouse.program.table_request import PHONE_PORT
from roundhouse.web import guard
from roundhouse.web.guard import MOST_AT_ONCE, POSTS
from roundhouse.web.streams import RETRY_MS

PAGE = Path(__file__).parents[2] / "host" / "PHONES.md"
NAME = "dominoes.example"
NGINX_CONF = """
pid {folder}/nginx.pid;
daemon off;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {server}
}}
"""
"""The directives of Debian's `nginx.conf` around a file in `conf.d`, in a folder of one's own."""


def documented() -> str:
    """The block that the page for phones says to write."""
    lines = PAGE.read_text("utf-8").splitlines()
    start = lines.index("    server {")
    return "\n".join(lines[start : lines.index("    }", start) + 1])


class Proxied:
    def __init__(self, folder: Path) -> None:
        make_authority(folder)
        certificate, key = sign(folder, NAME)
        self.port, self._folder, self._held = free_port(), folder, ExitStack()
        self.phones = TableOfPhones()
        self.phones.app = phone_app(self.phones.table, {NAME}, secure=True)
        inner = self._held.enter_context(served(self.phones))
        block = documented()
        for said, here in (
            ("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"),
            (f"127.0.0.1:{PHONE_PORT}", f"127.0.0.1:{inner}"),
            (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(certificate)),
            (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key)),
        ):
            assert block.count(said) == 1, said
            block = block.replace(said, here)
        settings = folder / "nginx.conf"
        user = "user root;" if os.getuid() == 0 else ""
        settings.write_text(user + NGINX_CONF.format(folder=folder, server=block), "utf-8")
        program, environment = command(NGINX)
        words = [str(program), "-p", str(folder), "-c", str(settings), "-e", "stderr"]
        self._nginx = subprocess.Popen(words, env={**os.environ, **environment}, stderr=(folder / "log").open("w"))
        wait_for(self._answers)

    def _answers(self) -> bool:
        assert self._nginx.poll() is None, (self._folder / "log").read_text("utf-8")
        with socket.socket() as tried:
            return tried.connect_ex(("127.0.0.1", self.port)) == 0

    def phone(self, name: str = NAME, address: str = "127.0.0.1") -> httpx2.Client:
        trusted = ssl.create_default_context(cafile=str(self._folder / "ca.pem"))
        trusted.check_hostname = False  # the test's certificate is for the address
        host = f"{name}:{self.port}"
        headers = {"host": host, "origin": f"https://{host}"}
        way = httpx2.HTTPTransport(verify=trusted, local_address=address, limits=httpx2.Limits(max_connections=None))
        address = f"https://127.0.0.1:{self.port}"
        return httpx2.Client(base_url=address, headers=headers, transport=way, timeout=PATIENCE_S)

    def seated(self, seat: int, address: str = "127.0.0.1") -> httpx2.Client:
        """A phone in a seat. It keeps its cookie by hand: httpx knows it for the address and not for the name."""
        phone = self.phone(address=address)
        answer = phone.post("/sit", data={"code": self.phones.table.tickets.code, "seat": str(seat)})
        assert answer.status_code == 303
        cookie = answer.headers["set-cookie"]
        assert "Secure" in cookie and "HttpOnly" in cookie and "SameSite=strict" in cookie
        phone.cookies.clear()
        phone.headers["cookie"] = cookie.partition(";")[0]
        return phone

    def close(self) -> None:
        self._nginx.terminate()
        self._nginx.wait()
        self._held.close()


@pytest.fixture
def proxied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Proxied]:
    """A table behind nginx, at which time does not help who has posted too much."""
    monkeypatch.setattr(guard, "POSTS", POSTS._replace(a_second=0.01))
    opened = Proxied(tmp_path)
    yield opened
    opened.close()


def test_a_play_reaches_another_phone_at_once(proxied: Proxied) -> None:
    table, phones = proxied.phones, [proxied.seated(seat) for seat in range(3)]
    wait_for(lambda: any("data-mine" in phone.get("/part").text for phone in phones))
    player = next(phone for phone in phones if "data-mine" in phone.get("/part").text)
    other = phones[phones.index(player) - 1]
    with other.stream("GET", "/events") as events:
        lines = (line for line in events.iter_lines() if line)
        assert [next(lines), next(lines)] == [f"retry: {RETRY_MS}", "data: new"]
        table.move(player)
        assert next(lines) == "data: new", "nginx keeps the news for itself"


def test_a_name_of_its_own_opens_no_page(proxied: Proxied) -> None:
    assert proxied.phone("elsewhere.example").get("/").status_code == 421


def test_too_many_requests_are_refused_whoever_they_say_they_come_from(proxied: Proxied) -> None:
    loud = proxied.phone()
    names = [{"x-forwarded-for": f"203.0.113.{each}"} for each in range(POSTS.at_once + 2)]
    answers = [loud.post("/act", headers=name).status_code for name in names]
    assert answers[0] == 403 and answers[-1] == 429


def test_one_home_that_listens_without_end_keeps_no_other_out(proxied: Proxied) -> None:
    code = proxied.phones.table.tickets.code
    with ExitStack() as held:
        guest, neighbor = proxied.phone(address="127.0.0.5"), proxied.seated(1, address="127.0.0.5")
        tickets = list[str]()
        for _ in range(12):
            answer = guest.post("/sit", data={"code": code, "seat": "-1"})
            tickets.append(answer.headers["set-cookie"].partition(";")[0])
            guest.cookies.clear()  # with the ticket it would give up its place for the next
        streams = [
            held.enter_context(guest.stream("GET", "/events", headers={"cookie": ticket})).status_code
            for ticket in tickets
            for _ in range(MOST_STREAMS)
        ]
        assert streams == [200] * MOST_AT_ONCE + [503] * (len(streams) - MOST_AT_ONCE)
        player = proxied.seated(0)
        assert player.get("/part").status_code == neighbor.get("/part").status_code == 200


def test_a_form_larger_than_any_of_ours_is_refused(proxied: Proxied) -> None:
    assert proxied.phone().post("/act", content=b"x" * 20_000).status_code == 413
