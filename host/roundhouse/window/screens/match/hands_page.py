"""The hands at the end of a round: a card for each with all its tiles and how they add up, from leaf to leaf."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from roundhouse.presenters.match.counted_hands import CountedHand
from roundhouse.window.controls.grid import rows
from roundhouse.window.controls.page import BadgePicture, Page, Panel, Picture, Rect, Text, TilePicture
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import fitted, font, width, wrapped
from roundhouse.window.screens.pages.list_layout import Block, Side, cut, joined

TALLEST: Final = 96
"""How high a card is where there is room, px at 1280 x 800."""
READABLE, IN_ROWS, LONGEST = 40, 46, 72
"""Lengths of tiles, px at 1280 x 800: the comfortable minimum, the maximum in several rows and in one."""
BETWEEN, APART, MARGIN, GAP = 7, 4, 10, 8
"""Between tiles, between lines, above and below all of them, and between cards: px at 1280 x 800."""
BEFORE, BEHIND, ASIDE = 50, 16, 12
"""Before the name, behind the points, and between what stands beside each other: px at 1280 x 800."""


def hands_page(display: Display, area: Rect, hands: Sequence[CountedHand], pager: Pager[int]) -> Page:
    """A heading and a card for each hand, on several leaves if not all fit."""
    small, gap = display.points(14), display.px(GAP)
    heading, body = rows(area, (round(1.6 * small), 0), display.px(2))
    least = min(display.px(TALLEST), (body[3] + gap) // len(hands) - gap)
    blocks = [_card(hand, least, display, body[2]) for hand in hands]
    side, turned = Side(cut(blocks, body[3]), [body]), None
    if side.leaves > 1:
        body, turned = rows(body, (0, display.px(46)), gap)
        side = Side(cut(blocks, body[3]), [body])
    (leaf,) = pager.visible(range(side.leaves), 1)
    head = (
        Text(heading, display.texts.screen("hands-left"), small, "SemiBold", palette.SECONDARY),
        Text(heading, display.texts.screen("hands-now"), small, "SemiBold", palette.SECONDARY, anchor="right"),
    )
    buttons = pager.buttons(display, turned) if turned is not None else ()
    return joined((Page(texts=head, controls=buttons), side.painted(leaf, display)))


def _card(hand: CountedHand, least: int, display: Display, wide: int) -> Block:
    """Badge, name, sum, tiles and points; the hand of the player who went out has a brass frame."""
    name, small, count = display.points(17), display.points(14), len(hand.tiles)
    large, gap, apart = round(1.5 * name), display.px(BETWEEN), display.px(APART)
    points, aside = width(hand.points, "Bold", large) + 2, width(hand.sum, "Medium", small) + display.px(ASIDE)
    room = wide - display.px(BEFORE + BEHIND + ASIDE) - points
    across, length = _tile_rows(count, room, display)
    line, step = round(1.25 * name), font("Medium", small).get_linesize()
    summed = count > 0 and width(hand.name, "SemiBold", name) + aside <= room
    lines = [] if summed else wrapped(hand.sum, small, room)
    laid = math.ceil(count / across) * (length // 2 + gap) - gap + apart if count else 0
    tall = line + laid + (apart + len(lines) * step if lines else 0)
    ground, tone = (palette.SELECTED, palette.BRASS) if hand.out else (palette.ROW, palette.TEXT)
    quiet = palette.TEXT if hand.out and not count else palette.SECONDARY
    called = hand.name if summed else fitted(hand.name, "SemiBold", name, room)

    def paint(place: Rect) -> Page:
        left, top, _, high = place
        x, y, badge = left + display.px(BEFORE), top + (high - tall) // 2, display.px(34)
        below, end = y + tall - len(lines) * step, left + wide - display.px(BEHIND) - points
        told = [((x, below + at * step, room, step), each) for at, each in enumerate(lines)]
        texts = [
            Text((x, y, room - aside * summed, line), called, name, "SemiBold", tone, ground),
            Text((end, top, points, high), hand.points, large, "Bold", palette.TEXT, ground, "right"),
            *(Text(at, each, small, "Medium", quiet, ground) for at, each in told),
        ]
        if summed:
            texts.append(Text((x + room - aside, y, aside, line), hand.sum, small, "Medium", quiet, ground, "right"))
        pictures: list[Picture] = [
            BadgePicture((left + display.px(26) - badge // 2, top + (high - badge) // 2, badge, badge), hand.seat),
            *_tiles(hand, (x, y + line + apart), across, length, display),
        ]
        frame = Panel(place, ground, 10, palette.BRASS if hand.out else None)
        return Page(panels=(frame,), texts=tuple(texts), pictures=tuple(pictures))

    return Block(max(least, tall + 2 * display.px(MARGIN)), paint, display.px(GAP))


def _tiles(hand: CountedHand, at: tuple[int, int], across: int, length: int, display: Display) -> Iterator[TilePicture]:
    gap = display.px(BETWEEN)
    for index, halves in enumerate(hand.tiles):
        left, top = at[0] + index % across * (length + gap), at[1] + index // across * (length // 2 + gap)
        numbers = length < max(44, 48 * display.scale) or any(isinstance(half, str) for half in halves)
        yield TilePicture((left, top, length, length // 2), halves, numbers)


def _tile_rows(count: int, room: int, display: Display) -> tuple[int, int]:
    """How many tiles lie in a row, and how long they are: in as few rows as lets them be read."""
    gap, across, length = display.px(BETWEEN), 1, 0
    for lines in range(1, count + 1):
        across = math.ceil(count / lines)
        longest = display.px(LONGEST if lines == 1 else IN_ROWS)
        length = 2 * int(min(longest, (room + gap) / across - gap) / 2)
        if length >= display.px(READABLE):
            break
    return across, length
