"""A table for phones: a session, its seating, and phones that ask the application in process or over a port."""

import html
import itertools
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx2
from tools.testing.waiting import PATIENCE_S, wait_for
from tools.testing.web_client import WebClient

from roundhouse.games import GAMES, MexicanTrain
from roundhouse.games.core.moves import Draw, Play
from roundhouse.games.core.options import OptionError, option_fields, option_text, read_options
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.games.rules.game import Game
from roundhouse.i18n.texts import Texts
from roundhouse.indices import Seat
from roundhouse.phones.app import phone_app
from roundhouse.phones.table import PhoneTable
from roundhouse.phones.tickets import NO_PLAYER, Tickets
from roundhouse.presenters.pages.match import ReviewPage
from roundhouse.presenters.presenter import Presenter
from roundhouse.program.phones.server import listen, serving
from roundhouse.program.table_request import PhoneServerOptions
from roundhouse.referee import Chance, SeatedPlayer, TableSession

HOST = "table.example:8377"
NAMES = ("Ann", "Bo", "Cy", "Dee", "Eli", "Fay", "Gil", "Hope", "Ian", "Jo", "Kit", "Leonore")


def awaited_seat(session: TableSession) -> Seat:
    seat = session.mode.awaited.seat
    assert seat is not None, session.mode.awaited
    return seat


class TableOfPhones:
    """A table and its application; every phone is a client with cookies of its own."""

    def __init__(
        self,
        game: Game | None = None,
        computers: int = 0,
        kept: Path | None = None,
        mode: str = "dealt",
        seed: str = "1",
        session: TableSession | None = None,
        review: Callable[[Presenter], ReviewPage] | None = None,
    ) -> None:
        game = game or MexicanTrain(3, MexicanTrainOptions(set=6))
        people = game.seats - computers
        seats = [
            SeatedPlayer(name, "person" if place < people else "greedy")
            for place, name in enumerate(NAMES[: game.seats])
        ]
        self.session = session or TableSession(game, seats, Chance(seed), mode=mode)
        self.table = PhoneTable(self.present, Tickets(kept), Texts(), Presenter(self.session), review=review)
        self.app = phone_app(self.table, {"table.example", "localhost"})
        self._keys, self._addresses = itertools.count(), itertools.count(2)
        self.now = 0

    def present(self, texts: Texts, seat: Seat | None) -> Presenter:
        return Presenter(self.session, texts, seat, watching=seat is None, unattended=True)

    def phone(self, language: str = "en", address: str = "") -> WebClient:
        """A phone that has not sat down, at an address of its own."""
        headers = {"origin": f"http://{HOST}", "accept-language": language}
        client = (address or f"192.168.1.{next(self._addresses)}", 50000)
        return WebClient(self.app, f"http://{HOST}", headers=headers, follow_redirects=False, client=client)

    def seated(self, seat: int | None, language: str = "en", name: str = "", address: str = "") -> WebClient:
        """A phone in a seat, or one that watches."""
        phone = self.phone(language, address)
        answer = phone.post(
            "/sit", data={"code": self.table.tickets.code, "seat": NO_PLAYER if seat is None else seat, "name": name}
        )
        assert (answer.status_code, answer.headers["location"]) == (303, "/")
        return phone

    def act(self, phone: httpx2.Client, action: str, *values: int, **fields: object) -> str:
        return self.submit(phone, phone.get("/part").text, action, *values, **fields)

    def submit(self, phone: httpx2.Client, part: str, action: str, *values: int, **fields: object) -> str:
        """The outcome of an action of this page."""
        revision = re.search(r'data-revision="(\d+)"', part)
        assert revision is not None
        asked = {"action": ":".join((action, *map(str, values))), "revision": revision[1]}
        answer = phone.post("/act", data={**asked, "key": f"key{next(self._keys)}", **fields})
        assert answer.status_code == 200
        return str(answer.headers["x-done"])

    def offered(self, phone: httpx2.Client) -> list[tuple[str, tuple[int, ...]]]:
        """The actions that a phone's page offers, with their numbers: what a finger could touch."""
        return touchable(phone.get("/part").text)

    def move(self, phone: httpx2.Client) -> None:
        """The phone in turn lays its first tile that fits where it fits first, or draws, or says that it is done."""
        playable = re.search(r'class="tile playable" data-act="pick:(\d+)"', phone.get("/part").text)
        if playable is not None:
            assert self.act(phone, "pick", int(playable[1])) == "taken"
            target = next(values for action, values in self.offered(phone) if action == "drop")
            assert self.act(phone, "drop", *target) == "taken"
        else:
            draws = any(isinstance(each, Draw) for each in self.session.referee.legal())
            assert self.act(phone, "draw" if draws else "done") == "taken"

    def pass_time(self, ms: int = 5000) -> None:
        """Let computers play, and the round begin."""
        for _ in range(ms // 500):
            self.now += 500
            self.table.advance(self.now)


BUTTON = re.compile(r'<(?:button|div)\b[^>]*data-act="([^"]+)"([^>]*)>')


def touchable(part: str) -> list[tuple[str, tuple[int, ...]]]:
    """The actions that a page offers, by their ids, with their numbers."""
    found = []
    for wire, rest in BUTTON.findall(part):
        if "aria-disabled" not in rest:
            action, *values = html.unescape(wire).split(":")
            found.append((action, tuple(map(int, values))))
    return found


def play(table: TableOfPhones, moves: int, seed: int = 5) -> None:
    """Let a round go on."""
    rng, session = Random(seed), table.session
    session.mode.begin()
    for _ in range(3 * moves):
        if session.step() is None and session.referee.position is not None:
            legal = session.referee.position.legal()
            plays = [move for move in legal if isinstance(move, Play)]
            session.call(rng.choice(plays or list(legal)))


def until_hands(table: TableOfPhones) -> None:
    """Draw and lay unread tiles until nobody can go on, and the hands are counted."""
    session = table.session
    for _ in range(2000):
        if session.mode.awaited.what == "hand":
            return
        position = session.referee.position
        assert position is not None
        session.call(position.legal()[0])
    raise AssertionError("the round does not end")


def usual_game(name: str) -> Game:
    """A game with its usual options at the smallest table that it has with them."""
    kind = GAMES[name]
    for seats in kind.seats_offered:
        if seats > 2:
            return kind(min(seats, 6)) if name != "basic-trains" else kind(4)
    raise AssertionError(name)


def random_game(name: str, rng: Random, largest: int = 18) -> Game:
    """The game with random options, for a random number of players; two rounds of the smallest set, else one."""
    kind = GAMES[name]
    fields = option_fields(kind.options_type)
    while True:
        options = {
            option: option_text(rng.choice(field.metadata["values"]))
            for option, field in fields.items()
            if field.metadata["values"] is not None
        }
        if int(options["set"]) > largest:
            continue
        try:
            return kind(
                rng.choice(list(kind.seats_offered)),
                read_options(kind.options_type, {**options, "rounds": "2" if int(options["set"]) < 9 else "1"}),
            )
        except OptionError:
            continue


@contextmanager
def served(table: TableOfPhones) -> Iterator[int]:
    """The port of this machine on which the table is served, as the program does it, until the end."""
    listening = listen(PhoneServerOptions("127.0.0.1", 0))
    server = serving(table.app, PhoneServerOptions(), table.table.end_streams)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    wait_for(lambda: server.started)
    try:
        yield int(listening.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join(PATIENCE_S)
