"""The message strip: whose turn it is, one sentence, and the buttons at its right end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

import pygame

from roundhouse import actions
from roundhouse.actions import Action
from roundhouse.presenters.offer import Offer
from roundhouse.presenters.views import Announcement
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.antialiasing import blit_centered, box_outline, dashes, sprite, stroke
from roundhouse.window.drawing.icons import badge, cross
from roundhouse.window.drawing.lettering import SMALLEST, Weight, font, size_of, width, wrapped, write_line
from roundhouse.window.drawing.palette import Color
from roundhouse.window.table.overlays.cover import button_place
from roundhouse.window.table.regions import Regions

LABEL, CROWDED_LABEL = 18, 15  # px at 1280 x 800
TITLE = 21
SENTENCES = (18, 15, 13)
TWO_LINES_FROM = 75
"""From this height on, the sentence stands below the title."""
PADDING, LEAST_PADDING = 25, 11
BUTTON_GAP = 8
HEIGHT = 46
SUNK = 2
BUTTONS_SHARE = 0.5
"""The share of the strip that buttons may take before they move closer, or into a second row."""
CROWDED_SHARE = 0.65
"""The share of the strip from which on their labels are smaller, so that the sentence keeps its room."""


# -- the buttons -------------------------------------------------------------------------------------------------------


ROWS_BELOW: Final[dict[type[Action], int]] = {
    actions.NextRound: 0, actions.Quit: 0, actions.SeeScores: 1
}  # fmt: skip
"""The actions below the strip, each in its row: a match that is over has no next round."""
BELOW_WIDTH = 260


def button_places(buttons: Sequence[Offer], parts: Regions) -> list[pygame.Rect]:
    """The buttons in reading order, against the right end of the strip; one that keeps its place stands there alone.

    Between turns and rounds, what is due stands below the strip.
    """
    area, below = parts.strip, _places_below(parts)
    strip, size = [button for button in buttons if not button.below], _label_size(buttons, parts)
    if strip and strip[-1].keeps_place:
        (alone,) = _places(strip[-1:], size, parts, area)
        left = pygame.Rect(area.left, area.top, alone.left - area.left, area.height)
        places = iter([*_places(strip[:-1], size, parts, left), alone])
    else:
        places = iter(_places(strip, size, parts, area))
    return [below[button.kind] if button.below else next(places) for button in buttons]


def _places_below(parts: Regions) -> dict[type[Action], pygame.Rect]:
    """The places below the strip, what is due above its alternative; and that on the card of a covered screen."""
    area, gap = parts.hand, BUTTON_GAP * parts.scale
    wide, high = BELOW_WIDTH * parts.scale, (area.height - gap) / 2
    left = area.right - gap - wide
    below = {
        kind: pygame.Rect(round(left), round(area.top + gap + row * high), round(wide), round(high - gap))
        for kind, row in ROWS_BELOW.items()
    }
    return {**below, actions.ShowHand: button_place(parts)}


def beside_buttons(buttons: Sequence[Offer], parts: Regions) -> pygame.Rect:
    """The rest of the hand's area beside the buttons below the strip, for the hand or for whose it is."""
    area, places = parts.hand, _places_below(parts)
    below = (button for button in buttons if button.below and button.kind in ROWS_BELOW)
    right = min((places[button.kind].left for button in below), default=area.right)
    return pygame.Rect(area.left, area.top, right - area.left, area.height)


def _places(buttons: Sequence[Offer], size: int, parts: Regions, area: pygame.Rect) -> list[pygame.Rect]:
    scale, gap = parts.scale, BUTTON_GAP * parts.scale
    labels = [width(button.room or button.label, "SemiBold", size) for button in buttons]
    most, rows = BUTTONS_SHARE * area.width, _rows(labels, parts, area)
    longest = max(rows, key=lambda row: _row(row, 0, gap), default=[])
    spare = (most - _row(longest, 0, gap)) / (2 * max(1, len(longest)))
    padding = max(LEAST_PADDING * scale, min(PADDING * scale, spare))
    whole = _row(longest, padding, gap)
    found: list[pygame.Rect] = []
    for index, row in enumerate(rows):
        more = (whole - _row(row, padding, gap)) / len(row)  # rows end alike
        middle = area.centery + (index - (len(rows) - 1) / 2) * (HEIGHT + BUTTON_GAP) * scale
        left = area.right - 12 * scale - whole
        for label in row:
            wide = label + 2 * padding + more
            place = pygame.Rect(round(left), 0, round(wide), round(HEIGHT * scale))
            place.centery = round(middle)
            found.append(place)
            left += wide + gap
    return found


def _label_size(buttons: Sequence[Offer], parts: Regions) -> int:
    """The letters of the labels, px: smaller where the buttons, close together, would take most of the strip."""
    size, scale = size_of(LABEL, parts.letters), parts.scale
    labels = [width(button.room or button.label, "SemiBold", size) for button in buttons if not button.below]
    whole = max(
        (_row(row, LEAST_PADDING * scale, BUTTON_GAP * scale) for row in _rows(labels, parts, parts.strip)), default=0
    )
    return size_of(CROWDED_LABEL, parts.letters) if whole > CROWDED_SHARE * parts.strip.width else size


def _rows(labels: Sequence[int], parts: Regions, area: pygame.Rect) -> list[Sequence[int]]:
    """The widths of the labels in one row; in two, where the strip is tall and one would take too much of it."""
    scale = parts.scale
    two = area.height >= (2 * HEIGHT + BUTTON_GAP) * scale
    split = two and _row(labels, PADDING * scale, BUTTON_GAP * scale) > BUTTONS_SHARE * area.width
    half = len(labels) // 2 if split else 0
    return [row for row in (labels[:half], labels[half:]) if row]


def _row(labels: Sequence[int], padding: float, gap: float) -> float:
    """The width of a row of buttons."""
    return sum(labels) + 2 * padding * len(labels) + gap * (len(labels) - 1)


def button_at(buttons: Sequence[Offer], parts: Regions, point: tuple[float, float]) -> Action | None:
    """The action of the enabled button at this point."""
    for button, place in zip(buttons, button_places(buttons, parts), strict=True):
        if button.enabled and place.collidepoint(point) and isinstance(button.action, Action):
            return button.action
    return None


# -- the words ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StripText:
    """A piece of text; the middle of its capitals is `x` px from the left end and `y` from the middle of the strip."""

    text: str
    x: float
    y: float
    size: int
    weight: Weight = "Medium"
    quiet: bool = False

    @property
    def step(self) -> int:
        """The height of its line."""
        return font(self.weight, self.size).get_linesize()

    @property
    def right(self) -> float:
        """The place of its end."""
        return self.x + width(self.text, self.weight, self.size)


def set_words(message: Announcement, room: float, height: float, letters: float) -> tuple[StripText, ...]:
    """Title and sentence in the largest letters in which both fit.

    What happened stands small above whose turn it is and what is to be done. In a tall strip the sentence stands below
    the title, else beside it; a long one continues behind a small title. What is too long even then stays on the last
    line, which is cut when it is written.
    """
    title, *sizes = (size_of(each, letters) for each in (TITLE, *SENTENCES))
    tall = height >= TWO_LINES_FROM * letters
    ways = [_below(message, room, title, sizes[0])] if tall else _beside(message, room, title, sizes)
    if message.news:
        ways = [*(_below_news(message, title, size, sizes[-1]) for size in sizes[:-1]), *ways]
    ways += [_run_in(message, room, size, height) for size in sizes[1:]]
    return next((lines for lines in ways if _fits(lines, room, height)), ways[-1])


def _fits(lines: Sequence[StripText], room: float, height: float) -> bool:
    inside = all(2 * abs(line.y) + line.step <= height + 1 for line in lines)
    return inside and all(line.right <= room for line in lines)


def _beside(message: Announcement, room: float, title: int, sizes: Sequence[int]) -> list[tuple[StripText, ...]]:
    """The sentence on one line beside the title; smaller on two, if the title leaves half of the room."""
    head = _head(message, title)
    left = head[0].right + 0.85 * title if head else 0.0
    ways = [(*head, StripText(message.text, left, 0, sizes[0]))]
    lines = wrapped(message.text, sizes[1], room - left)
    if len(lines) <= 2 and left <= room / 2:
        ways.append((*head, *_stacked(lines, left, sizes[1])))
    return ways


def _below_news(message: Announcement, title: int, size: int, small: int) -> tuple[StripText, ...]:
    """Small news above title and task."""
    (head,) = _head(message, title)
    news = StripText(message.news, 0, -head.step / 2, small, quiet=True)
    down = news.step / 2
    return news, replace(head, y=down), StripText(message.task, head.right + 0.85 * title, down, size)


def _below(message: Announcement, room: float, title: int, size: int) -> tuple[StripText, ...]:
    """The sentence on lines of its own below the title."""
    head = _head(message, title)
    lines = list(_stacked(wrapped(message.text, size, room), 0, size))
    apart = head[0].step / 2 if head else 0
    return (
        *(replace(line, y=line.y - len(lines) * lines[0].step / 2) for line in head if lines),
        *(replace(line, y=line.y + apart) for line in lines),
    )


def _run_in(message: Announcement, room: float, size: int, height: float) -> tuple[StripText, ...]:
    """A small title, and the sentence going on behind it, on as many lines as there are."""
    head = _head(message, size)
    left = head[0].right + 0.5 * size if head else 0.0
    lines = wrapped(message.text, size, room, room - left)
    if head and lines and width(lines[0], "Medium", size) > room - left:
        lines = ["", *wrapped(message.text, size, room)]  # not even a word fits behind the title
    most = max(1, int(height / font("Medium", size).get_linesize()))
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    first, *rest = _stacked(lines, 0, size)
    return (*(replace(line, y=first.y) for line in head), replace(first, x=left), *rest)


def _head(message: Announcement, size: int) -> list[StripText]:
    return [StripText(message.title, 0, 0, size, "Bold")] if message.title else []


def _stacked(lines: Sequence[str], left: float, size: int) -> Iterator[StripText]:
    """Lines below each other around the middle."""
    step = font("Medium", size).get_linesize()
    for index, line in enumerate(lines or [""]):
        yield StripText(line, left, (index - (max(1, len(lines)) - 1) / 2) * step, size)


# -- the picture -------------------------------------------------------------------------------------------------------


def paint_strip(surface: pygame.Surface, message: Announcement, buttons: Sequence[Offer], parts: Regions) -> None:
    area, scale, letters = parts.strip, parts.scale, parts.letters
    refused = message.tone == "refused"
    surface.fill(palette.REFUSED_STRIP if refused else palette.PANEL, area)
    edge = {"refused": palette.CORAL, "turn": palette.BRASS, "info": palette.LINE}[message.tone]
    surface.fill(edge, (area.left, area.top, round(6 * scale), area.height))
    left = area.left + 18 * scale
    if message.seat is not None:
        blit_centered(surface, badge(message.seat, 14 * letters), (left + 14 * letters, area.centery))
        left += 40 * letters
    if refused:
        blit_centered(surface, cross(12 * letters), (left + 12 * letters, area.centery))
        left += 34 * letters
    shown = [
        (button, place)
        for button, place in zip(buttons, button_places(buttons, parts), strict=True)
        if button.label and not button.below
    ]
    room = min((place.left for _, place in shown), default=area.right) - 16 * scale - left
    for line in set_words(message, room, area.height, letters):
        color = palette.BRASS if line.weight == "Bold" else palette.SECONDARY if line.quiet else palette.TEXT
        at = left + line.x, area.centery + line.y
        write_line(surface, line.text, at, line.weight, line.size, color, room=room - line.x)
    size = _label_size(buttons, parts)
    for button, place in shown:
        _button(surface, button, place, size, parts)


def paint_below(surface: pygame.Surface, buttons: Sequence[Offer], parts: Regions) -> None:
    """Draw the buttons below the strip, all of them in letters in which the longest label has room."""
    pairs = zip(buttons, button_places(buttons, parts), strict=True)
    below = [(button, place) for button, place in pairs if button.below]
    size = _label_size_below(below, parts)
    for button, place in below:
        _button(surface, button, place, size, parts)


def _label_size_below(below: Sequence[tuple[Offer, pygame.Rect]], parts: Regions) -> int:
    size, around = size_of(LABEL, parts.letters), 2 * BUTTON_GAP * parts.scale
    while size > SMALLEST and any(width(each.label, "SemiBold", size) > place.width - around for each, place in below):
        size -= 1
    return size


def paint_pointed(
    surface: pygame.Surface, buttons: Sequence[Offer], parts: Regions, action: Action, *, pressed: bool
) -> None:
    """Draw the button of an action, at which the mouse is, once more: lighter, and lower while it is pressed."""
    pairs = list(zip(buttons, button_places(buttons, parts), strict=True))
    below = [(button, place) for button, place in pairs if button.below]
    for button, place in pairs:
        if button.enabled and button.action == action:
            surface.fill(surface.get_at(place.topleft), place)
            size = _label_size_below(below, parts) if button.below else _label_size(buttons, parts)
            down = max(1, round(SUNK * parts.scale)) if pressed else 0
            _button(surface, button, place.move(0, down), size, parts, lit=True)


def _button(
    surface: pygame.Surface, button: Offer, place: pygame.Rect, size: int, parts: Regions, *, lit: bool = False
) -> None:
    kind = "primary" if button.enabled and button.primary else "plain" if button.enabled else "disabled"
    blit_centered(surface, _shape(place.width, place.height, parts.scale, kind, lit), place.center)
    color: Color = {"primary": palette.INK, "plain": palette.TEXT, "disabled": palette.DISABLED}[kind]
    write_line(surface, button.label, place.center, "SemiBold", size, color, anchor="center")


@lru_cache(maxsize=32)
def _shape(wide: int, high: int, scale: float, kind: str, lit: bool) -> pygame.Surface:
    def light(color: Color) -> Color:
        return palette.lighter(color) if lit else color

    def draw(surface: pygame.Surface, fine: float) -> None:
        line = 1.5 * scale * fine
        box = (line, line, surface.get_width() - line, surface.get_height() - line)
        outline = box_outline(box, 10 * scale * fine)
        if kind == "primary":
            pygame.draw.polygon(surface, light(palette.BRASS), outline)
            return
        if kind == "plain":
            pygame.draw.polygon(surface, light(palette.CARD), outline)
            stroke(surface, outline, line, palette.CONTROL)
            return
        for dash in dashes(outline, 5 * scale * fine, 4 * scale * fine):
            stroke(surface, dash, line, palette.LINE)

    return sprite(wide, high, draw)
