"""The figures of two pages, whose text is in hardware/texts: what the case bears, and the coupon to print first."""

from __future__ import annotations

from pathlib import Path

from tools.hardware.case.loads import load_check, loads
from tools.hardware.case.plan import dimensions, seats, stops
from tools.hardware.pages.markdown import filled, markdown_table
from tools.hardware.tables import FOLDER, Tables

CASE = FOLDER / "case"


def pages(tables: Tables) -> dict[Path, str]:
    """The pages: their paths and texts."""
    measured = dimensions.of(tables.raw)
    found = {CASE / "COUPON.md": coupon_page(measured)}
    return found | ({CASE / "LOADS.md": loads_page(measured)} if load_check.RESULT.is_file() else {})


def loads_page(measured: dimensions.Dimensions) -> str:
    """LOADS.md: the loads, the limits, and what two meshes gave."""
    found, plastic = load_check.stored()["loads"], measured.plastic
    sinks = loads.engine_sinks(found, measured)
    rows, pictures = [], []
    for load in loads.loads(measured):
        result = found[load.name]
        figures = (("sink mm", 2), ("across MPa", 1), ("along MPa", 1), ("elements", 0))
        values = [" / ".join(f"{value:.{digits}f}" for value in result[name]) for name, digits in figures]
        rows.append((load.name, load.text, *values))
        pictures.append(f"![{load.name} under load](loads/{load.name}.png)")
    head = ("Piece", "Load", "Sinks, mm", "Across the layers, MPa", "In any direction, MPa", "Elements")
    return filled(
        "loads",
        loads=loads,
        results=markdown_table(head, rows),
        one=sinks["in one piece"],
        halves=sinks["in halves"],
        less=loads.IN_HALVES * loads.ENGINE_N,
        kilograms=loads.ENGINE_N / 10,
        spot=load_check.SPOT,
        plastic=plastic,
        across=plastic["across_mpa"] / loads.SAFETY,
        along=plastic["along_mpa"] / loads.SAFETY,
        pictures="\n\n".join(pictures),
    )


def coupon_page(measured: dimensions.Dimensions) -> str:
    """COUPON.md: what to print first, and what to measure."""
    pressed, edge = stops.guided(measured)[0], min(stops.EDGE)
    return filled(
        "coupon",
        case=measured,
        hole=tuple(side + 2 * measured.cap_play for side in measured.cap),
        hook=measured.board[2] + seats.HOOK_PLAY,
        edge=edge,
        press=stops.off_center(measured, pressed, pressed.half - edge),
    )
