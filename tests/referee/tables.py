"""Tables for these tests: small ones that play fast, and a round played to its end."""

from collections.abc import Iterable, Mapping

from roundhouse.games import GAMES, Game
from roundhouse.games.core.moves import Draw
from roundhouse.games.core.options import option_text, read_options
from roundhouse.records.journal import SavedCall
from roundhouse.referee import Chance, SeatedPlayer, TableSession
from roundhouse.referee.session.saved_table import take_up
from roundhouse_hub.lamps.scene import Cue, Scene

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eli")


def game_of(name: str, seats: int, rules: Mapping[str, object]) -> Game:
    kind = GAMES[name]
    return kind(seats, read_options(kind.options_type, {key: option_text(value) for key, value in rules.items()}))


def mexican_train(seats: int = 3, **options: object) -> Game:
    return game_of("mexican-train", seats, {"set": 9} | options)


def private_trains(seats: int = 3, **options: object) -> Game:
    return game_of("private-trains", seats, {"set": 9} | options)


def station(seats: int = 3, **options: object) -> Game:
    return game_of("station", seats, {"set": 9} | options)


def basic_trains(seats: int = 4, **options: object) -> Game:
    return game_of("basic-trains", seats, options)


def slosh(**options: object) -> Game:
    return game_of("slosh", 4, options)


def seats_for(game: Game, player: str = "greedy") -> list[SeatedPlayer]:
    return [SeatedPlayer(name, player) for name in NAMES[: game.seats]]


def table_of(game: Game, player: str = "greedy", seed: str = "7") -> TableSession:
    """A table at which nothing has happened yet, and every tile is heard."""
    table = TableSession(game, seats_for(game, player), Chance(seed))
    table.output.filter_sounds("all")
    return table


def play_rounds(table: TableSession, rounds: int = 1) -> None:
    while len(table.referee.match.results) < rounds:
        if table.referee.position is None:
            table.mode.begin()
        table.step()


def until_draw(table: TableSession) -> Draw:
    """Play on until somebody has drawn a tile; return that draw."""
    while True:
        answer = table.step()
        assert answer is not None
        drawn = answer.applied[-1].event
        if isinstance(drawn, Draw):
            return drawn


class ListJournal(list[str]):
    """The lines of a journal, and the answers to the last ones: some may be there before anything is written."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        super().__init__(lines)
        self.answers: list[str | None] = []

    def write(self, line: str) -> None:
        self.append(line)
        self.answers.append(None)

    def write_answer(self, answer: str) -> None:
        self.answers[-1] = answer

    def replay_at(self, table: TableSession) -> None:
        """Take the calls up at another table, where every answer is the same."""
        answers = [*(None for _ in self[len(self.answers) :]), *self.answers]
        difference = take_up(table, [SavedCall(*each) for each in zip(self, answers, strict=True)])
        assert difference is None, difference
        table.taken_up()


def journaled_table(game: Game) -> tuple[TableSession, ListJournal]:
    """A table at which nothing has happened yet, and its journal."""
    table, journal = table_of(game), ListJournal()
    table.history.write_to(journal)
    return table, journal


class RecordingHub:
    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.cues: list[Cue] = []

    def show(self, scene: Scene) -> None:
        self.scenes.append(scene)

    def sound(self, cue: Cue) -> bool:
        self.cues.append(cue)
        return True
