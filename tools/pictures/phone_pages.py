"""The pages of phones at one table, as they are shown in pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, cast

from starlette.testclient import TestClient
from tools.phone_table import HOST, TableOfPhones, play, until_hands
from tools.pictures.tables import NAMES, match_history
from tools.pictures.web_pages import Shown

from roundhouse.games import MexicanTrain
from roundhouse.games.mexican_train import MexicanTrainOptions
from roundhouse.phones.host import Host, HostServices
from roundhouse.phones.seating import WATCHER
from roundhouse.presenters import table_setup
from roundhouse.presenters.match_history_view import MatchHistory
from roundhouse.presenters.saved_tables import WaitingTable
from roundhouse.presenters.setup_form import SetupField, setup_fields
from roundhouse.records.preferences import SavedChoices, TableChoice

CODE: Final = "abcd2345"


def _shown(table: TableOfPhones, phone: TestClient, path: str = "/") -> Shown:
    return Shown(table.app, path, {"seat": phone.cookies.get("seat") or ""})


def _dealt(players: int = 3, moves: int = 4, *, picked: bool = False, waits: bool = False) -> Shown:
    table = TableOfPhones(MexicanTrain(players, MexicanTrainOptions(set=12 if players > 4 else 9)))
    play(table, moves)
    phones = [table.seated(seat) for seat in range(players)]
    phone = phones[(table.session.awaited.seat + waits) % players]
    if picked:
        playable = re.findall(r'class="tile playable" data-act="pick" data-values="(\d+)"', phone.get("/part").text)
        table.act(phone, "pick", int(playable[0]))
    return _shown(table, phone)


def _round_end() -> Shown:
    table = TableOfPhones(computers=2)
    phone, session = table.seated(0), table.session
    session.begin()
    while (position := session.referee.position) is not None:
        if session.step() is None:
            session.call(session.computer_move(position.turn))
    return _shown(table, phone)


def _called(mode: str = "called", *, entered: bool = False, hands: bool = False) -> Shown:
    table = TableOfPhones(mode=mode)
    phones = [table.seated(seat) for seat in range(3)]
    table.session.begin(0)
    if table.session.awaited.what == "holder":
        table.session.answer(0)
    if hands:
        until_hands(table)
    phone = phones[table.session.awaited.seat]
    if entered:
        position = table.session.referee.position
        assert position is not None
        table.act(phone, "end", position.round.engine)
        table.act(phone, "end", (position.round.engine + 1) % 7)
    return _shown(table, phone)


def _asked() -> Shown:
    """Another phone asks for the seat of somebody who is away."""
    table = TableOfPhones()
    play(table, 3)
    phones = [table.seated(seat) for seat in range(3)]
    table.phone().post("/ask", data={"code": table.table.seating.code, "ask": 1})
    return _shown(table, phones[0])


def _joining() -> Shown:
    table = TableOfPhones(computers=1)
    table.seated(0)
    return Shown(table.app, f"/join/{table.table.seating.code}")


def _waiting() -> Shown:
    table = TableOfPhones()
    table.seated(0)
    phone = table.phone()
    phone.post("/ask", data={"code": table.table.seating.code, "ask": 0})
    return _shown(table, phone)


def _television(players: int = 4, moves: int = 8) -> Shown:
    table = TableOfPhones(MexicanTrain(players, MexicanTrainOptions(set=9 if players < 5 else 12)))
    play(table, moves)
    table.table.seating.code = CODE
    phone = table.phone()
    phone.post("/sit", data={"code": table.table.seating.code, "seat": WATCHER, "screen": 1})
    return _shown(table, phone, "/table")


class _Chosen(NamedTuple):
    """See `phones.host.HostServices`: what was chosen before, nothing that waits, and four matches."""

    choices: SavedChoices

    def fields(self, language: str) -> Sequence[SetupField]:
        """See `HostServices`."""
        return setup_fields(self.choices, language)

    def waiting(self) -> Sequence[WaitingTable]:
        """See `HostServices`."""
        return ()

    def history(self) -> MatchHistory:
        """See `HostServices`."""
        return MatchHistory(match_history())


def _hosted(path: str) -> Shown:
    places = table_setup.usual_places(NAMES[0])
    evening = _Chosen(SavedChoices(table=TableChoice(places=places)))
    return Shown(Host(cast(HostServices, evening), {"table.example"}, f"http://{HOST}", CODE), f"{path}/{CODE}")


PAGES: Final[dict[str, Callable[[], Shown]]] = {
    "join": _joining,
    "waiting": _waiting,
    "closed": lambda: Shown(TableOfPhones().app, "/"),
    "hand": _dealt,
    "hand-picked": lambda: _dealt(picked=True),
    "hand-waits": lambda: _dealt(waits=True),
    "hand-of-twelve": lambda: _dealt(12, 14),
    "seat-asked-for": _asked,
    "round-end": _round_end,
    "call-pad": _called,
    "call-entered": lambda: _called(entered=True),
    "hand-told": lambda: _called(hands=True),
    "slots": lambda: _called("slots"),
    "television": _television,
    "television-of-twelve": lambda: _television(12, 20),
    "setup": lambda: _hosted("/join"),
    "statistics": lambda: _hosted("/statistics"),
}
"""Every page of phones, by name."""
