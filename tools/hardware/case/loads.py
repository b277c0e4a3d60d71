"""Where a hand loads the case, how the pieces are held, and what they must bear. Plain numbers.

`tools/hardware/load_check.py` bends the solids, and the manifest of loads keeps what it found; `faults` checks that.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tools.hardware.case import seats
from tools.hardware.case.dimensions import Dimensions, around
from tools.hardware.case.screws import corner_screws, ears, feet

ENGINE_N = 300.0  # somebody leans on the engine with 30 kg
CAP_N = 75.0  # a hard press of a thumb is 50 N
MOST_SINK = 3.0  # mm that the engine may sink: nothing below the cradle is nearer
SAFETY = 2.0  # the plastic must bear this many times the load
SAME_SINK, SAME_STRESS = 0.05, 0.2  # by which two meshes may differ: share of the way, and of the allowed stress
PRESSED_SLOT = 7  # a slot at the front, where the ribs are short


@dataclass(frozen=True)
class Spot:
    """A flat part of a piece's surface: all of it within `radius` of a point and at its height."""

    at: tuple[float, float, float]
    radius: float
    newtons: float = 0.0  # on this spot, downward


@dataclass(frozen=True)
class Load:
    """One load on one piece. `sliding`: all but the first spot that holds it let it move sideways."""

    piece: str
    text: str
    pressed: tuple[Spot, ...]
    held: tuple[Spot, ...]
    sliding: bool = False


def loads(dimensions: Dimensions) -> list[Load]:
    """All loads. The shell hangs on its bosses, the cradle on its ears, and the base stands on its feet."""
    floor = dimensions.floor
    bosses = tuple(Spot((*at, floor), 3.6) for at in corner_screws())
    posts = tuple(Spot((*at, dimensions.cradle_top_of_ears), 4.1, ENGINE_N / 4) for at in ears(dimensions))
    hung = tuple(Spot((*at, dimensions.cradle_top_of_ears), 4.6) for at in ears(dimensions))
    aside = dimensions.board[1] / 2 + 3.0
    stop = dimensions.plate_bottom - dimensions.middle_stop
    stops = tuple(Spot((0.0, y, stop), 4.6, ENGINE_N / 2) for y in (aside, -aside))
    screwed = tuple(Spot((*at, floor), 3.6, ENGINE_N / 6) for at in corner_screws())
    standing = tuple(Spot((*at, 0.8), 5.4) for at in feet())
    return [
        Load("shell", "300 N on the engine, and 75 N on a slot's cap", (*posts, *_cap(dimensions)), bosses),
        Load("cradle", "300 N on the engine, on the two stops below the platform", stops, hung),
        Load("base", "300 N on the engine, from the shell to the feet", screwed, standing, True),
    ]


def _cap(dimensions: Dimensions) -> tuple[Spot, ...]:
    """The load on the hook and the pillars of a slot while a thumb presses the nearer end of the cap."""
    turn = dimensions.slot_angle(PRESSED_SLOT - 1)
    hook = seats.board_end(dimensions)
    (screw, _), _ = dimensions.board_holes
    pillar, half = dimensions.ring + screw, dimensions.cap[0] / 2
    far, near = (dimensions.cap_radius + side for side in (half, -half))
    on_hook = CAP_N * (pillar - near) / (pillar - hook)
    on_pillars = CAP_N * (far - hook) / (pillar - hook)
    low = seats.board_bottom(dimensions) - seats.HOOK_PLAY
    spots = [Spot((*around(hook, turn), low), 7.8, on_hook)]
    for _, y in dimensions.board_holes:
        (ax, ay), (bx, by) = around(pillar, turn), around(y, turn + 90)
        spots.append(Spot((ax + bx, ay + by, dimensions.board_top), 4.5, on_pillars / 2))
    return tuple(spots)


def faults(found: Mapping[str, Any], dimensions: Dimensions) -> list[str]:
    """One sentence for each piece that is too weak or too soft, or whose result depends on the mesh."""
    if set(found) != {load.piece for load in loads(dimensions)}:
        return ["The load check does not have the loads of the case; run `make hardware`."]
    wrong = []
    limits = {"across MPa": dimensions.plastic["across_mpa"], "along MPa": dimensions.plastic["along_mpa"]}
    for load in loads(dimensions):
        result = found[load.piece]
        for name, strength in limits.items():
            coarse, fine = result[name]
            if fine > strength / SAFETY:
                layers = "across" if name.startswith("across") else "along"
                wrong.append(
                    f"{load.piece} ({load.text}): {fine:.1f} MPa {layers} the layers; "
                    f"at most {strength / SAFETY:.1f} leave a safety factor of {SAFETY:g}."
                )
            if abs(fine - coarse) > SAME_STRESS * strength / SAFETY:
                wrong.append(f"{load.piece} ({load.text}): {coarse:.1f} and {fine:.1f} MPa with two meshes.")
        coarse, fine = result["sink mm"]
        if abs(fine - coarse) > SAME_SINK * fine:
            wrong.append(f"{load.piece} ({load.text}): it sinks {coarse:.2f} and {fine:.2f} mm with two meshes.")
    if (sink := engine_sink(found)) > MOST_SINK:
        wrong.append(f"The engine sinks {sink:.1f} mm with {ENGINE_N:.0f} N on it; at most {MOST_SINK} are allowed.")
    return wrong


def engine_sink(found: Mapping[str, Any]) -> float:
    """How far the engine sinks: shell, cradle and base together."""
    return float(sum(result["sink mm"][1] for result in found.values()))
