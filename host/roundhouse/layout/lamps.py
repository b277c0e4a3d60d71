"""The lamps of the hub on a screen: where they are, and the colors that the real hub shows at the same moment."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.indices import Slot
from roundhouse.layout.measures import Point, slot_point
from roundhouse_hub.lamps import render
from roundhouse_hub.lamps.scene import ENGINE, NOWHERE, SLOTS, WINNER, Scene
from roundhouse_hub.ticks import ticks_diff

Color = tuple[int, int, int]

LAMP_RADIUS = 6.2
LAMP_DISTANCE = 0.845  # of the hub's inner radius


def lamp_point(lamp: int, center: Point, radius: float) -> Point:
    """The middle of a slot's lamp, or of the engine's own one, which stands under the engine."""
    if lamp == ENGINE:
        return center[0], center[1] + 0.5 * radius
    x, y = slot_point(Slot(lamp), LAMP_DISTANCE * radius)
    return center[0] + x, center[1] + y


@dataclass(frozen=True, slots=True)
class LampLook:
    """The look of one lamp: its color, what is around it, and how far that has turned, in degrees."""

    color: Color
    kind: str
    turned: int = 0


LampLooks = tuple[LampLook, ...]
"""The lamps of the slots, then the engine's. Equal ones look the same and need no painting."""


def lamp_looks(scene: Scene, now: int, refused: tuple[int, int] | None = None, *, steady: bool = False) -> LampLooks:
    """The lamps at this moment. `refused` is the slot of a refused call, and when that was; `steady` shows each lamp's
    color without its rhythm."""
    refused_slot, refused_at = refused or (NOWHERE, 0)
    colors = _brightest(scene) if steady else render.colors(scene, now, refused_slot, refused_at)
    kinds = [_kind(scene, slot, now, refused_slot, refused_at) for slot in range(SLOTS)]
    turned = 0 if steady else round(now % 2000 / 2000 * 24) * 15
    looks = [
        LampLook(color, kind, turned if kind == "turn" else 0)
        for color, kind in zip(colors[:SLOTS], kinds, strict=True)
    ]
    return (*looks, LampLook(colors[ENGINE], "c"))


def _brightest(scene: Scene) -> list[Color]:
    """Each lamp at the height of its rhythm: all rhythms that reach full light do so at one of these times.

    A winner's lamp is white at its height; a moment later it has the player's color.
    """
    frames = [render.colors(scene, moment) for moment in (0, render.ARC_MS // 4, render.BREATH_MS // 2)]
    colors = [max(lamp, key=max) for lamp in zip(*frames, strict=True)]
    for lamp, state in enumerate(scene.lamps):
        if state == WINNER:
            after_crest = lamp * render.WINNER_MS // SLOTS + render.WINNER_MS // 4
            colors[lamp] = render.colors(scene, after_crest)[lamp]
    return colors


def _kind(scene: Scene, slot: int, now: int, refused_slot: int, refused_at: int) -> str:
    if slot == refused_slot and 0 <= ticks_diff(now, refused_at) < render.REFUSED_MS:
        return "refused"
    state: str = scene.lamps[slot]
    if state in "df":
        return state
    return "turn" if slot == scene.turn else state
