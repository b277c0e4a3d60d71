"""What an assembler wants beside the Gerber files: where each part lies, and what is to be bought for one board."""

from __future__ import annotations

import csv
import io

from tools.hardware.pcb.job import Job, Placed

PAGE = (100.0, 80.0)  # where the board's upper left corner lies in the Gerber files, which count y upward from 0 down


def placement(job: Job) -> str:
    """A row for each part, in the coordinates of the Gerber files: the middle of the part, millimeters, degrees."""
    rows: list[tuple[str, ...]] = [("Reference", "Value", "Package", "X", "Y", "Rotation", "Side")]
    for part in sorted(job.parts, key=_order):
        x, y = PAGE[0] + job.size[0] / 2 + part.at[0], -(PAGE[1] + job.size[1] / 2 - part.at[1])
        name = part.footprint.split(":")[1]
        rows.append((part.reference, part.value, name, f"{x:.3f}", f"{y:.3f}", f"{part.turn:g}", part.side))
    return _text(rows)


def bill(job: Job) -> str:
    """A row for each kind of part."""
    kinds: dict[tuple[str, str], list[Placed]] = {}
    for part in sorted(job.parts, key=_order):
        kinds.setdefault((part.value, part.footprint), []).append(part)
    rows: list[tuple[str, ...]] = [("Quantity", "References", "Value", "Footprint")]
    for (value, footprint), parts in kinds.items():
        rows.append((str(len(parts)), " ".join(part.reference for part in parts), value, footprint))
    return _text(rows)


def _order(part: Placed) -> tuple[str, int]:
    letters = part.reference.rstrip("0123456789")
    return letters, int(part.reference[len(letters) :] or 0)


def _text(rows: list[tuple[str, ...]]) -> str:
    target = io.StringIO()
    csv.writer(target, lineterminator="\n").writerows(rows)
    return target.getvalue()
