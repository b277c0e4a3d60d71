"""The places where a hand loads the case, the hold of its pieces, and what they must bear. Plain numbers.

`load_check` bends the solids, and the manifest of loads keeps what it found; `faults` checks that.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tools.hardware.case.plan import halves, seats
from tools.hardware.case.plan.dimensions import Dimensions, around
from tools.hardware.case.plan.screws import corner_screws, ears, feet

ENGINE_N = 300.0  # somebody leans on the engine with 30 kg
CAP_N = 75.0  # a hard press of a thumb is 50 N
MOST_SINK = 3.0  # mm that the engine may sink: nothing below the cradle is nearer
SAFETY = 2.0  # the plastic must bear this many times the load
# A piece has as many meshes as it needs until the last two agree; the last one counts. Two meshes agree if the finer
# one has FINER times the elements, and their results differ by no more than the shares and amounts below.
FINER = 2.0
SAME_SINK, SAME_STRESS = 0.05, 0.15  # of the way, and of the stress
NO_STRESS, NO_WAY = 1.0, 0.02  # MPa and mm of difference that do not matter
IN_HALVES = 0.5  # a shell of two halves must bear this share of the loads
HEAD = 2.75  # mm: the radius of the head of an M3 screw, below which two pieces are one
PRESSED_SLOT = 7  # a slot at the front, where the ribs are short


@dataclass(frozen=True)
class Spot:
    """A flat part of a piece's surface: all of it within `radius` of a point and at its height."""

    at: tuple[float, float, float]
    radius: float
    newtons: float = 0.0  # on this spot, downward


@dataclass(frozen=True)
class Load:
    """One load. `pieces` are one where they touch and at the `ties`: x, y, z, the way along each axis, radius.

    `sliding`: all but the first spot that holds them let them move sideways. `sinks`: the way is a part of how far the
    engine sinks in a case that is not in halves.
    """

    name: str
    text: str
    pressed: tuple[Spot, ...]
    held: tuple[Spot, ...]
    sliding: bool = False
    sinks: bool = True
    pieces: tuple[str, ...] = ()
    ties: tuple[tuple[float, ...], ...] = ()

    @property
    def solids(self) -> tuple[str, ...]:
        """The names of the pieces; a single one names its load."""
        return self.pieces or (self.name,)


def loads(dimensions: Dimensions) -> list[Load]:
    """All loads. The shell hangs on its bosses, the cradle on its ears, and the base stands on its feet.

    The platform lies on the cradle's stops. The halves touch nowhere: the screws of their flaps hold them
    together.
    """
    floor = dimensions.floor
    bosses = tuple(Spot((*at, floor), 3.6) for at in corner_screws())
    posts = tuple(Spot((*at, dimensions.cradle_top_of_ears), 4.1, ENGINE_N / 4) for at in ears(dimensions))
    hung = tuple(Spot((*at, dimensions.cradle_top_of_ears), 4.6) for at in ears(dimensions))
    aside = dimensions.board[1] / 2 + 3.0
    stop = dimensions.plate_bottom - dimensions.middle_stop
    stops = tuple(Spot((0.0, y, stop), 4.6, ENGINE_N / 2) for y in (aside, -aside))
    screwed = tuple(Spot((*at, floor), 3.6, ENGINE_N / 6) for at in corner_screws())
    standing = tuple(Spot((*at, 0.8), 5.4) for at in feet())
    under, recess = dimensions.plate_bottom, dimensions.under_deck - 1.0
    resting = tuple(Spot((0.0, y, under), 4.6) for y in (aside, -aside))
    # A domino is a hundred times as stiff as the platform, which bends away below its ends.
    domino = Spot((0.0, 0.0, recess), aside, ENGINE_N)
    whole = "300 N on the engine, and 75 N on a slot's cap"
    less = tuple(replace(spot, newtons=IN_HALVES * spot.newtons) for spot in (*posts, *_cap(dimensions)))
    return [
        Load("shell", whole, (*posts, *_cap(dimensions)), bosses),
        Load("cradle", "300 N on the engine, on the two stops below the platform", stops, hung),
        Load("base", "300 N on the engine, from the shell to the feet", screwed, standing, True),
        Load(
            "platform",
            "300 N on its domino, between the stops",
            (domino,),
            resting,
            True,
            sinks=False,
        ),
        Load(
            "halves",
            f"a shell of two halves: {IN_HALVES:.0%} of the loads on a whole one",
            less,
            bosses,
            sinks=False,
            pieces=("shell-front", "shell-back"),
            ties=tuple(
                (x, -halves.SEAM, z, 0.0, 2 * halves.SEAM, 0.0, HEAD) for x, z in halves.holes(dimensions)["shell"]
            ),
        ),
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
    """One sentence for each load that a piece is too weak or too soft for, or whose result depends on the mesh."""
    own = loads(dimensions)
    if set(found) != {load.name for load in own}:
        return ["The load check does not have the loads of the case; run `make hardware`."]
    wrong = []
    for load in own:
        result, name = found[load.name], f"{load.name} ({load.text})"
        for layers in ("across", "along"):
            most = float(dimensions.plastic[f"{layers}_mpa"]) / SAFETY
            *_, coarse, fine = result[f"{layers} MPa"]
            if fine > most:
                wrong.append(
                    f"{name}: {fine:.1f} MPa {layers} the layers; {most:.1f} leave a safety factor of {SAFETY:g}."
                )
            if abs(fine - coarse) > max(SAME_STRESS * fine, NO_STRESS):
                wrong.append(f"{name}: {coarse:.1f} and {fine:.1f} MPa {layers} the layers with two meshes.")
        *_, coarse, fine = result["sink mm"]
        if abs(fine - coarse) > max(SAME_SINK * fine, NO_WAY):
            wrong.append(f"{name}: it sinks {coarse:.2f} and {fine:.2f} mm with two meshes.")
        *_, coarse, fine = result["elements"]
        if fine < FINER * coarse:
            wrong.append(f"{name}: the finer mesh has {fine / coarse:.1f} times the elements; it must have {FINER:g}.")
    for what, sink in engine_sinks(found, dimensions).items():
        if sink > MOST_SINK:
            wrong.append(f"{what}: the engine sinks {sink:.1f} mm; at most {MOST_SINK} are allowed.")
    return wrong


def engine_sinks(found: Mapping[str, Any], dimensions: Dimensions) -> dict[str, float]:
    """The sinking of the engine, mm, under ENGINE_N in a hub of one piece, and under its share in a hub of halves."""
    way = {name: float(result["sink mm"][-1]) for name, result in found.items()}
    one = sum(way[load.name] for load in loads(dimensions) if load.sinks)
    return {"in one piece": one, "in halves": way["halves"] + IN_HALVES * (one - way["shell"])}
