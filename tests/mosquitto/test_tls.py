"""A hall over TLS at Mosquitto: certificates instead of passwords, and nobody in without one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.club.halls import HALL, SOON, EveningAtBroker
from tests.club.mqtt.certificates import make_authority, sign
from tests.club.mqtt.test_hall import session
from tests.referee.tables import play_rounds
from tools.testing.local_network import MosquittoProcess, free_port
from tools.testing.waiting import wait_for

from roundhouse.catalogs import Message
from roundhouse.club.mqtt.access import ACCESS_LIST, password_file
from roundhouse.club.mqtt.connection import BrokerAt, broker_at
from roundhouse.club.mqtt.director import Director
from roundhouse.club.mqtt.table_link import TableLink
from roundhouse.club.store import HallRegister, ScoreOutbox


class TlsHall:
    """A hall whose broker asks everybody for a certificate, which says who they are."""

    def __init__(self, folder: Path) -> None:
        self.port, self.folder, self.told = free_port(), folder, list[str]()
        EveningAtBroker(folder, self.port)  # writes the access list
        make_authority(folder)
        for user in ("director", "table-1"):
            sign(folder, user)
            password_file(folder, user).unlink()
        certificate, key = sign(folder, "broker")
        settings = folder / "tls.conf"
        settings.write_text(
            f"listener {self.port} 127.0.0.1\ncafile {folder / 'ca.pem'}\ncertfile {certificate}\nkeyfile {key}\n"
            f"require_certificate true\nuse_identity_as_username true\nacl_file {folder / ACCESS_LIST}\n",
            "utf-8",
        )
        self.broker = MosquittoProcess(settings, self.port)

    def at(self, user: str, folder: Path | None = None) -> BrokerAt:
        """The place where a user with the files in a folder finds the broker."""
        return broker_at(f"mqtts://127.0.0.1:{self.port}/{HALL.name}", user, folder or self.folder, {})

    def tell(self, message: Message) -> None:
        self.told.append(message.id)

    def table(self, at: BrokerAt, name: str) -> TableLink:
        table = session()
        link = TableLink(at, 1, table, ScoreOutbox(self.folder / name), name, self.tell, first_wait=SOON)
        play_rounds(table, 1)
        return link


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[TlsHall]:
    """A hall over TLS, and nobody in it yet."""
    found = TlsHall(tmp_path / "hall")
    yield found
    found.broker.end()


def test_a_certificate_says_who_a_table_is(hall: TlsHall) -> None:
    register = HallRegister(hall.folder / "director.sqlite")
    director = Director(hall.at("director"), register, hall.tell, first_wait=SOON)
    table = hall.table(hall.at("table-1"), "one")
    wait_for(register.scores)
    assert [(number, scores.round) for number, scores in register.scores()] == [(1, 1)]
    for each in (table, director, register):
        each.close()


@pytest.mark.parametrize("trusts", [True, False])
def test_a_table_and_a_broker_that_do_not_trust_each_other_do_not_speak_and_tell_so(
    hall: TlsHall, tmp_path: Path, trusts: bool
) -> None:
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    make_authority(theirs)
    sign(theirs, "table-1")
    if trusts:
        (theirs / "ca.pem").write_bytes((hall.folder / "ca.pem").read_bytes())  # it trusts the hall; the hall not it
    table = hall.table(hall.at("table-1", theirs), "two")
    wait_for(lambda: hall.told)
    assert not table.connection.is_open
    assert set(hall.told) == {"hall/not-trusted"}
    table.close()
