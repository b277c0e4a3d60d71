"""The wiring plans of the builds that are wired by hand: hardware/wiring/*.svg, and PNG files made with cairosvg.

Every wire is labeled at each end with its other end. Nets differ in color and in pattern, so a plan is also readable
when printed in gray.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "host"), str(ROOT / "firmware")]

from tools.hardware import plan_check, stamp  # noqa: E402  (this file is also started as a script)
from tools.hardware.circuit import circuit, place_of  # noqa: E402
from tools.hardware.model import GROUND, PICO, RAIL, Circuit, Pad  # noqa: E402
from tools.hardware.plan_drawing import FREE, draw  # noqa: E402
from tools.hardware.plan_layout import TIGHT, WIDE, Box, Room, Sheet, lay_out, stack  # noqa: E402
from tools.hardware.tables import FOLDER, Tables, read  # noqa: E402

TARGET = FOLDER / "wiring"
Columns = list[tuple[list[Box], int]]  # each with the gap between its boxes
IN_ANOTHER_STEP = "gray pads get no wire in this step"
ON_ANOTHER_SHEET = "gray pads stay free or are on the other sheet"
SLOTS, MAIN = "slots", "main"
# Build, supply and sheet. A wired hub has two sheets, because one for everything cannot be read at the width of a page.
PLANS = (
    ("smallest", "usb", ""),
    *(("wired", supply, sheet) for supply in ("usb", "aa", "lithium") for sheet in (SLOTS, MAIN)),
)

# The pads of a kind of part on the left and on the right of its box. Other parts, such as resistors and capacitors,
# have the first pad on the left and the others on the right.
SIDES = {
    "pico": (range(1, 21), range(40, 20, -1)),
    "buffer_dip": (range(1, 8), range(14, 7, -1)),
    "amplifier": (range(1, 8), range(8, 10)),
    "step_up": ((1, 3), (2, 4)),
    "fuse": ((), (1, 2)),
    "fuse_usb": ((1,), (2,)),
    "p_fet_leads": ((1,), (2, 3)),
    "detector_leads": ((1,), (2, 3)),
    "lamp_strip": ((1, 2, 3), ()),
    "lamp_module": ((4, 1, 3, 2), ()),
    "switch": ((1, 2, 3), (4, 5, 6)),  # as its terminals are, seen from behind
    "slide_switch": ((3, 2, 1), ()),
    "speaker": ((1, 2), ()),
    "aa_holder": ((1, 2), ()),
    "lithium_cell": ((1, 2), ()),
    "charger": ((3, 4, 1, 2), ()),
    "button": ((1, 2), ()),
    "socket_3": ((1, 2, 3), ()),
    "socket_6": ((1, 2, 3, 4, 5, 6), ()),
}
WIDTHS = {"pico": 190, "buffer_dip": 150}
EXTRA = {"pico": 30}  # for labels as long as "Pico GND (pin 38)"


def plan(build: str, supply: str, sheet: str) -> str:
    """One plan, as SVG."""
    tables = read()
    hub = circuit(build, supply, tables)
    title = f"Wiring: {hub.build.name}, {tables.supply_name(supply)}"
    if not sheet:
        return drawn(hub, title)
    shown = {SLOTS: "slots and keys", MAIN: "main board and power"}[sheet]
    return drawn(shown_on(hub, sheet), f"{title}: {shown}", ON_ANOTHER_SHEET)


def shown_on(hub: Circuit, sheet: str) -> Circuit:
    """The part of a hub's circuit that is on one sheet; the wire between both is that of R1, which is on both."""
    if not sheet:
        return hub
    slots = {name for name, part in hub.parts.items() if part.part.key in ("lamp_module", "button")}
    if sheet == SLOTS:
        return hub.excerpt(slots, {PICO, "R1"})
    return hub.excerpt(hub.parts.keys() - slots, ())


def drawn(hub: Circuit, title: str, gray: str = FREE) -> str:
    """The plan of a circuit."""
    return draw(placed(hub), hub, title, gray)


def placed(hub: Circuit) -> Sheet:
    """The layout of the plan of a circuit."""
    return _laid_out(hub, _smallest(hub)) if hub.build.key == "smallest" else _laid_out(hub, _wired(hub), TIGHT)


def step_drawn(part: Circuit, title: str) -> str:
    """The plan of an excerpt from a circuit, narrow enough to be read on a page."""
    return draw(step_placed(part), part, title, IN_ANOTHER_STEP)


def step_placed(part: Circuit) -> Sheet:
    """The layout of the plan of an excerpt: at most three columns, with as many pads as possible on one side."""
    return _laid_out(part, _narrow(part), TIGHT)


def _laid_out(hub: Circuit, placed_columns: Columns, room: Room = WIDE) -> Sheet:
    columns = [(boxes, gap) for boxes, gap in placed_columns if boxes]
    stack([boxes for boxes, _ in columns], [gap for _, gap in columns])
    net_of = {pad: net for net, pads in hub.nets.items() for pad in pads}
    return lay_out([boxes for boxes, _ in columns], net_of, (RAIL, GROUND), room)


def faults(tables: Tables) -> list[str]:
    """One sentence for each difference between a plan and its circuit."""
    hubs = {
        file_name(build, supply, sheet): shown_on(circuit(build, supply, tables), sheet)
        for build, supply, sheet in PLANS
    }
    return [
        f"{name}: {fault}"
        for name, hub in hubs.items()
        for fault in plan_check.faults(hub, placed(hub), drawn(hub, name))
    ]


def file_name(build: str, supply: str, sheet: str) -> str:
    """The file of a plan, below hardware/."""
    return f"wiring/{'-'.join(filter(None, (build, supply, sheet)))}.svg"


def _smallest(hub: Circuit) -> Columns:
    return [
        (_boxes(hub, "SW1 SW2 SW13", mirrored=True), 90),
        (_boxes(hub, PICO), 0),
        (_boxes(hub, "SW17 Q2 R7 C18 U3 R1 C14 U2 R2 R4 C16 R3"), 14),
        (_boxes(hub, "D1 LS1"), 160),
    ]


def _wired(hub: Circuit) -> Columns:
    slots = [_slot(hub, number) for number in range(1, 14) if {f"D{number}", f"SW{number}"} <= hub.parts.keys()]
    return [
        (slots, 14),
        (_boxes(hub, PICO), 0),
        (_boxes(hub, "F2 D14 U4 U6 R5 R6 C17 F1 Q1 Q2 R7 C18 U3 R1 C14 U2 R2 R4 C16 R3 SW14 SW15 SW16"), 14),
        (_boxes(hub, "SW17 U5 BT1 LS1 J31 J33"), 120),
    ]


def _narrow(hub: Circuit) -> Columns:
    buttons = [name for name in hub.parts if hub.parts[name].part.key == "button"]
    others = [name for name in hub.parts if name != PICO and name not in buttons]
    return [
        ([_box(hub, name, mirrored=True) for name in buttons], 14),
        ([replace(box, width=150) for box in _boxes(hub, PICO)], 0),
        ([_one_sided(hub, name) for name in others], 14),
    ]


def _one_sided(hub: Circuit, reference: str) -> Box:
    """A box with its wires on the left, unless both sides of the part are wired."""
    box = _box(hub, reference, mirrored=False)
    if reference == "SW17" or len(box.left + box.right) > 9:
        return box
    return Box(box.title, box.left + box.right, [], box.width)


def _boxes(hub: Circuit, references: str, mirrored: bool = False) -> list[Box]:
    return [_box(hub, reference, mirrored) for reference in references.split() if reference in hub.parts]


def _slot(hub: Circuit, number: int) -> Box:
    """A lamp and a button in one box: the lamp's wires on the left, the button's on the right."""
    lamp, button = f"D{number}", f"SW{number}"
    left = [hub.pad(f"{lamp}.{name}") for name in ("DIN", "VDD", "GND", "DOUT")]
    right = [None, hub.pad(f"{button}.A"), hub.pad(f"{button}.B")]
    return Box(f"{place_of(number)}: lamp {lamp}, button {button}", [*left], right, 210)


def _box(hub: Circuit, reference: str, mirrored: bool) -> Box:
    piece = hub.parts[reference]
    numbers = list(piece.pads())
    left, right = SIDES.get(piece.part.key, (numbers[:1], numbers[1:]))
    sides: list[list[Pad | None]] = [[(reference, str(number)) for number in side] for side in (left, right)]
    if mirrored:
        sides.reverse()
    key = piece.part.key
    title, width = f"{reference} {piece.label}", WIDTHS.get(key, 170)
    return Box(title, sides[0], sides[1], width, extra=EXTRA.get(key, 0))


def main() -> int:
    """Writes every plan as SVG and PNG."""
    import cairosvg

    TARGET.mkdir(exist_ok=True)
    for old in TARGET.iterdir():
        old.unlink()
    for build, supply, sheet in PLANS:
        file = FOLDER / file_name(build, supply, sheet)
        file.write_text(plan(build, supply, sheet), encoding="utf-8")
        cairosvg.svg2png(url=str(file), write_to=str(file.with_suffix(".png")), background_color="white")
    stamp.stamp("wiring")
    return 0


if __name__ == "__main__":
    sys.exit(main())
