"""A hand that was left at the end of a round: a card with all its tiles and how they add up."""

from __future__ import annotations

import math

from roundhouse.presenters.match.counted_hands import CountedHand
from roundhouse.window.controls.page import BadgePicture, Page, Panel, Picture, Rect, Text, TilePicture
from roundhouse.window.display import DisplaySettings
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import fit_text, font, width, wrapped
from roundhouse.window.screens.pages.flow import GAP, Block

LONGEST, SHORTEST = 72, 46
"""Lengths of tiles in one row, px at 1280 x 800; in several they are as short as that."""
BETWEEN, APART, MARGIN, LEAST = 7, 4, 12, 74
"""Between tiles, between lines, above and below all of them, and how high a card is, px at 1280 x 800."""
BEFORE, BEHIND, ASIDE = 50, 16, 12
"""Before the name, behind the points, and between what stands beside each other: px at 1280 x 800."""


def hand_card(hand: CountedHand, display: DisplaySettings, wide: int) -> Block:
    """Badge, name, sum, tiles and points; the hand of the player who went out has a brass frame."""
    name, small, count, gap = display.points(17), display.points(14), len(hand.tiles), display.px(BETWEEN)
    large, apart, step = round(1.5 * name), display.px(APART), font("Medium", small).get_linesize()
    points, aside = width(hand.points, "Bold", large) + 2, width(hand.sum, "Medium", small) + display.px(ASIDE)
    room = wide - display.px(BEFORE + BEHIND + ASIDE) - points
    fit = (room + gap) // max(1, count) - gap
    length = 2 * (min(display.px(LONGEST), max(display.px(SHORTEST), fit)) // 2)
    across = max(1, (room + gap) // (length + gap))
    rows = math.ceil(count / across)
    beside = count > 0 and width(hand.name, "SemiBold", name) + aside <= room
    lines = [] if beside else wrapped(hand.sum, small, room)
    line, laid = round(1.25 * name), rows * (length // 2 + gap) - gap + apart if count else 0
    tall = line + laid + (apart + len(lines) * step if lines else 0)
    ground, tone = (palette.SELECTED, palette.BRASS) if hand.out else (palette.ROW, palette.TEXT)
    quiet = palette.TEXT if hand.out and not count else palette.SECONDARY

    def paint(place: Rect) -> Page:
        left, top, _, high = place
        x, y, badge = left + display.px(BEFORE), top + (high - tall) // 2, display.px(34)
        below, end = y + tall - len(lines) * step, left + wide - display.px(BEHIND) - points
        called = fit_text(hand.name, "SemiBold", name, room)
        texts = [
            Text((x, y, room - aside * beside, line), called, name, "SemiBold", tone, ground),
            Text((end, top, points, high), hand.points, large, "Bold", palette.TEXT, ground, "right"),
        ]
        if beside:
            texts.append(Text((x + room - aside, y, aside, line), hand.sum, small, "Medium", quiet, ground, "right"))
        for at, each in enumerate(lines):
            texts.append(Text((x, below + at * step, room, step), each, small, "Medium", quiet, ground))
        pictures: list[Picture] = [
            BadgePicture((left + display.px(26) - badge // 2, top + (high - badge) // 2, badge, badge), hand.seat)
        ]
        for at, halves in enumerate(hand.tiles):
            corner = x + at % across * (length + gap), y + line + apart + at // across * (length // 2 + gap)
            numbers = length < max(44, 48 * display.scale) or any(isinstance(half, str) for half in halves)
            pictures.append(TilePicture((*corner, length, length // 2), halves, numbers))
        frame = Panel(place, ground, 10, palette.BRASS if hand.out else None)
        return Page(panels=(frame,), texts=tuple(texts), pictures=tuple(pictures))

    return Block(max(display.px(LEAST), tall + 2 * display.px(MARGIN)), paint, display.px(GAP))
