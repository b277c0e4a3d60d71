"""Small prints of the main screens in every size and language: `golden_pictures.py` says which have changed.

With `--write` they are written anew, as `make golden` does. The picture of what has changed, and a picture of where it
differs, are left in `out/pictures`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

import pygame
from tools.pictures.moments import MOMENTS, picture
from tools.pictures.prints import difference, place_of, png, printed, sheet
from tools.pictures.tables import empty_app_services

from roundhouse.i18n import LANGUAGES
from roundhouse.window.display import TEXT_SIZES, Display

ROOT = Path(__file__).resolve().parent.parent

FOLDER = ROOT / "tests" / "golden" / "pictures"
CHANGED = ROOT / "out" / "pictures"
SIZES = ((960, 600), (1280, 800), (1920, 1080))


def displays() -> dict[str, Display]:
    """The displays of every moment: each size and the largest text in the smallest window, in each language."""
    kinds = [*((size, 1.0, "") for size in SIZES), (SIZES[0], TEXT_SIZES[-1], " largest text")]
    return {
        f"{size[0]}x{size[1]} {language}{how}": Display(size, text, language)
        for size, text, how in kinds
        for language in LANGUAGES
    }


def pictures(moment: str) -> dict[str, pygame.Surface]:
    """The moment on each display."""
    with empty_app_services() as services:
        return {name: picture(moment, display, services) for name, display in displays().items()}


def golden(moment: str) -> Path:
    """The sheet of a moment's prints."""
    return FOLDER / f"{moment}.png"


def changes(moment: str, drawn: Mapping[str, pygame.Surface], file: Path | None = None) -> Iterator[str]:
    """What has changed in the pictures of a moment, and where it can be looked at; `file` has its prints."""
    file = golden(moment) if file is None else file
    prints = {name: printed(each) for name, each in drawn.items()}
    wide = max(each.get_width() for each in prints.values())
    kept = pygame.image.load(file) if file.exists() else None
    if kept is None or kept.get_size() != sheet(prints).get_size():
        yield f"{moment}: there are no prints of these looks yet"
        return
    for index, (name, each) in enumerate(prints.items()):
        before = kept.subsurface((place_of(index, wide), each.get_size()))
        found = difference(before, each)
        if found.visible:
            files = CHANGED / f"{moment} {name}.png", CHANGED / f"{moment} {name} difference.png"
            CHANGED.mkdir(parents=True, exist_ok=True)
            for path, shown in zip(files, (drawn[name], found.picture), strict=True):
                with path.open("wb") as opened:
                    pygame.image.save(shown, opened, path.name)
            across, down = (round(100 * share) for share in found.place)
            said = ", ".join(str(path.relative_to(ROOT)) for path in files)
            yield f"{moment}, {name}: differs by {found.most}, most at {across} % across and {down} % down; see {said}"


def write_or_compare(
    about: str | None, names: Iterable[str], draw: Callable[[str], Mapping[str, pygame.Surface]], folder: Path
) -> int:
    """The command of prints that lie in a folder: writes them, or says what has changed; then it returns 1."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write them again")
    parser.add_argument("name", nargs="*", help=f"some of: {', '.join(names)}")
    arguments = parser.parse_args()
    said: list[str] = []
    for name in arguments.name or names:
        drawn, file = draw(name), folder / f"{name}.png"
        if arguments.write:
            folder.mkdir(exist_ok=True)
            file.write_bytes(png(sheet({look: printed(each) for look, each in drawn.items()})))
            print(f"wrote {file.relative_to(ROOT)}")
        else:
            said += changes(name, drawn, file)
    print("\n".join(said), end="\n" if said else "")
    return 1 if said else 0


def main() -> int:
    """Writes the prints, or says what has changed."""
    return write_or_compare(__doc__, MOMENTS, pictures, FOLDER)


if __name__ == "__main__":
    sys.exit(main())
