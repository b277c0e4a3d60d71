"""The pages of the case that follow from its numbers: what it bears, and the coupon to print first."""

from __future__ import annotations

from math import floor
from pathlib import Path

from tools.hardware import load_check
from tools.hardware.case.plan import dimensions, loads, seats, stops
from tools.hardware.markdown import MADE, table
from tools.hardware.tables import FOLDER, Tables

CASE = FOLDER / "case"
LOADS = """\
# What the case bears

{made}

**Calculated, not tried**: nobody has printed the case or leaned on it. `load_check.py` cuts the very STEP files in
`out/` into tetrahedra with ten nodes each (gmsh) and bends them (CalculiX), with finer and finer meshes, until the last
two agree. The figures of a piece are in that order, and the last one counts. Two meshes agree if the finer one has at
least {finer:g} times as many elements, and their results differ by no more than {same_sink:.0%} in the way and
{same_stress:.0%} in the stress; {no_way:g} mm and {no_stress:g} MPa do not matter.

{results}

Shell, cradle and base together sink {one:.1f} mm with {newtons:.0f} N on the engine, the weight of {kilograms:.0f} kg.
**A hub in halves bears half as much**: it sinks {halves:.1f} mm with {less:.0f} N. {most:g} mm are the limit: nothing
below the cradle is nearer. A stress counts if more than {spot:g} mm3 of the plastic bear it: a computed edge is
sharper than a printed one.

PETG as printed: {plastic[young_mpa]} MPa of stiffness, a strength of {plastic[across_mpa]} MPa across the layers and
{plastic[along_mpa]} MPa within them; `hardware/parts.toml` names the sources. A safety factor of {safety:g} leaves
{across:g} MPa across the layers and {along:g} MPa in any direction. All these pieces print with their layers flat in
the hub, so what pulls up or down pulls across the layers.{weaker}

Taken for granted: solid plastic, which the low stiffness makes up for in part; a shell that hangs on its six bosses
alone, although its walls help; seven feet that do not yield. The ears of the cradle are held as if they were glued to
the shell's posts; its greatest pull across the layers is near the rims of these places. The halves touch nowhere else
than below the heads of the screws in their four flaps. That they also meet at the deck, and that the cradle is screwed
to both, helps and is left out. A domino is far stiffer than the platform, so it presses where the stops are. The
halves of the base are not bent apart: beside each boss of the shell is a foot of the same half.

The pictures show each piece from below, and its movement ten times as large. Blue bears no pull, red {along:g} MPa.

{pictures}
"""
WEAKER = """

**The {piece} does not quite reach this factor**: its load ({text}) leaves {factor:.2f},
{percent}% of it leave {safety:g}. So lean on the hub with a hand, but do not step or sit on it."""
COUPON = """\
# Print this first

{made}

A coupon costs two hours, the case two days. [coupon-deck.stl](out/coupon-deck.stl) is one slot of the shell with its
cap and its light bar, [coupon-engine.stl](out/coupon-engine.stl) one end of cradle and platform. They are cut out of
the pieces of the case. Print them with the filament and the settings of the case: what fits here fits there.

| ![A slot, a cap and a light bar](out/coupon-deck.png) | ![An end of cradle and platform](out/coupon-engine.png) |
|---|---|

{figures}

Then, as soon as a slot board is soldered, put it together: light bar, cap with its silicone dot, the slot board, two
screws. The cap clicks and comes back wherever you press it. It goes down {stop} mm and then stands on the board. A
press {edge:g} mm from its end takes {press:.1f} N by calculation. If a cap clicks by itself, the dot is too thick or
the pillars are too short: take a thinner dot. If a cap stops before it clicks, the dot is too thin: lay a strip of tape
under it.

Nobody has printed it yet. If your figures are all off in one direction, correct the printer, not the files: first the
flow and the height of the first layer.
"""


def pages(tables: Tables) -> dict[Path, str]:
    """The pages: their paths and texts."""
    measured = dimensions.of(tables.raw)
    found = {CASE / "COUPON.md": coupon_page(measured)}
    return found | ({CASE / "LOADS.md": loads_page(measured)} if load_check.RESULT.is_file() else {})


def loads_page(measured: dimensions.Dimensions) -> str:
    """LOADS.md: the loads, the limits, and what two meshes gave."""
    found, plastic = load_check.stored()["loads"], measured.plastic
    sinks = loads.engine_sinks(found, measured)
    rows, pictures, weaker = [], [], ""
    for load in loads.loads(measured):
        result = found[load.name]
        figures = (("sink mm", 2), ("across MPa", 1), ("along MPa", 1), ("elements", 0))
        values = [" / ".join(f"{value:.{digits}f}" for value in result[name]) for name, digits in figures]
        rows.append((load.name, load.text, *values))
        if (share := loads.share(result, measured)) < 1:
            weaker += WEAKER.format(
                piece=load.name,
                text=load.text,
                factor=loads.SAFETY * share,
                percent=floor(100 * share),
                safety=loads.SAFETY,
            )
        pictures.append(f"![{load.name} under load](loads/{load.name}.png)")
    head = ("Piece", "Load", "Sinks, mm", "Across the layers, MPa", "In any direction, MPa", "Elements")
    return LOADS.format(
        made=MADE,
        same_sink=loads.SAME_SINK,
        same_stress=loads.SAME_STRESS,
        results=table(head, rows),
        weaker=weaker,
        finer=loads.FINER,
        no_stress=loads.NO_STRESS,
        no_way=loads.NO_WAY,
        one=sinks["in one piece"],
        halves=sinks["in halves"],
        less=loads.IN_HALVES * loads.ENGINE_N,
        newtons=loads.ENGINE_N,
        kilograms=loads.ENGINE_N / 10,
        most=loads.MOST_SINK,
        spot=load_check.SPOT,
        plastic=plastic,
        safety=loads.SAFETY,
        across=plastic["across_mpa"] / loads.SAFETY,
        along=plastic["along_mpa"] / loads.SAFETY,
        pictures="\n\n".join(pictures),
    )


def coupon_page(measured: dimensions.Dimensions) -> str:
    """COUPON.md: what to print first, and what to measure."""
    cap, light = measured.cap, measured.light
    hole = tuple(side + 2 * measured.cap_play for side in cap)
    high = measured.board[2]
    slides = f"a board {high} mm thick slides onto the hook without force, and hardly rattles"
    rows = (
        ("Slot for the first domino", f"{measured.notch_width:.1f}", "0.3", "a domino drops in and out by its weight"),
        ("Hole of the cap", f"{hole[0]:.1f} x {hole[1]:.1f}", "0.2", "file it, or print with less flow"),
        ("Cap", f"{cap[0]:.1f} x {cap[1]:.1f}", "0.2", "it drops through its guide by its weight; its rim holds it"),
        ("Deck's inside to a pillar's end", f"{measured.board_gap:.1f}", "0.2", "it decides how high a cap stands"),
        ("Hook's foot to the pillars' ends, in height", f"{high + seats.HOOK_PLAY:.2f}", "0.15", slides),
        ("Screw hole of a pillar", "2.1", "0.2", "an M2.5 screw cuts its thread and stays tight"),
        ("Light bar", f"{light[0]:.1f} x {light[1]:.1f}", "0.2", "it goes in with a finger's force"),
        ("Pins of the cradle", f"{measured.pin:.1f}", "0.2", "springs and platform slide on them freely"),
        ("Platform", f"{measured.plate[1]:.1f}", "0.3", "on its two springs, it comes back from each end"),
        ("Inside of the cradle", f"{measured.cradle[1]:.1f}", "0.3", "the platform does not touch it"),
    )
    return COUPON.format(
        made=MADE,
        figures=table(("Measure", "Should be, mm", "May be off by, mm", "And try"), rows),
        stop=measured.cap_stop,
        edge=min(stops.EDGE),
        press=stops.off_center(measured, pressed := stops.guided(measured)[0], pressed.half - min(stops.EDGE)),
    )
