"""The hub from above with a place at each slot: players, and free places."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from roundhouse.indices import Seat, Slot
from roundhouse.layout.measures import slot_point
from roundhouse.presenters.views import Half
from roundhouse.window.controls.page import Control, HubPicture, Rect
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse_hub.lamps.scene import SLOTS

UPPER = (10, 11, 0, 1, 2, 9)
"""The slots of the upper half: their names stand above the ring."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """A player at a slot: the seat, the label, and whether it is a person."""

    slot: Slot
    seat: Seat
    label: str
    is_person: bool


def seats_around(
    sitters: Sequence[Sitter],
    engine: tuple[Half, Half] | None,
    display: DisplaySettings,
    area: Rect,
    *,
    free: bool = True,
) -> tuple[tuple[Control, ...], HubPicture]:
    """A control for each slot on a ring around the hub; also for free slots if `free`."""
    left, top, width, height = area
    middle = left + width / 2, top + height / 2
    name = display.points(15)
    # A name stands outside of its ring. Neighbors are this share of the radius apart.
    apart = math.sin(math.radians(45)) - math.sin(math.radians(15))
    label = 1.4 * name
    ring = int(min(display.px(72), (apart * (height / 2 - label) - label) / (1 + apart / 2)))
    wide, high = int(min(display.px(180), apart * width / 2 / (1 + apart / 2))), ring + int(label)
    across, up = (width - wide) / 2, height / 2 - high + ring / 2
    hub = 0.45 * min(across, up)
    lamps = [palette.WELL] * SLOTS
    lines, controls = [], []
    at_slot = {sitter.slot: sitter for sitter in sitters}
    for slot in map(Slot, range(SLOTS)):
        sitter = at_slot.get(slot)
        if sitter is None and not free:
            continue
        away = slot_point(slot, 1)
        at, above = (middle[0] + across * away[0], middle[1] + up * away[1]), slot in UPPER
        down = high - ring / 2 if above else ring / 2
        place = round(at[0] - wide / 2), round(at[1] - down), wide, high
        if sitter is None:
            controls.append(Control(f"seat:{slot}", place, "seat", height=name, above=above))
            continue
        lamps[slot] = palette.seat_color(sitter.seat)
        lines.append((slot, sitter.seat, round(at[0]), round(at[1])))
        player = "person" if sitter.is_person else "computer"
        controls.append(
            Control(f"seat:{slot}", place, "seat", sitter.label, seat=sitter.seat, player=player, height=name,
                    above=above)
        )  # fmt: skip
    where = (round(middle[0] - hub), round(middle[1] - hub), round(2 * hub), round(2 * hub))
    return tuple(controls), HubPicture(where, tuple(lamps), engine, tuple(lines))
