"""The pages of a hall, as they are shown in pictures: an evening before, in and after a round."""

from collections.abc import Callable
from typing import Final, cast

from tools.pictures.web_pages import Shown
from tools.testing.phone_table import HOST

from roundhouse.catalogs import Message
from roundhouse.club.desk import Desk
from roundhouse.club.entries import Plan, SignedIn
from roundhouse.club.hall_app import DESK_COOKIE, PHONE_COOKIE, HallApp
from roundhouse.club.mqtt.director import Director, TableSeen
from roundhouse.club.mqtt.messages import RoundScores
from roundhouse.club.store import HallRegister
from roundhouse.indices import RoundIndex

ADDRESS: Final = f"http://{HOST}"
CODE: Final = "a1b2c3d4"
FIRST_NAMES: Final = (
    *("Ann", "Bo", "Cy", "Dee", "Eli", "Flo", "Gus", "Hana"),
    *("Ivo", "Jo", "Kai", "Lea", "Max", "Nia", "Oz", "Pia"),
)
LAST_NAMES: Final = (
    *("Abel", "Brandt", "Castillo", "Dubois", "Eriksen", "Fox"),
    *("García", "Huber", "Ito", "Jones", "Keller", "Lima"),
)
TEAMS: Final = ("Sharks", "Owls", "Foxes")


class _Hall:
    """An evening of so many, as far as it is wanted; a broker that is there, and tables that are not."""

    def __init__(self, players: int = 47, rounds: int = 0, *, teams: bool = False) -> None:
        self.now = 0.0
        self.desk = Desk(HallRegister(":memory:"), clock=lambda: self.now)
        self.desk.code = CODE
        self.broker = _Broker()
        self.desk.director = cast(Director, self.broker)
        self.desk.add(Plan(rounds=8, seed=3))
        self.names = [f"{FIRST_NAMES[place % 16]} {LAST_NAMES[(place // 16 + place) % 12]}" for place in range(players)]
        for place, name in enumerate(self.names):
            self.desk.add(SignedIn(name, TEAMS[place % 3] if teams else ""))
        self.app = HallApp(self.desk, ADDRESS, [HOST.partition(":")[0]])
        for number in range(1, rounds + 1):
            self.desk.begin_round()
            for table in range(1, 1 + len(self.desk.evening.round.tables)):
                if number < rounds:
                    self.report(table)
        self.now += 17 * 60

    def report(self, table: int) -> None:
        """A table reports its points."""
        there, number = self.desk.evening.round.tables[table - 1].players, len(self.desk.evening.rounds)
        points = tuple(0 if seat == (table + number) % len(there) else (7 * seat + 13 * table + 5 * number) % 61 + 4
                       for seat in range(len(there)))  # fmt: skip
        winner = points.index(0)
        self.desk.receive(table, RoundScores(f"m{number}", 1, 0, winner, there, points))
        self.desk.add_news(Message("hall/scores", table=str(table), deal="1", sheet=", ".join(
            f"{name} {each}" for name, each in zip(there, points, strict=True))))  # fmt: skip

    def at_desk(self, path: str = "/desk") -> Shown:
        return Shown(self.app, path, {DESK_COOKIE: self.desk.secret})

    def on_phone(self, name: str) -> Shown:
        return Shown(self.app, "/place", {PHONE_COOKIE: self.desk.give_phone(name)})

    def on_wall(self) -> Shown:
        return Shown(self.app, "/wall")


class _Broker:
    """There, and silent."""

    is_open = True

    def __init__(self) -> None:
        self.connection = self
        self.tables: dict[int, TableSeen] = {}

    def signal(self, _: str) -> bool:
        return True

    def notify(self, _: str, __: int) -> bool:
        return True

    def show_leaders(self, _: object) -> None: ...


def _in_round(players: int = 47, *, teams: bool = False) -> _Hall:
    hall = _Hall(players, 3, teams=teams)
    tables = len(hall.desk.evening.round.tables)
    hall.broker.tables.update({number: TableSeen(number != 5) for number in range(1, tables)})
    for table in (1, 2, 4, 7):
        hall.report(table)
    first = hall.desk.evening.round.tables[2].players[0]
    hall.desk.enter(RoundIndex(2), 3, dict.fromkeys(hall.desk.evening.round.tables[2].players, 11), first, sure=True)
    hall.desk.correct(
        RoundIndex(2), 6, dict.fromkeys(hall.desk.evening.round.tables[5].players, 20), "a slip of the pen", sure=True
    )
    hall.desk.announce("The buffet is open", 0)
    return hall


def _place(table: int, seat: int) -> Shown:
    hall = _in_round()
    return hall.on_phone(hall.desk.evening.round.tables[table - 1].players[seat - 1])


def _all_played() -> Shown:
    hall = _Hall(47, 3, teams=True)
    for table in range(1, 1 + len(hall.desk.evening.round.tables)):
        hall.report(table)
    return hall.on_wall()


PAGES: Final[dict[str, Callable[[], Shown]]] = {
    "hall-arrival": lambda: Shown(_Hall().app, f"/hall/{CODE}"),
    "hall-place": lambda: _place(12, 1),
    "hall-confirm": lambda: _place(3, 2),
    "hall-desk-before": lambda: _Hall().at_desk(),
    "hall-desk": lambda: _in_round(teams=True).at_desk(),
    "hall-correct": lambda: _in_round().at_desk("/desk/correct/3/6"),
    "hall-wall": lambda: _in_round().on_wall(),
    "hall-wall-crowded": lambda: _Hall(190, 2).on_wall(),
    "hall-wall-between": _all_played,
    "hall-print-slips": lambda: _in_round().at_desk("/print/slips"),
}
"""The pages of a hall that differ most, by name."""
