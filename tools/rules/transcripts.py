"""`make golden`: writes the golden transcripts anew: whole matches with every ruling and score, as scenarios.

Each is played by a seeded chooser that takes any legal move, and that often tries one before it that is refused. What a
change of the rules changes is then to be read in the difference.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from roundhouse.games import GAMES, Game
from roundhouse.games.core.moves import DONE, DRAW, Deal, LayEngine, Move
from roundhouse.games.core.notation import seat_names, write_move
from roundhouse.games.core.options import read_options
from roundhouse.games.core.position import Position, Stage
from roundhouse.games.core.position_text import write_position
from roundhouse.games.core.rulings import Ruling
from roundhouse.games.match.dealer import Shuffle, playable_shuffle
from roundhouse.games.match.match import Begin, Event, Match
from roundhouse.records.record import HEADER, event_line

FOLDER = Path(__file__).resolve().parents[2] / "tests" / "golden"


TITLE = re.compile(r"scenario (?P<title>.*) \(seed (?P<seed>\d+)\)")


@dataclass(frozen=True)
class PlannedMatch:
    """A match to be played: its title, its `game` line, and the seed of shuffles and choices."""

    title: str
    seed: int
    game: str
    listed: bool
    """Whether all legal moves are written out too."""


def recipe_of(transcript: str) -> PlannedMatch:
    """The recipe of a transcript: its first lines say it.

    For a new one, write the lines `scenario TITLE (seed 7)` and `game NAME seats=4` into a file of the folder, and
    `expect legal` if all legal moves are to be listed.

    Raises ValueError when a line is missing.

    >>> recipe_of("scenario Two rounds (seed 7)\\ngame slosh seats=4 rounds=2")
    PlannedMatch(title='Two rounds', seed=7, game='game slosh seats=4 rounds=2', listed=False)
    """
    said = TITLE.search(transcript)
    game = re.search(r"^game .*$", transcript, re.MULTILINE)
    if said is None or game is None:
        raise ValueError("no line `scenario TITLE (seed N)`, or no line `game NAME seats=N`")
    return PlannedMatch(said["title"], int(said["seed"]), game[0], "expect legal" in transcript)


class Transcript:
    """One match, written while it is played."""

    def __init__(self, recipe: PlannedMatch) -> None:
        _, name, *words = recipe.game.split()
        options = dict(word.split("=") for word in words)
        kind, seats = GAMES[name], int(options.pop("seats"))
        self.recipe = recipe
        self.game: Game = kind(seats, read_options(kind.options_type, options))
        self.match = Match(self.game)
        self.rng = Random(recipe.seed)
        self.names = seat_names(self.game)
        self.shuffle: Shuffle | None = None
        self.lines = [
            "# Written by `make golden`; do not edit.",
            HEADER,
            f"scenario {recipe.title} (seed {recipe.seed})",
            recipe.game,
        ]

    def text(self) -> str:
        """Play the match to its end and give its transcript."""
        while not self.match.over:
            position = self.match.position
            if position is None:
                lot, rightful = self.pick(self.game.seats), self.match.next_round.leader
                self.say(Begin(rightful if self.match.all_rounds and rightful >= 0 else lot))
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
        if due := self.shuffle.next_event(position):
            self.say(due)
            return
        legal = position.legal()
        if self.recipe.listed and position.stage == Stage.TURN:
            self.lines.append(f"expect legal {'; '.join(write_move(self.game, move) for move in legal)}")
        refused = [(move, ruling) for move, ruling in self.tried(position) if not ruling.allowed]
        if refused and self.pick(3) == 0:
            move, ruling = refused[self.pick(len(refused))]
            line = event_line(self.match.game, position, move, self.names)
            self.lines.append(f"{line}   ! {ruling.clause} {ruling.why}")
        move = legal[self.pick(len(legal))]
        self.say(self.shuffle.draw(position) if move is DRAW else move)

    def tried(self, position: Position) -> Iterator[tuple[Move, Ruling]]:
        """The plays that a player might try with the tiles in hand."""
        game = self.game
        moves: list[Move] = [DRAW, DONE]
        for tile in position.known_tiles(position.turn):
            moves += (game.fitting_play(tile, spot, end) for spot, end in enumerate(position.ends))
            if game.tiles.is_double(tile):
                moves.append(LayEngine(tile))
        return ((move, position.ruling(move)) for move in moves)

    def say(self, event: Event) -> None:
        """Make an event, and write it with what followed."""
        before, scored = self.match.position, len(self.match.results)
        self.lines.append(event_line(self.match.game, before, event, self.names))
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
            remembered = (f"{part.name}=" for part in self.game.state_fields)
            shown = ("stage=", "turn=", "ends=", "yard=", "doubles=", "idle=", *remembered)
            self.lines.append(f"expect {' '.join(field for field in fields if field.startswith(shown))}")

    def scores(self, what: str, points: tuple[int, ...]) -> str:
        """A line of the score sheet."""
        return f"expect {what} {' '.join(f'{name}={each}' for name, each in zip(self.names, points, strict=True))}"

    def pick(self, count: int) -> int:
        """A number below `count`, from `random()` alone: its sequence is the same in every Python."""
        return int(self.rng.random() * count)


def main() -> int:
    for file in sorted(FOLDER.glob("*.txt")):
        recipe = recipe_of(file.read_text(encoding="utf-8"))
        file.write_text(Transcript(recipe).text(), encoding="utf-8")
        print(f"wrote {file.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
