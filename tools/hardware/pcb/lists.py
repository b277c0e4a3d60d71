"""What an assembler wants beside the Gerber files: where each part lies, in the coordinates of those files."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from tools.hardware.pcb.board_file import Board


def place(board: Board, reference: str) -> tuple[float, float]:
    """The middle of a part as Gerber files count: from the corner of KiCad's sheet, y up from 0 down."""
    (x, y), (left, top), (width, height) = board.footprints[reference].at, board.corner, board.size
    return round(left + width / 2 + x, 3), round(-(top + height / 2 - y), 3)


def order(reference: str) -> tuple[str, int]:
    """Sorts C2 before C10."""
    letters = reference.rstrip("0123456789")
    return letters, int(reference[len(letters) :] or 0)


def table(rows: Iterable[Iterable[str]]) -> str:
    """Rows as CSV."""
    target = io.StringIO()
    csv.writer(target, lineterminator="\n").writerows(rows)
    return target.getvalue()
