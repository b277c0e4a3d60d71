"""Draws the README's picture of the table (`make picture`): a seeded match, stopped where a person has to choose.

`picture.py [--check]`; with `--check` nothing is written, and the exit code says whether the picture is stale.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import pygame

from roundhouse.games import MexicanTrain
from roundhouse.games.moves import Play
from roundhouse.games.position import Position, Stage
from roundhouse.referee import LiveTable, Seat
from roundhouse.referee.chance import Chance
from roundhouse.table.live.buttons import buttons_of
from roundhouse.table.live.view_of import Moment, standing, table_view
from roundhouse.table.picture import picture

ROOT = Path(__file__).resolve().parent.parent
PATH = ROOT / "host" / "pictures" / "table.png"
NAMES = ("Ann", "Beatriz", "Caleb", "Dana")
SEED = "roundhouse"
ROUND, MOST_TILES, LEAST_CHOICES = 1, 9, 3
TOLERANCE = 2.0
"""By how much the average channel of a pixel may differ: libraries of another version smooth a little differently."""


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


def drawn() -> pygame.Surface:
    """The picture as it is today."""
    made = table()
    view = table_view(
        made.referee, 0, Moment(standing(made.referee), buttons=buttons_of(made.referee, 0, covered=False))
    )
    return picture(view)


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """The mean difference of the channels of two pictures of one size."""
    first, second = (pygame.image.tobytes(each, "RGB") for each in (one, other))
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def main() -> int:
    """Writes the picture, or checks it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the picture is stale")
    if not parser.parse_args().check:
        PATH.parent.mkdir(exist_ok=True)
        with PATH.open("wb") as file:
            pygame.image.save(drawn(), file, PATH.name)
        return 0
    if PATH.exists() and difference(pygame.image.load(PATH), drawn()) <= TOLERANCE:
        return 0
    print(f"{PATH.relative_to(ROOT)} is stale; draw it anew with `make picture`.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
