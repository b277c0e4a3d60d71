"""Draws the README's pictures of the screens (`make picture`): a film of a round, and three moments.

`picture.py [--check]`: `--check` writes nothing and returns 1 if a picture is stale.
"""

import argparse
import sys
from pathlib import Path

import pygame
from tools.pictures import round_film
from tools.pictures.moments import picture
from tools.pictures.prints import difference, printed
from tools.pictures.tables import empty_app_services

from roundhouse.window.display import DisplaySettings

ROOT = Path(__file__).resolve().parents[2]

FOLDER = ROOT / "host" / "pictures"
PICTURES = {"table": "dealt-4", "called": "called-pad", "winner": "winner"}
"""File name -> the moment that the picture shows."""
FILM = "round.png"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only report stale pictures")
    check = parser.parse_args().check
    stale = []
    with empty_app_services() as services:
        drawn = {name: picture(moment, DisplaySettings(), services) for name, moment in PICTURES.items()}
    for name, shown in drawn.items():
        path = FOLDER / f"{name}.png"
        if not check:
            path.parent.mkdir(exist_ok=True)
            with path.open("wb") as file:
                pygame.image.save(shown, file, path.name)
        elif not path.exists() or difference(printed(pygame.image.load(path)), printed(shown)).visible:
            stale.append(str(path.relative_to(ROOT)))
    film = FOLDER / FILM
    if not check:
        round_film.write(film)
    elif round_film.is_stale(film):
        stale.append(str(film.relative_to(ROOT)))
    if stale:
        print(f"{', '.join(stale)}: stale; run `make picture`.")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
