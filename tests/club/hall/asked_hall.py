"""A hall whose pages a test asks for, without a server: its desk, its browsers, and words that are kept."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from tests.club.test_evening import NAMES
from tools.testing.web_client import WebClient

from roundhouse.club.desk import Desk
from roundhouse.club.entries import SignedIn
from roundhouse.club.hall_app import HallApp
from roundhouse.club.mqtt.director import TableSeen
from roundhouse.club.mqtt.messages import RoundScores
from roundhouse.club.store import HallRegister
from roundhouse.indices import RoundIndex

FIRST = RoundIndex(0)


ADDRESS = "http://hall.example"


HERE = {"origin": ADDRESS}


class HeardDirector:
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


class AskedHall:
    """A desk of an evening, and browsers that ask for its pages."""

    def __init__(self, players: int = 16, register: HallRegister | None = None) -> None:
        self.register = register or HallRegister(":memory:")
        self.desk = Desk(self.register, clock=lambda: self.now)
        self.now = 1_000.0
        self.speaker = HeardDirector()
        self.desk.director = self.speaker  # type: ignore[assignment]
        for name in NAMES[:players]:
            self.desk.add(SignedIn(name))
        self.app = HallApp(self.desk, ADDRESS, ["hall.example"])

    @classmethod
    def of(cls, register: HallRegister) -> "AskedHall":
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


def problem(page: str) -> str:
    found = re.findall(r'class="problem"[^>]*>([^<]*)<', page)
    return " ".join(each.strip() for each in found)


@contextmanager
def crowded(hall: AskedHall, players: int = 600) -> Iterator[WebClient]:
    hall.desk.add(*(SignedIn(f"Player {number}") for number in range(17, players + 1)))
    yield hall.director()
