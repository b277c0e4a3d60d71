"""The hub in the middle of the table: a dodecagon, the well in which the engine lies, and the lamps.

The lamps have the colors that the real hub shows at the same moment: the firmware computes them. The outline
around a lit lamp says the same by its shape.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import pygame

from roundhouse.layout.measures import HUB_RADIUS, Point, slot_point
from roundhouse.presenters.views import FaceStyle, Half
from roundhouse.window import palette
from roundhouse.window.antialiasing import even, scaled, sprite, stamp, stroke
from roundhouse.window.icons import locomotive
from roundhouse.window.palette import Color
from roundhouse.window.tile_faces import face, with_numbers
from roundhouse_hub.lamps import render
from roundhouse_hub.lamps.scene import ENGINE, SLOTS, WINNER, Scene
from roundhouse_hub.ticks import ticks_diff

WELL = 0.74  # of the hub's inner radius


def paint_hub(
    surface: pygame.Surface, center: Point, scale: float, engine: tuple[Half, Half] | None, faces: FaceStyle, high: int
) -> None:
    """Everything of the hub that does not change from frame to frame."""
    radius = round(HUB_RADIUS * scale)
    stamp(surface, _hub_body(radius), center)
    if engine is None:
        stamp(surface, _idle(radius), center)
        return
    length = 2 * round(1.16 * radius / 2)
    numbers = with_numbers(faces, length / 2, min(high, 12))
    stamp(surface, face(engine[0], engine[1], length, False, numbers), center)


@lru_cache(maxsize=8)
def _hub_body(radius: int) -> pygame.Surface:
    """The ring of twelve facets, each as bright as it faces the light from above, and the well."""
    side = even(2.3 * radius)

    def draw(surface: pygame.Surface, fine: float) -> None:
        middle = surface.get_width() / 2

        def corner(index: float, reach: float) -> Point:
            angle = math.radians(90 - 30 * index)
            length = reach * radius / math.cos(math.radians(15)) * fine
            return middle + length * math.cos(angle), middle - length * math.sin(angle)

        whole = [corner(index, 1) for index in range(12)]
        pygame.draw.polygon(surface, palette.CASING, scaled(whole, 1, (0, -0.045 * radius * fine)))
        for index in range(12):
            light = (1 + math.sin(math.radians(75 - 30 * index))) / 2
            color = palette.blend(palette.HUB_DARK, palette.HUB_LIGHT, light)
            facet = [corner(index, 1), corner(index + 1, 1), corner(index + 1, WELL), corner(index, WELL)]
            pygame.draw.polygon(surface, color, facet)
        for index in range(12):
            stroke(surface, [corner(index, WELL), corner(index, 1)], 1.2 * fine, palette.blend(
                palette.HUB_DARK, palette.WELL, 0.35))  # fmt: skip
        pygame.draw.polygon(surface, palette.WELL, [corner(index, WELL) for index in range(12)])
        stroke(surface, [*whole, whole[0]], 1.4 * fine, palette.HUB_EDGE)

    return sprite(side, side, draw)


@lru_cache(maxsize=8)
def _idle(radius: int) -> pygame.Surface:
    """The well of a game in which no common engine lies: a locomotive in the dark."""
    side = even(radius)

    def draw(surface: pygame.Surface, fine: float) -> None:
        middle = surface.get_width() / 2
        locomotive(
            surface, (middle, middle), 0.8 * radius * fine, palette.blend(palette.WELL, palette.LINE, 0.6), palette.WELL
        )

    return sprite(side, side, draw)


LAMP_RADIUS = 6.2
LAMP_DISTANCE = 0.845  # of the hub's inner radius


def lamp_point(slot: int, center: Point, radius: float) -> Point:
    """The middle of a lamp; slot 12, the engine's own lamp, stands under the engine."""
    if slot == ENGINE:
        return center[0], center[1] + 0.5 * radius
    x, y = slot_point(slot, LAMP_DISTANCE * radius)
    return center[0] + x, center[1] + y


LAMPS_MS = 80
"""How long the lamps can be shown without a new frame: their rhythms still look smooth."""
IDLE_MS = 250
"""How long a picture without lamps, or with steady ones, can be shown before the program looks for news."""


@dataclass(frozen=True, slots=True)
class LampLook:
    """How one lamp looks: its color, what is around it, and how far that has turned, in degrees."""

    color: Color
    kind: str
    turned: int = 0


LampLooks = tuple[LampLook, ...]
"""The lamps of the slots, then the engine's. Equal ones look the same and need no painting."""


def lamp_looks(
    scene: Scene, now: int, *, refused_slot: int = -1, refused_at: int = 0, steady: bool = False
) -> LampLooks:
    """The lamps at this moment; `steady` shows each lamp's color without its rhythm."""
    colors = _brightest(scene) if steady else render.colors(scene, now, refused_slot, refused_at)
    kinds = [_kind(scene, slot, now, refused_slot, refused_at) for slot in range(SLOTS)]
    turned = 0 if steady else round(now % 2000 / 2000 * 24) * 15
    looks = [
        LampLook(color, kind, turned if kind == "turn" else 0)
        for color, kind in zip(colors[:SLOTS], kinds, strict=True)
    ]
    return (*looks, LampLook(colors[ENGINE], "c"))


def paint_lamps(surface: pygame.Surface, center: Point, scale: float, looks: LampLooks) -> None:
    """Paint the lamps of a hub."""
    radius = round(HUB_RADIUS * scale)
    for slot, look in enumerate(looks):
        if slot != ENGINE or max(look.color):
            _lamp(surface, lamp_point(slot, center, radius), scale, look)


def paint_lamp(surface: pygame.Surface, at: Point, scale: float, color: Color) -> None:
    """One lamp with a steady light, or dark for black."""
    _lamp(surface, at, scale, LampLook(color, "o" if max(color) else "."), outlined=False)


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


def lens_color(color: tuple[int, int, int]) -> Color:
    """How a lamp of this color looks on the screen: an unlit lens shows through as far as the light is weak.

    >>> lens_color((0, 0, 0)) == palette.LENS, lens_color((255, 128, 0))
    (True, (255, 128, 0))
    """
    dark = 1 - max(color) / 255
    red, green, blue = (min(255, round(c + dark * lens)) for c, lens in zip(color, palette.LENS, strict=True))
    return red, green, blue


def _kind(scene: Scene, slot: int, now: int, refused_slot: int, refused_at: int) -> str:
    if slot == refused_slot and 0 <= ticks_diff(now, refused_at) < render.REFUSED_MS:
        return "refused"
    state: str = scene.lamps[slot]
    if state in "df":
        return state
    return "turn" if slot == scene.turn else state


def _lamp(surface: pygame.Surface, at: Point, scale: float, look: LampLook, *, outlined: bool = True) -> None:
    radius, color, kind = LAMP_RADIUS * scale, look.color, look.kind
    body = lens_color(color)
    strength = max(color) / 255
    stamp(surface, _socket(radius), at)
    if kind not in ".c" and strength > 0.02:
        glow = _glow(round(3.3 * radius)).copy()
        glow.fill((*color, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
        stamp(surface, glow, at)
    stamp(surface, _bulb(radius, body, kind != "."), at)
    outline = _OUTLINES.get(kind) if outlined else None
    if outline is not None:
        steady: Color = {"turn": palette.BRASS, "d": palette.AMBER, "f": palette.MINT, "refused": palette.CORAL}.get(
            kind, body
        )
        stamp(surface, _outline(kind, radius, steady, look.turned), at)


@lru_cache(maxsize=8)
def _glow(radius: int) -> pygame.Surface:
    """White light around a lamp, 75 % at its middle and nothing at its edge; premultiplied."""
    picture = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    for y in range(2 * radius):
        for x in range(2 * radius):
            distance = math.hypot(x + 0.5 - radius, y + 0.5 - radius) / radius
            level = round(255 * 0.75 * max(0.0, 1 - distance) ** 1.6)
            picture.set_at((x, y), (level, level, level, level))
    return picture


@lru_cache(maxsize=8)
def _socket(radius: float) -> pygame.Surface:
    def draw(surface: pygame.Surface, fine: float) -> None:
        middle = surface.get_width() / 2
        pygame.draw.circle(surface, palette.SOCKET, (middle, middle), 1.28 * radius * fine)

    side = even(2 * 1.28 * radius)
    return sprite(side, side, draw)


@lru_cache(maxsize=512)
def _bulb(radius: float, color: Color, lit: bool) -> pygame.Surface:
    side = even(2 * radius)

    def draw(surface: pygame.Surface, fine: float) -> None:
        middle, r = surface.get_width() / 2, radius * fine
        pygame.draw.circle(surface, color, (middle, middle), r)
        if lit:
            strength = max(color) / 255
            for step in range(1, 8):  # a highlight at the upper left, softer than one disc
                light = palette.blend(color, palette.WHITE, 0.09 * step * strength)
                away = (0.05 + 0.04 * step) * r
                pygame.draw.circle(surface, light, (middle - away, middle - away), (0.8 - 0.1 * step) * r)

    return sprite(side, side, draw)


@lru_cache(maxsize=512)
def _outline(kind: str, radius: float, color: Color, turned: int) -> pygame.Surface:
    side = even(2 * 2.6 * radius)

    def draw(surface: pygame.Surface, fine: float) -> None:
        middle, r = surface.get_width() / 2, radius * fine
        thick = 0.4 if kind == "refused" else 0.3
        for line in _OUTLINES[kind](turned):
            stroke(surface, scaled([(middle / r + x, middle / r + y) for x, y in line], r), thick * r, color)

    return sprite(side, side, draw)


def _arc(start: float, stop: float, radius: float) -> list[Point]:
    steps = max(2, round((stop - start) / 6))
    angles = [math.radians(start + (stop - start) * step / steps) for step in range(steps + 1)]
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]


def _ring(_: int) -> list[list[Point]]:
    return [_arc(0, 360, 1.85)]


def _arcs(turned: int) -> list[list[Point]]:
    return [_arc(turned + start, turned + start + 72, 1.85) for start in (0, 120, 240)]


def _diamond(_: int) -> list[list[Point]]:
    return [[(0, -2.1), (2.1, 0), (0, 2.1), (-2.1, 0), (0, -2.1)]]


def _triangle(_: int) -> list[list[Point]]:
    return [[(0, -2.4), (2.2, 1.4), (-2.2, 1.4), (0, -2.4)]]


def _cross(_: int) -> list[list[Point]]:
    return [[(-1.6, -1.6), (1.6, 1.6)], [(-1.6, 1.6), (1.6, -1.6)]]


_OUTLINES = {"o": _ring, "turn": _arcs, "f": _diamond, "d": _triangle, "refused": _cross, "w": _ring}
