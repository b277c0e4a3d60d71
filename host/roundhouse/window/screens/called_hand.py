"""The page on which a hand is told at the round's end: tile by tile, or its sum alone."""

from __future__ import annotations

from roundhouse import i18n
from roundhouse.dominoes import hand_of
from roundhouse.i18n.called import called
from roundhouse.i18n.screens import screen
from roundhouse.presenters.called import Calling
from roundhouse.presenters.hand_report import Telling
from roundhouse.presenters.tile_orientation import half_of
from roundhouse.presenters.trust_report import hand_added
from roundhouse.window import palette
from roundhouse.window.controls.grid import columns, rows, tile_grid
from roundhouse.window.controls.page import (
    Control,
    HalfPicture,
    Page,
    Picture,
    Rect,
    Text,
    TilePicture,
)
from roundhouse.window.display import Display
from roundhouse.window.screens.call_pad import headline_height
from roundhouse.window.screens.framed_page import badged, question_frame
from roundhouse.window.screens.tile_end_keys import end_keys, key_places

LENGTHS = (120, 104, 88, 76, 64, 52, 44, 36, 28)
"""Of a tile that is told, px at 1280 x 800; the smaller ones for large hands."""


def hand_page(calling: Calling, display: Display) -> Page:
    """What somebody has left: tile by tile, or its sum alone."""
    telling, seat = calling.telling, calling.table.awaited.seat
    name = calling.names[seat]
    if telling.only_sum:
        title = screen("called-last-double", display.language, seat=name)
        line = screen("called-last-double-line", display.language, seat=name)
    else:
        title = screen("called-hand", display.language, seat=name)
        line = screen("called-hand-line", display.language, count=telling.left)
    frame, badge = badged(display, question_frame(display, calling.said, title, line), seat + 1)
    tabs, body, _ = rows(frame.body, (display.px(52), 0, display.px(8)), display.px(10))
    back, undo, more = columns(frame.spare, (0, 0, 0), display.px(14))
    texts, pictures, keys = (_sum if telling.sums else _tiles)(calling, display, body)
    height = display.points(18)
    due = screen("called-told", display.language, seat=name, sum=_sum_told(calling))
    controls = [
        *_tabs(telling, display, tabs),
        *keys,
        Control("tell", frame.due, "primary", due, enabled=telling.whole, height=height),
        Control(
            "last", back, "button", screen("called-last-back", display.language),
            enabled=telling.begun, height=height,
        ),
        Control("undo", undo, "button", i18n.label("undo", display.language), height=height),
        Control("more", more, "button", screen("called-more", display.language), height=height),
        frame.back,
    ]  # fmt: skip
    return Page(texts=(*frame.texts, *texts), pictures=(badge, *pictures), controls=tuple(controls))


def _tabs(telling: Telling, display: Display, area: Rect) -> list[Control]:
    """Two ways to tell a hand; where only one will do, none."""
    if telling.only_sum:
        return []
    height = display.points(17)
    tiles, total, _ = columns(area, (display.px(260), display.px(260), 0), display.px(14))
    return [
        Control("by-tiles", tiles, "card", screen("called-by-tiles", display.language), chosen=not telling.by_sum,
                height=height),
        Control("by-sum", total, "card", screen("called-by-sum", display.language), chosen=telling.by_sum,
                height=height),
    ]  # fmt: skip


def _sum_told(calling: Calling) -> str:
    """What the hand is worth, as far as it is told."""
    telling = calling.telling
    if telling.sums:
        return telling.digits or "…"
    return str(calling.table.referee.game.worth(hand_of(telling.tiles)))


def _tiles(
    calling: Calling, display: Display, area: Rect
) -> tuple[tuple[Text, ...], tuple[Picture, ...], tuple[Control, ...]]:
    """The tiles told so far, their sum, and the keys."""
    shown, added, keys = rows(area, (0, display.px(64), display.px(212)), display.px(12))
    telling, game = calling.telling, calling.table.referee.game
    hand = hand_of(telling.tiles)
    pictures: list[Picture] = []
    places = tile_grid(shown, telling.left, [display.px(length) for length in LENGTHS], display.px(12))
    numbers = display.faces == "numbers" or game.options.set > 12
    for index, (left, top, wide, tall) in enumerate(places):
        if index < len(telling.tiles):
            low, high = (half_of(game, end) for end in game.tiles.ends[telling.tiles[index]])
            assert low is not None and high is not None, "a tile that was touched is known"
            pictures.append(TilePicture((left, top, wide, tall), (low, high), numbers or wide < 52))
            continue
        begun = telling.tile.ends if index == len(telling.tiles) else ()
        halves = [half_of(game, begun[0]) if begun else None, None]
        for step, half in enumerate(halves):
            pictures.append(HalfPicture((left + step * (wide // 2), top, wide // 2, wide // 2), half, numbers))
    text = hand_added(game, hand, display.language).strip() or (
        called("sum", display.language, parts="…", sum=game.worth(hand)) if hand else ""
    )
    height, _ = headline_height(text, display, added[2])
    texts = (Text(added, text, height, "Bold", palette.BRASS, anchor="center", lines=2),)
    return texts, tuple(pictures), end_keys(calling, display, keys, display.faces == "numbers")


def _sum(
    calling: Calling, display: Display, area: Rect
) -> tuple[tuple[Text, ...], tuple[Picture, ...], tuple[Control, ...]]:
    """The sum in large digits, and the keys."""
    shown, keys = rows(area, (0, display.px(212)), display.px(12))
    height = min(display.points(84), shown[3])
    text = Text(shown, calling.telling.digits or "–", height, "ExtraBold", palette.BRASS, anchor="center")
    places = key_places(keys, 10, display)
    size = round(0.44 * places[0][3])
    order = (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)
    controls = tuple(
        Control(f"digit:{digit}", place, "key", str(digit), height=size)
        for digit, place in zip(order, places, strict=True)
    )
    return (text,), (), controls
