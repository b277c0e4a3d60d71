"""Tables for these tests: small ones that play fast, and a round played to its end."""

from __future__ import annotations

from roundhouse.games import BasicTrains, Game, MexicanTrain, MexicanTrainStation, PrivateTrains, Slosh
from roundhouse.games.basic_trains import BasicTrainsOptions
from roundhouse.games.mexican_train import MexicanTrainOptions
from roundhouse.games.moves import Draw
from roundhouse.games.private_trains import PrivateTrainsOptions
from roundhouse.games.slosh import SloshOptions
from roundhouse.games.station import StationOptions
from roundhouse.referee import Chance, Seat, TableSession
from roundhouse_hub.lamps.scene import Cue, Scene

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eli")


def mexican_train(seats: int = 3, **options: object) -> MexicanTrain:
    """Mexican Train with a double-9 set."""
    return MexicanTrain(seats, MexicanTrainOptions(**{"set": 9} | options))  # type: ignore[arg-type]


def private_trains(seats: int = 3, **options: object) -> PrivateTrains:
    """Private Trains with a double-9 set."""
    return PrivateTrains(seats, PrivateTrainsOptions(**{"set": 9} | options))  # type: ignore[arg-type]


def basic_trains(seats: int = 4, **options: object) -> BasicTrains:
    """Basic Trains as the rules have it."""
    return BasicTrains(seats, BasicTrainsOptions(**options))  # type: ignore[arg-type]


def slosh(**options: object) -> Slosh:
    """Slosh as the rules have it."""
    return Slosh(4, SloshOptions(**options))  # type: ignore[arg-type]


def seats_for(game: Game, player: str = "greedy") -> list[Seat]:
    """As many players as the game has seats, all of a kind."""
    return [Seat(name, player) for name in NAMES[: game.seats]]


def station(seats: int = 3, **options: object) -> MexicanTrainStation:
    """Mexican Train Station with a double-9 set."""
    return MexicanTrainStation(seats, StationOptions(**{"set": 9, **options}))  # type: ignore[arg-type]


def table_of(game: Game, player: str = "greedy", seed: str = "7") -> TableSession:
    """A table at which nothing has happened yet, and every tile is heard."""
    table = TableSession(game, seats_for(game, player), Chance(seed))
    table.cue_filter.amount = "all"
    return table


def play_rounds(table: TableSession, rounds: int = 1) -> None:
    """Lets the computer players go on until so many rounds are scored."""
    while len(table.referee.match.results) < rounds:
        if table.referee.position is None:
            table.begin()
        table.step()


def until_draw(table: TableSession) -> Draw:
    """Plays on until somebody has drawn a tile; that draw."""
    while True:
        answer = table.step()
        assert answer is not None
        drawn = answer.applied[-1].event
        if isinstance(drawn, Draw):
            return drawn


class Page(list[str]):
    """A journal that is a list."""

    def write(self, line: str) -> None:
        self.append(line)


def kept_table(game: Game) -> tuple[TableSession, Page]:
    """A table at which nothing has happened yet, and its journal."""
    table, page = table_of(game), Page()
    table.journal = page
    return table, page


class Remembering:
    """A hub that records what it is sent."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.cues: list[Cue] = []

    def show(self, scene: Scene) -> None:
        self.scenes.append(scene)

    def sound(self, cue: Cue) -> bool:
        self.cues.append(cue)
        return True
