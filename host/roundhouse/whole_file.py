"""Writing a text file whole or not at all: whoever is cut short leaves the old one."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(path: Path, text: str, *, private: bool = False) -> None:
    """Writes a text aside and moves it into place; a `private` file only its owner may read. Raises OSError.

    It is for files of the program's own: moving into place would break a link, or replace a device.
    """
    aside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        aside.touch(0o600 if private else 0o666)
        aside.write_text(text, encoding="utf-8")
        aside.replace(path)
    except BaseException:
        aside.unlink(missing_ok=True)
        raise
