"""Small prints of the pages of phones and of a hall: `golden_pages.py --write` writes them anew, as `make golden` does.

Without it, it says which have changed. The picture of what has changed is left in `out/pictures`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.browser import opened
from tools.golden_pictures import write_or_compare
from tools.pictures import hall_pages, phone_pages, web_pages

ROOT = Path(__file__).resolve().parent.parent

PAGES = {**phone_pages.PAGES, **hall_pages.PAGES}
FOLDER = ROOT / "tests" / "golden" / "pages"


def golden(name: str) -> Path:
    """The sheet of a page's prints."""
    return FOLDER / f"{name}.png"


def main() -> int:
    """Writes the prints, or says what has changed."""
    with opened() as chromium:
        return write_or_compare(__doc__, PAGES, lambda name: web_pages.pictures(chromium, PAGES[name]()), FOLDER)


if __name__ == "__main__":
    sys.exit(main())
