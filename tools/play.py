"""What `make play` runs: the table in a window; without a display, computers play a round and leave it in a folder."""

from __future__ import annotations

import sys
from pathlib import Path

from roundhouse.cli import main
from roundhouse.commands.environment import has_display

OUT = Path(__file__).resolve().parents[1] / "out"


def arguments(extra: list[str], display: bool) -> list[str]:
    """The command line: the caller's arguments are added, and `--text` or `--computer` among them replaces ours.

    >>> arguments([], display=True), arguments(["--text"], display=False)
    (['play'], ['play', '--text'])
    """
    if display or "--text" in extra or "--computer" in extra:
        return ["play", *extra]
    return ["play", "--computer", "--out", str(OUT), *extra]


if __name__ == "__main__":
    line = arguments(sys.argv[1:], has_display())
    if str(OUT) in line:
        print(
            "There is no display here: computer players show a round (`make play ARGS=--text`: play in this terminal)."
        )
    main(line, prog_name="roundhouse")
