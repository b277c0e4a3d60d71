"""`make golden`: writes the golden transcripts anew: whole matches with every ruling and score, as scenarios.

Each is played by a seeded chooser that takes any legal move, and that often tries one before it that is refused. What a
change of the rules changes is then to be read in the difference.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from roundhouse.games import GAMES, Game
from roundhouse.games.dealer import Shuffle, playable_shuffle
from roundhouse.games.match import Begin, Event, Match
from roundhouse.games.moves import DONE, DRAW, Deal, LayEngine, Move
from roundhouse.games.notation import seat_names, write_move
from roundhouse.games.options import read_options
from roundhouse.games.position import Position, Stage
from roundhouse.games.position_text import write_position
from roundhouse.games.rulings import Ruling
from roundhouse.records.record import HEADER, event_line

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


@dataclass(frozen=True)
class Recipe:
    """A match to be played: its file, its `game` line, and the seed of shuffles and choices."""

    file: str
    title: str
    game: str
    seats: int
    options: str
    seed: int
    listed: bool = False
    """Whether all legal moves are written out too."""


RECIPES = (
    Recipe("mexican_train_six.txt", "A whole match with a double-6 set", "mexican-train", 3, "set=6", 6, True),
    Recipe(
        "mexican_train_switches.txt",
        "Three rounds with a double-9 set and many switches on",
        "mexican-train",
        4,
        "set=9 rounds=3 last_winner_leads=yes whole_first_train=yes own_train_first=yes cover_last_double=yes "
        "missed_call=yes double_blank=50",
        9,
    ),
    Recipe(
        "mexican_train_one_double.txt",
        "Two rounds of eight with one double a turn, dead doubles left open",
        "mexican-train",
        8,
        "rounds=2 older_deal=yes one_double=yes close_dead_doubles=no",
        12,
    ),
    Recipe(
        "mexican_train_on_the_double.txt",
        "Two rounds in which the follow-up goes on the double",
        "mexican-train",
        2,
        "set=9 rounds=2 follow_on_double=yes",
        2,
    ),
    Recipe("derailing_six.txt", "A whole match with a double-6 set", "derailing", 3, "set=6 deal=3", 16, True),
    Recipe(
        "derailing_teams.txt",
        "Three rounds of two teams who may draw instead of playing",
        "derailing",
        4,
        "rounds=3 teams=2 draw_instead=yes",
        17,
    ),
    Recipe("derailing_five.txt", "Two rounds of five with a double-12 set", "derailing", 5, "rounds=2", 18),
    Recipe("private_trains_six.txt", "A whole match with a double-6 set", "private-trains", 3, "set=6", 11, True),
    Recipe(
        "private_trains_switches.txt",
        "Three rounds upward and counter-clockwise, with plays suspended and the last double followed",
        "private-trains",
        4,
        "set=9 rounds=3 upward=yes counter_clockwise=yes suspend_plays=yes follow_last_double=yes",
        13,
    ),
    Recipe(
        "private_trains_visits.txt",
        "Two rounds of five without a Mexican Train, visits without a draw",
        "private-trains",
        5,
        "rounds=2 mexican_train=no visit_without_drawing=yes",
        14,
    ),
    Recipe("super_train_two.txt", "A whole match of two, seven tiles each", "super-train", 2, "deal=7", 14),
    Recipe(
        "super_train_switches.txt",
        "Two rounds of five with many switches on",
        "super-train",
        5,
        "rounds=2 last_winner_leads=yes whole_first_train=yes own_train_first=yes cover_last_double=yes "
        "missed_call=yes double_blank=25 one_double=yes",
        21,
    ),
    Recipe(
        "super_train_nine.txt",
        "A round of nine, every legal move told",
        "super-train",
        9,
        "rounds=1 follow_on_double=yes close_dead_doubles=no",
        9,
        True,
    ),
    Recipe("station_six.txt", "A whole match with a double-6 set", "station", 3, "set=6", 21, True),
    Recipe(
        "station_switches.txt",
        "Three rounds of five in which who can play must, missed sounds cost a tile and more is heard",
        "station",
        5,
        "set=9 rounds=3 must_play=yes missed_call=yes railroad_sounds=yes",
        22,
    ),
    Recipe("basic_trains_nine.txt", "A whole match of four, to 120", "basic-trains", 4, "", 4, True),
    Recipe("basic_trains_three.txt", "Two rounds of three", "basic-trains", 3, "two_or_three=yes deal=9 rounds=2", 3),
    Recipe("slosh.txt", "A whole match, to 120", "slosh", 4, "", 14, True),
    Recipe(
        "slosh_own_engines.txt", "Seven rounds with engines of one's own", "slosh", 4, "own_engines=yes rounds=7", 7
    ),
    Recipe(
        "slosh_neighbor.txt",
        "Six rounds with seven tiles each, neighbor",
        "slosh",
        4,
        "neighbor=yes deal=7 rounds=6",
        16,
    ),
)


class Transcript:
    """One match, written while it is played."""

    def __init__(self, recipe: Recipe) -> None:
        kind = GAMES[recipe.game]
        options = dict(word.split("=") for word in recipe.options.split())
        self.recipe = recipe
        self.game: Game = kind(recipe.seats, read_options(kind.options_type, options))
        self.match = Match(self.game)
        self.rng = Random(recipe.seed)
        self.names = seat_names(self.game)
        self.shuffle: Shuffle | None = None
        self.lines = [
            "# Written by `make golden`; do not edit.",
            HEADER,
            f"scenario {recipe.title} (seed {recipe.seed})",
            " ".join(filter(None, ["game", recipe.game, f"seats={recipe.seats}", recipe.options])),
        ]

    def text(self) -> str:
        """Plays the match to its end and gives its transcript."""
        while not self.match.over:
            position = self.match.position
            if position is None:
                self.say(Begin(self.pick(self.game.seats)))
            elif position.stage == Stage.DEALING:
                self.shuffle, tries = playable_shuffle(position, self.rng)
                self.lines += ["", f"# {tries} shuffles"] if tries > 1 else [""]
                self.say(self.shuffle.deal(self.game))
            else:
                self.turn(position)
        self.lines.append(f"expect winners {' '.join(self.names[seat] for seat in self.match.leaders)}")
        return "\n".join(self.lines) + "\n"

    def turn(self, position: Position) -> None:
        """One move, perhaps after one that is refused."""
        assert self.shuffle is not None
        if due := self.shuffle.due(position):
            self.say(due)
            return
        legal = position.legal()
        if self.recipe.listed and position.stage == Stage.TURN:
            self.lines.append(f"expect legal {'; '.join(write_move(self.game, move) for move in legal)}")
        refused = [(move, ruling) for move, ruling in self.tried(position) if not ruling.allowed]
        if refused and self.pick(3) == 0:
            move, ruling = refused[self.pick(len(refused))]
            self.lines.append(f"{event_line(position, move, self.names)}   ! {ruling.clause} {ruling.why}")
        move = legal[self.pick(len(legal))]
        self.say(self.shuffle.draw(position) if move is DRAW else move)

    def tried(self, position: Position) -> Iterator[tuple[Move, Ruling]]:
        """What a player might try with the tiles of his hand."""
        game = self.game
        moves: list[Move] = [DRAW, DONE]
        for tile in position.known_tiles(position.turn):
            moves += (game.fitting_play(tile, spot, end) for spot, end in enumerate(position.ends))
            if game.tiles.is_double(tile):
                moves.append(LayEngine(tile))
        return ((move, position.ruling(move)) for move in moves)

    def say(self, event: Event) -> None:
        """Makes an event, and writes it with what followed."""
        before, scored = self.match.position, len(self.match.results)
        self.lines.append(event_line(before, event, self.names))
        self.match.apply(event)
        after = self.match.position
        if len(self.match.results) > scored:
            self.lines += (
                self.scores("points", self.match.results[-1].points),
                self.scores("totals", self.match.totals),
            )
        elif before is not None and after is not None and after.stage == Stage.DEALING:
            self.lines.append("expect void")
        elif after is not None and (isinstance(event, Deal) or after.turn != (before.turn if before else -1)):
            fields = write_position(after).split()[1:]
            remembered = (f"{part.name}=" for part in self.game.memory)
            shown = ("stage=", "turn=", "ends=", "yard=", "doubles=", "idle=", *remembered)
            self.lines.append(f"expect {' '.join(field for field in fields if field.startswith(shown))}")

    def scores(self, what: str, points: tuple[int, ...]) -> str:
        """A line of the score sheet."""
        return f"expect {what} {' '.join(f'{name}={each}' for name, each in zip(self.names, points, strict=True))}"

    def pick(self, count: int) -> int:
        """A number below `count`, from `random()` alone: its sequence is the same in every Python."""
        return int(self.rng.random() * count)


def main() -> int:
    """Writes every transcript."""
    for recipe in RECIPES:
        (FOLDER / recipe.file).write_text(Transcript(recipe).text(), encoding="utf-8")
        print(f"wrote {recipe.file}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
