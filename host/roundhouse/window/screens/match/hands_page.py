"""The hands at the end of a round: a card for each, with as much detail as there is room for."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from roundhouse.presenters.match.counted_hands import CountedHand
from roundhouse.window.controls.grid import rows
from roundhouse.window.controls.hand_card import hand_height, hand_layout_of, least_height, max_name_width, room_for_sum
from roundhouse.window.controls.page import Control, Page, Rect, Text
from roundhouse.window.controls.pager import Pager
from roundhouse.window.display import Display
from roundhouse.window.drawing import palette
from roundhouse.window.drawing.lettering import fitted, width

TALLEST = 96


def hands_page(display: Display, area: Rect, hands: Sequence[CountedHand], pager: Pager[CountedHand]) -> Page:
    """A heading and a card for each hand, on several pages if not all fit."""
    name, small = display.points(17), display.points(14)
    heading, body = rows(area, (round(1.6 * small), 0), display.px(2))
    gap = display.px(8)
    least = round(2.1 * name)
    room = max(1, (body[3] + gap) // (least + gap))
    turned: Rect | None = None
    if len(hands) > room:
        body, turned = rows(body, (0, display.px(46)), gap)
        room = max(1, (body[3] + gap) // (least + gap))
        room = math.ceil(
            len(hands) / math.ceil(len(hands) / room)
        )  # the same number on each page, so that each has more room
    shown = pager.visible(hands, room)
    usual = display.px(TALLEST) if display.text < 1.2 else display.px(112)
    cards = [_card(hand, (*body[:3], usual), name, small) for hand in shown]
    heights = _heights(display, cards, usual, body[3] - gap * (len(cards) - 1))
    controls: list[Control] = []
    for index, (hand, card, high) in enumerate(zip(shown, cards, heights, strict=True)):
        place = (body[0], body[1] + sum(heights[:index]) + index * gap, body[2], high)
        summed = _with_sum(display, replace(card, rect=place), hand)
        label = fitted(hand.name, "SemiBold", name, max_name_width(summed, display.scale))
        controls.append(replace(summed, label=label))
    texts = (
        Text(heading, display.texts.screen("hands-left"), small, "SemiBold", palette.SECONDARY),
        Text(heading, display.texts.screen("hands-now"), small, "SemiBold", palette.SECONDARY, anchor="right"),
    )
    buttons = pager.buttons(display, turned) if turned is not None else ()
    return Page(texts=texts, controls=(*controls, *buttons))


def _card(hand: CountedHand, place: Rect, name: int, small: int) -> Control:
    """The card of a hand with its full sum."""
    return Control(
        f"hand:{hand.seat}",
        place,
        "hand",
        hand.name,
        hand.sum,
        hand.points,
        chosen=hand.out,
        height=name,
        detail_height=small,
        seat=hand.seat,
        tiles=hand.tiles,
        enabled=False,
    )


def _heights(display: Display, cards: Sequence[Control], usual: int, room: int) -> list[int]:
    """The height of each card: the full layout's if that fits, and the usual height if there is more room.

    Otherwise the largest hands get a tighter layout first, and finally a description in words.
    """
    wanted = [hand_height(card, display.scale) for card in cards]
    for least in (min(usual, room // len(cards)), 0):
        heights = [max(each, least) for each in wanted]
        if sum(heights) <= room:
            return heights
    words = [round(2.1 * card.height) for card in cards]
    heights = [max(each, least_height(card, display.scale)) for each, card in zip(words, cards, strict=True)]
    while sum(heights) > room and heights != words:
        most = max(range(len(cards)), key=lambda index: (heights[index] - words[index], len(cards[index].tiles)))
        heights[most] = words[most]
    return _shared(heights, wanted, room)


def _shared(heights: Sequence[int], wanted: Sequence[int], room: int) -> list[int]:
    """Give the rest of the room to the lowest cards that need more, so that they become equal."""
    grown = list(heights)
    for _ in range(room - sum(heights)):
        lowest = min(range(len(grown)), key=lambda index: (grown[index] >= wanted[index], grown[index]))
        grown[lowest] += 1
    return grown


def _with_sum(display: Display, card: Control, hand: CountedHand) -> Control:
    """The card with the longest form of the sum that fits."""
    form = hand_layout_of(card, display.scale)
    if form is not None and (form.summed or form.lines):
        return card
    for told in (hand.sum, *hand.short):
        shorter = replace(card, detail=told)
        form = hand_layout_of(shorter, display.scale)
        if form is None:
            if width(told, "Medium", card.detail_height) <= room_for_sum(shorter, display.scale):
                return shorter
        elif form.summed or form.lines:
            return shorter
    return replace(card, detail="")
