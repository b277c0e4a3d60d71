"""The page with the hub alone: the players around it, what the last press meant, and what the table waits for."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from roundhouse.actions import Done, Draw, InsertCall, RemoveCall, SeeScores, SitElsewhere, Undo
from roundhouse.actions.action import Button
from roundhouse.indices import Slot
from roundhouse.layout.lamps import lamp_point
from roundhouse.layout.measures import slot_point
from roundhouse.presenters.views import Announcement, TablePage
from roundhouse.window.controls.grid import columns, rows
from roundhouse.window.controls.page import (
    BadgePicture,
    Control,
    GesturePicture,
    MarkerPicture,
    Page,
    Panel,
    Picture,
    Rect,
    SignPicture,
    Text,
    contains,
)
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.icons import Gesture
from roundhouse.window.drawing.lettering import Anchor, width
from roundhouse.window.drawing.palette import Color
from roundhouse.window.screens.real_tiles.call_pad import earlier_call, first_offered, more_button, offered_control
from roundhouse.window.screens.real_tiles.table_places import FOOT, slots_places
from roundhouse.window.table.regions import sidebar_width
from roundhouse_hub.lamps.scene import ENGINE, SLOTS

STRIP = 150
"""px at 1280 x 800."""
NAME = 190
"""The room for a player's badge and name beside the hub, px at 1280 x 800."""
NAME_HEIGHT = 52
NAME_AWAY = 1.3
"""From the middle of the hub to a name, in radii of the hub."""
LARGE = (46, 40, 34, 28, 24, 20)
BUTTONS = ((Draw,), (Done,), (SitElsewhere,), (RemoveCall, Undo), (InsertCall, SeeScores))
"""The actions that have a button below the hub."""


@dataclass(frozen=True, slots=True)
class Parts:
    """The places where everything of the screen is."""

    hub: Rect
    sidebar: Rect
    strip: Rect
    foot: Rect
    name: int  # px that a name needs beside the hub
    name_height: int

    @property
    def center(self) -> tuple[float, float]:
        return self.hub[0] + self.hub[2] / 2, self.hub[1] + self.hub[3] / 2

    @property
    def radius(self) -> float:
        """The hub's own: as large as the table, and on a narrow one the names beside it, allow."""
        beside = (self.hub[2] / 2 - self.name) / (NAME_AWAY * slot_point(Slot(2), 1)[0])
        return min(0.66 * self.hub[3] / 2, beside)

    @property
    def name_places(self) -> tuple[Rect, ...]:
        """The places where the player of each slot stands beside the hub, by slot."""
        found = []
        for slot in map(Slot, range(SLOTS)):
            x, y = slot_point(slot, NAME_AWAY * self.radius)
            left = self.center[0] + x - (0 if slot < SLOTS // 2 else self.name)
            found.append((round(left), round(self.center[1] + y - self.name_height / 2), self.name, self.name_height))
        return tuple(found)

    def button_at(self, point: tuple[float, float]) -> Button | None:
        """The button that a touch on the picture means: a name belongs to its slot, though its end lies beside another
        one; everything else to the nearest."""
        if not contains(self.hub, point):
            return None
        for slot, place in enumerate(self.name_places):
            if contains(place, point):
                return Button(slot)
        x, y = point[0] - self.center[0], point[1] - self.center[1]
        if math.hypot(x, y) < 0.66 * self.radius:
            return Button(ENGINE)
        turn = math.degrees(math.atan2(x, -y)) % 360
        return Button(int(turn // (360 / SLOTS)))


def parts_of(display: DisplaySettings) -> Parts:
    """Divide the window."""
    whole = (0, 0, *display.size)
    above, strip, foot = rows(whole, (0, display.px(STRIP), display.px(FOOT)), 0)
    hub, sidebar = columns(above, (0, sidebar_width(display.letters)), 0)
    return Parts(hub, sidebar, strip, foot, display.px(NAME), display.px(NAME_HEIGHT))


def slots_page(shown: TablePage, display: DisplaySettings, *, hub: bool = True) -> Page:
    """Everything but the hub itself, its lamps and the rail; the felt is the first ground, and lies below them.

    `hub`: whether one stands on the table; where none does, its picture is pressed.
    """
    parts = parts_of(display)
    texts, pictures = _around(shown, display, parts)
    corner_texts, gestures = _corners(display, parts.hub, draws=shown.has_boneyard, hub=hub)
    earlier = earlier_call(shown, display, parts.strip)
    strip_grounds, strip_texts, strip_pictures = _strip(shown, display, parts.strip, earlier)
    return Page(
        panels=(Panel(parts.hub, palette.FELT), *strip_grounds, Panel(parts.foot, palette.BACKGROUND)),
        texts=(*texts, *corner_texts, *strip_texts),
        pictures=(*pictures, *gestures, *strip_pictures),
        controls=(*_spots(parts), *earlier, *_buttons(shown, display)),
    )


def _around(shown: TablePage, display: DisplaySettings, parts: Parts) -> tuple[list[Text], list[Picture]]:
    """The player at each slot, with the public facts: number of tiles in hand, and marker."""
    texts: list[Text] = []
    pictures: list[Picture] = []
    size = display.px(34)
    for train, row in zip(shown.table.trains, shown.table.rows, strict=True):
        own = train.seat is not None
        if train.slot >= SLOTS or not (own or shown.in_round) or (own and train.seat in shown.unseated):
            continue
        left, top, wide, high = parts.name_places[train.slot]
        right = train.slot < SLOTS // 2
        badge = (left if right else left + wide - size, top + (high - size) // 2, size, size)
        pictures.append(BadgePicture(badge, train.seat, "M" if own else train.sign))
        room = (left + size + display.px(8) if right else left, top, wide - size - display.px(8), high)
        turn = own and shown.in_turn and shown.prompt.seat == train.seat
        texts += _label(display, room, train.name, row.hand if shown.in_round else None, right, turn)
        if own and shown.in_round and train.marker:
            mark = display.px(24)
            used = min(width(train.name, "SemiBold", display.points(18)) + size + display.px(18), wide - mark)
            at = left + used if right else left + wide - used - mark
            pictures.append(MarkerPicture((at, top + display.px(3), mark, mark)))
    return texts, pictures


def _label(display: DisplaySettings, room: Rect, name: str, count: int | None, right: bool, turn: bool) -> list[Text]:
    """A name, and below it the tiles in hand."""
    color = palette.BRASS if turn else palette.TEXT
    anchor: Anchor = "left" if right else "right"
    if count is None:
        return [Text(room, name, display.points(18), "SemiBold", color, palette.FELT, anchor)]
    upper, lower = rows(room, (0, round(0.44 * room[3])), 0)
    said = display.texts.screen("slots-tiles", count=count)
    return [
        Text(upper, name, display.points(18), "SemiBold", color, palette.FELT, anchor),
        Text(lower, said, display.points(15), "Medium", palette.SECONDARY, palette.FELT, anchor),
    ]


def _strip(
    shown: TablePage, display: DisplaySettings, area: Rect, beside: Sequence[Control]
) -> tuple[list[Panel], list[Text], list[Picture]]:
    """The meaning of the last press, large enough to read from every chair; below it, what the table waits for; what
    stands `beside` it takes the right end."""
    last, prompt = shown.announcement or Announcement("asked", ""), shown.prompt
    refused, nudge = last.is_alarm, shown.nudge
    background = palette.REFUSED_STRIP if refused else palette.PANEL
    panels = [Panel(area, background)]
    panels.append(Panel((area[0], area[1], display.px(8), area[3]), palette.CORAL if refused else palette.BRASS))
    wide = beside[0].rect[0] - area[0] if beside else area[2]
    inner = area[0] + display.px(28), area[1] + display.px(10), wide - display.px(48), area[3] - display.px(20)
    first, second = rows(inner, (0, display.px(56)), 0)
    pictures: list[Picture] = []
    text = last.title
    if last.tone != "asked":
        size = display.px(42)
        pictures.append(SignPicture((first[0], first[1] + (first[3] - size) // 2, size, size), refused))
        start = size + display.px(16)
        first = first[0] + start, first[1], first[2] - start, first[3]
    height = next(
        (display.points(p) for p in LARGE if width(text, "Bold", display.points(p)) <= first[2]), display.points(18)
    )
    texts = [Text(first, text, height, "Bold", background=background, lines=2)]
    waited = last.text if refused and last.text else prompt.text
    if nudge:
        waited = f"{nudge} {waited}"
    start = 0
    if prompt.seat is not None and not (refused and last.text):
        size = display.px(38)
        pictures.append(BadgePicture((second[0], second[1] + (second[3] - size) // 2, size, size), prompt.seat))
        start = size + display.px(14)
        if prompt.title and not nudge:
            tall = display.points(26)
            used = min(width(prompt.title, "Bold", tall), second[2] // 2) + 2
            at = second[0] + start, second[1], used, second[3]
            texts.append(Text(at, prompt.title, tall, "Bold", palette.BRASS, background))
            start += used + display.px(16)
    rest = second[0] + start, second[1], second[2] - start, second[3]
    texts.append(Text(rest, waited, display.points(22 if len(waited) < 70 else 19), background=background, lines=2))
    return panels, texts, pictures


def _spots(parts: Parts) -> list[Control]:
    """Slots and engine as parts of the picture, for keys that walk."""
    size = round(0.36 * parts.radius)
    spots = []
    for slot in (*range(SLOTS), ENGINE):
        x, y = parts.center if slot == ENGINE else lamp_point(slot, parts.center, parts.radius)
        side = round(0.74 * parts.radius) if slot == ENGINE else size
        place = round(x - side / 2), round(y - side / 2), side, side
        spots.append(Control(f"slot:{slot}", place, "spot"))
    return spots


def _buttons(shown: TablePage, display: DisplaySettings) -> list[Control]:
    """The engine's meanings as buttons on the screen, each in its place; the one that is due in brass."""
    places = slots_places(display)
    height = display.points(18)
    return [
        *(
            offered_control(offer, places.actions[offer.kind], height)
            for kinds in BUTTONS
            if (offer := first_offered(shown, *kinds)) is not None
        ),
        more_button(shown, display, places),
    ]


OF_SLOT: Final[dict[str, Gesture]] = {"slots-tile": "short", "slots-double": "long"}
OF_ENGINE: Final[dict[str, Gesture]] = {"slots-draws": "short", "slots-ends": "twice", "slots-undoes": "long"}
"""The meanings of a press at a slot and at the engine, each with its gesture."""
WIDE, MARGIN, EDGE = 200, 16, 8
"""px at 1280 x 800: no name comes there."""
GESTURE = 27
"""The height of the line of a gesture, px at 1280 x 800."""


def _corners(display: DisplaySettings, area: Rect, *, draws: bool, hub: bool) -> tuple[list[Text], list[Picture]]:
    """The gestures: at a slot in the left corner, at the engine in the right one; `draws`: with a draw.

    Without a `hub`, a line above says so, and that its picture can be touched.
    """
    left, top, wide, tall = area
    texts: list[Text] = []
    pictures: list[Picture] = []
    engine = {name: gesture for name, gesture in OF_ENGINE.items() if draws or name != "slots-draws"}
    side, edge, row = display.px(GESTURE), display.px(EDGE), display.px(WIDE)
    anchors: tuple[Anchor, Anchor] = "left", "right"
    for anchor, gestures in zip(anchors, (OF_SLOT, engine), strict=True):
        for line, (name, gesture) in enumerate(gestures.items()):
            y = top + tall - edge - (len(gestures) - line) * side
            at = left + display.px(MARGIN) if anchor == "left" else left + wide - display.px(MARGIN) - side
            pictures.append(GesturePicture((at, y, side, side), gesture))
            start = at + side + edge if anchor == "left" else at - edge - row
            texts.append(_corner_line(display, (start, y, row, side), name, anchor))
    if not hub:
        high = round(1.25 * display.points(15))
        for line, name in enumerate(("hub-missing", "slots-touch")):
            at = left + display.px(MARGIN)
            texts.append(_corner_line(display, (at, top + edge + line * high, row, high), name, "left", palette.AMBER))
    return texts, pictures


def _corner_line(
    display: DisplaySettings, place: Rect, name: str, anchor: Anchor, color: Color = palette.SECONDARY
) -> Text:
    said = display.texts.screen(name)
    return Text(place, said, display.points(15), color=color, background=palette.FELT, anchor=anchor)
