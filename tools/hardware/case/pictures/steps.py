"""The pictures of the assembly: earlier parts are pale, new parts hover near their place.

A step is data; screws are drawn above their holes, and springs as springs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from tools.hardware.case.pictures.cable_harness import lines
from tools.hardware.case.pictures.component_boxes import DARK, bought, cuboid, tube
from tools.hardware.case.pictures.renderer import PAPER, Camera, Thing, draw
from tools.hardware.case.pictures.scenes import Looks, Meshes, pieces_of_hub
from tools.hardware.case.plan.boxes import Box, begins
from tools.hardware.case.plan.contents import Fitted
from tools.hardware.case.plan.dimensions import Dimensions
from tools.hardware.case.plan.screws import Screws, feet, screws
from tools.hardware.case.solids.mesh import Triangles

Lifts = Mapping[str, float]  # mm that a part hovers from its place, by its name
PALE = 0.6  # share of the paper's color in earlier parts
STEEL, BRASS = (150, 156, 160), (198, 150, 60)
TURNED_OVER = np.array([1.0, -1.0, -1.0])
PAN, SUNK = 2.2, 1.7  # mm: the height of a screw's head, and how deep a countersunk one reaches
TURNS, AROUND, TUBE = 10, 16, 6  # of a drawn spring
SIZE = (1200, 860)
CAMERA_ABOVE = Camera(-18, 44)


@dataclass(frozen=True)
class Step:
    """One picture. `there`, `new`: earlier and new printed pieces; `kept`, `put`: bought parts, by prefixes.

    `over`: the hub lies on its face, and new parts come from what will be below. `springs`: mm that they hover.
    `wires`: the wires that are new (cable_harness.py). `halves`: mm that the front half is away from the back half.
    """

    name: str
    there: tuple[str, ...] = ()
    new: Lifts = field(default_factory=dict)
    kept: tuple[str, ...] = ()
    put: Lifts = field(default_factory=dict)
    screws: Lifts = field(default_factory=dict)
    springs: float | None = None
    feet: float | None = None
    over: bool = False
    wires: tuple[str, ...] = ()
    halves: float = 0.0
    camera: Camera = CAMERA_ABOVE


CAPS = ("lights", "slot-caps", "keys")
SLOTS = ("slot board", "plug", "lamp", "button")
KEYS = ("key board", "key 1", "key 2", "key 3")
ENGINE = ("engine board", "engine plug", "engine lamp", "engine button", "engine stem")
SOUND = ("speaker", "magnet")
DECK = ("shell", *CAPS, "platform", "cradle")
HUNG = (*SLOTS, *KEYS, "engine plug", "engine board", "power switch")
STEPS = (
    Step(
        "base-filled",
        there=("base", "clamp", "speaker-cup"),
        kept=(*SOUND, "carrier", "AA holder"),
        wires=("base",),
        camera=Camera(-18, 52),
    ),
    Step(
        "deck-filled",
        there=("shell", "cradle", "slot-caps", "keys"),
        kept=HUNG,
        wires=("deck",),
        over=True,
        camera=Camera(-18, 48),
    ),
    Step(
        "step-halves-shell",
        new={"shell-back": 0, "shell-front": 0},
        over=True,
        halves=34.0,
        camera=Camera(-24, 46),
    ),
    Step("step-halves-base", new={"base-back": 0, "base-front": 30}, camera=Camera(-24, 46)),
    Step("step-caps", there=("shell",), new={"lights": 26, "slot-caps": 46, "keys": 46}, over=True),
    Step(
        "step-slots",
        there=("shell", *CAPS),
        put=dict.fromkeys((*SLOTS, *KEYS), 34.0),
        screws={"slot boards": 58, "keys": 58},
        over=True,
    ),
    Step(
        "step-hook",
        there=("coupon-deck",),
        put=dict.fromkeys((f"{part} 2" for part in SLOTS), 14.0),
        over=True,
        camera=Camera(-62, 38),
    ),
    Step(
        "step-engine", there=("cradle",), put=dict.fromkeys(ENGINE, 22.0), screws={"engine": 46}, camera=Camera(-24, 36)
    ),
    Step(
        "step-platform",
        there=("shell", *CAPS),
        new={"platform": 26, "cradle": 108},
        kept=(*SLOTS, *KEYS),
        put={**dict.fromkeys(ENGINE[:2], 108.0), "power switch": 0},
        screws={"cradle": 132},
        springs=58,
        over=True,
        camera=Camera(-18, 34),
    ),
    Step(
        "step-speaker",
        there=("base",),
        new={"speaker-cup": 42},
        put=dict.fromkeys(SOUND, 20.0),
        screws={"speaker": 62},
    ),
    Step("step-carrier", there=("base", "speaker-cup"), kept=SOUND, put={"carrier": 30}, screws={"carrier": 62}),
    Step(
        "step-battery",
        there=("base", "speaker-cup"),
        new={"clamp": 48},
        kept=(*SOUND, "carrier"),
        put={"AA holder": 0},
        screws={"bar": 66},
        wires=("cells",),
    ),
    Step(
        "step-close",
        there=DECK,
        new={"base": 74, "speaker-cup": 74, "clamp": 74},
        kept=HUNG,
        put=dict.fromkeys((*SOUND, "carrier", "AA holder"), 74.0),
        screws={"base": 104},
        over=True,
        camera=Camera(-18, 30),
    ),
    Step(
        "step-door",
        there=(*DECK, "base", "speaker-cup"),
        new={"door": 30},
        kept=("AA holder", *SOUND),
        screws={"door": 48},
        feet=18,
        over=True,
    ),
)


def pictures(folder: Path, meshes: Meshes, looks: Looks, dimensions: Dimensions, fitted: Sequence[Fitted]) -> None:
    """Render every step as a PNG file."""
    for step in STEPS:
        things = things_shown(step, meshes, looks, dimensions, fitted)
        if step.over:
            things = [Thing(thing.triangles * TURNED_OVER, thing.color, thing.glow) for thing in things]
        draw(folder / f"{step.name}.png", things, step.camera, SIZE)


def things_shown(
    step: Step, meshes: Meshes, looks: Looks, dimensions: Dimensions, fitted: Sequence[Fitted]
) -> list[Thing]:
    """Everything in a step's picture, in its position."""
    way = -1.0 if step.over else 1.0
    found = []
    for name in (*step.there, *step.new):
        things = pieces_of_hub({name: meshes[name]}, looks, dimensions)
        if step.halves and "front" in name:
            things = [Thing(thing.triangles - np.array([0.0, step.halves, 0.0]), thing.color) for thing in things]
        found += (
            lifted(things, way * step.new.get(name, 0.0)) if name in step.new else [pale(thing) for thing in things]
        )
    for part in step.wires:
        found += [Thing(tube(points, wide), color) for points, wide, color in lines(part, dimensions, fitted)]
    for box, things in bought(dimensions, fitted):
        new = next((name for name in step.put if begins(box.name, name)), None)
        if new:
            found += lifted(things, way * step.put[new])
        elif any(begins(box.name, name) for name in step.kept):
            found += [pale(thing) for thing in things]
    for group in screws(dimensions):
        if group.key in step.screws:
            found += lifted(driven(group, dimensions), way * step.screws[group.key])
    if step.springs is not None:
        found += lifted([Thing(coil(dimensions, x, y), BRASS) for x, y in dimensions.spring_at], way * step.springs)
    if step.feet is not None:
        size = dimensions.size_of("foot")
        boxes = [Box("foot", (x, y, 0.8 - size[2]), size, round=True) for x, y in feet()]
        found += lifted([Thing(cuboid(box), DARK) for box in boxes], way * step.feet)
    return found


def lifted(things: Sequence[Thing], lift: float) -> list[Thing]:
    """The same parts, `lift` mm higher."""
    return [Thing(thing.triangles + np.array([0.0, 0.0, lift]), thing.color, thing.glow) for thing in things]


def pale(thing: Thing) -> Thing:
    """An earlier part, in pale colors."""
    red, green, blue = (round(one + PALE * (other - one)) for one, other in zip(thing.color, PAPER, strict=True))
    return Thing(thing.triangles, (red, green, blue), 0.0)


def driven(group: Screws, dimensions: Dimensions) -> list[Thing]:
    """Screws in their holes, heads out."""
    thread, length = (dimensions.number(group.kind, name) for name in ("thread_mm", "length_mm"))
    inward = 1.0 if group.end > group.mouth else -1.0
    head, sunk = group.mouth - inward * group.held, group.kind.endswith("_sunk")
    found = []
    for x, y in group.at:
        tip, top = head + inward * length, head + inward * (SUNK if sunk else -PAN)
        shaft = Box("shaft", (x, y, min(head, tip)), (thread, thread, length), round=True)
        cap = Box("head", (x, y, min(head, top)), (2 * thread, 2 * thread, abs(top - head)), round=True)
        ends = (1.0, 1.0) if not sunk else (1.0, 0.5) if inward > 0 else (0.5, 1.0)
        found += [Thing(cuboid(shaft), STEEL), Thing(cuboid(cap, ends), BRASS)]
    return found


def coil(dimensions: Dimensions, x: float, y: float) -> Triangles:
    """A spring at its length in the hub, as a tube with a few sides."""
    wire, outside = dimensions.number("spring", "wire_mm"), dimensions.size_of("spring")[0]
    low, high, radius = dimensions.spring_seat, dimensions.spring_seat + dimensions.spring_length, (outside - wire) / 2
    turn = np.linspace(0, 2 * np.pi * TURNS, AROUND * TURNS + 1)
    out = np.column_stack([np.cos(turn), np.sin(turn), np.zeros_like(turn)])
    middle = radius * out + np.array([x, y, 0.0])
    middle[:, 2] = np.linspace(low + wire / 2, high - wire / 2, len(turn))
    side = np.linspace(0, 2 * np.pi, TUBE, endpoint=False)
    thick = 0.45  # twice the wire's diameter, to be visible
    ring = middle[:, None] + thick * (
        np.cos(side)[None, :, None] * out[:, None] + np.sin(side)[None, :, None] * np.array([0.0, 0.0, 1.0])
    )
    following = np.roll(ring, -1, axis=1)
    first = np.stack([ring[:-1], following[:-1], ring[1:]], axis=2)
    second = np.stack([following[:-1], following[1:], ring[1:]], axis=2)
    found: Triangles = np.concatenate([first.reshape(-1, 3, 3), second.reshape(-1, 3, 3)])
    return found
