"""Small prints of the main screens, in every size and language, and of the pages of phones and halls.

`golden_prints.py [NAME ...]` says which have changed, and leaves a picture of each, and of where it differs, in
`out/pictures`; `pages` are all pages. With `--write` they are written anew, as `make golden` does.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from tools.pictures.moments import MOMENTS, picture
from tools.pictures.prints import HEIGHT, SHEET_COLUMNS, difference, place_of, png, printed, sheet
from tools.pictures.tables import empty_app_services

from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.presenters.pages.preferences import TEXT_SIZES
from roundhouse.window.display import DisplaySettings

if TYPE_CHECKING:
    from tools.pictures.web_pages import Shown

ROOT = Path(__file__).resolve().parents[2]

SCREENS, PAGES = (ROOT / "tests" / "golden" / folder for folder in ("pictures", "pages"))
CHANGED = ROOT / "out" / "pictures"
SIZES = ((960, 600), (1280, 800), (1920, 1080))


def displays() -> dict[str, DisplaySettings]:
    """The displays of every moment: each size and the largest text in the smallest window, in each language."""
    kinds = [*((size, 1.0, "") for size in SIZES), (SIZES[0], TEXT_SIZES[-1], " largest text")]
    return {
        f"{size[0]}x{size[1]} {language}{how}": DisplaySettings(size, text, Texts(language))
        for size, text, how in kinds
        for language in LANGUAGES
    }


def pictures(moment: str, looks: Sequence[str] = ()) -> dict[str, pygame.Surface]:
    """The moment on each display, or on those with these names."""
    with empty_app_services() as services:
        every = displays()
        return {name: picture(moment, every[name], services) for name in looks or every}


@cache
def web() -> Mapping[str, Callable[[], Shown]]:
    """`pages/NAME` -> the page that a browser asks for; the prints of screens need nothing of what these import."""
    from tools.pictures import hall_pages, phone_pages

    return {f"{PAGES.name}/{name}": page for name, page in (phone_pages.PAGES | hall_pages.PAGES).items()}


def golden(name: str) -> Path:
    """The sheet of the prints of a moment or a page."""
    return (SCREENS / name if name in MOMENTS else PAGES.parent / name).with_suffix(".png")


def changes(name: str, drawn: Mapping[str, pygame.Surface], looks: Sequence[str] = ()) -> Iterator[str]:
    """The changes in the pictures of a moment or a page since its prints, and where it can be looked at.

    `looks` are all that its sheet has, in their order, where only some of them are `drawn`.
    """
    file, looks = golden(name), looks or list(drawn)
    kept = pygame.image.load(file) if file.exists() else None
    if kept is None or kept.get_height() != HEIGHT * -(-len(looks) // SHEET_COLUMNS):
        yield f"{name}: there are no prints of these looks yet"
        return
    for look, shown in drawn.items():
        each = printed(shown)
        before = kept.subsurface((place_of(looks.index(look), kept.get_width() // SHEET_COLUMNS), each.get_size()))
        found = difference(before, each)
        if found.visible:
            files = tuple(CHANGED / f"{name.replace('/', ' ')} {look}{what}.png" for what in ("", " difference"))
            CHANGED.mkdir(parents=True, exist_ok=True)
            for path, saved in zip(files, (shown, found.picture), strict=True):
                with path.open("wb") as opened:
                    pygame.image.save(saved, opened, path.name)
            across, down = (round(100 * share) for share in found.place)
            said = ", ".join(str(path.relative_to(ROOT)) for path in files)
            yield f"{name}, {look}: differs by {found.most}, most at {across} % across and {down} % down; see {said}"


def main() -> int:
    """Write the prints, or say what has changed; then it returns 1."""
    from tools.browser import opened
    from tools.pictures import web_pages

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write them again")
    parser.add_argument("name", nargs="*", help=f"some of: {PAGES.name}, {', '.join((*MOMENTS, *web()))}")
    arguments = parser.parse_args()
    asked, said = set(arguments.name), list[str]()
    names = [name for name in (*MOMENTS, *web()) if not asked or asked & {name, name.partition("/")[0]}]
    with ExitStack() as stack:
        chromium = stack.enter_context(opened()) if set(names) & web().keys() else None
        for name in names:
            drawn = (
                pictures(name) if chromium is None or name in MOMENTS else web_pages.pictures(chromium, web()[name]())
            )
            if arguments.write:
                golden(name).parent.mkdir(exist_ok=True)
                golden(name).write_bytes(png(sheet({look: printed(each) for look, each in drawn.items()})))
                print(f"wrote {golden(name).relative_to(ROOT)}")
            else:
                said += changes(name, drawn)
    print("\n".join(said), end="\n" if said else "")
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
