"""The code that opens a table, to scan: in a terminal, as a picture, or as squares for whoever draws it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

import segno
from rich.console import Console
from rich.text import Text

from roundhouse.i18n.texts import Texts
from roundhouse.program.result_files import writing
from roundhouse.web.rendering import QUIET_ZONE

HALVES: Final = " \u2580\u2584\u2588"
"""A letter for two squares above each other: neither is drawn, the upper one, the lower one, both."""
INK_ON_PAPER: Final = "#000000 on #ffffff"
PICTURE_SCALE: Final = 12


def print_code(texts: Texts, console: Console, address: str, picture: Path | None = None) -> None:
    """Show an address as a code to scan: in the terminal, or as a picture in a file whose path is printed.

    In a terminal with colors it is black on white, whatever the terminal's own are. Without colors it is drawn for a
    dark one. Where the output's encoding has no blocks to draw with, nothing is drawn: the address is printed as text.
    Raises ImpossibleRequest if the file cannot be written.
    """
    code = segno.make_qr(address, error="m")
    if picture is not None:
        with writing(picture):
            picture.touch(mode=0o600)  # anybody who has it may sit down
            code.save(str(picture), kind="png", scale=PICTURE_SCALE, border=QUIET_ZONE)
        told = texts.phone("serve-picture", path=str(picture))
        console.print(told, highlight=False, markup=False, soft_wrap=True)
        return
    try:
        HALVES.encode(console.encoding)
    except UnicodeEncodeError:
        return
    dark = console.color_system is not None
    rows = [[bool(square) == dark for square in row] for row in code.matrix_iter(border=QUIET_ZONE)]
    rows += [[not dark] * len(rows[0])] * (len(rows) % 2)
    lines = (
        "".join(HALVES[upper + 2 * lower] for upper, lower in zip(above, below, strict=True))
        for above, below in zip(rows[::2], rows[1::2], strict=True)
    )
    for line in lines:
        console.print(Text(line, style=INK_ON_PAPER if dark else ""), soft_wrap=True)


@lru_cache(maxsize=4)
def squares_of(address: str) -> Sequence[Sequence[bool]]:
    """An address as a code to scan, without its white border."""
    return tuple(tuple(map(bool, row)) for row in segno.make_qr(address, error="m").matrix)
