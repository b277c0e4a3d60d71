"""Writing a text file whole or not at all: a program that is cut short leaves the old one."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(path: Path, text: str, *, private: bool = False) -> None:
    """Write a text aside and move it into place; a `private` file only its owner may read. Raises OSError.

    A link is followed. What is no file, such as a device, is written to as it is.
    """
    place = path.resolve()
    if place.exists() and not place.is_file():
        place.write_text(text, encoding="utf-8")
        return
    aside = place.with_name(f"{place.name}.{os.getpid()}.new")
    try:
        aside.touch(0o600 if private else 0o666)
        aside.write_text(text, encoding="utf-8")
        aside.replace(place)
    except BaseException:
        aside.unlink(missing_ok=True)
        raise
