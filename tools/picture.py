"""Draws the README's pictures of the screens (`make picture`): the first screen, and a seeded match at a table.

`picture.py [--check]`; with `--check` nothing is written, and the exit code says whether a picture is stale.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from roundhouse.commands.house import open_house
from roundhouse.games import MexicanTrain
from roundhouse.games.moves import Play
from roundhouse.games.position import Position, Stage
from roundhouse.records.choices import Place, TableChoice
from roundhouse.referee import LiveTable, Seat
from roundhouse.referee.chance import Chance
from roundhouse.table.live.buttons import buttons_of
from roundhouse.table.live.view_of import Moment, standing, table_view
from roundhouse.table.look import Look
from roundhouse.table.picture import picture
from roundhouse.table.screens.screen import Frame
from roundhouse.table.screens.start import Start

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "host" / "pictures"
NAMES = ("Ann", "Beatriz", "Caleb", "Dana")
SLOTS = (5, 7, 10, 1)
SEED = "roundhouse"
ROUND, MOST_TILES, LEAST_CHOICES = 1, 9, 3
TOLERANCE = 2.0
"""By how much the average channel of a pixel may differ: libraries of another version smooth a little differently."""


def start() -> pygame.Surface:
    """The first screen: two people and two computer players are about to play."""
    players = ("person", "person", "sensible", "sensible")
    places = tuple(Place(*each) for each in zip(SLOTS, NAMES, players, strict=True))
    look = Look()
    drawn = pygame.Surface(look.size)
    with TemporaryDirectory() as folder, open_house(Path(folder), "none") as house:
        house.choices = replace(house.choices, table=TableChoice(places=places))
        Start(house, NAMES[0]).paint(drawn, Frame(look, 0))
    return drawn


def table() -> LiveTable:
    """A table of four in its second round, late enough to be full, where the first seat has something to choose."""
    seats = [Seat(name, "sensible") if seat else Seat(name) for seat, name in enumerate(NAMES)]
    made = LiveTable(MexicanTrain(4), seats, chance=Chance(SEED))
    while not made.referee.match.over:
        position = made.referee.position
        if position is None:
            made.begin()
        elif worth_a_picture(position):
            return made
        elif made.step() is None:
            made.call(made.choice(position.turn))
    raise ValueError(f"no moment of the match {SEED!r} is worth a picture; change the seed")


def worth_a_picture(position: Position) -> bool:
    """Whether the person has few tiles left and still a choice among them."""
    if position.round.number != ROUND or position.turn != 0 or position.stage != Stage.TURN:
        return False
    tiles = {move.tile for move in position.legal() if isinstance(move, Play)}
    return position.count(0) <= MOST_TILES and len(tiles) >= LEAST_CHOICES


def at_table() -> pygame.Surface:
    """The table at that moment."""
    made = table()
    view = table_view(made.referee, 0, Moment(standing(made.referee), buttons=buttons_of(made, 0, covered=False)))
    return picture(view)


PICTURES: dict[str, Callable[[], pygame.Surface]] = {"start": start, "table": at_table}
"""Each picture by the name of its file."""


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """The mean difference of the channels of two pictures of one size."""
    first, second = (pygame.image.tobytes(each, "RGB") for each in (one, other))
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def main() -> int:
    """Writes the pictures, or checks them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether a picture is stale")
    check = parser.parse_args().check
    stale = []
    for name, draw in PICTURES.items():
        path, drawn = FOLDER / f"{name}.png", draw()
        if not check:
            path.parent.mkdir(exist_ok=True)
            with path.open("wb") as file:
                pygame.image.save(drawn, file, path.name)
        elif not path.exists() or difference(pygame.image.load(path), drawn) > TOLERANCE:
            stale.append(str(path.relative_to(ROOT)))
    if stale:
        print(f"{', '.join(stale)}: stale; draw anew with `make picture`.")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
