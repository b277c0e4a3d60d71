"""Small prints of the pages of phones: `golden_pages.py --write` writes them anew, as `make golden` does.

Without it, it says which have changed. The picture of what has changed is left in `out/pictures`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.golden_pictures import changes, write  # noqa: E402  (this file is also started as a script)
from tools.pictures.phone_pages import PAGES, opened, pictures  # noqa: E402

FOLDER = ROOT / "tests" / "golden" / "pages"


def golden(name: str) -> Path:
    """The sheet of a page's prints."""
    return FOLDER / f"{name}.png"


def main() -> int:
    """Writes the prints, or says what has changed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write them again")
    parser.add_argument("page", nargs="*", help=f"some of: {', '.join(PAGES)}")
    arguments = parser.parse_args()
    said: list[str] = []
    with opened() as chromium:
        for name in arguments.page or PAGES:
            drawn = pictures(chromium, name)
            if arguments.write:
                write(golden(name), drawn)
            else:
                said += changes(name, drawn, golden(name))
    print("\n".join(said), end="\n" if said else "")
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
