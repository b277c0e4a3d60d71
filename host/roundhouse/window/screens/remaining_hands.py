"""The hands that were left when a round ended: a card for each, and what of it there is room to see."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from roundhouse.i18n.screens import screen
from roundhouse.presenters.remaining_hands import CountedHand
from roundhouse.window import palette
from roundhouse.window.appearance import Look
from roundhouse.window.controls.grid import rows
from roundhouse.window.controls.hand_layout import form_of, hand_height, least_height, name_room, room_for_sum
from roundhouse.window.controls.page import Control, Page, Place, Text
from roundhouse.window.controls.pager import Leaves
from roundhouse.window.lettering import fitted, width

TALLEST = 96


def hands_page(look: Look, area: Place, hands: Sequence[CountedHand], leaves: Leaves[CountedHand]) -> Page:
    """A heading and a card for each hand; where not all have room, on leaves that are turned."""
    name, small = look.points(17), look.points(14)
    heading, body = rows(area, (round(1.6 * small), 0), look.px(2))
    gap = look.px(8)
    least = round(2.1 * name)
    room = max(1, (body[3] + gap) // (least + gap))
    turned: Place | None = None
    if len(hands) > room:
        body, turned = rows(body, (0, look.px(46)), gap)
        room = max(1, (body[3] + gap) // (least + gap))
        room = math.ceil(len(hands) / math.ceil(len(hands) / room))  # as many on each leaf, so that each has more
    shown = leaves.of(hands, room)
    usual = look.px(TALLEST) if look.text < 1.2 else look.px(112)
    cards = [_card(hand, (*body[:3], usual), name, small) for hand in shown]
    heights = _heights(look, cards, usual, body[3] - gap * (len(cards) - 1))
    controls: list[Control] = []
    for index, (hand, card, high) in enumerate(zip(shown, cards, heights, strict=True)):
        place = (body[0], body[1] + sum(heights[:index]) + index * gap, body[2], high)
        summed = _with_sum(look, replace(card, place=place), hand)
        label = fitted(hand.name, "SemiBold", name, name_room(summed, look.scale))
        controls.append(replace(summed, label=label))
    texts = (
        Text(heading, screen("hands-left", look.language), small, "SemiBold", palette.SECONDARY),
        Text(heading, screen("hands-now", look.language), small, "SemiBold", palette.SECONDARY, anchor="right"),
    )
    buttons = leaves.buttons(look, turned) if turned is not None else ()
    return Page(texts=texts, controls=(*controls, *buttons))


def _card(hand: CountedHand, place: Place, name: int, small: int) -> Control:
    """A hand with the whole of its sum."""
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


def _heights(look: Look, cards: Sequence[Control], usual: int, room: int) -> list[int]:
    """How high each hand is: as much as all of it wants if there is room for that, and as usual where there is more.

    Else those with the most tiles come closer first; where not even that will do, they are told in words.
    """
    wanted = [hand_height(card, look.scale) for card in cards]
    for least in (min(usual, room // len(cards)), 0):
        heights = [max(each, least) for each in wanted]
        if sum(heights) <= room:
            return heights
    words = [round(2.1 * card.height) for card in cards]
    heights = [max(each, least_height(card, look.scale)) for each, card in zip(words, cards, strict=True)]
    while sum(heights) > room and heights != words:
        most = max(range(len(cards)), key=lambda index: (heights[index] - words[index], len(cards[index].tiles)))
        heights[most] = words[most]
    return _shared(heights, wanted, room)


def _shared(heights: Sequence[int], wanted: Sequence[int], room: int) -> list[int]:
    """What is left of the room goes to the lowest that want more, so that they come to be alike."""
    grown = list(heights)
    for _ in range(room - sum(heights)):
        lowest = min(range(len(grown)), key=lambda index: (grown[index] >= wanted[index], grown[index]))
        grown[lowest] += 1
    return grown


def _with_sum(look: Look, card: Control, hand: CountedHand) -> Control:
    """The card with the sum as it fits where there is not room for all of the hand."""
    form = form_of(card, look.scale)
    if form is not None and (form.summed or form.lines):
        return card
    for told in (hand.sum, *hand.short):
        shorter = replace(card, detail=told)
        form = form_of(shorter, look.scale)
        if form is None:
            if width(told, "Medium", card.detail_height) <= room_for_sum(shorter, look.scale):
                return shorter
        elif form.summed or form.lines:
            return shorter
    return replace(card, detail="")
