"""The pages of phones at one table, as they are shown in pictures."""

import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Final, cast

from tools.pictures.tables import NAMES, match_history
from tools.pictures.web_pages import Shown
from tools.testing.phone_table import HOST, TableOfPhones, awaited_seat, play, until_hands
from tools.testing.web_client import WebClient

from roundhouse.games import MexicanTrain
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.indices import Seat
from roundhouse.phones.phone_host import HostServices, PhoneHost
from roundhouse.phones.seat_claims import LEAST_QUESTION_MS
from roundhouse.phones.tickets import NO_PLAYER
from roundhouse.presenters.match.match_history import MatchHistory
from roundhouse.presenters.setup import table_setup
from roundhouse.records.preferences import SavedChoices, TableChoice

CODE: Final = "abcd2345"


def _shown(table: TableOfPhones, phone: WebClient, path: str = "/") -> Shown:
    return Shown(table.app, path, {"seat": phone.cookies.get("seat") or ""})


def _game(players: int) -> MexicanTrain:
    return MexicanTrain(players, MexicanTrainOptions(set=12 if players > 4 else 9))


def dealt(players: int = 3, moves: int = 4, *, picked: bool = False, waits: bool = False) -> Shown:
    table = TableOfPhones(_game(players))
    phones = [table.seated(seat) for seat in range(players)]
    play(table, moves)
    phone = phones[(awaited_seat(table.session) + waits) % players]
    if picked:
        playable = re.findall(r'class="tile playable" data-act="pick:(\d+)"', phone.get("/part").text)
        table.act(phone, "pick", int(playable[0]))
    return _shown(table, phone)


def _play_round(table: TableOfPhones) -> None:
    session = table.session
    session.mode.begin()
    while (position := session.referee.position) is not None:
        if session.step() is None:
            session.call(session.computers.move(position.turn))


def _round_end() -> Shown:
    table = TableOfPhones(computers=2)
    phone = table.seated(0)
    _play_round(table)
    phone.get("/scores")
    return _shown(table, phone, "/over")


def _match_over(seat: int | None = 0, path: str = "/") -> Shown:
    table = TableOfPhones(MexicanTrain(3, MexicanTrainOptions(set=6, rounds=1)), computers=2)
    table.table.serve_at(f"http://{HOST}", hosted=True)
    table.table.tickets.code = CODE
    phone = table.seated(seat)
    _play_round(table)
    return _shown(table, phone, path)


def _called(mode: str = "called", *, entered: bool = False, hands: bool = False) -> Shown:
    table = TableOfPhones(mode=mode)
    phones = [table.seated(seat) for seat in range(3)]
    table.session.mode.begin(Seat(0))
    if table.session.mode.awaited.what == "holder":
        table.session.mode.answer(Seat(0))
    if hands:
        until_hands(table)
    phone = phones[awaited_seat(table.session)]
    if entered:
        table.act(phone, "train", 0, 0)
    return _shown(table, phone)


def _ask(table: TableOfPhones, seat: int) -> WebClient:
    """A phone that asks for a seat, and shows the same number in every picture."""
    phone = table.phone()
    phone.post("/ask", data={"code": table.table.tickets.code, "ask": seat})
    claim = table.table.requests.look(phone.cookies["seat"])
    assert claim is not None
    claim.number = 47
    return phone


def seat_given(path: str = "/", players: int = 4) -> Shown:
    """A page of a table at which a seat went to another phone, and one more phone asks for another seat."""
    table = TableOfPhones(_game(players))
    table.table.tickets.code = CODE
    phones = [table.seated(seat) for seat in range(players)]
    play(table, 8)
    for phone in phones:
        assert phone.get("/part").status_code == 200
    _ask(table, 1)
    table.table.free(Seat(1))
    _ask(table, 2)
    table.table.advance(LEAST_QUESTION_MS)
    return _shown(table, phones[3], path)


def _asked() -> Shown:
    """Another phone asks for the seat of somebody who is away."""
    table = TableOfPhones()
    phones = [table.seated(seat) for seat in range(3)]
    play(table, 3)
    _ask(table, 1)
    return _shown(table, phones[0])


def _joining() -> Shown:
    table = TableOfPhones(computers=1)
    table.seated(0)
    return Shown(table.app, f"/join/{table.table.tickets.code}")


def _waiting() -> Shown:
    table = TableOfPhones()
    table.seated(0)
    phone = _ask(table, 0)
    return _shown(table, phone)


def _television(players: int = 4, moves: int = 8) -> Shown:
    table = TableOfPhones(_game(players))
    play(table, moves)
    table.table.tickets.code = CODE
    phone = table.phone()
    phone.post("/sit", data={"code": table.table.tickets.code, "seat": NO_PLAYER, "screen": 1})
    return _shown(table, phone, "/table")


def _hosted(name: str) -> Shown:
    """A page while there is no table: what was chosen before, nothing that waits, and four matches."""
    choices = SavedChoices(table=TableChoice(places=table_setup.usual_places(NAMES[0])))
    history = MatchHistory(match_history())
    app = SimpleNamespace(
        choices=choices, save_choices=lambda: None, waiting_tables=list, match_history=lambda: history
    )
    evening = cast(HostServices, SimpleNamespace(app=app))
    return Shown(PhoneHost(evening, {"table.example"}, f"http://{HOST}", CODE), f"{name}/{CODE}")


PAGES: Final[dict[str, Callable[[], Shown]]] = {
    "join": _joining,
    "waiting": _waiting,
    "closed": lambda: Shown(TableOfPhones().app, "/"),
    "hand": dealt,
    "hand-picked": lambda: dealt(picked=True),
    "hand-waits": lambda: dealt(waits=True),
    "hand-of-twelve": lambda: dealt(12, 14),
    "seat-asked-for": _asked,
    "round-end": _round_end,
    "match-over": _match_over,
    "television-over": lambda: _match_over(None, "/table"),
    "call-pad": _called,
    "call-entered": lambda: _called(entered=True),
    "hand-told": lambda: _called(hands=True),
    "slots": lambda: _called("slots"),
    "score-pad": lambda: _called("score-pad"),
    "television": _television,
    "television-of-twelve": lambda: _television(12, 20),
    "seat-given": seat_given,
    "television-seat-given": lambda: seat_given("/table"),
    "setup": lambda: _hosted("/join"),
    "statistics": lambda: _hosted("/statistics"),
}
"""Every page of phones, by name."""
